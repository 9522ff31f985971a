"""Who is at a table now, a key that carries all seats to another device, and quick phrases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("holders") as table:
        table.add_column(sa.Column("left", sa.DateTime(timezone=True)))
    holders = sa.table("holders", sa.column("left"), sa.column("seen"))
    op.execute(sa.update(holders).values(left=holders.c.seen))
    op.create_table(
        "keys",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    of = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "phrases",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), of, nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.Column("moment", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    for name in ("phrases", "keys"):
        op.drop_table(name)
    with op.batch_alter_table("holders") as table:
        table.drop_column("left")
