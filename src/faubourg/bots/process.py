"""A bot in a process of its own: a task comes in on a line, an answer goes out on a line, in JSON.

Whoever has started it reads a number or an error and nothing else. A bot that means harm cannot
send anything that does something when it is read.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from threading import Thread
from time import sleep
from traceback import format_exc
from typing import Final, TextIO

from faubourg.bots import make_bot
from faubourg.core.model import Seat
from faubourg.core.observation import Observation
from faubourg.core.registry import find_game, rules_of
from faubourg.core.snapshot import Plain, load

READY: Final = -1  # no task has this seed
LONGEST_STORY: Final = 4_000  # characters about a crash; an answer is at most 64 KiB long


@dataclass(frozen=True)
class Task:
    """All a bot is given: what its seat knows. The true state stays in the server."""

    game: str
    seats: int
    options: dict[str, str]
    content: str
    edition: int
    guess: Plain
    seat: Seat
    bot: str
    seed: int

    def line(self) -> bytes:
        return json.dumps(vars(self)).encode() + b"\n"


def think(task: Task) -> int:
    """The index of the chosen action."""
    options = tuple(sorted(task.options.items()))
    rules = rules_of(task.game, task.seats, options, task.content, task.edition)
    state = load(type(rules.new_state()), task.guess)
    rng = Random(task.seed)
    seen = Observation(rules, state, task.seat, rng)
    return int(make_bot(task.bot, find_game(task.game)).choose(seen, rng).index)


def serve(choose: Callable[[Task], int] = think) -> None:
    """Answer until no more tasks come."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started us says when it is over
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    answers = _way_back()
    print(json.dumps({"seed": READY}), file=answers, flush=True)
    for line in sys.stdin:
        task = Task(**json.loads(line))
        print(json.dumps(_answer(choose, task)), file=answers, flush=True)


def _answer(choose: Callable[[Task], int], task: Task) -> dict[str, object]:
    try:
        return {"seed": task.seed, "chosen": int(choose(task))}
    except Exception as error:  # whatever a bot's own code raises
        failed, story = repr(error)[:LONGEST_STORY], format_exc()[-LONGEST_STORY:]
        return {"seed": task.seed, "failed": failed, "story": story}


def _way_back() -> TextIO:
    """For answers alone: what a bot prints goes where errors go."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return answers


def _end_with(server: int) -> None:
    """A killed server cannot end its bots: each watches whether it is still there."""
    while os.getppid() == server:
        sleep(2)
    os._exit(0)


if __name__ == "__main__":
    serve()
