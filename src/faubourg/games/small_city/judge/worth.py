"""The score of a seat as it is foreseen, in named terms; also in the middle of a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.small_city import board, movement
from faubourg.games.small_city.citizens import obliged
from faubourg.games.small_city.components import CASH, HOME
from faubourg.games.small_city.judge.facts import facts, gift, outlook
from faubourg.games.small_city.judge.forecast import Forecast
from faubourg.games.small_city.judge.foresight import Means, foresee, means, promise, specials
from faubourg.games.small_city.judge.survey import POLICIES, People, Survey, Weights, people, street
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City, SmallCityState

Terms: TypeAlias = dict[str, float]


def best(
    kit: Kit, state: SmallCityState, city: City, seat: Seat, s: Survey, p: People, w: Weights
) -> Terms:
    """With the policy that promises most."""
    o = outlook(state, seat)
    known = facts(kit, city, seat, s, p, o, gift(kit, state, seat))
    plans = [foresee(known, policy, w) for policy in POLICIES]
    m = means(state, seat, o)
    return max((summed(kit, city, seat, s, f, m, w) for f in plans), key=total)


def total(terms: Terms) -> float:
    return sum(terms.values())


def summed(kit: Kit, city: City, seat: Seat, s: Survey, f: Forecast, m: Means, w: Weights) -> Terms:
    b, promised = city.boroughs[seat], promise(kit, city, seat, f, m)
    promised += specials(kit, city, seat, f, m)
    aim = SCORES.get(kit.victory)
    part = 1.0 if aim is None else w.other
    return {
        "votes": part * b.votes,
        "votes-to-come": part * (f.votes - b.votes),
        "pollution": -part * b.pollution,
        "pollution-to-come": part * (b.pollution - f.pollution),
        "promise": promised if kit.victory == "economic" else part * promised,
        "score": aim(b, f) if aim is not None else 0.0,
        "money": w.spare_money * f.money,
        "stores": w.spare_raw * sum(f.raw),
        "ground": w.ground * sum(s.ground[1:]),
        "street": street(kit, city, seat, w),
        "danger": -w.danger * max(0.0, f.pollution - w.dangerous),
    }


# 16.3.4, 16.4.5 and 16.5.3: what is foreseen where votes are not the score.
SCORES: Final[dict[str, Callable[[Borough, Forecast], float]]] = {
    "economic": lambda b, f: b.value + f.value + f.money,
    "citizen": lambda b, f: b.value + f.value,
    "cultural": lambda b, f: float(sum(f.sizes)),
}


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


def _goals(kit: Kit, state: SmallCityState, seat: Seat, s: Survey) -> list[tuple[Seat, board.Cell]]:
    found: list[tuple[Seat, board.Cell]] = []
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
