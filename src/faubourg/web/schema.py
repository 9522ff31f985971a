"""The tables of the database. A change here needs a migration in web/migrations."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

from faubourg.table.people import TAKEN

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("content", Text, nullable=False),  # component data, "" for the built-in
    Column("secret", String(64), nullable=False),  # of the chance, in hexadecimal
    Column("commitment", String(64), nullable=False, unique=True),  # a secret serves one table
    Column("owner", String(64), nullable=False),  # hash of the browser that opened it
    Column("kind", String(10), nullable=False),  # "table", or "replay" for an uploaded record
    Column("edition", Integer, nullable=False),  # of the game's rules
    Column("luck", String(10), nullable=False),  # how nonces are given; see core.record.WAYS
    Column("round", Integer, nullable=False),  # of commitments to nonces, from 1
    Column("promised", DateTime(timezone=True)),  # when all had committed in this round
    Column("over", Boolean, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
    Index("tables_over_changed", "over", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False),  # "" for a person
    Column("link", String(64), nullable=False),  # hash of the secret in its invitation
    Column("promise", String(64)),  # the commitment to its nonce; null until there is one
    Column("nonce", String(64)),  # null until it is told; empty for a bot
    Column("state", String(10), nullable=False),  # free, taken, freed, asked, given
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("browser", String(64), primary_key=True),  # hash of the browser's secret
    Column("guest", Boolean, nullable=False),  # stands in for an absent player
    Column("label", String(40), nullable=False),  # what kind of device it is, for its owner
    Column("since", DateTime(timezone=True)),
    Column("seen", DateTime(timezone=True)),  # when its page was last open
    Index("holders_browser", "browser"),
)

# Links that open a seat once: for another device of its holder, or for who is to stand in.
links = Table(
    "links",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("link", String(64), nullable=False, unique=True),  # hash of its secret
    Column("guest", Boolean, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)

# Devices that ask the holder of a seat to be let in.
knocks = Table(
    "knocks",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("browser", String(64), primary_key=True),
    Column("label", String(40), nullable=False),
)

# Who agrees that another person may stand in for an absent player.
consents = Table(
    "consents",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("browser", String(64), primary_key=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("words", String(80), nullable=False),
)

# A cache beside the entries: of each table the newest that its number of entries made due.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of entries it stands for
    Column("code", String(16), nullable=False),  # the sources that can read it
    Column("saved", Text, nullable=False),  # JSON
)

notes = Table(
    "notes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("number", Integer, nullable=False),  # the entry it stands behind
    Column("key", String(40), nullable=False),
    Column("details", Text, nullable=False),  # JSON
)

# What is left of a table that was archived.
archived = Table(
    "archived",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("moment", DateTime(timezone=True), nullable=False),
)

meta = Table(
    "meta",
    metadata,
    Column("key", String(20), primary_key=True),
    Column("value", String(80), nullable=False),
)


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
class MyTable:
    id: str
    game: str
    changed: datetime
    over: bool
