"""What a bot is given, and what a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Generic

from mypy_extensions import mypyc_attr

from faubourg.core.model import A, Rules, S, Seat


class Observation(Generic[S, A]):
    """A seat's knowledge: a state with blanks, never the true one, so nothing can leak."""

    def __init__(self, rules: Rules[S, A], state: S, seat: Seat) -> None:
        self.rules = rules
        self.seat = seat
        self.known = rules.known(state, seat)
        self._legal: list[A] | None = None  # once it is asked for

    @property
    def legal(self) -> list[A]:
        if self._legal is None:
            self._legal = self.rules.legal(self.known, self.seat)
        return self._legal

    def imagine(self, rng: Random) -> S:
        """The only door to a full state: a guess, in which the blanks are filled."""
        return self.rules.imagine(self.known, self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses an action for a seat, from that seat's knowledge alone."""

    @abstractmethod
    def choose(self, seen: Observation[S, A], rng: Random) -> A: ...
