"""Bots think in processes of their own, which are given nothing of the server's."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio import StreamReader, StreamWriter
from random import SystemRandom
from socket import socket, socketpair
from subprocess import Popen
from typing import Final

import msgspec

from faubourg.bots.process import Task
from faubourg.core.model import Seat
from faubourg.core.snapshot import dump
from faubourg.web.live_table import LiveTable

PATIENCE: Final = 20.0  # seconds until a bot is replaced
START: Final = 120.0  # seconds a process may take to start, on a very busy machine
COMMAND = (sys.executable, "-P", "-m", "faubourg.bots.process")

# What a Python needs to start. The rest of our environment may hold keys and passwords.
KEPT: Final = (
    "PATH", "HOME", "TMPDIR", "TZ", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH",
    "SYSTEMROOT",
)  # fmt: skip
KEPT_BEGINNINGS: Final = ("LC_", "PYTHON")
log = logging.getLogger("faubourg.bots")


class BotFailed(Exception):
    """A bot crashed, took too long, or chose what it may not."""


class Answer(msgspec.Struct):
    """What comes back from a bot's process; see bots/process.py."""

    seed: int  # of the task
    chosen: int | None = None
    failed: str = ""
    story: str = ""  # how a crash came about


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
            await asyncio.wait_for(brain.wake(), START)  # a busy machine's time is not the bot's
            return await asyncio.wait_for(brain.think(_task(table, seat, bot)), self.patience)
        except (OSError, TimeoutError, ValueError, RecursionError) as error:
            raise BotFailed(repr(error)) from error
        finally:
            self._free.put_nowait(brain)

    async def close(self) -> None:
        await asyncio.gather(*(brain.close() for brain in self._brains))


class _Brain:
    """One process of its own, so that a bot that dies or hangs disturbs no other."""

    def __init__(self) -> None:
        self._process: Popen[bytes] | None = None
        self._line: tuple[StreamReader, StreamWriter] | None = None

    async def wake(self) -> None:
        """Start the process, if none is there; its first line says that it is ready."""
        if self._line is not None:
            return
        self._process, ours = _start()
        line = await asyncio.open_connection(sock=ours)
        try:
            _read(await line[0].readline())
            self._line = line
        finally:
            if self._line is None:
                line[1].close()
                await self.close()

    async def think(self, task: Task) -> int:
        answer = None
        try:
            answer = await self._ask(task)
        finally:
            if answer is None:  # it has died or talks nonsense, or nobody waits for it any longer
                await self.close()
        return _chosen(answer)

    async def _ask(self, task: Task) -> Answer:
        assert self._line is not None
        reader, writer = self._line
        writer.write(task.line())
        await writer.drain()
        while (answer := _read(await reader.readline())).seed != task.seed:
            pass  # another bot said more than it was asked
        return answer

    async def close(self) -> None:
        """A hanging bot would never let its process end by itself."""
        line, self._line = self._line, None
        process, self._process = self._process, None
        if line is not None:
            line[1].close()
        if process is not None:
            process.kill()
            await asyncio.to_thread(process.wait)


def _start() -> tuple[Popen[bytes], socket]:
    """With a line to us as its only open file, and not in our folder, where the database lies.

    Not by the event loop: uvloop leaves its sockets open to the processes it starts.
    """
    ours, theirs = socketpair()
    with theirs:
        end = theirs.fileno()
        process = Popen(COMMAND, stdin=end, stdout=end, env=_environment(), cwd=os.sep)
    return process, ours


def _environment() -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name in KEPT or name.startswith(KEPT_BEGINNINGS)
    }
    folders = filter(None, kept.pop("PYTHONPATH", "").split(os.pathsep))
    return {**kept, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, folders))}


def _read(line: bytes) -> Answer:
    if not line:
        raise BotFailed("its process has ended")
    return msgspec.json.decode(line, type=Answer)


def _chosen(answer: Answer) -> int:
    if answer.chosen is None:
        log.error("a bot crashed: %s", answer.story)
        raise BotFailed(answer.failed)
    return answer.chosen


def _task(table: LiveTable, seat: Seat, bot: str) -> Task:
    rules, row = table.match.rules, table.row
    rng = SystemRandom()
    guess = dump(rules.determinize(table.match.state, seat, rng))
    return Task(
        row.game, row.seats, row.options, row.content, row.edition, guess, seat, bot,
        rng.getrandbits(60),
    )  # fmt: skip
