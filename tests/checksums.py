"""Whole games as checksums: whatever a build or a change plays otherwise changes one.

They are those of plain Python, in `checksums.json`; the compiled build must give the same. After
a change that is meant they are written anew, in two minutes, by
`PYTHONPATH=tests:examples/tiny python -m checksums`.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from contract.cases import Case, all_cases, cases_of

from faubourg.bots import make_bot
from faubourg.bots.playing import play_game
from faubourg.bots.playout import draw
from faubourg.core.chance import Chance
from faubourg.core.model import CHANCE
from faubourg.core.registry import AnyRules, find_game

FILE: Final = Path(__file__).with_suffix(".json")
GAMES: Final = ("arcologies", "big_city", "la_citta", "small_city", "town_center")
RANDOM: Final = 200  # games at random, in blocks of which each has one checksum
BLOCK: Final = 20
GREEDY: Final = 20


def random_block(key: str, number: int) -> str:
    """Some games at random, with all their options and player counts in turn."""
    cases = _cases(key)
    games = range(number * BLOCK, (number + 1) * BLOCK)
    told = [
        _random_game(cases[game % len(cases)].rules(), Random(f"random {game}")) for game in games
    ]
    return _checksum(told)


def _random_game(rules: AnyRules, rng: Random) -> list[object]:
    """What was legal, what was done, and how it ended."""
    state, told = rules.new_state(), list[object]()
    while state.actors:
        seat = state.actors[0]
        if seat == CHANCE:
            action = draw(rules, state, rng)
        else:
            told.append(hex(rules.legal_set(state, seat)))
            action = rules.pick(state, seat, rng)
        told.append(rules.notation(action))
        rules.apply(state, seat, action)
    return [*told, state, _scores(rules, state)]


def greedy_game(key: str, number: int) -> str:
    """Two bots that judge every choice, with the options in turn."""
    game, seed = find_game(key), f"greedy {number}"
    cases = _cases_for_two(key)
    rules = cases[number % len(cases)].rules()
    rngs = [Random(f"{seed}/{seat}") for seat in range(rules.seats)]
    match = play_game(rules, [make_bot("greedy", game)] * rules.seats, Chance.seeded(seed), rngs)
    return _checksum([match.entries, match.state, _scores(rules, match.state)])


def _scores(rules: AnyRules, state: Any) -> list[object]:
    """The points of every line; how its words call a place is not the game."""
    lines = [rules.score(state, seat) for seat in range(rules.seats)]
    return [[(line.key, line.points) for line in own] for own in lines]


def _checksum(told: list[Any]) -> str:
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


@cache
def _cases(key: str) -> list[Case]:
    return list(cases_of(find_game(key)))


@cache
def _cases_for_two(key: str) -> list[Case]:
    return [case for case in all_cases() if case.game.key == key and case.seats == 2]


@cache
def known() -> dict[str, dict[str, list[str]]]:
    """By game, then by kind."""
    found: dict[str, dict[str, list[str]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def write() -> None:
    made = {}
    for key in GAMES:
        print(key, flush=True)
        made[key] = {
            "random": [random_block(key, number) for number in range(RANDOM // BLOCK)],
            "greedy": [greedy_game(key, number) for number in range(GREEDY)],
        }
    FILE.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
