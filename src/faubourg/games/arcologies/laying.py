"""Building the arcology, step by step (RULES.md 4.1.4, 4.4 and 4.5)."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.arcologies import reasons, square
from faubourg.games.arcologies import state as steps
from faubourg.games.arcologies.actions import BuildArcology, Remain
from faubourg.games.arcologies.components import ARCOLOGY
from faubourg.games.arcologies.tables import ArcologyTables
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import payment
from faubourg.games.small_city.actions import HALL, Block, Put, Spend
from faubourg.games.small_city.board import NO_TILE, Cells, Number, Placement
from faubourg.games.small_city.building import finish
from faubourg.games.small_city.components import EACH_RAW, WAREHOUSE, Raw
from faubourg.games.small_city.demolition import empty_store
from faubourg.games.small_city.state import NOTHING, Borough, City

TO_HALL: Final = 2  # bits of Catalogue.put
FIRST_CELL: Final = 2


def is_laying(kit: ArcologyTables, borough: Borough) -> bool:
    """An arcology is being built, and something is still asked."""
    laid = borough.laid
    return laid != NO_TILE and kit.places.all[laid].kind == ARCOLOGY


def do_step(kit: ArcologyTables, city: City, seat: Seat, action: Action) -> bool:
    """Whether it was a step of building an arcology."""
    borough = city.boroughs[seat]
    if isinstance(action, BuildArcology):
        begin(kit, borough, action)
    elif not is_laying(kit, borough):
        return False
    elif isinstance(action, Remain):
        split_next(kit, city, borough, action.placement)
    elif isinstance(action, Spend):
        payment.spend(city, borough, action)
    else:
        assert isinstance(action, Put)
        _move(kit, city, borough, action.raw, cities.store_number(borough, action.store))
    go_on(kit, city, borough)
    return True


def begin(kit: ArcologyTables, borough: Borough, action: BuildArcology) -> None:
    """4.3.2: the price is fixed before anything is split."""
    metal = square.price(kit, borough, action.corner, action.turn)
    borough.owed = [0, 0, metal]
    borough.laid = square.square_at(kit, action.corner).number
    borough.extras[steps.TURN] = action.turn


def go_on(kit: ArcologyTables, city: City, borough: Borough) -> None:
    """4.1.4: remainders, then metal, then units that move; asked only where there is a choice."""
    borough.ask = NOTHING
    split_all(kit, city, borough)
    if borough.ask == NOTHING:
        payment.pay_units(city, borough)
    if borough.ask == NOTHING and kit.materials_move:
        move_all(kit, city, borough)
    if borough.ask == NOTHING:
        cover(kit, city, borough)


# Remainders


def next_split(kit: ArcologyTables, borough: Borough) -> Placement | None:
    """4.4.4: in cell order."""
    tiles = square.straddling(kit, borough, kit.places.all[borough.laid].cells)
    return tiles[0] if tiles else None


def ways_to_remain(kit: ArcologyTables, borough: Borough) -> list[Number]:
    tile = next_split(kit, borough)
    cells = kit.places.all[borough.laid].cells
    return [] if tile is None else square.remainders(kit, tile, cells)


def split_all(kit: ArcologyTables, city: City, borough: Borough) -> None:
    ways = ways_to_remain(kit, borough)
    while len(ways) == 1:
        split_next(kit, city, borough, ways[0])
        ways = ways_to_remain(kit, borough)
    if ways:
        borough.ask = steps.ASK_REMAINDER


def split_next(kit: ArcologyTables, city: City, borough: Borough, number: Number) -> None:
    """4.4.5 to 4.4.7 and 4.5.2: citizens stay on their cells."""
    tile = next_split(kit, borough)
    assert tile is not None
    fresh = bool(tile.cells & borough.fresh)
    cities.take_tile(kit, borough, tile.number)
    kit.exchange(city, tile, kit.places.all[borough.laid].cells)
    cities.put_tile(kit, borough, number)
    if fresh:
        borough.fresh |= kit.places.all[number].cells


def why_not_remain(kit: ArcologyTables, borough: Borough, action: Remain) -> Reason | None:
    ways = ways_to_remain(kit, borough)
    return None if action.placement in ways else reasons.NO_SUCH_REMAINDER


def remain_blocks(kit: ArcologyTables, borough: Borough) -> list[Block]:
    ways = ways_to_remain(kit, borough)
    return [(kit.own_book.remain, sum(1 << number for number in ways))]


# Units of covered warehouses (10.4)


def covered_stores(kit: ArcologyTables, borough: Borough) -> list[int]:
    cells = kit.places.all[borough.laid].cells
    return [n for n, cell in enumerate(borough.sheds, start=1) if cells >> cell & 1]


def units_to_move(kit: ArcologyTables, borough: Borough) -> list[Raw]:
    stores = covered_stores(kit, borough)
    return [raw for raw in EACH_RAW if any(_held(borough, number, raw) for number in stores)]


def _held(borough: Borough, number: int, raw: Raw) -> int:
    return borough.stock[number * len(EACH_RAW) + raw]


def open_stores(kit: ArcologyTables, borough: Borough) -> list[int]:
    """Those that stay and have room."""
    covered = covered_stores(kit, borough)
    numbers = range(len(borough.sheds) + 1)
    return [n for n in numbers if n not in covered and cities.room(kit, borough, n) > 0]


def move_all(kit: ArcologyTables, city: City, borough: Borough) -> None:
    """As long as there is one way only."""
    raws, stores = units_to_move(kit, borough), open_stores(kit, borough)
    while len(raws) == len(stores) == 1:
        _move(kit, city, borough, raws[0], stores[0])
        raws, stores = units_to_move(kit, borough), open_stores(kit, borough)
    if raws and stores:
        borough.ask = steps.ASK_MOVE


def _move(kit: ArcologyTables, city: City, borough: Borough, raw: Raw, goal: int) -> None:
    source = next(n for n in covered_stores(kit, borough) if _held(borough, n, raw))
    cities.take_unit(city, borough, source, raw)
    cities.put_unit(city, borough, goal, raw)


def why_not_move(kit: ArcologyTables, borough: Borough, seat: Seat, action: Put) -> Reason | None:
    """10.4."""
    if action.borough != seat or action.raw not in units_to_move(kit, borough):
        return reasons.UNIT_NOT_COVERED
    if action.store < HALL:
        return reasons.NO_OTHER_STORE
    number = cities.store_number(borough, action.store)
    if number < 0 or number in covered_stores(kit, borough):
        return reasons.NO_OTHER_STORE
    return None if number in open_stores(kit, borough) else reasons.NO_ROOM_THERE


def move_blocks(kit: ArcologyTables, borough: Borough, seat: Seat) -> list[Block]:
    cells, bits = cities.store_cells(borough), 0
    for number in open_stores(kit, borough):
        bits |= 1 << (FIRST_CELL + cells[number]) if number else TO_HALL
    return [(kit.book.put[raw][seat], bits) for raw in units_to_move(kit, borough)]


# The end of it


def cover(kit: ArcologyTables, city: City, borough: Borough) -> None:
    """4.5.1 to 4.5.7."""
    arcology = kit.places.all[borough.laid]
    for number in [n for n in borough.tiles if kit.places.all[n].cells & arcology.cells]:
        _box_tile(kit, city, borough, kit.places.all[number])
    cities.put_tile(kit, borough, arcology.number)
    borough.extras[steps.BUILT] = 1
    borough.extras[steps.NEWS] += 1
    if kit.inside == "sealed":
        _seal(borough, arcology.cells)
    finish(borough)


def _box_tile(kit: ArcologyTables, city: City, borough: Borough, tile: Placement) -> None:
    """4.5.2 and 4.5.4."""
    if tile.kind == WAREHOUSE:
        empty_store(city, borough, cities.store_number(borough, tile.first))
    cities.take_tile(kit, borough, tile.number)
    city.razed[tile.kind] += 1


def _seal(borough: Borough, cells: Cells) -> None:
    """10.5."""
    for seat, standing in enumerate(borough.citizens):
        borough.extras[steps.SEALED + seat] = standing & cells
        borough.citizens[seat] = standing & ~cells
