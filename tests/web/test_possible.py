"""How much of what was possible: asked after a game alone, found in a process of its own."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from faubourg.core.registry import find_game
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.web import possible
from faubourg.web.clerk import TooMuch
from faubourg.web.services import Services
from web.browser import ME, AnyClient, Browser
from web.in_process import ME as SOMEBODY
from web.in_process import open_here, play_some, serve


def told_at_last(browser: Browser, table: str) -> dict[str, Any]:
    """Whoever asks is told soon that the solver still looks, and asks again."""
    while True:
        found: dict[str, Any] = browser.get(f"/api/tables/{table}/possible").json()
        if not found["later"]:
            return found
        assert found["best"] is None and found["text"] == ""


def test_a_finished_game_alone_is_told_what_was_possible(browser: Browser) -> None:
    table = browser.open(ME)
    running = browser.get(f"/api/tables/{table}/possible").json()
    assert not running["later"] and running["text"] == ""  # the luck is still secret
    total = browser.play_all(table)["result"]["places"][0]["total"]
    found = told_at_last(browser, table)
    assert found["score"] == total and found["best"] > max(total, 60)
    assert str(found["best"]) in found["text"]
    assert browser.get(f"/api/tables/{table}/possible").json() == found


def test_a_solver_that_took_too_long_is_no_secret(
    client: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def give_up(*_: object) -> None:
        raise TooMuch

    services: Services = client.app.state.services
    monkeypatch.setattr(services.clerk, "solve", give_up)
    browser = Browser(client, "fr")
    table = browser.open(ME)
    browser.play_all(table)
    found = told_at_last(browser, table)
    assert found["best"] is None and found["text"].startswith("Le solveur a mis trop de temps")
    english = Browser(client, "en").get(f"/api/tables/{table}/possible").json()["text"]
    assert english.startswith("The solver took too long")


def test_nobody_is_told_of_a_game_of_several(browser: Browser) -> None:
    table = browser.open()
    browser.play_all(table)
    assert browser.get(f"/api/tables/{table}/possible").json()["text"] == ""


def test_who_asks_at_once_waits_for_the_same_solver(sqlite: str) -> None:
    """And the server goes on meanwhile: it is looked for elsewhere."""

    async def do(services: Services) -> None:
        table = await open_here(services, SOMEBODY)
        while not table.over:
            table = await play_some(services, table, 1)
        asked = [asyncio.create_task(services.possible.of(table, "")) for _ in range(3)]
        await asyncio.sleep(0)
        assert not any(task.done() for task in asked)
        found = await asyncio.gather(*asked)
        while found[0] is None:  # who does not wait so long asks again
            found = [await services.possible.of(table, "") for _ in range(3)]
        assert found[0] is found[1] is found[2] and found[0].score is not None

    serve(sqlite, do)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "best", "mine", "key"),
    [
        ("town_center", 100, 80, "possible"),
        ("town_center", 100, -3, "possible"),
        ("town_center", 80, 100, "possible-more"),
        ("town_center", 80, 80, "possible"),
        ("small_city", 80, None, "possible-won"),
        ("small_city", None, None, "possible-lost"),
        ("arcologies", 8, 12, "possible"),
        ("arcologies", 12, 8, "possible-more"),
    ],
)
def test_the_line_says_who_did_better(
    language: str,
    game: str,
    best: int | None,
    mine: int | None,
    key: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    texts, said = Texts(language), list[str]()
    say = Texts.say

    def listen(self: Texts, asked: str, values: object = None) -> str:
        said.append(asked)
        return say(self, asked, values)  # type: ignore[arg-type]  # as it came

    monkeypatch.setattr(Texts, "say", listen)
    rules = find_game(game).rules(1)
    assert possible.told(rules, best, mine, texts)
    assert said == [f"web.{key}"]


def test_a_share_is_told_of_points_alone() -> None:
    rules = find_game("town_center").rules(1)
    assert "80 %" in possible.told(rules, 100, 80, Texts("en"))
    assert "%" not in possible.told(rules, 100, -3, Texts("en"))
