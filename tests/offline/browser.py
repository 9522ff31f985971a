"""A browser without a browser: a shelf in memory, and bots that answer at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from faubourg.offline import worker
from faubourg.offline.aside import Ask
from faubourg.offline.shelf import Stored
from faubourg.offline.worker import Desk

T = TypeVar("T")


class MemoryShelf:
    """As static/js/offline/shelf.js, in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, Stored] = {}
        self.reviews: dict[str, str] = {}

    async def add(self, table: str, head: str, entries: list[str]) -> bool:
        if table in self.kept:
            return False
        self.kept[table] = {"head": head, "entries": list(entries), "snapshot": ""}
        return True

    async def load(self, table: str) -> Stored | None:
        found = self.kept.get(table)
        return None if found is None else {**found, "entries": list(found["entries"])}

    async def append(self, table: str, before: int, entries: list[str], head: str) -> bool:
        if len(self.kept[table]["entries"]) != before:
            return False
        self.kept[table]["entries"] += entries
        self.kept[table]["head"] = head
        return True

    async def write(self, table: str, head: str) -> None:
        self.kept[table]["head"] = head

    async def keep(self, table: str, snapshot: str) -> None:
        self.kept[table]["snapshot"] = snapshot

    async def heads(self) -> list[tuple[str, str]]:
        return [(table, kept["head"]) for table, kept in self.kept.items()]

    async def review(self, table: str) -> str:
        return self.reviews.get(table, "")

    async def keep_review(self, table: str, review: str) -> None:
        self.reviews[table] = review


async def think(what: str, task: str) -> str:
    return str(getattr(worker, what)(task))


class Browser:
    """One window of a browser."""

    def __init__(
        self,
        shelf: MemoryShelf | None = None,
        language: str = "en",
        ask: Ask = think,
    ) -> None:
        self.shelf = shelf or MemoryShelf()
        self.language = language
        self.sent: list[tuple[int, str]] = []
        self.told: list[str] = []
        self.desk = Desk(self.shelf, ask, lambda *news: self.sent.append(news), self.told.append)
        self.desk.tables.driver.pause = 0.0

    async def ask(
        self, method: str, path: str, body: object = None, query: dict[str, Any] | None = None
    ) -> tuple[int, Any]:
        asked = {
            "method": method, "path": path, "language": self.language,
            "query": [[key, str(value)] for key, value in (query or {}).items()],
            "body": "" if body is None else json.dumps(body),
        }  # fmt: skip
        reply = json.loads(await self.desk.answer(json.dumps(asked)))
        is_json = reply["kind"] == "application/json"
        return reply["status"], json.loads(reply["body"]) if is_json else reply["body"]

    async def get(self, path: str, **query: Any) -> Any:
        status, told = await self.ask("GET", path, query=query)
        assert status == 200, told
        return told

    async def post(self, path: str, body: object) -> Any:
        status, told = await self.ask("POST", path, body)
        assert status == 200, told
        return told

    async def rest(self) -> None:
        """Others of this browser have their turn."""
        await asyncio.sleep(0)

    async def open(self, game: str, **fields: str) -> str:
        """The table's id."""
        led = await self.post(f"/play/{game}", {"nonce": "mine", **fields})
        return str(led["location"]).removeprefix("/table/")

    async def settle(self, table: str) -> None:
        """Until nobody but a person is to act."""
        await self.desk.tables.get(table)
        while (task := self.desk.tables.driver._driving.get(table)) is not None:
            await task

    async def situation(self, table: str, **query: Any) -> Any:
        await self.settle(table)
        return await self.get(f"/api/tables/{table}", **query)

    async def play(self, table: str, action: int | None = None) -> Any:
        """The first choice, or another."""
        now = await self.situation(table)
        seat = now["cover"]["seat"] if now["cover"] else now["seat"]
        if now["cover"]:
            now = await self.situation(table, eyes=seat)
        index = now["actions"][0][0] if action is None else action
        command = {"seat": seat, "action": index, "expected": now["number"]}
        return await self.post(f"/api/tables/{table}/play", command)


def do(work: Callable[[], Awaitable[T]]) -> T:
    async def run() -> T:
        return await work()

    return asyncio.run(run())
