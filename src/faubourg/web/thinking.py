"""Bots think in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from os import _exit, getpid, getppid
from random import Random, SystemRandom
from threading import Thread
from time import sleep
from typing import Final

from faubourg.bots import make_bot
from faubourg.core.model import Seat
from faubourg.core.observation import Observation
from faubourg.core.registry import find_game
from faubourg.core.snapshot import Plain, dump, load
from faubourg.web.live_table import LiveTable, rules_of

PATIENCE: Final = 20.0  # seconds until a bot is replaced
log = logging.getLogger("faubourg.bots")


class BotFailed(Exception):
    """A bot crashed, took too long, or chose what it may not."""


@dataclass(frozen=True)
class Task:
    """All a bot is given: what its seat knows. The true state stays in the server."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    content: str
    edition: int
    guess: Plain
    seat: Seat
    bot: str
    seed: int


def think(task: Task) -> int:
    """The index of the chosen action; runs in another process."""
    rules = rules_of(task.game, task.seats, task.options, task.content, task.edition)
    state = load(type(rules.new_state()), task.guess)
    rng = Random(task.seed)
    seen = Observation(rules, state, task.seat, rng)
    return int(make_bot(task.bot, find_game(task.game)).choose(seen, rng).index)


class Thinker:
    """Some processes; a bot waits until one is free, and its time starts then."""

    def __init__(self, processes: int = 1, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._brains = [_Brain() for _ in range(processes)]
        self._free: asyncio.LifoQueue[_Brain] = asyncio.LifoQueue()  # a warm one first
        for brain in self._brains:
            self._free.put_nowait(brain)

    async def choose(self, table: LiveTable, seat: Seat, bot: str) -> int:
        """The bot's choice; BotFailed when there is none in time."""
        brain = await self._free.get()
        try:
            return await asyncio.wait_for(brain.think(_task(table, seat, bot)), self.patience)
        except (BrokenProcessPool, TimeoutError) as error:
            brain.close()
            raise BotFailed(type(error).__name__) from error
        except Exception as error:  # whatever a bot's own code raises
            log.exception("bot %s crashed at table %s", bot, table.id)
            raise BotFailed(repr(error)) from error
        finally:
            self._free.put_nowait(brain)

    def close(self) -> None:
        for brain in self._brains:
            brain.close()


class _Brain:
    """One process of its own, so that a bot that dies or hangs disturbs no other."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, task: Task) -> int:
        if self._pool is None:
            spawn = get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawn, initializer=_end_with, initargs=(getpid(),))
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, task)

    def close(self) -> None:
        """A hanging bot would never let its process end by itself."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


def _end_with(server: int) -> None:
    """A killed server cannot end its bots: each watches whether it is still there."""
    Thread(target=_watch, args=(server,), daemon=True).start()


def _watch(server: int) -> None:
    while getppid() == server:
        sleep(2)
    _exit(0)


def _task(table: LiveTable, seat: Seat, bot: str) -> Task:
    rules, row = table.match.rules, table.row
    rng = SystemRandom()
    guess = rules.determinize(table.match.state, seat, rng)
    options = tuple(sorted(row.options.items()))
    return Task(
        row.game, row.seats, options, row.content, row.edition, dump(guess), seat, bot,
        rng.getrandbits(60),
    )  # fmt: skip
