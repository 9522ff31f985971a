"""Laying a new tile, in construction and from the council (RULES.md 5.2, chapter 6, 11.3)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.small_city import actions, annex, payment, reasons
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.board import NO_TILE, Placement
from faubourg.games.small_city.components import Kind
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Ask, Borough, City


@dataclass(frozen=True)
class Terms:
    """On which terms a tile is built: in phase 2, or in a column of the council."""

    least: int  # cells, water not counted (11.3.6)
    most: int
    free: bool  # no money is paid (11.3.1)
    influence: bool  # 5.2.8 holds
    warehouse: bool  # 6.3.6 holds
    cultural: bool  # cultural buildings are allowed


ANY_SIZE: Final = 99
PHASE_2: Final = Terms(1, ANY_SIZE, False, True, True, True)


@lru_cache(maxsize=64)
def council_terms(kit: Kit, column: int) -> Terms:
    """11.3.1 to 11.3.6 and 18.12; columns are counted from 1."""
    if column < box.COLUMNS:
        return Terms(column, column, True, True, True, False)
    return Terms(1, box.COLUMNS, True, False, not kit.no_warehouse_in_column_four, False)


# May it be built?


def why_not_build(
    kit: Kit, city: City, seat: Seat, placement: Placement, terms: Terms
) -> Reason | None:
    borough, kind = city.boroughs[seat], placement.kind
    return (
        why_not_kind(kit, city, borough, kind, terms)
        or why_not_cells(kit, borough, placement)
        or cities.why_not_beside(kit, borough, placement)
        or _why_not_influenced(kit, borough, placement, terms)
        or (kit.why_not_there(city, seat, placement) if terms.influence else None)
        or _why_not_with_warehouse(kit, borough, placement, terms)
    )


def why_not_kind(kit: Kit, city: City, borough: Borough, kind: Kind, terms: Terms) -> Reason | None:
    """What can be said before the tile has a place."""
    return (
        _why_not_on_terms(kit, kind, terms)
        or _why_not_there_is(kit, city, borough, kind, terms)
        or (None if terms.free else payment.why_not_pay(kit, borough, kind))
    )


def _why_not_on_terms(kit: Kit, kind: Kind, terms: Terms) -> Reason | None:
    """11.3.2, 11.3.3, 11.3.5 and 11.3.6."""
    if kind in box.CULTURAL and not terms.cultural:
        return reasons.TILE_CULTURAL
    size = kit.places.all[kit.places.first[kind]].solid.bit_count()
    if terms.least <= size <= terms.most:
        return None
    return reasons.TILE_WRONG_SIZE if terms.least == terms.most else reasons.TILE_TOO_LARGE


def _why_not_there_is(
    kit: Kit, city: City, borough: Borough, kind: Kind, terms: Terms
) -> Reason | None:
    """5.2.4, 5.2.5 and 13.3."""
    if borough.built >> kind & 1:
        return reasons.BUILT_ONCE
    if not kit.owned >> kind & 1 and not city.supply[kind]:
        return reasons.NONE_LEFT
    if kind in box.FACTORY and terms.warehouse and not city.supply[box.WAREHOUSE]:
        return reasons.NO_WAREHOUSE_LEFT
    return None


def why_not_cells(kit: Kit, borough: Borough, placement: Placement) -> Reason | None:
    """5.2.2, 5.2.3 and 4.1.10."""
    if placement.cells & ~cities.zone(kit, borough):
        return reasons.OUTSIDE_ZONE
    if placement.cells & cities.not_empty(borough):
        return reasons.NOT_EMPTY
    return reasons.MAYOR_BLOCKS if placement.cells & borough.mayor else None


def _why_not_influenced(
    kit: Kit, borough: Borough, placement: Placement, terms: Terms
) -> Reason | None:
    """5.2.8 and 11.3.3: one single cell needs all influences."""
    if not terms.influence or placement.cells & cities.good_cells(kit, borough, placement.kind):
        return None
    return cities.lacking(placement.kind)


def _why_not_with_warehouse(
    kit: Kit, borough: Borough, placement: Placement, terms: Terms
) -> Reason | None:
    """6.3.6."""
    if placement.kind not in box.FACTORY or not terms.warehouse:
        return None
    cells = annex.warehouse_cells(kit, borough) & placement.near
    return None if cells else reasons.NO_WAREHOUSE_CELL


# Building


def build(kit: Kit, city: City, seat: Seat, placement: Placement, terms: Terms) -> None:
    """The tile lies at once; what it asks for comes after it (1.6.3)."""
    borough, kind = city.boroughs[seat], placement.kind
    cities.put_tile(kit, borough, placement.number)
    borough.laid = placement.number
    if kit.built_once >> kind & 1:
        borough.built |= 1 << kind
    if not kit.owned >> kind & 1:
        city.supply[kind] -= 1
    kit.when_laid(borough, kind)
    if kind == box.RESIDENTIAL[0]:
        annex.welcome(city, seat, placement)
    if terms.free:
        _ask_next(kit, city, seat, terms.warehouse)
    else:
        payment.begin_payment(kit, city, borough, kind)
        _when_paid(kit, city, seat)


def _when_paid(kit: Kit, city: City, seat: Seat) -> None:
    if city.boroughs[seat].ask == steps.NOTHING:
        _ask_next(kit, city, seat, True)


def _ask_next(kit: Kit, city: City, seat: Seat, needs_warehouse: bool) -> None:
    """6.3.3, 6.5.2 and 6.6.2."""
    borough = city.boroughs[seat]
    kind = kit.places.all[borough.laid].kind
    if kind in box.FACTORY:
        borough.ask = annex.ask_warehouse(kit, city, seat, needs_warehouse)
    elif kind in box.GUARDED and borough.citizens[seat]:
        borough.ask = steps.ASK_GUARD
    if borough.ask == steps.NOTHING:
        finish(borough)


def finish(borough: Borough) -> None:
    borough.ask, borough.laid = steps.NOTHING, NO_TILE


# What a tile asks for

ANSWERS: Final[dict[type[Action], tuple[Ask, ...]]] = {
    actions.LeaveOut: (steps.ASK_ARCHITECT,),
    actions.LeaveNone: (steps.ASK_ARCHITECT,),
    actions.Spend: (steps.ASK_STORE,),
    actions.Warehouse: (steps.ASK_WAREHOUSE, steps.ASK_OPTIONAL_WAREHOUSE),
    actions.NoWarehouse: (steps.ASK_WAREHOUSE, steps.ASK_OPTIONAL_WAREHOUSE),
    actions.Guard: (steps.ASK_GUARD,),
    actions.NoGuard: (steps.ASK_GUARD,),
}


def why_not_answer(kit: Kit, city: City, seat: Seat, action: Action) -> Reason | None:
    borough = city.boroughs[seat]
    if borough.ask not in ANSWERS[type(action)]:
        return reasons.NOT_ASKED
    if isinstance(action, actions.LeaveOut):
        return payment.why_not_leave(borough, action.raw)
    if isinstance(action, actions.LeaveNone):
        return payment.why_not_leave_none(borough)
    if isinstance(action, actions.Spend):
        return payment.why_not_spend(borough, action)
    return annex.why_not(kit, borough, seat, action)


def answer(kit: Kit, city: City, seat: Seat, action: Action) -> None:
    borough = city.boroughs[seat]
    if isinstance(action, actions.LeaveOut):
        payment.leave_out(city, borough, action)
    elif isinstance(action, actions.LeaveNone):
        payment.pay_units(city, borough)
    elif isinstance(action, actions.Spend):
        payment.spend(city, borough, action)
    else:
        annex.answer(kit, city, seat, action)
        return finish(borough)
    _when_paid(kit, city, seat)


def answer_blocks(kit: Kit, city: City, seat: Seat) -> list[actions.Block]:
    borough = city.boroughs[seat]
    if borough.ask == steps.ASK_ARCHITECT:
        return payment.architect_blocks(kit, borough)
    if borough.ask == steps.ASK_STORE:
        return payment.store_blocks(kit, borough)
    return annex.blocks(kit, borough, seat)
