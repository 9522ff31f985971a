"""The names of the cities on the map, each where it covers neither numbers nor another name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.drawing.palette import INK, PAPER
from faubourg.drawing.svg import SERIF, Box, Markup, Point, group, label
from faubourg.games.la_citta.draw.layout import Layout
from faubourg.games.la_citta.draw.scene import Town

LINES: Final = 44  # of letters down the map, and across: so large that a phone shows them while
ACROSS: Final = 41  # all is seen
WIDE: Final = 0.68  # of a letter, in its height
HALO: Final = 0.26  # around a letter, of its height


class Room(NamedTuple):
    """What the numbers at a castle take: so far up, down and aside of it."""

    up: float
    down: float
    aside: float


def letters(layout: Layout) -> float:
    _, _, wide, high = layout.box
    return max(high / LINES, wide / ACROSS)


@lru_cache(maxsize=512)
def names(layout: Layout, towns: tuple[Town, ...], room: Room) -> Markup:
    size = letters(layout)
    found = [
        label(town.name, (x + wide / 2, y + size / 2), size, font_size=None,
              data_key=f"name:{town.castle}")
        for town, (x, y, wide, _) in zip(towns, spots(layout, towns, room), strict=True)
    ]  # fmt: skip
    return group(
        *found, class_="names fine", pointer_events="none", fill=INK, stroke=PAPER,
        stroke_width=size * HALO, paint_order="stroke", font_size=size, font_family=SERIF,
        font_weight=700,
    )  # fmt: skip


def spots(layout: Layout, towns: tuple[Town, ...], room: Room) -> list[Box]:
    """Where it is free; one after the other, and those before stay."""
    found: list[Box] = []
    centres = [layout.centres[town.castle] for town in towns]
    numbers = [_around(x, y, room) for x, y in centres]
    for town, (x, y) in zip(towns, centres, strict=True):
        ways, taken = _ways(layout, town.name, (x, y), room), [*numbers, *found]
        found.append(next((way for way in ways if _is_free(layout, way, taken)), ways[0]))
    return found


def _around(x: float, y: float, room: Room) -> Box:
    return x - room.aside, y - room.up, 2 * room.aside, room.up + room.down


def _ways(layout: Layout, name: str, castle: Point, room: Room) -> list[Box]:
    """Below the numbers, above, left or right of them."""
    (x, y), size = castle, letters(layout)
    left, _, across, _ = layout.box
    wide = len(name) * size * WIDE
    middle = min(max(x - wide / 2, left), left + across - wide)  # on the paper
    ways = ((middle, y + room.down), (middle, y - room.up - size),
            (x - room.aside - wide, y - size / 2), (x + room.aside, y - size / 2))  # fmt: skip
    return [(u, v, wide, size) for u, v in ways]


def _is_free(layout: Layout, spot: Box, taken: list[Box]) -> bool:
    x, y, wide, high = spot
    left, top, across, down = layout.box
    on_paper = left <= x <= left + across - wide and top <= y <= top + down - high
    return on_paper and not any(meet(spot, other) for other in taken)


def meet(one: Box, other: Box) -> bool:
    across = one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
    return across and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]
