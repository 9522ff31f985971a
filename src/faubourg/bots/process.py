"""A bot in a process of its own: a task comes in on a line, a number or an error goes out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from time import process_time
from traceback import format_exc
from typing import Any, Final

from faubourg.bots import hinting, make_bot
from faubourg.bots.learned import outlook_of
from faubourg.core.lines import answer_lines
from faubourg.core.model import Seat
from faubourg.core.observation import Observation
from faubourg.core.registry import find_game, rules_of
from faubourg.core.snapshot import Plain, load

CHOICE, HINT, READY = "choice", "hint", "ready"  # what may be wanted
IN_BROWSER: Final = 10.0  # times as long until something must have gone wrong
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
    wanted: str = CHOICE  # or a hint, or only to be ready for one

    def line(self) -> bytes:
        return json.dumps(vars(self)).encode() + b"\n"


def seen_by(task: Task) -> Observation[Any, Any]:
    options = tuple(sorted(task.options.items()))
    rules = rules_of(task.game, task.seats, options, task.content, task.edition)
    return Observation(rules, load(type(rules.new_state()), task.known), task.seat)


def clock() -> float:
    """The processor's time: a machine that is busy with others is not the bot's fault.

    A browser has no such clock, only that of the wall, and is slower: more is forgiven there.
    """
    return process_time() / (IN_BROWSER if sys.platform == "emscripten" else 1)


def think(task: Task) -> int:
    """The index of the chosen action."""
    bot = make_bot(task.bot, find_game(task.game), clock)
    return int(bot.choose(seen_by(task), Random(task.seed)).index)


def hint(task: Task) -> dict[str, object]:
    """For a person, from the same knowledge."""
    return asdict(hinting.hint(find_game(task.game), seen_by(task), task.seed, clock))


def make_ready(task: Task) -> bool:
    """Tables and weights are read before somebody waits for them."""
    return outlook_of(find_game(task.game), seen_by(task).rules) is not None


def serve(choose: Callable[[Task], int] = think) -> None:
    """Answer until no more tasks come."""
    answer_lines(lambda line: answer(choose, line).encode())


def answer(choose: Callable[[Task], int], line: bytes | str) -> str:
    """A task as a line of JSON; so is the answer."""
    return json.dumps(_answer(choose, Task(**json.loads(line))))


def _answer(choose: Callable[[Task], int], task: Task) -> dict[str, object]:
    try:
        return {"seed": task.seed, **_found(choose, task)}
    except Exception as error:  # whatever a bot's own code raises
        failed, trace = repr(error)[:LONGEST_TRACE], format_exc()[-LONGEST_TRACE:]
        return {"seed": task.seed, "failed": failed, "trace": trace}


def _found(choose: Callable[[Task], int], task: Task) -> dict[str, object]:
    if task.wanted == HINT:
        return {"hint": hint(task)}
    return {"chosen": int(make_ready(task) if task.wanted == READY else choose(task))}


if __name__ == "__main__":
    serve()
