"""What released versions have stored is still there: a database of 0.1.0, played on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from faubourg.core import record
from faubourg.core.replay import follow, verify
from faubourg.web.access import COOKIE
from faubourg.web.app import create_app
from faubourg.web.services import Settings
from web.browser import AnyClient, Browser

RELEASED = Path(__file__).parent / "released"
KNOWN = json.loads((RELEASED / "0.1.0.json").read_text())  # secrets of its browsers, its tables
GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[AnyClient]:
    file = tmp_path / "released.sqlite3"
    with sqlite3.connect(file) as database:
        database.executescript((RELEASED / "0.1.0.sql").read_text(encoding="utf-8"))
    settings = Settings(f"sqlite:///{file}", requests_per_minute=10**6, bot_pause=0)
    with TestClient(create_app(settings, "a key")) as opened:
        yield opened


def known(client: AnyClient, who: str) -> Browser:
    browser = Browser(client)
    browser.jar.set(COOKIE, KNOWN["secrets"][who], domain="testserver.local", path="/")
    return browser


def test_a_finished_game_is_verified_and_says_how_its_luck_was_given(client: AnyClient) -> None:
    owner, table = known(client, "owner"), KNOWN["tables"]["finished"]
    told = owner.get(f"/api/tables/{table}/verify").json()
    assert told["honest"] and "one after the other" in told["text"]
    kept = record.load(owner.get(f"/api/tables/{table}/record").text)
    assert kept.header.luck == record.OPEN and verify(kept).honest


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_goes_on_with_its_people_and_its_luck(client: AnyClient, game: str) -> None:
    table = KNOWN["tables"][game]
    people = [known(client, who) for who in ("owner", "friend")]
    seats = [[p["seat"] for p in one.look(table)["players"] if p["mine"]] for one in people]
    assert seats == [[0], [1]]
    assert people[0].look(table)["luck"]["way"] == "open"
    for _ in range(10):
        for one in people:
            if one.look(table)["actions"]:
                one.play(table)
    stranger = Browser(client)
    assert [p["mine"] for p in stranger.look(table)["players"]] == [False, False]


def test_an_old_invitation_still_works_once_in_the_old_way(client: AnyClient) -> None:
    table, link = KNOWN["tables"]["waiting"], KNOWN["secrets"]["link"]
    owner, friend = known(client, "owner"), Browser(client)
    assert owner.look(table)["players"][1]["link"] == link
    assert friend.join(link, "Léo", nonce="theirs").status_code == 302
    assert Browser(client).join(link).status_code == 409
    while owner.look(table)["result"] is None:
        for one in (owner, friend):
            if one.look(table)["actions"]:
                one.play(table)
    kept = record.load(owner.get(f"/api/tables/{table}/record").text)
    assert kept.header.nonces == ["mine", "theirs"] and kept.header.commitments == []
    assert verify(kept).honest and follow(kept).entries == kept.entries
