"""How much each named term counts for the learned value: words.json of a game, for hints.

The planner plays games against itself. Wherever it has a choice, the best is held against each of
the next ones: by what the planner thinks they are worth, and by the terms of where they lead. The
factors of the terms are those with which weighted differences come nearest to differences of worth,
with three wishes: a factor stays near 1 where little is known (near 0 for a term the judge does not
have); none is below 0, since less of something good would then be told as a gain; and points that
are scored count as what they are.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from faubourg.bots.advice import advise, best_of
from faubourg.bots.learned import name_of_value, outlook_of
from faubourg.bots.spreading import Spread
from faubourg.bots.words import Factors, Words
from faubourg.core.budget import no_clock
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.registry import AnyRules, Game

SEED: Final = 0  # of guesses at what is hidden
CHOICES: Final = 6  # that are looked at in a position
MOST_SEATS: Final = 4  # with more of them a game only takes longer
FAR: Final = 0.95  # of all differences; the others are of another kind, as victory and defeat
NEAR: Final = 0.3  # points; small differences count for more, but these alike
HELD: Final = 30.0  # pairs with a point of a term that outweigh what its factor would be otherwise
ROUNDS: Final = 300  # of setting one factor after the other
SURE: Final = "points"  # the term of what is scored

Numbers = NDArray[numpy.float64]


@dataclass(frozen=True)
class Seen:
    """One choice of a position."""

    worth: float
    terms: dict[str, float]  # where it leads, as the judge has them, and what only words have
    at_once: dict[str, float]  # the judge's alone, before anything follows


@dataclass(frozen=True)
class Position:
    """A decision of the planner."""

    stage: int
    choices: list[Seen]  # the best first


# Positions


def positions(
    game: Game, first: int, games: int, spread: Spread, progress: Callable[[int], None]
) -> list[Position]:
    """Of so many games, by turns at each kind of table."""
    found, tasks = list[Position](), [(game, first + number) for number in range(games)]
    with spread(_of_game, tasks) as played:
        for done, some in enumerate(played, start=1):
            found += some
            progress(done)
    return found


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Seats with usual options, and the ways to play alone."""
    usual = [(n, game.for_programs()) for n in range(game.fewest, min(game.most, MOST_SEATS) + 1)]
    return usual + [(1, game.for_programs(dict(options))) for _, options in game.daily]


@lru_cache(maxsize=16)
def _rules(game: Game, table: int) -> AnyRules:
    return game.rules(*tables(game)[table])


def _of_game(task: tuple[Game, int]) -> list[Position]:
    game, seed = task
    rules, found, rng = _rules(game, seed % len(tables(game))), list[Position](), Random(seed)
    # Factors of its own, so that there are terms which only words have.
    match, words = Match(rules, Chance.seeded(f"words {seed}")), Words(game, rules, ({},))
    while match.state.actors:
        seen = match.observe(match.state.actors[0])
        taken = seen.legal[0]
        if len(seen.legal) > 1:
            advice = advise(game, seen, Random(SEED))
            found.append(_position(game, words, seen, advice))
            taken = rng.choice(
                [each.action for each in advice.choices if each.worth == advice.best.worth]
            )
        match.play(seen.seat, taken)
    return found


def _position(game: Game, words: Words, seen: Any, advice: Any) -> Position:
    guess, seat = seen.imagine(Random(SEED)), seen.seat
    best = best_of(game, seen, advice, guess, CHOICES, no_clock)
    words.prepare(guess, seat)
    choices = list[Seen]()
    for choice in best:
        after = guess.clone()
        words.rules.apply(after, seat, choice.action)
        at_once = words.judge.terms(after, seat)
        choices.append(
            Seen(choice.worth, words.plain(words.end(guess, seat, choice), seat), at_once)
        )
    return Position(words.stage_of(guess, seat), choices)


# Factors


def factors(found: Sequence[Position], stages: int, prior: Mapping[str, float]) -> Factors:
    """For the whole game, and from there for each stage; what is new to the judge begins at 0."""
    names = sorted({name for each in found for one in each.choices for name in one.terms})
    terms, worths, stage = pairs(found, names)
    free = [at for at, name in enumerate(names) if name != SURE]
    usual = fitted(terms, worths, numpy.array([prior.get(name, 1.0) for name in names]), free)
    told = list[Mapping[str, float]]()
    for number in range(stages):
        here = stage == number
        some = fitted(terms[here], worths[here], usual, free) if stages > 1 else usual
        told.append({name: round(float(by), 3) for name, by in zip(names, some, strict=True)})
    return told


def pairs(found: Sequence[Position], names: Sequence[str]) -> tuple[Numbers, Numbers, Numbers]:
    """The best against each of the others: differences of terms and of worth, and the stage."""
    rows, worths, stages = list[list[float]](), list[float](), list[int]()
    for each in found:
        best, *others = each.choices
        for other in others:
            rows.append([best.terms.get(n, 0.0) - other.terms.get(n, 0.0) for n in names])
            worths.append(best.worth - other.worth)
            stages.append(each.stage)
    return numpy.array(rows).reshape(-1, len(names)), numpy.array(worths), numpy.array(stages)


def fitted(terms: Numbers, worths: Numbers, prior: Numbers, free: Sequence[int]) -> Numbers:
    """Least squares, never below 0, one factor after the other until they stay."""
    near = worths <= numpy.quantile(worths, FAR) if len(worths) else worths > 0
    weight = 1 / (NEAR + worths[near])
    squares = (terms[near].T * weight) @ terms[near] + HELD * numpy.eye(len(prior))
    wanted = (terms[near].T * weight) @ worths[near] + HELD * prior
    found = prior.copy()
    for _ in range(ROUNDS):
        for at in free:
            rest = wanted[at] - squares[at] @ found
            found[at] = max(0.0, found[at] + rest / squares[at, at])
    return found


def told(game: Game, found: Sequence[Position], command: str) -> str:
    """The file."""
    rules = _rules(game, 0)
    new = dict.fromkeys(game.prospects(rules).TERMS, 0.0)
    stages = factors(found, len(game.encoder(rules).stages()), new)
    about = {"value": name_of_value(game), "command": command, "positions": len(found)}
    return json.dumps({**about, "stages": stages}, indent=1) + "\n"


def is_learned(game: Game) -> bool:
    return outlook_of(game, _rules(game, 0)) is not None
