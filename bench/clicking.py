"""Tables with one player and some open pages each; a click counts until the last page shows it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.serving import Browser, Line

NUMBER = re.compile(r'"number":(\d+),.*?"seat":(\d+|null)')
CHOICE = re.compile(r"\[(\d+),\[")
COVER = re.compile(r'"cover":\{"seat":(\d+)')
HEAD = 4000  # characters before the first drawing
PATIENCE = 30  # seconds for the news of a click
PLAYERS = {"town_center": 2, "big_city": 4, "la_citta": 5, "small_city": 4, "arcologies": 4}


@dataclass(frozen=True)
class Wishes:
    game: str
    pages: int  # open at each table
    bots: bool = False
    deflate: bool = True

    def seats(self) -> list[dict[str, str]]:
        other = {"kind": "bot", "bot": "random"} if self.bots else {"kind": "here"}
        return [{"kind": "me"}, *[other] * (PLAYERS[self.game] - 1)]


@dataclass
class Seen:
    """What was measured."""

    clicks: list[float] = field(default_factory=list)  # seconds until the last page knew
    answers: list[float] = field(default_factory=list)  # seconds until the POST was answered
    errors: list[str] = field(default_factory=list)
    news: int = 0
    bytes: int = 0


class Table:
    """One table as its player sees it, on several pages."""

    def __init__(self, id_: str, pages: int) -> None:
        self.id = id_
        self.numbers = [-1] * pages  # the newest entry that each page knows
        self.choices: list[int] = []
        self.seat = 0  # to act
        self.over = False
        self.seen = Seen()  # of the run that goes on
        self.news = asyncio.Event()
        self.closing: list[tuple[ClientConnection, asyncio.Task[None]]] = []

    def take(self, page: int, text: str) -> None:
        """Only what is needed is read: the number, and for the first page the choices."""
        found = NUMBER.search(text, 0, HEAD)
        assert found is not None, f"no number in {text[:HEAD]}"
        self.numbers[page] = int(found[1])
        if page == 0:
            start = text.index('"actions":[')
            self.choices = [int(index) for index in CHOICE.findall(text, start)]
            self.seat = 0 if found[2] == "null" else int(found[2])
            self.over = '"result":{' in text
        self.news.set()

    async def open_page(self, browser: Browser, page: int, wishes: Wishes) -> None:
        """Each is turned another way, so that each has pictures of its own."""
        socket = await connect(
            f"ws{browser.address[4:]}/live/{self.id}", max_size=None, ping_interval=None,
            additional_headers={"cookie": browser.cookie},
            compression="deflate" if wishes.deflate else None,
        )  # fmt: skip
        self.closing.append((socket, asyncio.create_task(self._watch(page, socket))))
        await socket.send(json.dumps({"turn": page % 4}))

    async def _watch(self, page: int, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.seen.news += 1
                self.seen.bytes += len(text)
                self.take(page, text)
                if (cover := COVER.search(text)) is not None:  # the screen goes to that player
                    await socket.send(json.dumps({"turn": page % 4, "eyes": int(cover[1])}))
        except ConnectionClosed as error:
            self.seen.errors.append(f"socket closed: {error}")

    async def wait_until(self, reached: Callable[[], bool], patience: float) -> None:
        async with asyncio.timeout(patience):
            while not reached():
                self.news.clear()
                await self.news.wait()

    async def close(self) -> None:
        for socket, task in self.closing:
            task.cancel()
            await socket.close()

    async def click(self, line: Line, rng: Random) -> None:
        """One decision, until every page shows it."""
        body = {"seat": self.seat, "action": rng.choice(self.choices), "expected": self.numbers[0]}
        start = perf_counter()
        status, answer = await line.post(f"/api/tables/{self.id}/play", body)
        self.seen.answers.append(perf_counter() - start)
        if status == 409:
            return  # a bot was faster; the page has the news already or gets it now
        if status != 201:
            self.seen.errors.append(f"{status} {answer.decode()[:100]}")
            return
        number = int(json.loads(answer)["number"])
        await self.wait_until(lambda: min(self.numbers) >= number, PATIENCE)
        self.seen.clicks.append(perf_counter() - start)


async def sit_down(browser: Browser, wishes: Wishes) -> Table:
    """A table, and its player's pages."""
    table = Table(await browser.new_table(wishes.seats(), wishes.game), wishes.pages)
    for page in range(wishes.pages):
        await table.open_page(browser, page, wishes)
    await table.wait_until(lambda: min(table.numbers) >= 0, 60)
    return table


async def play(browser: Browser, table: Table, until: float, seed: int) -> None:
    """About one decision a second, never in step with the others."""
    rng, line = Random(seed), Line(browser)
    await asyncio.sleep(rng.random())
    while perf_counter() < until:
        due = perf_counter() + rng.uniform(0.8, 1.2)
        if table.choices:
            try:
                await table.click(line, rng)
            except TimeoutError:
                table.seen.errors.append(f"a page got no news for {PATIENCE} s")
        await asyncio.sleep(max(0.0, due - perf_counter()))
    line.close()


async def play_all(browser: Browser, tables: list[Table], seconds: float) -> tuple[Seen, float]:
    """What was seen at all of them together, and how long it took."""
    seen, start = Seen(), perf_counter()
    for table in tables:
        table.seen = seen
    players = [play(browser, table, start + seconds, seed) for seed, table in enumerate(tables)]
    await asyncio.gather(*players)
    return seen, perf_counter() - start
