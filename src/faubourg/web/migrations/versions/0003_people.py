"""Seats that stay with whom they belong to, and luck that nobody can choose.

Tables of 0.1.0 keep what they were: edition 1, nonces in clear, a seat taken once it gave one.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("edition", sa.Integer, nullable=False, server_default="1"))
        tables.add_column(sa.Column("luck", sa.String(10), nullable=False, server_default="open"))
        tables.add_column(sa.Column("round", sa.Integer, nullable=False, server_default="1"))
        tables.add_column(sa.Column("promised", sa.DateTime(timezone=True)))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("promise", sa.String(64)))
        seats.add_column(sa.Column("state", sa.String(10), nullable=False, server_default="taken"))
    op.execute("UPDATE seats SET state = 'free' WHERE nonce IS NULL")
    with op.batch_alter_table("holders") as holders:
        holders.add_column(
            sa.Column("guest", sa.Boolean, nullable=False, server_default=sa.false())
        )
        holders.add_column(sa.Column("label", sa.String(40), nullable=False, server_default=""))
        holders.add_column(sa.Column("since", sa.DateTime(timezone=True)))
        holders.add_column(sa.Column("seen", sa.DateTime(timezone=True)))
    _create("links", sa.Column("link", sa.String(64), nullable=False, unique=True),
            sa.Column("guest", sa.Boolean, nullable=False),
            sa.Column("until", sa.DateTime(timezone=True), nullable=False))  # fmt: skip
    _create("knocks", sa.Column("browser", sa.String(64), primary_key=True),
            sa.Column("label", sa.String(40), nullable=False))  # fmt: skip
    _create("consents", sa.Column("browser", sa.String(64), primary_key=True))


def _create(name: str, *columns: sa.Column[object]) -> None:
    """A table about one seat."""
    seat = sa.Column("seat", sa.Integer, primary_key=name != "links", nullable=False)
    of = sa.ForeignKey("tables.id", ondelete="CASCADE")
    table = sa.Column("table_id", sa.String(16), of, primary_key=name != "links", nullable=False)
    op.create_table(name, table, seat, *columns)


def downgrade() -> None:
    for name in ("consents", "knocks", "links"):
        op.drop_table(name)
    dropped = {"holders": ["guest", "label", "since", "seen"], "seats": ["promise", "state"],
               "tables": ["edition", "luck", "round", "promised"]}  # fmt: skip
    for name, columns in dropped.items():
        with op.batch_alter_table(name) as table:
            for column in columns:
                table.drop_column(column)
