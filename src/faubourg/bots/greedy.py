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

    def choose(self, seen: Observation[S, A], rng: Random) -> A:
        if len(seen.legal) == 1:
            return seen.legal[0]
        # One guess serves all actions, so that they differ by the action alone.
        guess, judge = seen.imagine(rng), self.judge(seen.rules)
        judge.prepare(guess, seen.seat)
        worth = [self._worth(judge, guess, seen.seat, action, rng) for action in seen.legal]
        best = max(worth)
        return rng.choice([a for a, w in zip(seen.legal, worth, strict=True) if w == best])

    def _worth(self, judge: Judge[Any, Any], guess: S, seat: Seat, action: A, rng: Random) -> float:
        after = guess.clone()
        judge.rules.apply(after, seat, action)
        worth = sum(judge.terms(after, seat).values())
        # Rounded: sums in another order must not break ties that are ties for people.
        return round(worth + rng.gauss(0.0, self.noise), 6)
