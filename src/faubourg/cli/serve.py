"""faubourg serve: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from faubourg.cli.common import Language, app, complain, console, read_days, texts_for

Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[int, typer.Option(min=1, max=65535)]
Database = Annotated[
    str, typer.Option(help="sqlite:///FILE or postgresql://user@host/name.", envvar="DATABASE_URL")
]
Workers = Annotated[int, typer.Option(min=1, max=64, help="Processes; needs PostgreSQL above 1.")]
Limit = Annotated[int, typer.Option(min=1, help="Requests a minute that one address may make.")]

ArchiveAfter = Annotated[
    int,
    typer.Option(
        parser=read_days, metavar="DAYS",
        help="Archive tables nobody has changed for so long; 0: never.",
    ),
]  # fmt: skip
ArchiveTo = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Where archived tables are written.")
]


@app.command("serve")
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = "sqlite:///faubourg.sqlite3",
    workers: Workers = 1,
    rate_limit: Limit = 1200,
    archive_after: ArchiveAfter = 0,
    archive_to: ArchiveTo = None,
    language: Language = "",
) -> None:
    """Serve the games to browsers."""
    if workers > 1 and not database.startswith("postgresql://"):
        complain(f"{workers} workers on {database}; SQLite serves one process, use postgresql://…")
    if bool(archive_after) != bool(archive_to):
        complain("--archive-after DAYS and --archive-to DIR go together; only one was given")
    if archive_to is not None:
        archive_to.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        from faubourg.web.server import run
    except ModuleNotFoundError as error:
        complain(f"{error}; install the server's parts with: pip install 'faubourg[web]'")
    say = texts_for(language).say
    console.print(say("cli.serving", {"address": f"http://{host}:{port}"}), soft_wrap=True)
    archiving = {"archive_after": archive_after, "archive_to": str(archive_to or "")}
    run(host, port, database, workers, rate_limit, **archiving)
