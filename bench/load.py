"""Many tables at once: how long after a click does everybody at the table see it?

    python bench/load.py --write                             how many tables one process serves
    python bench/load.py --game small_city                   of one game only
    python bench/load.py --tables 200 --game town_center     so many tables, and their memory

Starts a server of its own on a fresh SQLite file for each game, the search one for each build, pure
and compiled. Each table has one player, who makes about one decision a second for all its seats,
and some open pages. A click counts until the last page has the news. A process serves so many
tables if that takes less than 150 ms at p99.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.builds import pythons  # noqa: E402  # scripts are no package
from bench.clicking import (  # noqa: E402  # scripts are no package
    PLAYERS,
    Seen,
    Table,
    Wishes,
    play_all,
    sit_down,
)
from bench.memory import kilobytes  # noqa: E402
from bench.serving import Browser, Serving, gather_some, share  # noqa: E402

RESULTS = ROOT / "bench" / "results"
BOUND = 150.0  # milliseconds
FEWEST, MOST = 12, 800  # tables that are tried
FINEST = 1.2  # the search ends when what fits and what does not are as near as that
PARTS = (0.5, 0.95, 0.99, 1)
console = Console(stderr=True)


@contextmanager
def server(idle: float, python: str = sys.executable) -> Iterator[Serving]:
    with tempfile.TemporaryDirectory() as folder:
        settings = {"PAUSE": "0.35", "IDLE": str(idle)}
        database, log = f"sqlite:///{folder}/load.sqlite3", Path(folder, "log")
        serving = Serving(database, log, settings)
        serving.python = python
        serving.start()
        console.print(f"server process {serving.pid}")
        try:
            yield serving
        finally:
            serving.stop()


@dataclass
class Run:
    """So many tables, played for some seconds."""

    tables: int
    seen: Seen
    took: float
    cpu: float  # of the server, in seconds

    @property
    def fits(self) -> bool:
        return share(self.seen.clicks, 0.99) < BOUND and not self.seen.errors

    @property
    def decisions(self) -> float:
        return len(self.seen.clicks) / self.took

    @property
    def busy(self) -> str:
        return f"{100 * self.cpu / self.took:.0f} %"

    @property
    def effort(self) -> str:
        """CPU for each decision: what least depends on who else uses the machine."""
        return f"{1000 * self.cpu / max(1, len(self.seen.clicks)):.1f} ms"

    @property
    def weight(self) -> str:
        return f"{self.seen.bytes / max(1, self.seen.news) / 1000:.0f} kB"


def times(measured: list[float]) -> str:
    return " / ".join(f"{share(measured, part):.0f}" for part in PARTS)


class Hall:
    """Tables of one game, on one server."""

    def __init__(self, serving: Serving, wishes: Wishes) -> None:
        self.serving = serving
        self.wishes = wishes
        self.browser = Browser(serving.address)
        self.tables: list[Table] = []

    async def furnish(self, count: int) -> None:
        """Games that are over make place for new ones."""
        for table in [table for table in self.tables if table.over]:
            self.tables.remove(table)
            await table.close()
        missing = [sit_down(self.browser, self.wishes) for _ in range(count - len(self.tables))]
        self.tables += await gather_some(8, missing)

    async def run(self, count: int, seconds: float) -> Run:
        await self.furnish(count)
        cpu = self.serving.cpu_seconds()
        seen, took = await play_all(self.browser, self.tables[:count], seconds)
        done = Run(count, seen, took, self.serving.cpu_seconds() - cpu)
        console.print(
            f"{self.wishes.game}: {count} tables, {times(seen.clicks)} ms, {done.decisions:.0f} "
            f"decisions a second, {done.busy}, {done.effort} each, {len(seen.errors)} errors"
        )
        for error in sorted(set(seen.errors))[:5]:
            console.print(f"error: {error}", markup=False)
        return done

    async def close(self) -> None:
        for table in self.tables:
            await table.close()
        await self.browser.close()


async def search(hall: Hall, seconds: float) -> Run:
    """The most tables that fit; the fewest tried, if even they do not."""
    await hall.browser.open()
    await hall.run(1, 1)  # warms up
    best, count, too_many = None, FEWEST, MOST + 1
    while count < too_many and count <= MOST:
        tried = await hall.run(count, seconds)
        if tried.fits:
            best, count = tried, count * 2
        else:
            too_many = count
    least = best or tried
    while best is not None and too_many / best.tables > FINEST and too_many <= MOST:
        tried = await hall.run((best.tables + too_many) // 2, seconds)
        best, too_many = (tried, too_many) if tried.fits else (best, tried.tables)
    await hall.close()
    return best or least


def row(game: str, build: str, run: Run) -> str:
    tables = str(run.tables) if run.fits else f"fewer than {run.tables}"
    cells = (
        game, build, PLAYERS[game], tables, f"{run.decisions:.0f}", times(run.seen.clicks),
        times(run.seen.answers), run.busy, run.effort, run.weight, len(run.seen.errors),
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def found(runs: dict[tuple[str, str], Run]) -> str:
    """By game and build."""
    rows = "\n".join(row(*which, run) for which, run in runs.items())
    return (
        f"So many tables fit on one process: with them a click is on the last page in less than "
        f"{BOUND:.0f} ms at p99.\nTimes in ms at p50 / p95 / p99 / max; CPU of one core.\n\n"
        "| game | build | seats | tables | decisions a second | click to last page "
        f"| click to answer | CPU | CPU of a decision | news | errors |\n{'|---' * 11}|\n{rows}\n"
    )


async def fixed(hall: Hall, tables: int, seconds: float, idle: float) -> list[tuple[str, str]]:
    """So many tables, and what memory they take."""
    await hall.browser.open()
    await hall.furnish(1)  # warms up
    memory = [hall.serving.megabytes()]
    await hall.furnish(tables)
    memory.append(hall.serving.megabytes())
    run = await hall.run(tables, seconds)
    memory.append(hall.serving.megabytes())
    await hall.close()
    await asyncio.sleep(1.5 * idle)
    memory.append(hall.serving.megabytes())
    return rows(run, hall.wishes, memory)


def rows(run: Run, wishes: Wishes, memory: list[float]) -> list[tuple[str, str]]:
    seen, others = run.seen, "bots" if wishes.bots else "here too"
    return [
        ("tables", f"{run.tables}, {PLAYERS[wishes.game]} seats, the others {others}"),
        ("pages per table", f"{wishes.pages}, {'deflate' if wishes.deflate else 'plain'}"),
        ("seconds", f"{run.took:.0f}"),
        ("decisions a second", f"{run.decisions:.0f}"),
        ("news a second", f"{seen.news / run.took:.0f}"),
        ("size of news", run.weight),
        ("click to last page, p50 / p95 / p99 / max", f"{times(seen.clicks)} ms"),
        ("click to answer, p50 / p95 / p99 / max", f"{times(seen.answers)} ms"),
        ("errors", str(len(seen.errors))),
        ("server's CPU", f"{run.busy} of one core, {run.effort} for each decision"),
        ("memory before / tables open / played / left",
         " / ".join(f"{megabytes:.0f}" for megabytes in memory) + " MB"),
        ("of which pictures and texts kept for all tables",
         f"{memory[-1] - memory[0]:.0f} MB, bounded"),
        ("memory of a table while people look / when nobody does",
         "{:.0f} / {:.0f} kB (bench/memory.py)".format(*kilobytes(wishes.game))),
    ]  # fmt: skip


def markdown(text: str, pages: int) -> str:
    command = "python bench/load.py " + " ".join(sys.argv[1:])
    return (
        "# Load\n\nMany tables at once on one server process with SQLite; the clicking program "
        f"runs on the same\nmachine and takes its share of it. At each table {pages} pages are "
        "open, each with pictures of its own, and\nabout one decision is made each second.\n\n"
        f"`{command.strip()}` on {platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}:\n\n{text}"
    )


def command_line() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=["all", *PLAYERS], default="all")
    parser.add_argument("--tables", type=int, default=0, help="so many instead of a search")
    parser.add_argument("--seconds", type=float, default=0, help="of a run; 8, for --tables 30")
    parser.add_argument("--pages", type=int, default=2)
    parser.add_argument("--bots", action="store_true", help="random bots in the other seats")
    parser.add_argument("--plain", action="store_true", help="sockets without compression")
    parser.add_argument("--idle", type=float, default=10, help="seconds until tables leave memory")
    parser.add_argument("--write", action="store_true", help=f"keep the result in {RESULTS}")
    return parser.parse_args()


def main() -> None:
    given = command_line()
    games = list(PLAYERS) if given.game == "all" else [given.game]
    wishes = {game: Wishes(game, given.pages, given.bots, not given.plain) for game in games}
    if given.tables:
        name, text = f"load_{given.game}.md", ""
        for game in games:
            with server(given.idle) as serving:
                job = fixed(
                    Hall(serving, wishes[game]), given.tables, given.seconds or 30, given.idle
                )
                told = asyncio.run(job)
            text += "| | |\n|---|---|\n" + "\n".join(f"| {a} | {b} |" for a, b in told) + "\n\n"
    else:
        name, runs, builds = "load.md", {}, pythons()
        for game, build in product(games, builds):
            with server(600, builds[build]) as serving:
                hall = Hall(serving, wishes[game])
                runs[game, build] = asyncio.run(search(hall, given.seconds or 8))
        text = found(runs)
    print(markdown(text, given.pages))
    if given.write:
        Path(RESULTS, name).write_text(markdown(text, given.pages))


if __name__ == "__main__":
    main()
