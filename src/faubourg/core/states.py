"""States kept along the way, so that going back does not mean playing the whole game again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple

from faubourg.core.model import CHANCE, A, Rules, S, Seat

MOST_SPREAD: Final = 32  # states kept of a past that somebody looks through
CLOSEST: Final = 8  # steps between two kept states at least: so few are quickly done again


class Step(NamedTuple, Generic[A]):
    """An action that stands: not taken back."""

    seat: Seat
    action: A
    actors: tuple[Seat, ...]  # who could act at that moment
    forced: bool  # the only legal action, hence no choice
    known: int  # to whom: one bit for each seat
    entry: int = 0  # the number of the one by which it stands


class Recent(Generic[S, A]):
    """States since the last draw, behind which no undo goes; ever fewer further back.

    Going back some steps takes at most three times as many again, and a few.
    """

    def __init__(self, rules: Rules[S, A], kept: dict[int, S] | None = None) -> None:
        self.rules = rules
        self.kept = kept or {}  # by the steps before it, in their order

    def apply(self, state: S, length: int, step: Step[A]) -> None:
        """Do a step behind so many others."""
        if step.seat == CHANCE:
            self.kept.clear()
        elif length not in self.kept:
            self._keep(state, length)
        self.rules.apply(state, step.seat, step.action)

    def _keep(self, state: S, length: int) -> None:
        """Every few steps; of those further back, only every second, fourth, eighth."""
        first = min(self.kept, default=length)
        if (length - first) % CLOSEST == 0:
            self.kept[length] = state.clone()
            sparse = [place for place in self.kept if _is_too_far(place - first, length - first)]
            for place in sparse:
                del self.kept[place]

    def return_to(self, steps: Sequence[Step[A]], length: int) -> S:
        """The state after so many of the steps; the states after more of them are forgotten."""
        self.kept = {place: state for place, state in self.kept.items() if place <= length}
        start = max(self.kept, default=0)
        state = self.kept[start].clone() if self.kept else self.rules.new_state()
        for place in range(start, length):
            self.apply(state, place, steps[place])
        return state


class Spread(Generic[S, A]):
    """States all along a game, evenly and not many, to look at any moment of it."""

    def __init__(self, rules: Rules[S, A]) -> None:
        self.rules = rules
        self.kept: dict[int, tuple[Step[A], S]] = {}  # by steps; with the last one

    def after(self, steps: Sequence[Step[A]], length: int) -> S:
        """The state after so many of the steps."""
        apart = _apart(len(steps))
        self._forget(steps, apart)
        start = max((place for place in self.kept if place <= length), default=0)
        state = self.kept[start][1].clone() if start else self.rules.new_state()
        for place, step in enumerate(steps[start:length], start=start + 1):
            self.rules.apply(state, step.seat, step.action)
            if place % apart == 0:
                self.kept[place] = step, state.clone()
        return state

    def _forget(self, steps: Sequence[Step[A]], apart: int) -> None:
        """What lies too close by now, and what an undo has changed.

        After an undo a match makes all later steps anew: where one is the same, so is its past.
        """
        for place, (step, _) in list(self.kept.items()):
            if place % apart or place > len(steps) or steps[place - 1] is not step:
                del self.kept[place]


def _apart(length: int) -> int:
    """Doubled as a game grows, so that half of what is kept stays in its place."""
    apart = CLOSEST
    while apart * MOST_SPREAD < length:
        apart *= 2
    return apart


def _is_too_far(place: int, length: int) -> bool:
    """Whether a state at that place goes by now; the rounder its number, the later."""
    return place > 0 and length - place >= 2 * (place & -place)
