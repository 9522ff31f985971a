"""The best choices played on until one's next turn: what others and luck make of them.

Sequential halving with common luck: all choices that are still in question meet the same guesses at
what is hidden and the same random numbers, so that they differ by the choice alone; after each
round the worse half drops out, and the others meet twice as many futures.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from faubourg.bots.playout import draw
from faubourg.core.model import CHANCE, Action, Seat
from faubourg.core.outlook import Outlook

ROUND: Final = 2  # futures that each choice meets in the first round
LONGEST: Final = 60  # choices until one's next turn
AVERAGE: Final = 100  # evaluations that a future takes, before any is known


class Futures:
    """Made for one choice."""

    def __init__(self, outlook: Outlook[Any, Any], seat: Seat, luck: int) -> None:
        self.outlook = outlook
        self.rules = outlook.rules
        self.seat = seat
        self.luck = luck
        self.played = 0
        self.asked = 0  # evaluations

    def worths(self, guess: Any, legal: Sequence[Action], worth: Sequence[float]) -> list[float]:
        """Means over futures for the best; the others stay behind them."""
        order = sorted(range(len(legal)), key=lambda at: worth[at], reverse=True)
        order = order[: self.outlook.FUTURES]
        sums, futures, more = [0.0] * len(order), 0, ROUND
        means, left = dict[int, float](), list(range(len(order)))
        while len(left) > 1 and self._can_pay(len(left) * more):
            for number in range(futures, futures + more):
                for place in left:
                    sums[place] += self._future(guess, legal[order[place]], number)
            futures += more
            means |= {order[place]: sums[place] / futures for place in left}
            left.sort(key=lambda place: sums[place], reverse=True)
            left, more = left[: (len(left) + 1) // 2], 2 * more
        return self._ranked(worth, order, means, [order[place] for place in left])

    def _ranked(
        self, worth: Sequence[float], order: list[int], means: dict[int, float], left: list[int]
    ) -> list[float]:
        """Who met more futures stands before who dropped out, whatever those said."""
        if not means:
            return list(worth)
        found = list(worth)
        for at in order:
            found[at] = means[at]
        best = max(means[at] for at in left)
        worst = min(means.values())
        return [
            points if at in left else min(points, best if at in means else worst)
            for at, points in enumerate(found)
        ]

    def _can_pay(self, futures: int) -> bool:
        each = self.asked / self.played if self.played else AVERAGE
        return each * futures <= self.outlook.budget.left and not self.outlook.budget.is_late()

    def _future(self, guess: Any, action: Action, number: int) -> float:
        rng = Random(f"{self.luck}/{number}")
        state = self.rules.determinize(guess, self.seat, rng)
        self.rules.apply(state, self.seat, action)
        before = self.outlook.asked
        points = self._played_on(state, rng)
        self.played += 1
        self.asked += self.outlook.asked - before
        return points

    def _played_on(self, state: Any, rng: Random) -> float:
        """Everybody takes what seems best at once; the next own turn counts by its best choice."""
        others = False
        for _ in range(LONGEST):
            if not state.actors:
                break
            actor = state.actors[0]
            if actor == CHANCE:
                self.rules.apply(state, CHANCE, draw(self.rules, state, rng))
                others = others or self.rules.seats == 1
                continue
            legal: list[Action] = self.rules.legal(state, actor)
            if len(legal) > 1:
                worth = self.outlook.worths(state, actor, legal, 1)
                best = max(worth)
                if actor == self.seat and others:
                    return best
                self.rules.apply(state, actor, legal[worth.index(best)])
            else:
                self.rules.apply(state, actor, legal[0])
            others = others or actor != self.seat
        return self.outlook.lead(state, self.seat)
