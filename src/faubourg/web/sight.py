"""Everybody counts only what they know of: others' hidden choices move no number of theirs."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import accumulate

from faubourg.core.match import EVERYBODY, REDO, UNDO, Entry
from faubourg.core.model import Action, Seat
from faubourg.core.registry import AnyRules
from faubourg.core.replay import AnyMatch
from faubourg.core.states import Step


def holder_of(rules: AnyRules, mine: Iterable[Seat]) -> int:
    """Whoever holds these seats as a set of bits; a spectator has one behind those of the seats."""
    if not rules.has_secrets:
        return EVERYBODY
    return sum((1 << seat for seat in mine), 1 << rules.seats)


class Sight:
    """The history of a match as somebody knows it, until the match goes on."""

    def __init__(self, match: AnyMatch, who: int = EVERYBODY) -> None:
        self.match = match
        self.who = who

    @cached_property
    def entries(self) -> Sequence[Entry]:
        if self.who == EVERYBODY:
            return self.match.entries
        pairs = zip(self.match.entries, self.match.known, strict=True)
        return [entry for entry, known in pairs if known & self.who]

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def steps(self) -> int:
        """How many stand."""
        return self._counts[-1]

    def at(self, place: int) -> int:
        """How many steps are known up to the one at this place in the match."""
        return self._counts[min(place + 1, len(self.match.steps))]

    def length(self, at: int) -> int:
        """How many steps the match had right after so many that are known."""
        return bisect_left(self._counts, at)

    @cached_property
    def _counts(self) -> Sequence[int]:
        """By steps of the match: how many of them are known."""
        steps = self.match.steps
        if self.who == EVERYBODY:
            return range(len(steps) + 1)
        return list(accumulate((self._knows(step) for step in steps), initial=0))

    def _knows(self, step: Step[Action]) -> bool:
        return self.who == EVERYBODY or bool(step.known & self.who)

    def is_by_peers(self, seat: Seat, missed: Sequence[Entry]) -> bool:
        """Whether the newest entries are only what others did while the seat could act as well.

        Where several act at once, each by itself, nobody has to wait for news of the others.
        """
        if not missed or any(entry.words in (UNDO, REDO) for entry in missed):
            return not missed
        known = [step for step in self.match.steps if self._knows(step)]
        steps = known[len(known) - len(missed) :]
        return all(step.seat != seat and seat in step.actors for step in steps)
