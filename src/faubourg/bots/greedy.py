"""One step ahead: try every legal action and take the one the game's judge likes best."""

from __future__ import annotations

from random import Random

from faubourg.core.model import A, Rules, S, Seat, State
from faubourg.core.observation import Bot, Observation
from faubourg.core.registry import AnyRules, Judge


class ScoreJudge:
    """Judges a game that has no judge of its own: own score against the best other one."""

    def terms(self, rules: AnyRules, state: State, seat: Seat) -> dict[str, float]:
        totals = [rules.total(state, other) for other in range(rules.seats)]
        mine = totals.pop(seat)
        return {"score": mine, "best-rival": -max(totals, default=0)}


class GreedyBot(Bot):
    """Takes the action with the highest sum of terms; noise, in points, makes it weaker."""

    def __init__(self, judge: Judge, noise: float = 0.0) -> None:
        self.judge = judge
        self.noise = noise

    def choose(self, seen: Observation[S, A], rng: Random) -> A:
        if len(seen.legal) == 1:
            return seen.legal[0]
        # One guess serves all actions, so that they differ by the action alone.
        guess = seen.imagine(rng)
        worth = [self._worth(seen.rules, guess, seen.seat, action, rng) for action in seen.legal]
        best = max(worth)
        return rng.choice([a for a, w in zip(seen.legal, worth, strict=True) if w == best])

    def _worth(self, rules: Rules[S, A], guess: S, seat: Seat, action: A, rng: Random) -> float:
        after = guess.clone()
        rules.apply(after, seat, action)
        worth = sum(self.judge.terms(rules, after, seat).values())
        # Rounded: sums in another order must not break ties that are ties for people.
        return round(worth + rng.gauss(0.0, self.noise), 6)
