"""Where a citizen who moves may go (RULES.md 7.2 and 7.3), as sets of cells, and why not."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Reason, Seat
from faubourg.games.small_city import reasons
from faubourg.games.small_city.actions import Go
from faubourg.games.small_city.board import Cells
from faubourg.games.small_city.city import has, is_active, the, tiles_of
from faubourg.games.small_city.components import GUARDED, HOME, METRO, POLICE, POWER, TOWN_HALL
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City, SmallCityState

PLAIN_LIMIT: Final = 1  # tourists in one borough (7.3.5)
METRO_LIMIT: Final = 2  # 7.3.6


def resident_slots(borough: Borough) -> Cells:
    """7.3.2: slots for the owner's citizens only."""
    return borough.slots[HOME] | borough.slots[POWER]


def visitor_slots(borough: Borough) -> Cells:
    """7.3.1: slots for everybody; the owner's citizens there must move (7.1.2)."""
    _, a, b, c, d, e, f, g, h, _ = borough.slots
    return a | b | c | d | e | f | g | h


def restless_slots(kit: Kit, borough: Borough) -> Cells:
    """7.1.2: cells whose owner's citizens must move."""
    return kit.must_move(borough, visitor_slots(borough))


def neighbours(kit: Kit, city: City, seat: Seat) -> list[Seat]:
    """1.5.2, 10.2.5 and 18.11: the boroughs on the left and on the right."""
    one, other = _side(kit, city, seat, 1), _side(kit, city, seat, kit.seats - 1)
    if one == other:
        return [one] if one != seat else []
    if one == seat or other == seat:
        return [other if one == seat else one]
    return [one, other] if one < other else [other, one]


def _side(kit: Kit, city: City, seat: Seat, step: int) -> Seat:
    """The neighbour in one direction; the seat itself if there is none."""
    beside = (seat + step) % kit.seats
    while city.boroughs[beside].gone and beside != seat:
        beside = seat if kit.gaps else (beside + step) % kit.seats
    return beside


def tourist_limit(kit: Kit, city: City, seat: Seat) -> int:
    """7.3.5 and 7.3.6."""
    return METRO_LIMIT if has(kit, city.boroughs[seat], METRO) else PLAIN_LIMIT


def policed(kit: Kit, city: City, seat: Seat) -> Cells:
    """7.3.4: cells of a borough that its active police station closes to tourists."""
    police = the(kit, city.boroughs[seat], POLICE)
    if police is None or not is_active(kit, city, seat, POLICE):
        return 0
    return police.near


def guard_cells(kit: Kit, borough: Borough) -> Cells:
    """7.2.6: police station and fire station."""
    return sum(tile.cells for tile in tiles_of(kit, borough, GUARDED))


def closed_to(kit: Kit, state: SmallCityState, seat: Seat, where: Seat) -> Cells:
    """7.2.4."""
    return state.closed[seat * kit.seats + where]


def home_slots(kit: Kit, state: SmallCityState, seat: Seat) -> Cells:
    """7.2.1 to 7.2.4: for a citizen who is at home."""
    return kit.free_slots(state.city.boroughs[seat], seat) & ~closed_to(kit, state, seat, seat)


def returning_slots(kit: Kit, state: SmallCityState, seat: Seat) -> Cells:
    """7.2.6 and 18.8: for a tourist who comes home."""
    slots = home_slots(kit, state, seat)
    return slots if kit.returning_guards else slots & ~guard_cells(kit, state.city.boroughs[seat])


def tourist_slots(kit: Kit, state: SmallCityState, seat: Seat, where: Seat, arriving: int) -> Cells:
    """7.3.1 to 7.3.6: arriving is 0 for a tourist who is there already, else 1."""
    borough = state.city.boroughs[where]
    there = borough.citizens[seat].bit_count() + arriving
    if there > 1 and there > tourist_limit(kit, state.city, seat):
        return 0
    slots = kit.free_slots(borough, seat) & visitor_slots(borough)
    slots &= ~closed_to(kit, state, seat, where)
    return slots & ~policed(kit, state.city, where) if slots else 0


def destinations(kit: Kit, state: SmallCityState, seat: Seat, where: Seat) -> list[Cells]:
    """By borough: the slots to which a citizen of the seat may go who stands in this borough."""
    return from_home(kit, state, seat) if where == seat else from_abroad(kit, state, seat, where)


