"""Whole random games, step by step, for what must be true at every moment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from faubourg.bots.playout import draw
from faubourg.core.model import CHANCE, Action, Seat
from faubourg.games.la_citta.state import TURN, LaCittaState
from games.la_citta.table import Table, start


def walk(seats: int, options: dict[str, str], seed: str, passes: float = 0.0) -> Iterator[Table]:
    """The table after every action; it is one object that changes. Some pass more than others."""
    yield start(seats, options)
    for game, *_ in steps(seats, options, seed, passes):
        yield game


def steps(
    seats: int, options: dict[str, str], seed: str, passes: float = 0.0
) -> Iterator[tuple[Table, Seat, Action, LaCittaState]]:
    """The same with who did what, and the state before."""
    game = start(seats, options)
    rng = Random(seed)
    while game.state.actors:
        seat, before = game.state.actors[0], game.state.clone()
        if seat == CHANCE:
            action = draw(game.rules, game.state, rng)
        elif game.state.step == TURN and rng.random() < passes:
            action = game.rules.parse("pass")
        else:
            action = game.rules.pick(game.state, seat, rng)
        game.rules.apply(game.state, seat, action)
        yield game, seat, action, before
