"""Reviews of tables: made beside the server, some parts at a time, kept with the table."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from faubourg.bots.review import Review
from faubourg.web.clerk import Clerk
from faubourg.web.live_table import LiveTable
from faubourg.web.schema import reviews
from faubourg.web.store import Store

AT_ONCE: Final = 6  # parts; what takes longest takes a few seconds
MOST_KEPT: Final = 200  # in memory
log = logging.getLogger("faubourg.tables")


class Making:
    """One that is being made, or is."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 1
        self.review: Review | None = None
        self.failed = False


class Reviews:
    """Each game is looked back at once, however many ask."""

    def __init__(self, store: Store, clerk: Clerk) -> None:
        self.store = store
        self.clerk = clerk
        self._made: dict[str, Making] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def is_begun(self, table_id: str) -> bool:
        found = self._made.get(table_id)
        return found is not None and not found.failed

    def of(self, table: LiveTable, who: str) -> Making:
        """As far as it is; who asks first has it made."""
        found = self._made.get(table.id)
        if found is None or found.failed:
            found = self._made[table.id] = Making()
            task = asyncio.create_task(self._make(found, table, who))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            self._forget()
        return found

    def _forget(self) -> None:
        done = [key for key, each in self._made.items() if each.review is not None]
        for key in done[: max(0, len(self._made) - MOST_KEPT)]:
            del self._made[key]

    async def _make(self, making: Making, table: LiveTable, who: str) -> None:
        try:
            kept = await self._kept(table.id)
            making.review = kept or await self._look_back(making, table, who)
            making.done = making.of
            if kept is None:
                await self._keep(table.id, making.review)
        except Exception:  # whoever asks again has it tried again
            making.failed = making.review is None
            log.exception("the review of table %s failed", table.id)

    async def _look_back(self, making: Making, table: LiveTable, who: str) -> Review:
        part = await self.clerk.review(who, table, 0, AT_ONCE)
        found, making.of = part.review, max(1, part.parts)
        for start in range(AT_ONCE, part.parts, AT_ONCE):
            making.done = start
            found = found.joined((await self.clerk.review(who, table, start, AT_ONCE)).review)
        return found

    async def _kept(self, table_id: str) -> Review | None:
        query = sa.select(reviews.c.review).where(reviews.c.table_id == table_id)
        text = await self.store.read(lambda c: c.execute(query).scalar_one_or_none())
        return None if text is None else msgspec.json.decode(text, type=Review)

    async def _keep(self, table_id: str, review: Review) -> None:
        new = {"table_id": table_id, "review": msgspec.json.encode(review).decode()}
        try:
            await self.store.write(lambda c: c.execute(sa.insert(reviews).values(new)))
        except IntegrityError:
            pass  # another process has made the same

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
