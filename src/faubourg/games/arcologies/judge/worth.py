"""The terms of a seat, also in the middle of a move and at the end."""

from __future__ import annotations

from typing import TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.arcologies import ending
from faubourg.games.arcologies.judge import means, people
from faubourg.games.arcologies.judge.means import Survey
from faubourg.games.arcologies.judge.sites import Weights
from faubourg.games.arcologies.kit import ArcologyKit, takes_off
from faubourg.games.arcologies.state import ACCEPT, BUILT, ArcologiesState
from faubourg.games.small_city import movement
from faubourg.games.small_city.board import Cell
from faubourg.games.small_city.citizens import obliged
from faubourg.games.small_city.components import STONE_SLOT
from faubourg.games.small_city.state import Borough, City


def at_the_end(kit: ArcologyKit, state: ArcologiesState, seat: Seat, w: Weights) -> float:
    """A take-off counts, then the place among the others."""
    borough = state.city.boroughs[seat]
    if borough.gone or (kit.solo and not takes_off(borough)):
        return w.lost
    if kit.solo:
        return w.won
    ranking = ending.ranking(kit, state)
    place = next(number for number, seats in enumerate(ranking) if seat in seats)
    return w.won if place == 0 else w.lost / 2 - place


def hope(kit: ArcologyKit, state: ArcologiesState, seat: Seat, w: Weights) -> float:
    """8.13: a draw is welcome after so many quiet rounds, unless pumps can still be made."""
    accepted = bool(state.answers) and state.answers[seat] == ACCEPT
    if state.quiet < kit.quiet_rounds or accepted:
        return 0.0
    return 0.0 if can_pump(state, seat) else 2 * w.lost


def can_pump(state: ArcologiesState, seat: Seat) -> bool:
    """5.2.5: a pair goes from one stone slot to another."""
    borough = state.city.boroughs[seat]
    return bool(borough.extras[BUILT]) and borough.slots[STONE_SLOT].bit_count() > 1


Terms: TypeAlias = dict[str, float]


def worth(
    kit: ArcologyKit, state: ArcologiesState, city: City, seat: Seat, ground: Survey, w: Weights
) -> Terms:
    borough, crowd = city.boroughs[seat], people.crowd(kit, city, seat, state.phase)
    need = ground.need._replace(builds=ground.need.builds + crowd.homes_lacking)
    s = people.shift(kit, state, city, seat)
    given, dollars = means.offered(kit, state, seat, need, w), float(borough.money + s.cash)
    soon, danger = people.pollution(kit, city, seat, state.phase, s, need.builds, w)
    coming = tuple(a + b for a, b in zip(s.raw, given.raw, strict=True))
    return {
        "pumps": people.pumps(borough, s, w),
        "pattern": ground.pattern,
        "works": ground.works.worth,
        "money": means.money(dollars, need, w),
        "votes": means.votes(people.votes(kit, city, seat, state.phase), w),
        "stores": means.stores(borough, coming, need, w),
        "citizens": people.gathered(crowd, w),
        "pollution": soon,
        "danger": danger,
        "victim": people.victim(kit, state, city, seat, s, w),
        "income": means.income(borough, need, w),
        "council": means.council(borough, need) + means.card(borough, need),
        "gift": means.gift(given, dollars, need, w),
        "hall": _hall(kit, state, borough, seat),
        "draw": hope(kit, state, seat, w),
    }


def _hall(kit: ArcologyKit, state: ArcologiesState, borough: Borough, seat: Seat) -> float:
    """In the corner it leaves the largest ground."""
    number = state.halls[seat] if state.halls else borough.tiles[0] if borough.tiles else -1
    if number < 0:
        return 0.0
    y, x = divmod(kit.places.all[number].first, kit.board.size)
    return -0.1 * (x + y)


def picked(
    kit: ArcologyKit, state: ArcologiesState, seat: Seat, ground: Survey, w: Weights
) -> Terms:
    """One slot stands for all that are alike."""
    boroughs, (where, cell) = state.city.boroughs, state.picked
    must = obliged(kit, state, seat)[where] >> cell & 1
    goals = _goals(kit, state, seat)
    kit.leave_slot(boroughs[where], seat, cell)
    found = worth(kit, state, state.city, seat, ground, w)
    best = sum(found.values()) if not goals else float("-inf")
    for there, slot in goals:
        terms = _there(kit, state, seat, there, slot, ground, w)
        total = sum(terms.values())
        if total > best:
            best, found = total, terms
    kit.enter_slot(boroughs[where], seat, cell)
    return found if must else found | {"fidget": -w.fidget}


def _there(
    kit: ArcologyKit, state: ArcologiesState, seat: Seat, there: Seat, slot: Cell,
    ground: Survey, w: Weights,
) -> Terms:  # fmt: skip
    borough = state.city.boroughs[there]
    kit.enter_slot(borough, seat, slot)
    state.moved[there] |= 1 << slot
    found = worth(kit, state, state.city, seat, ground, w)
    kit.leave_slot(borough, seat, slot)
    if not borough.citizens[seat] >> slot & 1:
        state.moved[there] &= ~(1 << slot)
    return found


def _goals(kit: ArcologyKit, state: ArcologiesState, seat: Seat) -> list[tuple[Seat, Cell]]:
    found: list[tuple[Seat, Cell]] = []
    for there, cells in enumerate(movement.destinations(kit, state, seat, state.picked[0])):
        borough = state.city.boroughs[there]
        for slots in borough.slots:
            for half in (
                cells & slots & ~borough.citizens[seat],
                cells & slots & borough.citizens[seat],
            ):
                if half:
                    found.append((there, members(half)[0]))
    return found
