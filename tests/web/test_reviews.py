"""Reviews at a table: made once, kept, told in both languages; nothing of a game that goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from faubourg.table.looking_back import Making
from faubourg.web.reviews import Reviews
from faubourg.web.services import Services
from web.browser import HERE, ME, AnyClient, Browser
from web.in_process import ME as MYSELF
from web.in_process import open_here, play_some, serve

GOLDEN = Path(__file__).parents[2] / "records" / "town_center" / "solo.jsonl"


def reviewed(browser: Browser, table: str) -> dict[str, Any]:
    """Asked again until it is made."""
    while True:
        answer = browser.get(f"/api/tables/{table}/review")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["review"] is not None:
            return found
        assert 0 <= found["done"] <= found["of"]


def replayed(browser: Browser) -> str:
    text = GOLDEN.read_text(encoding="utf-8")
    answer = browser.post("/replay", files={"record": ("game.jsonl", text)})
    assert answer.status_code < 400, answer.text
    return str(answer.headers["location"].rpartition("/")[2])


@pytest.mark.parametrize(
    ("language", "words"), [("en", "would have brought"), ("fr", "aurait rapporté")]
)
def test_a_replay_is_reviewed(client: AnyClient, language: str, words: str) -> None:
    browser = Browser(client, language)
    table = replayed(browser)
    found = reviewed(browser, table)
    (one,) = found["review"]["accounts"]
    assert len(one["costly"]) == 3 and words in one["costly"][0]["lines"][0]
    assert "data-at" in found["chart"] and found["done"] == found["of"]
    seen = []
    for each in one["costly"]:  # a cube that goes back to the bag is no ghost on the board
        query = f"seat={each['seat']}&at={each['at']}&action={each['action']}"
        ghost = browser.get(f"/api/tables/{table}/ghost?{query}").json()
        plain = browser.get(f"/api/tables/{table}/moment?seat=0&at={each['at']}").json()
        seen.append(ghost["board"] != plain["board"] or bool(ghost["panels"]))
    assert any(seen)


def test_a_ghost_of_what_was_not_legal_is_refused(browser: Browser) -> None:
    table = replayed(browser)
    for query in ("seat=0&at=3&action=0", "seat=5&at=0&action=0", "seat=0&at=9999&action=0"):
        assert browser.get(f"/api/tables/{table}/ghost?{query}").status_code == 400


def test_nothing_is_told_of_a_game_that_goes_on(browser: Browser) -> None:
    table = browser.open(ME, HERE)
    for what in ("review", "ghost?seat=0&at=0&action=0"):
        answer = browser.get(f"/api/tables/{table}/{what}")
        assert answer.status_code == 422 and "once it is over" in answer.json()["text"]


async def ready(making: Making) -> None:
    while making.review is None and not making.failed:
        await asyncio.sleep(0)


def test_it_is_made_once_and_kept_with_the_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services, MYSELF)
        while not table.over:
            table = await play_some(services, table, 1)
        making = services.reviews.of(table, "a")
        assert services.reviews.of(table, "b") is making
        await ready(making)
        assert making.of > Reviews.AT_ONCE and making.done == making.of
        while (kept := await services.reviews.kept(table.id)) is None:
            await asyncio.sleep(0)
        assert kept == making.review
        later = Reviews(services.store, services.clerk)  # as after a restart
        monkeypatch.setattr(services.clerk, "review", None)  # nobody is asked again
        again = later.of(table, "c")
        await ready(again)
        assert again.review == making.review
        await later.close()

    serve(database, do)
