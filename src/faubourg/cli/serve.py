"""faubourg serve: the table in the browser."""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from faubourg.cli.common import Language, app, complain, console, read_days, server_parts, texts_for


class LogFormat(StrEnum):
    text = "text"
    json = "json"


Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[int, typer.Option(min=1, max=65535)]
Database = Annotated[
    str, typer.Option(help="sqlite:///FILE or postgresql://user@host/name.", envvar="DATABASE_URL")
]
USUAL: Final = "sqlite:///faubourg.sqlite3"
Workers = Annotated[int, typer.Option(min=1, max=64, help="Processes; needs PostgreSQL above 1.")]
Limit = Annotated[int, typer.Option(min=1, help="Requests a minute that one address may make.")]
Metrics = Annotated[
    str, typer.Option(metavar="HOST:PORT", help="Serve Prometheus metrics there; not to strangers.")
]
Format = Annotated[LogFormat, typer.Option(help="How lines of the log look.")]
AccessLog = Annotated[bool, typer.Option(help="A line in the log for each request.")]
Proxies = Annotated[
    str,
    typer.Option(
        metavar="ADDRESSES", help="Proxies whose X-Forwarded-… are believed: addresses, networks."
    ),
]

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
    database: Database = USUAL,
    workers: Workers = 1,
    rate_limit: Limit = 1200,
    archive_after: ArchiveAfter = 0,
    archive_to: ArchiveTo = None,
    metrics: Metrics = "",
    log_format: Format = LogFormat.text,
    access_log: AccessLog = True,
    forwarded_allow_ips: Proxies = "127.0.0.1",
    language: Language = "",
) -> None:
    """Serve the games to browsers."""
    if workers > 1 and not database.startswith("postgresql://"):
        complain(f"{workers} workers on {database}; SQLite serves one process, use postgresql://…")
    if bool(archive_after) != bool(archive_to):
        complain("--archive-after DAYS and --archive-to DIR go together; only one was given")
    if archive_to is not None:
        archive_to.mkdir(parents=True, exist_ok=True, mode=0o700)
    if metrics and not _is_address(metrics):
        complain(f"--metrics {metrics!r}; expected HOST:PORT, such as 127.0.0.1:9100")
    with server_parts():
        from faubourg.web.logs import Logs
        from faubourg.web.server import Serving, run
    logs = Logs(log_format, access_log)
    serving = Serving(host, port, database, workers, rate_limit, metrics, logs, forwarded_allow_ips,
                      archive_after, str(archive_to or ""))  # fmt: skip
    words = texts_for(language).say("cli.serving", {"address": f"http://{host}:{port}"})
    run(serving, lambda: _say_at_once(words))


def _is_address(words: str) -> bool:
    found = re.fullmatch(r"[^\s/]+:(\d{1,5})", words)
    return found is not None and 0 < int(found[1]) < 2**16


def _say_at_once(words: str) -> None:
    console.print(words, soft_wrap=True)
    console.file.flush()  # whoever waits for it may read a pipe
