"""What is still to come for a seat: years, turns, player cards, and which Voices."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from faubourg.core.model import Seat
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.components import Service
from faubourg.games.la_citta.state import MIGRATION, UNKNOWN, LaCittaState
from faubourg.games.la_citta.year import knows


@dataclass(slots=True)
class Outlook:
    """Numbers after the state at hand."""

    years: int  # after this one
    growths: int
    migrating: bool  # this year's migration is not over
    feeding: bool  # this year's feeding is not over
    turns: int  # this year
    cards: int  # player cards that can still be used this year

    @property
    def all_turns(self) -> int:
        return self.turns + box.ROUNDS * self.years

    @property
    def is_last(self) -> bool:
        return self.years == 0


def outlook(state: LaCittaState, seat: Seat) -> Outlook:
    """1.5.1; set-up counts as the first phase of the first year."""
    year, phase = max(1, state.year), max(1, state.phase)
    years = box.YEARS - year
    turns = _turns(state, seat) if phase <= 4 else 0
    return Outlook(
        years,
        years + (phase == 1),
        phase < 6 or state.step == MIGRATION,
        phase < 7,
        turns,
        min(turns, state.cards[seat]),
    )


def _turns(state: LaCittaState, seat: Seat) -> int:
    """3.4.21: five, less one for each card that lies face down."""
    return box.ROUNDS - len(state.taken[seat]) - (box.PLAYER_CARDS - state.cards[seat])


Voices: TypeAlias = tuple[Service, ...]
Chances: TypeAlias = tuple[tuple[Voices, float], ...]


def chances(state: LaCittaState, seat: Seat) -> Chances:
    """This year's Voices and how likely they are; cards seen by others only are not looked at."""
    seen = [where for where in range(box.HIDDEN) if knows(state, seat, where)]
    secret = [state.hidden[where] for where in seen if where >= state.revealed]
    cards = [state.hidden[where] for where in seen]
    if state.open != UNKNOWN:
        cards.append(state.open)
    left = [state.unheard[service] - secret.count(service) for service in box.EACH_SERVICE]
    return _chances(tuple(cards.count(s) for s in box.EACH_SERVICE), tuple(left))


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


def _add(counts: tuple[int, ...], service: Service, number: int) -> tuple[int, ...]:
    return tuple(n + number * (s == service) for s, n in enumerate(counts))
