"""A seat receives what it knows and nothing else: tried with secret bids."""

from __future__ import annotations

import pytest
import tiny
from table.tables import table_of
from tiny.draw import Drawer

from faubourg.core import registry, texts
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.presentation import Look
from faubourg.core.replay import AnyMatch
from faubourg.core.texts import Texts
from faubourg.table.answers import preview
from faubourg.table.situation import Painter
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook
from faubourg.web import clerk
from web import own_chores
from web.browser import LINK, ME, AnyClient, Browser, news, say_look, share_luck

SECRET = 3  # coins in the bid that must stay hidden


def draw(drawer: Drawer, known: tiny.TinyState, texts: Texts, look: Look) -> str:
    return f"<svg><desc>{known}{look.ghost}</desc></svg>"


def panels(drawer: Drawer, known: tiny.TinyState, texts: Texts, look: Look) -> dict[str, str]:
    return {"bag": draw(drawer, known, texts, look)}


@pytest.fixture(autouse=True)
def tiny_is_on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.games(), "tiny", tiny.GAME)
    texts.register(tiny.GAME.key, tiny.GAME.package)
    monkeypatch.setattr(clerk, "COMMAND", own_chores.command("tiny"))
    monkeypatch.setattr(Drawer, "draw", draw)
    monkeypatch.setattr(Drawer, "panels", panels)


@pytest.fixture
def table(browser: Browser, friend: Browser) -> str:
    opened = browser.open(ME, LINK, game="tiny")
    friend.join(browser.link(opened, 1))
    share_luck(opened, browser, friend)
    return opened


def bid(browser: Browser, table: str, seat: int, coins: int) -> None:
    number = browser.look(table)["number"]
    body = {"seat": seat, "action": coins, "expected": number}
    answer = browser.command(table, "play", **body)
    assert answer.status_code == 201, answer.text


def what_reaches(browser: Browser, table: str) -> str:
    """All that a browser can ask for."""
    paths = ["", "?seat=0", "?seat=1", "?at=2", "?at=1", "/record", "/verify", "/rematch"]
    paths += ["/why?seat=1&name=bid:9", "/why?seat=0&name=bid:9"]
    return "\n".join(browser.get(f"/api/tables/{table}{path}").text for path in paths)


def test_a_secret_bid_reaches_nobody_else(
    client: AnyClient, browser: Browser, friend: Browser, table: str
) -> None:
    bid(browser, table, 0, SECRET)
    for one in (friend, Browser(client)):
        told = what_reaches(one, table)
        assert f'"action":"bid {SECRET}"' not in told
        assert f"bids=[{SECRET}" not in told and f"bids {SECRET}" not in told
    assert f"bids=[{SECRET}" in browser.look(table)["board"]


def test_no_push_tells_a_secret_bid(browser: Browser, friend: Browser, table: str) -> None:
    with friend.live(table) as socket:
        say_look(socket)
        bid(browser, table, 0, SECRET)
        shown = news(socket)
    assert f"bids=[{SECRET}" not in str(shown)
    assert not any("bid" in line["text"] for line in shown["log"])


@pytest.mark.parametrize("mine", range(5))
def test_a_preview_is_the_same_whatever_the_other_has_bid(mine: int) -> None:
    rules = tiny.GAME.rules(2)
    previews = []
    for theirs in range(5):
        match: AnyMatch = Match(rules, Chance.seeded("one"))
        match.play(0, rules.catalogue[theirs])
        painter = Painter(table_of(match), Viewer((1,), "en"), WantedLook(1))
        previews.append(preview(painter, 1, mine))
    assert all(one == previews[0] for one in previews)


def test_a_preview_promises_nothing_that_depends_on_a_secret(
    browser: Browser, friend: Browser, table: str
) -> None:
    bid(browser, table, 0, SECRET)
    for mine in range(1, 5):
        told = friend.get(f"/api/tables/{table}/preview?seat=1&action={mine}").json()
        assert told["label"].startswith(f"Bid {mine} coin")
        assert "None</desc>" in told["board"]  # no ghost


def test_the_record_is_kept_back_while_it_has_secrets(
    client: AnyClient, browser: Browser, friend: Browser, table: str
) -> None:
    path = f"/api/tables/{table}/record"
    bid(browser, table, 0, SECRET)
    for one in (browser, friend, Browser(client)):
        answer = one.get(path)
        assert answer.status_code == 403
        assert "once it is over" in answer.json()["detail"]
    while browser.look(table)["result"] is None:
        for seat, one in enumerate((browser, friend)):
            if one.look(table)["yours"]:
                bid(one, table, seat, 0)
    assert Browser(client).get(path).status_code == 200
