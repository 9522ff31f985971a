"""Floods of one attacker; bench/attack.py starts this program beside the server.

    python bench/floods.py scrub --server http://127.0.0.1:8000 --source 127.0.0.2 \
        --seconds 10 --tables 0123456789

Says "ready" once it has what it needs, floods for that time from the next line it reads, and says
what it was answered, how often, as JSON. It is nice to the other programs of the machine, for it
stands for other computers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.serving import Browser, Line  # noqa: E402  # scripts are no package
from faubourg.core import record  # noqa: E402
from faubourg.core.match import REDO, UNDO, Entry  # noqa: E402
from faubourg.core.registry import find_game  # noqa: E402

FAILED = (OSError, EOFError, httpx.HTTPError, WebSocketException, TimeoutError)
ME, HERE, BOT = {"kind": "me"}, {"kind": "here"}, {"kind": "bot", "bot": "greedy"}
SOCKETS = 120  # what one address may have open
TABLES = 40
HALF_SENT = 1_100
SLOW_BODIES = 100
PAIRS = 14_000  # of an undo and a redo: with them a record has nearly two megabytes
STEPS = 300  # of the finished games that are looked at
HALF = "GET / HTTP/1.1\r\nHost: faubourg\r\nX-More: "
SLOW = "POST /api/tables HTTP/1.1\r\nHost: faubourg\r\nContent-Length: 1000000\r\n\r\n{"
JUNK = ("{", "[]", "\0", '{"at": -1}', '{"seat": "0"}', "[" * 9_000, "x" * 20_000)


@dataclass
class Attacker:
    server: str
    source: str
    seconds: float
    tables: list[str]  # of finished games
    rng: Random = field(default_factory=Random)
    answers: Counter[str] = field(default_factory=Counter)
    until: float = 0.0

    def begin(self) -> None:
        """All begin together, when they are told to."""
        print("ready", flush=True)
        sys.stdin.readline()
        self.until = monotonic() + self.seconds

    async def keep_on(self, workers: int, do: Callable[[int], Awaitable[None]]) -> None:
        """So many at the same time, each again and again."""
        await asyncio.gather(*(self._repeat(do, number) for number in range(workers)))

    async def _repeat(self, do: Callable[[int], Awaitable[None]], number: int) -> None:
        while monotonic() < self.until:
            self.answers["tried"] += 1
            try:
                async with asyncio.timeout(max(0.1, self.until + 1 - monotonic())):
                    await do(number)
            except FAILED as error:
                if monotonic() < self.until:
                    self.answers[type(error).__name__] += 1
                await asyncio.sleep(0.01)

    async def browser(self) -> Browser:
        browser = Browser(self.server, self.source)
        await browser.open()
        return browser

    async def own_table(self, browser: Browser) -> str:
        return await browser.new_table([ME, HERE], "small_city")

    def connect(self, table: str) -> connect:
        here = (self.source, 0)
        url = f"ws{self.server[4:]}/live/{table}"
        return connect(url, local_addr=here, max_size=None, ping_interval=None)


async def scrub(attacker: Attacker) -> None:
    """Pages that pull a finished game through its past."""

    async def listen(socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for _ in socket:
                attacker.answers["pictures"] += 1

    async def page(number: int) -> None:
        async with attacker.connect(attacker.tables[0]) as socket:
            hearing = asyncio.create_task(listen(socket))
            attacker.answers["sockets"] += 1
            while monotonic() < attacker.until:
                await socket.send(json.dumps({"at": attacker.rng.randrange(STEPS)}))
                attacker.answers["wishes"] += 1
                await asyncio.sleep(0)  # else it would hear nothing
            hearing.cancel()

    attacker.begin()
    await attacker.keep_on(SOCKETS, page)


async def questions(attacker: Attacker) -> None:
    """Situations of the past, previews and reasons."""
    browser = await attacker.browser()
    table = await attacker.own_table(browser)
    shown = await browser.situation(table)
    seat, actions = shown["seat"] or 0, [action[0] for action in shown["actions"]] or [0]
    lines = [Line(browser) for _ in range(20)]

    async def ask(number: int) -> None:
        roll = attacker.rng
        path = roll.choice((
            f"{attacker.tables[0]}?at={roll.randrange(STEPS)}&turn={roll.randrange(4)}",
            f"{table}/preview?seat={seat}&action={roll.choice(actions)}",
            f"{table}/why?seat={seat}&name=cell:{roll.choice('abcdefg')}{roll.randrange(1, 8)}",
        ))  # fmt: skip
        try:
            status, _ = await lines[number].get(f"/api/tables/{path}")
        except FAILED:
            lines[number].close()
            raise
        attacker.answers[str(status)] += 1

    attacker.begin()
    await attacker.keep_on(len(lines), ask)


async def checks(attacker: Attacker) -> None:
    """Whether the luck was honest, and the record as a file."""
    browsers = [await attacker.browser() for _ in range(4)]

    async def ask(number: int) -> None:
        what = attacker.rng.choice(("verify", "record"))
        table = attacker.rng.choice(attacker.tables)
        answer = await browsers[number].client.get(f"/api/tables/{table}/{what}")
        attacker.answers[str(answer.status_code)] += 1

    attacker.begin()
    await attacker.keep_on(len(browsers), ask)


def swollen(name: str, last: bool) -> bytes:
    """A record in which one choice is taken back and done again as often as fits."""
    kept = record.load((ROOT / "records" / "small_city" / name).read_text())
    places = [place for place, entry in enumerate(kept.entries) if entry.words == UNDO]
    place = places[-1 if last else 0]
    seat = kept.entries[place].seat
    pair = [Entry(seat, UNDO), Entry(seat, REDO)]
    entries = kept.entries[:place] + pair * PAIRS
    draws = {number: draw for number, draw in kept.draws.items() if number <= place}
    header, form = kept.header, kept.format
    return record.dump(record.Record(header, entries, "", False, draws, [], form)).encode()


def own_box(rng: Random) -> str:
    """The components of Arcologies, nearly as they are."""
    export = find_game("arcologies").export
    assert export is not None
    return export().replace("count = 26", f"count = {rng.randrange(20, 90)}")


async def uploads(attacker: Attacker) -> None:
    """Large records, looked at as soon as they are there, and boxes of one's own."""
    browsers = [await attacker.browser() for _ in range(4)]
    records = [swollen("undo.jsonl", last) for last in (False, True)]

    async def bring(number: int) -> None:
        client = browsers[number].client
        if attacker.rng.random() < 0.5:
            body = {"game": "arcologies", "seats": [ME, HERE], "content": own_box(attacker.rng)}
            answer = await client.post("/api/tables", json=body)
        else:
            files = {"record": ("large.jsonl", attacker.rng.choice(records))}
            answer = await client.post("/replay", files=files)
        attacker.answers[str(answer.status_code)] += 1
        if "location" in answer.headers:
            table = answer.headers["location"].rpartition("/")[2]
            looked = await client.get(f"/api/tables/{table}?at=20")
            attacker.answers[f"{looked.status_code} look"] += 1

    attacker.begin()
    await attacker.keep_on(len(browsers), bring)


