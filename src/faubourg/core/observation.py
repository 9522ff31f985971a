"""What a bot is given, and what a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from random import Random
from typing import Generic

from faubourg.core.model import A, Rules, S, Seat


class Observation(Generic[S, A]):
    """A seat's knowledge: a guess at the state, never the true one, so nothing can leak."""

    def __init__(self, rules: Rules[S, A], state: S, seat: Seat, rng: Random) -> None:
        self.rules = rules
        self.seat = seat
        self._guess = rules.determinize(state, seat, rng)

    @cached_property
    def legal(self) -> list[A]:
        return self.rules.legal(self._guess, self.seat)

    @cached_property
    def known(self) -> S:
        """What is known of the guess is what is known of the truth."""
        return self.rules.known(self._guess, self.seat)

    def imagine(self, rng: Random) -> S:
        """The only door to a full state: a fresh guess from what the seat knows."""
        return self.rules.determinize(self._guess, self.seat, rng)


class Bot(ABC):
    """Chooses an action for a seat, from that seat's knowledge alone."""

    @abstractmethod
    def choose(self, seen: Observation[S, A], rng: Random) -> A: ...
