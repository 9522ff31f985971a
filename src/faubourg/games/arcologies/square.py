"""Where an arcology may be built and what it costs (RULES.md 4.2 to 4.4)."""

from __future__ import annotations

from collections import Counter

from faubourg.core.catalogue import members, set_of
from faubourg.core.model import Reason, Seat
from faubourg.games.arcologies import reasons
from faubourg.games.arcologies.actions import BuildArcology
from faubourg.games.arcologies.components import ARCOLOGY, SORTS
from faubourg.games.arcologies.patterns import Wanted, part_of, sort_of
from faubourg.games.arcologies.state import BUILT, DEALT
from faubourg.games.arcologies.tables import ArcologyTables
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.board import Cell, Cells, Number, Placement
from faubourg.games.small_city.components import METAL, TOWN_HALL
from faubourg.games.small_city.state import Borough, City


def square_at(kit: ArcologyTables, corner: Cell) -> Placement:
    """The arcology as it would lie."""
    number = kit.places.forms[ARCOLOGY][0].numbers[corner]
    return kit.places.all[number]


def wanted(kit: ArcologyTables, borough: Borough, turn: int) -> Wanted:
    return kit.patterns.wanted[borough.extras[DEALT]][turn]


# What matches (4.3)


def matching_cells(kit: ArcologyTables, borough: Borough) -> list[Cells]:
    """4.3.1: by kind, the cells on which a pattern that asks for it finds it."""
    found = [0] * len(kit.tiles)
    for number in borough.tiles:
        tile = kit.places.all[number]
        if tile.size == 1:
            found[tile.kind] |= tile.cells
        elif kit.splitting_is_free:
            for kinds in SORTS:
                if tile.kind in kinds:
                    found[kinds[0]] |= tile.cells
    return found


def price(kit: ArcologyTables, borough: Borough, corner: Cell, turn: int) -> int:
    """4.3.2 to 4.3.4: in metal."""
    return lacking(matching_cells(kit, borough), wanted(kit, borough, turn), corner)


def lacking(matching: list[Cells], turn: Wanted, corner: Cell) -> int:
    """Cells that do not match."""
    return sum(not matching[kind] >> corner + step & 1 for step, kind in turn.tiles)


# Refusals


def why_not_place(
    kit: ArcologyTables, city: City, seat: Seat, action: BuildArcology
) -> Reason | None:
    borough, square = city.boroughs[seat], square_at(kit, action.corner)
    if borough.extras[BUILT]:
        return reasons.ARCOLOGY_STANDS
    return Site(kit, city, borough, square).why_not(action.turn, matching_cells(kit, borough))


class Site:
    """A square, for who asks about it in several turns: most of the answer is the same."""

    def __init__(
        self, kit: ArcologyTables, city: City, borough: Borough, square: Placement
    ) -> None:
        self.kit, self.city, self.borough, self.square = kit, city, borough, square
        self.corner = square.first
        self.turns = kit.patterns.wanted[borough.extras[DEALT]]
        self.closed = why_not_square(kit, borough, square.cells)
        self.known: tuple[Reason | None] | None = None  # 4.4, once somebody has asked

    def uncut(self) -> Reason | None:
        if self.known is None:
            self.known = (why_not_split(self.kit, self.city, self.borough, self.square.cells),)
        return self.known[0]

    def blocked(self) -> Cells:
        """4.2.2 to 4.2.4, 4.4.2 and 4.4.3: cells that no metal helps."""
        kit, borough, cells = self.kit, self.borough, self.square.cells
        found = borough.mayor | cities.cemeteries(borough) | hall_cells(kit, borough)
        for tile in straddling(kit, borough, cells):
            if not sort_of(tile.kind) or not has_shapes(kit, tile, cells):
                found |= tile.cells
        return found & cells

    def why_not(self, turn: int, matching: list[Cells]) -> Reason | None:
        """4.2.5 comes before splitting, and paying last."""
        wanted, borough = self.turns[turn], self.borough
        return (
            self.closed
            or (
                reasons.NOT_LEFT_EMPTY
                if borough.covered >> self.corner + wanted.empty & 1
                else None
            )
            or self.uncut()
            or why_not_pay(borough, lacking(matching, wanted, self.corner))
        )


