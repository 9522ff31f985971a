"""All that pages show along the kept records, as fingerprints: what changes by mistake is seen.

    python bench/corpus.py --write          keep the fingerprints
    python bench/corpus.py                  compare with those that are kept
    python bench/corpus.py --show big_city/two.jsonl:31    print all that is shown there, as JSON

Tables are made of the first entries of each record, and asked for as a browser does: for every
seat and a spectator, in both languages, the situation, some previews and some refusals.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from litestar import Litestar
from litestar.testing import TestClient
from rich.console import Console
from rich.progress import track

from faubourg.core import record
from faubourg.core.match import REDO, UNDO, Entry, Match
from faubourg.core.model import awaits_chance
from faubourg.core.record import BadRecord, Header
from faubourg.core.replay import rules_for
from faubourg.web.app import create_app
from faubourg.web.services import Settings

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "records"
KEPT = ROOT / "bench" / "results" / "corpus.txt"
MOMENTS = 7  # of each record
TRIED = 3  # previews, and as many refusals of one and of two things, for whoever is to act
LANGUAGES = ("en", "fr")
PARTS = (
    "prompt", "chips", "board", "panels", "text", "overlays", "players", "actions", "buttons",
    "aids", "undo", "redo", "log", "result",
)  # fmt: skip
NAMED = re.compile(r'data-name="([^"]+)"')
Shown: TypeAlias = dict[str, Any]
Client: TypeAlias = TestClient[Litestar]
console = Console(stderr=True)


@dataclass(frozen=True)
class Moment:
    """A record so far."""

    record: str
    entries: int

    def __str__(self) -> str:
        return f"{self.record}:{self.entries}"


# The moments


def moments(path: Path) -> list[Moment]:
    """The last one, and some at which nothing happens by itself: its luck would be another."""
    name = str(path.relative_to(RECORDS))
    able = [number for number, match in _followed(path) if _rests(match)]
    chosen = Random(name).sample(able[:-1], min(MOMENTS - 1, len(able) - 1))
    return [Moment(name, number) for number in sorted({*chosen, able[-1]})]


def _rests(match: Match[Any, Any]) -> bool:
    return not awaits_chance(match.state) and match.forced() is None


def _followed(path: Path) -> Iterator[tuple[int, Match[Any, Any]]]:
    kept = record.load(path.read_text())
    rules = rules_for(kept.header, box_of(path))
    match: Match[Any, Any] = Match(rules, None)
    for number, entry in enumerate(kept.entries, start=1):
        turned = entry.words in (UNDO, REDO)
        match.enter(entry, None if turned else rules.parse(entry.words))
        yield number, match


def box_of(path: Path) -> str:
    """The component file it was played with; ours if none that lies beside it fits."""
    header = record.load(path.read_text()).header
    for file in path.parent.glob("*.toml"):
        with suppress(BadRecord):
            rules_for(header, file.read_text())
            return file.read_text()
    return ""


# The tables


class Tables:
    """A server in this process, with tables that somebody has played at so far."""

    def __init__(self, client: Client, database: Path) -> None:
        self.client = client
        self.database = database
        client.get("/api/offer")
        self.owner = dict(client.cookies)

    def ask(self, path: str, mine: bool, **words: Any) -> Any:
        self.client.cookies.clear()
        jar = "; ".join(f"{key}={value}" for key, value in self.owner.items()) if mine else ""
        answer = self.client.get(path, params=words, headers={"cookie": jar})
        answer.raise_for_status()
        return answer.json()

    def open(self, header: Header, box: str, entries: list[Entry]) -> str:
        wish = {
            "game": header.game,
            "seats": [
                {"kind": "here" if seat else "me", "name": f"P{seat + 1}"}
                for seat in range(header.seats)
            ],
            "options": dict(header.options),
            "content": box,
        }
        self.client.cookies.update(self.owner)
        token = {"x-csrftoken": self.owner["csrftoken"]}
        answer = self.client.post("/api/tables", json=wish, headers=token)
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["table"])
        self._enter(table, header.edition, entries)
        return table

    def _enter(self, table: str, edition: int, entries: list[Entry]) -> None:
        """Behind the server's back, and before it has looked at them."""
        rows = [(table, n, entry.seat, entry.words) for n, entry in enumerate(entries, start=1)]
        tables = self.client.app.state.services.tables
        while tables.driver.is_driving(table):
            self.client.get("/health")  # chance begins by itself
        with sqlite3.connect(self.database, timeout=60) as connection:
            connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
            connection.execute("UPDATE tables SET edition = ? WHERE id = ?", (edition, table))
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
        connection.close()
        tables.drop(table)


