"""All of a database in one file, whichever kind of database: to keep, to restore, to move.

The file is JSON lines, gzipped: the first says what it is, each other one is a row of a table.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from faubourg.core.files import draft
from faubourg.table.people import in_utc
from faubourg.web.migrations import upgrade
from faubourg.web.schema import metadata, snapshots
from faubourg.web.store import async_url

FORMAT: Final = 1
AT_ONCE: Final = 1000  # rows
BY_PARTS: Final = {"yield_per": AT_ONCE}  # a long table does not fit into memory
LEFT_BESIDE: Final = ("-wal", "-journal")  # SQLite would mix them into a new file
UNREADABLE: Final = (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError)


class BadBackup(ValueError):
    """It cannot be made, or not be restored, and why."""


class Header(msgspec.Struct, tag_field="kind", tag="faubourg backup"):
    """The first line."""

    format: int
    revision: str  # the shape of the database; see web/migrations
    made: datetime


def back_up(database: str, file: Path) -> int:
    """As it is at one moment, while others go on writing; how many tables people play at."""
    try:
        with _reading(database) as connection, draft(file) as new:
            revision = MigrationContext.configure(connection).get_current_revision()
            if revision is None:
                raise BadBackup("the database has no tables of Faubourg")
            with gzip.open(new, "wb") as lines:
                return _write(connection, revision, lines)
    except SQLAlchemyError as error:
        raise BadBackup(f"the database cannot be read: {error.__cause__ or error}") from error


def _write(connection: sa.Connection, revision: str, lines: gzip.GzipFile) -> int:
    line, count = msgspec.json.Encoder().encode, 0
    lines.write(line(Header(FORMAT, revision, datetime.now(UTC))) + b"\n")
    for table in _tables(connection):
        for row in connection.execute(sa.select(table), execution_options=BY_PARTS).mappings():
            told = {str(name): _plain(value) for name, value in row.items()}
            lines.write(line((str(table.name), told)) + b"\n")
            count += table.name == "tables"
    return count


def restore(file: Path, database: str) -> int:
    """Into a new database, all or nothing; how many tables people play at."""
    try:
        with gzip.open(file, "rb") as lines, _new_database(database) as connection:
            return _read(lines, connection)
    except UNREADABLE as error:
        raise BadBackup(f"{file} is no backup, or a damaged one: {error}") from error
    except SQLAlchemyError as error:
        raise BadBackup(f"{file} cannot be restored: {error.__cause__ or error}") from error


def _read(lines: gzip.GzipFile, connection: sa.Connection) -> int:
    header = msgspec.json.decode(lines.readline(), type=Header)
    if header.format != FORMAT:
        raise BadBackup(f"made by another Faubourg, with format {header.format}")
    try:
        upgrade(connection, header.revision)
    except CommandError as error:
        raise BadBackup(f"made by a newer Faubourg, with revision {header.revision}") from error
    tables = {table.name: table for table in _tables(connection)}
    rows = (msgspec.json.decode(line, type=tuple[str, dict[str, Any]]) for line in lines)
    for name, of_it in groupby(rows, key=itemgetter(0)):
        if name not in tables:
            raise BadBackup(f"a row of {name!r}; there are {', '.join(tables)}")
        _fill(connection, tables[name], (row for _, row in of_it))
    count = connection.execute(
        sa.select(sa.func.count()).select_from(tables["tables"])
    ).scalar_one()
    upgrade(connection)
    return int(count)


def _fill(connection: sa.Connection, table: sa.Table, rows: Iterator[dict[str, Any]]) -> None:
    times = [column.name for column in table.columns if isinstance(column.type, sa.DateTime)]
    while some := list(islice(rows, AT_ONCE)):
        for row in some:
            row.update({name: datetime.fromisoformat(row[name]) for name in times if row.get(name)})
        connection.execute(sa.insert(table), some)
    if connection.dialect.name == "postgresql":
        _count_on(connection, table)


def _count_on(connection: sa.Connection, table: sa.Table) -> None:
    """PostgreSQL gives numbers to new rows, and must know which are taken."""
    for key in [column for column in table.primary_key if column.server_default is not None]:
        sequence = sa.func.pg_get_serial_sequence(table.name, key.name)
        connection.execute(sa.select(sa.func.setval(sequence, sa.func.max(key))))


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """As they are there, which may be an older shape; parents first. Snapshots can be made anew."""
    kept, found = set(metadata.tables) - {snapshots.name}, sa.MetaData()
    found.reflect(connection, only=lambda name, _: name in kept)
    return found.sorted_tables


def _plain(value: object) -> object:
    return in_utc(value) if isinstance(value, datetime) else value


# Databases


def _engine(database: str) -> sa.Engine:
    return sa.create_engine(async_url(database).replace("+aiosqlite", "", 1), hide_parameters=True)


def _file_of(database: str) -> Path | None:
    """Of SQLite; None for PostgreSQL."""
    url = sa.make_url(async_url(database))
    return Path(str(url.database)) if url.drivername.startswith("sqlite") else None


@contextmanager
def _reading(database: str) -> Iterator[sa.Connection]:
    """One moment of it, however long the reading takes."""
    file = _file_of(database)
    if file is not None and not file.exists():
        raise BadBackup(f"{file} is not there")
    engine = _engine(database)
    try:
        with engine.connect() as connection:
            _freeze(connection)
            yield connection
    finally:
        engine.dispose()


def _freeze(connection: sa.Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execution_options(isolation_level="REPEATABLE READ")


@contextmanager
def _new_database(database: str) -> Iterator[sa.Connection]:
    file = _file_of(database)
    if file is None:
        with _writing(_engine(database)) as connection:
            if sa.inspect(connection).get_table_names():
                raise BadBackup("the database is not empty; restore into a new one")
            yield connection
        return
    for there in (file, *(Path(f"{file}{end}") for end in LEFT_BESIDE)):
        if there.exists():
            raise BadBackup(f"{there} is there already; restore into a new database")
    with draft(file) as new, _writing(_engine(f"sqlite:///{new.name}")) as connection:
        yield connection


@contextmanager
def _writing(engine: sa.Engine) -> Iterator[sa.Connection]:
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
