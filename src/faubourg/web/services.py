"""What the handlers share in one process."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import psycopg
from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from faubourg.web import (
    archive,
    clerk,
    days,
    driver,
    limits,
    live_table,
    metrics,
    migrations,
    possible,
    postcards,
    reviews,
    schema,
    solo,
)  # fmt: skip
from faubourg.web.notices import Notices, Wishes
from faubourg.web.processes import PATIENCE
from faubourg.web.store import CHANNEL, FAULTS, Busy, Store
from faubourg.web.tables import IDLE, Tables

log = logging.getLogger("faubourg.server")
T = TypeVar("T")
PAINTED: Final = 4800  # requests a minute of which the pictures would take all time
RETRY: Final = 1.0  # seconds until a database that does not answer is asked again


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str = "sqlite:///faubourg.sqlite3"
    requests_per_minute: int = 1200  # of one address
    bot_pause: float = 0.35  # seconds a bot takes at least, so that people can follow
    bot_patience: float = PATIENCE
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    bots: driver.Hosted = ()  # programs of the host
    patience: float = PATIENCE  # with what strangers send
    idle: float = IDLE  # seconds until a table that nobody looks at leaves memory
    archive_after: int = 0  # days without a change until a table is archived; 0: never
    archive_to: str = ""  # the folder
    notices: Wishes = Wishes()
    offline: str = ""  # a folder with pages that need no server, or nothing

    @property
    def bot_names(self) -> list[str]:
        return [name for name, _ in self.bots]


class Services:
    """The store, the tables and their watchers; opened and closed with the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.probe = Probe(self.store)
        self.hub = live_table.Hub()
        thinker = driver.Thinker(settings.bot_processes, settings.bot_patience, settings.bots)
        self.clerk = clerk.Clerk(settings.patience)
        self.tables = Tables(self.store, self.hub, thinker, self.clerk, settings.bot_pause)
        # Pictures are made one after the other, in fair turns: one address has a quarter of time.
        self.painting = limits.Turns(share=settings.requests_per_minute / PAINTED)
        self.reviews = reviews.Reviews(self.store, self.clerk)
        self.days = days.Days(self.store, self.clerk)
        self.scores = solo.Scores(self.store, self.tables)
        self.possible = possible.Possible(self.clerk)
        self.limits = limits.Limits(settings.requests_per_minute)
        self.postcards = postcards.Postcards(self.clerk, self.painting, self.limits)
        self.notices = Notices(self.store, self.tables, settings.notices)
        self.key = ""
        self._tasks: list[asyncio.Task[None]] = []
        self.listening = asyncio.Event()  # for what other processes store
        self.waking: list[asyncio.Task[None]] = []  # done when the bots of all tables go on

    async def open(self) -> None:
        await migrations.migrate(self.store.engine)
        self.key = await self.store.key()
        await self.days.open()
        await self.notices.open(self.key)
        tasks = (self._sweep(), self._measure(), self.notices.run())
        self._tasks = [asyncio.create_task(task) for task in tasks]
        if self.settings.archive_after:
            self._tasks.append(asyncio.create_task(self._archive()))
        if self.store.shared:
            self._tasks.append(asyncio.create_task(self._listen()))
        self.waking = [asyncio.create_task(self._wake())]

    async def close(self) -> None:
        self.hub.close()
        self.probe.close()
        tasks = [*self._tasks, *self.waking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.reviews.close()
        await self.possible.close()
        await self.days.close()
        await self.postcards.close()
        await self.notices.close()
        await self.tables.close()
        await self.store.close()

    def why_not_ready(self) -> str:
        """What this process knows by itself; "" if all is well."""
        if self.hub.closing:
            return "the server is stopping"
        if self.store.shared and not self.listening.is_set():
            return "the connection that listens for other processes is not there"
        if any(task.done() for task in self._tasks) or any(map(_has_failed, self.waking)):
            return "the machinery of tables and bots has stopped"
        return ""

    async def _wake(self) -> None:
        """The bots go on where a stopped server left them; a table that cannot harms no other."""
        for table_id in await patiently(self.store.running_with_bots):
            try:
                await patiently(partial(self.tables.wake, table_id))
            except Exception:  # the rules of its game may have changed or gone
                log.exception("table %s cannot be continued", table_id)

    async def _measure(self) -> None:
        turns = self.tables.thinker.pool.turns
        await metrics.watch(lambda: self.tables.in_memory, lambda: turns.waiting)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.idle / 10)
            if self.tables.evict(self.settings.idle):
                _give_back_memory()

    async def _archive(self) -> None:
        folder, days = Path(self.settings.archive_to), self.settings.archive_after
        await archive.archive_every_day(self.store, folder, days, self._is_busy)

    def _is_busy(self, table_id: str) -> bool:
        return self.tables.is_loaded(table_id) or self.hub.is_watched(table_id)

    async def _listen(self) -> None:
        """Hear what other processes have stored; a lost connection is made again."""
        while True:
            with contextlib.suppress(psycopg.Error):
                await self._listen_once()
            self.listening.clear()
            log.warning("the connection that listens for other processes was lost")
            await asyncio.sleep(1)

    async def _listen_once(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self.settings.database, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            await self.tables.heard_nothing()
            async for notice in connection.notifies():
                table_id, _, origin = notice.payload.partition(" ")
                if origin != self.store.origin:
                    await self._hear(table_id)

    async def _hear(self, table_id: str) -> None:
        try:
            await self.tables.heard(table_id)
        except Exception:  # one bad table must not make us deaf for all others
            log.exception("what another process did at table %s could not be followed", table_id)


def _has_failed(task: asyncio.Task[None]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


async def patiently(do: Callable[[], Awaitable[T]]) -> T:
    """Again, until the database answers."""
    while True:
        try:
            return await do()
        except FAULTS as error:
            log.warning("the database does not answer: %s", error)
            await asyncio.sleep(RETRY)


def _give_back_memory() -> None:
    """What tables have left goes back to the system, where the C library can do that."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not in every C library
        if trim is not None:
            trim(0)


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
    connection.execute(select(schema.meta.c.key).limit(1)).all()
