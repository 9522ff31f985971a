"""What the loop asks of a game's self-play, and which games have one."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Final, Protocol

import numpy
from numpy.typing import NDArray

from faubourg.bots.spreading import end_with_owner
from faubourg.core.encoding import Encoder
from faubourg.core.registry import find_game

Weights = NDArray[numpy.float32]  # of all layers, one after the other
Scores = NDArray[numpy.float32]


@dataclass(frozen=True)
class Habits:
    """How a game is played for learning; without noise for measuring."""

    often: float = 0.0  # the share of turns that are noisy
    noise: float = 0.5  # how much, in points
    astray: float = 0.0  # the share of turns that begin badly, to learn what such moments are worth
    trace: float = 0.9  # lambda: how far the end of the game is trusted against the next values
    wide: bool = False  # a broader search
    guests: float = 0.0  # the share of games in which the others are greedy
    alike: int = 0  # of so many choices of one kind at most is one taken; 0 for all
    cut: bool = True  # what came of a choice that was only tried says nothing of what was before


@dataclass(frozen=True)
class Played:
    """What some games left: rows with the points to be expected there, and final points."""

    rows: NDArray[numpy.uint8]
    targets: NDArray[numpy.float32]  # for each row by outputs; not a number where nobody sits
    scores: NDArray[numpy.float32]
    judged: int  # rows valued on the way
    turns: NDArray[numpy.int64] | None = None  # for each row how many the seat had begun


class SelfPlay(Protocol):
    """One kind of table: a game with its seats and options.

    It may be asked by many threads, and be sent to other processes and machines.
    """

    @property
    def encoder(self) -> Encoder[Any, Any]: ...

    most_rows: int  # that a game leaves

    def play(self, weights: Weights, habits: Habits, seed: int, games: int) -> Played: ...

    def measure(self, weights: Weights, seed: int, games: int) -> Scores:
        """How well it plays now: points alone, the share of the victory in percent with others."""
        ...

    def duel(self, weights: Weights, before: Weights, seed: int, games: int) -> Scores:
        """Its share of the victory against another network, in percent."""
        ...


HIDDEN: Final = (64, 32)  # sizes of the network's two hidden layers


class NotLearned(ValueError):
    """No training for this game, or no such kind of table."""


def kinds_of(game: str, names: Iterable[str]) -> Mapping[str, SelfPlay]:
    """These kinds of tables: of Town Center's own kernel, or of any game's rules as they are."""
    from faubourg.train import tables, town_center

    if game != "town_center":
        found: dict[str, SelfPlay] = {name: tables.table(find_game(game), name) for name in names}
        if not all(kind.encoder.length for kind in found.values()):
            raise NotLearned(f"no training for {game!r}: it has no encode.py")
        return found
    known = town_center.kinds()
    for name in names:
        if name not in known:
            raise NotLearned(f"no kind of table {name!r}; there are {', '.join(known)}")
    return {name: known[name] for name in names}


def pool_for(game: str, workers: int) -> Executor:
    """Whoever plays on this machine: only Town Center's kernel lets go of the interpreter."""
    if game == "town_center":
        return ThreadPoolExecutor(workers)
    return ProcessPoolExecutor(workers, get_context("spawn"), _prepare)


def _prepare() -> None:
    end_with_owner()
    # States have no cycles: to look for some among hundreds of clones takes a third of the time.
    gc.disable()
