"""The table before round 1 (RULES.md chapter 2)."""

from __future__ import annotations

from faubourg.core.model import Action, Seat
from faubourg.core.snapshot import names_of
from faubourg.games.arcologies.actions import DealArcology
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.state import DEALING, DEALT, ArcologiesState
from faubourg.games.small_city import chapter, flow
from faubourg.games.small_city import setup as base
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import HALLS, SmallCityState


def new_state(kit: ArcologyKit) -> ArcologiesState:
    """Small City's table, before anybody has done anything."""
    plain = base.new_state(kit)
    given = {name: getattr(plain, name) for name in names_of(SmallCityState)}
    return ArcologiesState(**given, quiet=0, answers=[])


def undealt(kit: ArcologyKit, state: SmallCityState) -> list[int]:
    """2.3: no two players have the same."""
    dealt = {borough.extras[DEALT] for borough in state.city.boroughs}
    return [number for number in range(len(kit.patterns.names)) if number not in dealt]


def deal(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """2.3 and 2.7: in turn order; then come the town halls."""
    assert isinstance(action, DealArcology)
    state.city.boroughs[state.turn].extras[DEALT] = action.pattern
    state.turn = (state.turn + 1) % kit.seats
    if state.turn == state.host:
        flow.ask_all(state, HALLS, list(range(kit.seats)))


CHAPTERS: chapter.Chapters = {
    DEALING: chapter.Chapter({DealArcology: "2.3"}, chapter.allowed, deal, chapter.no_blocks)
}
