"""What is said of an answer to a puzzle: whether it solves it, the best choice, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from faubourg.bots import puzzles
from faubourg.bots.hint_words import HintTeller, counted
from faubourg.bots.puzzles import Puzzle
from faubourg.core.observation import Observation


@dataclass(frozen=True)
class Verdict:
    """For people."""

    solved: bool
    choices: list[str]  # the best, the next one, and one's own if it is another
    why: list[str]


def verdict(one: Puzzle, teller: HintTeller, seen: Observation[Any, Any], given: str) -> Verdict:
    shown = teller.tell(seen.known, puzzles.answer(one, seen))
    say = teller.texts.say
    choices = [
        say("puzzle-choice", {"choice": choice.text, "worth": worth})
        for choice in shown.choices
        for worth in (choice.worth or choice.less or say("hint-best"),)
    ]
    if given not in (one.best, one.next_best):
        choices.append(_yours(one, teller, seen, given))
    best = say("puzzle-why", {"choice": shown.choices[0].text})
    why = [best, *shown.choices[0].lines, *shown.why, shown.source]
    return Verdict(one.is_solved_by(given), choices, why)


def _yours(one: Puzzle, teller: HintTeller, seen: Observation[Any, Any], given: str) -> str:
    label, worth = teller.label(seen.known, seen.rules.parse(given)), one.worths[given]
    best = one.worths[one.best]
    if worth is None or best is None:
        return teller.texts.say("puzzle-given-up", {"choice": label})
    less = counted(teller.texts, best - worth)
    return teller.texts.say("puzzle-yours", {"choice": label, "points": less})
