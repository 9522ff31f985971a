"""Plays many tables while the server is killed again and again; nothing may be lost or doubled.

    python bench/kill.py --seconds 120 --write
    python bench/kill.py --minutes 60 --write

The server is killed with SIGKILL at random moments and started again on the same SQLite file. A
player whose request was cut off repeats it, as the page does. Afterwards every acknowledged
decision must be in the database once, entries must have no gap, every record must replay, and no
bot may have stopped.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sqlite3
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

import httpx
from rich.console import Console

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.serving import Browser, Line, Serving, gather_some  # noqa: E402  # no package
from faubourg.core import record  # noqa: E402
from faubourg.core.registry import find_game  # noqa: E402
from faubourg.core.replay import follow, verify  # noqa: E402

RESULT = ROOT / "bench" / "results" / "kill.md"
ME, HERE, BOT = {"kind": "me"}, {"kind": "here"}, {"kind": "bot", "bot": "random"}
CUT_OFF = (OSError, asyncio.IncompleteReadError, httpx.TransportError)
console = Console(stderr=True)


@dataclass(frozen=True)
class Decision:
    """What the server has said yes to."""

    table: str
    place: int  # in the list of entries
    seat: int
    action: int


@dataclass
class Seen:
    tables: dict[str, bool] = field(default_factory=dict)  # by id: whether a bot plays there
    acknowledged: list[Decision] = field(default_factory=list)
    cut_off: int = 0
    repeated: int = 0  # after a cut, and the server knew them already
    behind: int = 0
    kills: int = 0
    problems: list[str] = field(default_factory=list)


class Player:
    """Plays tables one after the other until the time is over."""

    def __init__(self, serving: Serving, seed: int, until: float, seen: Seen) -> None:
        self.rng = Random(seed)
        self.with_bot = seed % 2 == 1
        self.serving = serving
        self.until = until
        self.seen = seen
        self.browser = Browser(serving.address)
        self.line: Line | None = None

    async def run(self) -> None:
        await self._patiently(self.browser.open)
        self.line = Line(self.browser)
        while monotonic() < self.until:
            seats = [ME, BOT if self.with_bot else HERE]
            table = await self._patiently(lambda seats=seats: self.browser.new_table(seats))
            if isinstance(table, str):
                self.seen.tables[table] = self.with_bot
                await self._play(table)
        self.line.close()
        await self.browser.close()

    async def _patiently(self, ask: object) -> object:
        """Ask until the server is there."""
        while monotonic() < self.until + 60:
            try:
                return await ask()  # type: ignore[operator]  # a coroutine function
            except CUT_OFF:
                self.seen.cut_off += 1
                await asyncio.sleep(0.2)
        return None

    async def _play(self, table: str) -> None:
        while monotonic() < self.until:
            shown = await self._patiently(lambda: self.browser.situation(table))
            if not isinstance(shown, dict) or shown["result"] is not None:
                return
            if not shown["actions"]:
                await asyncio.sleep(0.05)  # the bot's turn
                continue
            action = self.rng.choice(shown["actions"])[0]
            await self._decide(Decision(table, shown["number"], shown["seat"], action))

    async def _decide(self, decision: Decision) -> None:
        """Repeated until it is answered: a repetition must do it once."""
        path = f"/api/tables/{decision.table}/play"
        body = {"seat": decision.seat, "action": decision.action, "expected": decision.place}
        cut = 0
        while monotonic() < self.until + 60:
            assert self.line is not None
            try:
                status, answer = await self.line.post(path, body)
            except CUT_OFF:
                cut += 1
                self.seen.cut_off += 1
                self.line.close()
                await asyncio.sleep(0.2)
                continue
            self._answered(decision, status, answer, cut)
            return

    def _answered(self, decision: Decision, status: int, answer: bytes, cut: int) -> None:
        if status == 201:
            self.seen.acknowledged.append(decision)
            self.seen.repeated += cut > 0
        elif status == 409:
            self.seen.behind += 1
        else:
            self.seen.problems.append(f"{decision}: {status} {answer[:100]!r}")


async def disturb(serving: Serving, until: float, rng: Random, seen: Seen) -> None:
    """Kill and start again, every few seconds."""
    while True:
        await asyncio.sleep(rng.uniform(0.5, 5))
        if monotonic() > until:
            return
        serving.kill()
        seen.kills += 1
        await asyncio.to_thread(serving.start)


async def soak(serving: Serving, tables: int, seconds: float, seed: int) -> Seen:
    seen, until = Seen(), monotonic() + seconds
    players = [Player(serving, seed + number, until, seen).run() for number in range(tables)]
    await asyncio.gather(disturb(serving, until, Random(seed), seen), *players)
    await settle(serving, seen)
    await check_records(serving, seen)
    return seen


async def settle(serving: Serving, seen: Seen) -> None:
    """After the last kill the bots must go on by themselves, until a person is to act."""
    browser = Browser(serving.address)
    await browser.open()
    waiting = [table for table, bot in seen.tables.items() if bot]
    for _ in range(100):
        shown = await gather_some(4, [browser.situation(table) for table in waiting])
        waiting = [s["table"] for s in shown if s["result"] is None and waits_for_bot(s)]
        if not waiting:
            break
        await asyncio.sleep(0.2)
    seen.problems += [f"table {table}: its bot does not go on" for table in waiting]
    await browser.close()


def waits_for_bot(shown: dict[str, object]) -> bool:
    players = shown["players"]
    assert isinstance(players, list)
    return any(player["active"] and player["bot"] for player in players)


async def check_records(serving: Serving, seen: Seen) -> None:
    browser = Browser(serving.address)
    for table in seen.tables:
        answer = await browser.client.get(f"/api/tables/{table}/record")
        try:
            kept = record.load(answer.text)
            follow(kept)
            if kept.finished and not verify(kept).honest:
                seen.problems.append(f"table {table}: chance was not honest")
        except record.BadRecord as error:
            seen.problems.append(f"table {table}: {error}")
    await browser.close()


def check_database(path: Path, seen: Seen) -> int:
    """Numbers without gap or double, and every acknowledged decision once; how many entries."""
    with sqlite3.connect(path) as connection:
        rows = connection.execute(
            "SELECT table_id, number, seat, words FROM entries ORDER BY table_id, number"
        ).fetchall()
    entries: dict[str, list[tuple[int, str]]] = {table: [] for table in seen.tables}
    for table, number, seat, words in rows:
        kept = entries.setdefault(table, [])
        kept.append((seat, words))
        if number != len(kept):
            seen.problems.append(f"table {table}: entry {number} at place {len(kept)}")
    check_acknowledged(entries, seen)
    return len(rows)


def check_acknowledged(entries: dict[str, list[tuple[int, str]]], seen: Seen) -> None:
    rules = find_game("town_center").rules(2)
    taken: set[tuple[str, int]] = set()
    for decision in seen.acknowledged:
        words = rules.notation(rules.catalogue[decision.action])
        found = entries[decision.table][decision.place : decision.place + 1]
        if found != [(decision.seat, words)]:
            seen.problems.append(f"{decision}: stored is {found}, not {words}")
        if (decision.table, decision.place) in taken:
            seen.problems.append(f"{decision}: two decisions in one place")
        taken.add((decision.table, decision.place))


def markdown(seen: Seen, entries: int, seconds: float, command: str) -> str:
    rows = [
        ("seconds", f"{seconds:.0f}"),
        ("kills", seen.kills),
        ("tables", len(seen.tables)),
        ("of these with a bot", sum(seen.tables.values())),
        ("entries stored", entries),
        ("decisions acknowledged", len(seen.acknowledged)),
        ("requests cut off by a kill", seen.cut_off),
        ("decisions repeated after a cut", seen.repeated),
        ("decisions that came too late", seen.behind),
        ("lost, doubled, wrong or stuck", len(seen.problems)),
    ]
    table = "\n".join(f"| {name} | {value} |" for name, value in rows)
    problems = "".join(f"\n- {problem}" for problem in seen.problems[:20])
    return (
        "# Kill\n\nThe server is killed (SIGKILL) at random while many tables are played, and "
        "started again. Afterwards\nevery acknowledged decision must be stored once, numbers must "
        "have no gap, every record must\nreplay with honest chance, and every bot must go on.\n\n"
        f"`{command}` on {platform.machine()}, {os.cpu_count()} cores:\n\n"
        f"| | |\n|---|---|\n{table}\n{problems}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--tables", type=int, default=16, help="at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"keep the result in {RESULT}")
    given = parser.parse_args()
    seconds = given.minutes * 60 or given.seconds
    with tempfile.TemporaryDirectory() as folder:
        path, log = Path(folder, "kill.sqlite3"), Path(folder, "log")
        serving = Serving(f"sqlite:///{path}", log, {"PAUSE": "0.05"})
        serving.start()
        try:
            seen = asyncio.run(soak(serving, given.tables, seconds, given.seed))
        finally:
            serving.stop()
        entries = check_database(path, seen)
        console.print(log.read_text()[-1500:] if seen.problems else "", markup=False)
    text = markdown(seen, entries, seconds, "python bench/kill.py " + " ".join(sys.argv[1:]))
    print(text)
    if given.write:
        RESULT.write_text(text)
    sys.exit(bool(seen.problems))


if __name__ == "__main__":
    main()
