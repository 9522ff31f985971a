"""Many tables at once: how long after a click does everybody at the table see it?

    python bench/load.py --tables 200 --seconds 30 --write

Starts a server of its own on a fresh SQLite file. Each table has one player, who makes about one
decision a second, and some watching sockets. A click counts until the last watcher has the news.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.memory import kilobytes  # noqa: E402
from bench.serving import (  # noqa: E402  # scripts are no package
    Browser,
    Line,
    Serving,
    gather_some,
    share,
)

RESULT = ROOT / "bench" / "results" / "load.md"
NUMBER = re.compile(r'"number":(\d+),.*?"seat":(\d+|null)')
CHOICE = re.compile(r"\[(\d+),\[")
Closing = tuple[ClientConnection, "asyncio.Task[None]"]
console = Console(stderr=True)


@dataclass
class Wishes:
    tables: int
    seconds: float
    watchers: int  # sockets per table, the player's included
    bots: bool
    deflate: bool
    idle: float


@dataclass
class Seen:
    """What was measured."""

    clicks: list[float] = field(default_factory=list)  # seconds until the last watcher knew
    answers: list[float] = field(default_factory=list)  # seconds until the POST was answered
    errors: list[str] = field(default_factory=list)
    news: int = 0
    bytes: int = 0


@dataclass
class Table:
    """One table as its player and its watchers see it."""

    id: str
    numbers: list[int]  # per watcher: the newest entry it knows
    choices: list[int] = field(default_factory=list)
    seat: int = 0  # to act
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def take(self, watcher: int, text: str) -> None:
        """Only what is needed is read: the number, and for the player the choices."""
        found = NUMBER.search(text, 0, 1000)
        assert found is not None
        self.numbers[watcher] = int(found[1])
        if watcher == 0:
            start = text.index('"actions":[')
            self.choices = [int(index) for index in CHOICE.findall(text, start)]
            self.seat = 0 if found[2] == "null" else int(found[2])
        self.news.set()

    async def wait_until(self, reached: Callable[[], bool], patience: float) -> None:
        async with asyncio.timeout(patience):
            while not reached():
                self.news.clear()
                await self.news.wait()


async def watch(table: Table, watcher: int, socket: ClientConnection, seen: Seen) -> None:
    try:
        async for text in socket:
            assert isinstance(text, str)
            seen.news += 1
            seen.bytes += len(text)
            table.take(watcher, text)
    except ConnectionClosed as error:
        seen.errors.append(f"socket closed: {error}")


async def click(line: Line, table: Table, rng: Random, seen: Seen) -> None:
    """One decision, until everybody knows it."""
    action, expected = rng.choice(table.choices), table.numbers[0]
    body = {"seat": table.seat, "action": action, "expected": expected}
    start = perf_counter()
    status, answer = await line.post(f"/api/tables/{table.id}/play", body)
    seen.answers.append(perf_counter() - start)
    if status == 409:
        return  # a bot was faster; the page has the news already or gets it now
    if status != 201:
        seen.errors.append(f"{status} {answer.decode()[:100]}")
        return
    number = int(json.loads(answer)["number"])
    await table.wait_until(lambda: min(table.numbers) >= number, 30)
    seen.clicks.append(perf_counter() - start)


async def player(browser: Browser, table: Table, until: float, seed: int, seen: Seen) -> None:
    """About one decision a second, never in step with the others."""
    rng, line = Random(seed), Line(browser)
    await asyncio.sleep(rng.random())
    while perf_counter() < until:
        due = perf_counter() + rng.uniform(0.8, 1.2)
        if table.choices:
            try:
                await click(line, table, rng, seen)
            except TimeoutError:
                seen.errors.append("a watcher got no news for 30 s")
        await asyncio.sleep(max(0.0, due - perf_counter()))
    line.close()


async def sit_down(browser: Browser, wishes: Wishes, seen: Seen) -> tuple[Table, list[Closing]]:
    """A table, its player's socket and those of spectators."""
    other = {"kind": "bot", "bot": "random"} if wishes.bots else {"kind": "here"}
    table = Table(await browser.new_table([{"kind": "me"}, other]), [-1] * wishes.watchers)
    url = f"ws{browser.address[4:]}/live/{table.id}"
    compression = "deflate" if wishes.deflate else None
    closing: list[Closing] = []
    for watcher in range(wishes.watchers):
        headers = {"cookie": browser.cookie} if watcher == 0 else {}
        socket = await connect(
            url, additional_headers=headers, max_size=None, compression=compression,
            ping_interval=None,
        )  # fmt: skip
        task = asyncio.create_task(watch(table, watcher, socket, seen))
        closing.append((socket, task))
        await socket.send("{}")
    await table.wait_until(lambda: min(table.numbers) >= 0, 60)
    return table, closing


