"""Random play, where a test needs a match that is under way or over."""

from __future__ import annotations

from itertools import repeat
from random import Random
from typing import Any, TypeVar

from faubourg.core.match import Match
from faubourg.core.model import is_over

M = TypeVar("M", bound=Match[Any, Any])


def act(match: M, rng: Random, anyone: bool = False) -> None:
    """An action of the first seat that may act, or of any of them."""
    actors = match.state.actors
    seat = rng.choice(actors) if anyone else actors[0]
    match.play(seat, match.rules.pick(match.state, seat, rng))


def play_on(match: M, rng: Random, actions: int | None = None, anyone: bool = False) -> M:
    """To the end, or for so many actions."""
    for _ in repeat(None) if actions is None else range(actions):
        if is_over(match.state):
            break
        act(match, rng, anyone)
    return match
