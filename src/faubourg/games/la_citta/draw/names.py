"""The names of the cities on the map: each covers no numbers, no other name and few buildings."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from faubourg.drawing.palette import INK, PAPER
from faubourg.drawing.svg import SERIF, Box, Markup, Point, group, label
from faubourg.games.la_citta.draw.layout import Layout
from faubourg.games.la_citta.draw.scene import Town

LINES: Final = 44  # of letters down the map, and across: so large that a phone shows them while
ACROSS: Final = 41  # all is seen
WIDE: Final = 0.68  # of a letter, in its height
HALO: Final = 0.26  # around a letter, of its height
PICTURE: Final = 20.0  # of a building, from its middle to each side
TOUCH: Final = 0.01  # what two boxes side by side seem to share


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
    """Where it is free and hides least; one after the other, and those before stay."""
    found: list[Box] = []
    centres = [layout.centres[town.castle] for town in towns]
    numbers = [_around(x, y, room) for x, y in centres]
    pictures = _pictures(layout, towns)
    for town, (x, y) in zip(towns, centres, strict=True):
        ways = _ways(layout, town.name, (x, y), room)
        taken, drawn = _near(ways, [*numbers, *found]), _near(ways, pictures)
        free = [way for way in ways if _is_free(layout, way, taken)]
        found.append(min(free or ways[:1], key=partial(_hidden, drawn)))
    return found


def _near(ways: list[Box], boxes: list[Box]) -> list[Box]:
    """Those that any of the ways could lie on."""
    left, top = min(x for x, *_ in ways), min(y for _, y, *_ in ways)
    right, bottom = max(x + wide for x, _, wide, _ in ways), max(y + high for _, y, _, high in ways)
    return [
        box for box in boxes
        if box[0] < right and left < box[0] + box[2] and box[1] < bottom and top < box[1] + box[3]
    ]  # fmt: skip


def _around(x: float, y: float, room: Room) -> Box:
    return x - room.aside, y - room.up, 2 * room.aside, room.up + room.down


def _pictures(layout: Layout, towns: tuple[Town, ...]) -> list[Box]:
    """Of all buildings; castles have their numbers."""
    hexes = [name for town in towns for name, _ in town.tiles if name != town.castle]
    places = [layout.centres[name] for name in hexes]
    return [(x - PICTURE, y - PICTURE, 2 * PICTURE, 2 * PICTURE) for x, y in places]


def _ways(layout: Layout, name: str, castle: Point, room: Room) -> list[Box]:
    """Below the numbers, above, left or right of them, and then moved to either side."""
    (x, y), size = castle, letters(layout)
    left, _, across, _ = layout.box
    wide = len(name) * size * WIDE
    below, above = y + room.down, y - room.up - size
    middle = min(max(x - wide / 2, left), left + across - wide)  # on the paper
    sides = x - wide - room.aside / 2, x + room.aside / 2
    ways = ((middle, below), (middle, above), (x - room.aside - wide, y - size / 2),
            (x + room.aside, y - size / 2),
            *((side, level) for level in (below, above) for side in sides))  # fmt: skip
    return [(u, v, wide, size) for u, v in ways]


def _is_free(layout: Layout, spot: Box, taken: list[Box]) -> bool:
    x, y, wide, high = spot
    left, top, across, down = layout.box
    on_paper = left <= x <= left + across - wide and top <= y <= top + down - high
    return on_paper and not any(meet(spot, other) for other in taken)


def meet(one: Box, other: Box) -> bool:
    """Not if they only touch, as a name and the numbers above it do."""
    return _shared(one, other) > TOUCH


def _hidden(pictures: list[Box], spot: Box) -> float:
    return sum(_shared(spot, picture) for picture in pictures)


def _shared(one: Box, other: Box) -> float:
    """How much of them lies on each other."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(wide, 0) * max(high, 0)
