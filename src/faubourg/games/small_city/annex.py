"""What comes with a new tile: a warehouse, a guard, a first citizen (RULES.md chapter 6)."""

from __future__ import annotations

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import reasons
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.actions import Block, Guard, NoGuard, NoWarehouse, Warehouse
from faubourg.games.small_city.board import Cell, Cells, Placement
from faubourg.games.small_city.components import POLICE, WAREHOUSE
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Ask, Borough, City


def welcome(city: City, seat: Seat, home: Placement) -> None:
    """6.1.4."""
    borough = city.boroughs[seat]
    if borough.hall:
        borough.hall -= 1
        borough.citizens[seat] |= home.cells


# The warehouse


def warehouse_cells(kit: Kit, borough: Borough) -> Cells:
    """6.3.5: where a warehouse may lie, near a factory or not."""
    return cities.open_cells(kit, borough) & ~cities.closed_cells(kit, borough, WAREHOUSE)


def ask_warehouse(kit: Kit, city: City, seat: Seat, needed: bool) -> Ask:
    """6.3.3: a single cell is no choice (1.6.2), unless the warehouse may be left (18.12)."""
    borough = city.boroughs[seat]
    cells = warehouse_cells(kit, borough) & kit.places.all[borough.laid].near
    if not cells or not city.supply[WAREHOUSE]:
        return steps.NOTHING
    if not needed:
        return steps.ASK_OPTIONAL_WAREHOUSE
    if cells.bit_count() > 1:
        return steps.ASK_WAREHOUSE
    put_warehouse(kit, city, seat, cells.bit_length() - 1)
    return steps.NOTHING


def put_warehouse(kit: Kit, city: City, seat: Seat, cell: Cell) -> None:
    city.supply[WAREHOUSE] -= 1
    cities.put_tile(kit, city.boroughs[seat], kit.places.first[WAREHOUSE] + cell)


def why_not_warehouse(kit: Kit, borough: Borough, cell: Cell) -> Reason | None:
    """6.3.4 and 6.3.5."""
    there = 1 << cell
    if not there & kit.places.all[borough.laid].near:
        return reasons.WAREHOUSE_TOO_FAR
    if not there & cities.zone(kit, borough):
        return reasons.OUTSIDE_ZONE
    if there & cities.not_empty(borough):
        return reasons.NOT_EMPTY
    if there & borough.mayor:
        return reasons.MAYOR_BLOCKS
    return reasons.NEAR_HOMES if there & cities.closed_cells(kit, borough, WAREHOUSE) else None


def no_warehouse(borough: Borough) -> Reason | None:
    """18.12."""
    return None if borough.ask == steps.ASK_OPTIONAL_WAREHOUSE else reasons.WAREHOUSE_NEEDED


# The guard


def put_guard(kit: Kit, city: City, seat: Seat, cell: Cell) -> None:
    """6.5.2, 6.6.2 and 6.6.3."""
    borough = city.boroughs[seat]
    station = kit.places.all[borough.laid]
    slot, _ = station.slots[0]
    kit.leave_slot(borough, seat, cell)
    kit.enter_slot(borough, seat, slot)
    if station.kind == POLICE:
        expel_tourists(city, seat, station)


def expel_tourists(city: City, seat: Seat, police: Placement) -> int:
    """6.6.3: at the moment a police station becomes active; how many they are."""
    gone = cities.tourists(city, seat) & police.near
    cities.send_home(city, city.boroughs[seat], gone)
    return gone.bit_count()


# Answers


def why_not(kit: Kit, borough: Borough, seat: Seat, action: Action) -> Reason | None:
    if isinstance(action, Warehouse):
        return why_not_warehouse(kit, borough, action.cell)
    if isinstance(action, NoWarehouse):
        return no_warehouse(borough)
    if isinstance(action, Guard):
        there = borough.citizens[seat] >> action.cell & 1
        return None if there else reasons.NO_CITIZEN_THERE
    return None  # NoGuard


def answer(kit: Kit, city: City, seat: Seat, action: Action) -> None:
    if isinstance(action, Warehouse):
        put_warehouse(kit, city, seat, action.cell)
    elif isinstance(action, Guard):
        put_guard(kit, city, seat, action.cell)
    else:
        assert isinstance(action, NoGuard | NoWarehouse)


def blocks(kit: Kit, borough: Borough, seat: Seat) -> list[Block]:
    book = kit.book
    if borough.ask == steps.ASK_GUARD:
        return [(book.guard, borough.citizens[seat]), (book.no_guard, 1)]
    cells = warehouse_cells(kit, borough) & kit.places.all[borough.laid].near
    found: list[Block] = [(book.warehouse, cells)]
    if borough.ask == steps.ASK_OPTIONAL_WAREHOUSE:
        found.append((book.no_warehouse, 1))
    return found
