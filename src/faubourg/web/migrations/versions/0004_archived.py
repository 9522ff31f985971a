"""What is left of an archived table: who opens its address is told when it went."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "archived",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("moment", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("archived")
