"""The weights that are shipped fit every table, and play well alone."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from faubourg.bots import make_bot
from faubourg.bots.learned import outlook_of
from faubourg.bots.playing import play_game
from faubourg.core.chance import Chance
from faubourg.core.registry import find_game

GAME = find_game("town_center")


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (1, {"sides": "B"}), (1, {"solo": "central_park"}), (2, {}), (8, {})],
)
def test_the_weights_fit_every_table(seats: int, options: dict[str, str]) -> None:
    assert outlook_of(GAME, GAME.rules(seats, options)) is not None


@pytest.mark.parametrize(("options", "least"), [({}, 75), ({"sides": "B"}, 55)])
def test_citizen_plays_far_better_than_greedy_alone(options: dict[str, str], least: int) -> None:
    """Greedy reaches about 51 and 41; citizen 89 and 68 over 300 seeds."""
    rules, bot = GAME.rules(1, options), make_bot("citizen", GAME)
    totals = []
    for seed in range(20):
        luck = Chance.seeded(f"gate {seed}")
        totals.append(rules.total(play_game(rules, [bot], luck, [Random(seed)]).state, 0))
    assert fmean(totals) >= least
