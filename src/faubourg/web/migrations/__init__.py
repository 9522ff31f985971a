"""How the database came to be what it is; run at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

HERE: Final = str(Path(__file__).parent)


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest shape; nothing happens if it is there already."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


async def is_newest(engine: AsyncEngine) -> bool:
    """Whether the database has the shape this code expects."""
    async with engine.begin() as connection:
        return await connection.run_sync(_shape) == ScriptDirectory(HERE).get_current_head()


def _shape(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", HERE)
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
