"""What is stored of a table, as the rest of the server sees it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from faubourg.core.model import Value
from faubourg.web.people import TAKEN


class NoTable(LookupError):
    """No table has this id."""


@dataclass(frozen=True)
class NewSeat:
    """A seat when a table is opened."""

    name: str
    bot: str
    link: str  # hash
    nonce: str | None = None
    browsers: tuple[tuple[str, str], ...] = ()  # who holds it from the start: hash and label
    state: str = TAKEN
    promise: str | None = None  # of a record


@dataclass(frozen=True)
class TableRow:
    """What never changes of a table, but for its luck and its end."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    content: str
    secret: str
    commitment: str
    owner: str
    kind: str
    over: bool
    edition: int
    luck: str  # how nonces are given: one of core.record.WAYS
    round: int = 1  # of commitments to nonces
    promised: datetime | None = None  # when all had committed in this round


@dataclass(frozen=True)
class Note:
    """A line of the log that is no action: a bot was replaced."""

    number: int  # the entry it stands behind
    key: str
    values: dict[str, Value]


@dataclass(frozen=True)
class Snapshot:
    """A match after so many entries; to be read only by the code that wrote it."""

    number: int
    code: str
    saved: dict[str, Any]


@dataclass(frozen=True)
class MyTable:
    id: str
    game: str
    changed: datetime
    over: bool
