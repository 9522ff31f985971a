"""Whose turn it is and since when, a clock for it, and who wants to be told how."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
    _create_turns()
    op.create_table(
        "pushes",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_table(
        "mails",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("question", sa.String(64)),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "asked",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("next", sa.DateTime(timezone=True), nullable=False),
    )


def _create_turns() -> None:
    of = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(16), of, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.Column("pushed", sa.Boolean, nullable=False),
        sa.Column("mailed", sa.Boolean, nullable=False),
        sa.Column("told", sa.DateTime(timezone=True)),
    )
    op.create_index("turns_waiting", "turns", ["waiting", "since"])


def downgrade() -> None:
    for name in ("asked", "mails", "pushes", "turns"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("clock")
