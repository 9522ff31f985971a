"""What hints are made of: the planner's own numbers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playing import play_on

from faubourg.bots import make_bot
from faubourg.bots.advice import advise
from faubourg.bots.learned import has_learned
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import CHANCE
from faubourg.core.registry import Game, find_game

GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
POSITIONS = 5  # of each game; all 200 are in bench/hints.py


def positions(game: Game, count: int) -> list[Match[Any, Any]]:
    """Moments of random games at which somebody has a choice."""
    found = list[Match[Any, Any]]()
    while len(found) < count:
        seed = len(found)
        match: Match[Any, Any] = Match(game.rules(2), Chance.seeded(f"hint {seed}"))
        play_on(match, Random(seed), 7 * (seed + 1))
        while match.state.actors and len(match.observe(match.state.actors[0]).legal) == 1:
            play_on(match, Random(seed), 1)
        assert match.state.actors and CHANCE not in match.state.actors
        found.append(match)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_the_best_choice_is_what_the_planner_takes(key: str) -> None:
    game = find_game(key)
    for match in positions(game, POSITIONS):
        seat = match.state.actors[0]
        advice = advise(game, match.observe(seat), Random(3))
        taken = make_bot("planner", game).choose(match.observe(seat), Random(3))
        assert advice.loss(taken) < 0.00001
        assert advice.learned == has_learned(game)


@pytest.mark.parametrize("key", GAMES)
def test_all_legal_choices_are_told_the_best_first(key: str) -> None:
    game = find_game(key)
    (match,) = positions(game, 1)
    seen = match.observe(match.state.actors[0])
    advice = advise(game, seen, Random(3))
    assert {each.action for each in advice.choices} == set(seen.legal)
    worths = [each.worth for each in advice.choices]
    assert worths == sorted(worths, reverse=True)
    assert advice.followed == advice.choices[: len(advice.followed)]
