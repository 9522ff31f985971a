"""A game looked back at: what it was worth to each seat, what chance did, what decisions cost.

What a position is worth to a seat (core/standing.py) changes only by chance and by decisions, so
luck, the seat's own decisions and those of the others add up to its last value minus its first.
Before draws that follow each other it is the mean over all they may lead to, weighted, from what
the seat knows then; luck is what they brought against that.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from faubourg.bots.advice import Advice, Choice, advise, by_itself
from faubourg.bots.learned import outlook_of
from faubourg.bots.words import gains, words_of
from faubourg.core.budget import Budget
from faubourg.core.model import CHANCE, Action, Seat, awaits_chance
from faubourg.core.observation import Observation
from faubourg.core.outlook import GIVEN_UP
from faubourg.core.registry import AnyRules, Game
from faubourg.core.replay import AnyMatch
from faubourg.core.states import Step

MOST_ENDS: Final = 32  # of draws that follow each other; where there are more, so many are tried
GUESSES: Final = 2  # at what is hidden, before draws
SEED: Final = 0


@dataclass(frozen=True)
class Moment:
    """After a step, or after the last of several draws."""

    step: int  # how many are done
    actor: Seat  # who did the last of them
    values: list[float]  # by seat
    luck: list[float]  # by seat; of draws alone
    sampled: bool = False  # whether luck is against some of the outcomes, not all


@dataclass(frozen=True)
class Decision:
    """What a seat chose where it had a choice."""

    step: int  # done before it
    seat: Seat
    taken: int  # actions by their place in the catalogue
    best: int
    loss: float  # points it was worse than the best
    margin: float  # points the best was better than the second
    terms: dict[str, float]  # what the best would have changed against it


@dataclass(frozen=True)
class Review:
    """Of some steps of a game; joined, of all of them."""

    learned: bool
    first: list[float]  # by seat, before the first step
    moments: list[Moment] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)

    def joined(self, later: Review) -> Review:
        moments, decisions = self.moments + later.moments, self.decisions + later.decisions
        return Review(self.learned, self.first, moments, decisions)


@dataclass(frozen=True)
class Account:
    """How a seat came from its first value to its last: the parts add up."""

    first: float
    last: float
    luck: float
    own: float  # what its decisions changed
    others: float
    lost: float  # by not choosing the best, as the planner sees it
    sampled: bool


def account(review: Review, seat: Seat) -> Account:
    before, luck, own, others = review.first[seat], 0.0, 0.0, 0.0
    for moment in review.moments:
        change = moment.values[seat] - before
        luck += moment.luck[seat]
        own += change - moment.luck[seat] if moment.actor == seat else 0.0
        others += change - moment.luck[seat] if moment.actor != seat else 0.0
        before = moment.values[seat]
    lost = sum(each.loss for each in review.decisions if each.seat == seat)
    sampled = any(moment.sampled for moment in review.moments)
    return Account(review.first[seat], before, luck, own, others, lost, sampled)


def costliest(review: Review, seat: Seat, most: int = 3, least: float = 0.1) -> list[Decision]:
    """The dearest first."""
    found = [each for each in review.decisions if each.seat == seat and each.loss >= least]
    return sorted(found, key=lambda each: -each.loss)[:most]


def finest(review: Review, seat: Seat, least: float = 0.1) -> Decision | None:
    """The right choice where all others were worst."""
    found = [each for each in review.decisions if each.seat == seat and each.loss < least / 2]
    best = max(found, key=lambda each: each.margin, default=None)
    return best if best is not None and best.margin >= least else None


# Making one


@dataclass(frozen=True)
class Part:
    """A step with a choice, or draws that follow each other."""

    start: int  # steps before it
    steps: list[Step[Action]]


def parts_of(match: AnyMatch) -> list[Part]:
    found = list[Part]()
    for number, step in enumerate(match.steps):
        if step.seat == CHANCE and found and found[-1].steps[-1].seat == CHANCE:
            found[-1].steps.append(step)
        else:
            found.append(Part(number, [step]))
    return found


def review(game: Game, match: AnyMatch, start: int = 0, stop: int | None = None) -> Review:
    """Of the parts from start to stop: a long game is looked at in several goes."""
    parts, reviewer = parts_of(match), Reviewer(game, match.rules)
    state = match.rules.new_state()
    for part in parts[:start]:
        _do(match.rules, state, part)
    found = Review(reviewer.outlook is not None, reviewer.values(state))
    for part in parts[start:stop]:
        reviewer.look(found, state, part)
    return found


def _do(rules: AnyRules, state: Any, part: Part) -> None:
    for step in part.steps:
        rules.apply(state, step.seat, step.action)


class Reviewer:
    """Looks at one part after the other; the state goes with it."""

    def __init__(self, game: Game, rules: AnyRules) -> None:
        self.game = game
        self.rules = rules
        self.outlook = outlook_of(game, rules)
        self.standing = game.standing(rules, self.outlook)
        self.words = words_of(game, rules)

    def look(self, found: Review, state: Any, part: Part) -> None:
        step, seats = part.steps[0], range(self.rules.seats)
        means = [self._mean(state, seat) for seat in seats] if step.seat == CHANCE else []
        if step.seat != CHANCE and self.rules.legal_set(state, step.seat).bit_count() > 1:
            found.decisions.append(self._decision(state, part.start, step))
        _do(self.rules, state, part)
        after = self.values(state)
        luck = [v - mean for v, (mean, _) in zip(after, means, strict=True)] if means else []
        sampled = any(sampled for _, sampled in means)
        moment = Moment(part.start + len(part.steps), step.seat, after, luck or [0.0] * len(seats))
        found.moments.append(moment if not sampled else replace(moment, sampled=True))

    def values(self, state: Any) -> list[float]:
        """Before draws, their mean."""
        seats = range(self.rules.seats)
        if awaits_chance(state):
            return [self._mean(state, seat)[0] for seat in seats]
        return [self._value(state, seat) for seat in seats]

    def _value(self, state: Any, seat: Seat) -> float:
        return self.standing.value(self.rules.determinize(state, seat, Random(SEED)), seat)

    # Chance

    def _mean(self, state: Any, seat: Seat) -> tuple[float, bool]:
        """Over all that the draws may lead to; the second says whether only some were tried."""
        secret = self.rules.has_secrets and self.rules.seats > 1
        seeds = range(GUESSES if secret else 1)
        found = [self._ends(self.rules.determinize(state, seat, Random(s)), s) for s in seeds]
        means = [sum(weight * self._value(end, seat) for end, weight in ends) for ends, _ in found]
        return sum(means) / len(means), any(sampled for _, sampled in found)

    def _ends(self, guess: Any, seed: int) -> tuple[list[tuple[Any, float]], bool]:
        """States that draws lead to, with their chances; equal ones are one."""
        waiting, ends = {pickle.dumps(guess): (guess, 1.0)}, dict[bytes, tuple[Any, float]]()
        while waiting:
            reached = dict[bytes, tuple[Any, float]]()
            for state, chance in waiting.values():
                for after, share in self._outcomes(state):
                    _add(reached if awaits_chance(after) else ends, after, chance * share)
            waiting = reached
            if len(waiting) + len(ends) > MOST_ENDS:
                return self._some_ends(guess, seed), True
        return list(ends.values()), False

    def _outcomes(self, state: Any) -> Iterator[tuple[Any, float]]:
        weighted = self.rules.chances(state)
        whole = sum(weight for _, weight in weighted)
        for action, weight in weighted:
            after = state.clone()
            self.rules.apply(after, CHANCE, action)
            yield after, weight / whole

    def _some_ends(self, guess: Any, seed: int) -> list[tuple[Any, float]]:
        """The same luck for every seat and every time."""
        rng, found = Random(seed), list[tuple[Any, float]]()
        for _ in range(MOST_ENDS):
            state = guess.clone()
            while awaits_chance(state):
                actions, weights = zip(*self.rules.chances(state), strict=True)
                self.rules.apply(state, CHANCE, rng.choices(actions, weights)[0])
            found.append((state, 1 / MOST_ENDS))
        return found

    # Decisions

    def _decision(self, state: Any, number: int, step: Step[Action]) -> Decision:
        seen = Observation(self.rules, state, step.seat)
        advice = advise(self.game, seen, Random(SEED))
        taken = self._taken(seen, advice, step.action)
        best, second = advice.best, (advice.followed[1:2] or [advice.best])[0]
        loss = max(0.0, best.worth - taken.worth)
        terms = self._terms(seen, taken, best) if loss else {}
        return Decision(
            number, step.seat, step.action.index, best.action.index, loss,
            best.worth - second.worth, terms,
        )  # fmt: skip

    def _taken(
        self, seen: Observation[Any, Any], advice: Advice[Action], action: Action
    ) -> Choice[Action]:
        """What was given up on the way is followed by itself."""
        choice = advice.of(action)
        if choice.worth != GIVEN_UP or self.outlook is None:
            return choice
        return by_itself(self.outlook, seen.imagine(Random(SEED)), seen.seat, action, Budget())

    def _terms(
        self, seen: Observation[Any, Any], taken: Choice[Action], best: Choice[Action]
    ) -> dict[str, float]:
        guess, seat = seen.imagine(Random(SEED)), seen.seat
        self.words.prepare(guess, seat)
        return gains(self.words.after(guess, seat, taken), self.words.after(guess, seat, best))


def _add(there: dict[bytes, tuple[Any, float]], state: Any, chance: float) -> None:
    key = pickle.dumps(state)
    found = there.get(key)
    there[key] = (state, chance + (found[1] if found else 0.0))
