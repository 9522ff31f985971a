"""Tables that nobody has needed for long: listed, written to files, removed.

A file is for the host: the record of a running game tells all hands, and the secret of its chance.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, ScalarSelect, Table, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from faubourg.core import record
from faubourg.table.floor import NoTable
from faubourg.table.people import in_utc
from faubourg.web import files, seating
from faubourg.web.live_table import LiveTable
from faubourg.web.schema import archived, entries, holders, notes, seats, tables
from faubourg.web.store import Store
from faubourg.web.tables import TABLE_ID

RUNNING: Final = "running"
OVER: Final = "over"
REPLAY: Final = "replay"
DAY: Final = 24 * 3600.0  # seconds
log = logging.getLogger("faubourg.archive")


class Changed(Exception):
    """Somebody was there while the table was being archived: it stays."""


@dataclass(frozen=True)
class Listed:
    """A table as the host sees it in a list."""

    id: str
    game: str
    state: str  # RUNNING, OVER or REPLAY
    people: int  # seats of people, taken or not
    bots: int
    entries: int
    changed: datetime


@dataclass(frozen=True)
class Outcome:
    """What became of a table that was to be archived."""

    table: str
    path: Path | None  # None if it was left where it is
    problem: str = ""


async def list_tables(store: Store, older_than: int = 0, over_only: bool = False) -> list[Listed]:
    """Those nobody has changed or come back to for so many days, the oldest first."""
    limit = datetime.now(UTC) - timedelta(days=older_than)
    came_back = select(holders.c.seat).where(
        (holders.c.table_id == tables.c.id) & (holders.c.seen >= limit)
    )
    query = _listing().where(tables.c.changed < limit, ~came_back.exists())
    if over_only:
        query = query.where(tables.c.over | (tables.c.kind == REPLAY))
    async with store.begin() as connection:
        return [_listed(row) for row in await connection.execute(query)]


async def find_tables(store: Store, ids: Sequence[str]) -> list[Listed]:
    """Exactly these; NoTable names those that are not there."""
    async with store.begin() as connection:
        rows = await connection.execute(_listing().where(tables.c.id.in_(ids)))
        found = [_listed(row) for row in rows]
    missing = sorted(set(ids) - {table.id for table in found})
    if missing:
        raise NoTable(f"no table {', '.join(map(repr, missing))}; `faubourg tables` lists them")
    return found


def _listing() -> Any:
    return select(
        tables.c.id, tables.c.game, tables.c.kind, tables.c.over, tables.c.changed,
        _count(seats, seats.c.bot == ""), _count(seats, seats.c.bot != ""), _count(entries),
    ).order_by(tables.c.changed, tables.c.id)  # fmt: skip


def _count(table: Table, *which: ColumnElement[bool]) -> ScalarSelect[int]:
    mine = table.c.table_id == tables.c.id
    return select(func.count()).select_from(table).where(mine, *which).scalar_subquery()


def _listed(row: Any) -> Listed:
    table_id, game, kind, over, changed, people, bots, number = row
    state = REPLAY if kind == REPLAY else OVER if over else RUNNING
    return Listed(table_id, game, state, people, bots, number, in_utc(changed))


# Archiving


def nobody(table_id: str) -> bool:
    """Where no server is asked, nobody is at a table."""
    return False


async def archive_old(
    store: Store,
    folder: Path,
    older_than: int,
    over_only: bool = False,
    is_busy: Callable[[str], bool] = nobody,
) -> list[Outcome]:
    """Each by itself: one that cannot be read, because its game is gone, keeps no other back."""
    old = await list_tables(store, older_than, over_only)
    return [
        await _try_archive(store, table.id, folder, is_busy)
        for table in old
        if not is_busy(table.id)
    ]


async def _try_archive(
    store: Store, table_id: str, folder: Path, is_busy: Callable[[str], bool]
) -> Outcome:
    try:
        return Outcome(table_id, await archive(store, table_id, folder, is_busy))
    except OSError:
        raise  # no room on the disk: the next one fares no better
    except Exception as error:  # whatever the rules of a changed or foreign game raise
        log.exception("table %s cannot be archived", table_id)
        return Outcome(table_id, None, f"{type(error).__name__}: {error}")


async def archive(
    store: Store, table_id: str, folder: Path, is_busy: Callable[[str], bool] = nobody
) -> Path:
    """Write a table's record, with its box if it has its own, and only then remove it."""
    table = await _load(store, table_id)
    path = folder / f"{table.row.game}-{table_id}.jsonl"
    await asyncio.to_thread(_write, table, path)
    if is_busy(table_id):
        raise Changed(f"somebody came to table {table_id}")
    try:
        await store.write(lambda connection: _remove_unchanged(connection, table))
    except IntegrityError as error:
        raise Changed(f"another process archives table {table_id}") from error
    return path


async def _load(store: Store, table_id: str) -> LiveTable:
    row = await store.table(table_id)
    if row is None:
        raise NoTable(f"no table {table_id!r}")
    people, told = await store.people(table_id), await store.notes(table_id)
    return await asyncio.to_thread(
        LiveTable.revive,
        row,
        people,
        told,
        await store.entries(table_id),
        await store.snapshot(table_id),
    )


def _write(table: LiveTable, path: Path) -> None:
    kept = table.record()
    if table.row.kind != REPLAY and table.is_complete:
        kept = replace(kept, secret=table.row.secret)  # so that `play --load` can go on with it
    if table.row.content:
        files.write_private(path.with_suffix(".toml"), table.row.content)
    files.write_private(path, record.dump(kept))


def _remove_unchanged(connection: Connection, table: LiveTable) -> None:
    """In one transaction; what was written must be all there is."""
    # First a write: SQLite lets nobody else write from here on. PostgreSQL locks the row.
    gone = {"id": table.id, "game": table.row.game, "moment": datetime.now(UTC)}
    connection.execute(insert(archived).values(gone))
    here = select(tables.c.id).where(tables.c.id == table.id).with_for_update()
    if connection.execute(here).one_or_none() is None or not _is_same(connection, table):
        raise Changed(f"table {table.id} has changed meanwhile")
    connection.execute(delete(tables).where(tables.c.id == table.id))


def _is_same(connection: Connection, table: LiveTable) -> bool:
    numbers = select(_count(entries), _count(notes)).where(tables.c.id == table.id)
    same = tuple(connection.execute(numbers).one()) == (table.number, len(table.notes))
    return same and seating.load(connection, table.id) == table.people


async def remove(store: Store, ids: Sequence[str]) -> None:
    """Without a file, all of them or none; all else about a table goes with it."""
    await store.write(lambda connection: connection.execute(
        delete(tables).where(tables.c.id.in_(ids))
    ))  # fmt: skip


async def archived_on(store: Store, table_id: str) -> datetime | None:
    """When a table was archived, if it was."""
    if not TABLE_ID.fullmatch(table_id):
        return None
    query = select(archived.c.moment).where(archived.c.id == table_id)
    async with store.begin() as connection:
        found = (await connection.execute(query)).scalar_one_or_none()
    return in_utc(found) if found else None


async def archive_every_day(
    store: Store, folder: Path, older_than: int, is_busy: Callable[[str], bool]
) -> None:
    """As long as the server runs; what fails today is tried again tomorrow."""
    while True:
        try:
            done = await archive_old(store, folder, older_than, is_busy=is_busy)
            log.info("%d tables were archived", sum(one.path is not None for one in done))
        except Exception:  # the server goes on, whatever is wrong with disk or database
            log.exception("old tables could not be archived to %s", folder)
        await asyncio.sleep(DAY)
