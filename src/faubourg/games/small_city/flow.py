"""Who is asked next, in turn order (RULES.md 1.5), and how a phase ends."""

from __future__ import annotations

from faubourg.core.model import CHANCE, NOBODY, Seat
from faubourg.games.small_city.events import Ended
from faubourg.games.small_city.state import BETWEEN, CARDS, OVER, SmallCityState, Step


def in_game(state: SmallCityState) -> list[Seat]:
    """Seats that are not eliminated."""
    return [seat for seat, borough in enumerate(state.city.boroughs) if not borough.gone]


def turn_order(state: SmallCityState) -> list[Seat]:
    """1.5.1 and 10.2.8: the host, then clockwise."""
    boroughs, found = state.city.boroughs, list[Seat]()
    for place in range(len(boroughs)):
        seat = (state.host + place) % len(boroughs)
        if not boroughs[seat].gone:
            found.append(seat)
    return found


def after(state: SmallCityState, seat: Seat) -> list[Seat]:
    """Those who come later in turn order; the seat itself may have been eliminated just now."""
    boroughs, found = state.city.boroughs, list[Seat]()
    for place in range((seat - state.host) % len(boroughs) + 1, len(boroughs)):
        other = (state.host + place) % len(boroughs)
        if not boroughs[other].gone:
            found.append(other)
    return found


def comes_after(state: SmallCityState, other: Seat, seat: Seat) -> bool:
    """Whether it is one of those who come later than the seat."""
    boroughs, host = state.city.boroughs, state.host
    count = len(boroughs)
    return not boroughs[other].gone and (other - host) % count > (seat - host) % count


def next_clockwise(state: SmallCityState, seat: Seat) -> Seat:
    """The next player still in the game, or NOBODY."""
    seats = in_game(state)
    later = [other for other in seats if other > seat] + [s for s in seats if s < seat]
    return later[0] if later else NOBODY


def ask(state: SmallCityState, step: Step, seat: Seat) -> None:
    state.step, state.turn, state.actors = step, seat, (seat,)


def ask_chance(state: SmallCityState, step: Step) -> None:
    state.step, state.actors = step, (CHANCE,)


def ask_all(state: SmallCityState, step: Step, seats: list[Seat]) -> None:
    """1.6.10: several at once."""
    state.step, state.actors = step, tuple(sorted(seats))


def answered(state: SmallCityState, seat: Seat) -> None:
    """Of several who are asked at once, this one has committed."""
    state.actors = tuple([other for other in state.actors if other != seat])


def end_phase(state: SmallCityState) -> None:
    """3.2: the rules begin the next phase as soon as the action that ended this one is done."""
    state.step, state.actors = BETWEEN, ()


def end_game(state: SmallCityState) -> None:
    state.step, state.actors = OVER, ()
    if state.events is not None:
        state.events.append(Ended())


def next_taker(state: SmallCityState, seat: Seat) -> None:
    """4.2.2: the next player takes an action card, when the effect of this one's is over."""
    later = after(state, seat)
    if later:
        ask(state, CARDS, later[0])
    else:
        end_phase(state)
