"""Placing districts: those of the pool (2.7 to 2.13) and later ones (3.5)."""

from __future__ import annotations

from faubourg.core.model import Event, Reason, Seat
from faubourg.games.big_city import events, reasons
from faubourg.games.big_city.actions import Catalogue, Origin, Place
from faubourg.games.big_city.board import NOWHERE, ROTATIONS, TABLE, Cell, Plan, rotated_size
from faubourg.games.big_city.components import CITY_HALL
from faubourg.games.big_city.state import NOTHING, POOL, BigCityState


def pool_order(first: Seat, seats: int, pool: range, reverse: bool) -> list[Seat]:
    """2.8: clockwise from the first player; 6.8.1: counterclockwise, the first player last."""
    steps = range(-1, -len(pool) - 1, -1) if reverse else range(len(pool))
    return [(first + step) % seats for step in steps]


def why_not_place(state: BigCityState, pool: range, action: Place) -> Reason | None:
    if state.placed[action.district] != NOWHERE:
        return reasons.ALREADY_PLACED
    if state.step == POOL:
        return None if action.district in pool else reasons.NOT_IN_POOL
    return None if state.on[CITY_HALL] else reasons.DISTRICT_BEFORE_HALL


def place_set(book: Catalogue, state: BigCityState, districts: range) -> int:
    """Every rotation of a district finds a place; must equal the filter by why_not_place."""
    found = 0
    for district in districts:
        if state.placed[district] == NOWHERE:
            found |= 0b1111 << book.place + ROTATIONS * district
    return found


def why_not_origin(plan: Plan, state: BigCityState, action: Origin) -> Reason | None:
    district, rotation = divmod(state.chosen, ROTATIONS)
    if plan.overlapping(*rotated_size(district, rotation)) >> action.cell & 1:
        return reasons.OVERLAP
    return None if plan.origins(district, rotation) >> action.cell & 1 else reasons.NO_CONTACT


def settle(state: BigCityState, cell: Cell) -> None:
    """The chosen district lies there."""
    district, rotation = divmod(state.chosen, ROTATIONS)
    place = rotation * TABLE + cell
    state.placed = (*state.placed[:district], place, *state.placed[district + 1 :])
    state.chosen = NOTHING


def ground_changes(before: Plan, after: Plan) -> list[Event]:
    """1.11 and 1.9: what a new district does to the rest of the city."""
    centre, hole = before.periphery & ~after.periphery, after.holes & ~before.holes
    grown = events.CentreGrown(centre)
    return [grown, events.HoleClosed(hole.bit_count())] if hole else [grown]
