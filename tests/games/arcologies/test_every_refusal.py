"""Whatever is tried, at whatever moment: the refusal of every action can be told."""

from __future__ import annotations

from itertools import takewhile

import pytest

from faubourg.games.arcologies import GAME
from games.arcologies.random_games import ready
from games.small_city.test_every_refusal import tell_refusals

QUIET = {"quiet_rounds": "eight"}
GAMES = [
    (1, {**QUIET, "covered_materials": "move"}),
    (2, {**QUIET, "arcology_action": "free", "inside": "leave"}),
    (3, {**QUIET, "inside": "sealed"}),
]
LAST = 7  # round: what comes later is more of the same


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_refusal_of_every_action_can_be_told(number: int) -> None:
    seats, options = GAMES[number]
    seed = f"refused {number}"
    games = takewhile(lambda game: game.state.round <= LAST, ready(seats, options, seed))
    positions = ((game.rules, game.state) for game in games)
    assert len(tell_refusals(GAME, positions, seed)) > 15
