"""Plays all games while the server is killed and its database fails; nothing may be lost.

    python bench/kill.py --minutes 2
    python bench/kill.py --minutes 60 --write

Half of the time with SQLite, half with PostgreSQL and two workers. The server is killed with
SIGKILL at random moments; between the kills the database fails in every way of bench/faults.py.
Who plays and gets no answer, or 503, asks again, as the page does. Afterwards every acknowledged
decision must be in the database once, entries must have no gap, every record must replay with
honest chance, and bots must go on without anybody asking for their table.
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
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random
from subprocess import TimeoutExpired
from time import monotonic

from rich.console import Console
from sqlalchemy import Engine
from websockets import WebSocketException
from websockets.asyncio.client import connect

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.faults import Database, Postgres, Sqlite  # noqa: E402  # no package
from bench.page import PATIENCE, Page  # noqa: E402
from bench.serving import Serving  # noqa: E402
from bench.stored import (  # noqa: E402
    Opened,
    Seen,
    Stored,
    check,
    engine_for,
    goes_on_by_itself,
    read,
)
from faubourg.core import record  # noqa: E402
from faubourg.core.replay import follow, verify  # noqa: E402

RESULT = ROOT / "bench" / "results" / "kill.md"
GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
ME, HERE, LINK = {"kind": "me"}, {"kind": "here"}, {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}
DATABASES: dict[str, Callable[[Path], Database]] = {"sqlite": Sqlite, "postgres": Postgres}
KILL = "killed"
PEACE = 1, 10  # seconds at least and at most between a kill and a fault
FORBIDDEN = 403
BOTS_EVERY = 15.0  # seconds between two tables of bots alone
Watching = asyncio.Task[None]
console = Console(stderr=True)


class Player:
    """Plays tables one after the other until the time is over, in one browser or two."""

    def __init__(self, address: str, number: int, until: float, seen: Seen) -> None:
        self.number = number
        self.rng = Random(number)
        self.until = until
        self.seen = seen
        self.pages = [Page(address, until, seen), Page(address, until, seen)]

    async def run(self) -> None:
        for page in self.pages:
            await page.open()
        while monotonic() < self.until:
            await self._play_next()
            self.number += 1
        for page in self.pages:
            await page.browser.close()

    async def _play_next(self) -> None:
        game, kinds = GAMES[self.number % len(GAMES)], self._kinds()
        body = {"game": game, "seats": kinds}
        answer = await self.pages[0].ask("POST", "/api/tables", json=body)
        if answer is None or answer.status_code != 201:
            self.seen.odd[f"no table of {game}: {answer and answer.text[:80]}"] += 1
            return
        table = str(answer.json()["table"])
        self.seen.tables[table] = Opened(game, len(kinds), kinds.count(BOT), LINK in kinds)
        if LINK in kinds:
            await self._join(table, kinds.index(LINK))
        await self._play(table, self.pages if LINK in kinds else self.pages[:1])

    def _kinds(self) -> list[dict[str, str]]:
        """Two to four seats: by turns with bots, with a friend who has a link, with both."""
        others = ([BOT], [LINK], [BOT, LINK], [HERE], [BOT, HERE], [BOT, BOT, LINK])
        return [ME, *others[self.number // len(GAMES) % len(others)]]

    async def _join(self, table: str, seat: int) -> None:
        shown = await self.pages[0].look(table)
        if shown is not None:
            form = {"name": "", "nonce": "", "promise": ""}
            await self.pages[1].ask("POST", shown["players"][seat]["link"], data=form)

    async def _play(self, table: str, pages: list[Page]) -> None:
        """Until it is over, or the time is."""
        while monotonic() < self.until:
            acted = [await self._act(table, page) for page in pages]
            if None in acted:
                return
            if not any(acted):
                await asyncio.sleep(0.05)  # a bot's turn

    async def _act(self, table: str, page: Page) -> bool | None:
        """Whether there was something to do; None when nothing will be."""
        shown = await page.look(table)
        if shown is None or shown["result"] is not None:
            return None
        await page.give_luck(shown)
        if not shown["actions"] or monotonic() > self.until:
            return False
        await page.decide(shown, self.rng.choice(shown["actions"])[0])
        return True


async def leave_to_bots(page: Page, until: float, seen: Seen, watching: list[Watching]) -> None:
    """Tables where bots play by themselves while somebody looks: what stops them stays unmended."""
    await page.open()
    for game in cycle(GAMES):
        if monotonic() > until:
            break
        answer = await page.ask("POST", "/api/tables", json={"game": game, "seats": [BOT] * 3})
        if answer is not None and answer.status_code == 201:
            table = str(answer.json()["table"])
            seen.tables[table] = Opened(game, 3, bots=3, linked=False)
            watching.append(asyncio.create_task(look_at(page.browser.address, table)))
        await asyncio.sleep(min(BOTS_EVERY, max(0.0, until - monotonic())))
    await page.browser.close()


async def look_at(address: str, table: str) -> None:
    """A page that is open until the game is over; after a cut it comes again."""
    live = f"{address.replace('http', 'ws', 1)}/live/{table}"
    while True:
        with suppress(OSError, WebSocketException):
            async with connect(live, max_size=None) as page:
                await page.send("{}")
                async for news in page:
                    if json.loads(news)["result"] is not None:
                        return
        await asyncio.sleep(1)


async def disturb(
    serving: Serving, database: Database, until: float, rng: Random, seen: Seen
) -> None:
    """A fault, a kill, a fault and so on; towards the end only faults: a start would help bots."""
    faults, calm = cycle(database.faults), until - min(60, (until - monotonic()) / 4)
    while monotonic() < until:
        await asyncio.sleep(min(rng.uniform(*PEACE), max(0.0, until - monotonic() - 1)))
        await fail(database, next(faults), rng, seen)
        if serving.ended:
            seen.problems.append("the server ended by itself")
            await asyncio.to_thread(serving.start, *database.serve)
        if monotonic() < calm:
            await asyncio.sleep(rng.uniform(*PEACE))
            await asyncio.to_thread(kill, serving, database, seen)
    await fail(database, next(faults), rng, seen)  # also when a kill took until now


def kill(serving: Serving, database: Database, seen: Seen) -> None:
    serving.kill()
    seen.disturbed[KILL] += 1
    serving.start(*database.serve)


async def fail(database: Database, fault: str, rng: Random, seen: Seen) -> None:
    seen.disturbed[fault] += 1
    await asyncio.to_thread(database.faults[fault], rng.uniform(0.5, 8))


async def report(until: float, name: str, seen: Seen) -> None:
    """A line from time to time."""
    while (left := until - monotonic()) > 0:
        decisions = sum(map(len, seen.acknowledged.values()))
        console.print(
            f"{name}: {left:.0f} s left, {seen.disturbed.total()} kills and faults, "
            f"{len(seen.tables)} tables, {decisions} decisions, {len(seen.wrong)} wrong"
        )
        await asyncio.sleep(min(15, left))


async def soak(serving: Serving, database: Database, given: argparse.Namespace) -> Seen:
    seen, until = Seen(), monotonic() + given.seconds
    players = [
        Player(serving.address, given.seed + number, until, seen).run()
        for number in range(given.tables)
    ]
    disturbing = disturb(serving, database, until, Random(given.seed), seen)
    watching: list[Watching] = []
    alone = leave_to_bots(Page(serving.address, until, seen), until, seen, watching)
    await asyncio.gather(disturbing, report(until, database.name, seen), alone, *players)
    engine = engine_for(database.url)
    await settle(engine, seen)
    for task in watching:
        task.cancel()
    await check_all(serving, engine, seen)
    engine.dispose()
    return seen


async def settle(engine: Engine, seen: Seen) -> None:
    """Where bots or chance are to act they must, though nobody asks for the table."""
    waiting, limit = waiting_tables(engine, seen), monotonic() + PATIENCE
    while waiting and monotonic() < limit:
        await asyncio.sleep(1)
        now = waiting_tables(engine, seen)
        waiting = {table: number for table, number in waiting.items() if now.get(table) == number}
    tables = read(engine)
    seen.problems += [f"{told_of(tables[table])}: its bots do not go on" for table in waiting]


def told_of(table: Stored) -> str:
    """For whoever looks for the cause."""
    luck = "with" if table.chance else "without"
    bots = ", ".join(map(str, sorted(table.bots)))
    return (f"table {table.id} ({table.rules.key}, {len(table.entries)} entries, bots in {bots} "
            f"of {table.rules.seats} seats, {luck} luck)")  # fmt: skip


def waiting_tables(engine: Engine, seen: Seen) -> dict[str, int]:
    """With the number of entries each has now."""
    running = [t for t in read(engine, running=True).values() if t.bots and not is_alone(t, seen)]
    return {table.id: len(table.entries) for table in running if goes_on_by_itself(table)}


def is_alone(table: Stored, seen: Seen) -> bool:
    """Whether bots sit there and nobody looks: the answer to its opening was lost."""
    return len(table.bots) == table.rules.seats and table.id not in seen.tables


async def check_all(serving: Serving, engine: Engine, seen: Seen) -> None:
    """First what the server says that lived through the faults, then what is stored."""
    records = await load_records(serving, list(read(engine)), seen)
    stop(serving, seen)
    stored = read(engine)
    seen.entries = sum(len(table.entries) for table in stored.values())
    seen.problems += [f"table {table} is lost" for table in set(seen.tables) - set(stored)]
    for table in stored.values():
        check(table, seen)
        if table.id in records:
            check_record(table, records[table.id], seen)


def stop(serving: Serving, seen: Seen) -> None:
    try:
        serving.stop()
    except TimeoutExpired:
        seen.problems.append("the server did not stop")
        serving.kill()


async def load_records(serving: Serving, tables: list[str], seen: Seen) -> dict[str, str]:
    """By table; a game that is not over may keep secrets, and then has no record yet."""
    found = {}
    for table in tables:  # by a connection of its own each, so that every worker is asked
        page = Page(serving.address, monotonic(), seen)
        answer = await page.ask("GET", f"/api/tables/{table}/record")
        if answer is not None and answer.status_code != FORBIDDEN:
            found[table] = answer.text
        await page.browser.close()
    return found


def check_record(table: Stored, text: str, seen: Seen) -> None:
    """Bots may have gone on since it was made."""
    try:
        kept = record.load(text)
        follow(kept)
        if kept.entries != table.entries[: len(kept.entries)]:
            seen.problems.append(f"table {table.id}: its record is not what is stored")
        if kept.finished and not verify(kept).honest:
            seen.problems.append(f"table {table.id}: its record tells of chance that is not honest")
    except record.BadRecord as error:
        seen.problems.append(f"table {table.id}: {error}")


def rows(seen: Seen, seconds: float) -> Iterator[tuple[str, object]]:
    tables = seen.tables.values()
    games = Counter(table.game for table in tables)
    yield "seconds", f"{seconds:.0f}"
    yield from ((f"server {KILL}" if k == KILL else f"database {k}", n) for k, n in
                seen.disturbed.items())  # fmt: skip
    yield "tables", len(tables)
    yield from ((f"of these {game}", games[game]) for game in GAMES)
    yield "of these with a bot", sum(table.bots > 0 for table in tables)
    yield "of these with luck of two browsers", sum(table.linked for table in tables)
    yield "entries stored", seen.entries
    yield "decisions acknowledged", sum(map(len, seen.acknowledged.values()))
    yield "requests cut off", seen.cut_off
    yield "requests answered 503", seen.unavailable
    yield "decisions repeated until they were acknowledged", seen.repeated
    yield "decisions that came too late", seen.behind
    yield "lost, doubled, wrong or stuck", len(seen.wrong)


def section(name: str, seen: Seen, seconds: float) -> str:
    table = "\n".join(f"| {key} | {value} |" for key, value in rows(seen, seconds))
    wrong = "".join(f"\n- {line}" for line in seen.wrong[:20])
    return f"## {name}\n\n| | |\n|---|---|\n{table}\n{wrong}"


def markdown(sections: list[str], command: str) -> str:
    return (
        "# Kill\n\nThe server is killed (SIGKILL) and its database fails, by turns and at random, "
        "while tables of all games\nare played. Afterwards every acknowledged decision must be "
        "stored once, numbers must have no gap, every\nrecord must replay with honest chance, and "
        "every bot must go on by itself.\n\n"
        f"`{command}` on {platform.machine()}, {os.cpu_count()} cores:\n\n"
    ) + "\n".join(sections)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=2, help="for all databases together")
    parser.add_argument("--database", choices=[*DATABASES, "both"], default="both")
    parser.add_argument("--tables", type=int, default=16, help="at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"keep the result in {RESULT}")
    return parser.parse_args()


def tell(log: Path, seen: Seen) -> None:
    """What went wrong, and what the server last complained of."""
    if seen.wrong:
        lines = [line for line in log.read_text().splitlines() if " info " not in line]
        named = set(re.findall(r"\b[0-9a-f]{10}\b", " ".join(seen.wrong)))
        about = [line for line in lines if named & set(line.split())]
        told = [*lines[-20:], *about[-40:], *seen.wrong]
        console.print("\n".join(told), markup=False, soft_wrap=True)


def run(make: Callable[[Path], Database], given: argparse.Namespace) -> tuple[str, Seen]:
    """Its name, and what was seen."""
    with tempfile.TemporaryDirectory() as folder:
        database, log = make(Path(folder)), Path(folder, "log")
        serving = Serving(database.url, log, {"PAUSE": "0.2", "IDLE": "20"})
        try:
            serving.start(*database.serve)
            seen = asyncio.run(soak(serving, database, given))
        finally:
            serving.end()
            database.close()
        tell(log, seen)
    return database.name, seen


def main() -> None:
    given = arguments()
    chosen = DATABASES if given.database == "both" else {given.database: DATABASES[given.database]}
    given.seconds = given.minutes * 60 / len(chosen)
    seen = [run(make, given) for make in chosen.values()]
    sections = [section(name, one, given.seconds) for name, one in seen]
    text = markdown(sections, "python bench/kill.py " + " ".join(sys.argv[1:]))
    print(text)
    if given.write:
        RESULT.write_text(text)
    sys.exit(any(one.wrong for _, one in seen))


if __name__ == "__main__":
    main()
