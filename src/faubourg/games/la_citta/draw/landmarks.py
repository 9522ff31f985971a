"""Castles, and the medium and large buildings, each around the middle of its hex."""

from __future__ import annotations

from faubourg.drawing.svg import Markup, path, together
from faubourg.games.la_citta.draw.arches import doors
from faubourg.games.la_citta.draw.houses import wheat
from faubourg.games.la_citta.draw.paints import (
    GOLD,
    GOLD_LINE,
    MARBLE,
    PLASTER,
    SHORE,
    STONE,
    TERRACOTTA,
    WATER,
)
from faubourg.games.la_citta.draw.sketch import (
    block,
    cypress,
    disc,
    drawn,
    filled,
    house,
    lines,
    rect,
)


def castle() -> Markup:
    """Two towers and a keep between them, with a roof in the colour of who owns it."""
    towers = "M-24 13v-29h4v3h4v-3h4v3h4v-3h4v19h8v-19h4v3h4v-3h4v3h4v-3h4v29z"
    roof = filled("currentColor", "M-10-19l10-10 10 10z")
    return together([
        drawn(filled(STONE.top, "M-8 4v-23h16v23z"), filled(STONE.top, towers),
              filled(STONE.left, "M18-16h6v29h-6zM-10-16h6v13h-6z"), roof, line=STONE.line),
        filled(STONE.line, rect(-17, -7, 3, 7), rect(12, -7, 3, 7)),
    ])  # fmt: skip


def palace() -> Markup:
    """A cornice, windows, and two white doors."""
    return together([
        drawn(block(-20, 16, 35, 30, PLASTER, 6), filled(TERRACOTTA.left, "M-23-13h41l6-5H-16z"),
              line=PLASTER.line),
        path(["M-15-8v6M-6-8v6M3-8v6M11-8v6"], class_="window", stroke=PLASTER.line,
             stroke_width=4),
        doors("palace", 16, 15, x=-2.5),
    ])  # fmt: skip


def baths() -> Markup:
    """A low dome behind a pool."""
    return together([
        drawn(filled(TERRACOTTA.top, "M-13-6a14 13 0 0 1 28 0z"),
              block(-20, 9, 34, 15, MARBLE, 7),
              filled(WATER, "M-24 12h44l-5 10h-34z"), line=MARBLE.line),
        lines(SHORE, 1.4, "M-16 16q3-3 6 0t6 0 6 0 6 0M-11 20q3-3 6 0t6 0 6 0"),
        doors("baths", 9, 14, x=-3),
    ])  # fmt: skip


def hospital() -> Markup:
    """Two wings with a cross between them."""
    return together([
        drawn(house(-21, 16, 36, 15, MARBLE, TERRACOTTA, 9, 8), line=MARBLE.line),
        drawn(filled(MARBLE.top, "M-11 1v-14l8-8 8 8v14z"), line=MARBLE.line),
        lines("#b23a3a", 4, "M-3-15v12M-9-9h12"),
        doors("hospital", 16, 15, x=-3),
    ])  # fmt: skip


def cathedral() -> Markup:
    """A great dome and a bell tower."""
    tower = "M14 2v-24l4-7 4 7v24z"
    return together([
        drawn(filled(MARBLE.right, tower), filled(TERRACOTTA.left, "M14-22l4-8 4 8z"),
              line=MARBLE.line),
        drawn(filled(TERRACOTTA.left, "M-16-6q1-19 13-20q12 1 13 20z"),
              filled(MARBLE.top, "M-5-25v-4h4v4z"), line=TERRACOTTA.line),
        lines(TERRACOTTA.line, 1, "M-9-6q0-14 5-19M3-6q0-14-5-19"),
        drawn(block(-20, 17, 37, 22, MARBLE, 5), line=MARBLE.line),
        doors("cathedral", 17, 12, x=-1.5),
    ])  # fmt: skip


def university() -> Markup:
    """Columns under a wide gable."""
    return together([
        drawn(filled(PLASTER.right, "M20 17l5-4V-9l-5 2z"),
              filled(PLASTER.left, rect(-22, -8, 42, 25)),
              filled(TERRACOTTA.left, "M-25-8L-1-24 23-8z"),
              filled(PLASTER.top, "M-17-9.5L-1-20 15-9.5z"),
              line=PLASTER.line),
        drawn(filled(GOLD, disc(-1, -13, 3)), line=GOLD_LINE),
        lines(MARBLE.line, 1.1, "M-19-5h36M-19-8v25M17-8v25"),
        doors("university", 17, 12, x=-1),
    ])  # fmt: skip


def port() -> Markup:
    """A ship at its quay."""
    return together([
        drawn(filled(WATER, "M-26 8q13-5 26 0t26 0l-6 9q-20 8-40 0z"), line=SHORE),
        drawn(filled("#8a5a34", "M-17 4h30l-6 9h-19z"),
              filled("#fdfaf2", "M-1 1V-24q14 8 12 23zM-4 1V-18q-10 8-10 17z"), line="#5d3322"),
        lines(SHORE, 1.4, "M-14 18q3-3 6 0t6 0 6 0 6 0"),
        drawn(filled(GOLD, disc(19, -8, 5)), line=GOLD_LINE),
        wheat((21, 14)),
    ])  # fmt: skip


def estate() -> Markup:
    """A villa among cypresses, with more food than one can count."""
    return together([
        cypress((-21, 8), (20, 6), size=24),
        drawn(house(-14, 8, 24, 12, MARBLE, TERRACOTTA, 8, 7), line=MARBLE.line),
        drawn(filled(MARBLE.top, "M-8 8v-15l6-6 6 6v15z"), line=MARBLE.line),
        filled(TERRACOTTA.right, "M-5 8v-6a3 3 0 0 1 6 0v6z"),
        wheat(*((-18 + 9 * n, 22 - 2 * abs(n - 2)) for n in range(5))),
    ])  # fmt: skip
