"""The score of a seat as it is foreseen, in named terms; also in the middle of a move."""

from __future__ import annotations

from typing import Final, TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.small_city import board, movement
from faubourg.games.small_city.citizens import obliged
from faubourg.games.small_city.components import CASH, HOME
from faubourg.games.small_city.judge.facts import Facts, Frame
from faubourg.games.small_city.judge.forecast import Forecast
from faubourg.games.small_city.judge.foresight import Memory, Pledges, means, pledged
from faubourg.games.small_city.judge.survey import People, Survey, Weights, street
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City, SmallCityState

Terms: TypeAlias = dict[str, float]


NAMES: Final = (
    "votes", "votes-to-come", "pollution", "pollution-to-come", "promise", "score", "money",
    "stores", "ground", "street", "danger",
)  # fmt: skip


def best(
    kit: Kit, state: SmallCityState, city: City, seat: Seat, s: Survey, p: People, memory: Memory
) -> Terms:
    """What is foreseen, with all that the seat has promised."""
    known = Facts(kit, state, city, seat, s, p)
    pledges = pledged(kit, city, seat, means(state, seat, known))
    return dict(zip(NAMES, promising(kit, city, seat, known, pledges, memory), strict=True))


def promising(
    kit: Kit, city: City, seat: Seat, known: Facts, pledges: Pledges, memory: Memory
) -> list[float]:
    """By name, with the policy that promises most."""
    b, w, s = city.boroughs[seat], memory.w, known.survey
    ground, blocked = w.ground * sum(s.ground[1:]), street(kit, city, seat, w)
    found: list[float] = []
    most = 0.0
    for f in memory.foresee(known):
        terms = summed(memory.frame, b, f, pledges, ground, blocked, w)
        worth = sum(terms)
        if not found or worth > most:
            found, most = terms, worth
    return found


def total(terms: Terms) -> float:
    return sum(terms.values())


def summed(
    frame: Frame, b: Borough, f: Forecast, pledges: Pledges, ground: float, blocked: float,
    w: Weights,
) -> list[float]:  # fmt: skip
    """By name."""
    promised = pledges.worth(f)
    victory = frame.victory
    part = 1.0 if frame.for_votes else w.other
    return [
        part * b.votes,
        part * (f.votes - b.votes),
        -part * b.pollution,
        part * (b.pollution - f.pollution),
        promised if victory == "economic" else part * promised,
        aimed(victory, b, f),
        w.spare_money * f.money,
        w.spare_raw * sum(f.raw),
        ground,
        blocked,
        -w.danger * max(0.0, f.pollution - w.dangerous),
    ]


def aimed(victory: str, b: Borough, f: Forecast) -> float:
    """16.3.4, 16.4.5 and 16.5.3: what is foreseen where votes are not the score."""
    if victory == "economic":
        return b.value + f.value + f.money
    if victory == "citizen":
        return b.value + f.value
    return float(sum(f.sizes)) if victory == "cultural" else 0.0


def picked(kit: Kit, state: SmallCityState, seat: Seat, s: Survey, memory: Memory) -> Terms:
    """The best place for the citizen who moves; one slot stands for all that are alike."""
    boroughs, (where, cell) = state.city.boroughs, state.picked
    goals = _goals(kit, state, seat, s)
    must = obliged(kit, state, seat)[where] >> cell & 1
    kit.leave_slot(boroughs[where], seat, cell)
    found: Terms = {}
    for there, slot in goals or [(where, cell)]:
        kit.enter_slot(boroughs[there], seat, slot)
        state.moved[there] |= 1 << slot
        terms = moving(kit, state, seat, s, memory)
        state.moved[there] &= ~(1 << slot)
        kit.leave_slot(boroughs[there], seat, slot)
        found = max(found or terms, terms, key=total)
    kit.enter_slot(boroughs[where], seat, cell)
    return found if must else found | {"fidget": -memory.w.fidget}


def _goals(kit: Kit, state: SmallCityState, seat: Seat, s: Survey) -> list[tuple[Seat, board.Cell]]:
    found: list[tuple[Seat, board.Cell]] = []
    for there, cells in enumerate(movement.destinations(kit, state, seat, state.picked[0])):
        alike = [*(s.homes if there == seat else ()), *state.city.boroughs[there].slots[HOME + 1 :]]
        found += [(there, members(cells & these)[0]) for these in alike if cells & these]
    return found


def moving(kit: Kit, state: SmallCityState, seat: Seat, s: Survey, memory: Memory) -> Terms:
    """Citizens as they stand; those who must still move find a place."""
    floating = obliged(kit, state, seat)
    shops = state.city.boroughs[seat].slots[CASH] & movement.home_slots(kit, state, seat)
    p = People(kit, state.city, seat, s, floating, shops.bit_count())
    return best(kit, state, state.city, seat, s, p, memory)
