"""How long a server takes to load the longest games, from the database to a match that goes on.

    python bench/loading.py [--write]

For every game: the longest of a few random games with the most players, stored in a SQLite file
with and without its snapshot. The goal is 50 ms.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.record import ALONE
from faubourg.core.registry import games, rules_of
from faubourg.core.replay import AnyMatch
from faubourg.table.opening import NewSeat
from faubourg.table.people import People, SeatRow
from faubourg.table.table import TableRow
from faubourg.web.live_table import LiveTable
from faubourg.web.migrations import migrate
from faubourg.web.store import Store

RESULT = Path(__file__).parent / "results" / "loading.md"
GAMES, REPEAT = 6, 15


def random_game(game: str, seats: int, seed: int) -> AnyMatch:
    match: AnyMatch = Match(rules_of(game, seats, (), ""), Chance(bytes([seed]), ("n",) * seats))
    rng = Random(seed)
    while match.state.actors and len(match.entries) < 3000:
        seat = match.state.actors[0]
        match.play(seat, match.rules.pick(match.state, seat, rng))
    return match


def longest(game: str, seats: int) -> AnyMatch:
    played = [random_game(game, seats, seed) for seed in range(GAMES)]
    return max(played, key=lambda match: len(match.entries))


async def load(store: Store, table_id: str) -> LiveTable:
    row = await store.table(table_id)
    assert row is not None
    people, notes = await store.people(table_id), await store.notes(table_id)
    entries, snapshot = await store.entries(table_id), await store.snapshot(table_id)
    return LiveTable.revive(row, people, notes, entries, snapshot)


async def milliseconds(store: Store, table_id: str) -> float:
    took = []
    for _ in range(REPEAT):
        start = time.perf_counter()
        await load(store, table_id)
        took.append(1000 * (time.perf_counter() - start))
    return statistics.median(took)


async def measure(game: str, seats: int, database: str) -> str:
    match, store, table_id = longest(game, seats), Store(database), game[:10]
    await migrate(store.engine)
    edition = match.rules.edition
    row = TableRow(table_id, game, seats, {}, "", "", game, "", "table", False, edition, ALONE)
    await store.add_table(row, [NewSeat("A", "", str(n)) for n in range(seats)], match.entries)
    without = await milliseconds(store, table_id)
    table = LiveTable(row, People("", [SeatRow(0, "A")]), [], match)
    snapshot = table.due_snapshot()
    if snapshot is not None:
        await store.keep(table_id, snapshot)
    with_one = await milliseconds(store, table_id)
    await store.close()
    return f"| {game} | {seats} | {len(match.entries)} | {without:.1f} | {with_one:.1f} |"


def report() -> str:
    lines = ["| game | seats | entries | ms without a snapshot | ms with it |",
             "|---|---|---|---|---|"]  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/loading.sqlite3"
        for name, game in games().items():
            lines.append(asyncio.run(measure(name, game.most, database)))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    text = report()
    print(text)
    if "--write" in sys.argv:
        RESULT.write_text(f"# Loading long games\n\n    python bench/loading.py --write\n\n{text}")
