"""Bots think in processes of their own, all tables in fair turns."""

from __future__ import annotations

import logging
from secrets import randbits
from typing import Final

import msgspec

from faubourg.bots.process import Task
from faubourg.core.model import Seat
from faubourg.core.snapshot import dump
from faubourg.web import metrics
from faubourg.web.live_table import LiveTable
from faubourg.web.processes import Ended, Pool, module

PATIENCE: Final = 20.0  # seconds until a bot is replaced
COMMAND = module("faubourg.bots.process")
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
    """A bot waits until a process is free, and its time starts then."""

    def __init__(self, processes: int = 1, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.pool = Pool(COMMAND, processes, timed=metrics.BOT_SECONDS.time)

    async def choose(self, table: LiveTable, seat: Seat, bot: str) -> int:
        """The bot's choice; BotFailed when there is none in time."""
        task = _task(table, seat, bot)
        try:
            answer = await self.pool.ask(
                table.asked_by, task.line(), lambda line: _read(line, task), self.patience
            )
        except Ended as error:
            raise BotFailed(str(error)) from error
        return _chosen(answer)

    async def close(self) -> None:
        await self.pool.close()


def _read(line: bytes, task: Task) -> Answer | None:
    """None for what answers another task: a bot may say more than it was asked."""
    answer = msgspec.json.decode(line, type=Answer)
    return answer if answer.seed == task.seed else None


def _chosen(answer: Answer) -> int:
    if answer.chosen is None:
        log.error("a bot crashed: %s", answer.story)
        raise BotFailed(answer.failed)
    return answer.chosen


def _task(table: LiveTable, seat: Seat, bot: str) -> Task:
    row, known = table.row, table.match.rules.known(table.match.state, seat)
    return Task(
        row.game, row.seats, row.options, row.content, row.edition, dump(known), seat, bot,
        randbits(60),
    )  # fmt: skip
