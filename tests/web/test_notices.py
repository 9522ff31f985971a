"""Who is told, and once: several processes, a backup, and what a host says wrong."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from faubourg.cli import app
from faubourg.table.people import hashed
from faubourg.web import subscriptions, turns
from faubourg.web.backup import back_up, restore
from faubourg.web.push import Subscription
from faubourg.web.schema import holders, mails, pushes
from faubourg.web.services import Services
from web.in_process import HOST, LINK, ME, OWNER, open_here, serve, served

LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)
PUSH = Subscription("https://push.example.org/x", "key", "secret")


async def waiting_for_me(services: Services) -> str:
    """A table that has waited for its owner, who is away and wants to be told."""
    table = await open_here(services, ME, LINK)
    wait = turns.Wait(table.id, 1, frozenset({0}))

    def prepare(connection: sa.Connection) -> None:
        turns.follow(connection, wait, LONG_AGO + timedelta(hours=1))
        connection.execute(sa.update(holders).values(seen=LONG_AGO))
        subscriptions.subscribe(connection, HOST.device.browser, PUSH, "fr")

    await services.store.write(prepare)
    return table.id


def test_of_several_processes_one_tells(database: str) -> None:
    async def run() -> list[subscriptions.Notice]:
        async with served(database) as first, served(database) as second:
            await waiting_for_me(first)
            now, pause = datetime.now(UTC), timedelta(minutes=10)
            claims = [
                one.store.write(lambda c: subscriptions.claim(c, now, pause))
                for one in (first, second) * 4
            ]
            return sum(await asyncio.gather(*claims), [])

    found = asyncio.run(run())
    assert [(one.browser, one.push) for one in found] == [(hashed(OWNER), PUSH)]


def test_a_backup_keeps_who_is_told_and_by_which_key(sqlite: str, tmp_path: Path) -> None:
    async def prepare(services: Services) -> str:
        await waiting_for_me(services)
        now = datetime.now(UTC)
        await services.store.write(
            lambda c: subscriptions.ask(c, HOST.device.browser, "a@b.org", "fr", "key", now)
        )
        assert services.notices.pusher is not None
        return services.notices.pusher.public

    async def kept(services: Services) -> tuple[str, list[str], list[str]]:
        def read(connection: sa.Connection) -> tuple[list[str], list[str]]:
            return (
                list(connection.execute(sa.select(pushes.c.endpoint)).scalars()),
                list(connection.execute(sa.select(mails.c.address)).scalars()),
            )

        assert services.notices.pusher is not None
        return services.notices.pusher.public, *await services.store.read(read)

    key, new = serve(sqlite, prepare), f"sqlite:///{tmp_path}/new.sqlite3"
    back_up(sqlite, tmp_path / "kept.gz")
    restore(tmp_path / "kept.gz", new)
    assert serve(new, kept) == (key, [PUSH.endpoint], ["a@b.org"])


def test_who_has_no_table_left_is_forgotten(sqlite: str) -> None:
    async def run(services: Services) -> list[bool]:
        await waiting_for_me(services)
        browser, found = HOST.device.browser, []
        for _ in range(2):
            await services.store.write(lambda c: subscriptions.forget(c, datetime.now(UTC)))
            found.append(await services.store.read(lambda c: subscriptions.is_pushed(c, browser)))
            await services.store.write(lambda c: c.execute(sa.delete(holders)))
        return found

    assert serve(sqlite, run) == [True, False]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--smtp", "mail:25"], "go together"),
        (["--smtp", "mail:25", "--smtp-from", "a@b.org"], "go together"),
        (["--smtp", "mail", "--smtp-from", "a@b.org", "--site", "https://b.org"], "HOST:PORT"),
        (["--smtp", "m:25", "--smtp-from", "a", "--site", "https://b.org"], "no e-mail address"),
        (["--site", "games.example.org"], "no address such as"),
    ],
)
def test_a_host_is_told_what_is_missing(words: list[str], complaint: str) -> None:
    done = CliRunner().invoke(app, ["serve", *words])
    assert done.exit_code != 0 and complaint in " ".join(done.output.split())
