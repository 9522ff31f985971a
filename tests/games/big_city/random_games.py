"""Whole random games, step by step, for what must be true at every moment.

Uniformly random players exchange and pass all the time, so these build when they can.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from faubourg.core.model import CHANCE, Action, Seat
from faubourg.games.big_city.actions import Build, Pass, PutForward, PutUnder
from faubourg.games.big_city.state import BigCityState
from games.big_city.table import Table, start

DULL = (PutUnder, Pass, PutForward)


def eager(game: Table, seat: Seat, rng: Random) -> Action:
    """Mostly a building if there is one, else mostly something that changes the city."""
    legal = game.rules.legal(game.state, seat)
    builds = [action for action in legal if isinstance(action, Build)]
    if builds and rng.random() < 0.7:
        return rng.choice(builds)
    lively = [action for action in legal if not isinstance(action, DULL)]
    kinds = {type(action) for action in (lively if lively and rng.random() < 0.8 else legal)}
    kind = rng.choice(sorted(kinds, key=lambda kind: kind.__name__))
    return rng.choice([action for action in legal if isinstance(action, kind)])


def step(game: Table, rng: Random) -> tuple[Seat, Action]:
    """One action of whoever may act."""
    seat = rng.choice(game.state.actors)
    if seat == CHANCE:
        action = rng.choice([outcome for outcome, _ in game.rules.chances(game.state)])
    else:
        action = eager(game, seat, rng)
    game.rules.apply(game.state, seat, action)
    return seat, action


def walk(
    seats: int, options: dict[str, str], seed: str, longest: int = 3000
) -> Iterator[tuple[Table, BigCityState]]:
    """One random game after every action; the state is one object that changes."""
    game = start(seats, {"guard": "on", **options})
    rng = Random(seed)
    yield game, game.state
    for _ in range(longest):
        if not game.state.actors:
            return
        step(game, rng)
        yield game, game.state
