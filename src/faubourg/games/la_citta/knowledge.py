"""A full state guessed from what a seat knows: hidden voice cards and cards drawn by passing."""

from __future__ import annotations

from math import comb, perm
from random import Random
from typing import TypeAlias

from faubourg.core.model import Seat
from faubourg.games.la_citta.components import EACH_SERVICE, HIDDEN
from faubourg.games.la_citta.state import UNKNOWN, LaCittaState
from faubourg.games.la_citta.voice import knows

Luck: TypeAlias = Random  # the rules themselves import nothing random


def guess(state: LaCittaState, seat: Seat, luck: Luck) -> LaCittaState:
    """1.6.7: what the seat has not seen is drawn anew."""
    guessed = state.clone()
    _guess_voice(guessed, seat, luck)
    if any(state.aside):
        _guess_aside(guessed, luck)
    return guessed


def _guess_voice(state: LaCittaState, seat: Seat, luck: Luck) -> None:
    """Cards that others have looked at: any of those that this seat has not seen."""
    drawn = [where for where in range(HIDDEN) if state.hidden[where] != UNKNOWN]
    secret = [where for where in drawn if not knows(state, seat, where)]
    seen = [state.hidden[w] for w in drawn[state.revealed :] if w not in secret]
    left = [state.unheard[service] - seen.count(service) for service in EACH_SERVICE]
    for where in secret:
        service = luck.choices(EACH_SERVICE, left)[0]
        state.hidden[where] = service
        left[service] -= 1


def _guess_aside(state: LaCittaState, luck: Luck) -> None:
    """5.1.9: which unseen cards lay in front of players at the last shuffle.

    All choices from the unseen cards were alike; what has been laid open since tells more. Of a
    kind that came often, fewer can have been set aside.
    """
    together = [a + b for a, b in zip(state.unseen, state.aside, strict=True)]
    kinds = zip(state.stirred, state.shuffled, together, strict=True)
    weights = [_weights(stirred, shuffled, shuffled - now) for stirred, shuffled, now in kinds]
    aside = _draw(weights, sum(state.aside), luck)
    state.aside = tuple(aside)
    state.unseen = [n - kept for n, kept in zip(together, aside, strict=True)]


def _weights(stirred: int, shuffled: int, shown: int) -> list[int]:
    """Of one kind: in how many ways 0, 1, 2, ... set aside agree with so many shown since."""
    return [comb(stirred, n) * perm(shuffled - n, shown) for n in range(stirred + 1)]


def _draw(weights: list[list[int]], size: int, luck: Luck) -> list[int]:
    """Numbers by kind that add up to the size, each combination by the product of its weights."""
    ways = [[1] + [0] * size]  # ways[-1][n]: to make n from the kinds that follow
    for kind in reversed(weights):
        ways.append(_combined(kind, ways[-1]))
    drawn: list[int] = []
    for kind, rest in zip(weights, reversed(ways[:-1]), strict=True):
        left = size - sum(drawn)
        chances = [w * rest[left - n] for n, w in enumerate(kind[: left + 1])]
        drawn.append(_pick(chances, luck))
    return drawn


def _combined(kind: list[int], rest: list[int]) -> list[int]:
    return [
        sum(w * rest[total - n] for n, w in enumerate(kind[: total + 1]))
        for total in range(len(rest))
    ]


def _pick(weights: list[int], luck: Luck) -> int:
    """A place by its weight, exactly: the weights may be too large for floats."""
    left = luck.randrange(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("the weights do not add up to their sum")
