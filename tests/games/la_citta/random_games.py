"""Whole random games, step by step, for what must be true at every moment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from faubourg.bots.playout import draw
from faubourg.core.model import CHANCE
from faubourg.games.la_citta.state import TURN
from games.la_citta.table import Table, start


def walk(seats: int, options: dict[str, str], seed: str, passes: float = 0.0) -> Iterator[Table]:
    """The table after every action; it is one object that changes. Some pass more than others."""
    game = start(seats, options)
    rng = Random(seed)
    yield game
    while game.state.actors:
        seat = game.state.actors[0]
        if seat == CHANCE:
            action = draw(game.rules, game.state, rng)
        elif game.state.step == TURN and rng.random() < passes:
            action = game.rules.parse("pass")
        else:
            action = game.rules.pick(game.state, seat, rng)
        game.rules.apply(game.state, seat, action)
        yield game
