"""Games between bots as a dataset: records, and a row for every decision in Parquet.

A job is a range of seeds. Its two files are written whole, the Parquet file last: a range counts as
played once that is there, so whatever is killed is played again, and nothing twice.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import IO, Any, Final

import numpy
import polars

import faubourg
from faubourg.bots import make_bot
from faubourg.bots.spreading import Spread
from faubourg.core import record
from faubourg.core.catalogue import members
from faubourg.core.chance import Chance
from faubourg.core.files import draft
from faubourg.core.match import Match
from faubourg.core.registry import BadOption, find_game
from faubourg.core.replay import AnyMatch, record_of
from faubourg.research import card
from faubourg.research.settings import Setting, shares, sources

PLAN: Final = "plan.json"
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)  # the date of every file in an archive


class BadFolder(ValueError):
    """A folder that another dataset lies in, or in which somebody is at work."""


@dataclass(frozen=True)
class Plan:
    """Which games: seed number n seats the bots from seat n on, so that each sits everywhere."""

    setting: Setting
    bots: tuple[str, ...]
    first: int  # seed

    def line_up(self, seed: int) -> list[str]:
        count = self.setting.seats
        return [self.bots[(seat + seed) % len(self.bots)] for seat in range(count)]

    def head(self) -> dict[str, Any]:
        """Names all that the games depend on."""
        made, rules = self.setting, self.setting.rules
        return {
            "faubourg": faubourg.__version__, "game": made.game, "edition": rules.edition,
            "content": rules.content, "sources": sources(made), "seats": made.seats,
            "options": dict(made.options), "bots": list(self.bots), "first": self.first,
            "observations": {"version": made.encoder.VERSION, "digest": made.digest,
                             "length": made.encoder.length},
        }  # fmt: skip


def plan_of(made: Setting, bots: tuple[str, ...], first: int) -> Plan:
    for name in bots:
        make_bot(name, find_game(made.game))  # an unknown one is refused before anything is played
    if len(bots) not in (1, made.seats):
        raise BadOption(f"{len(bots)} bots {', '.join(bots)}; expected 1 or {made.seats}")
    return Plan(made, bots, first)


@dataclass(frozen=True)
class Job:
    """Some games in a row."""

    plan: Plan
    seeds: range

    @property
    def name(self) -> str:
        return f"{self.seeds.start:013}-{self.seeds.stop - 1:013}"


def play_job(job: Job) -> tuple[Job, bytes, bytes]:
    """The archive of records and the Parquet file of some games; the same wherever it is done."""
    archive, tables = io.BytesIO(), list[polars.DataFrame]()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as records:
        for seed in job.seeds:
            played = _Played(job.plan, seed)
            records.writestr(zipfile.ZipInfo(f"{seed}.jsonl", LONG_AGO), played.record())
            tables.append(played.table())
    features = io.BytesIO()
    polars.concat(tables).write_parquet(features, compression="zstd")
    return job, archive.getvalue(), features.getvalue()


class _Played:
    """One game and what was known at each of its decisions."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.setting, self.seed = plan.setting, seed
        self.names = plan.line_up(seed)
        self.match: AnyMatch = Match(plan.setting.rules, Chance.seeded(str(seed)))
        self.rows, self.decisions = bytearray(), list[tuple[int, int, int, list[int]]]()
        self._play()

    def _play(self) -> None:
        """As Episode does it, with the same luck for all."""
        game, match = find_game(self.setting.game), self.match
        bots = [make_bot(name, game) for name in self.names]
        rngs = [Random(f"{self.seed}/{name}/{seat}") for seat, name in enumerate(self.names)]
        while match.state.actors:
            seat = match.state.actors[0]
            seen = match.observe(seat)
            self.rows += self.setting.row(seen.known, seat)
            legal = members(match.rules.legal_set(seen.known, seat))
            action = bots[seat].choose(seen, rngs[seat])
            self.decisions.append((len(match.entries), seat, action.index, legal))
            match.play(seat, action)

    def record(self) -> str:
        return record.dump(record_of(self.match, self.names))

    def table(self) -> polars.DataFrame:
        entries, seats, actions, legal = zip(*self.decisions, strict=True)
        rules, state, count = self.setting.rules, self.match.state, len(self.decisions)
        totals = [rules.total(state, seat) for seat in range(rules.seats)]
        won = shares(rules.ranking(state)[0], rules.seats) if rules.seats > 1 else [0.0]
        length = self.setting.encoder.length
        rows = numpy.frombuffer(self.rows, numpy.uint8).reshape(count, length)
        columns = {
            "seed": polars.Series([self.seed] * count, dtype=polars.Int64),
            "entry": polars.Series(entries, dtype=polars.UInt32),
            "seat": polars.Series(seats, dtype=polars.UInt8),
            "bot": polars.Series([self.names[seat] for seat in seats]),
            "action": polars.Series(actions, dtype=polars.UInt32),
            "legal": polars.Series(legal, dtype=polars.List(polars.UInt32)),
            "points": polars.Series([totals[seat] for seat in seats], dtype=polars.Int32),
            "share": polars.Series([won[seat] for seat in seats], dtype=polars.Float32),
            "row": polars.Series(rows, dtype=polars.Array(polars.UInt8, length)),
        }
        return polars.DataFrame(columns)


