"""What a choice brings in named terms, each counted as the learned value counts it.

The judge's own weights are those of the apprentice. For words there is a second set: for each term
a factor, in each stage of a game, fitted to what the planner thinks choices are worth (`faubourg
words`, train/words.py). A choice is told by where the planner's plan for it ends, for that is what
was valued: what is in hand or half done then has the name of what it has become.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from faubourg.bots.advice import Choice
from faubourg.bots.learned import name_of_value, outlook_of
from faubourg.core.model import Action, Seat
from faubourg.core.registry import AnyRules, Game

log = logging.getLogger("faubourg.bots")
FILE: Final = "words.json"
Factors = Sequence[Mapping[str, float]]  # by stage: what a point of a term counts; others count 1
AS_JUDGED: Final[Factors] = ({},)
SMALL: Final = 0.05  # points that nobody would see
MOST_TERMS: Final = 4  # that are told at once


class Words:
    """Made for one set of rules; prepared for one decision, so that its choices count alike."""

    def __init__(self, game: Game, rules: AnyRules, factors: Factors = AS_JUDGED) -> None:
        self.rules = rules
        self.judge = game.judge(rules)
        self.prospects = game.prospects(rules) if factors is not AS_JUDGED else None
        self.encoder = game.encoder(rules)
        self.factors = factors
        self.stage = 0

    def prepare(self, guess: Any, seat: Seat) -> None:
        self.judge.prepare(guess, seat)
        self.stage = self.stage_of(guess, seat) if len(self.factors) > 1 else 0

    def stage_of(self, guess: Any, seat: Seat) -> int:
        """The last one of which a byte is set."""
        stages, row = self.encoder.stages(), bytearray(self.encoder.length)
        if len(stages) > 1:
            self.encoder.encode(guess, seat, row, 0)
        return max(
            (at for at, places in enumerate(stages) if any(row[p] for p in places)), default=0
        )

    def terms(self, state: Any, seat: Seat) -> dict[str, float]:
        """In points."""
        counts = self.factors[self.stage]
        found = {name: by * counts.get(name, 1.0) for name, by in self.plain(state, seat).items()}
        return {name: by for name, by in found.items() if by or counts.get(name, 1.0)}

    def plain(self, state: Any, seat: Seat) -> dict[str, float]:
        """As the judge has them, and what only words have."""
        found = self.judge.terms(state, seat)
        return found if self.prospects is None else found | self.prospects.terms(state, seat)

    def after(self, guess: Any, seat: Seat, choice: Choice[Action]) -> dict[str, float]:
        return self.terms(self.end(guess, seat, choice), seat)

    def end(self, guess: Any, seat: Seat, choice: Choice[Action]) -> Any:
        """Where it leads, as far as it was followed."""
        if choice.end is not None:
            return choice.end
        after = guess.clone()
        self.rules.apply(after, seat, choice.action)
        return after


@lru_cache(maxsize=16)
def words_of(game: Game, rules: AnyRules) -> Words:
    """By the judge's own weights where nothing is learned, or nothing was fitted to it."""
    return Words(game, rules, factors_of(game) if outlook_of(game, rules) else AS_JUDGED)


@lru_cache(maxsize=16)
def factors_of(game: Game) -> Factors:
    file = files(game.package) / FILE
    told = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    value = name_of_value(game)
    if told.get("value") == value and value:
        return tuple(told["stages"])
    why = f"fitted to the value {told['value']} and not {value}" if told else "not fitted"
    log.info("%s: words are %s, so they count as the judge does: faubourg words %s", game.key,
             why, game.key)  # fmt: skip
    return AS_JUDGED


def gains(before: Mapping[str, float], after: Mapping[str, float]) -> dict[str, float]:
    """By term: how much more it is afterwards."""
    keys = dict.fromkeys((*after, *before))
    return {key: after.get(key, 0.0) - before.get(key, 0.0) for key in keys}


def largest(found: Mapping[str, float]) -> list[tuple[str, float]]:
    """The terms that differ most, those in favour first: what is told."""
    large = sorted(found.items(), key=lambda term: -abs(term[1]))[:MOST_TERMS]
    return sorted((term for term in large if abs(term[1]) >= SMALL), key=lambda one: -one[1])
