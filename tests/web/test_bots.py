"""Bots that fail are replaced, and all bots go on after a restart."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path
from random import Random

import pytest

from faubourg.core.match import Entry
from faubourg.core.texts import Texts
from faubourg.table.wire import SeatWish
from faubourg.web import driver
from faubourg.web.services import Services
from web import bad_bots
from web.in_process import (
    BOT,
    ME,
    PATIENCE,
    begun,
    check_it_goes_on,
    decide,
    open_here,
    open_here_unsettled,
    serve,
    settled,
)


def pass_time(seconds: float) -> None:
    """All at once, on the clock of this loop."""
    loop = asyncio.get_running_loop()
    now = loop.time
    loop.time = lambda: now() + seconds  # type: ignore[method-assign]  # that clock is the test's


async def lose_patience(asked: Path) -> None:
    """As soon as a hanging bot has been asked."""
    await asyncio.to_thread(asked.read_text)
    pass_time(PATIENCE)


@pytest.mark.parametrize("bad", bad_bots.BAD)
def test_a_bad_bot_is_replaced_and_the_log_says_so(
    sqlite: str,
    bad: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
) -> None:
    mine, asked = tmp_path / "mine", tmp_path / "asked"
    os.mkfifo(asked)
    monkeypatch.setattr(driver, "COMMAND", bad_bots.command(bad, str(mine), str(asked)))

    async def do(services: Services) -> None:
        impatience = asyncio.create_task(lose_patience(asked)) if bad == "hang" else None
        table = await open_here(services, ME, BOT)
        if table.match.state.actors == (0,):
            table = await decide(services, table, Random(1))
        table = await settled(services, table.id)
        assert impatience is None or impatience.done()
        assert table.seats[1].bot == "apprentice"
        assert table.match.state.actors == (0,)  # the other bot has played
        await table.tell()
        told = [line.message for line in table.story.lines if line.is_note]
        assert [message.key for message in told] == ["web.bot-replaced"]
        assert Texts("en").tell(told[0])

    with caplog.at_level(logging.WARNING):
        serve(sqlite, do, bot_patience=PATIENCE, bot_processes=1)
    assert "bot random in seat 1 failed" in caplog.text
    assert not mine.exists()  # the server has run nothing that a bot has sent


def test_a_hanging_bot_does_not_disturb_other_tables(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They wait for a free process, and their own time starts only then."""
    asked = tmp_path / "asked"
    os.mkfifo(asked)
    monkeypatch.setattr(driver, "COMMAND", bad_bots.command("hang", str(asked)))

    async def do(services: Services) -> None:
        greedy = SeatWish("bot", bot="greedy")
        tables = [await open_here_unsettled(services, BOT, ME),
                  await open_here_unsettled(services, greedy, ME),
                  await open_here_unsettled(services, greedy, ME)]  # fmt: skip
        await lose_patience(asked)
        for table_id in tables:
            await settled(services, table_id)
        notes = [len((await services.tables.get(table_id)).notes) for table_id in tables]
        assert notes[1:] == [0, 0]

    serve(sqlite, do, bot_patience=PATIENCE, bot_processes=1)


def test_bots_go_on_after_a_restart(sqlite: str) -> None:
    check_it_goes_on(sqlite, begun(sqlite, BOT, ME))


def test_a_table_that_cannot_be_continued_harms_no_other(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def begin(services: Services) -> str:
        table_id = await open_here_unsettled(services, BOT, ME)
        await settled(services, table_id)
        number = len(await services.store.entries(table_id))
        await services.store.append(table_id, number, [Entry(0, "from the future")], False)
        return table_id

    serve(sqlite, begin)

    async def go_on(services: Services) -> None:
        await asyncio.gather(*services.waking)
        assert (await open_here(services)).number >= 0

    serve(sqlite, go_on)
    assert "cannot be continued" in caplog.text
