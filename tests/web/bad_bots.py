"""Bots that fail, in the processes they think in; the apprentice thinks as always."""

from __future__ import annotations

import os
import pickle
import sys
from pathlib import Path
from threading import Event

from faubourg.bots.process import Task, serve, think
from faubourg.core.registry import rules_of


def command(bad: str, *more: str) -> tuple[str, ...]:
    """How the server would start one of them."""
    return (sys.executable, __file__, bad, *more)


def crash(task: Task) -> int:
    raise RuntimeError("this bot has a bug")


def die(task: Task) -> int:
    os._exit(3)


def hang(task: Task) -> int:
    """Who reads the pipe knows that it was asked; an answer never comes."""
    Path(sys.argv[-1]).write_text("asked", encoding="utf-8")
    Event().wait()
    return 0


def cheat(task: Task) -> int:
    """Chooses the last action of the catalogue, which is legal at no start."""
    options = tuple(sorted(task.options.items()))
    return len(rules_of(task.game, task.seats, options, task.content).catalogue) - 1


def wander(task: Task) -> int:
    return 10**6


def chatter(task: Task) -> int:
    """What it prints is no answer."""
    print('{"chosen": 0}', flush=True)
    os.write(1, b"{}\n")
    raise RuntimeError("this bot talks and talks")


def flood(task: Task) -> int:
    """It has found the line to the server, and does not stop."""
    while True:
        os.write(0, b"x" * 100_000)


def forge(task: Task) -> int:
    """Sends what some programs would run."""
    return os.write(0, pickle.dumps(Mine()) + b"\n")


class Mine:
    """Whoever reads it back from a pickle makes a folder."""

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, (sys.argv[2],)


def plant(task: Task) -> int:
    return Mine()  # type: ignore[return-value]  # what no honest bot returns


def babble(task: Task) -> int:
    """Answers for all who come after it."""
    answer = f'{{"seed": {task.seed}, "chosen": 1000000}}\n'.encode()
    return os.write(0, 50 * answer)


BOTS = (crash, die, hang, cheat, wander, chatter, flood, forge, plant, babble)
BAD = {bot.__name__: bot for bot in BOTS}

if __name__ == "__main__":
    good = ("apprentice", "greedy") if "all" not in sys.argv else ()
    serve(lambda task: think(task) if task.bot in good else BAD[sys.argv[1]](task))
