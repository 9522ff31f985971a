"""A hint: the best choices of a seat as the planner sees them, with named terms for words."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from faubourg.bots.advice import advise, best_of
from faubourg.bots.learned import outlook_of
from faubourg.bots.words import words_of
from faubourg.core.budget import Clock, no_clock
from faubourg.core.observation import Observation
from faubourg.core.registry import Game

MOST: Final = 3  # suggestions


@dataclass(frozen=True)
class Suggestion:
    """One of the best choices."""

    action: int  # its place in the catalogue
    worth: float  # points: alone those in the end, with others the lead
    terms: dict[str, float]  # where it leads


@dataclass(frozen=True)
class Hint:
    """What a seat may be told; made from what it knows, so that it tells nothing else."""

    suggestions: list[Suggestion]  # the best first
    terms: dict[str, float]  # as things stand
    learned: bool  # whether worths are expected points in the end, or the judge's sum
    choices: int  # how many there are in all


def hint(game: Game, seen: Observation[Any, Any], seed: int, clock: Clock = no_clock) -> Hint:
    """With the same seed, what the planner would choose comes first."""
    advice = advise(game, seen, Random(seed), clock)
    # The same guess again: the words must be about what was valued.
    guess, words, seat = seen.imagine(Random(seed)), words_of(game, seen.rules), seen.seat
    words.prepare(guess, seat)
    shift = game.standing(seen.rules, outlook_of(game, seen.rules)).shift(guess, seat)
    best = [
        Suggestion(each.action.index, each.worth + shift, words.after(guess, seat, each))
        for each in best_of(game, seen, advice, guess, MOST, clock)
    ]
    return Hint(best, words.terms(guess, seat), advice.learned, len(advice.choices))
