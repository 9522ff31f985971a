"""Asks whether the database answers, without piling up on one that does not."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from faubourg.web.schema import meta
from faubourg.web.store import Busy, Store


class Probe:
    """Who asks while the database has not answered yet waits for the same answer."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._asked: asyncio.Task[bool] | None = None

    async def answers(self, deadline: float) -> bool:
        """A stuck database is asked once, however often we are."""
        if self._asked is None or self._asked.done():
            self._asked = asyncio.create_task(self._ask())
        asked = self._asked
        await asyncio.wait({asked}, timeout=deadline)
        return asked.done() and not asked.cancelled() and asked.result()

    async def _ask(self) -> bool:
        """The way of all writing, though nothing is written: a stuck writer is found too."""
        try:
            await self.store.write(_read_something)
        except (SQLAlchemyError, OSError, Busy):
            return False
        return True

    def close(self) -> None:
        if self._asked is not None:
            self._asked.cancel()


def _read_something(connection: Connection) -> None:
    connection.execute(select(meta.c.key).limit(1)).all()
