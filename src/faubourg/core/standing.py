"""What a position is worth to a seat in points, whoever is to act: what hints and reviews tell."""

from __future__ import annotations

from typing import Any, Generic

from faubourg.core.budget import Budget
from faubourg.core.model import Seat
from faubourg.core.outlook import Outlook
from faubourg.core.presentation import Judge, K, R


class Standing(Generic[R, K]):
    """Made for one set of rules. Asked with a guess from what the seat knows, as bots are.

    Where something is learned, alone one's points in the end, with others the lead over the best
    of them; else the sum of the judge's terms.
    """

    def __init__(self, rules: R, outlook: Outlook[Any, K] | None, judge: Judge[Any, K]) -> None:
        self.rules = rules
        self.outlook = outlook
        self.judge = judge

    def value(self, guess: K, seat: Seat) -> float:
        if self.outlook is None:
            return sum(self.judge.terms(guess, seat).values())
        self.outlook.budget = Budget()  # one that a bot has left behind may be spent
        return self.foreseen(self.outlook, guess, seat)

    def foreseen(self, outlook: Outlook[Any, K], guess: K, seat: Seat) -> float:
        return outlook.lead(guess, seat)

    def shift(self, guess: K, seat: Seat) -> float:
        """What makes a lead of what choices are worth, where a game weighs them otherwise."""
        outlook = self.outlook
        if outlook is None or not outlook.OWN:
            return 0.0
        return outlook.lead(guess, seat) - outlook.told([guess], seat)[0][0]
