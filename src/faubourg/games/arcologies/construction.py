"""Phase 2 with arcologies: plans may also build one (RULES.md 4.1)."""

from __future__ import annotations

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.arcologies import laying, square
from faubourg.games.arcologies.actions import BuildArcology, Remain
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.reasons import NO_BUILDS_LEFT
from faubourg.games.arcologies.state import ASK_MOVE, ASK_REMAINDER
from faubourg.games.small_city import construction as base
from faubourg.games.small_city.actions import Block, Put
from faubourg.games.small_city.chapter import Chapter, Chapters
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.reasons import FINISH_FIRST, NOT_ASKED, PLAN_LOST
from faubourg.games.small_city.state import CONSTRUCTION, NOTHING, Plan, SmallCityState


def why_not(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(kit, ArcologyKit)
    plan = state.plans[seat]
    if isinstance(action, BuildArcology):
        return _why_not_arcology(kit, plan, seat, action)
    if isinstance(action, Remain | Put):
        return _why_not_answer(kit, plan, seat, action)
    return base.why_not(kit, state, seat, action)


def _why_not_arcology(
    kit: ArcologyKit, plan: Plan, seat: Seat, action: BuildArcology
) -> Reason | None:
    """4.1.2 and 10.2."""
    borough = plan.city.boroughs[seat]
    if borough.ask != NOTHING:
        return FINISH_FIRST
    if base.is_lost(borough):
        return PLAN_LOST
    if not may_build(kit, plan):
        return NO_BUILDS_LEFT
    return square.why_not_place(kit, plan.city, seat, action)


def may_build(kit: ArcologyKit, plan: Plan) -> bool:
    return kit.arcology_is_free or base.has_builds(plan)


def _why_not_answer(
    kit: ArcologyKit, plan: Plan, seat: Seat, action: Remain | Put
) -> Reason | None:
    borough = plan.city.boroughs[seat]
    if borough.ask != (ASK_REMAINDER if isinstance(action, Remain) else ASK_MOVE):
        return NOT_ASKED
    if isinstance(action, Remain):
        return laying.why_not_remain(kit, borough, action)
    return laying.why_not_move(kit, borough, seat, action)


def blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    assert isinstance(kit, ArcologyKit)
    plan = state.plans[seat]
    borough = plan.city.boroughs[seat]
    if borough.ask == ASK_REMAINDER:
        return laying.remain_blocks(kit, borough)
    if borough.ask == ASK_MOVE:
        return laying.move_blocks(kit, borough, seat)
    found = base.blocks(kit, state, seat)
    if borough.ask == NOTHING and not base.is_lost(borough) and may_build(kit, plan):
        places = square.all_places(kit, plan.city, seat)
        found += [pair for pair in zip(kit.own_book.arcology, places, strict=True) if pair[1]]
    return found


ACTIONS = {
    **base.ACTIONS, BuildArcology: "4.1.6", Remain: "4.4.4", Put: "8.4.1",  # 10.4
}  # fmt: skip
CHAPTERS: Chapters = {CONSTRUCTION: Chapter(ACTIONS, why_not, base.apply, blocks)}
