"""Programs of our own that work beside the server, in turns, and are killed when they are late.

They are given nothing of the server's: neither its environment nor its files and sockets.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from socket import socket, socketpair
from subprocess import Popen
from typing import Final, TypeAlias, TypeVar

from faubourg.core import builds
from faubourg.web.limits import Turns

START: Final = 120.0  # seconds a process may take to start, on a very busy machine
PATIENCE: Final = 120.0  # seconds with one that waits; who works is stopped by core/lines.py
SHORT: Final = 2**16  # bytes of an answer
NICE = 15  # whoever waits for an answer comes before whoever waits for a thought
SOON = 5  # and a person who waits for a thought before bots that think

# What a Python needs to start. The rest of our environment may hold keys and passwords.
KEPT: Final = (
    "PATH", "HOME", "TMPDIR", "TZ", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH",
    "SYSTEMROOT", builds.SWITCH,
)  # fmt: skip
KEPT_BEGINNINGS: Final = ("LC_", "PYTHON")

T = TypeVar("T")
Command: TypeAlias = tuple[str, ...]
Timed: TypeAlias = Callable[[], AbstractContextManager[object]]


class Ended(Exception):
    """A process was late, died, or said what cannot be read."""


def module(name: str) -> Command:
    """How one of our own programs is started."""
    return (sys.executable, "-P", "-m", name)


class Pool:
    """Some processes of one program; their time for a task starts when they begin with it."""

    def __init__(
        self,
        command: Command,
        processes: int,
        longest: int = SHORT,
        timed: Timed = nullcontext,
        soon: bool = False,
    ) -> None:
        self.turns = Turns(processes)
        self._timed = timed  # around each task
        self._all = [_Process(command, longest, soon) for _ in range(processes)]
        self._free = list(self._all)

    async def ask(
        self, who: str, task: bytes, read: Callable[[bytes], T | None], patience: float
    ) -> T:
        """What `read` finds in the first line it does not pass over; Ended if none is in time."""
        async with self.turns.take(who):
            process = self._free.pop()  # a warm one first
            try:
                with self._timed():
                    return await _try_twice(process, task, read, patience)
            except (EOFError, OSError, TimeoutError, ValueError, RecursionError) as error:
                raise Ended(repr(error)) from error
            finally:
                self._free.append(process)

    async def close(self) -> None:
        await asyncio.gather(*(process.close() for process in self._all))


async def _try_twice(
    process: _Process, task: bytes, read: Callable[[bytes], T | None], patience: float
) -> T:
    """A process that dies may have been killed by others: a new one gets the task again."""
    try:
        return await _try(process, task, read, patience)
    except (EOFError, ConnectionError):
        return await _try(process, task, read, patience)


async def _try(
    process: _Process, task: bytes, read: Callable[[bytes], T | None], patience: float
) -> T:
    await asyncio.wait_for(process.wake(), START)  # a busy machine's time is not the task's
    return await asyncio.wait_for(process.ask(task, read), patience)


class _Process:
    """One of its own, so that a task that dies or hangs disturbs no other."""

    def __init__(self, command: Command, longest: int, soon: bool) -> None:
        self._command = command
        self._longest = longest
        self._soon = soon
        self._process: Popen[bytes] | None = None
        self._line: tuple[StreamReader, StreamWriter] | None = None

    async def wake(self) -> None:
        """Start the process, if none is there; its first line says that it is ready."""
        if self._line is not None:
            return
        self._process, ours = _start(self._command)
        line = await asyncio.open_connection(sock=ours, limit=self._longest)
        try:
            await _line_of(line[0])
            with suppress(AttributeError, OSError):
                nice = SOON if self._soon else NICE
                os.setpriority(os.PRIO_PROCESS, self._process.pid, nice)
            self._line = line
        finally:
            if self._line is None:
                line[1].close()
                await self.close()

    async def ask(self, task: bytes, read: Callable[[bytes], T | None]) -> T:
        answer = None
        try:
            answer = await self._ask(task, read)
        except EOFError:
            if await self.close() == -signal.SIGXCPU:
                raise TimeoutError("it used up its time") from None
            raise
        finally:
            if answer is None:  # it has died or talks nonsense, or nobody waits for it any longer
                await self.close()
        return answer

    async def _ask(self, task: bytes, read: Callable[[bytes], T | None]) -> T:
        assert self._line is not None
        reader, writer = self._line
        writer.write(task)
        await writer.drain()
        while (answer := read(await _line_of(reader))) is None:
            pass  # an earlier task said more than it was asked
        return answer

    async def close(self) -> int | None:
        """How the process has ended. A hanging task would never let it end by itself."""
        line, self._line = self._line, None
        process, self._process = self._process, None
        if line is not None:
            line[1].close()
        if process is None:
            return None
        process.kill()
        return await asyncio.to_thread(process.wait)


async def _line_of(reader: StreamReader) -> bytes:
    line = await reader.readline()
    if not line:
        raise EOFError("its process has ended")
    return line


def _start(command: Command) -> tuple[Popen[bytes], socket]:
    """With a line to us as its only open file, and not in our folder, where the database lies.

    Not by the event loop: uvloop leaves its sockets open to the processes it starts.
    """
    ours, theirs = socketpair()
    with theirs:
        end = theirs.fileno()
        process = Popen(command, stdin=end, stdout=end, env=_environment(), cwd=os.sep)
    return process, ours


def _environment() -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name in KEPT or name.startswith(KEPT_BEGINNINGS)
    }
    folders = filter(None, kept.pop("PYTHONPATH", "").split(os.pathsep))
    return {**kept, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, folders))}
