"""The end of a round, the offer of a draw, pumps, places and solo ranks (8 and 9.6)."""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import Action, ScoreLine, Seat
from faubourg.games.arcologies import state as steps
from faubourg.games.arcologies.actions import AcceptDraw, GoOn
from faubourg.games.arcologies.events import DrawOffered, DrawRefused
from faubourg.games.arcologies.kit import ArcologyKit, takes_off
from faubourg.games.arcologies.state import BUILT, PUMPS, SEALED, ArcologiesState
from faubourg.games.small_city import actions, chapter, flow, visit
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.scoring import STAYED, UNRANKED, Place, in_order
from faubourg.games.small_city.state import OVER, City, SmallCityState


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


def answer_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[actions.Block]:
    assert isinstance(kit, ArcologyKit)
    return [(kit.own_book.accept, 1), (kit.own_book.go_on, 1)]


CHAPTERS: chapter.Chapters = {
    steps.DRAW: chapter.Chapter(
        {AcceptDraw: "8.13", GoOn: "8.13"}, chapter.allowed, answer, answer_blocks
    )
}


RANKS: Final = (  # up to which round (9.6)
    (8, "galaxy"), (10, "star"), (12, "planet"), (15, "moon"), (19, "satellite"),
)  # fmt: skip
LAST_RANK: Final = "balloon"


def score_lines(kit: ArcologyKit, state: ArcologiesState, seat: Seat) -> list[ScoreLine]:
    """8.10; alone, 9.6."""
    if kit.solo:
        return [ScoreLine("arcologies.score-rounds", state.round)]
    return [ScoreLine("arcologies.score-pumps", state.city.boroughs[seat].extras[PUMPS])]


def ranking(kit: ArcologyKit, state: ArcologiesState) -> list[list[Seat]]:
    """8.4 to 8.7 and 8.11; a take-off is what six pumps are."""
    return in_order([place_of(kit, state.city, seat) for seat in range(kit.seats)])


def place_of(kit: ArcologyKit, city: City, seat: Seat) -> Place:
    borough = city.boroughs[seat]
    if borough.gone:
        return (borough.gone,)
    extras = borough.extras
    citizens = citizens_counted(kit, city, seat)
    return (STAYED, extras[PUMPS], extras[BUILT], citizens, -borough.pollution)


def citizens_counted(kit: ArcologyKit, city: City, seat: Seat) -> int:
    """8.5 and 10.7."""
    if kit.citizens_counted == "inside":
        return len(inside(kit, city, seat)[seat])
    found = sum(kit.citizens_in(city, where, seat) for where in range(kit.seats))
    return found + city.boroughs[seat].hall if kit.citizens_counted == "hall" else found


def inside(kit: ArcologyKit, city: City, where: Seat) -> list[list[int]]:
    """4.5.5: by seat, the cells of those who are inside the arcology of a borough."""
    borough = city.boroughs[where]
    square, sealed = kit.square(borough), borough.extras[SEALED:]
    both = zip(borough.citizens, sealed, strict=True)
    return [members(standing & square | locked) for standing, locked in both]


def rank(kit: ArcologyKit, state: ArcologiesState) -> str:
    """9.6: the name of the rank, or UNRANKED."""
    if not takes_off(state.city.boroughs[0]):
        return UNRANKED
    return within_reach(state.round)


def within_reach(played: int) -> str:
    """9.6: the rank of a take-off in this round."""
    return next((name for most, name in RANKS if played <= most), LAST_RANK)
