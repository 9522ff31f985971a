"""faubourg serve, backup, restore and tables: what a host does.

What only a server needs is imported when it is needed, so that others can do without.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from faubourg.bots.outside import hosted
from faubourg.cli import common
from faubourg.cli.common import app, console
from faubourg.core.texts import Texts

if TYPE_CHECKING:
    from faubourg.web.archive import Listed, Outcome
    from faubourg.web.notices import Wishes
    from faubourg.web.store import Store


class LogFormat(StrEnum):
    text = "text"
    json = "json"


Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[int, typer.Option(min=1, max=65535)]


def _address(words: str) -> str:
    """A file by its plain name is one of SQLite."""
    return words if ":" in words else f"sqlite:///{words}"


Database = Annotated[
    str,
    typer.Option(
        help="A file, sqlite:///FILE or postgresql://user@host/name.",
        envvar="DATABASE_URL", parser=_address, metavar="ADDRESS",
    ),
]  # fmt: skip
SMTP: Final = ("user", "password", "tls")  # FAUBOURG_SMTP_… of the environment
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
        parser=common.read_days, metavar="DAYS",
        help="Archive tables nobody has changed for so long; 0: never.",
    ),
]  # fmt: skip
ArchiveTo = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Where archived tables are written.")
]

Site = Annotated[
    str,
    typer.Option(metavar="URL", help="Where people reach this server: https://games.example.org"),
]
Smtp = Annotated[
    str, typer.Option(metavar="HOST:PORT", help="A mail server: people can be told by e-mail.")
]
SmtpFrom = Annotated[str, typer.Option(metavar="ADDRESS", help="Who writes those letters.")]
MailAfter = Annotated[
    int, typer.Option(min=1, max=10_000, metavar="MINUTES", help="A turn lasts so long before.")
]
Offline = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Serve what `faubourg offline` has built there.")
]
HostedBots = Annotated[
    list[str],
    typer.Option(
        "--bot", metavar="NAME=exec:COMMAND", help="Offer a program of yours as a bot; repeatable."
    ),
]
Push = Annotated[bool, typer.Option(help="People can be told by their browser (Web Push).")]


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
    site: Site = "",
    smtp: Smtp = "",
    smtp_from: SmtpFrom = "",
    mail_after: MailAfter = 10,
    push: Push = True,
    offline: Offline = None,
    bot: HostedBots = [],  # noqa: B006  # typer reads it, nobody changes it
    language: common.Language = "",
) -> None:
    """Serve the games to browsers."""
    if workers > 1 and not database.startswith("postgresql://"):
        common.complain(
            f"{workers} workers on {database}; SQLite serves one process, use postgresql://…"
        )
    if bool(archive_after) != bool(archive_to):
        common.complain("--archive-after DAYS and --archive-to DIR go together; only one was given")
    if archive_to is not None:
        archive_to.mkdir(parents=True, exist_ok=True, mode=0o700)
    if metrics and not _is_address(metrics):
        common.complain(f"--metrics {metrics!r}; expected HOST:PORT, such as 127.0.0.1:9100")
    if offline is not None and not (offline / "sw.js").is_file():
        common.complain(f"--offline {offline}: no folder that `faubourg offline` has built")
    with common.server_parts():
        from faubourg.web.logs import Logs
        from faubourg.web.server import Serving, run
    logs = Logs(log_format, access_log)
    serving = Serving(host, port, database, workers, rate_limit, metrics, logs, forwarded_allow_ips,
                      archive_after, str(archive_to or ""),
                      _wishes(site, smtp, smtp_from, mail_after, push),
                      str(offline or ""),
                      tuple(hosted(given) for given in bot))  # fmt: skip
    words = common.texts_for(language).say("cli.serving", {"address": f"http://{host}:{port}"})
    run(serving, lambda: _say_at_once(words))


def _wishes(site: str, smtp: str, sender: str, minutes: int, push: bool) -> Wishes:
    """User, password and encryption come from the environment, which only we can read."""
    from faubourg.web import mail
    from faubourg.web.notices import Wishes

    if not bool(smtp) == bool(sender) or (smtp and not site):
        common.complain("--smtp HOST:PORT, --smtp-from ADDRESS and --site URL go together")
    if smtp and not _is_address(smtp):
        common.complain(f"--smtp {smtp!r}; expected HOST:PORT, such as mail.example.org:587")
    given = {name: os.environ.get(f"FAUBOURG_SMTP_{name.upper()}", "") for name in SMTP}
    if given["tls"] not in ("", *mail.WAYS):
        common.complain(f"FAUBOURG_SMTP_TLS={given['tls']}; expected {', '.join(mail.WAYS)}")
    try:
        site = mail.clean_site(site) if site else ""
        host, _, port = smtp.rpartition(":")
        post = mail.Post(host.strip("[]"), int(port), mail.clean(sender), site, given["user"],
                         given["password"], given["tls"]) if smtp else None  # fmt: skip
    except ValueError as error:
        common.complain(f"--site, --smtp-from: {error}")
    inside = bool(os.environ.get("FAUBOURG_SERVE_PUSH_INSIDE"))  # for tests
    return Wishes(push, post, site, timedelta(minutes=minutes), inside)


def _is_address(words: str) -> bool:
    found = re.fullmatch(r"[^\s/]+:(\d{1,5})", words)
    return found is not None and 0 < int(found[1]) < 2**16


def _say_at_once(words: str) -> None:
    console.print(words, soft_wrap=True)
    console.file.flush()  # whoever waits for it may read a pipe


# Backups

File = Annotated[Path, typer.Argument(help="The backup.")]


@app.command("backup")
def back_up(file: File, database: Database = USUAL, language: common.Language = "") -> None:
    """Keep all tables in one file; the server may go on meanwhile."""
    with _complaining():
        from faubourg.web import backup

        tables = backup.back_up(database, file)
    _tell_backup("cli.backed-up", tables, file, language)


@app.command("restore")
def restore(file: File, database: Database = USUAL, language: common.Language = "") -> None:
    """Bring a backup into a new database, of the same kind or the other."""
    with _complaining():
        from faubourg.web import backup

        tables = backup.restore(file, database)
    _tell_backup("cli.restored", tables, file, language)


@contextmanager
def _complaining() -> Iterator[None]:
    try:
        with common.server_parts():
            yield
    except ValueError as error:  # BadBackup, BadDatabase, a port that is no number
        common.complain(str(error))


def _tell_backup(key: str, tables: int, file: Path, language: str) -> None:
    words = common.texts_for(language).say(key, {"tables": tables, "file": str(file)})
    console.print(words, soft_wrap=True, markup=False)


# Tables

tables = typer.Typer(help="The tables of a server: list, archive and remove them.")
app.add_typer(tables, name="tables")

SQLITE = "sqlite:///"
T = TypeVar("T")

Older = Annotated[
    int,
    typer.Option(
        "--older-than", parser=common.read_days, metavar="DAYS",
        help="Only those nobody has changed or come back to for so many days.",
    ),
]  # fmt: skip
Over = Annotated[bool, typer.Option("--over", help="Only finished games and replays.")]
OverOnly = Annotated[bool, typer.Option("--over-only", help="Only finished games and replays.")]
Folder = Annotated[Path, typer.Option("--to", metavar="DIR", help="Where the files are written.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it; without it, only say what would be done.")]
Ids = Annotated[list[str], typer.Argument(metavar="ID…", help="As the list gives them.")]


@tables.callback(invoke_without_command=True)
def list_all(
    context: typer.Context,
    older_than: Older = 0,
    over: Over = False,
    database: Database = USUAL,
    as_json: common.AsJson = False,
    language: common.Language = "",
) -> None:
    """List the tables of a server, the oldest first; archive and remove are commands of their own.

    The server may run meanwhile.
    """
    with common.server_parts():  # before the other commands, too
        from faubourg.web.archive import list_tables
    if context.invoked_subcommand is not None:
        return

    found = _ask(database, lambda store: list_tables(store, older_than, over))
    if as_json:
        common.show_json([_plain(table) for table in found])
    else:
        _show(found, common.texts_for(language))


@tables.command("archive")
def archive(
    older_than: Older,
    to: Folder,
    over_only: OverOnly = False,
    yes: Yes = False,
    database: Database = USUAL,
    language: common.Language = "",
) -> None:
    """Write old tables to files and remove them from the database.

    Each becomes a record, with its own component data beside it if it has some.

    An archived table CANNOT be continued on a server. A finished game can be looked at again from
    its file; a running one can be gone on with in the terminal (faubourg play --load).

    The file of a running game tells all hands and its luck: only you may read it.
    """
    from faubourg.web.archive import archive_old, list_tables

    texts = common.texts_for(language)
    if not yes:
        found = _ask(database, lambda store: list_tables(store, older_than, over_only))
        _show(found, texts, "cli.would-archive", folder=str(to))
        return
    done = _ask(database, lambda store: archive_old(store, to, older_than, over_only))
    _tell(done, texts)
    raise typer.Exit(1 if any(one.path is None for one in done) else 0)


@tables.command("remove")
def remove_some(
    ids: Ids, yes: Yes = False, database: Database = USUAL, language: common.Language = ""
) -> None:
    """Remove tables for ever, without a file: all that are named, or none."""
    from faubourg.web.archive import find_tables, remove

    texts = common.texts_for(language)
    found = _ask(database, lambda store: find_tables(store, ids))
    if not yes:
        _show(found, texts, "cli.would-remove")
        return
    _ask(database, lambda store: remove(store, ids))
    console.print(texts.say("cli.removed", {"count": len(found)}))


def _ask(database: str, do: Callable[[Store], Awaitable[T]]) -> T:
    """Something of the database; what is wrong with it is said in one line."""
    from sqlalchemy.exc import SQLAlchemyError

    from faubourg.table.floor import NoTable

    file = Path(database.removeprefix(SQLITE))
    if database.startswith(SQLITE) and not file.is_file():
        common.complain(
            f"no database {str(file)!r}; name the server's with --database sqlite:///FILE"
        )
    try:
        return asyncio.run(_with_store(database, do))
    except NoTable as error:
        common.complain(str(error))
    except (ValueError, SQLAlchemyError) as error:  # a port that is no number is a ValueError
        common.complain(f"the database cannot be opened: {error.__cause__ or error}")


async def _with_store(database: str, do: Callable[[Store], Awaitable[T]]) -> T:
    from faubourg.web.migrations import is_newest
    from faubourg.web.store import BadDatabase, Store

    store = Store(database)
    try:
        if not await is_newest(store.engine):
            raise BadDatabase("another version has written it; start this version's server once")
        return await do(store)
    finally:
        await store.close()


def _show(found: list[Listed], texts: Texts, then: str = "", **values: str) -> None:
    """The list, and what would be done with it."""
    say = texts.say
    if not found:
        console.print(say("cli.no-tables"))
        return
    heads = ("table", "game", "state", "people", "bots", "entries", "changed")
    shown = Table(*(say(f"cli.{head}") for head in heads), box=None, pad_edge=False)
    for one in found:
        state, day = say(f"cli.state-{one.state}"), f"{one.changed:%Y-%m-%d %H:%M}"
        shown.add_row(
            one.id, one.game, state, str(one.people), str(one.bots), str(one.entries), day
        )
    console.print(shown)
    if then:
        console.print(Text(say(then, {"count": len(found), **values})), soft_wrap=True)


def _plain(table: Listed) -> dict[str, object]:
    return {**vars(table), "changed": table.changed.isoformat()}


def _tell(done: list[Outcome], texts: Texts) -> None:
    if not done:
        console.print(texts.say("cli.no-tables"))
    for one in done:
        key = "cli.archived" if one.path else "cli.not-archived"
        values = {"table": one.table, "file": str(one.path), "problem": one.problem}
        console.print(Text(texts.say(key, values)), soft_wrap=True)
