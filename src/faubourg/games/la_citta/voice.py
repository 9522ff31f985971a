"""The voice cards: laid out, looked at, revealed and counted (RULES.md 3.1, 3.5 and 5.6)."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.la_citta import events
from faubourg.games.la_citta.actions import OPEN_POSITION, VoiceCard
from faubourg.games.la_citta.components import EACH_SERVICE, HIDDEN, Service
from faubourg.games.la_citta.state import LOOK, REVEAL, UNKNOWN, LaCittaState


def lay_out(state: LaCittaState) -> None:
    """3.1.2: three cards that nobody knows, so they are not drawn yet."""
    state.open = UNKNOWN
    state.hidden = [UNKNOWN] * HIDDEN
    state.revealed = 0
    state.looked = [0] * len(state.looked)


def position(state: LaCittaState) -> int:
    """Which card chance shows now."""
    if state.step == LOOK:
        return (state.positions & -state.positions).bit_length() - 1
    return state.revealed if state.step == REVEAL else OPEN_POSITION


def outcomes(state: LaCittaState) -> list[tuple[Service, int]]:
    """What that card may be; 5.6.4: one that somebody has looked at stays what it is."""
    where = position(state)
    if where != OPEN_POSITION and state.hidden[where] != UNKNOWN:
        return [(state.hidden[where], 1)]
    left = undrawn(state)
    return [(service, left[service]) for service in EACH_SERVICE if left[service]]


def undrawn(state: LaCittaState) -> list[int]:
    """Per service: the cards in the deck and those hidden ones that nobody has looked at.

    Of what a seat knows: the cards that it has never seen.
    """
    drawn = state.hidden[state.revealed :]
    return [state.unheard[service] - drawn.count(service) for service in EACH_SERVICE]


def show(state: LaCittaState, action: VoiceCard) -> None:
    """3.1.1, 3.5.1 and 5.6.1: to all, or to the one who asked."""
    if state.step == LOOK:
        state.hidden[action.position] = action.service
        state.looked[state.turn] |= 1 << action.position
        state.positions &= ~(1 << action.position)
        return
    state.unheard[action.service] -= 1
    if state.step == REVEAL:
        state.hidden[action.position] = action.service
        state.revealed += 1
    else:
        state.open = action.service


def tell_voices(state: LaCittaState) -> None:
    """3.5: once all four lie open."""
    if state.events is not None:
        cards = [state.open, *state.hidden]
        counts = tuple(cards.count(service) for service in EACH_SERVICE)
        state.events.append(events.Heard(counts, tuple(voices(state))))


def voices(state: LaCittaState) -> list[Service]:
    """3.5.2 and 3.5.3: the services on most of the four cards."""
    cards = [state.open, *state.hidden]
    counts = [cards.count(service) for service in EACH_SERVICE]
    most = max(counts)
    return [service for service in EACH_SERVICE if counts[service] == most]


def heard(state: LaCittaState) -> list[Service]:
    """The same, once all four lie open."""
    return voices(state) if state.revealed == HIDDEN else []


def knows(state: LaCittaState, seat: Seat, where: int) -> bool:
    """Whether a hidden card lies open, or the seat has looked at it."""
    return where < state.revealed or bool(state.looked[seat] >> where & 1)
