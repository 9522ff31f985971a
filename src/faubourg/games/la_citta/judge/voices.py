"""Which Voices a year may have, from what a seat knows of the voice cards (RULES.md 3.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from faubourg.core.model import Seat
from faubourg.games.la_citta.components import EACH_SERVICE, HIDDEN, Service
from faubourg.games.la_citta.state import UNKNOWN, LaCittaState
from faubourg.games.la_citta.voice import knows

Voices: TypeAlias = tuple[Service, ...]
Chances: TypeAlias = tuple[tuple[Voices, float], ...]


def chances(state: LaCittaState, seat: Seat) -> Chances:
    """This year's Voices and how likely they are; cards seen by others only are not looked at."""
    seen = [where for where in range(HIDDEN) if knows(state, seat, where)]
    secret = [state.hidden[where] for where in seen if where >= state.revealed]
    cards = [state.hidden[where] for where in seen]
    if state.open != UNKNOWN:
        cards.append(state.open)
    left = [state.unheard[service] - secret.count(service) for service in EACH_SERVICE]
    return _chances(tuple(cards.count(s) for s in EACH_SERVICE), tuple(left))


@lru_cache(maxsize=4096)
def _chances(counts: tuple[int, ...], left: tuple[int, ...]) -> Chances:
    """By the cards known of each service and those that may still be drawn."""
    if sum(counts) == HIDDEN + 1:
        most = max(counts)
        return ((tuple(s for s in EACH_SERVICE if counts[s] == most), 1.0),)
    found: dict[Voices, float] = {}
    for service in EACH_SERVICE:
        if left[service]:
            part = left[service] / sum(left)
            for heard, chance in _chances(_add(counts, service, 1), _add(left, service, -1)):
                found[heard] = found.get(heard, 0.0) + part * chance
    return tuple(found.items())


def _add(counts: tuple[int, ...], service: Service, number: int) -> tuple[int, ...]:
    return tuple(n + number * (s == service) for s, n in enumerate(counts))
