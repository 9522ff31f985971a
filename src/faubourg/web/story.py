"""The log of a table: what each standing step has to tell, kept as messages for every language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from faubourg.core.match import Step
from faubourg.core.model import Action, Message, Seat
from faubourg.core.registry import AnyRules, Game


@dataclass(frozen=True)
class Told:
    """What one step tells, and who did it."""

    step: int
    seat: Seat
    message: Message


class Story:
    """Grows with the match; after an undo it is told again from the last common step.

    It is what a spectator sees: the same lines serve everybody.
    """

    def __init__(self, game: Game, rules: AnyRules) -> None:
        self.game = game
        self.rules = rules
        self.lines: list[Told] = []
        self._steps: list[tuple[Seat, int]] = []  # what has been told
        self._state: Any = rules.new_state()
        self._totals: list[list[int]] = []  # per step, per seat

    @property
    def totals(self) -> list[list[int]]:
        """Per seat: the score after each step, as if the game had ended there."""
        return [list(one) for one in zip(*self._totals, strict=True)]

    def catch_up(self, steps: Sequence[Step[Action]]) -> None:
        keys = [(step.seat, step.action.index) for step in steps]
        common = _common(self._steps, keys)
        if common < len(self._steps):
            self._return_to(steps, common)
        for place in range(common, len(steps)):
            self._tell(place, steps[place])
        self._steps = keys

    def _return_to(self, steps: Sequence[Step[Action]], common: int) -> None:
        self.lines = [line for line in self.lines if line.step < common]
        del self._totals[common:]
        self._state = self.rules.new_state()
        for step in steps[:common]:
            self.rules.apply(self._state, step.seat, step.action)

    def _tell(self, place: int, step: Step[Action]) -> None:
        rules, state = self.rules, self._state
        before = rules.view(state, None)
        seen = rules.sees(state, None, step.seat, step.action)
        rules.apply(state, step.seat, step.action)
        self._totals.append([rules.total(state, seat) for seat in range(rules.seats)])
        if seen:
            after = rules.view(state, None)
            told = self.game.narrator.log_lines(rules, before, step.seat, step.action, after)
            self.lines += [Told(place, step.seat, message) for message in told]


def _common(old: list[tuple[Seat, int]], new: list[tuple[Seat, int]]) -> int:
    """How many steps two histories share from the start."""
    length = 0
    for one, other in zip(old, new, strict=False):
        if one != other:
            break
        length += 1
    return length
