"""What static/js/offline/worker.js calls: one desk for all pages of a window."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec

from faubourg.bots import process
from faubourg.offline import advice, at_table, days, home, requests
from faubourg.offline.aside import Ask
from faubourg.offline.pages import Page, Pages
from faubourg.offline.shelf import Guarded, Shelf
from faubourg.offline.tables import BrowserTables
from faubourg.table import looking_back

ANSWERING = (home, days, at_table, advice)  # they bring the routes


class Desk:
    """Requests, and open pages, as messages of a worker."""

    def __init__(
        self,
        shelf: Shelf,
        ask: Ask,
        send: Callable[[int, str], None],
        told: Callable[[str], None],
    ) -> None:
        self._send = send
        self._elsewhere = told  # other windows of this browser
        self.tables = BrowserTables(cast(Shelf, Guarded(shelf)), ask, self._published)
        self.pages = Pages(self.tables)

    async def answer(self, words: str) -> str:
        return await requests.answer(self.tables, words)

    def open(self, number: int, table: str, language: str) -> None:
        page = Page(
            table, language, lambda words: self._send(number, words), lambda: self._send(number, "")
        )
        self.pages.open(number, page)

    def look(self, number: int, words: str) -> None:
        self.pages.look(number, words)

    def close(self, number: int) -> None:
        self.pages.close(number)

    def _published(self, table_id: str) -> None:
        self.pages.publish(table_id)
        self._elsewhere(table_id)

    def heard(self, table_id: str) -> None:
        """Another window has changed a table."""
        self.tables.drop(table_id)
        self.pages.publish(table_id)


# In a worker of its own


def think(line: str) -> str:
    """A bot's choice, or a hint."""
    return process.answer(process.think, line)


def look_back(line: str) -> str:
    """Some parts of a review."""
    part = msgspec.json.decode(line, type=looking_back.Part)
    return msgspec.json.encode(looking_back.look_back(part)).decode()