# The folder


def run(
    plan: Plan, games: int, size: int, folder: Path, spread: Spread,
    progress: Callable[[int], None] = lambda played: None,
) -> int:  # fmt: skip
    """Play what is missing of so many games; how many there are now."""
    folder.mkdir(parents=True, exist_ok=True)
    with _alone_in(folder):
        _check(plan, folder)
        done = played_in(folder)
        wished = range(plan.first, plan.first + games)
        progress(len(done))
        for job, records, features in _done(spread, jobs(plan, wished, done, size)):
            _write(folder / f"records-{job.name}.zip", records)
            _write(folder / f"games-{job.name}.parquet", features)
            done.update(job.seeds)
            progress(len(done))
        _write(folder / "README.md", card.card(plan.head(), folder).encode())
        return len(done)


def _done(spread: Spread, missing: list[Job]) -> Iterator[tuple[Job, bytes, bytes]]:
    with spread(play_job, missing) as played:
        yield from played


def jobs(plan: Plan, wished: range, done: set[int], size: int) -> list[Job]:
    """What is missing, in ranges of at most so many."""
    found, start = list[Job](), None
    for seed in range(wished.start, wished.stop + 1):
        missing = seed in wished and seed not in done
        if start is not None and (not missing or seed - start == size):
            found.append(Job(plan, range(start, seed)))
            start = None
        if missing and start is None:
            start = seed
    return found


def played_in(folder: Path) -> set[int]:
    """Seeds of whole ranges; two files for the same seed would be our fault."""
    done = set[int]()
    for file in sorted(folder.glob("games-*.parquet")):
        if named := re.fullmatch(r"games-(\d+)-(\d+)\.parquet", file.name):
            seeds = range(int(named[1]), int(named[2]) + 1)
            if not done.isdisjoint(seeds):
                raise BadFolder(f"{file}: games that lie in another file too")
            done.update(seeds)
    return done


def _check(plan: Plan, folder: Path) -> None:
    """The folder is empty, or of the same plan; what a kill has left half written goes."""
    file, head = folder / PLAN, plan.head()
    if not file.exists():
        if any(folder.glob("games-*")):
            raise BadFolder(f"{folder} has games but no {PLAN}; expected an empty folder")
        _write(file, (json.dumps(head, indent=1) + "\n").encode())
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadFolder(f"{file} is no plan of a dataset: {error}") from None
    if kept != head:
        others = sorted(key for key in head if kept.get(key) != head[key])
        raise BadFolder(f"{folder} is of another plan; it differs in {', '.join(others)}")
    for half in [*folder.glob("games-*.parquet?*"), *folder.glob("records-*.zip?*")]:
        half.unlink()


def _write(path: Path, content: bytes) -> None:
    with draft(path) as file:
        file.write(content)
    path.chmod(0o644)  # for everybody, as what other programs write


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Two at work in one folder would play games twice."""
    with (folder / ".lock").open("w") as file:
        _lock(file, folder)
        yield


def _lock(file: IO[str], folder: Path) -> None:
    try:
        import fcntl
    except ImportError:  # Windows has no such locks
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadFolder(f"another process is at work in {folder}") from None
