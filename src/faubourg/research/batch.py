"""Many games at once on all cores; rows, masks and rewards lie in memory that all share.

    with Batch(setting("town_center"), games=512) as batch:
        batch.reset(seed=0)
        batch.step(actions)  # now look at batch.rows, .masks, .seats, .rewards and .ends

Nothing is copied: the arrays are the same ones at every step. A game that ends is told in `ends`
and `rewards` and begins anew in the same step; `finals` keeps its last row. Which games are played
depends on the seed alone, not on how many processes play them.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Mapping
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from numbers import Integral
from typing import Any, Final, Self

import numpy
from numpy.typing import NDArray

from faubourg.core.model import Seat
from faubourg.core.registry import BadOption
from faubourg.research.episode import Episode
from faubourg.research.settings import Setting, check_seat

RESET: Final = 1
STEP: Final = 2
PATIENCE: Final = 5.0  # seconds between two looks whether the other side still lives


class BrokenBatch(RuntimeError):
    """A process that played some of the games has ended."""


class Arrays:
    """What is shared: a line for each game in every array."""

    FIELDS: Final = ("command", "seeds", "actions", "rewards", "seats", "ends", "refused", "rows",
                     "masks", "finals")  # fmt: skip

    def __init__(self, made: Setting, games: int, memory: Any) -> None:
        length, actions = made.encoder.length, made.actions
        kinds: list[tuple[type[Any], tuple[int, ...]]] = [
            (numpy.int64, (8,)), (numpy.int64, (games,)), (numpy.int64, (games,)),
            (numpy.float32, (games, made.seats)), (numpy.int8, (games,)), (numpy.bool_, (games,)),
            (numpy.bool_, (games,)), (numpy.uint8, (games, length)),
            (numpy.int8, (games, actions)), (numpy.uint8, (games, length)),
        ]  # fmt: skip
        self.size, found = 0, dict[str, NDArray[Any]]()
        for name, (kind, shape) in zip(self.FIELDS, kinds, strict=True):
            count = int(numpy.prod(shape))
            if memory is not None:
                flat = numpy.frombuffer(memory, kind, count, self.size)
                found[name] = flat.reshape(shape)
            self.size += -(-count * numpy.dtype(kind).itemsize // 64) * 64  # lines of a cache
        self.__dict__.update(found)

    command: NDArray[numpy.int64]
    seeds: NDArray[numpy.int64]  # of each game's next episode
    actions: NDArray[numpy.int64]
    rewards: NDArray[numpy.float32]  # by game and seat
    seats: NDArray[numpy.int8]  # who is asked
    ends: NDArray[numpy.bool_]
    refused: NDArray[numpy.bool_]  # whether the last action was, and nothing has changed
    rows: NDArray[numpy.uint8]
    masks: NDArray[numpy.int8]
    finals: NDArray[numpy.uint8]


class Part:
    """Some of the games, played by one process."""

    def __init__(
        self, made: Setting, bots: Mapping[Seat, str], arrays: Arrays, games: range, apart: int
    ) -> None:
        self.arrays = arrays
        self.games = games
        self.apart = apart  # from the seed of a game to that of the next one in its place
        self.episodes = [Episode(made, bots) for _ in games]

    def obey(self, command: int) -> None:
        for game, episode in zip(self.games, self.episodes, strict=True):
            if command == RESET:
                self._begin(game, episode)
                self.arrays.rewards[game] = 0.0
                self.arrays.ends[game] = self.arrays.refused[game] = False
            else:
                self._step(game, episode)
            self._tell(game, episode)

    def _begin(self, game: int, episode: Episode) -> None:
        """A game in which nobody is asked is over at once, and the next one begins."""
        arrays = self.arrays
        while True:
            episode.reset(int(arrays.seeds[game]))
            arrays.seeds[game] += self.apart
            if episode.actors:
                return

    def _step(self, game: int, episode: Episode) -> None:
        arrays, seat = self.arrays, int(self.arrays.seats[game])
        arrays.refused[game] = episode.play(seat, int(arrays.actions[game])) is not None
        arrays.ends[game] = episode.is_over
        if episode.is_over:
            arrays.rewards[game] = episode.rewards()
            arrays.finals[game] = numpy.frombuffer(episode.row(seat), numpy.uint8)
            self._begin(game, episode)
        else:
            arrays.rewards[game] = 0.0

    def _tell(self, game: int, episode: Episode) -> None:
        seat = episode.actors[0]
        self.arrays.seats[game] = seat
        self.arrays.rows[game] = numpy.frombuffer(episode.row(seat), numpy.uint8)
        self.arrays.masks[game] = episode.mask(seat)


class Batch:
    """Many games. Without processes of its own (`workers=0`) it plays them itself."""

    def __init__(
        self,
        made: Setting,
        games: int,
        bots: Mapping[Seat, str] | None = None,
        workers: int | None = None,
    ) -> None:
        _check(made, games, bots or {}, workers)
        self.setting = made
        self.games = games
        self._has_begun = False
        count = min(os.cpu_count() or 1 if workers is None else workers, games)
        context = get_context("spawn")
        memory = context.RawArray("B", Arrays(made, games, None).size)
        self.arrays = Arrays(made, games, memory)
        self._part = None if count else Part(made, bots or {}, self.arrays, range(games), games)
        self._players = [
            _Player(context, made, dict(bots or {}), memory, games, part)
            for part in _parts(games, count)
        ]
        self.rows, self.masks, self.seats = self.arrays.rows, self.arrays.masks, self.arrays.seats
        self.rewards, self.ends = self.arrays.rewards, self.arrays.ends
        self.finals, self.refused = self.arrays.finals, self.arrays.refused

    def reset(self, seed: int | NDArray[numpy.int64] = 0) -> None:
        """Game number n begins with the seed and n; the next in its place so many further on."""
        whole = isinstance(seed, Integral)
        each = [int(seed) + game for game in range(self.games)] if whole else seed
        self.arrays.seeds[:] = self._numbers("seeds", each)
        self._has_begun = True
        self._order(RESET)

    def step(self, actions: NDArray[Any]) -> None:
        if not self._has_begun:
            raise ValueError("a step before any reset, which says with what seeds to begin")
        self.arrays.actions[:] = self._numbers("actions", actions)
        self._order(STEP)

    def _numbers(self, name: str, given: Any) -> NDArray[Any]:
        """One for each game."""
        found = numpy.asarray(given)
        if found.shape != (self.games,) or found.dtype.kind not in "iu":
            told = f"{found.dtype} of shape {found.shape}" if found.shape else repr(given)
            raise ValueError(f"{name} {told}; expected whole numbers of shape ({self.games},)")
        return found

    def close(self) -> None:
        for player in self._players:
            player.stop()
        self._players = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def _order(self, command: int) -> None:
        if self._part is not None:
            self._part.obey(command)
            return
        if not self._players:
            raise BrokenBatch("the batch is closed")
        self.arrays.command[0] = command
        for player in self._players:
            player.go.release()
        try:
            for player in self._players:
                player.wait()
        except BrokenBatch:
            self.close()
            raise


class _Player:
    """A process that plays a part, as its owner sees it."""

    def __init__(
        self, context: Any, made: Setting, bots: dict[Seat, str], memory: Any, games: int,
        part: range,
    ) -> None:  # fmt: skip
        self.go, self.done = context.Semaphore(0), context.Semaphore(0)
        self.problem, told = context.Pipe(duplex=False)
        words = (made, bots, memory, games, part, self.go, self.done, told)
        self.process = context.Process(target=_play, args=words, daemon=True)
        self.process.start()
        told.close()

    def wait(self) -> None:
        while not self.done.acquire(timeout=PATIENCE):
            if not self.process.is_alive():
                raise BrokenBatch(f"a process of the batch ended with {self.process.exitcode}")
        if self.problem.poll():
            raise BrokenBatch(self.problem.recv())

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.problem.close()


def _play(
    made: Setting, bots: dict[Seat, str], memory: Any, games: int, part: range, go: Any,
    done: Any, problem: Connection,
) -> None:  # fmt: skip
    """What a process does until it is ended, or nobody is left to ask for more."""
    arrays = Arrays(made, games, memory)
    try:
        mine = Part(made, bots, arrays, part, games)
        while _is_wanted(go):
            mine.obey(int(arrays.command[0]))
            done.release()
    except Exception:  # whatever it was is told where somebody waits
        problem.send(traceback.format_exc())
        done.release()


def _is_wanted(go: Any) -> bool:
    while not go.acquire(timeout=PATIENCE):
        owner = parent_process()
        if owner is None or not owner.is_alive():
            return False
    return True


def _parts(games: int, count: int) -> list[range]:
    """As equal as can be."""
    bounds = [games * n // count for n in range(count + 1)] if count else []
    return [range(a, b) for a, b in zip(bounds, bounds[1:], strict=False)]


def _check(made: Setting, games: int, bots: Mapping[Seat, str], workers: int | None) -> None:
    if not isinstance(games, int) or games < 1:
        raise ValueError(f"{games!r} games; expected 1 or more")
    if workers is not None and (not isinstance(workers, int) or workers < 0):
        raise ValueError(f"{workers!r} workers; expected 0 or more")
    if len({check_seat(made, seat) for seat in bots}) == made.seats:
        raise BadOption("bots in all seats; expected a seat that is asked")
