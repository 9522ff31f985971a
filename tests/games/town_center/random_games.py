"""Whole random games, step by step, for what must be true at every moment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from faubourg.bots.playout import draw
from faubourg.core.model import CHANCE
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState
from games.town_center.table import start


def walk(
    seats: int, options: dict[str, str], seed: str
) -> Iterator[tuple[TownCenterRules, TownCenterState]]:
    """The state of one random game after every action; it is one object that changes."""
    game = start(seats, options)
    rng = Random(seed)
    yield game.rules, game.state
    while game.state.actors:
        seat = rng.choice(game.state.actors)
        if seat == CHANCE:
            action = draw(game.rules, game.state, rng)
        else:
            action = game.rules.pick(game.state, seat, rng)
        game.rules.apply(game.state, seat, action)
        yield game.rules, game.state
