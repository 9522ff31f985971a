"""One step ahead: try every legal action and take the one the game's judge likes best."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from faubourg.core.model import A, S, Seat
from faubourg.core.observation import Bot, Observation
from faubourg.core.presentation import Judge
from faubourg.core.registry import AnyRules


class GreedyBot(Bot):
    """Takes the action with the highest sum of terms; noise, in points, makes it weaker."""

    def __init__(self, judge: Callable[[AnyRules], Judge[Any, Any]], noise: float = 0.0) -> None:
        self.judge = judge  # for the rules of a game
        self.noise = noise
        self._last: Judge[Any, Any] | None = None

    def choose(self, seen: Observation[S, A], rng: Random) -> A:
        legal = seen.legal
        if len(legal) == 1:
            return legal[0]
        # One guess serves all actions, so that they differ by the action alone.
        guess, judge = seen.imagine(rng), self._judge_for(seen.rules)
        judge.prepare(guess, seen.seat)
        worth = [self._worth(judge, guess, seen.seat, action, rng) for action in legal]
        # Rounded: sums in another order must not break ties that are ties for people.
        best = round(max(worth), 6)
        near = best - 0.00001  # most are not, and rounding takes longer than comparing
        return rng.choice(
            [a for a, w in zip(legal, worth, strict=True) if w >= near and round(w, 6) == best]
        )

    def _judge_for(self, rules: AnyRules) -> Judge[Any, Any]:
        """The same as for the last choice, if the rules are: it may remember what it judged."""
        last = self._last
        if last is None or last.rules is not rules:
            last = self._last = self.judge(rules)
        return last

    def _worth(self, judge: Judge[Any, Any], guess: S, seat: Seat, action: A, rng: Random) -> float:
        after = guess.clone()
        judge.rules.apply(after, seat, action)
        return sum(judge.terms(after, seat).values()) + rng.gauss(0.0, self.noise)
