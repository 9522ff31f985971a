"""One step ahead: try every legal action and take the one the game's judge likes best."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from typing import Any

from faubourg.bots.pace import APPRENTICE, Pace
from faubourg.core.budget import Clock, no_clock
from faubourg.core.model import A, S, Seat
from faubourg.core.observation import Bot, Observation
from faubourg.core.outlook import GIVEN_UP
from faubourg.core.presentation import Judge
from faubourg.core.registry import AnyRules


class GreedyBot(Bot):
    """Takes the action with the highest sum of terms; noise, in points, makes it weaker."""

    def __init__(
        self,
        judge: Callable[[AnyRules], Judge[Any, Any]],
        noise: float = 0.0,
        bound: float = inf,
        pace: Pace = APPRENTICE,
        clock: Clock = no_clock,
    ) -> None:
        self.judge = judge  # for the rules of a game
        self.noise = noise
        self.bound = bound  # points; what is worse than the best by more is never taken
        self.pace = pace
        self.clock = clock
        self._last: Judge[Any, Any] | None = None

    def choose(self, seen: Observation[S, A], rng: Random) -> A:
        legal = seen.legal
        return legal[0] if len(legal) == 1 else legal[self._taken(self.worths(seen, rng), rng)]

    def worths(self, seen: Observation[S, A], rng: Random) -> list[float]:
        """What each legal choice is worth by the judge; a bot that errs does so later."""
        # One guess serves all actions, so that they differ by the action alone.
        guess, judge = seen.imagine(rng), self._judge_for(seen.rules)
        judge.prepare(guess, seen.seat)
        return self._all_judged(judge, guess, seen.seat, seen.legal)

    def _all_judged(
        self, judge: Judge[Any, Any], guess: S, seat: Seat, legal: list[A]
    ) -> list[float]:
        """Those at the end are given up if time has run out."""
        budget, judged = self.pace.budget(len(legal), self.clock), list[float]()
        for action in legal:
            if budget.is_late() and judged:
                break
            judged.append(self._judged(judge, guess, seat, action))
            budget.left -= 1
        self.pace.tell(budget, judge.rules)
        return judged + [GIVEN_UP] * (len(legal) - len(judged))

    def _taken(self, judged: list[float], rng: Random) -> int:
        least = max(judged) - self.bound
        noisy = [points + rng.gauss(0.0, self.noise) for points in judged]
        worth = [n if points >= least else -inf for n, points in zip(noisy, judged, strict=True)]
        # Rounded: sums in another order must not break ties that are ties for people.
        best = round(max(worth), 6)
        near = best - 0.00001  # most are not, and rounding takes longer than comparing
        return rng.choice([at for at, w in enumerate(worth) if w >= near and round(w, 6) == best])

    def _judge_for(self, rules: AnyRules) -> Judge[Any, Any]:
        """The same as for the last choice, if the rules are: it may remember what it judged."""
        last = self._last
        if last is None or last.rules is not rules:
            last = self._last = self.judge(rules)
        return last

    def _judged(self, judge: Judge[Any, Any], guess: S, seat: Seat, action: A) -> float:
        after = guess.clone()
        judge.rules.apply(after, seat, action)
        return sum(judge.terms(after, seat).values())
