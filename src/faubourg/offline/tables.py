"""The tables of one browser: the floor they stand on, and their bots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Final

from faubourg.core.model import Seat
from faubourg.offline.aside import Aside, Ask, ShelvedReviews
from faubourg.offline.shelf import (
    Head,
    NotKept,
    Shelf,
    Stored,
    head_of,
    read_entries,
    read_head,
    read_snapshot,
    written,
)
from faubourg.table.driving import Driver
from faubourg.table.floor import Conflict, Floor, NoTable
from faubourg.table.history import Note
from faubourg.table.opening import Opening
from faubourg.table.table import Table
from faubourg.table.thinking import SAFE_BOT

PAUSE: Final = 0.35  # seconds a bot takes at least, so that people can follow
MOST_LOADED: Final = 6  # tables in memory
log = logging.getLogger("faubourg.offline")


@dataclass
class BrowserTable(Table):
    """Nobody comes from elsewhere: all that one may do about a seat is to name it."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def may(self, browser: str, seat: Seat) -> list[str]:
        return [word for word in super().may(browser, seat) if word in ("devices", "name")]

    def tell(self) -> None:
        """Bring the story up to date; of a finished game with how it went."""
        if not self.is_told:
            self.catch_up()
            if self.over:
                self.story.totals()

    def head(self) -> Head:
        over = self.over and self.row.is_played
        score = (
            self.match.rules.solo_score(self.match.state) if over and self.row.seats == 1 else None
        )
        row = replace(self.row, over=self.over)
        return Head(row, self.seats, self.notes, datetime.now(UTC), score)


class Unreadable(NoTable):
    """It is kept, but damaged, or of another version."""


class BrowserTables(Floor[BrowserTable]):
    """Those in memory, a cache of what the shelf has."""

    def __init__(
        self,
        shelf: Shelf,
        ask: Ask,
        told: Callable[[str], None] = lambda table_id: None,
        pause: float = PAUSE,
    ) -> None:
        self.shelf = shelf
        self._told = told  # pages that look at a table, here and in other windows
        self.watched: Callable[[str], bool] = lambda table_id: False
        self.thinker = Aside(ask)
        self.driver = Driver(self, self.thinker, pause, (NotKept,))
        self.reviews = ShelvedReviews(shelf, ask)
        self._live: dict[str, BrowserTable] = {}

    async def open(self, opened: Opening) -> str:
        """Opened twice, as a rematch may be, it is the same table."""
        entries = [written(entry) for entry in opened.entries]
        await self.shelf.add(opened.row.id, written(head_of(opened)), entries)
        return opened.row.id

    async def get(self, table_id: str) -> BrowserTable:
        table = self._live.pop(table_id, None)
        if table is None:
            table = await self._load(table_id)
        self._live[table_id] = table  # the newest last
        for old in list(self._live)[:-MOST_LOADED]:
            if not self.watched(old) and not self.driver.is_driving(old):
                del self._live[old]
        self.drive(table)
        return table

    async def _load(self, table_id: str) -> BrowserTable:
        stored = await self.shelf.load(table_id)
        if stored is None:
            raise NoTable(table_id)
        if table_id in self._live:  # somebody else has loaded it meanwhile
            return self._live[table_id]
        try:
            return _revived(stored)
        except Exception as error:  # the edge to what other versions have kept
            log.exception("table %s cannot be read", table_id)
            raise Unreadable(table_id) from error

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[BrowserTable]:
        while True:
            table = await self.get(table_id)
            async with table.lock:
                if self._live.get(table_id) is not table:
                    continue  # it was dropped meanwhile
                yield table
                return

    async def keep(self, draft: BrowserTable, before: int) -> None:
        new = [written(entry) for entry in draft.match.entries[before:]]
        if new and not await self.shelf.append(draft.id, before, new, written(draft.head())):
            raise Conflict(draft.id)
        if (snapshot := draft.due_snapshot()) is not None:
            with suppress(NotKept):  # it only saves time
                await self.shelf.keep(draft.id, written(snapshot))

    def drop(self, table_id: str) -> None:
        self._live.pop(table_id, None)

    def publish(self, table: BrowserTable) -> None:
        table.made.clear()
        self._told(table.id)

    def is_watched(self, table_id: str) -> bool:
        return self.watched(table_id)

    def drive(self, table: BrowserTable) -> None:
        self.driver.drive(table)

    async def note(self, table_id: str, note: Note, replaced: Seat | None = None) -> None:
        def do(table: BrowserTable) -> None:
            table.notes = [*table.notes, note]
            if replaced is not None:
                set_seat(table, replaced, bot=SAFE_BOT)

        await self.change(table_id, do)

    async def change(self, table_id: str, do: Callable[[BrowserTable], None]) -> None:
        """Something about who sits there, the luck or the kind of table."""
        async with self.hold(table_id) as table:
            try:
                do(table)
                await self.shelf.write(table_id, written(table.head()))
                await self.start_chance(table)
            except BaseException:
                self.drop(table_id)
                raise
        self.publish(table)
        self.drive(table)


def _revived(stored: Stored) -> BrowserTable:
    head, entries = read_head(stored["head"]), read_entries(stored["entries"])
    snapshot = read_snapshot(stored["snapshot"])
    return BrowserTable.revive(head.row, head.people(), head.notes, entries, snapshot)


def set_seat(table: BrowserTable, seat: Seat, **change: str) -> None:
    seats = [replace(row, **change) if row.seat == seat else row for row in table.seats]  # type: ignore[arg-type]
    table.people = replace(table.people, seats=seats)