@dataclass
class Report:
    wishes: Wishes
    seen: Seen
    took: float
    cpu: float  # of the server, in seconds
    memory: dict[str, float]
    kilobytes: tuple[float, float]  # of one table, looked at or not


async def run(wishes: Wishes, serving: Serving) -> Report:
    seen = Seen()
    browser = Browser(serving.address)
    await browser.open()
    await sit_down(browser, Wishes(1, 1, 1, False, wishes.deflate, 1), Seen())  # warms up
    memory = {"before": serving.megabytes()}
    pairs = await gather_some(8, [sit_down(browser, wishes, seen) for _ in range(wishes.tables)])
    memory["open"] = serving.megabytes()
    console.print(f"{len(pairs)} tables open")
    seen.news = seen.bytes = 0
    start, cpu = perf_counter(), serving.cpu_seconds()
    players = [
        player(browser, table, start + wishes.seconds, seed, seen)
        for seed, (table, _) in enumerate(pairs)
    ]
    await asyncio.gather(*players)
    took, cpu = perf_counter() - start, serving.cpu_seconds() - cpu
    memory["played"] = serving.megabytes()
    for socket, task in [one for _, closing in pairs for one in closing]:
        task.cancel()
        await socket.close()
    await asyncio.sleep(1.5 * wishes.idle)
    memory["evicted"] = serving.megabytes()
    await browser.close()
    return Report(wishes, seen, took, cpu, memory, kilobytes())


def rows(report: Report) -> list[tuple[str, str]]:
    seen, wishes, memory = report.seen, report.wishes, report.memory
    clicks, answers = seen.clicks, seen.answers
    tables = wishes.tables
    return [
        ("tables", f"{tables}, 2 seats, the other one {'a bot' if wishes.bots else 'here too'}"),
        ("sockets per table", f"{wishes.watchers}, {'deflate' if wishes.deflate else 'plain'}"),
        ("seconds", f"{report.took:.0f}"),
        ("decisions a second", f"{len(clicks) / report.took:.0f}"),
        ("news a second", f"{seen.news / report.took:.0f}"),
        ("size of news", f"{seen.bytes / max(1, seen.news) / 1000:.0f} kB"),
        ("click to last watcher, p50 / p95 / p99 / max",
         " / ".join(f"{share(clicks, p):.0f}" for p in (0.5, 0.95, 0.99, 1)) + " ms"),
        ("click to answer, p50 / p95 / p99 / max",
         " / ".join(f"{share(answers, p):.0f}" for p in (0.5, 0.95, 0.99, 1)) + " ms"),
        ("errors", str(len(seen.errors))),
        ("server's CPU", f"{100 * report.cpu / report.took:.0f} % of one core"),
        ("memory before / tables open / played / left", " / ".join(
            f"{memory[key]:.0f}" for key in ("before", "open", "played", "evicted")) + " MB"),
        ("of which pictures and texts kept for all tables",
         f"{memory['evicted'] - memory['before']:.0f} MB, bounded"),
        ("memory of a table while people look / when nobody does",
         "{:.0f} / {:.0f} kB (bench/memory.py)".format(*report.kilobytes)),
    ]  # fmt: skip


def markdown(report: Report, command: str) -> str:
    table = "\n".join(f"| {name} | {value} |" for name, value in rows(report))
    return (
        "# Load\n\nMany tables at once on one server process with SQLite; the clicking program "
        "runs on the same\nmachine and takes its share of it.\n\n"
        f"`{command}` on {platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}:\n\n| | |\n|---|---|\n{table}\n"
    )


def wishes_from_command_line() -> tuple[Wishes, bool]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--watchers", type=int, default=2)
    parser.add_argument("--bots", action="store_true", help="a random bot in the other seat")
    parser.add_argument("--plain", action="store_true", help="sockets without compression")
    parser.add_argument("--idle", type=float, default=10, help="seconds until tables leave memory")
    parser.add_argument("--write", action="store_true", help=f"keep the result in {RESULT}")
    given = parser.parse_args()
    wishes = Wishes(
        given.tables, given.seconds, given.watchers, given.bots, not given.plain, given.idle
    )
    return wishes, given.write


def main() -> None:
    wishes, write = wishes_from_command_line()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/load.sqlite3"
        settings = {"PAUSE": "0.35", "IDLE": str(wishes.idle)}
        serving = Serving(database, Path(folder, "log"), settings)
        serving.start()
        console.print(f"server process {serving.pid}")
        try:
            report = asyncio.run(run(wishes, serving))
        finally:
            stopped = serving.stop()
        console.print(Path(folder, "log").read_text()[-2000:])
    for error in sorted(set(report.seen.errors))[:10]:
        console.print(f"error: {error}", markup=False)
    text = markdown(report, "python bench/load.py " + " ".join(sys.argv[1:]))
    print(text, f"stopped in {stopped:.1f} s", sep="\n")
    if write:
        RESULT.write_text(text)


if __name__ == "__main__":
    main()