def can_leave(kit: Kit, state: SmallCityState, seat: Seat) -> bool:
    """Whether there is a slot for a citizen who is at home: at home, or as a tourist."""
    if home_slots(kit, state, seat):
        return True
    others = neighbours(kit, state.city, seat)
    return any(tourist_slots(kit, state, seat, other, 1) for other in others)


def from_home(kit: Kit, state: SmallCityState, seat: Seat) -> list[Cells]:
    """7.3.8."""
    found = [0] * kit.seats
    found[seat] = home_slots(kit, state, seat)
    for other in neighbours(kit, state.city, seat):
        found[other] = tourist_slots(kit, state, seat, other, 1)
    return found


def from_abroad(kit: Kit, state: SmallCityState, seat: Seat, where: Seat) -> list[Cells]:
    """7.3.9 to 7.3.11: the own borough last."""
    found = near_abroad(kit, state, seat, where)
    if not any(found):
        found[seat] = returning_slots(kit, state, seat)
    return found


def near_abroad(kit: Kit, state: SmallCityState, seat: Seat, where: Seat) -> list[Cells]:
    """7.3.9, 7.3.10 and 18.10: in the borough where the tourist is and beside it."""
    found = [0] * kit.seats
    found[where] = tourist_slots(kit, state, seat, where, 0)
    for other in neighbours(kit, state.city, where):
        if other != seat:
            found[other] = tourist_slots(kit, state, seat, other, 1)
        elif not kit.forced_homecoming:
            found[other] = returning_slots(kit, state, seat)
    return found


# Why not, one paragraph after the other


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
    near = goal == where or goal in neighbours(kit, state.city, where)
    if where == seat:
        return None if near else reasons.TOO_FAR_FROM_HOME
    if goal != seat:
        return None if near else reasons.TOO_FAR_ABROAD
    if near and not kit.forced_homecoming:
        return None
    return reasons.NOT_HOME_YET if any(near_abroad(kit, state, seat, where)) else None


def _why_not_cell(kit: Kit, borough: Borough, own: bool, action: Go) -> Reason | None:
    """7.2.2, 7.2.3, 7.3.2 and 7.3.3: what stands on the cell."""
    there = 1 << action.cell
    hall = the(kit, borough, TOWN_HALL)
    if hall is not None and hall.cells & there:
        return reasons.HALL_REFUSED if own else reasons.HALL_ABROAD
    if there & visitor_slots(borough):
        return None
    if not there & resident_slots(borough):
        return kit.no_slot_there(borough, action.cell)
    return None if own else reasons.RESIDENTS_ONLY


def _why_not_free(kit: Kit, state: SmallCityState, seat: Seat, action: Go) -> Reason | None:
    """7.2.1 and 7.2.4."""
    there = 1 << action.cell
    if not there & kit.free_slots(state.city.boroughs[action.borough], seat):
        return reasons.SLOT_TAKEN
    closed = closed_to(kit, state, seat, action.borough)
    return reasons.SLOT_CLOSED if there & closed else None


def _why_not_admitted(kit: Kit, state: SmallCityState, seat: Seat, action: Go) -> Reason | None:
    """7.2.6 and 7.3.4 to 7.3.7."""
    where, there, city = state.picked[0], 1 << action.cell, state.city
    borough = city.boroughs[action.borough]
    if action.borough == seat:
        open_to_it = where == seat or kit.returning_guards or not there & guard_cells(kit, borough)
        return None if open_to_it else reasons.GUARD_FROM_ABROAD
    if there & policed(kit, city, action.borough):
        return reasons.POLICE_REFUSES
    limit = tourist_limit(kit, city, seat)
    if borough.citizens[seat].bit_count() + (where != action.borough) <= limit:
        return None
    return reasons.TOURIST_LIMIT if limit == PLAIN_LIMIT else reasons.TOURIST_LIMIT_METRO


def why_not_hall(kit: Kit, state: SmallCityState, seat: Seat) -> Reason | None:
    """7.2.7 and 7.3.11: only for somebody who has no slot."""
    where, cell = state.picked
    if where != seat:
        found = from_abroad(kit, state, seat, where)
        return reasons.OTHER_SLOTS_LEFT if any(found) else None
    if not restless_slots(kit, state.city.boroughs[seat]) >> cell & 1:
        return reasons.STAYS_RATHER
    return reasons.HOME_HAS_SLOTS if home_slots(kit, state, seat) else None
