"""Small signs for what matters to a building, drawn around a point."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing.palette import (
    BLACK,
    INK,
    LEAF,
    LEAF_DARK,
    MEADOW,
    PAPER,
    RED,
    SAND,
    TRUNK,
    VIOLET,
    YELLOW,
)
from faubourg.drawing.svg import Markup, Point, group, number, path
from faubourg.games.big_city.draw.paints import GOLD, GOLD_LINE, SLATE
from faubourg.games.big_city.draw.sketch import disc, light

_TRAM: Final = (
    path(["M-9-7h18q2 0 2 2v9q0 2-2 2h-18q-2 0-2-2v-9q0-2 2-2z"], fill=RED.left, stroke=RED.line),
    light("M-8-4h4v5h-4zm6 0h4v5h-4zm6 0h4v5h-4z"),
    path(["M-6 8h0M6 8h0"], stroke=BLACK.line, stroke_width=5, stroke_linecap="round"),
)
_HALL: Final = (
    path(["M-11-3L0-11L11-3z"], fill=VIOLET.top, stroke=VIOLET.line),
    path(["M-10-3h20v12h-20z"], fill=VIOLET.left, stroke=VIOLET.line),
    path(["M-6-1v9M0-1v9M6-1v9"], class_="light", stroke=PAPER, stroke_width=2.4),
)
_PARK: Final = (
    path(["M0 10v-9"], stroke=TRUNK, stroke_width=3),
    path(["M0-3h0"], stroke=LEAF_DARK, stroke_width=16, stroke_linecap="round"),
    path(["M-2-5h0"], stroke=LEAF, stroke_width=10, stroke_linecap="round"),
)
_FACTORY: Final = (
    path([disc(0, 0, 9)], stroke=SLATE.line, stroke_width=5, stroke_dasharray="5 4.4"),
    path([disc(0, 0, 7)], fill=YELLOW.top, stroke=SLATE.line),
    path([disc(0, 0, 2.4)], fill=INK),
)
_PERIPHERY: Final = (
    path(["M-10-10h20v20h-20z"], fill=MEADOW.top, stroke=MEADOW.line),
    path(["M-10-1l9-9M-10 8l18-18M1 10l9-9"], stroke=MEADOW.right, stroke_width=2.4),
)
_CENTRE: Final = (
    path(["M-10-10h20v20h-20z"], fill=SAND.top, stroke=SAND.line),
    path([disc(0, 0, 6)], stroke=SAND.line, stroke_width=2.4),
)
_CARD: Final = (
    path(["M-6-10h12q3 0 3 3v14q0 3-3 3h-12q-3 0-3-3v-14q0-3 3-3z"], fill=GOLD, stroke=GOLD_LINE),
    path(["M0-6l4.5 6L0 6l-4.5-6z"], fill="#fff"),
)
_UNDER: Final = (
    path(["M-9-9h18v8h-18zM-9-5h18"], fill=PAPER, stroke=INK),
    path(["M0 11v-9m-4 4l4-4l4 4"], stroke=INK, stroke_width=2.4),
)
_SHAPES: Final = {
    "tram": _TRAM, "city-hall": _HALL, "park": _PARK, "factory": _FACTORY, "card": _CARD,
    "periphery": _PERIPHERY, "centre": _CENTRE, "under": _UNDER,
}  # fmt: skip


@lru_cache(maxsize=4096)
def icon(name: str, where: Point, scale: float) -> Markup:
    x, y = where
    place = f"translate({number(x)} {number(y)}) scale({scale:.3g})"
    return group(*_SHAPES[name], transform=place, stroke_width=1.5)
