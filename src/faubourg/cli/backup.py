"""faubourg backup and restore: all tables of a server in one file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from faubourg.cli.common import Language, app, complain, console, server_parts, texts_for
from faubourg.cli.serve import USUAL, Database

File = Annotated[Path, typer.Argument(help="The backup.")]


@app.command("backup")
def back_up(file: File, database: Database = USUAL, language: Language = "") -> None:
    """Keep all tables in one file; the server may go on meanwhile."""
    with _complaining():
        from faubourg.web import backup

        tables = backup.back_up(database, file)
    _tell("cli.backed-up", tables, file, language)


@app.command("restore")
def restore(file: File, database: Database = USUAL, language: Language = "") -> None:
    """Bring a backup into a new database, of the same kind or the other."""
    with _complaining():
        from faubourg.web import backup

        tables = backup.restore(file, database)
    _tell("cli.restored", tables, file, language)


@contextmanager
def _complaining() -> Iterator[None]:
    try:
        with server_parts():
            yield
    except ValueError as error:  # BadBackup, BadDatabase, a port that is no number
        complain(str(error))


def _tell(key: str, tables: int, file: Path, language: str) -> None:
    words = texts_for(language).say(key, {"tables": tables, "file": str(file)})
    console.print(words, soft_wrap=True, markup=False)