async def bots(attacker: Attacker) -> None:
    """Tables where bots play by themselves, and such with seven of them."""
    browsers = [await attacker.browser() for _ in range(4)]
    wishes = [
        ([BOT] * 4, "small_city"),
        ([ME] + [BOT] * 7, "town_center"),
        ([BOT] * 4, "arcologies"),
    ]
    left = list(range(TABLES))

    async def seat(number: int) -> None:
        if not left:
            await asyncio.sleep(0.2)
            return
        seats, game = wishes[left.pop() % len(wishes)]
        body = {"game": game, "seats": seats}
        answer = await browsers[number].post("/api/tables", body)
        attacker.answers[str(answer.status_code)] += 1

    attacker.begin()
    await attacker.keep_on(len(browsers), seat)


async def half_sent(attacker: Attacker) -> None:
    """Requests that never end: heads without an end, and bodies that come letter by letter."""
    host, port = attacker.server.removeprefix("http://").split(":")

    async def dribble(number: int) -> None:
        here = (attacker.source, 0)
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=here)
        attacker.answers["connections"] += 1
        writer.write((SLOW if number < SLOW_BODIES else HALF).encode())
        try:
            while monotonic() < attacker.until and not reader.at_eof():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(1)
            attacker.answers["ended by the server"] += reader.at_eof()
        finally:
            writer.close()

    attacker.begin()
    await attacker.keep_on(HALF_SENT, dribble)


async def knocking(attacker: Attacker) -> None:
    """Sockets opened and closed, with junk and with messages that are far too long."""

    async def knock(number: int) -> None:
        async with attacker.connect(
            attacker.rng.choice((*attacker.tables, "0", "0" * 10))
        ) as socket:
            if attacker.rng.random() < 0.5:
                await socket.send(attacker.rng.choice(JUNK))
                with suppress(ConnectionClosed, TimeoutError):
                    await asyncio.wait_for(socket.recv(), 0.5)
        attacker.answers[f"closed {socket.close_code}"] += 1

    attacker.begin()
    await attacker.keep_on(50, knock)


FLOODS = {
    "scrub": scrub, "questions": questions, "checks": checks, "uploads": uploads, "bots": bots,
    "half-sent": half_sent, "knocking": knocking,
}  # fmt: skip


def _stand_back() -> None:
    """Linux divides the time among sessions first: to be nice within one's own is not enough."""
    os.nice(10)
    with suppress(OSError):
        os.setsid()
        Path("/proc/self/autogroup").write_text("19")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("flood", choices=FLOODS)
    parser.add_argument("--server", required=True)
    parser.add_argument("--source", default="127.0.0.2")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", nargs="+", required=True, help="ids of finished games")
    given = parser.parse_args()
    _stand_back()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attacker = Attacker(given.server, given.source, given.seconds, given.tables)
    asyncio.run(FLOODS[given.flood](attacker))
    print(json.dumps(attacker.answers), flush=True)


if __name__ == "__main__":
    main()
