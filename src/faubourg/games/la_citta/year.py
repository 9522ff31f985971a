"""The year begins with the people's Voice and ends with the first player (RULES.md 3.1, 3.5, 3.8).

Voice cards are laid out, looked at (5.6), revealed and counted here; and here the game ends (7).
"""

from __future__ import annotations

from faubourg.core.model import Action, Seat
from faubourg.games.la_citta import chapter, city, events
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.actions import OPEN_POSITION, VoiceCard
from faubourg.games.la_citta.components import EACH_SERVICE, HIDDEN, YEARS, Service
from faubourg.games.la_citta.state import UNKNOWN, LaCittaState

# Voice cards


def lay_out(state: LaCittaState) -> None:
    """3.1.2: three cards that nobody knows, so they are not drawn yet."""
    state.open = UNKNOWN
    state.hidden = [UNKNOWN] * HIDDEN
    state.revealed = 0
    state.looked = [0] * len(state.looked)


def position(state: LaCittaState) -> int:
    """Which card chance shows now."""
    if state.step == steps.LOOK:
        return (state.positions & -state.positions).bit_length() - 1
    return state.revealed if state.step == steps.REVEAL else OPEN_POSITION


def voice_chances(kit: chapter.Kit, state: LaCittaState) -> list[tuple[Action, int]]:
    """What that card may be; 5.6.4: one that somebody has looked at stays what it is."""
    where = position(state)
    cards = kit.book.voice[where]
    if where != OPEN_POSITION and state.hidden[where] != UNKNOWN:
        return [(cards[state.hidden[where]], 1)]
    return [(cards[service], n) for service, n in enumerate(undrawn(state)) if n]


def undrawn(state: LaCittaState) -> list[int]:
    """Per service: the cards in the deck and those hidden ones that nobody has looked at.

    Of what a seat knows: the cards that it has never seen.
    """
    drawn = state.hidden[state.revealed :]
    return [state.unheard[service] - drawn.count(service) for service in EACH_SERVICE]


def look(state: LaCittaState, action: VoiceCard) -> None:
    """5.6.1: only the one who asked sees it."""
    state.hidden[action.position] = action.service
    state.looked[state.turn] |= 1 << action.position
    state.positions &= ~(1 << action.position)


def reveal(state: LaCittaState, action: VoiceCard) -> None:
    """3.5.1."""
    state.unheard[action.service] -= 1
    state.hidden[action.position] = action.service
    state.revealed += 1
    if state.events is not None and state.revealed == HIDDEN:
        state.events.append(events.Heard(tuple(_counts(state)), tuple(voices(state))))


def _counts(state: LaCittaState) -> list[int]:
    """Per service; a card that nobody knows has none."""
    counts = [0] * len(EACH_SERVICE)
    if state.open != UNKNOWN:
        counts[state.open] = 1
    for service in state.hidden:
        if service != UNKNOWN:
            counts[service] += 1
    return counts


def voices(state: LaCittaState) -> list[Service]:
    """3.5.2 and 3.5.3: the services on most of the four cards."""
    counts = _counts(state)
    most = max(counts)
    return [service for service in EACH_SERVICE if counts[service] == most]


def heard(state: LaCittaState) -> list[Service]:
    """The same, once all four lie open."""
    return voices(state) if state.revealed == HIDDEN else []


def knows(state: LaCittaState, seat: Seat, where: int) -> bool:
    """Whether a hidden card lies open, or the seat has looked at it."""
    return where < state.revealed or bool(state.looked[seat] >> where & 1)


# The year, and the game


def begin_year(state: LaCittaState) -> None:
    """3.1 and 3.7.8: last year's hunger is this year's penalty."""
    state.year += 1
    state.phase = 1
    state.penalised = state.hungry
    state.hungry = 0
    lay_out(state)
    chapter.ask_chance(state, steps.VOICE)


def collect(state: LaCittaState) -> None:
    """3.2: who comes first is served first."""
    state.phase = 2
    for seat in chapter.order(state):
        tiles = city.territory(state, seat)
        due = city.income(state, tiles)
        pay = min(due, state.bank)
        state.gold[seat] += pay
        state.bank -= pay
        if due and state.events is not None:
            ports = city.port_gold(state, tiles)
            state.events.append(events.Paid(seat, pay, due - pay, state.gold[seat], ports))


def eliminate(state: LaCittaState) -> bool:
    """7.1.1 to 7.1.3: who has no tile is out; whether that ends the game."""
    for seat in chapter.order(state):
        if not city.territory(state, seat):
            if state.events is not None:
                state.events.append(events.Eliminated(seat, state.gold[seat]))
            state.out = (*state.out[:seat], 10 * state.year + state.phase, *state.out[seat + 1 :])
            state.bank += state.gold[seat]
            state.gold[seat] = 0
    if len(chapter.order(state)) < 2:
        end_game(state)
    return state.step == steps.OVER


def end_year(state: LaCittaState) -> None:
    """3.8 and 7.2.1."""
    state.phase = 8
    state.first = chapter.left_of(state, state.first)
    state.harvest = 0
    state.games = [0] * len(state.games)
    if state.year == YEARS:
        end_game(state)
    else:
        begin_year(state)


def end_game(state: LaCittaState) -> None:
    state.step = steps.OVER
    state.actors = ()
    if state.events is not None:
        state.events.append(events.Over())
