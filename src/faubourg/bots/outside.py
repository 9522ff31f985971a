"""Bots from outside: a program is told on a line what its seat knows, and answers on a line.

Whoever names such a program has it started, so only a command line may: see docs/bots.md.
"""

from __future__ import annotations

import ctypes
import json
import logging
import os
import re
import shlex
import shutil
import signal
import sys
import weakref
from collections.abc import Callable
from contextlib import suppress
from io import BufferedReader, RawIOBase
from queue import Empty, Queue
from random import Random
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic
from typing import IO, Final, TypeAlias, cast

from faubourg.bots import ALIASES, BOTS, EXEC, USUAL, UnknownBot, make_bot
from faubourg.bots.process import Task, seen_by, serve
from faubourg.core.budget import Clock, no_clock
from faubourg.core.model import A, S
from faubourg.core.observation import Bot, Observation
from faubourg.core.programs import tell
from faubourg.core.registry import Game

log = logging.getLogger("faubourg.bots")
Command: TypeAlias = tuple[str, ...]
Complain: TypeAlias = Callable[[str, str], None]  # the bot's name, and what went wrong
SECONDS: Final = 20.0  # for an answer, the start of the program included
PATIENCE: Final = "FAUBOURG_BOT_SECONDS"  # of the environment: another number of them
GRACE: Final = 1.0  # seconds a program gets to end by itself, once it is asked nothing more
LONGEST: Final = 2**16  # bytes of an answer
MOST_UNREAD: Final = 16  # answers nobody has asked for, before they are not read any more
SHOWN: Final = 60  # characters of nonsense that are shown


LIBC: Final = ctypes.CDLL(None) if sys.platform == "linux" else None
PR_SET_PDEATHSIG: Final = 1  # of prctl


class Failed(Exception):
    """A program from outside crashed, was silent, or answered what is no choice."""


def command_of(name: str) -> Command:
    """The words of exec:COMMAND; refused if there is no such program."""
    try:
        words = tuple(shlex.split(name.removeprefix(EXEC)))
    except ValueError as error:
        raise UnknownBot(f"bot {name!r}: {error}") from None
    found = shutil.which(words[0]) if words else None
    if found is None:
        raise UnknownBot(f"bot {name!r}; expected {EXEC} and a program that can be started")
    return (os.path.abspath(found), *words[1:])


def hosted(given: str) -> tuple[str, Command]:
    """NAME=exec:COMMAND, as a host offers a program to everybody."""
    name, _, command = given.partition("=")
    if not re.fullmatch("[a-z][a-z0-9-]{0,19}", name) or not command.startswith(EXEC):
        raise UnknownBot(f"bot {given!r}; expected NAME={EXEC}COMMAND, the name in small letters")
    if name in (*BOTS, *ALIASES):
        raise UnknownBot(f"bot {given!r}; {name} is one of ours, expected another name")
    return name, command_of(command)


def seconds_to_answer() -> float:
    given = os.environ.get(PATIENCE, "")
    try:
        seconds = float(given or SECONDS)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 86_400:
        raise UnknownBot(f"{PATIENCE}={given}; expected seconds, more than 0 and at most a day")
    return seconds


def warn(name: str, problem: str) -> None:
    log.warning("bot %s: %s; %s plays for it from now on", name, problem, USUAL)


def make_any_bot(name: str, game: Game, clock: Clock = no_clock, complain: Complain = warn) -> Bot:
    """One of ours by its name, or exec:COMMAND; for command lines alone."""
    if not name.startswith(EXEC):
        return make_bot(name, game, clock)
    program = Program(command_of(name), seconds_to_answer())
    return OutsideBot(name, program, make_bot(USUAL, game, clock), complain)


class OutsideBot(Bot):
    """Asks its program; once that has failed, the apprentice plays on."""

    def __init__(
        self, name: str, program: Program, stand_in: Bot, complain: Complain = warn
    ) -> None:
        self.name = name
        self.program = program
        self.stand_in = stand_in
        self.complain = complain
        self.problem = ""  # why the stand-in plays

    def choose(self, seen: Observation[S, A], rng: Random) -> A:
        if len(seen.legal) == 1:
            return seen.legal[0]
        if not self.problem:
            try:
                return self.program.choose(seen, rng)
            except Failed as error:
                self.problem = str(error)
                self.complain(self.name, self.problem)
        return self.stand_in.choose(seen, rng)


