"""The pages that look at tables: each says how it looks, and is sent what it shows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from faubourg.offline.shelf import SECRET
from faubourg.offline.tables import BrowserTables
from faubourg.table.floor import NoTable
from faubourg.table.following import Follower
from faubourg.table.table import Table
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook

log = logging.getLogger("faubourg.offline")
Send = Callable[[str], None]


def viewer_of(table: Table, language: str) -> Viewer:
    """Everybody who is no bot sits here."""
    mine = tuple(holder.seat for holder in table.people.holders)
    return Viewer(mine, language, SECRET)


@dataclass
class Page:
    """One open page."""

    table: str
    language: str
    send: Send
    close: Callable[[], None]
    wanted: WantedLook | None = None
    asked: bool = False  # it has said how it looks, and waits for the answer
    follower: Follower = field(default_factory=Follower)
    task: asyncio.Task[None] | None = None


class Pages:
    """All open ones, by number."""

    def __init__(self, tables: BrowserTables) -> None:
        self.tables = tables
        self._open: dict[int, Page] = {}
        tables.watched = self.is_watched

    def open(self, number: int, page: Page) -> None:
        self._open[number] = page

    def close(self, number: int) -> None:
        self._open.pop(number, None)

    def look(self, number: int, words: str) -> None:
        """What the page wants to see."""
        page = self._open[number]
        page.wanted = msgspec.json.decode(words, type=WantedLook)
        page.asked = True
        self._wake(number)

    def is_watched(self, table_id: str) -> bool:
        return any(page.table == table_id for page in self._open.values())

    def publish(self, table_id: str) -> None:
        for number, page in self._open.items():
            if page.table == table_id:
                self._wake(number)

    def _wake(self, number: int) -> None:
        """One answer after the other, and always the newest."""
        page = self._open[number]
        if page.task is None or page.task.done():
            page.task = asyncio.ensure_future(self._show(number))
        else:
            page.task.add_done_callback(lambda done: self._again(number, page))

    def _again(self, number: int, page: Page) -> None:
        if self._open.get(number) is page and (page.task is None or page.task.done()):
            page.task = asyncio.ensure_future(self._show(number))

    async def _show(self, number: int) -> None:
        page = self._open.get(number)
        if page is None or page.wanted is None:
            return
        try:
            table = await self.tables.get(page.table)
        except NoTable:
            page.close()
            return
        table.tell()
        asked, page.asked = page.asked, False
        viewer = viewer_of(table, page.language)
        told = page.follower.news(table, viewer, page.wanted, table.once, asked)
        if told is not None:
            page.send(msgspec.json.encode(told).decode())
        if page.follower.more:
            self._again_soon(number, page)

    def _again_soon(self, number: int, page: Page) -> None:
        asyncio.get_running_loop().call_soon(self._again, number, page)
