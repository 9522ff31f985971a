"""A bot in a process of its own: a task comes in on a line, a number or an error goes out."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from traceback import format_exc
from typing import Any, Final

from faubourg.bots import make_bot
from faubourg.core.lines import answer_lines
from faubourg.core.model import Seat
from faubourg.core.observation import Observation
from faubourg.core.registry import find_game, rules_of
from faubourg.core.snapshot import Plain, load

LONGEST_TRACE: Final = 4_000  # characters about a crash; an answer is at most 64 KiB long


@dataclass(frozen=True)
class Task:
    """All a bot is given: what its seat knows. The true state stays in the server."""

    game: str
    seats: int
    options: dict[str, str]
    content: str
    edition: int
    known: Plain
    seat: Seat
    bot: str
    seed: int

    def line(self) -> bytes:
        return json.dumps(vars(self)).encode() + b"\n"


def think(task: Task) -> int:
    """The index of the chosen action."""
    # The processor's time: a machine that is busy with others is not the bot's fault.
    bot = make_bot(task.bot, find_game(task.game), process_time)
    return int(bot.choose(observed(task), Random(task.seed)).index)


def observed(task: Task) -> Observation[Any, Any]:
    options = tuple(sorted(task.options.items()))
    rules = rules_of(task.game, task.seats, options, task.content, task.edition)
    return Observation(rules, load(type(rules.new_state()), task.known), task.seat)


def serve(choose: Callable[[Task], int] = think) -> None:
    """Answer until no more tasks come."""
    answer_lines(lambda line: json.dumps(_answer(choose, Task(**json.loads(line)))).encode())


def _answer(choose: Callable[[Task], int], task: Task) -> dict[str, object]:
    try:
        return {"seed": task.seed, "chosen": int(choose(task))}
    except Exception as error:  # whatever a bot's own code raises
        failed, trace = repr(error)[:LONGEST_TRACE], format_exc()[-LONGEST_TRACE:]
        return {"seed": task.seed, "failed": failed, "trace": trace}


if __name__ == "__main__":
    serve()
