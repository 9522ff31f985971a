"""What a browser keeps of its tables: one head each, and one entry after the other.

The entries are the truth, and never written twice: two pages of one browser cannot both append.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Protocol, TypedDict

import msgspec

from faubourg.core.match import Entry
from faubourg.table.history import Note
from faubourg.table.opening import Opening
from faubourg.table.people import Holder, People, SeatRow, hashed
from faubourg.table.table import REPLAY, Snapshot, TableRow

SECRET = "this browser"  # nobody else can look at its tables
HERE = hashed(SECRET)


class Head(msgspec.Struct):
    """All of a table but its entries; and of a game alone what it has counted at its end."""

    row: TableRow
    seats: list[SeatRow]
    notes: list[Note]
    changed: datetime
    score: int | None = None

    def people(self) -> People:
        """Whoever is no bot sits at this screen; nobody sits at a replay."""
        here = [] if self.row.kind == REPLAY else [seat.seat for seat in self.seats if not seat.bot]
        return People(self.row.owner, self.seats, [Holder(seat, HERE, False, "") for seat in here])


class Stored(TypedDict):
    """As the shelf has it: everything is JSON."""

    head: str
    entries: list[str]
    snapshot: str


class NotKept(Exception):
    """The shelf has failed: the disk is full, or the browser lets nobody keep anything."""


class Shelf(Protocol):
    """Kept by static/js/offline/shelf.js."""

    async def add(self, table: str, head: str, entries: list[str]) -> bool:
        """False if there is such a table already."""

    async def load(self, table: str) -> Stored | None: ...

    async def append(self, table: str, before: int, entries: list[str], head: str) -> bool:
        """False if there are more than so many entries already."""

    async def write(self, table: str, head: str) -> None:
        """Who sits there, the notes and the luck."""

    async def keep(self, table: str, snapshot: str) -> None: ...

    async def heads(self) -> list[tuple[str, str]]:
        """Tables and their heads."""

    async def review(self, table: str) -> str:
        """Empty if there is none yet."""

    async def keep_review(self, table: str, review: str) -> None: ...


class Guarded:
    """A shelf whose faults are ours by kind, whatever they are called in JavaScript."""

    def __init__(self, shelf: Any) -> None:
        self._shelf = shelf

    def __getattr__(self, name: str) -> Any:
        work = getattr(self._shelf, name)

        async def guarded(*given: Any) -> Any:
            try:
                return await work(*given)
            except Exception as error:  # the edge to the browser
                raise NotKept(str(error)) from error

        return guarded


def head_of(opened: Opening) -> Head:
    seats = [
        SeatRow(number, seat.name, seat.bot, seat.promise, seat.nonce, seat.state)
        for number, seat in enumerate(opened.seats)
    ]
    return Head(opened.row, seats, opened.notes, datetime.now(UTC))


def written(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def read_head(text: str) -> Head:
    return msgspec.json.decode(text, type=Head)


def read_entries(lines: list[str]) -> list[Entry]:
    return [msgspec.json.decode(line, type=Entry) for line in lines]


def read_snapshot(text: str) -> Snapshot | None:
    """None also where it is damaged: the entries are the truth."""
    with suppress(msgspec.DecodeError):
        return msgspec.json.decode(text, type=Snapshot)
    return None
