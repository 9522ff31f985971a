"""Phase 2: secret plans, and how they become real (RULES.md 5.1 and 5.6)."""

from __future__ import annotations

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.small_city import (
    actions,
    building,
    chapter,
    demolition,
    flow,
    pollution,
    reasons,
    sites,
)
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.building import ANSWERS, PHASE_2
from faubourg.games.small_city.components import BUILD_ACTIONS, FATAL
from faubourg.games.small_city.events import PlanAnew
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City, Plan, SmallCityState


def begin(kit: Kit, state: SmallCityState) -> None:
    """5.1.1; who is eliminated has nothing left to plan."""
    state.plans = [new_plan(state.city) for _ in range(kit.seats)]
    for plan, borough in zip(state.plans, state.city.boroughs, strict=True):
        plan.committed = bool(borough.gone)
    state.shown = []
    flow.ask_all(state, steps.CONSTRUCTION, flow.in_game(state))


def builds_left(plan: Plan) -> int:
    """5.1.2 and 5.1.3; who extends the zone after a second build has fewer than none."""
    return (1 if plan.extended else BUILD_ACTIONS) - plan.builds


def has_builds(plan: Plan) -> bool:
    return builds_left(plan) > 0


def is_lost(borough: Borough) -> bool:
    """5.4.12."""
    return borough.pollution >= FATAL


# Refusals


