"""The tables of the database. A change here needs a migration in web/migrations."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("content", sa.Text, nullable=False),  # component data, "" for the built-in
    sa.Column("secret", sa.String(64), nullable=False),  # of the chance, in hexadecimal
    sa.Column(
        "commitment", sa.String(64), nullable=False, unique=True
    ),  # a secret serves one table
    sa.Column("owner", sa.String(64), nullable=False),  # hash of the browser that opened it
    sa.Column("kind", sa.String(10), nullable=False),  # see TableRow
    sa.Column("edition", sa.Integer, nullable=False),  # of the game's rules
    sa.Column("luck", sa.String(10), nullable=False),  # how nonces are given; see core.record.WAYS
    sa.Column("round", sa.Integer, nullable=False),  # of commitments to nonces, from 1
    sa.Column("promised", sa.DateTime(timezone=True)),  # when all had committed in this round
    sa.Column("clock", sa.Integer, nullable=False),  # seconds for a turn; 0: no clock
    sa.Column("hints", sa.Boolean, nullable=False),  # whether one may ask for them
    sa.Column("day", sa.String(10), nullable=False),  # of a ranked try: its day, otherwise ""
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
    sa.Index("tables_over_changed", "over", "changed"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(20), nullable=False),  # "" for a person
    sa.Column("link", sa.String(64), nullable=False),  # hash of the secret in its invitation
    sa.Column("promise", sa.String(64)),  # the commitment to its nonce; null until there is one
    sa.Column("nonce", sa.String(64)),  # null until it is told; empty for a bot
    sa.Column("state", sa.String(10), nullable=False),  # free, taken, freed, asked, given
)

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("browser", sa.String(64), primary_key=True),  # hash of the browser's secret
    sa.Column("guest", sa.Boolean, nullable=False),  # stands in for an absent player
    sa.Column("label", sa.String(40), nullable=False),  # what kind of device it is, for its owner
    sa.Column("since", sa.DateTime(timezone=True)),
    sa.Column("seen", sa.DateTime(timezone=True)),  # when its page was last open
    sa.Column("left", sa.DateTime(timezone=True)),  # when its last page was closed
    sa.Index("holders_browser", "browser"),
)

# Links that open a seat once: for another device of its holder, or for who is to stand in.
links = sa.Table(
    "links",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("link", sa.String(64), nullable=False, unique=True),  # hash of its secret
    sa.Column("guest", sa.Boolean, nullable=False),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)

# Keys that carry, once and soon, all seats of a browser to another one.
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),  # who has made it
    sa.Column("key", sa.String(64), nullable=False, unique=True),  # hash of its secret
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)

# Devices that ask the holder of a seat to be let in.
knocks = sa.Table(
    "knocks",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("label", sa.String(40), nullable=False),
)

# Who agrees that another person may stand in for an absent player.
consents = sa.Table(
    "consents",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("browser", sa.String(64), primary_key=True),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("words", sa.String(80), nullable=False),
)

# A cache beside the entries: of each table the newest that its number of entries made due.
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("review", sa.Text, nullable=False),  # JSON, of bots.review.Review
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # of entries it stands for
    sa.Column("code", sa.String(16), nullable=False),  # the sources that can read it
    sa.Column("saved", sa.Text, nullable=False),  # JSON
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column(
        "table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    sa.Column("number", sa.Integer, nullable=False),  # the entry it stands behind
    sa.Column("key", sa.String(40), nullable=False),
    sa.Column("details", sa.Text, nullable=False),  # JSON
)

# What people said to each other lately, by the keys of our own texts.
phrases = sa.Table(
    "phrases",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column(
        "table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("phrase", sa.String(20), nullable=False),
    sa.Column("moment", sa.DateTime(timezone=True), nullable=False),
)

# What is left of a table that was archived.
archived = sa.Table(
    "archived",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("moment", sa.DateTime(timezone=True), nullable=False),
)

# Whose turn it is at tables of several people, since when, and whether they were told.
turns = sa.Table(
    "turns",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # of entries when the turn began
    sa.Column("since", sa.DateTime(timezone=True), nullable=False),
    sa.Column("waiting", sa.Boolean, nullable=False),  # for this seat; if not, the turn is over
    sa.Column("pushed", sa.Boolean, nullable=False),  # nothing more is to be pushed in this turn
    sa.Column("mailed", sa.Boolean, nullable=False),  # nor mailed
    sa.Column("told", sa.DateTime(timezone=True)),  # when its player was last told anything
    sa.Index("turns_waiting", "waiting", "since"),
)

# Browsers that want to be told by Web Push.
pushes = sa.Table(
    "pushes",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),  # hash of its secret
    sa.Column("endpoint", sa.String(1000), nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),  # the browser's public key
    sa.Column("auth", sa.String(30), nullable=False),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("failed", sa.Integer, nullable=False),  # times in a row
)

# Browsers whose players want to be told by e-mail.
mails = sa.Table(
    "mails",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),  # in the link that ends it
    sa.Column("address", sa.String(254), nullable=False),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("question", sa.String(64)),  # hash of the secret that confirms; null once it has
    sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
)

# How often somebody was asked to confirm an address, whoever gave it: of each only a hash.
asked = sa.Table(
    "asked",
    metadata,
    sa.Column("address", sa.String(64), primary_key=True),
    sa.Column("times", sa.Integer, nullable=False),
    sa.Column("next", sa.DateTime(timezone=True), nullable=False),  # not asked again before
)

# Ranked tries at the city of a day: of each browser, way to play and day there is one.
tries = sa.Table(
    "tries",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("way", sa.String(80), nullable=False),  # game and key; see table.daily.Way
    sa.Column("browser", sa.String(64), nullable=False),  # hash of the secret of who began it
    sa.Column("ended", sa.DateTime(timezone=True)),  # null until the game is over
    sa.Column("score", sa.Integer),  # null if it was lost
    sa.UniqueConstraint("day", "way", "browser"),
)

# What bots make of the chance of a day that is over.
pars = sa.Table(
    "pars",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("way", sa.String(80), primary_key=True),
    sa.Column("begun", sa.DateTime(timezone=True), nullable=False),  # by one process at a time
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("par", sa.Integer),  # what the planner got; null if it lost
    sa.Column("bound", sa.Integer),  # the best a solver has found
)

meta = sa.Table(
    "meta",
    metadata,
    sa.Column("key", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(80), nullable=False),
)


@dataclass(frozen=True)
class MyTable:
    id: str
    game: str
    changed: datetime
    over: bool
