"""What a seat's choices are worth, exactly as the planner values them: for hints and reviews."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Generic

from faubourg.bots.learned import ONE_STEP, WHOLE_TURN, LearnedBot, outlook_of
from faubourg.bots.pace import PLANNER, Pace
from faubourg.core.budget import Budget, Clock, no_clock
from faubourg.core.model import A, Seat
from faubourg.core.observation import Observation
from faubourg.core.outlook import GIVEN_UP, Outlook
from faubourg.core.registry import Game

# As many evaluations as the planner has; a person waits for it, so less time if they are slow.
PACE: Final = Pace("hint", PLANNER.evaluations, 0.15)
ASIDE: Final = Pace("hint", 500, 0.025)  # for a choice that is followed by itself


@dataclass(frozen=True)
class Choice(Generic[A]):
    """One legal action and what it is worth, in points; GIVEN_UP where others were better."""

    action: A
    worth: float
    end: Any = None  # the state it leads to, as far as the planner has followed it


@dataclass(frozen=True)
class Advice(Generic[A]):
    """All legal choices of a seat, the best first; of equals, in the catalogue's order."""

    choices: list[Choice[A]]
    learned: bool  # whether a learned value says so; else it is the sum of the judge's terms

    @property
    def best(self) -> Choice[A]:
        return self.choices[0]

    @property
    def followed(self) -> list[Choice[A]]:
        """Without those that were given up on the way: nobody knows what they are worth."""
        return [choice for choice in self.choices if choice.worth != GIVEN_UP]

    @property
    def given_up(self) -> list[A]:
        return [choice.action for choice in self.choices if choice.worth == GIVEN_UP]

    def of(self, action: A) -> Choice[A]:
        return next(each for each in self.choices if each.action == action)

    def worth(self, action: A) -> float:
        return self.of(action).worth

    def loss(self, action: A) -> float:
        """How much worse than the best one it is, in points."""
        return self.best.worth - self.worth(action)


def advise(
    game: Game, seen: Observation[Any, A], rng: Random, clock: Clock = no_clock
) -> Advice[A]:
    """From what the seat knows and nothing else; and stopped after a second if a clock is given."""
    bot = LearnedBot(game, WHOLE_TURN, PACE, clock)
    worths, outlook = bot.worths(seen, rng), outlook_of(game, seen.rules)
    followed = outlook is not None and not outlook.FUTURES  # those would be the last it followed
    choices = [
        Choice(act, worth, outlook.end_of(at) if outlook and followed else None)
        for at, (act, worth) in enumerate(zip(seen.legal, worths, strict=True))
    ]
    choices.sort(key=lambda choice: choice.worth, reverse=True)
    return Advice(choices, outlook is not None)


def best_of(
    game: Game, seen: Observation[Any, A], advice: Advice[A], guess: Any, most: int, clock: Clock
) -> list[Choice[A]]:
    """So many, if there are: where all plans began alike, others are followed by themselves.

    None of them comes before what the planner takes.
    """
    found, outlook = advice.followed[:most], outlook_of(game, seen.rules)
    if outlook is None or len(found) == most or not advice.given_up:
        return found
    aside = advice.given_up
    outlook.budget = ASIDE.budget(len(aside), clock)
    at_once = outlook.worths(guess, seen.seat, aside, ONE_STEP)
    order = sorted(range(len(aside)), key=lambda at: -at_once[at])[: most - len(found)]
    for at in order:
        choice = by_itself(outlook, guess, seen.seat, aside[at], ASIDE.budget(1, clock))
        found.append(replace(choice, worth=min(choice.worth, advice.best.worth)))
    return found[:1] + sorted(found[1:], key=lambda choice: -choice.worth)


def by_itself(
    outlook: Outlook[Any, Any], guess: Any, seat: Seat, action: A, budget: Budget
) -> Choice[A]:
    """Followed although others may be better."""
    outlook.budget = budget
    worth = outlook.worths(guess, seat, [action], WHOLE_TURN)[0]
    return Choice(action, worth, outlook.end_of(0))
