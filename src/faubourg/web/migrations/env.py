"""Alembic's door: it is given an open connection and works inside its transaction."""

from __future__ import annotations

from alembic import context

from faubourg.web.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter tables otherwise
)
context.run_migrations()
