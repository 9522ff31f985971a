"""The city of the day: ranked tries, and what bots make of its chance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.String(10), nullable=False, server_default=""))
    of = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "tries",
        sa.Column("table_id", sa.String(16), of, primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("way", sa.String(80), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True)),
        sa.Column("score", sa.Integer),
        sa.UniqueConstraint("day", "way", "browser"),
    )
    op.create_table(
        "pars",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("way", sa.String(80), primary_key=True),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("par", sa.Integer),
        sa.Column("bound", sa.Integer),
    )


def downgrade() -> None:
    for name in ("pars", "tries"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("day")
