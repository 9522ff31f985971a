"""faubourg serve: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from faubourg.cli.common import Language, app, complain, console, texts_for

Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[int, typer.Option(min=1, max=65535)]
Database = Annotated[
    str, typer.Option(help="sqlite:///FILE or postgresql://user@host/name.", envvar="DATABASE_URL")
]
Workers = Annotated[int, typer.Option(min=1, max=64, help="Processes; needs PostgreSQL above 1.")]
Limit = Annotated[int, typer.Option(min=1, help="Requests a minute that one address may make.")]


@app.command("serve")
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = "sqlite:///faubourg.sqlite3",
    workers: Workers = 1,
    rate_limit: Limit = 1200,
    language: Language = "",
) -> None:
    """Serve the games to browsers."""
    if workers > 1 and not database.startswith("postgresql://"):
        complain(f"{workers} workers on {database}; SQLite serves one process, use postgresql://…")
    try:
        from faubourg.web.server import run
    except ModuleNotFoundError as error:
        complain(f"{error}; install the server's parts with: pip install 'faubourg[web]'")
    say = texts_for(language).say
    console.print(say("cli.serving", {"address": f"http://{host}:{port}"}), soft_wrap=True)
    run(host, port, database, workers, rate_limit)
