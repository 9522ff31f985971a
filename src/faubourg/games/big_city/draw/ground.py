"""The city without its buildings: cardboard, streets, and a block with its lot for every plot."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.drawing.palette import CARD, CARD_LINE, CARD_SIDE
from faubourg.drawing.svg import Markup, group, number, path, together
from faubourg.games.big_city.draw.layout import CELL, STREET, Layout, Spot
from faubourg.games.big_city.draw.paints import KERB, KERB_LINE, ROAD, ROAD_LINE, TINTS
from faubourg.games.big_city.draw.sketch import rect

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
        *(_blocks(district, spots) for district, spots in layout.districts.items()),
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
    edge, rim = KERBSIDE + RIM, KERBSIDE + RIM
    return group(
        path([_plate(tile, edge, THICK) for tile in tiles], class_="edge", fill=CARD_SIDE),
        path([_plate(tile, rim) for tile in tiles], class_="rim", fill=CARD),
        stroke=CARD_LINE, stroke_width=3, paint_order="stroke",
    )  # fmt: skip


def _middle_lines(tiles: list[Tile]) -> Markup:
    """Dashes in all streets of a district at once; the pattern leaves the crossings free."""
    pieces = []
    for left, top, right, bottom in tiles:
        across, down = number(CELL * (right - left)), number(CELL * (bottom - top))
        pieces += [_start(CELL * left, CELL * y) + f"h{across}" for y in range(top, bottom + 1)]
        pieces += [_start(CELL * x, CELL * top) + f"v{down}" for x in range(left, right + 1)]
    return path(pieces, class_="lines", stroke=ROAD_LINE, stroke_width=2,
                stroke_dasharray="10 10 10 10 10 10 10 30", stroke_dashoffset=-15)  # fmt: skip


def _start(x: float, y: float) -> str:
    return f"M{number(x)} {number(y)}".replace(" -", "-")


def tile(district: int, spots: list[Spot]) -> Markup:
    """A district as it lies on the table before it is part of the city."""
    road = path([_plate(_around(spots), KERBSIDE)], class_="road", fill=ROAD)
    return together([road, _squares(district, spots)])


def _blocks(district: int, spots: list[Spot]) -> Markup:
    return group(_squares(district, spots), data_key=f"ground:{district}")


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
    return f"{_start(x, y)}h{side}v{side}h-{side}z"


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
