"""Guided games: opened by anybody, answered with real refusals or friendly words, and left."""

from __future__ import annotations

import pytest

from faubourg.core.texts import Texts
from web.browser import AnyClient, Browser, Shown


@pytest.fixture
def browser(client: AnyClient) -> Browser:
    return Browser(client)


def begin(browser: Browser, game: str = "town_center") -> str:
    answer = browser.send_form(f"/learn/{game}")
    assert answer.status_code in (302, 303), answer.text
    return answer.headers["location"].rsplit("/", 1)[-1]


def state(browser: Browser, table: str) -> dict[str, int]:
    legal = browser.get(f"/api/tables/{table}/state", params={"seat": 0}).json()["legal"]
    return {words: index for index, words in legal}


def try_to(browser: Browser, table: str, words: str) -> tuple[int, str]:
    shown, index = browser.look(table), state(browser, table)[words]
    answer = browser.command(table, "play", seat=0, action=index, expected=shown["number"])
    return answer.status_code, answer.json().get("text", "")


def bubble(shown: Shown) -> dict[str, object]:
    found: dict[str, object] = shown["lesson"]["bubbles"][-1]
    return found


def test_the_page_before_it_says_what_one_will_know(browser: Browser) -> None:
    page = browser.get("/learn/town_center").text
    assert Texts("en").say("town_center.lesson-about") in page
    assert 'action="/learn/town_center"' in page


@pytest.mark.parametrize("path", ["/learn/nothing", "/learn/town_center.toml"])
def test_no_lesson_is_no_page(browser: Browser, path: str) -> None:
    assert browser.get(path).status_code == 404
    assert browser.send_form(path).status_code == 404


def test_it_asks_for_the_token(browser: Browser) -> None:
    assert browser.request("POST", "/learn/town_center").status_code == 403


def test_a_learner_is_told_one_thing_after_the_other(browser: Browser) -> None:
    table = begin(browser)
    shown = browser.look(table)
    assert [b["stop"] for b in shown["lesson"]["bubbles"]] == [1, 2]
    assert [b["reads"] for b in shown["lesson"]["bubbles"]] == [True, False]
    assert bubble(shown)["names"] == ["cell:c2"]
    assert try_to(browser, table, "hall c2")[0] == 201
    assert browser.look(table)["lesson"]["bubbles"][0]["stop"] == 3


def test_a_weak_choice_is_not_played_and_gets_a_friendly_word(browser: Browser) -> None:
    table = begin(browser)
    before = browser.look(table)["number"]
    code, text = try_to(browser, table, "hall c3")
    assert (code, text) == (422, Texts("en").say("town_center.lesson-weak-middle"))
    assert browser.look(table)["number"] == before


def test_undo_leads_a_stop_back(browser: Browser) -> None:
    table = begin(browser)
    try_to(browser, table, "hall c2")
    shown = browser.look(table)
    if shown["undo"] is None:  # Basile has not placed his hall yet
        browser.command(table, "undo", seat=0, expected=shown["number"])
        assert bubble(browser.look(table))["stop"] == 2


def test_whoever_leaves_the_lesson_plays_freely(browser: Browser) -> None:
    table = begin(browser)
    assert browser.command(table, "lesson/leave").status_code == 201
    shown = browser.look(table)
    assert shown["lesson"] is None
    assert "prepared" in shown["luck"]["text"]
    assert try_to(browser, table, "hall c3")[0] == 201
    assert browser.command(table, "lesson/leave").status_code == 201  # once more is harmless


def test_nobody_else_is_taught_or_may_leave_it(client: AnyClient, browser: Browser) -> None:
    table, other = begin(browser), Browser(client)
    assert other.look(table)["lesson"] is None
    assert other.command(table, "lesson/leave").status_code == 403
    assert browser.look(table)["lesson"] is not None


def test_the_past_is_not_taught(browser: Browser) -> None:
    table = begin(browser)
    try_to(browser, table, "hall c2")
    assert browser.look(table, at=0)["lesson"] is None


def test_a_usual_table_has_no_lesson(browser: Browser) -> None:
    table = browser.open()
    assert browser.look(table)["lesson"] is None
    assert browser.command(table, "lesson/leave").status_code == 201
    assert "prepared" not in browser.look(table)["luck"]["text"]


def test_an_expansion_leads_to_the_lesson_that_comes_first(browser: Browser) -> None:
    assert 'href="/learn/small_city"' in browser.get("/learn/arcologies").text
    assert "/learn/" not in browser.get("/learn/small_city").text.replace("/learn/small_city", "")
