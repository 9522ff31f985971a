"""Tables, seats, holders, entries and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id() -> sa.Column[str]:
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), owner, primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False, unique=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("tables_over_changed", "tables", ["over", "changed"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("nonce", sa.String(64)),
    )
    op.create_table(
        "holders",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("browser", sa.String(64), primary_key=True),
    )
    op.create_index("holders_browser", "holders", ["browser"])
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.String(80), nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("details", sa.Text, nullable=False),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(80), nullable=False),
    )


def downgrade() -> None:
    for name in ("meta", "notes", "entries", "holders", "seats", "tables"):
        op.drop_table(name)
