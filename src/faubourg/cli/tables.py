"""faubourg tables: what a server's database holds; old tables become files."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from faubourg.cli.common import (
    AsJson,
    Language,
    app,
    complain,
    console,
    read_days,
    server_parts,
    show_json,
    texts_for,
)
from faubourg.cli.serve import USUAL, Database
from faubourg.core.texts import Texts

if TYPE_CHECKING:
    from faubourg.web.archive import Listed, Outcome
    from faubourg.web.store import Store

tables = typer.Typer(help="The tables of a server: list, archive and remove them.")
app.add_typer(tables, name="tables")

SQLITE = "sqlite:///"
T = TypeVar("T")

Older = Annotated[
    int,
    typer.Option(
        "--older-than", parser=read_days, metavar="DAYS",
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
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """List the tables of a server, the oldest first; archive and remove are commands of their own.

    The server may run meanwhile.
    """
    with server_parts():  # before the other commands, too
        from faubourg.web.archive import list_tables
    if context.invoked_subcommand is not None:
        return

    found = _ask(database, lambda store: list_tables(store, older_than, over))
    if as_json:
        show_json([_plain(table) for table in found])
    else:
        _show(found, texts_for(language))


@tables.command("archive")
def archive(
    older_than: Older,
    to: Folder,
    over_only: OverOnly = False,
    yes: Yes = False,
    database: Database = USUAL,
    language: Language = "",
) -> None:
    """Write old tables to files and remove them from the database.

    Each becomes a record, with its own component data beside it if it has some.

    An archived table CANNOT be continued on a server. A finished game can be looked at again from
    its file; a running one can be gone on with in the terminal (faubourg play --load).

    The file of a running game tells all hands and its luck: only you may read it.
    """
    from faubourg.web.archive import archive_old, list_tables

    texts = texts_for(language)
    if not yes:
        found = _ask(database, lambda store: list_tables(store, older_than, over_only))
        _show(found, texts, "cli.would-archive", folder=str(to))
        return
    done = _ask(database, lambda store: archive_old(store, to, older_than, over_only))
    _tell(done, texts)
    raise typer.Exit(1 if any(one.path is None for one in done) else 0)


@tables.command("remove")
def remove_some(
    ids: Ids, yes: Yes = False, database: Database = USUAL, language: Language = ""
) -> None:
    """Remove tables for ever, without a file: all that are named, or none."""
    from faubourg.web.archive import find_tables, remove

    texts = texts_for(language)
    found = _ask(database, lambda store: find_tables(store, ids))
    if not yes:
        _show(found, texts, "cli.would-remove")
        return
    _ask(database, lambda store: remove(store, ids))
    console.print(texts.say("cli.removed", {"count": len(found)}))


def _ask(database: str, do: Callable[[Store], Awaitable[T]]) -> T:
    """Something of the database; what is wrong with it is said in one line."""
    from sqlalchemy.exc import SQLAlchemyError

    from faubourg.web.schema import NoTable

    file = Path(database.removeprefix(SQLITE))
    if database.startswith(SQLITE) and not file.is_file():
        complain(f"no database {str(file)!r}; name the server's with --database sqlite:///FILE")
    try:
        return asyncio.run(_with_store(database, do))
    except NoTable as error:
        complain(str(error))
    except (ValueError, SQLAlchemyError) as error:  # a port that is no number is a ValueError
        complain(f"the database cannot be opened: {error.__cause__ or error}")


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
