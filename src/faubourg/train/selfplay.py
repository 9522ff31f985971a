"""What the loop asks of a game's self-play, and which games have one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

import numpy
from numpy.typing import NDArray

Weights = NDArray[numpy.float32]  # of all layers, one after the other


@dataclass(frozen=True)
class Habits:
    """How a game is played for learning; without noise for measuring."""

    often: float = 0.0  # the share of turns that are noisy
    noise: float = 0.5  # how much, in points
    astray: float = 0.0  # the share of turns that begin badly, to learn what such moments are worth
    trace: float = 0.9  # lambda: how far the end of the game is trusted against the next values
    wide: bool = False  # a broader search


@dataclass(frozen=True)
class Played:
    """What some games left: rows with the points to be expected there, and final points."""

    rows: NDArray[numpy.uint8]
    targets: NDArray[numpy.float32]
    scores: NDArray[numpy.int32]
    judged: int  # rows valued on the way


class SelfPlay(Protocol):
    """One kind of table: a game with its seats and options. It may be asked by many threads."""

    length: int  # bytes of a row
    most_rows: int  # that a game leaves

    def symmetries(self) -> list[list[int]]: ...

    def play(self, weights: Weights, habits: Habits, seed: int, games: int) -> Played: ...


HIDDEN: Final = (64, 32)  # sizes of the network's two hidden layers


class NotLearned(ValueError):
    """No training for this game, or no such kind of table."""


def kinds_of(game: str, names: Iterable[str]) -> Mapping[str, SelfPlay]:
    """These kinds of tables of a game."""
    if game != "town_center":
        raise NotLearned(f"no training for {game!r}; there is one for 'town_center'")
    from faubourg.train import town_center

    known = town_center.kinds()
    for name in names:
        if name not in known:
            raise NotLearned(f"no kind of table {name!r}; there are {', '.join(known)}")
    return {name: known[name] for name in names}
