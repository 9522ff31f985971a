"""Why a citizen may not go somewhere (RULES.md 7.2 and 7.3), one paragraph after the other."""

from __future__ import annotations

from faubourg.core.model import Reason, Seat
from faubourg.games.small_city import movement, reasons
from faubourg.games.small_city.actions import Go
from faubourg.games.small_city.city import the
from faubourg.games.small_city.components import TOWN_HALL
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, SmallCityState


def why_not_go(kit: Kit, state: SmallCityState, seat: Seat, action: Go) -> Reason | None:
    if action.borough >= kit.seats:
        return reasons.NO_BOROUGH
    return (
        _why_not_borough(kit, state, seat, action.borough)
        or _why_not_cell(kit, state.city.boroughs[action.borough], seat == action.borough, action)
        or _why_not_free(kit, state, seat, action)
        or _why_not_admitted(kit, state, seat, action)
    )


def _why_not_borough(kit: Kit, state: SmallCityState, seat: Seat, goal: Seat) -> Reason | None:
    """7.3.8 to 7.3.11."""
    where = state.picked[0]
    near = goal == where or goal in movement.neighbours(kit, state.city, where)
    if where == seat:
        return None if near else reasons.TOO_FAR_FROM_HOME
    if goal != seat:
        return None if near else reasons.TOO_FAR_ABROAD
    if near and not kit.forced_homecoming:
        return None
    return reasons.NOT_HOME_YET if any(movement.near_abroad(kit, state, seat, where)) else None


def _why_not_cell(kit: Kit, borough: Borough, own: bool, action: Go) -> Reason | None:
    """7.2.2, 7.2.3, 7.3.2 and 7.3.3: what stands on the cell."""
    there = 1 << action.cell
    hall = the(kit, borough, TOWN_HALL)
    if hall is not None and hall.cells & there:
        return reasons.HALL_REFUSED if own else reasons.HALL_ABROAD
    if there & movement.visitor_slots(borough):
        return None
    if not there & movement.resident_slots(borough):
        return kit.no_slot_there(borough, action.cell)
    return None if own else reasons.RESIDENTS_ONLY


def _why_not_free(kit: Kit, state: SmallCityState, seat: Seat, action: Go) -> Reason | None:
    """7.2.1 and 7.2.4."""
    there = 1 << action.cell
    if not there & kit.free_slots(state.city.boroughs[action.borough], seat):
        return reasons.SLOT_TAKEN
    closed = movement.closed_to(kit, state, seat, action.borough)
    return reasons.SLOT_CLOSED if there & closed else None


def _why_not_admitted(kit: Kit, state: SmallCityState, seat: Seat, action: Go) -> Reason | None:
    """7.2.6 and 7.3.4 to 7.3.7."""
    where, there, city = state.picked[0], 1 << action.cell, state.city
    borough = city.boroughs[action.borough]
    if action.borough == seat:
        open_to_it = (
            where == seat or kit.returning_guards or not there & movement.guard_cells(kit, borough)
        )
        return None if open_to_it else reasons.GUARD_FROM_ABROAD
    if there & movement.policed(kit, city, action.borough):
        return reasons.POLICE_REFUSES
    limit = movement.tourist_limit(kit, city, seat)
    if borough.citizens[seat].bit_count() + (where != action.borough) <= limit:
        return None
    return reasons.TOURIST_LIMIT if limit == movement.PLAIN_LIMIT else reasons.TOURIST_LIMIT_METRO


def why_not_hall(kit: Kit, state: SmallCityState, seat: Seat) -> Reason | None:
    """7.2.7 and 7.3.11: only for somebody who has no slot."""
    where, cell = state.picked
    if where != seat:
        found = movement.from_abroad(kit, state, seat, where)
        return reasons.OTHER_SLOTS_LEFT if any(found) else None
    if not movement.restless_slots(kit, state.city.boroughs[seat]) >> cell & 1:
        return reasons.STAYS_RATHER
    return reasons.HOME_HAS_SLOTS if movement.home_slots(kit, state, seat) else None
