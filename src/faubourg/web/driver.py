"""Bots think in processes beside the server."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.table import thinking
from faubourg.table.thinking import BotFailed
from faubourg.web import metrics
from faubourg.web.live_table import LiveTable
from faubourg.web.processes import PATIENCE, Ended, Pool, module

COMMAND = module("faubourg.bots.process")


class Thinker:
    """A bot waits until a process is free, and its time starts then."""

    def __init__(self, processes: int = 1, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.pool = Pool(COMMAND, processes, timed=metrics.BOT_SECONDS.time)

    async def choose(self, table: LiveTable, seat: Seat, bot: str) -> int:
        """The bot's choice; BotFailed when there is none in time."""
        task = thinking.task_for(table, seat, bot)
        try:
            answer = await self.pool.ask(
                table.asked_by, task.line(), lambda line: thinking.read(line, task), self.patience
            )
        except Ended as error:
            raise BotFailed(str(error)) from error
        return thinking.chosen(answer)

    async def close(self) -> None:
        await self.pool.close()
