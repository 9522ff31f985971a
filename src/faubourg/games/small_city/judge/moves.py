"""Phase 3: a citizen has been picked, or some have moved and others must still."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.small_city import movement
from faubourg.games.small_city.board import Cell
from faubourg.games.small_city.citizens import obliged
from faubourg.games.small_city.components import CASH, HOME
from faubourg.games.small_city.judge.people import people
from faubourg.games.small_city.judge.survey import Survey
from faubourg.games.small_city.judge.weights import Weights
from faubourg.games.small_city.judge.worth import Terms, best, total
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import SmallCityState


def picked(kit: Kit, state: SmallCityState, seat: Seat, s: Survey, w: Weights) -> Terms:
    """The best place for the citizen who moves; one slot stands for all that are alike."""
    boroughs, (where, cell) = state.city.boroughs, state.picked
    goals = _goals(kit, state, seat, s)
    must = obliged(kit, state, seat)[where] >> cell & 1
    kit.leave_slot(boroughs[where], seat, cell)
    found: Terms = {}
    for there, slot in goals or [(where, cell)]:
        kit.enter_slot(boroughs[there], seat, slot)
        state.moved[there] |= 1 << slot
        terms = moving(kit, state, seat, s, w)
        state.moved[there] &= ~(1 << slot)
        kit.leave_slot(boroughs[there], seat, slot)
        found = max(found or terms, terms, key=total)
    kit.enter_slot(boroughs[where], seat, cell)
    return found if must else found | {"fidget": -w.fidget}


def _goals(kit: Kit, state: SmallCityState, seat: Seat, s: Survey) -> list[tuple[Seat, Cell]]:
    found: list[tuple[Seat, Cell]] = []
    for there, cells in enumerate(movement.destinations(kit, state, seat, state.picked[0])):
        alike = [*(s.homes if there == seat else ()), *state.city.boroughs[there].slots[HOME + 1 :]]
        found += [(there, members(cells & these)[0]) for these in alike if cells & these]
    return found


def moving(kit: Kit, state: SmallCityState, seat: Seat, s: Survey, w: Weights) -> Terms:
    """Citizens as they stand; those who must still move find a place."""
    floating = obliged(kit, state, seat)
    shops = state.city.boroughs[seat].slots[CASH] & movement.home_slots(kit, state, seat)
    p = people(kit, state.city, seat, s, floating, shops.bit_count())
    return best(kit, state, state.city, seat, s, p, w)
