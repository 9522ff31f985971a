"""Every kind of tile: small buildings, large ones, and how the map names them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from faubourg.drawing import marks, svg
from faubourg.drawing.palette import PAPER
from faubourg.drawing.svg import Attribute, Markup, Point, element, group, path, together
from faubourg.games.la_citta.draw import sketch
from faubourg.games.la_citta.draw.signs import doors
from faubourg.games.la_citta.draw.sketch import MARBLE, PLASTER, STONE, TERRACOTTA, drawn, filled

STONES: Final = ((-13, 7), (-4, 12), (5, 6), (-7, 0), (3, -4), (11, -2), (-2, -11), (8, -12))
PICTURES: Final = {
    "farmhouse": together([
        drawn(sketch.house(-17, 14, 22, 13, PLASTER, TERRACOTTA, 11, 9), line=PLASTER.line),
        filled(TERRACOTTA.right, svg.rect(-9, 5, 7, 9)),
        sketch.wheat((18, 17)),
    ]),
    "quarry": together([  # cut blocks and a crane
        drawn(sketch.block(-20, 16, 15, 9, STONE), sketch.block(-3, 16, 14, 9, STONE),
              sketch.block(-12, 7, 14, 9, STONE), line=STONE.line),
        sketch.lines("#6b3319", 2.2, "M18 16L12-18M8 16L12-18"),
        sketch.lines("#6b3319", 1.2, "M12-18L-5-9v4"),
    ]),
    "school": together([  # a bell above the door
        drawn(sketch.house(-17, 15, 29, 17, PLASTER, TERRACOTTA, 8, 8), line=PLASTER.line),
        drawn(filled(PLASTER.top, "M-8-8v-11h10v11z"), filled(TERRACOTTA.left, "M-11-18l8-8 8 8z"),
              line=TERRACOTTA.line),
        filled("#7a5a10", "M-6-10q3-8 6 0z"),
        doors("school", 15, x=-3),
    ]),
    "statue": together([  # a figure on its pedestal, which has the arch
        drawn(sketch.block(-10, 16, 17, 17, MARBLE, 5), line=MARBLE.line),
        drawn(filled(MARBLE.top, "M-6-1l2-10q-7-1-4-9l2 3q1 3 4 2a3.6 3.6 0 1 1 4 0"
                                 "q6 1 5 7l-3-3 2 10z"), line=MARBLE.line),
        doors("statue", 15.5, x=-1.5),
    ]),
    "fountain": together([  # water that rises above two basins
        drawn(filled(MARBLE.left, "M-22 5a22 9 0 0 0 44 0v5a22 10 0 0 1-44 0z"),
              filled(sketch.WATER, "M-22 5a22 8.5 0 1 0 44 0a22 8.5 0 1 0-44 0z"),
              line=sketch.SHORE),
        sketch.lines(sketch.SHORE, 1.6,
                     "M-1-16q-9-5-11 9M1-16q9-5 11 9M0 4v-22M-2-15q-4-2-5 12M2-15q4-2 5 12"),
        doors("fountain", 19),
    ]),
    "market": together([  # a striped awning over baskets
        sketch.lines("#6b3319", 2.2, "M-17 16V-2M17 16V-2"),
        drawn(filled(PLASTER.right, svg.rect(-19, 6, 38, 10)), line=PLASTER.line),
        drawn(filled(PAPER, "M-17-14h32l6 12q-3.5 5-7.5 0q-3.5 5-7.5 0q-3.5 5-7.5 0q-3.5 5-7.5 0"
                            "q-3.5 5-7.5 0z"), line=TERRACOTTA.line),
        filled(TERRACOTTA.left, "M-11-14l-4 12h8l2-12zM3-14l1 12h8l-4-12z"),
        filled("#c4452f", svg.disc(-11, 5, 3.4)), filled("#e3b341", svg.disc(0, 5, 3.4)),
        filled("#5f8f51", svg.disc(11, 5, 3.4)),
    ]),
    "theatre": together([  # rows of seats around a stage, and half an arch of each kind
        drawn(filled(MARBLE.right, "M-23 3a23 20 0 0 1 46 0v6h-46z"),
              filled(MARBLE.left, "M-17 4a17 14 0 0 1 34 0v5h-34z"),
              filled(MARBLE.top, "M-11 5a11 9 0 0 1 22 0v4h-22z"),
              filled(TERRACOTTA.left, svg.rect(-23, 8, 46, 9)), line=MARBLE.line),
        doors("theatre", 17),
    ]),
    "road": together([  # paving stones between trees; nobody lives there
        drawn(filled("#e0c79d", *(svg.disc(x, y, 4.3) for x, y in STONES)), line="#a98c58"),
        sketch.cypress((-19, -2), (19, 13), size=15),
    ]),
    "large-farmhouse": together([  # with a tower, and its own sheaf beside that of the land
        drawn(sketch.block(-20, 14, 9, 24, PLASTER, 5), line=PLASTER.line),
        drawn(filled(TERRACOTTA.left, "M-22-9h13l3-4-8-8z"), line=TERRACOTTA.line),
        drawn(sketch.house(-11, 14, 24, 14, PLASTER, TERRACOTTA, 9, 8), line=PLASTER.line),
        filled(TERRACOTTA.right, "M-4 14v-6a4 4 0 0 1 8 0v6z"),
        sketch.wheat((16, 20), (-7, 22)),
    ]),
    "castle": together([  # two towers and a keep, with a roof in the colour of who owns it
        drawn(filled(STONE.top, "M-8 4v-23h16v23z"),
              filled(STONE.top, "M-24 13v-29h4v3h4v-3h4v3h4v-3h4v19h8v-19h4v3h4v-3h4v3h4v-3h4v29z"),
              filled(STONE.left, "M18-16h6v29h-6zM-10-16h6v13h-6z"),
              filled("currentColor", "M-10-19l10-10 10 10z"), line=STONE.line),
        filled(STONE.line, svg.rect(-17, -7, 3, 7), svg.rect(12, -7, 3, 7)),
    ]),
    "palace": together([  # a cornice, windows, and two white doors
        drawn(sketch.block(-20, 16, 35, 30, PLASTER, 6),
              filled(TERRACOTTA.left, "M-23-13h41l6-5H-16z"), line=PLASTER.line),
        path(["M-15-8v6M-6-8v6M3-8v6M11-8v6"], class_="window", stroke=PLASTER.line,
             stroke_width=4),
        doors("palace", 16, 15, x=-2.5),
    ]),
    "baths": together([  # a low dome behind a pool
        drawn(filled(TERRACOTTA.top, "M-13-6a14 13 0 0 1 28 0z"),
              sketch.block(-20, 9, 34, 15, MARBLE, 7),
              filled(sketch.WATER, "M-24 12h44l-5 10h-34z"), line=MARBLE.line),
        sketch.lines(sketch.SHORE, 1.4, "M-16 16q3-3 6 0t6 0 6 0 6 0M-11 20q3-3 6 0t6 0 6 0"),
        doors("baths", 9, 14, x=-3),
    ]),
    "hospital": together([  # two wings with a cross between them
        drawn(sketch.house(-21, 16, 36, 15, MARBLE, TERRACOTTA, 9, 8), line=MARBLE.line),
        drawn(filled(MARBLE.top, "M-11 1v-14l8-8 8 8v14z"), line=MARBLE.line),
        sketch.lines("#b23a3a", 4, "M-3-15v12M-9-9h12"),
        doors("hospital", 16, 15, x=-3),
    ]),
    "cathedral": together([  # a great dome and a bell tower
        drawn(filled(MARBLE.right, "M14 2v-24l4-7 4 7v24z"),
              filled(TERRACOTTA.left, "M14-22l4-8 4 8z"), line=MARBLE.line),
        drawn(filled(TERRACOTTA.left, "M-16-6q1-19 13-20q12 1 13 20z"),
              filled(MARBLE.top, "M-5-25v-4h4v4z"), line=TERRACOTTA.line),
        sketch.lines(TERRACOTTA.line, 1, "M-9-6q0-14 5-19M3-6q0-14-5-19"),
        drawn(sketch.block(-20, 17, 37, 22, MARBLE, 5), line=MARBLE.line),
        doors("cathedral", 17, 12, x=-1.5),
    ]),
    "university": together([  # columns under a wide gable
        drawn(filled(PLASTER.right, "M20 17l5-4V-9l-5 2z"),
              filled(PLASTER.left, svg.rect(-22, -8, 42, 25)),
              filled(TERRACOTTA.left, "M-25-8L-1-24 23-8z"),
              filled(PLASTER.top, "M-17-9.5L-1-20 15-9.5z"),
              line=PLASTER.line),
        drawn(filled(sketch.GOLD, svg.disc(-1, -13, 3)), line=sketch.GOLD_LINE),
        sketch.lines(MARBLE.line, 1.1, "M-19-5h36M-19-8v25M17-8v25"),
        doors("university", 17, 12, x=-1),
    ]),
    "port": together([  # a ship at its quay
        drawn(filled(sketch.WATER, "M-26 8q13-5 26 0t26 0l-6 9q-20 8-40 0z"), line=sketch.SHORE),
        drawn(filled("#8a5a34", "M-17 4h30l-6 9h-19z"),
              filled("#fdfaf2", "M-1 1V-24q14 8 12 23zM-4 1V-18q-10 8-10 17z"), line="#5d3322"),
        sketch.lines(sketch.SHORE, 1.4, "M-14 18q3-3 6 0t6 0 6 0 6 0"),
        drawn(filled(sketch.GOLD, svg.disc(19, -8, 5)), line=sketch.GOLD_LINE),
        sketch.wheat((21, 14)),
    ]),
    "estate": together([  # a villa among cypresses, with more food than one can count
        sketch.cypress((-21, 8), (20, 6), size=24),
        drawn(sketch.house(-14, 8, 24, 12, MARBLE, TERRACOTTA, 8, 7), line=MARBLE.line),
        drawn(filled(MARBLE.top, "M-8 8v-15l6-6 6 6v15z"), line=MARBLE.line),
        filled(TERRACOTTA.right, "M-5 8v-6a3 3 0 0 1 6 0v6z"),
        sketch.wheat(*((-18 + 9 * n, 22 - 2 * abs(n - 2)) for n in range(5))),
    ]),
}  # fmt: skip


def models(kinds: Iterable[str]) -> Markup:
    """What named_tile needs in the same picture."""
    return element("defs", *(group(PICTURES[kind], id=_id(kind)) for kind in sorted(kinds)))


def _id(kind: str) -> str:
    """A name for the whole page."""
    return f"la-citta-{kind}"


@lru_cache(maxsize=4096)
def tile(kind: str, seat: int, where: Point, scale: float = 1.0) -> Markup:
    """Around its middle; only a castle shows whose it is."""
    return group(PICTURES[kind], transform=svg.at(where, scale), **_owned(kind, seat))


@lru_cache(maxsize=4096)
def named_tile(kind: str, seat: int, where: Point, key: str) -> Markup:
    """The same by its name: a full map takes a third less room."""
    return element("use", href=f"#{_id(kind)}", transform=svg.at(where), data_key=key,
                   **_owned(kind, seat))  # fmt: skip


def _owned(kind: str, seat: int) -> dict[str, Attribute]:
    return marks.painted(seat, "tile castle ") if kind == "castle" else {"class_": f"tile {kind}"}
