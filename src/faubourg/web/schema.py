"""The tables of the database. A change here needs a migration in web/migrations."""

from __future__ import annotations

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
    Column("link", String(64), nullable=False),  # hash of the secret in its link
    Column("nonce", String(64)),  # null until somebody has taken the seat
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("browser", String(64), primary_key=True),  # hash of the browser's secret
    Index("holders_browser", "browser"),
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

meta = Table(
    "meta",
    metadata,
    Column("key", String(20), primary_key=True),
    Column("value", String(80), nullable=False),
)