def why_not(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    plan = state.plans[seat]
    borough = plan.city.boroughs[seat]
    if type(action) in ANSWERS:
        asked = borough.ask != steps.NOTHING
        return building.why_not_answer(kit, plan.city, seat, action) if asked else reasons.NOT_ASKED
    if borough.ask != steps.NOTHING:
        return reasons.FINISH_FIRST
    if isinstance(action, actions.Commit):
        return None
    return reasons.PLAN_LOST if is_lost(borough) else _why_not_step(kit, plan, seat, action)


def _why_not_step(kit: Kit, plan: Plan, seat: Seat, action: Action) -> Reason | None:
    if isinstance(action, actions.Extend):
        return why_not_extend(plan, plan.city.boroughs[seat])
    if isinstance(action, actions.Build | actions.Demolish) and not has_builds(plan):
        return reasons.NO_BUILDS_LEFT
    if isinstance(action, actions.Demolish) and plan.demolished:
        return reasons.DEMOLISHED_ALREADY
    return why_not_do(kit, plan.city, seat, action)


def why_not_extend(plan: Plan, borough: Borough) -> Reason | None:
    """5.1.4 to 5.1.6."""
    if plan.extended:
        return reasons.EXTENDED_ALREADY
    if plan.builds > 1:
        return reasons.TOO_LATE_TO_EXTEND
    return reasons.ZONE_LARGEST if cities.is_largest(borough) else None


def why_not_do(kit: Kit, city: City, seat: Seat, action: Action) -> Reason | None:
    """What depends on the city alone: asked again when the plan is settled (5.6.3)."""
    if isinstance(action, actions.Build):
        placement = kit.places.all[action.placement]
        return building.why_not_build(kit, city, seat, placement, PHASE_2)
    if isinstance(action, actions.Demolish):
        return demolition.why_not_demolish(kit, city, seat, action.cell)
    if isinstance(action, actions.Grow):
        target = kit.places.all[action.placement]
        return demolition.why_not_grow(kit, city, city.boroughs[seat], target)
    return kit.why_not_step(city, seat, action)


def blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[actions.Block]:
    plan, book = state.plans[seat], kit.book
    city, borough = plan.city, plan.city.boroughs[seat]
    if borough.ask != steps.NOTHING:
        return building.answer_blocks(kit, city, seat)
    if is_lost(borough):
        return [(book.commit, 1)]
    ground, found = sites.Ground(kit, borough), list[actions.Block]()
    if why_not_extend(plan, borough) is None:
        found.append((book.extend, 1))
    if has_builds(plan):
        found += sites.build_blocks(kit, city, seat, ground, PHASE_2)
    found.append(sites.growth_block(kit, city, ground))
    if has_builds(plan) and not plan.demolished:
        found.append(demolition.demolition_block(kit, city, seat))
    found.append((book.commit, 1))
    return found


# Doing


def apply(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    plan = state.plans[seat]
    if isinstance(action, actions.Commit):
        plan.committed = True
        flow.answered(state, seat)
        if not state.actors:
            settle(kit, state)
        return
    own_what_changes(plan.city, state.city, seat, action)
    plan.steps.append(action.index)
    count(kit, plan, action)
    do(kit, plan.city, seat, action)


def own_what_changes(city: City, lender: City, seat: Seat, action: Action) -> None:
    """Most steps leave the boroughs of others alone; these stay those of the state."""
    if isinstance(action, actions.Build | actions.Grow | actions.Extend | actions.Warehouse):
        city.own(lender, seat)
    else:
        city.own_all(lender)


def do(kit: Kit, city: City, seat: Seat, action: Action) -> None:
    """5.1.8: one step, on the copy of a plan or on the real city."""
    borough = city.boroughs[seat]
    if isinstance(action, actions.Build):
        placement = kit.places.all[action.placement]
        borough.fresh |= placement.cells
        building.build(kit, city, seat, placement, PHASE_2)
    elif isinstance(action, actions.Grow):
        demolition.grow(kit, city, borough, kit.places.all[action.placement])
    elif isinstance(action, actions.Demolish):
        demolition.demolish(kit, city, seat, action.cell)
    elif isinstance(action, actions.Extend):
        borough.steps += 1
    elif not kit.do_step(city, seat, action):
        building.answer(kit, city, seat, action)


# Settling


def settle(kit: Kit, state: SmallCityState) -> None:
    """5.6.1: all have committed, the one who planned anew included."""
    if not state.real:
        carry_out_first(state, flow.turn_order(state)[0])
    for seat in flow.turn_order(state):
        if not carry_out(kit, state, seat):
            return plan_anew(kit, state, seat)
        if falls(kit, state, seat):
            break
    reveal(kit, state)


def carry_out_first(state: SmallCityState, seat: Seat) -> None:
    """Nobody has changed the city since the first plan was made: it is real as it stands."""
    plan = state.plans[seat]
    state.real = [plan.city.clone()]
    plan.settled = len(plan.steps)


def carry_out(kit: Kit, state: SmallCityState, seat: Seat) -> bool:
    """5.6.2 and 5.6.3: as far as it is possible; whether that is the whole plan."""
    plan, real = state.plans[seat], state.real[0]
    for index in plan.steps[plan.settled :]:
        action = kit.book[index]
        decline_guard(real.boroughs[seat], action)
        if why_not_do(kit, real, seat, action) is not None:
            return False
        do(kit, real, seat, action)
        plan.settled += 1
    decline_guard(real.boroughs[seat], actions.Commit())
    return True


def new_plan(city: City) -> Plan:
    """5.1.1: nothing is done yet."""
    return Plan(city.share(), [], 0, False, False, False, 0)


def count(kit: Kit, plan: Plan, action: Action) -> None:
    """5.1.2 and 5.4.2: what a step takes from the plan."""
    if kit.uses_build(action):
        plan.builds += 1
    if isinstance(action, actions.Demolish):
        plan.demolished = True
    if isinstance(action, actions.Extend):
        plan.extended = True


def decline_guard(borough: Borough, action: Action) -> None:
    """5.6.2: a citizen who is at home only now was not asked for, and stays there."""
    if borough.ask == steps.ASK_GUARD and not isinstance(action, actions.Guard | actions.NoGuard):
        building.finish(borough)


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
    for plan in state.plans:
        plan.city.own_all(state.city)
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


ACTIONS = {
    actions.Extend: "5.1.2", actions.Build: "5.1.2", actions.Warehouse: "6.3.3",
    actions.LeaveOut: "5.3.7", actions.LeaveNone: "5.3.7", actions.Spend: "5.3.5",
    actions.Guard: "6.5.2", actions.NoGuard: "6.5.2", actions.Grow: "11.3.8",
    actions.Demolish: "11.3.8", actions.Commit: "5.1.10",
}  # fmt: skip
CHAPTERS: chapter.Chapters = {steps.CONSTRUCTION: chapter.Chapter(ACTIONS, why_not, apply, blocks)}
