"""The course of a turn (3.1), drawing at its end (3.8), and the end of the game (5)."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.model import Seat
from faubourg.games.big_city import cards, components, events
from faubourg.games.big_city.state import DRAW, NO_DRAWS, OVER, TURN, BigCityState, no_trade


@dataclass(frozen=True)
class House:
    """What this table has agreed on, as far as every turn is concerned."""

    seats: int
    limited_draws: bool
    guard: bool


def start_turn(state: BigCityState, house: House, seat: Seat) -> None:
    state.turn, state.actors, state.step = seat, (seat,), TURN
    state.owed, state.drawn, state.discards, state.returned = 0, NO_DRAWS, 0, ()
    state.trade = no_trade(house.seats)


def something_done(state: BigCityState) -> None:
    """Neither a pass nor a quiet turn."""
    state.passes = 0
    state.quiet = -1  # the end of this turn makes it 0


def fill_hand(state: BigCityState, seat: Seat) -> None:
    """3.8.1."""
    state.owed = max(0, state.full[seat] - state.hands[seat].bit_count())


def finish(state: BigCityState, house: House) -> None:
    """The action is over; 3.8.1: who discarded cards fills the hand, whatever it was."""
    if state.discards:
        fill_hand(state, state.turn)
    ask_to_draw(state, house)


def is_drawing(state: BigCityState, house: House) -> bool:
    """3.8.6: as long as it is possible."""
    return bool(state.owed and cards.drawable(state, house.limited_draws))


def ask_to_draw(state: BigCityState, house: House) -> None:
    if is_drawing(state, house):
        state.step, state.actors = DRAW, (state.turn,)
    else:
        _end_turn(state, house)


def _end_turn(state: BigCityState, house: House) -> None:
    """5.2 and 6.9.1, or the next player."""
    too_quiet = is_guarded(state, house)
    state.quiet += 1
    if state.passes == house.seats or too_quiet:
        end(state, "passes" if state.passes == house.seats else "quiet")
    else:
        start_turn(state, house, (state.turn + 1) % house.seats)


def is_guarded(state: BigCityState, house: House) -> bool:
    """6.9.1: whether the game ends after this turn, if it stays quiet."""
    return house.guard and state.quiet + 1 >= components.QUIET_ROUNDS * house.seats


def is_last_pass(state: BigCityState, house: House) -> bool:
    """5.2 and 5.3: whether a pass now would be the last one needed."""
    return state.step == TURN and not state.discards and state.passes == house.seats - 1


def end(state: BigCityState, why: str) -> None:
    state.step, state.actors, state.owed = OVER, (), 0
    if state.events is not None:
        state.events.append(events.GameEnded(why))
