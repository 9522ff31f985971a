"""Hints and reviews without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from faubourg.core.registry import games
from offline.browser import Browser, do

GAMES = [game for game in games() if game != "tiny"]
GOLDEN = Path(__file__).parents[2] / "records" / "town_center" / "solo.jsonl"


async def reviewed(browser: Browser, table: str) -> Any:
    """Asked again until it is made."""
    while True:
        found = await browser.get(f"/api/tables/{table}/review")
        if found["review"] is not None:
            return found
        await browser.rest()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_legal_choices_and_says_why(game: str) -> None:
    async def work() -> None:
        browser = Browser(language="fr")
        table = await browser.open(game)
        now = await browser.situation(table)
        assert now["hint"]
        hint = await browser.post(f"/api/tables/{table}/hint", {"seat": now["seat"]})
        legal = {number for number, *_ in now["actions"]}
        assert {choice["action"] for choice in hint["choices"]} <= legal
        assert hint["where"] and hint["choices"] and hint["number"] == now["number"]
        log = [line["text"] for line in (await browser.situation(table))["log"]]
        assert sum("a demandé un indice" in line for line in log) == 1

    do(work)


def test_a_table_can_forbid_hints() -> None:
    async def work() -> None:
        browser = Browser()
        fields = {"game": "town_center", "seats": "1", "seat-0-kind": "me", "hints": "no"}
        led = await browser.post("/tables", {**fields, "nonce": "x"})
        table = led["location"].removeprefix("/table/")
        assert not (await browser.situation(table))["hint"]
        status, told = await browser.ask("POST", f"/api/tables/{table}/hint", {"seat": 0})
        assert status == 422 and "not allowed" in told["text"]

    do(work)


def test_a_hint_that_does_not_come_is_told_in_words() -> None:
    async def broken(what: str, task: str) -> str:
        raise RuntimeError("its worker has died")

    async def work() -> None:
        browser = Browser(ask=broken)
        table = await browser.open("town_center", alone="yes")
        await browser.situation(table)
        status, told = await browser.ask("POST", f"/api/tables/{table}/hint", {"seat": 0})
        assert status == 422 and "No hint this time" in told["text"]

    do(work)


def test_a_replay_is_reviewed_once_and_the_review_kept() -> None:
    asked: list[str] = []

    async def counted(what: str, task: str) -> str:
        from offline.browser import think

        asked.append(what)
        return await think(what, task)

    async def work() -> None:
        browser = Browser(ask=counted)
        led = await browser.post("/replay", {"record": GOLDEN.read_text("utf-8")})
        table = led["location"].removeprefix("/table/")
        found = await reviewed(browser, table)
        assert "data-at" in found["chart"]
        one = found["review"]["accounts"][0]["costly"][0]
        wanted = {key: one[key] for key in ("seat", "at", "action")}
        assert (await browser.get(f"/api/tables/{table}/ghost", **wanted))["board"]
        status, told = await browser.ask(
            "GET", f"/api/tables/{table}/ghost", query={**wanted, "at": 9999}
        )
        assert status == 400 and "9999" in told["text"]
        many = len(asked)
        later = Browser(browser.shelf, ask=counted)
        assert (await reviewed(later, table))["review"] == found["review"]
        assert len(asked) == many > 5

    do(work)


def test_nothing_is_told_of_a_game_that_goes_on() -> None:
    async def work() -> None:
        browser = Browser()
        table = await browser.open("town_center", alone="yes")
        status, told = await browser.ask("GET", f"/api/tables/{table}/review")
        assert status == 422 and "once it is over" in told["text"]

    do(work)
