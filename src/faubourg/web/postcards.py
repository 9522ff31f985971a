"""Pictures of tables in PNG, for sites that show a link: made once, in turns, not for long."""

from __future__ import annotations

import asyncio
from typing import Final, TypeAlias

from faubourg.table.history import Sight
from faubourg.table.postcard import moment_of, painter_of, postcard
from faubourg.web.clerk import Clerk
from faubourg.web.limits import Limits, Turns
from faubourg.web.live_table import LiveTable

MOST_KEPT: Final = 60  # of about 150 kB
Key: TypeAlias = tuple[str, str, str]  # table, what is seen, language


class Postcards:
    """Who asks for one that is there or being made costs nothing; a new one is work."""

    def __init__(self, clerk: Clerk, painting: Turns, limits: Limits) -> None:
        self._clerk = clerk
        self._painting = painting
        self._limits = limits
        self._made: dict[Key, asyncio.Task[bytes]] = {}

    async def of(self, table: LiveTable, mark: str, language: str, who: tuple[str, str]) -> bytes:
        key = (table.id, mark, language)
        task = self._made.get(key)
        if task is None:
            self._limits.work(*who)
            task = asyncio.create_task(self._make(table, language, who[0]))
            self._made[key] = task
            task.add_done_callback(lambda done: self._done(key, done))
        return await asyncio.shield(task)

    async def _make(self, table: LiveTable, language: str, address: str) -> bytes:
        at = moment_of(table)
        await table.look_back(Sight(table.match, table.who(())), at)
        async with self._painting.take(address):
            drawing = postcard(painter_of(table, language, at))
        return await self._clerk.paint(address, drawing)

    def _done(self, key: Key, task: asyncio.Task[bytes]) -> None:
        """What failed is tried again by the next one; of many, the oldest go."""
        if task.cancelled() or task.exception() is not None:
            self._made.pop(key, None)
        old = [known for known, made in self._made.items() if made.done()]
        for known in old[: max(0, len(self._made) - MOST_KEPT)]:
            del self._made[known]

    async def close(self) -> None:
        tasks = list(self._made.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
