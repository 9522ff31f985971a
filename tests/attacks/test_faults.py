"""A database that does not answer for a while: people are told, and every table goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import InternalError, OperationalError
from web import bad_bots
from web.browser import HERE, ME, AnyClient, Browser
from web.in_process import (
    begun,
    check_it_goes_on,
    decide,
    open_here,
    open_here_unsettled,
    serve,
    settled,
)

from faubourg.table import driving
from faubourg.table.commands import Behind
from faubourg.table.floor import Conflict
from faubourg.table.wire import SeatWish
from faubourg.web import driver, processes, services, store
from faubourg.web.services import Services

BOT, PERSON = SeatWish("bot", bot="greedy"), SeatWish("me")


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long one waits for the database decides nothing here."""
    monkeypatch.setattr(driving, "FIRST_WAIT", 0.0)
    waits = [s for s in store.SQLITE_SETTINGS if not s.startswith("busy_timeout")]
    monkeypatch.setattr(store, "SQLITE_SETTINGS", (*waits, "busy_timeout=20"))


def locked(database: str) -> sqlite3.Connection:
    other = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    return other


def test_while_it_is_locked_people_are_told_when_to_come_again(
    sqlite: str, client: AnyClient
) -> None:
    browser = Browser(client)
    table = browser.open(ME, HERE)
    shown = browser.look(table)
    body = {"seat": shown["seat"], "action": shown["actions"][0][0], "expected": shown["number"]}
    other = locked(sqlite)
    refused = browser.command(table, "play", **body)
    assert refused.status_code == 503 and int(refused.headers["retry-after"]) > 0
    assert "try again" in refused.json()["text"]
    page = browser.send_form("/play/town_center")
    assert page.status_code == 503 and "try again" in page.text and page.headers["retry-after"]
    other.rollback()
    assert browser.command(table, "play", **body).status_code == 201
    assert browser.look(table)["number"] > shown["number"]


def fault(times: int, kind: Any = OperationalError) -> Any:
    """Raised so many times, then never more."""
    left = times

    def fail() -> None:
        nonlocal left
        if left:
            left -= 1
            raise kind("a statement", {}, Exception("the database is away"))

    return fail


@pytest.mark.parametrize("kind", [OperationalError, InternalError])
@pytest.mark.parametrize("what", ["write", "people"])
def test_bots_go_on_by_themselves_when_it_is_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, kind: type[Exception], what: str
) -> None:
    async def do(services: Services) -> None:
        table = await open_here_unsettled(services, BOT, PERSON)
        fail, real = fault(3, kind), getattr(services.store, what)

        async def failing(*given: Any) -> Any:
            fail()
            return await real(*given)

        monkeypatch.setattr(services.store, what, failing)
        services.tables.drop(table)  # so that it must be read again as well
        await settled(services, table)
        found = await services.tables.get(table)
        assert found.match.state.actors == (1,) and found.number > 0

    serve(sqlite, do)


def test_nobody_sees_what_may_never_be_stored(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services)
        before, storing, fail = table.number, asyncio.Event(), asyncio.Event()

        async def append(*given: Any) -> None:
            storing.set()
            await fail.wait()
            raise OperationalError("a statement", {}, Exception("the database is away"))

        monkeypatch.setattr(services.store, "append", append)
        deciding = asyncio.create_task(decide(services, table, Random(1)))
        await storing.wait()
        seen = await services.tables.get(table.id)
        assert seen.number == before == len(seen.match.entries)
        fail.set()
        with pytest.raises(OperationalError):
            await deciding

    serve(sqlite, do)


def test_a_server_that_starts_without_it_wakes_its_bots_later(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(sqlite, BOT, PERSON)
    fail, real = fault(2), store.Store.running_with_bots

    async def failing(self: store.Store) -> list[str]:
        fail()
        return await real(self)

    monkeypatch.setattr(store.Store, "running_with_bots", failing)
    monkeypatch.setattr(services, "RETRY", 0.0)
    check_it_goes_on(sqlite, table)


def test_who_waits_behind_a_locked_write_is_not_kept_for_all_before_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(services: Services) -> None:
        monkeypatch.setattr(store, "LONGEST_QUEUE", -1.0)
        with pytest.raises(store.Busy):
            await services.store.write(lambda connection: None)

    serve(sqlite, do)


# Bots


def test_a_bot_that_cannot_be_replaced_by_a_better_one_plays_on(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every process of a bot crashes: the choice is random, the bot stays, nothing stands still."""
    monkeypatch.setattr(driver, "COMMAND", bad_bots.command("crash", "all"))

    async def do(services: Services) -> None:
        table = await open_here(services, PERSON, BOT)
        while not table.over:
            seat = table.match.state.actors[0]
            action = table.match.rules.legal(table.match.state, seat)[0]
            await services.tables.play(table, seat, action.index, table.number)
            table = await settled(services, table.id)
        assert table.seats[1].bot == "apprentice"
        assert [note.key for note in table.notes] == ["web.bot-late"]

    serve(sqlite, do)


@pytest.mark.parametrize("error", [Behind(0), Conflict("faster"), RuntimeError("a mistake")])
def test_a_bot_helped_out_just_as_something_else_happens_acts_all_the_same(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(driver, "COMMAND", bad_bots.command("crash", "all"))
    left, real = [error], driving.Driver._play_at_random

    async def disturbed(self: driving.Driver[Any], table_id: str, seat: int, bot: str) -> None:
        if left:
            raise left.pop()
        await real(self, table_id, seat, bot)

    async def do(services: Services) -> None:
        monkeypatch.setattr(driving.Driver, "_play_at_random", disturbed)
        table = await settled(services, await open_here_unsettled(services, BOT, PERSON))
        assert table.match.state.actors == (1,)  # the bot in the first seat has acted

    serve(sqlite, do)
    assert not left


def test_a_process_killed_by_others_is_not_the_bots_fault(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services, PERSON, BOT)
        if table.match.state.actors == (0,):
            action = table.match.rules.legal(table.match.state, 0)[0]
            await services.tables.play(table, 0, action.index, table.number)
            table = await settled(services, table.id)
        for process in services.tables.thinker.pool._all:
            if process._process is not None:
                process._process.kill()
        action = table.match.rules.legal(table.match.state, 0)[0]
        await services.tables.play(table, 0, action.index, table.number)
        table = await settled(services, table.id)
        assert table.notes == [] and table.match.state.actors == (0,)

    assert processes.START >= 60
    serve(sqlite, do)
