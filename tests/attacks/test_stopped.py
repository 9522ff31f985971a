"""What strangers send is read in processes that are killed in time; the server goes on."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from web.browser import HERE, ME, AnyClient, Browser

from faubourg.core.content import BadContent
from faubourg.core.record import BadRecord
from faubourg.core.registry import find_game
from faubourg.table import reading
from faubourg.web import chores, clerk
from faubourg.web.app import create_app
from faubourg.web.chores import Box
from faubourg.web.clerk import Clerk, TooMuch
from faubourg.web.services import Settings

RECORDS = Path(__file__).parents[2] / "records"
READY = "print('{\"seed\": -1}', flush=True); "
HANGS = (sys.executable, "-c", f"import time; {READY} time.sleep(9999)")
DIES = (sys.executable, "-c", READY)
TOIL = "lines.SECONDS = 0; lines.answer_lines(lambda line: exec('while 1: 1'))"
TOILS = (sys.executable, "-c", f"from faubourg.core import lines; {TOIL}")
NONSENSE = (sys.executable, "-c", f"{READY} input(); print('what?', flush=True)")


@pytest.fixture(params=[HANGS, DIES, NONSENSE], ids=["hangs", "dies", "nonsense"])
def broken(
    request: pytest.FixtureRequest, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> AnyClient:
    """A server whose processes do not do what they are asked."""
    monkeypatch.setattr(clerk, "COMMAND", request.param)
    patience = 0.2 if request.param is HANGS else 120
    settings = Settings(sqlite, requests_per_minute=10**6, bot_pause=0, patience=patience)
    return TestClient(create_app(settings, "a key"))


def upload(browser: Browser, text: bytes) -> httpx.Response:
    return browser.post("/replay", files={"record": ("game.jsonl", text)})


def finished(game: str = "town_center") -> bytes:
    return sorted((RECORDS / game).glob("*.jsonl"))[0].read_bytes()


def test_a_record_that_takes_too_long_is_refused_and_others_play_on(broken: AnyClient) -> None:
    with broken:
        browser = Browser(broken)
        table = browser.open(ME, HERE)
        answer = upload(browser, finished())
        assert answer.status_code == 422 and "more time or memory" in answer.text
        assert browser.play(table)["steps"] > 0


def test_a_box_that_takes_too_long_is_refused_and_stored_nowhere(broken: AnyClient) -> None:
    with broken:
        browser = Browser(broken)
        export = find_game("la_citta").export
        assert export is not None
        wish = {"game": "la_citta", "seats": [ME, HERE], "content": export()}
        assert browser.post("/api/tables", wish).status_code == 422
        assert browser.get("/").text.count("/table/") == 0


def test_a_story_that_cannot_be_told_hides_no_board(broken: AnyClient) -> None:
    with broken:
        browser = Browser(broken)
        table = browser.open(ME)
        shown: dict[str, Any] = browser.play_all(table)
        assert shown["result"] is not None and shown["result"]["chart"] == ""
        assert "takes too long" in shown["log"][0]["text"]


def do(what: Any) -> Any:
    async def run() -> Any:
        clerk = Clerk(10**6)
        try:
            return await what(clerk)
        finally:
            await clerk.close()

    return asyncio.run(run())


def test_what_is_no_good_comes_back_as_what_it_is() -> None:
    with pytest.raises(BadRecord, match="line 1"):
        do(lambda clerk: clerk.read("", "no record", ""))
    with pytest.raises(BadContent, match="not TOML|expected"):
        do(lambda clerk: clerk.check("", Box("la_citta", 2, {}, "a = ")))


def test_a_record_comes_back_as_it_was_with_its_snapshot() -> None:
    found = do(lambda clerk: clerk.read("", finished().decode(), ""))
    assert found.snapshot.number == len(found.record.entries) > 0


def test_too_many_entries_are_refused_before_they_are_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reading, "MOST_ENTRIES", 5)
    monkeypatch.setattr(reading, "follow", None)
    with pytest.raises(BadRecord, match="at most 5 are read"):
        chores.read(chores.Sent(finished().decode(), ""))


def test_work_without_end_is_stopped_by_its_own_clock_and_not_tried_twice(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(clerk, "COMMAND", TOILS)
    with pytest.raises(TooMuch):
        do(lambda clerk: clerk.check("", Box("la_citta", 2, {}, "")))
    assert "it used up its time" in caplog.text


def test_more_memory_than_a_task_may_have_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    greedy = (
        f"from faubourg.web import chores; chores._bound_memory(); {READY} input();"
        "kept = bytearray(3 * 2**30); print(len(kept), flush=True)"
    )
    monkeypatch.setattr(clerk, "COMMAND", (sys.executable, "-c", greedy))
    with pytest.raises(TooMuch):
        do(lambda clerk: clerk.check("", Box("la_citta", 2, {}, "")))
