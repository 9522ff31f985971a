"""The city without its buildings: cardboard, streets, a lot for every plot, and the tram."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.drawing.palette import BLACK, CARD, CARD_LINE, CARD_SIDE, INK, PAPER, RED
from faubourg.drawing.svg import NOTHING, Markup, disc, group, number, path, rect, together, way
from faubourg.games.big_city.draw.scene import CELL, STREET, Layout, Spot, Street
from faubourg.games.big_city.draw.sketch import KERB, KERB_LINE, ROAD, ROAD_LINE, TINTS

Tile: TypeAlias = tuple[int, int, int, int]  # left, top, right and bottom crossings

RIM: Final = 7.0  # of the cardboard around the streets
THICK: Final = 9.0
KERBSIDE: Final = STREET / 2
LOT: Final = STREET / 2 + 4  # where the lot begins inside its block
ROUND: Final = 8.0


@lru_cache(maxsize=256)
def ground(layout: Layout) -> Markup:
    """All that never changes while no district is added."""
    tiles = [_around(spots) for spots in layout.districts.values()]
    return group(
        _cardboard(tiles),
        path([_plate(tile, KERBSIDE) for tile in tiles], class_="road", fill=ROAD),
        _middle_lines(tiles),
        *(group(_squares(district, spots), data_key=f"ground:{district}")
          for district, spots in layout.districts.items()),
        class_="ground",
    )  # fmt: skip


def _around(spots: list[Spot]) -> Tile:
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


def _plate(tile: Tile, rim: float, drop: float = 0) -> str:
    left, top, right, bottom = (CELL * edge for edge in tile)
    return rect(left - rim, top - rim, right - left + 2 * rim, bottom - top + 2 * rim + drop)


def _cardboard(tiles: list[Tile]) -> Markup:
    """Overlapping rectangles make one board: all outlines first, then the fills over them."""
    rim = KERBSIDE + RIM
    return group(
        path([_plate(tile, rim, THICK) for tile in tiles], class_="edge", fill=CARD_SIDE),
        path([_plate(tile, rim) for tile in tiles], class_="rim", fill=CARD),
        stroke=CARD_LINE, stroke_width=3, paint_order="stroke",
    )  # fmt: skip


def _middle_lines(tiles: list[Tile]) -> Markup:
    """Dashes in all streets of a district at once; the pattern leaves the crossings free."""
    pieces = []
    for left, top, right, bottom in tiles:
        across, down = number(CELL * (right - left)), number(CELL * (bottom - top))
        pieces += [way(CELL * left, CELL * y, f"h{across}") for y in range(top, bottom + 1)]
        pieces += [way(CELL * x, CELL * top, f"v{down}") for x in range(left, right + 1)]
    return path(pieces, class_="lines", stroke=ROAD_LINE, stroke_width=2,
                stroke_dasharray="10 10 10 10 10 10 10 30", stroke_dashoffset=-15)  # fmt: skip


def tile(district: int, spots: list[Spot]) -> Markup:
    """A district as it lies on the table before it is part of the city."""
    road = path([_plate(_around(spots), KERBSIDE)], class_="road", fill=ROAD)
    return together([road, _squares(district, spots)])


def _squares(district: int, spots: list[Spot]) -> Markup:
    """Sidewalks and lots of a district, with round corners."""
    kerbs = [_square(spot, KERBSIDE + ROUND) for spot in spots]
    lots = [_square(spot, LOT + 4) for spot in spots]
    tint = TINTS[district - 1]
    return together([
        path(kerbs, stroke=KERB_LINE, stroke_width=2 * ROUND + 2.4),
        path(kerbs, class_="kerb", fill=KERB, stroke=KERB, stroke_width=2 * ROUND),
        path(lots, class_="lot", fill=tint.lot, stroke=tint.lot, stroke_width=8),
    ])  # fmt: skip


def _square(spot: Spot, inset: float) -> str:
    x, y = CELL * spot[0] + inset, CELL * spot[1] + inset
    side = number(CELL - 2 * inset)
    return way(x, y, f"h{side}v{side}h-{side}z")


def bridges(cells: tuple[Spot, ...]) -> Markup:
    """Where a piece stands on several plots there is no street between them."""
    inside, side, gap = set(cells), CELL - STREET, STREET + 2
    plates = []
    for x, y in cells:
        left, top = CELL * x, CELL * y
        if (x + 1, y) in inside:
            plates.append(rect(left + CELL - gap / 2, top + KERBSIDE + 1, gap, side - 2))
        if (x, y + 1) in inside:
            plates.append(rect(left + KERBSIDE + 1, top + CELL - gap / 2, side - 2, gap))
        if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= inside:
            plates.append(rect(left + side, top + side, 2 * STREET, 2 * STREET))
    return path(plates, class_="kerb", fill=KERB)


# The tram: rails along its streets, a car on every segment, and the ends of the line

RAIL: Final = "#8b8371"


@lru_cache(maxsize=512)
def line(layout: Layout, names: tuple[str, ...], ends: frozenset[Spot]) -> Markup:
    """All segments. What can be drawn for all of them at once is one line each."""
    streets = [layout.streets[name] for name in names]
    if not streets:
        return NOTHING
    return group(
        tracks(streets), group(*map(car, streets), stroke=RED.left, stroke_width=15),
        seats(streets), _ends(streets, ends), class_="tram", pointer_events="none",
    )  # fmt: skip


def tracks(streets: Sequence[Street]) -> Markup:
    """A dark band, a light one in it, sleepers; and on it the edges of the cars."""
    whole = [part_of(street, 0) for street in streets]
    return group(
        path(whole, stroke=INK, stroke_width=9, stroke_linecap="square"),
        path(whole, stroke=RAIL, stroke_width=6, stroke_linecap="square"),
        path(whole, stroke=INK, stroke_width=6, stroke_dasharray="2 7"),
        path([part_of(street, 29) for street in streets], stroke=RED.line, stroke_width=18,
             stroke_linecap="round"),
    )  # fmt: skip


def part_of(street: Street, inset: float) -> str:
    """The middle line of a street without so much of both its ends."""
    x, y = CELL * street.one[0], CELL * street.one[1]
    length = number(CELL - 2 * inset)
    start = (x + inset, y) if street.across else (x, y + inset)
    return way(*start, f"h{length}" if street.across else f"v{length}")


def car(street: Street) -> Markup:
    return path([part_of(street, 29)], data_key=street.name, stroke_linecap="round")


def seats(streets: Sequence[Street]) -> Markup:
    """The roofs and windows of all cars."""
    return group(
        path([part_of(street, 27) for street in streets], class_="light", stroke=PAPER,
             stroke_width=8),
        path([part_of(street, 30) for street in streets], stroke=BLACK.left, stroke_width=4,
             stroke_dasharray="6 2.5"),
    )  # fmt: skip


def _ends(streets: list[Street], loose: frozenset[Spot]) -> Markup:
    """There the line goes on."""
    ends = [end for street in streets for end in (street.one, street.other) if end in loose]
    rings = [disc(CELL * x, CELL * y, 9) for x, y in ends]
    dots = [disc(CELL * x, CELL * y, 3.5) for x, y in ends]
    return together([
        path(rings, class_="end", fill=PAPER, stroke=INK, stroke_width=3.5),
        path(dots, fill=RED.left),
    ])  # fmt: skip
