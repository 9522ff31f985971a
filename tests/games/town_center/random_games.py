"""Whole random games, step by step, for what must be true at every moment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState
from games.town_center.table import start


def walk(
    seats: int, options: dict[str, str], seed: str
) -> Iterator[tuple[TownCenterRules, TownCenterState]]:
    """The state of one random game after every action; it is one object that changes."""
    for game in start(seats, options).walk(Random(seed)):
        yield game.rules, game.state
