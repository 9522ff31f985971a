"""Knows the rules and misjudges: what the judge says, with an error in points."""

from __future__ import annotations

from typing import Final

from faubourg.bots.greedy import GreedyBot
from faubourg.bots.pace import NEWCOMER
from faubourg.core.budget import Clock, no_clock
from faubourg.core.registry import Game

# How far off a newcomer is, in points of the game's judge; tuned in bench/results/levels.md.
NOISE: Final = {
    "town_center": 1.8, "big_city": 1.0, "la_citta": 0.65, "small_city": 1.05, "arcologies": 2.8,
}  # fmt: skip
USUAL_NOISE: Final = 1.0  # in games of others
BOUND: Final = 2.0  # times the noise: what is worse than the best by more is a blunder


def newcomer(game: Game, clock: Clock = no_clock) -> GreedyBot:
    noise = NOISE.get(game.key, USUAL_NOISE)
    return GreedyBot(game.judge, noise, BOUND * noise, NEWCOMER, clock)
