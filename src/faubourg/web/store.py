"""All reading and writing of the database: SQLite by default, PostgreSQL when it grows.

A table's truth is its entries, one row each. The pair (table, number) is unique, so two writers
can never both append the same one.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as SQLTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from faubourg.core.match import Entry
from faubourg.core.model import CHANCE
from faubourg.table.floor import Conflict
from faubourg.table.history import Note
from faubourg.table.opening import NewSeat
from faubourg.table.people import People, Turn
from faubourg.table.table import REPLAY, Snapshot, TableRow
from faubourg.web import files, metrics, seating, tries, turns
from faubourg.web.schema import (
    MyTable,
    entries,
    holders,
    meta,
    notes,
    seats,
    snapshots,
    tables,
)

CHANNEL: Final = "faubourg"  # where PostgreSQL tells other processes about new entries
SQLITE_SETTINGS: Final = (
    "journal_mode=WAL",
    "foreign_keys=ON",
    "synchronous=NORMAL",
    "busy_timeout=5000",
)
READERS: Final = 6  # threads: a long table must not keep others waiting
LONGEST_QUEUE: Final = 5.0  # seconds a write waits for those before it
IN_MEMORY: Final = ("sqlite:///", "sqlite:///:memory:")  # one for each connection

# Made once: every decision at every table needs them, and putting them together takes a while.
ADD_ENTRIES: Final = sa.insert(entries)
# For SQLite in one step: between the steps of many, its thread waits for a busy event loop.
ADD_AT_ONCE: Final = sa.text(
    "INSERT INTO entries (table_id, number, seat, words) SELECT :of, :after + 1 + key, "
    "json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(:rows)"
)
CHANGE_TABLE: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("of"))
    .values(over=sa.bindparam("is_over"), changed=sa.bindparam("now"))
)

T = TypeVar("T")


class Busy(Exception):
    """A write has waited so long for others that whoever wants it has given up."""


# What goes over: a database that is locked, full, read-only, restarted or not there.
FAULTS: Final = (OperationalError, InterfaceError, InternalError, SQLTimeoutError, Busy)


class BadDatabase(ValueError):
    """An address we cannot use."""


def new_key() -> str:
    return secrets.token_urlsafe(32)


def async_url(database: str) -> str:
    """The address SQLAlchemy wants, from the one people write."""
    if database in IN_MEMORY:
        raise BadDatabase(f"database {database!r} would be lost; expected sqlite:///FILE")
    if database.startswith("sqlite:///"):
        return database.replace("sqlite://", "sqlite+aiosqlite://", 1)
    if database.startswith("postgresql://"):
        return database.replace("postgresql://", "postgresql+psycopg://", 1)
    raise BadDatabase(f"database {database!r}; expected sqlite:///FILE or postgresql://…")


def make_engine(database: str) -> AsyncEngine:
    engine = create_async_engine(
        async_url(database), hide_parameters=True, pool_pre_ping=True
    )  # from the logs
    sa.event.listen(engine.sync_engine, "handle_error", metrics.count_database_fault)
    if engine.dialect.name == "sqlite":
        files.create_private(engine.url.database or "")
        sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


class _Threads:
    """Uses SQLite in threads of its own: in one to write, one transaction after the other.

    A transaction that comes back to the event loop between its statements holds the lock of the
    whole database while the loop is busy with other things; and one who only reads would wait for
    the loop a dozen times.
    """

    def __init__(self, database: str, threads: int) -> None:
        self.engine = sa.create_engine(database, hide_parameters=True)
        sa.event.listen(self.engine, "handle_error", metrics.count_database_fault)
        sa.event.listen(self.engine, "connect", _prepare_sqlite)
        self._threads = ThreadPoolExecutor(threads, "faubourg-sqlite")

    async def run(self, do: Callable[[sa.Connection], T]) -> T:
        loop, asked = asyncio.get_running_loop(), time.monotonic()
        return await loop.run_in_executor(self._threads, self._begin, do, asked)

    def _begin(self, do: Callable[[sa.Connection], T], asked: float) -> T:
        """While the database is locked, each of those who wait would wait for all before it."""
        if time.monotonic() > asked + LONGEST_QUEUE:
            raise Busy("the database is busy")
        with self.engine.begin() as connection:
            return do(connection)

    def close(self) -> None:
        self._threads.shutdown()
        self.engine.dispose()


def _prepare_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


class Store:
    """The database of one server, or of several that share it."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.engine = make_engine(database)
        self.shared = self.engine.dialect.name == "postgresql"  # other processes may write too
        self.origin = secrets.token_hex(4)  # which process has written, for those who listen
        self._writer = None if self.shared else _Threads(database, 1)
        self._readers = None if self.shared else _Threads(database, READERS)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    async def write(self, do: Callable[[sa.Connection], T]) -> T:
        """All of it in one transaction, or nothing."""
        return await self._run(self._writer, do)

    async def read(self, do: Callable[[sa.Connection], T]) -> T:
        """What `do` finds, all at one moment."""
        return await self._run(self._readers, do)

    async def _run(self, threads: _Threads | None, do: Callable[[sa.Connection], T]) -> T:
        if threads is not None:
            return await threads.run(do)
        async with self.begin() as connection:
            return await connection.run_sync(do)

    async def close(self) -> None:
        await self.engine.dispose()
        for threads in filter(None, (self._writer, self._readers)):
            threads.close()

    # Tables

    async def add_table(
        self,
        row: TableRow,
        people: Sequence[NewSeat],
        first: Sequence[Entry] = (),
        told: Sequence[Note] = (),
        way: str = "",
    ) -> None:
        """A new table with its seats and the entries and notes it starts with; for a ranked try
        with its way to play."""
        places = [_seat_values(row.id, number, seat) for number, seat in enumerate(people)]
        held = [_held(row.id, n, *who) for n, seat in enumerate(people) for who in seat.browsers]

        def add(connection: sa.Connection) -> None:
            connection.execute(sa.insert(tables).values(_table_values(row)))
            connection.execute(sa.insert(seats), places)
            if held:
                connection.execute(sa.insert(holders), held)
            _add_entries(connection, row.id, 0, first)
            for note in told:
                seating.add_note(connection, row.id, note.number, note.key, note.values)
            if row.day:
                tries.begin(connection, row.id, row.day, way, row.owner)

        try:
            await self.write(add)
        except IntegrityError as error:
            raise Conflict("there is such a table, or one with this offer of chance") from error

    async def table(self, table_id: str) -> TableRow | None:
        query = sa.select(tables).where(tables.c.id == table_id)
        row = await self.read(lambda c: c.execute(query).mappings().one_or_none())
        if row is None:
            return None
        kept = {key: row[key] for key in TableRow.__dataclass_fields__}
        return TableRow(**{**kept, "options": json.loads(row["options"])})

    async def my_tables(self, browser: str, most: int = 50) -> list[MyTable]:
        """Those a browser has a seat at: running ones first, newest first."""
        query = (
            sa.select(tables.c.id, tables.c.game, tables.c.changed, tables.c.over)
            .join(holders, holders.c.table_id == tables.c.id)
            .where(holders.c.browser == browser)
            .distinct()
            .order_by(tables.c.over, tables.c.changed.desc())
            .limit(most)
        )
        return await self.read(lambda c: [MyTable(*row) for row in c.execute(query)])

    async def running_with_bots(self) -> list[str]:
        """Tables that a restarted server must look at, because a bot may be to act."""
        query = sa.select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
        running = ~tables.c.over & (tables.c.kind != REPLAY) & (seats.c.bot != "")
        query = query.where(running).distinct()
        return await self.read(lambda c: list(c.execute(query).scalars()))

    # Entries and notes

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        query = sa.select(entries.c.seat, entries.c.words).where(entries.c.table_id == table_id)
        query = query.where(entries.c.number > after).order_by(entries.c.number)
        return await self.read(lambda c: [Entry(*row) for row in c.execute(query)])

    async def append(
        self,
        table_id: str,
        after: int,
        new: Sequence[Entry],
        over: bool,
        public: bool = True,
        wait: turns.Wait | None = None,
        tried: tries.Ending | None = None,
    ) -> list[Turn] | None:
        """Add entries behind number `after`, all or none; Conflict if somebody was faster.

        When a table has changed is told to all its players: what is not public changes nothing.
        For whom the table waits then is stored with them, and given back.
        """
        change = {"of": table_id, "is_over": over, "now": datetime.now(UTC)}

        def append(connection: sa.Connection) -> list[Turn] | None:
            _add_entries(connection, table_id, after, new)
            if public:
                connection.execute(CHANGE_TABLE, change)
            self.notify(connection, table_id)
            if tried is not None:
                tries.follow(connection, tried)
            return turns.follow(connection, wait) if wait and public else None

        try:
            waits = await self.write(append)
        except IntegrityError as error:
            raise Conflict(f"table {table_id} has entry {after + 1} already") from error
        metrics.DECISIONS.inc(sum(entry.seat != CHANCE for entry in new))
        return waits

    async def keep(self, table_id: str, snapshot: Snapshot) -> None:
        """In place of the older one; if another process has kept this one, all the better."""
        of = snapshots.c.table_id == table_id

        def keep(connection: sa.Connection) -> None:
            saved = json.dumps(snapshot.saved)  # here, for of a long game it takes a while
            new = {"number": snapshot.number, "code": snapshot.code, "saved": saved}
            connection.execute(
                sa.delete(snapshots).where(of & (snapshots.c.number <= snapshot.number))
            )
            connection.execute(sa.insert(snapshots).values(table_id=table_id, **new))

        with suppress(IntegrityError):
            await self.write(keep)

    async def snapshot(self, table_id: str) -> Snapshot | None:
        query = sa.select(snapshots.c.number, snapshots.c.code, snapshots.c.saved)
        query = query.where(snapshots.c.table_id == table_id).order_by(snapshots.c.number.desc())

        def find(connection: sa.Connection) -> Snapshot | None:
            row = connection.execute(query.limit(1)).one_or_none()
            return Snapshot(row.number, row.code, json.loads(row.saved)) if row else None

        return await self.read(find)

    def notify(self, connection: sa.Connection, table_id: str) -> None:
        """Inside the transaction: nobody hears of what is not there. Never a view, only where."""
        if self.shared:
            words = {"channel": CHANNEL, "news": f"{table_id} {self.origin}"}
            connection.execute(sa.text("SELECT pg_notify(:channel, :news)"), words)

    async def notes(self, table_id: str) -> list[Note]:
        query = sa.select(notes.c.number, notes.c.key, notes.c.details)
        query = query.where(notes.c.table_id == table_id).order_by(notes.c.id)
        return await self.read(
            lambda c: [
                Note(number, key, json.loads(kept)) for number, key, kept in c.execute(query)
            ]
        )

    # People

    async def people(self, table_id: str) -> People:
        return await self.read(lambda c: seating.load(c, table_id))

    async def change(self, table_id: str, do: Callable[[sa.Connection], T]) -> T:
        """Something of web/seating.py, all or nothing; other processes hear of it."""

        def change(connection: sa.Connection) -> T:
            done = do(connection)
            self.notify(connection, table_id)
            return done

        return await self.write(change)

    async def seat_of_invitation(self, table_id: str, link: str) -> int | None:
        """Used or not."""
        query = sa.select(seats.c.seat).where(
            (seats.c.table_id == table_id) & (seats.c.link == link)
        )
        return await self.read(lambda c: c.execute(query).scalar_one_or_none())

    async def seat_of_link(self, table_id: str, link: str) -> int | None:
        found = await self.read(lambda c: seating.linked(c, table_id, link))
        return found[0] if found else None

    async def key(self, name: str = "key", make: Callable[[], str] = new_key) -> str:
        """A secret of the server's own, the same in all processes; made when first asked for."""
        query = sa.select(meta.c.value).where(meta.c.key == name)

        def find(connection: sa.Connection) -> str:
            found = connection.execute(query).scalar_one_or_none()
            if found is None:
                found = make()
                connection.execute(sa.insert(meta).values(key=name, value=found))
            return str(found)

        try:
            return await self.write(find)
        except IntegrityError:
            return await self.key(name, make)  # another process was faster


def _table_values(row: TableRow) -> dict[str, object]:
    now = datetime.now(UTC)
    return {**asdict(row), "options": json.dumps(row.options), "created": now, "changed": now}


def _seat_values(table_id: str, number: int, seat: NewSeat) -> dict[str, object]:
    kept = asdict(seat)
    del kept["browsers"]
    return {"table_id": table_id, "seat": number, **kept}


def _held(table_id: str, seat: int, browser: str, label: str) -> dict[str, object]:
    now = datetime.now(UTC)
    held = {"table_id": table_id, "seat": seat, "browser": browser}
    return {**held, "guest": False, "label": label, "since": now, "seen": now}


def _add_entries(
    connection: sa.Connection, table_id: str, after: int, new: Sequence[Entry]
) -> None:
    if connection.dialect.name == "sqlite":
        rows = json.dumps([(entry.seat, entry.words) for entry in new])
        connection.execute(ADD_AT_ONCE, {"of": table_id, "after": after, "rows": rows})
        return
    found = [
        {"table_id": table_id, "number": number, "seat": entry.seat, "words": entry.words}
        for number, entry in enumerate(new, start=after + 1)
    ]
    if found:
        connection.execute(ADD_ENTRIES, found)
