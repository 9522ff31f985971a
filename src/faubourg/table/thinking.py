"""The bots of a table: what they are asked, and what becomes of their answers."""

from __future__ import annotations

import logging
from secrets import randbits
from typing import Final

import msgspec

from faubourg.bots.hinting import Hint
from faubourg.bots.process import CHOICE, HINT, READY, Task
from faubourg.core.model import Action, Seat
from faubourg.core.snapshot import dump
from faubourg.table import lesson
from faubourg.table.commands import Behind
from faubourg.table.history import Note
from faubourg.table.table import LESSON, Table

SAFE_BOT: Final = "apprentice"  # replaces a bot that failed
REPLACED: Final = "web.bot-replaced"  # notes
LATE: Final = "web.bot-late"
ADVISER: Final = "planner"
crashes = logging.getLogger("faubourg.bots")


class BotFailed(Exception):
    """A bot crashed, took too long, or chose what it may not."""


class Answer(msgspec.Struct):
    """What comes back from a bot's process; see bots/process.py."""

    seed: int  # of the task
    chosen: int | None = None
    hint: Hint | None = None
    failed: str = ""
    trace: str = ""  # how a crash came about


def task_for(table: Table, seat: Seat, bot: str, wanted: str = CHOICE) -> Task:
    """All a bot is given: what its seat knows."""
    row, known = table.row, table.match.rules.known(table.match.state, seat)
    return Task(
        row.game, row.seats, row.options, row.content, row.edition, dump(known), seat, bot,
        _seed(table, seat), wanted,
    )  # fmt: skip


def hint_for(table: Table, seat: Seat) -> Task:
    """What the planner would tell the seat."""
    return task_for(table, seat, ADVISER, HINT)


def ready_for(table: Table) -> Task:
    """Only that the first hint comes as soon as all others."""
    return task_for(table, 0, ADVISER, READY)


def _seed(table: Table, seat: Seat) -> int:
    """In a lesson all learners meet the same neighbour."""
    if table.row.kind == LESSON:
        return lesson.seed(table.match, seat)
    return randbits(60)


def read(line: bytes | str, task: Task) -> Answer | None:
    """None for what answers another task: a bot may say more than it was asked."""
    answer = msgspec.json.decode(line, type=Answer)
    return answer if answer.seed == task.seed else None


def chosen(answer: Answer) -> int:
    if answer.chosen is None:
        raise _crash(answer)
    return answer.chosen


def hint_of(answer: Answer) -> Hint:
    if answer.hint is None:
        raise _crash(answer)
    return answer.hint


def _crash(answer: Answer) -> BotFailed:
    crashes.error("a bot crashed: %s", answer.trace)
    return BotFailed(answer.failed)


def check(table: Table, seat: Seat, bot: str, index: int, expected: int) -> Action:
    """While others may act too, the table may have moved on: the choice is still checked."""
    if table.seats[seat].bot != bot:
        raise Behind(table.number)  # somebody has come back to the seat
    rules = table.match.rules
    if not 0 <= index < len(rules.catalogue):
        raise BotFailed(f"chose action {index}, which does not exist")
    action: Action = rules.catalogue[index]
    reason = rules.why_not(table.match.state, seat, action)
    if reason is not None and table.number != expected:
        raise Behind(table.number)  # legal when the bot began to think
    return action


def was_late(table: Table, seat: Seat) -> bool:
    """Whether everybody has been told that choices of its bot are random."""
    return any(note.key == LATE and note.values["player"] == seat + 1 for note in table.notes)


def note_of(table: Table, seat: Seat, key: str, bot: str) -> Note:
    return Note(table.number, key, {**table.person(seat), "bot": bot})
