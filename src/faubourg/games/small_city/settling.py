"""How plans become real: shortages, elimination, the reveal (RULES.md 5.6)."""

from __future__ import annotations

from faubourg.core.model import Action, Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import flow, pollution
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.actions import Demolish, Extend, Guard, NoGuard
from faubourg.games.small_city.building import finish
from faubourg.games.small_city.components import FATAL
from faubourg.games.small_city.events import PlanAnew
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City, Plan, SmallCityState


def new_plan(city: City) -> Plan:
    """5.1.1: nothing is done yet."""
    return Plan(city.clone(), [], 0, False, False, False, 0)


def count(kit: Kit, plan: Plan, action: Action) -> None:
    """5.1.2 and 5.4.2: what a step takes from the plan."""
    if kit.uses_build(action):
        plan.builds += 1
    if isinstance(action, Demolish):
        plan.demolished = True
    if isinstance(action, Extend):
        plan.extended = True


def decline_guard(borough: Borough, action: Action) -> None:
    """5.6.2: a citizen who is at home only now was not asked for, and stays there."""
    if borough.ask == steps.ASK_GUARD and not isinstance(action, Guard | NoGuard):
        finish(borough)


def plan_anew(kit: Kit, state: SmallCityState, seat: Seat) -> None:
    """5.6.3: what was carried out stands, the player goes on from there."""
    old = state.plans[seat]
    plan = new_plan(masked(state.real[0], state.city, seat))
    plan.steps, plan.settled = old.steps[: old.settled], old.settled
    for index in plan.steps:
        count(kit, plan, kit.book[index])
    state.plans[seat] = plan
    flow.ask(state, steps.CONSTRUCTION, seat)
    if state.events is not None:
        state.events.append(PlanAnew(seat))


def masked(real: City, shown: City, seat: Seat) -> City:
    """5.6.4: the real supply, the own borough and the room of all town halls, else as shown."""
    seen = real.clone()
    for other, borough in enumerate(shown.boroughs):
        if other != seat:
            seen.boroughs[other] = with_room_of(borough, real.boroughs[other])
    return seen


def with_room_of(borough: Borough, real: Borough) -> Borough:
    """A copy whose town hall has as many free places as the real one."""
    copy = borough.clone()
    copy.places += cities.hall_room(real) - cities.hall_room(borough)
    return copy


def falls(kit: Kit, state: SmallCityState, seat: Seat) -> bool:
    """5.4.12, 10.2.1: who has reached 100 is eliminated, and all see it; is the game decided?"""
    if state.real[0].boroughs[seat].pollution < FATAL:
        return False
    when = 10 * state.round + state.phase
    pollution.tell_fall(state, state.real[0], [seat])
    for city in (state.real[0], state.city, *(plan.city for plan in state.plans)):
        pollution.eliminate(kit, city, [seat], when)
    return pollution.is_decided(kit, state.real[0])


def reveal(kit: Kit, state: SmallCityState) -> None:
    """5.6.6."""
    state.city = state.real[0]
    state.shown = [plan.steps for plan in state.plans]
    state.plans, state.real = [], []
    if pollution.is_decided(kit, state.city):
        flow.end_game(state)
    else:
        flow.end_phase(state)
