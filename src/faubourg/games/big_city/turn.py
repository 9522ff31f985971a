"""The course of a turn (3.1), drawing at its end (3.8), and the end of the game (5)."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Seat
from faubourg.games.big_city import cards, components, events
from faubourg.games.big_city.actions import Pass
from faubourg.games.big_city.chapter import Choice, Kit
from faubourg.games.big_city.state import DRAW, NO_DRAWS, OVER, TURN, BigCityState


def start_turn(kit: Kit, state: BigCityState, seat: Seat) -> None:
    state.turn, state.actors, state.step = seat, (seat,), TURN
    state.owed, state.drawn, state.discards, state.returned = 0, NO_DRAWS, 0, ()
    state.trade = kit.no_trade


def fill_hand(state: BigCityState, seat: Seat) -> None:
    """3.8.1."""
    state.owed = max(0, state.full[seat] - state.hands[seat].bit_count())


def finish(kit: Kit, state: BigCityState) -> None:
    """The action is over; 3.8.1: who discarded cards fills the hand, whatever it was."""
    if state.discards:
        fill_hand(state, state.turn)
    ask_to_draw(kit, state)


def is_drawing(kit: Kit, state: BigCityState) -> bool:
    """3.8.6: as long as it is possible."""
    return state.owed > 0 and cards.drawable(state, kit.limited) > 0


def ask_to_draw(kit: Kit, state: BigCityState) -> None:
    if is_drawing(kit, state):
        state.step, state.actors = DRAW, (state.turn,)
    else:
        _end_turn(kit, state)


def _end_turn(kit: Kit, state: BigCityState) -> None:
    """5.2 and 6.9.1, or the next player."""
    too_quiet = is_guarded(kit, state)
    state.quiet += 1
    if state.passes == kit.seats or too_quiet:
        end(state, "passes" if state.passes == kit.seats else "quiet")
    else:
        start_turn(kit, state, (state.turn + 1) % kit.seats)


def is_guarded(kit: Kit, state: BigCityState) -> bool:
    """6.9.1: whether the game ends after this turn, if it stays quiet."""
    return kit.guard and state.quiet + 1 >= components.QUIET_ROUNDS * kit.seats


def _pass(kit: Kit, state: BigCityState, seat: Seat, action: Pass) -> None:
    if not state.discards:
        state.passes += 1  # 5.3
    finish(kit, state)


def is_last_pass(kit: Kit, state: BigCityState) -> bool:
    """5.2 and 5.3: whether a pass now would be the last one needed."""
    return state.step == TURN and not state.discards and state.passes == kit.seats - 1


def end(state: BigCityState, why: str) -> None:
    state.step, state.actors, state.owed = OVER, (), 0
    if state.events is not None:
        state.events.append(events.GameEnded(why))


CHOICES: Final[dict[type[Action], Choice]] = {
    Pass: Choice(_pass, lambda kit, *_: [(kit.book.pass_on, 1)]),
}
