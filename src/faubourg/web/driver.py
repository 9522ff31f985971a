"""Bots think in processes beside the server."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, TypeAlias

from faubourg.bots.hinting import Hint
from faubourg.bots.process import Task
from faubourg.core.model import Seat
from faubourg.table import driving, thinking
from faubourg.table.thinking import Answer, BotFailed
from faubourg.web import metrics
from faubourg.web.live_table import LiveTable
from faubourg.web.processes import PATIENCE, Ended, Pool, module

COMMAND = module("faubourg.bots.process")
OUTSIDE: Final = module("faubourg.bots.outside")  # and the command of a program
Hosted: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]  # names and commands
HINT_PATIENCE: Final = 10.0  # seconds; one is made in less than one of them
MOST_READY: Final = 64  # sets of rules that the process for hints is ready for, as it keeps them


class Thinker:
    """A bot waits until a process is free, and its time starts then."""

    def __init__(self, processes: int = 1, patience: float = PATIENCE, hosted: Hosted = ()) -> None:
        self.patience = patience
        self.pool = Pool(COMMAND, processes, timed=metrics.BOT_SECONDS.time)
        self.hosted = {
            name: Pool((*OUTSIDE, *command), 1, timed=metrics.BOT_SECONDS.time)
            for name, command in hosted
        }
        # Who asks for a hint does not wait until bots have thought, nor think they as fast.
        self.hints = Pool(COMMAND, 1, soon=True)
        self._ready: dict[object, None] = {}

    async def choose(self, table: LiveTable, seat: Seat, bot: str) -> int:
        """The bot's choice; BotFailed when there is none in time."""
        task, pool = thinking.task_for(table, seat, bot), self.hosted.get(bot, self.pool)
        return thinking.chosen(await _ask(pool, table, task, self.patience))

    async def hint(self, table: LiveTable, seat: Seat) -> Hint:
        """What the planner would tell the seat; BotFailed when nothing comes in time."""
        task = thinking.hint_for(table, seat)
        patience = min(self.patience, HINT_PATIENCE)
        return thinking.hint_of(await _ask(self.hints, table, task, patience))

    async def make_ready(self, table: LiveTable) -> None:
        """So that the first hint comes as soon as all others; once for all tables alike."""
        row = table.row
        key = row.game, row.seats, tuple(sorted(row.options.items())), row.content, row.edition
        if key in self._ready:
            return
        self._ready[key] = None
        if len(self._ready) > MOST_READY:
            del self._ready[next(iter(self._ready))]
        with suppress(BotFailed):  # the hint itself will say so
            await _ask(self.hints, table, thinking.ready_for(table), self.patience)

    async def close(self) -> None:
        pools = (self.pool, self.hints, *self.hosted.values())
        await asyncio.gather(*(pool.close() for pool in pools))


class Driver(driving.Driver[LiveTable]):
    """Also has the process for hints ready."""

    thinker: Thinker

    def prepare(self, table: LiveTable) -> None:
        """Somebody has come who may ask for a hint."""
        if table.row.is_played and table.row.hints and not table.over:
            self.beside(self.thinker.make_ready(table))


async def _ask(pool: Pool, table: LiveTable, task: Task, patience: float) -> Answer:
    def read(line: bytes) -> Answer | None:
        return thinking.read(line, task)

    try:
        return await pool.ask(table.asked_by, task.line(), read, patience)
    except Ended as error:
        raise BotFailed(str(error)) from error
