"""The end of a round, quiet rounds and the offer of a draw (RULES.md 8.1 to 8.3, 8.12, 8.13)."""

from __future__ import annotations

from faubourg.core.model import Action, Seat
from faubourg.games.arcologies import state as steps
from faubourg.games.arcologies.actions import AcceptDraw
from faubourg.games.arcologies.events import DrawOffered, DrawRefused
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city import flow, visit
from faubourg.games.small_city.actions import Block
from faubourg.games.small_city.chapter import Chapter, allowed
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import OVER, SmallCityState


def begin(kit: Kit, state: SmallCityState) -> None:
    """Phase 8: a take-off ends the game, so may quiet rounds."""
    assert isinstance(kit, ArcologyKit) and isinstance(state, ArcologiesState)
    count_quiet(state)
    visit.begin(kit, state)
    if state.step == OVER:
        return
    if state.quiet >= 2 * kit.quiet_rounds:
        flow.end_game(state)
    elif state.quiet >= kit.quiet_rounds:
        state.answers = [steps.NO_ANSWER] * kit.seats
        flow.ask_all(state, steps.DRAW, flow.in_game(state))
        if state.events is not None:
            state.events.append(DrawOffered(state.quiet))


def count_quiet(state: ArcologiesState) -> None:
    """8.12."""
    boroughs = state.city.boroughs
    is_quiet = not any(borough.extras[steps.NEWS] for borough in boroughs)
    state.quiet = state.quiet + 1 if is_quiet else 0
    for borough in boroughs:
        borough.extras[steps.NEWS] = 0


def answer(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """8.13: the game ends if all accept."""
    assert isinstance(state, ArcologiesState)
    state.answers[seat] = steps.ACCEPT if isinstance(action, AcceptDraw) else steps.GO_ON
    flow.answered(state, seat)
    if state.actors:
        return
    refused, state.answers = steps.GO_ON in state.answers, []
    if refused:
        flow.end_phase(state)
        if state.events is not None:
            state.events.append(DrawRefused())
    else:
        flow.end_game(state)


def answer_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    assert isinstance(kit, ArcologyKit)
    return [(kit.book.accept, 1), (kit.book.go_on, 1)]


CHAPTERS = {steps.DRAW: Chapter(allowed, answer, answer_blocks)}
