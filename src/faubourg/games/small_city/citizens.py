"""Phase 3: citizens move, are housed and arrive (RULES.md chapter 7)."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import NOBODY, Action, Reason, Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import events, flow, movement, reasons
from faubourg.games.small_city.actions import Block, Go, GoHall, House, Pick, Stop
from faubourg.games.small_city.annex import expel_tourists
from faubourg.games.small_city.board import NOWHERE, Cells
from faubourg.games.small_city.chapter import Chapter, Chapters
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import HOUSES, MOVES, SLOT, Borough, City, SmallCityState

NO_ONE: Final = (NOBODY, NOWHERE)


def begin(kit: Kit, state: SmallCityState) -> None:
    """7.1.1."""
    state.closed = closed_slots(kit, state.city)
    begin_moves(kit, state, flow.turn_order(state)[0])


def closed_slots(kit: Kit, city: City) -> list[Cells]:
    """7.2.4: by seat and borough, factory and commercial slots on which its citizens stand."""
    working = [sum(borough.slots[box.CASH : box.METAL_SLOT + 1]) for borough in city.boroughs]
    found = list[Cells]()
    for seat in range(kit.seats):
        for where, borough in enumerate(city.boroughs):
            found.append(borough.citizens[seat] & working[where])
    return found


# Moves


def begin_moves(kit: Kit, state: SmallCityState, seat: Seat) -> None:
    state.moved = [0] * kit.seats
    go_on(kit, state, seat)


def go_on(kit: Kit, state: SmallCityState, seat: Seat) -> None:
    """7.1.10: as long as somebody can move."""
    state.picked = NO_ONE
    if any(obliged(kit, state, seat)) or volunteers(kit, state, seat):
        flow.ask(state, MOVES, seat)
    else:
        house(kit, state, seat)


def obliged(kit: Kit, state: SmallCityState, seat: Seat) -> list[Cells]:
    """7.1.2 and 7.1.6: by borough, the citizens who must still move."""
    moved, found = state.moved, list[Cells]()
    for where, borough in enumerate(state.city.boroughs):
        standing = borough.citizens[seat]
        found.append(standing & ~moved[where] if standing else 0)
    if found[seat]:
        found[seat] &= movement.restless_slots(kit, state.city.boroughs[seat])
    return found


def volunteers(kit: Kit, state: SmallCityState, seat: Seat) -> Cells:
    """7.1.3 and 7.1.8: citizens of the own borough who may move and have somewhere to go."""
    borough = state.city.boroughs[seat]
    found = borough.citizens[seat] & ~state.moved[seat] & ~movement.restless_slots(kit, borough)
    return found if found and movement.can_leave(kit, state, seat) else 0


def why_not_move(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    if isinstance(action, Stop):
        return reasons.MUST_STILL_MOVE if any(obliged(kit, state, seat)) else None
    assert isinstance(action, Pick)
    if action.borough >= kit.seats:
        return reasons.NO_BOROUGH
    there, borough = 1 << action.cell, state.city.boroughs[action.borough]
    if not there & borough.citizens[seat]:
        return (
            reasons.NOT_YOUR_CITIZEN if there & cities.occupied(borough) else reasons.NOBODY_THERE
        )
    if there & state.moved[action.borough]:
        return reasons.MOVED_ALREADY
    must = there & obliged(kit, state, seat)[action.borough]
    return None if must or there & volunteers(kit, state, seat) else reasons.NOWHERE_TO_GO


def move_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    found = obliged(kit, state, seat)
    at_ease = not any(found)
    found[seat] |= volunteers(kit, state, seat)
    blocks = _blocks(kit.book.pick, found)
    if at_ease:
        blocks.append((kit.book.stop, 1))
    return blocks


def move(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    if isinstance(action, Stop):
        return house(kit, state, seat)
    assert isinstance(action, Pick)
    state.picked = action.borough, action.cell
    state.step = SLOT


def _blocks(places: list[range], found: list[Cells]) -> list[Block]:
    """By borough."""
    blocks: list[Block] = []
    for where, cells in enumerate(found):
        if cells:
            blocks.append((places[where], cells))
    return blocks


def slot_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    found = movement.destinations(kit, state, seat, state.picked[0])
    blocks = _blocks(kit.book.go, found)
    if _may_go_to_hall(kit, state, seat, found):
        blocks.append((kit.book.go_hall, 1))
    return blocks


def _may_go_to_hall(kit: Kit, state: SmallCityState, seat: Seat, found: list[Cells]) -> bool:
    """What movement.why_not_hall says, where the destinations are known."""
    where, cell = state.picked
    if where != seat:
        return not any(found)
    restless = movement.restless_slots(kit, state.city.boroughs[seat])
    return not found[seat] and bool(restless >> cell & 1)


def why_not_slot(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    if isinstance(action, GoHall):
        return movement.why_not_hall(kit, state, seat)
    assert isinstance(action, Go)
    return movement.why_not_go(kit, state, seat, action)


def go(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """7.1.7 and 7.2.7."""
    city, (where, cell) = state.city, state.picked
    kit.leave_slot(city.boroughs[where], seat, cell)
    if isinstance(action, Go):
        kit.enter_slot(city.boroughs[action.borough], seat, action.cell)
        state.moved[action.borough] |= 1 << action.cell
        _maybe_guard(kit, state, seat, action)
    else:
        cities.return_to_hall(city, seat)
    go_on(kit, state, seat)


def _maybe_guard(kit: Kit, state: SmallCityState, seat: Seat, action: Go) -> None:
    """7.2.8: who moves onto the police station makes it active."""
    if action.borough != seat:
        return
    police = cities.the(kit, state.city.boroughs[seat], box.POLICE)
    if police is not None and police.cells >> action.cell & 1:
        count = expel_tourists(state.city, seat, police)
        if count and state.events is not None:
            state.events.append(events.Expelled(seat, count))


# Housing


def house(kit: Kit, state: SmallCityState, seat: Seat) -> None:
    """7.4.1 and 7.4.2: asked only if citizens are short."""
    borough = state.city.boroughs[seat]
    houses = empty_houses(kit, borough)
    if not borough.hall:
        end_turn(kit, state, seat)
    elif houses.bit_count() <= borough.hall:
        borough.hall -= houses.bit_count()
        borough.citizens[seat] |= houses
        if houses and state.events is not None:
            state.events.append(events.Housed(seat, houses.bit_count()))
        end_turn(kit, state, seat)
    else:
        flow.ask(state, HOUSES, seat)


def empty_houses(kit: Kit, borough: Borough) -> Cells:
    """Residential tiles of level 1 without a citizen."""
    end = kit.places.first[box.RESIDENTIAL[0] + 1]
    placements = kit.places.all
    found = 0
    for tile in borough.tiles:
        if tile < end:
            found |= placements[tile].cells
    return found & ~cities.occupied(borough)


def why_not_house(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(action, House)
    there = empty_houses(kit, state.city.boroughs[seat]) >> action.cell & 1
    return None if there else reasons.NOT_AN_EMPTY_HOUSE


def house_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    return [(kit.book.house, empty_houses(kit, state.city.boroughs[seat]))]


def move_in(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    assert isinstance(action, House)
    borough = state.city.boroughs[seat]
    borough.hall -= 1
    borough.citizens[seat] |= 1 << action.cell
    house(kit, state, seat)


def end_turn(kit: Kit, state: SmallCityState, seat: Seat) -> None:
    later = flow.after(state, seat)
    if later:
        begin_moves(kit, state, later[0])
    else:
        arrive(state)
        state.closed, state.moved, state.picked = [], [], NO_ONE
        flow.end_phase(state)


# Arrivals


def arrive(state: SmallCityState) -> None:
    """7.5.1 and 7.5.2."""
    for seat in flow.in_game(state):
        borough = state.city.boroughs[seat]
        drawn = vacancies(borough).bit_count()
        coming = max(0, min(drawn, cities.hall_room(borough), borough.career))
        borough.hall += coming
        borough.career -= coming
        if coming and state.events is not None:
            state.events.append(events.Arrived(seat, coming, borough.hall))


def vacancies(borough: Borough) -> Cells:
    """Factory slots with nobody on them, tourists included."""
    return cities.factory_slots(borough) & ~cities.occupied(borough)


CHAPTERS: Chapters = {
    MOVES: Chapter({Pick: "7.1.7", Stop: "7.1.9"}, why_not_move, move, move_blocks),
    SLOT: Chapter({Go: "7.1.7", GoHall: "7.2.7"}, why_not_slot, go, slot_blocks),
    HOUSES: Chapter({House: "7.4.2"}, why_not_house, move_in, house_blocks),
}
