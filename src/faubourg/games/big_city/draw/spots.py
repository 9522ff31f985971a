"""Where the district in hand may go: a mark in the middle of each place it could take."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.catalogue import members
from faubourg.drawing.palette import AMBER, FAINT
from faubourg.drawing.svg import NOTHING, Markup, Point, group, path, title
from faubourg.games.big_city.board import ROTATIONS, position, rotated_size
from faubourg.games.big_city.draw.layout import CELL, Layout, Spot
from faubourg.games.big_city.draw.plots import LIGHT
from faubourg.games.big_city.draw.scene import Scene
from faubourg.games.big_city.draw.sketch import rect
from faubourg.games.big_city.draw.words import say
from faubourg.games.big_city.state import ORIGIN

MARK: Final = 64.0  # side of a mark


def spots(scene: Scene) -> Markup:
    """Only for who is to choose; others see the city as it is."""
    lit = frozenset(name for name in scene.look.lit if name.startswith("cell:"))
    if scene.known.step != ORIGIN or not lit:
        return NOTHING
    return _marks(scene.language, scene.layout, scene.known.chosen, lit)


@lru_cache(maxsize=128)
def _marks(language: str, layout: Layout, chosen: int, lit: frozenset[str]) -> Markup:
    """Lit where it may go, a dot where the action shown does not put it, nothing elsewhere."""
    district, rotation = divmod(chosen, ROTATIONS)
    size = rotated_size(district, rotation)
    allowed = [position(cell) for cell in members(layout.plan.origins(district, rotation))]
    far = [_area(layout, origin, size) for origin in _empty(layout, size) if origin not in allowed]
    near = [_mark(language, layout, origin, size, _name(origin) in lit) for origin in allowed]
    return group(
        group(title(say(language, "no-place")), *far),
        group(*near, fill=LIGHT, fill_opacity=0.6, stroke_width=4.5),
        class_="spots", pointer_events="all",
    )  # fmt: skip


def _name(origin: Spot) -> str:
    return f"cell:{origin[0]},{origin[1]}"


def middle(layout: Layout, origin: Spot, size: Spot) -> Point:
    """The middle of a district, on the paper."""
    x, y = origin[0] + size[0] / 2, origin[1] + size[1] / 2
    for _ in range(layout.turn):
        x, y = -y, x
    return CELL * x, CELL * y


def _area(layout: Layout, origin: Spot, size: Spot) -> Markup:
    x, y = middle(layout, origin, size)
    return path([rect(x - 50, y - 50, CELL, CELL)], data_name=_name(origin))


def _mark(language: str, layout: Layout, origin: Spot, size: Spot, lit: bool) -> Markup:
    x, y = middle(layout, origin, size)
    area = rect(x - 50, y - 50, CELL, CELL)
    words = title(say(language, "place"))
    if not lit:
        dot = path([f"M{x - 4:.0f} {y:.0f}h8m-4-4v8"], stroke=FAINT)
        return group(words, path([area], fill="none"), dot, data_name=_name(origin))
    frame = path([rect(x - MARK / 2, y - MARK / 2, MARK, MARK)], class_="lit", stroke=AMBER,
                 stroke_dasharray="11 6")  # fmt: skip
    return group(words, path([area], fill="none"), frame, class_="spot lit",
                 data_name=_name(origin))  # fmt: skip


def _empty(layout: Layout, size: Spot) -> list[Spot]:
    """Origins near the city whose district would have its middle on empty ground."""
    city = set(map(position, layout.plan.at))
    xs, ys = [x for x, _ in city], [y for _, y in city]
    wide, high = size
    every = [
        (x, y)
        for y in range(min(ys) - high, max(ys) + 2)
        for x in range(min(xs) - wide, max(xs) + 2)
    ]
    return [(x, y) for x, y in every if (x + wide // 2, y + high // 2) not in city]
