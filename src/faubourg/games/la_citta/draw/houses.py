"""Small buildings, each around the middle of its hex."""

from __future__ import annotations

from faubourg.drawing.palette import PAPER
from faubourg.drawing.svg import Markup, Point, group, path, together
from faubourg.games.la_citta.draw.arches import doors
from faubourg.games.la_citta.draw.paints import (
    MARBLE,
    PLASTER,
    SHORE,
    STONE,
    STRAW,
    TERRACOTTA,
    WATER,
    WHEAT,
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
    start,
)


def wheat(*feet: Point, scale: float = 0.68) -> Markup:
    """Sheaves: three ears and their straw; a point is where one stands."""
    spots = [(x / scale, y / scale) for x, y in feet]
    straw = [f"{start(x - 4, y)}l4-9 4 9m-4 0v-9" for x, y in spots]
    ears = [
        f"{start(x, y - 8)}q-5-7 0-15q5 8 0 15q-9-2-9-11q8 2 9 11q1-9 9-11q0 9-9 11z"
        for x, y in spots
    ]
    return group(
        path(straw), path(ears, fill=STRAW, stroke_width=0.8), stroke=WHEAT, class_="wheat",
        transform=None if scale == 1 else f"scale({scale:g})",
    )  # fmt: skip


def farmhouse() -> Markup:
    return together([
        drawn(house(-17, 14, 22, 13, PLASTER, TERRACOTTA, 11, 9), line=PLASTER.line),
        filled(TERRACOTTA.right, rect(-9, 5, 7, 9)),
        wheat((18, 17)),
    ])  # fmt: skip


def quarry() -> Markup:
    """Cut blocks and a crane."""
    return together([
        drawn(block(-20, 16, 15, 9, STONE), block(-3, 16, 14, 9, STONE),
              block(-12, 7, 14, 9, STONE), line=STONE.line),
        lines("#6b3319", 2.2, "M18 16L12-18M8 16L12-18"),
        lines("#6b3319", 1.2, "M12-18L-5-9v4"),
    ])  # fmt: skip


def school() -> Markup:
    """A bell above the door."""
    return together([
        drawn(house(-17, 15, 29, 17, PLASTER, TERRACOTTA, 8, 8), line=PLASTER.line),
        drawn(filled(PLASTER.top, "M-8-8v-11h10v11z"), filled(TERRACOTTA.left, "M-11-18l8-8 8 8z"),
              line=TERRACOTTA.line),
        filled("#7a5a10", "M-6-10q3-8 6 0z"),
        doors("school", 15, x=-3),
    ])  # fmt: skip


def statue() -> Markup:
    """A figure on its pedestal, which has the arch."""
    figure = "M-6-1l2-10q-7-1-4-9l2 3q1 3 4 2a3.6 3.6 0 1 1 4 0q6 1 5 7l-3-3 2 10z"
    return together([
        drawn(block(-10, 16, 17, 17, MARBLE, 5), line=MARBLE.line),
        drawn(filled(MARBLE.top, figure), line=MARBLE.line),
        doors("statue", 15.5, x=-1.5),
    ])  # fmt: skip


def fountain() -> Markup:
    """Water that rises above two basins."""
    return together([
        drawn(filled(MARBLE.left, "M-22 5a22 9 0 0 0 44 0v5a22 10 0 0 1-44 0z"),
              filled(WATER, "M-22 5a22 8.5 0 1 0 44 0a22 8.5 0 1 0-44 0z"), line=SHORE),
        lines(SHORE, 1.6, "M-1-16q-9-5-11 9M1-16q9-5 11 9M0 4v-22M-2-15q-4-2-5 12M2-15q4-2 5 12"),
        doors("fountain", 19),
    ])  # fmt: skip


def market() -> Markup:
    """A striped awning over baskets."""
    stripes = "M-11-14l-4 12h8l2-12zM3-14l1 12h8l-4-12z"
    return together([
        lines("#6b3319", 2.2, "M-17 16V-2M17 16V-2"),
        drawn(filled(PLASTER.right, rect(-19, 6, 38, 10)), line=PLASTER.line),
        drawn(filled(PAPER, "M-17-14h32l6 12q-3.5 5-7.5 0q-3.5 5-7.5 0q-3.5 5-7.5 0q-3.5 5-7.5 0"
                            "q-3.5 5-7.5 0z"), line=TERRACOTTA.line),
        filled(TERRACOTTA.left, stripes),
        filled("#c4452f", disc(-11, 5, 3.4)), filled("#e3b341", disc(0, 5, 3.4)),
        filled("#5f8f51", disc(11, 5, 3.4)),
    ])  # fmt: skip


def theatre() -> Markup:
    """Rows of seats around a stage, and half an arch of each kind."""
    return together([
        drawn(filled(MARBLE.right, "M-23 3a23 20 0 0 1 46 0v6h-46z"),
              filled(MARBLE.left, "M-17 4a17 14 0 0 1 34 0v5h-34z"),
              filled(MARBLE.top, "M-11 5a11 9 0 0 1 22 0v4h-22z"),
              filled(TERRACOTTA.left, rect(-23, 8, 46, 9)), line=MARBLE.line),
        doors("theatre", 17),
    ])  # fmt: skip


def road() -> Markup:
    """Paving stones between trees; nobody lives there."""
    stones = [(-13, 7), (-4, 12), (5, 6), (-7, 0), (3, -4), (11, -2), (-2, -11), (8, -12)]
    return together([
        drawn(filled("#e0c79d", *(disc(x, y, 4.3) for x, y in stones)), line="#a98c58"),
        cypress((-19, -2), (19, 13), size=15),
    ])  # fmt: skip


def large_farmhouse() -> Markup:
    """A long house with a tower, and its own sheaf beside that of the land."""
    return together([
        drawn(block(-20, 14, 9, 24, PLASTER, 5), line=PLASTER.line),
        drawn(filled(TERRACOTTA.left, "M-22-9h13l3-4-8-8z"), line=TERRACOTTA.line),
        drawn(house(-11, 14, 24, 14, PLASTER, TERRACOTTA, 9, 8), line=PLASTER.line),
        filled(TERRACOTTA.right, "M-4 14v-6a4 4 0 0 1 8 0v6z"),
        wheat((16, 20), (-7, 22)),
    ])  # fmt: skip
