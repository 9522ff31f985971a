"""Signs for how a cell fits a pattern: a tick, a piece of metal, an open ring, a cross."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing.palette import GREEN, INK, PAPER, ROSE
from faubourg.drawing.svg import (
    NOTHING,
    SERIF,
    Markup,
    Point,
    circle,
    group,
    label,
    path,
    rectangle,
)
from faubourg.games.arcologies.table import BLOCKS, COSTS, MATCHES, STAYS_EMPTY
from faubourg.games.small_city.draw.frames import at
from faubourg.games.small_city.draw.icons import icon

NAMES: Final = {MATCHES: "matches", COSTS: "costs", STAYS_EMPTY: "empty", BLOCKS: "blocks"}


@lru_cache(maxsize=2048)
def fit(letter: str, where: Point, size: float = 1) -> Markup:
    """Around a point; of size 1 it is 28 wide."""
    return group(_fit(letter), class_=f"fit {NAMES[letter]}", transform=at(where, size))


def _fit(letter: str) -> Markup:
    if letter == MATCHES:
        tick = path(["M-6 0l4 5l8-10"], stroke=PAPER, stroke_width=4, stroke_linecap="round")
        return group(circle((0, 0), 13, fill=GREEN.right, stroke=PAPER, stroke_width=2), tick)
    if letter == COSTS:
        ring = circle((0, 0), 13, fill=PAPER, stroke=INK, stroke_width=1.6)
        return group(ring, icon("metal", (0, 0), 0.9))
    if letter == STAYS_EMPTY:
        return circle((0, 0), 10, stroke=GREEN.right, stroke_width=3, stroke_dasharray="5 4")
    cross = path(["M-5-5l10 10m0-10l-10 10"], stroke=PAPER, stroke_width=4, stroke_linecap="round")
    return group(circle((0, 0), 13, fill=ROSE, stroke=PAPER, stroke_width=2), cross)


@lru_cache(maxsize=256)
def price(metal: int, where: Point, size: float = 1) -> Markup:
    """How much metal it takes, in a pill."""
    if metal < 0:
        return NOTHING
    return group(
        rectangle((-34, -18, 68, 36), rx=18, fill=INK, stroke=PAPER, stroke_width=2.4),
        label(str(metal), (-12, 0), 24, fill=PAPER, font_weight=700, font_family=SERIF),
        icon("metal", (13, 0), 1.1), class_="sum metal-price", transform=at(where, size),
    )  # fmt: skip
