"""Reviews of tables: made some parts at a time, beside whatever else goes on, and kept."""

from __future__ import annotations

import asyncio
import logging
from typing import ClassVar, Final, Generic, TypeVar

import msgspec

from faubourg.bots.review import Review, parts_of, review
from faubourg.core.record import Record
from faubourg.core.registry import find_game
from faubourg.core.replay import follow
from faubourg.table.table import Table

MOST_KEPT: Final = 200  # in memory
log = logging.getLogger("faubourg.tables")
T = TypeVar("T", bound=Table)


class Part(msgspec.Struct):
    """Some of a game that is to be reviewed: its record without draws, and its box."""

    record: Record
    content: str
    start: int
    many: int


class Reviewed(msgspec.Struct):
    """A review of them, and how many there are in all."""

    review: Review
    parts: int


def look_back(part: Part) -> Reviewed:
    """A whole game at once would take too long."""
    match = follow(part.record, part.content)
    found = review(find_game(match.rules.key), match, part.start, part.start + part.many)
    return Reviewed(found, len(parts_of(match)))


class Making:
    """One that is being made, or is."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 1
        self.review: Review | None = None
        self.failed = False


class Reviews(Generic[T]):
    """Each game is looked back at once, however many ask."""

    AT_ONCE: ClassVar = 6  # parts; what takes longest takes a few seconds

    def __init__(self) -> None:
        self._made: dict[str, Making] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def part(self, table: T, who: str, start: int) -> Reviewed:
        """AT_ONCE parts, thought out beside us."""
        raise NotImplementedError

    async def kept(self, table_id: str) -> Review | None:
        raise NotImplementedError

    async def keep(self, table_id: str, made: Review) -> None:
        raise NotImplementedError

    def is_begun(self, table_id: str) -> bool:
        found = self._made.get(table_id)
        return found is not None and not found.failed

    def of(self, table: T, who: str = "") -> Making:
        """As far as it is; who asks first has it made."""
        found = self._made.get(table.id)
        if found is None or found.failed:
            found = self._made[table.id] = Making()
            task = asyncio.ensure_future(self._make(found, table, who))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            self._forget()
        return found

    def _forget(self) -> None:
        done = [key for key, each in self._made.items() if each.review is not None]
        for key in done[: max(0, len(self._made) - MOST_KEPT)]:
            del self._made[key]

    async def _make(self, making: Making, table: T, who: str) -> None:
        try:
            kept = await self.kept(table.id)
            making.review = kept or await self._look_back(making, table, who)
            making.done = making.of
            if kept is None:
                await self.keep(table.id, making.review)
        except Exception:  # whoever asks again has it tried again
            making.failed = making.review is None
            log.exception("the review of table %s failed", table.id)

    async def _look_back(self, making: Making, table: T, who: str) -> Review:
        part = await self.part(table, who, 0)
        found, making.of = part.review, max(1, part.parts)
        for start in range(self.AT_ONCE, part.parts, self.AT_ONCE):
            making.done = start
            found = found.joined((await self.part(table, who, start)).review)
        return found

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