class Program:
    """Started when it is first asked, ended when nobody needs it any more, or after a failure."""

    def __init__(self, command: Command, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self._process: Popen[bytes] | None = None
        self._lines: Queue[bytes] = Queue()
        self._end: Callable[[], object] = lambda: None

    def choose(self, seen: Observation[S, A], rng: Random) -> A:
        """Its choice; Failed, and ended, if there is none in time."""
        question = {**tell(seen.rules, seen.known, seen.seat), "seed": rng.getrandbits(32)}
        try:
            return _chosen(seen, self._answer(json.dumps(question).encode() + b"\n"))
        except Failed:
            self.close()
            raise

    def close(self) -> None:
        """A program that has failed gets no time to end by itself."""
        if self._process is not None:
            _kill(self._process)
            self._end()
        self._process = None

    def _answer(self, question: bytes) -> bytes:
        end = monotonic() + self.seconds
        if self._process is None:
            self._start()
        assert self._process is not None and self._process.stdin is not None
        # Who does not read would hold us up: a question is longer than what a pipe takes.
        Thread(target=_write, args=(self._process.stdin, question), daemon=True).start()
        try:
            line = self._lines.get(timeout=max(0.0, end - monotonic()))
        except Empty:
            raise Failed(f"no answer within {self.seconds:g} seconds") from None
        if not line:
            raise Failed(f"it ended, with status {_status(self._process)}")
        if not line.endswith(b"\n"):
            raise Failed(f"an answer of more than {LONGEST} bytes, or one without a line's end")
        return line

    def _start(self) -> None:
        """In a session of its own, so that it ends with all it has started."""
        try:
            process = Popen(
                self.command, 0, stdin=PIPE, stdout=PIPE, start_new_session=True,
                preexec_fn=_die_with_us if sys.platform == "linux" else None,
            )  # fmt: skip
        except OSError as error:
            raise Failed(f"it cannot be started: {error}") from None
        self._process, self._lines = process, Queue()
        self._end = weakref.finalize(self, _end, process)
        assert process.stdout is not None
        lines = BufferedReader(cast(RawIOBase, process.stdout))
        Thread(target=_read, args=(lines, self._lines), daemon=True).start()


def _die_with_us() -> None:
    """In the new program, before it runs: who is killed cannot end those it has started."""
    assert LIBC is not None
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _write(to: IO[bytes], question: bytes) -> None:
    """Unbuffered: who closes the pipe need not wait until all is written."""
    with suppress(OSError, ValueError):  # it has ended, which is found where its answer is read
        while question:
            question = question[to.write(question) :]


def _read(source: BufferedReader, lines: Queue[bytes]) -> None:
    """Until it ends, or says more than it is asked for; an empty line is the end."""
    line = b"\n"
    with source:
        while line.endswith(b"\n") and lines.qsize() < MOST_UNREAD:
            line = source.readline(LONGEST)
            lines.put(line)
    lines.put(b"")


def _status(process: Popen[bytes]) -> int | str:
    """A program may close its output and go on."""
    try:
        return process.wait(GRACE)
    except TimeoutExpired:
        return "unknown: it closed its output"


def _end(process: Popen[bytes]) -> None:
    """Without a question to come it should end by itself; who does not, is killed."""
    with suppress(OSError, ValueError):
        assert process.stdin is not None
        process.stdin.close()
    with suppress(TimeoutExpired):
        process.wait(GRACE)
    _kill(process)


def _kill(process: Popen[bytes]) -> None:
    """With all it has started."""
    with suppress(AttributeError, OSError):  # no group is left, or there are none on this system
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def _chosen(seen: Observation[S, A], line: bytes) -> A:
    """The choice that an answer names, by notation or index."""
    try:
        given = json.loads(line)["action"]
    except (ValueError, KeyError, TypeError, RecursionError):
        told = line[:SHOWN].decode(errors="replace").strip()
        raise Failed(f'it answered {told!r}; expected {{"action": …}} on a line') from None
    for action in seen.legal:
        if given in (seen.rules.notation(action), action.index) and not isinstance(given, bool):
            return action
    raise Failed(f"it chose {str(given)[:SHOWN]!r}, which is none of its choices now")


# For a server: a process of ours between it and the program, as for every bot (bots/process.py).


def answer_for(command: Command) -> None:
    """One program for all tables, asked for one after the other."""
    program = Program(command)

    def choose(task: Task) -> int:
        _lift_limit()
        return int(program.choose(seen_by(task), Random(task.seed)).index)

    serve(choose)


def _lift_limit() -> None:
    """What we may use of a processor is for one answer; a program would have it for its life."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        most = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))


if __name__ == "__main__":
    answer_for(tuple(sys.argv[1:]))
