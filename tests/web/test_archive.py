"""Old tables are listed, archived and removed, on both databases; nothing else is touched."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from cli.terminal import Run, run
from sqlalchemy import func, insert, select, update

from faubourg.core import record
from faubourg.core.match import Entry
from faubourg.core.replay import resume, verify
from faubourg.table.opening import NewSeat
from faubourg.table.people import Device
from faubourg.web import archive, schema, seating
from faubourg.web.archive import Changed
from faubourg.web.services import Services, Settings
from faubourg.web.store import Store
from web.browser import BOT, HERE, LINK, ME, Browser
from web.serving import serving
from web.test_store import add, row, with_store

__all__ = ["run"]

LONG_AGO = datetime.now(UTC) - timedelta(days=100)


def age(database: str, *ids: str) -> None:
    """As if nobody had been there for a hundred days."""

    def write(connection: Any) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id.in_(ids))
                           .values(changed=LONG_AGO))  # fmt: skip
        mine = schema.holders.c.table_id.in_(ids)
        connection.execute(update(schema.holders).where(mine).values(seen=LONG_AGO))

    with_store(database, lambda store: store.write(write))


def rows_of(database: str, table: str) -> dict[str, int]:
    """How many rows tell of a table."""

    async def do(store: Store) -> dict[str, int]:
        async with store.begin() as connection:
            return {
                kind.name: (await connection.execute(
                    select(func.count()).select_from(kind).where(kind.c.table_id == table)
                )).scalar_one()
                for kind in schema.metadata.tables.values() if "table_id" in kind.c
            }  # fmt: skip

    return with_store(database, do)


Rows = dict[str, list[dict[str, Any]]]


@pytest.fixture(scope="session")
def played(empty_file: Path) -> tuple[tuple[str, ...], Rows]:
    """A finished table and a running one, both old, a new one, and their rows: played only once."""
    database = f"sqlite:///{shutil.copy(empty_file, empty_file.with_name('three.sqlite3'))}"
    with serving(database) as client:
        browser = Browser(client)
        over, running, new = browser.open(), browser.open(ME, HERE), browser.open(ME, BOT)
        browser.play_all(over)
        browser.play(running)
    age(database, over, running)
    tables = [t for t in schema.metadata.sorted_tables if t is not schema.meta]

    def read(connection: Any) -> Rows:
        return {t.name: [dict(row) for row in connection.execute(select(t)).mappings()]
                for t in tables}  # fmt: skip

    return (over, running, new), with_store(database, lambda store: store.read(read))


@pytest.fixture
def three(database: str, played: tuple[tuple[str, ...], Rows]) -> tuple[str, ...]:
    ids, rows = played

    def write(connection: Any) -> None:
        for name, found in rows.items():
            if found:
                connection.execute(insert(schema.metadata.tables[name]), found)

    with_store(database, lambda store: store.write(write))
    return ids


def test_the_list_says_what_each_table_is(run: Run, database: str, three: tuple[str, ...]) -> None:
    over, running, new = three
    found = run("tables", "--database", database, "--json").json()
    assert {table["id"] for table in found} == set(three)
    by_id = {table["id"]: table for table in found}
    assert [by_id[one]["state"] for one in three] == ["over", "running", "running"]
    assert (by_id[new]["people"], by_id[new]["bots"]) == (1, 1)
    assert by_id[over]["entries"] == rows_of(database, over)["entries"]
    assert by_id[running]["changed"] == LONG_AGO.isoformat()
    assert all(one in run("tables", "--database", database).out for one in three)


def test_the_list_can_be_narrowed(run: Run, database: str, three: tuple[str, ...]) -> None:
    over, running, _ = three

    def listed(*words: str) -> list[str]:
        return [t["id"] for t in run("tables", "--database", database, "--json", *words).json()]

    assert sorted(listed("--older-than", "30")) == sorted([over, running])
    assert listed("--older-than", "30", "--over") == [over]
    assert listed("--older-than", "101") == []


def test_without_yes_nothing_happens(
    run: Run, database: str, three: tuple[str, ...], tmp_path: Path
) -> None:
    folder = tmp_path / "old"
    words = ("--older-than", "30", "--to", str(folder), "--database", database)
    assert "--yes" in run("tables", "archive", *words).out
    assert "--yes" in run("tables", "remove", three[0], "--database", database).out
    assert not folder.exists()
    assert len(run("tables", "--database", database, "--json").json()) == 3


def test_archived_tables_become_records_and_leave_nothing_behind(
    run: Run, database: str, three: tuple[str, ...], tmp_path: Path
) -> None:
    over, running, new = three
    before = rows_of(database, new)
    words = ("--older-than", "30", "--to", str(tmp_path / "old"), "--database", database, "--yes")
    shown = run("tables", "archive", *words)
    files = {path.name: path for path in (tmp_path / "old").iterdir()}
    assert set(files) == {f"town_center-{one}.jsonl" for one in (over, running)}
    assert shown.code == 0 and all(name in shown.out for name in files)
    assert all(path.stat().st_mode & 0o777 == 0o600 for path in files.values())
    assert set(rows_of(database, over).values()) == {0} == set(rows_of(database, running).values())
    assert rows_of(database, new) == before
    finished = record.load(files[f"town_center-{over}.jsonl"].read_text("utf-8"))
    assert verify(finished).honest
    stopped = record.load(files[f"town_center-{running}.jsonl"].read_text("utf-8"))
    assert not stopped.finished
    assert list(resume(stopped).entries) == stopped.entries  # as `play --load` does


def test_only_what_is_over_may_be_archived(
    run: Run, database: str, three: tuple[str, ...], tmp_path: Path
) -> None:
    words = ("--older-than", "30", "--to", str(tmp_path), "--database", database, "--yes")
    run("tables", "archive", *words, "--over-only")
    left = run("tables", "--database", database, "--json").json()
    assert {table["id"] for table in left} == set(three[1:])


def test_who_opens_an_archived_table_is_told_when_it_went(
    run: Run, database: str, three: tuple[str, ...], tmp_path: Path
) -> None:
    words = ("--older-than", "30", "--to", str(tmp_path), "--database", database, "--yes")
    run("tables", "archive", *words)
    today = datetime.now(UTC)
    with serving(database) as client:
        english, french = Browser(client), Browser(client, "fr")
        answer = english.get(f"/table/{three[0]}")
        assert answer.status_code == 410 and f"archived on {today:%Y-%m-%d}" in answer.text
        assert f"archivée le {today:%d/%m/%Y}" in french.get(f"/table/{three[0]}").text
        assert english.get(f"/api/tables/{three[0]}").status_code == 410
        assert english.get("/table/0123456789").status_code == 404
        assert english.get(f"/table/{three[2]}").status_code == 200
        assert english.get("/table/%00").status_code == 404


def test_removing_takes_all_or_none(run: Run, database: str, three: tuple[str, ...]) -> None:
    over, running, new = three
    shown = run("tables", "remove", over, "feedfeed00", "--yes", "--database", database)
    assert shown.code == 2 and "no table 'feedfeed00'" in shown.err
    assert rows_of(database, over)["entries"] > 0
    assert run("tables", "remove", over, running, "--yes", "--database", database).code == 0
    left = run("tables", "--database", database, "--json").json()
    assert [table["id"] for table in left] == [new]
    assert set(rows_of(database, over).values()) == {0}


def test_its_own_box_goes_with_a_table(run: Run, sqlite: str, tmp_path: Path) -> None:
    box = run("content", "export", "small_city").out.replace("# ", "# mine ", 1)
    with serving(sqlite) as client:
        table = Browser(client).open(ME, HERE, game="small_city", content=box)
    age(sqlite, table)
    words = ("--older-than", "1", "--to", str(tmp_path / "old"), "--database", sqlite, "--yes")
    assert run("tables", "archive", *words).code == 0
    file = tmp_path / "old" / f"small_city-{table}.toml"
    assert file.read_text("utf-8") == box and file.stat().st_mode & 0o777 == 0o600
    kept = str(file.with_suffix(".jsonl"))
    assert run("replay", kept, "--content", str(file), "--json").json()["game"] == "small_city"


def test_a_replay_is_archived_as_the_record_it_was(run: Run, sqlite: str, tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "records" / "town_center" / "two.jsonl"
    with serving(sqlite) as client:
        files = {"record": ("two.jsonl", source.read_bytes(), "text/plain")}
        answer = Browser(client).post("/replay", files=files)
        table = answer.headers["location"].removeprefix("/table/")
    age(sqlite, table)
    (listed,) = run("tables", "--over", "--database", sqlite, "--json").json()
    assert (listed["id"], listed["state"]) == (table, "replay")
    words = ("--older-than", "1", "--to", str(tmp_path / "old"), "--database", sqlite, "--yes")
    run("tables", "archive", *words)
    kept = record.load((tmp_path / "old" / f"town_center-{table}.jsonl").read_text("utf-8"))
    assert kept.entries == record.load(source.read_text("utf-8")).entries


def test_a_table_whose_game_is_gone_stays_and_keeps_no_other_back(
    run: Run, database: str, tmp_path: Path
) -> None:
    async def do(store: Store) -> None:
        await store.add_table(replace(row("aaaaaaaaaa"), game="gone"), [NewSeat("Ann", "", "l")])

    with_store(database, do)
    with serving(database) as client:
        good = Browser(client).open()
    age(database, "aaaaaaaaaa", good)
    words = ("--older-than", "1", "--to", str(tmp_path), "--database", database, "--yes")
    shown = run("tables", "archive", *words)
    assert shown.code == 1 and "aaaaaaaaaa" in shown.out and "gone" in shown.out
    assert (tmp_path / f"town_center-{good}.jsonl").exists()
    left = run("tables", "--database", database, "--json").json()
    assert [table["id"] for table in left] == ["aaaaaaaaaa"]


CHANGES: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "an entry": lambda store: store.append("aaaaaaaaaa", 0, [Entry(0, "hall b2")], False),
    "a person": lambda store: store.change("aaaaaaaaaa", partial(
        seating.take, table_id="aaaaaaaaaa", seat=1, device=Device("bob", ""), name="", nonce=None
    )),
    "another process": lambda store: archive.remove(store, ["aaaaaaaaaa"]),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_what_changes_while_its_file_is_written_stays(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    async def do(store: Store) -> None:
        await add(store)
        await store.write(lambda c: c.execute(update(schema.tables).values(options="{}")))
        real = archive._load

        async def load_then_change(store: Store, table_id: str) -> Any:
            table = await real(store, table_id)
            await CHANGES[change](store)
            return table

        monkeypatch.setattr(archive, "_load", load_then_change)
        with pytest.raises(Changed):
            await archive.archive(store, "aaaaaaaaaa", tmp_path)
        there = await store.table("aaaaaaaaaa") is not None
        assert there == (change != "another process")
        assert await archive.archived_on(store, "aaaaaaaaaa") is None

    with_store(database, do)


def test_who_came_back_without_a_change_keeps_the_table(database: str) -> None:
    async def do(store: Store) -> list[str]:
        await add(store)
        await store.write(lambda c: c.execute(update(schema.tables).values(changed=LONG_AGO)))
        return [table.id for table in await archive.list_tables(store, 30)]

    assert with_store(database, do) == []


def test_the_server_archives_by_itself_but_not_what_somebody_looks_at(
    database: str, tmp_path: Path
) -> None:
    with serving(database) as client:
        browser = Browser(client)
        tables = [browser.open() for _ in range(2)]
    age(database, *tables)

    async def run_once() -> list[str]:
        services = Services(Settings(database, archive_after=30, archive_to=str(tmp_path)))
        try:
            await services.tables.get(tables[0])
            done = await archive.archive_old(
                services.store, tmp_path, 30, is_busy=services._is_busy
            )
            with services.hub.watch(tables[0]):
                services.tables.evict(0)
                assert services._is_busy(tables[0])
            return [one.table for one in done]
        finally:
            await services.tables.close()
            await services.store.close()

    assert asyncio.run(run_once()) == [tables[1]]


def test_a_server_that_is_asked_to_archive_does_so_when_it_starts(
    sqlite: str, tmp_path: Path
) -> None:
    with serving(sqlite) as client:
        table = Browser(client).open(ME, LINK)
    age(sqlite, table)
    folder = tmp_path / "old"

    async def run() -> None:
        services = Services(Settings(sqlite, archive_after=30, archive_to=str(folder)))
        await services.open()
        async with asyncio.timeout(60):  # only what hangs takes so long
            while await archive.archived_on(services.store, table) is None:
                await asyncio.sleep(0.01)
        await services.close()

    asyncio.run(run())
    assert [path.name for path in folder.iterdir()] == [f"town_center-{table}.jsonl"]


def test_a_choice_at_a_table_that_was_removed_is_404(run: Run, database: str) -> None:
    with serving(database) as client:
        browser = Browser(client)
        table = browser.open()
        shown = browser.look(table)
        assert run("tables", "remove", table, "--yes", "--database", database).code == 0
        body = {"seat": shown["seat"], "action": shown["actions"][0][0]}
        answer = browser.command(table, "play", expected=shown["number"], **body)
        assert answer.status_code == 404 and table in answer.text


BAD = [
    (["--database", "sqlite:///nowhere.sqlite3"], "no database 'nowhere.sqlite3'"),
    (["--database", "mysql://host/name"], "expected sqlite:///FILE or postgresql"),
    (["--older-than", "-1"], "-1"),
    (["--older-than", "soon"], "soon"),
    (["--older-than", "99999999999"], "99999999999"),
    (["archive", "--to", "x", "--older-than", "1.5"], "'1.5'; expected a number of days"),
    (["archive", "--to", "x"], "--older-than"),
    (["archive", "--older-than", "3"], "--to"),
    (["remove"], "ID"),
]


@pytest.mark.parametrize(("words", "says"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_a_mistake_is_named_and_makes_no_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = run("tables", *words)
    assert shown.code == 2 and says in shown.err and "Traceback" not in shown.err
    assert not list(tmp_path.glob("*.sqlite3*"))


def test_a_file_that_is_no_database_or_of_another_version_is_told(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("no database, but longer than the head of one would be" * 9)
    shown = run("tables", "--database", f"sqlite:///{other}")
    assert shown.code == 2 and "not a database" in shown.err and "Traceback" not in shown.err
    other.write_bytes(b"")
    assert "another version" in run("tables", "--database", f"sqlite:///{other}").err


def test_a_folder_that_is_a_file_is_told(
    run: Run, database: str, three: Any, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    words = ("--older-than", "1", "--to", str(tmp_path / "file"), "--database", database, "--yes")
    shown = run("tables", "archive", *words)
    assert shown.code == 2 and "file" in shown.err and "Traceback" not in shown.err
    assert len(run("tables", "--database", database, "--json").json()) == 3


@pytest.mark.parametrize("words", [["--archive-after", "3"], ["--archive-to", "x"]])
def test_archiving_needs_its_time_and_its_place(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = run("serve", *words)
    assert shown.code == 2 and "go together" in shown.err
