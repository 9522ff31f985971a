"""Whoever owns the box can play with exact component data, and everybody sees with which."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from faubourg.core.registry import games
from web.browser import Browser

EXPORTING = sorted(key for key, game in games().items() if game.export is not None)


def send(browser: Browser, key: str, content: str) -> httpx.Response:
    kinds = {"seat-0-kind": "me", "seat-1-kind": "here", "seat-1-name": "Zoé"}
    return browser.send_form("/tables", game=key, seats="2", content=content, **kinds)


@pytest.mark.parametrize("key", EXPORTING)
def test_the_exported_file_can_be_played_with(browser: Browser, key: str) -> None:
    exported = browser.get(f"/content/{key}")
    assert exported.status_code == 200 and "attachment" in exported.headers["content-disposition"]
    answer = send(browser, key, exported.text)
    assert answer.status_code in (301, 302, 303, 307)
    table = answer.headers["location"]
    assert "own box" in browser.get(table).text
    assert browser.get(f"{table}/content").text.strip() == exported.text.strip()


def test_a_bad_box_is_refused_and_nothing_of_the_form_is_lost(browser: Browser) -> None:
    answer = send(browser, "la_citta", "gold = 'much'")
    assert answer.status_code == 422
    assert "gold = &#39;much&#39;" in answer.text and "Zoé" in answer.text
    assert 'value="here" checked' in answer.text


def test_a_box_that_is_too_large_is_refused(browser: Browser) -> None:
    answer = send(browser, "la_citta", "#" * 100_001)
    assert answer.status_code in (413, 422)


def test_a_table_says_that_it_plays_with_our_own_data(browser: Browser) -> None:
    assert "partly reconstructed" in browser.get(f"/table/{browser.open(game='la_citta')}").text


def test_a_record_is_shown_with_the_box_it_was_played_with(browser: Browser) -> None:
    folder = Path(__file__).parents[2] / "records" / "small_city"
    files = {"record": ("r.jsonl", (folder / "last_one.jsonl").read_bytes(), "text/plain")}
    assert browser.post("/replay", files=files).status_code == 400
    files["content"] = ("box.toml", (folder / "free_tiles.toml").read_bytes(), "text/plain")
    answer = browser.post("/replay", files=files)
    assert answer.status_code in (301, 302, 303, 307)
    assert "own box" in browser.get(answer.headers["location"]).text


def test_a_game_without_replaceable_data_has_no_file(browser: Browser) -> None:
    assert browser.get("/content/tiny").status_code == 404
    assert browser.get("/content/nothing").status_code == 404
