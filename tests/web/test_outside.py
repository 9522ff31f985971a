"""Programs of the host as bots of a server; a page can only call them by the host's name."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from litestar.testing import TestClient

from faubourg.core.texts import Texts
from faubourg.table.wire import SeatWish
from faubourg.web.app import create_app
from faubourg.web.services import Services, Settings
from web.browser import ME, AnyClient, Browser
from web.in_process import ME as SOMEBODY
from web.in_process import PATIENCE, decide, open_here, serve, settled

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside" / "bot.py"
MINE = (("mine", (sys.executable, str(EXAMPLE))),)
FORM = {"game": "town_center", "seats": "2", "seat-0-kind": "me", "seat-1-kind": "bot"}


@pytest.fixture
def hosting(tmp_path: Path) -> Iterator[AnyClient]:
    database = f"sqlite:///{tmp_path}/hosting.sqlite3"
    with TestClient(create_app(Settings(database, bot_pause=0, bots=MINE))) as client:
        yield client


def test_a_page_offers_the_program_by_its_name_and_never_tells_its_command(
    hosting: AnyClient,
) -> None:
    browser = Browser(hosting)
    page = browser.get("/new/town_center?seats=2").text
    assert 'value="mine"' in page and "bot.py" not in page
    table = browser.open(ME, {"kind": "bot", "bot": "mine"})
    assert browser.look(table)["players"][1]["bot"] == "mine"


@pytest.mark.parametrize("name", ["exec:true", "exec:/bin/sh", "mine"])
def test_a_page_starts_no_program_that_the_host_has_not_named(browser: Browser, name: str) -> None:
    """This server was started without one."""
    wish = {"game": "town_center", "seats": [ME, {"kind": "bot", "bot": name}]}
    refused = browser.post("/api/tables", wish)
    assert refused.status_code == 422 and repr(name) in refused.json()["detail"]
    form = browser.send_form("/tables", **FORM, **{"seat-1-bot": name})
    assert form.status_code == 422 and name in form.text


def test_a_program_of_the_host_plays(sqlite: str) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services, SOMEBODY, SeatWish("bot", bot="mine"))
        rng = Random(1)
        while len([step for step in table.match.steps if step.seat == 1]) < 5:
            table = await settled(services, (await decide(services, table, rng)).id)
        assert table.seats[1].bot == "mine" and not table.notes

    serve(sqlite, do, bots=MINE, bot_patience=PATIENCE)


def test_one_that_fails_is_replaced_and_the_table_says_so(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services, SOMEBODY, SeatWish("bot", bot="mine"))
        if table.match.state.actors == (0,):
            table = await decide(services, table, Random(1))
        table = await settled(services, table.id)
        assert table.seats[1].bot == "apprentice"
        await table.tell()
        told = [line.message for line in table.story.lines if line.is_note]
        assert [message.key for message in told] == ["web.bot-replaced"]
        assert Texts("fr").tell(told[0])

    serve(sqlite, do, bots=(("mine", ("/bin/false",)),), bot_patience=PATIENCE)
    assert "it ended, with status 1" in caplog.text
