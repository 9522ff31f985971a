"""Snapshots: a long game is loaded without playing it again from its start."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), owner, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("saved", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