def why_not_square(kit: ArcologyTables, borough: Borough, square: Cells) -> Reason | None:
    """4.2.1 to 4.2.4."""
    if square & ~cities.zone(kit, borough):
        return reasons.SQUARE_OUTSIDE
    if square & borough.mayor:
        return reasons.SQUARE_BLOCKED
    if square & cities.cemeteries(borough):
        return reasons.SQUARE_CEMETERY
    return reasons.SQUARE_HALL if square & hall_cells(kit, borough) else None


def hall_cells(kit: ArcologyTables, borough: Borough) -> Cells:
    hall = cities.the(kit, borough, TOWN_HALL)
    return 0 if hall is None else hall.cells


def why_not_pay(borough: Borough, needed: int) -> Reason | None:
    """4.3.5 and 4.3.6."""
    return reasons.NO_METAL if needed > cities.raw_owned(borough, METAL) else None


# Splitting (4.4)


def straddling(kit: ArcologyTables, borough: Borough, square: Cells) -> list[Placement]:
    """Tiles that lie partly in the square, in cell order of what remains of them."""
    tiles = [kit.places.all[number] for number in borough.tiles]
    found = [tile for tile in tiles if tile.size > 1 and 0 < tile.cells & square < tile.cells]
    return sorted(found, key=lambda tile: members(tile.cells & ~square)[0]) if found else found


def remainders(kit: ArcologyTables, tile: Placement, square: Cells) -> list[Number]:
    """4.4.4: all ways in which the part outside can lie."""
    return kit.patterns.ways[part_of(tile, tile.cells & ~square)]


def has_shapes(kit: ArcologyTables, tile: Placement, square: Cells) -> bool:
    """4.4.2."""
    return all(part in kit.patterns.ways for part in kit.parts(tile, square))


def why_not_split(
    kit: ArcologyTables, city: City, borough: Borough, square: Cells
) -> Reason | None:
    """4.4.2, 4.4.3 and 4.4.6."""
    tiles = straddling(kit, borough, square)
    if not tiles:
        return None
    if not all(sort_of(tile.kind) for tile in tiles):
        return reasons.CANNOT_BE_SPLIT
    if not all(has_shapes(kit, tile, square) for tile in tiles):
        return reasons.PART_SHAPE
    needed = Counter(kind for tile in tiles for kind, _ in kit.parts(tile, square))
    short = any(city.supply[kind] + city.razed[kind] < count for kind, count in needed.items())
    return reasons.NO_PART_LEFT if short else None


# All places at once


def all_places(kit: ArcologyTables, city: City, seat: Seat) -> list[Cells]:
    """By turn, the corners that why_not_place allows.

    Shifting the matching cells by the steps of the pattern tells for all corners at once how
    many cells do not match; tiles that stick out are looked at only for the few that are left.
    """
    borough = city.boroughs[seat]
    turns = kit.patterns.wanted[borough.extras[DEALT]]
    metal = cities.raw_owned(borough, METAL)
    found = matching_cells(kit, borough)
    useful = sum(found[kind].bit_count() for kind in {kind for _, kind in turns[0].tiles})
    if borough.extras[BUILT] or useful + metal < len(turns[0].tiles):
        return [0] * len(turns)
    ground = _ground(kit, borough)
    return [
        _splittable(kit, city, borough, _affordable(found, turn, ground, borough.covered, metal))
        for turn in turns
    ]


def _ground(kit: ArcologyTables, borough: Borough) -> Cells:
    """4.2.1 to 4.2.4: corners of squares that are allowed."""
    closed = borough.mayor | cities.cemeteries(borough) | hall_cells(kit, borough)
    cells, where = cities.zone(kit, borough) & ~closed, kit.patterns.corners
    for step in kit.patterns.steps:
        where &= cells >> step
    return where


def _affordable(
    found: list[Cells], turn: Wanted, ground: Cells, covered: Cells, metal: int
) -> Cells:
    """4.2.5 and 4.3.6: corners where no more cells than so many do not match."""
    where = ground & ~(covered >> turn.empty)
    layers = [where] + [0] * (metal + 1)  # corners where at least 0, 1, 2, ... do not match
    for step, kind in turn.tiles:
        missing = where & ~(found[kind] >> step)
        for number in range(metal + 1, 0, -1):
            layers[number] |= layers[number - 1] & missing
    return where & ~layers[metal + 1]


def _splittable(kit: ArcologyTables, city: City, borough: Borough, where: Cells) -> Cells:
    """4.4."""
    return set_of(
        corner
        for corner in members(where)
        if why_not_split(kit, city, borough, square_at(kit, corner).cells) is None
    )