# What is shown


def shown_at(tables: Tables, moment: Moment) -> Iterator[tuple[str, Shown]]:
    """By viewer; each part in both languages."""
    path = RECORDS / moment.record
    kept = record.load(path.read_text())
    table = tables.open(kept.header, box_of(path), kept.entries[: moment.entries])
    for viewer in (None, *range(kept.header.seats)):
        told = [_seen(tables, table, viewer, language, moment) for language in LANGUAGES]
        yield str(viewer), {part: [one[part] for one in told] for part in told[0]}


def _seen(tables: Tables, table: str, viewer: int | None, language: str, moment: Moment) -> Shown:
    path, mine = f"/api/tables/{table}", viewer is not None
    look = {"seat": viewer, "eyes": viewer} if mine else {}
    whole = tables.ask(path, mine, language=language, **look)
    seen = {part: whole[part] for part in PARTS}
    for player in seen["players"]:
        del player["link"], player["may"]
    if whole["seat"] is not None and whole["seat"] == viewer:
        rng = Random(f"{moment} {viewer}")
        seat = {"seat": viewer, "language": language}
        seen["previews"] = [
            tables.ask(f"{path}/preview", mine, action=action[0], **seat)
            for action in rng.sample(whole["actions"], min(TRIED, len(whole["actions"])))
        ]
        seen["refusals"] = [
            tables.ask(f"{path}/why", mine, name=names, **seat) for names in _touched(whole, rng)
        ]
    return seen


def _touched(whole: Shown, rng: Random) -> Iterator[list[str]]:
    pictures = [whole["board"], *(panel["svg"] for panel in whole["panels"])]
    names = sorted({name for svg in pictures for name in NAMED.findall(svg or "")})
    for together in (1, 2):
        for _ in range(TRIED if len(names) >= together else 0):
            yield rng.sample(names, together)


def fingerprints(tables: Tables, moment: Moment) -> Iterator[str]:
    for viewer, parts in shown_at(tables, moment):
        marks = " ".join(f"{part}={_mark(told)}" for part, told in parts.items())
        yield f"{moment} {viewer} {marks}"


def _mark(told: object) -> str:
    text = json.dumps(told, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:7]


# Comparing


def differing(kept: list[str], now: list[str]) -> Iterator[str]:
    """Moments, viewers and parts that are not what they were."""
    before, after = ({" ".join(line.split()[:2]): line.split()[2:] for line in lines}
                     for lines in (kept, now))  # fmt: skip
    for key in {**before, **after}:
        parts = sorted(set(before.get(key, [])) ^ set(after.get(key, [])))
        if parts:
            yield f"{key}: {', '.join(sorted({part.partition('=')[0] for part in parts}))}"


def all_moments(only: str) -> list[Moment]:
    found: list[Moment] = []
    for path in sorted(RECORDS.glob("*/**/*.jsonl")):
        if only in str(path):
            try:
                found += moments(path)
            except BadRecord as error:  # of an edition that is told of, but not played any more
                console.print(f"{path.name}: {error}")
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="records whose path contains this")
    parser.add_argument("--show", default="", help="RECORD:ENTRIES")
    parser.add_argument("--write", action="store_true", help=f"keep the result in {KEPT}")
    return parser.parse_args()


def run(tables: Tables, given: argparse.Namespace) -> int:
    if given.show:
        name, _, number = given.show.rpartition(":")
        print(json.dumps(dict(shown_at(tables, Moment(name, int(number)))), indent=1,
                         ensure_ascii=False))  # fmt: skip
        return 0
    wanted = all_moments(given.only)
    now = [
        line for moment in track(wanted, console=console) for line in fingerprints(tables, moment)
    ]
    kept = KEPT.read_text().splitlines() if KEPT.exists() else []
    if given.write:
        others = [line for line in kept if given.only not in f"records/{line}"]
        KEPT.write_text("\n".join(sorted(others + now)) + "\n")
        return 0
    compared = [line for line in kept if given.only in f"records/{line}"]
    wrong = list(differing(compared, now))
    print("\n".join(wrong) or f"{len(now)} looks are what they were")
    return len(wrong) > 0


def main() -> None:
    given = arguments()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "corpus.sqlite3")
        settings = Settings(
            f"sqlite:///{database}", 10**9, bot_pause=0, patience=10**9
        )  # however busy the machine is
        with TestClient(create_app(settings, "a key")) as client:
            sys.exit(run(Tables(client, database), given))


if __name__ == "__main__":
    main()
