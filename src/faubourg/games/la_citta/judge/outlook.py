"""What is still to come: years, turns, player cards, and which Voices."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from faubourg.core.model import Seat
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.state import MIGRATION, UNKNOWN, LaCittaState
from faubourg.games.la_citta.year import knows


class Outlook:
    """Numbers after the state at hand (1.5.1); set-up counts as phase 1 of the first year."""

    def __init__(self, state: LaCittaState, seat: Seat) -> None:
        year, phase = max(1, state.year), max(1, state.phase)
        self.years = box.YEARS - year  # after this one
        self.growths = self.years + (1 if phase == 1 else 0)
        self.migrating = phase < 6 or state.step == MIGRATION  # this year's is not over
        self.feeding = phase < 7  # this year's is not over
        self.turns = _turns(state, seat) if phase <= 4 else 0  # this year
        self.cards = min(self.turns, state.cards[seat])  # that can still be used this year
        self.all_turns = self.turns + box.ROUNDS * self.years


def _turns(state: LaCittaState, seat: Seat) -> int:
    """3.4.21: five, less one for each card that lies face down."""
    return box.ROUNDS - len(state.taken[seat]) - (box.PLAYER_CARDS - state.cards[seat])


Voices: TypeAlias = tuple[box.Service, ...]
Chances: TypeAlias = tuple[tuple[Voices, float], ...]


def chances(state: LaCittaState, seat: Seat) -> Chances:
    """This year's Voices and how likely they are; cards seen by others only are not looked at."""
    counts, left = [0] * len(box.EACH_SERVICE), state.unheard[:]
    if state.open != UNKNOWN:
        counts[state.open] += 1
    for where in range(box.HIDDEN):
        if knows(state, seat, where):
            service = state.hidden[where]
            counts[service] += 1
            left[service] -= 1 if where >= state.revealed else 0
    return _chances(tuple(counts), tuple(left))


@lru_cache(maxsize=4096)
def _chances(counts: tuple[int, ...], left: tuple[int, ...]) -> Chances:
    """By the cards known of each service and those that may still be drawn."""
    if sum(counts) == box.HIDDEN + 1:
        most = max(counts)
        return ((tuple(s for s in box.EACH_SERVICE if counts[s] == most), 1.0),)
    found: dict[Voices, float] = {}
    for service in box.EACH_SERVICE:
        if left[service]:
            part = left[service] / sum(left)
            for heard, chance in _chances(_add(counts, service, 1), _add(left, service, -1)):
                found[heard] = found.get(heard, 0.0) + part * chance
    return tuple(found.items())


def _add(counts: tuple[int, ...], service: box.Service, number: int) -> tuple[int, ...]:
    return tuple(n + number * (s == service) for s, n in enumerate(counts))
