"""A player who does nothing but play, and notes how long everything takes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.serving import Browser, Line

PATIENCE = 30.0  # seconds; what takes longer counts as that
LOST = (OSError, EOFError, httpx.HTTPError, ConnectionClosed, InvalidHandshake, TimeoutError)
ME, HERE, BOT = {"kind": "me"}, {"kind": "here"}, {"kind": "bot", "bot": "greedy"}
SITTINGS = {
    "town_center": [ME, HERE],
    "small_city": [ME, HERE],
    "with a bot": [ME, BOT],
}


@dataclass
class Felt:
    """Seconds that one person waited, while something else went on."""

    answer: list[float] = field(default_factory=list)  # from the click
    news: list[float] = field(default_factory=list)  # from the click to the new picture
    home: list[float] = field(default_factory=list)  # until the home page is there
    bot: list[float] = field(default_factory=list)  # from the answer to one's own next turn
    errors: list[str] = field(default_factory=list)


class Sitting:
    """One table with its page."""

    def __init__(self, browser: Browser, name: str) -> None:
        self.browser = browser
        self.with_bot = name == "with a bot"
        self.game = "town_center" if self.with_bot else name
        self.seats = SITTINGS[name]
        self.line = Line(browser)
        self.table = ""
        self.socket: ClientConnection | None = None
        self.shown: dict[str, Any] = {}
        self.changed = asyncio.Event()
        self.reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.table = await self.browser.new_table(self.seats, self.game)
        await self.connect()

    async def connect(self) -> None:
        self.socket = await connect(
            f"ws{self.browser.address[4:]}/live/{self.table}", max_size=None, ping_interval=None,
            additional_headers={"cookie": self.browser.cookie}, open_timeout=PATIENCE,
        )  # fmt: skip
        self.reading = asyncio.create_task(self._read(self.socket))
        await self.socket.send("{}")
        await self.wait_until(lambda: bool(self.shown))

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            self.shown = json.loads(text)
            if self.shown["cover"]:
                await socket.send(json.dumps({"eyes": self.shown["cover"]["seat"]}))
            self.changed.set()

    async def wait_until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not reached():
                self.changed.clear()
                await self.changed.wait()

    async def close(self) -> None:
        self.shown = {}
        self.line.close()
        if self.reading is not None:
            self.reading.cancel()
        if self.socket is not None:
            await self.socket.close()

    async def click(self, rng: Random, felt: Felt) -> None:
        """One decision, or a new table where there is none left."""
        if self.shown["result"] is not None:
            await self.close()
            await self.open()
        await self.wait_until(lambda: bool(self.shown["actions"]))
        body = {"seat": self.shown["seat"], "action": rng.choice(self.shown["actions"])[0]}
        start = perf_counter()
        try:
            await self._decide({**body, "expected": self.shown["number"]}, start, felt)
        except TimeoutError:
            felt.news.append(perf_counter() - start)
            raise

    async def _decide(self, body: dict[str, int], start: float, felt: Felt) -> None:
        async with asyncio.timeout(PATIENCE):
            status, answer = await self.line.post(f"/api/tables/{self.table}/play", body)
        felt.answer.append(perf_counter() - start)
        if status != 201:
            felt.errors.append(f"{self.game}: {status} {answer[:100]!r}")
            return
        number, answered = json.loads(answer)["number"], perf_counter()
        await self.wait_until(lambda: self.shown["number"] >= number)
        felt.news.append(perf_counter() - start)
        if self.with_bot:
            await self.wait_until(lambda: bool(self.shown["actions"] or self.shown["result"]))
            felt.bot.append(perf_counter() - answered)


class Honest:
    """Plays at three tables at a brisk pace, and opens the home page now and then."""

    def __init__(self, address: str) -> None:
        self.browser = Browser(address)
        self.sittings: list[Sitting] = []
        self.rng = Random(1)
        self.felt = Felt()

    async def sit_down(self) -> None:
        await self.browser.open()
        self.sittings = [Sitting(self.browser, name) for name in SITTINGS]
        for sitting in self.sittings:
            await sitting.open()

    async def play(self, seconds: float) -> Felt:
        """What was felt in that time."""
        self.felt, until = Felt(), perf_counter() + seconds
        for sitting in self.sittings:
            sitting.line.close()  # the server may have, after a rest
        await asyncio.gather(
            self._every(until, self._visit),
            *(self._every(until, partial(self._click, sitting)) for sitting in self.sittings),
        )
        return self.felt

    async def leave(self) -> None:
        for sitting in self.sittings:
            await sitting.close()
        await self.browser.close()

    async def _every(self, until: float, do: Callable[[], Any]) -> None:
        while perf_counter() < until:
            await asyncio.sleep(self.rng.uniform(0.3, 0.6))
            try:
                await do()
            except LOST as error:
                self.felt.errors.append(repr(error)[:100])

    async def _click(self, sitting: Sitting) -> None:
        try:
            if not sitting.shown:
                await sitting.connect()
            await sitting.click(self.rng, self.felt)
        except LOST:
            await sitting.close()  # as a page does: it connects again
            raise

    async def _visit(self) -> None:
        start = perf_counter()
        try:
            answer = await self.browser.client.get("/", timeout=PATIENCE)
            if answer.status_code != 200:
                self.felt.errors.append(f"home page: {answer.status_code}")
        finally:
            self.felt.home.append(perf_counter() - start)
