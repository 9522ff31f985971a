"""What takes long is thought out in a worker of its own: choices of bots, hints, reviews."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar, Final

import msgspec

from faubourg.bots.hinting import Hint
from faubourg.bots.process import Task
from faubourg.bots.review import Review
from faubourg.core.model import Seat
from faubourg.offline.shelf import Shelf
from faubourg.table import looking_back, thinking
from faubourg.table.looking_back import Part, Reviewed
from faubourg.table.table import Table
from faubourg.table.thinking import Answer, BotFailed

# What is to be done, by its name in offline/worker.py, and with what; all is JSON.
Ask = Callable[[str, str], Awaitable[str]]
THINK: Final = "think"
LOOK_BACK: Final = "look_back"


class Aside:
    """Bots, and who gives hints."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def choose(self, table: Table, seat: Seat, bot: str) -> int:
        return thinking.chosen(await self._answer(thinking.task_for(table, seat, bot)))

    async def hint(self, table: Table, seat: Seat) -> Hint:
        return thinking.hint_of(await self._answer(thinking.hint_for(table, seat)))

    async def _answer(self, task: Task) -> Answer:
        try:
            answer = thinking.read(await self._ask(THINK, task.line().decode()), task)
        except Exception as error:  # it was stopped, or said what cannot be read
            raise BotFailed(str(error)) from error
        if answer is None:
            raise BotFailed("the answer is to another question")
        return answer

    async def close(self) -> None: ...


class ShelvedReviews(looking_back.Reviews[Table]):
    """One part after the other, so that no bot waits for long; kept with the tables."""

    AT_ONCE: ClassVar = 2

    def __init__(self, shelf: Shelf, ask: Ask) -> None:
        super().__init__()
        self._shelf = shelf
        self._ask = ask

    async def part(self, table: Table, who: str, start: int) -> Reviewed:
        part = Part(table.bare_record(), table.row.content, start, self.AT_ONCE)
        words = await self._ask(LOOK_BACK, msgspec.json.encode(part).decode())
        return msgspec.json.decode(words, type=Reviewed)

    async def kept(self, table_id: str) -> Review | None:
        text = await self._shelf.review(table_id)
        return msgspec.json.decode(text, type=Review) if text else None

    async def keep(self, table_id: str, made: Review) -> None:
        await self._shelf.keep_review(table_id, msgspec.json.encode(made).decode())
