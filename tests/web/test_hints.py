"""Hints at a table: what the planner would do, noted for everybody, where they are allowed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from faubourg.bots.advice import advise
from faubourg.core import record
from faubourg.core.registry import find_game
from faubourg.core.replay import follow, verify
from faubourg.web.services import Services
from web.browser import BOT, HERE, ME, AnyClient, Browser
from web.in_process import HERE as A_FRIEND
from web.in_process import ME as MYSELF
from web.in_process import open_here, play_some, serve

GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")


def asked(browser: Browser, table: str, seat: int | None = None) -> Any:
    mine = browser.look(table)["seat"] if seat is None else seat
    return browser.command(table, "hint", seat=mine)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_legal_choices_and_says_why(browser: Browser, game: str) -> None:
    table = browser.open(ME, HERE, game=game)
    seat = next(player["seat"] for player in browser.look(table)["players"] if player["active"])
    shown, answer = browser.look(table, eyes=seat, seat=seat), asked(browser, table, seat)
    assert answer.status_code == 201, answer.text
    hint, legal = answer.json(), {number for number, _, _ in shown["actions"]}
    assert {choice["action"] for choice in hint["choices"]} <= legal
    assert 1 <= len(hint["choices"]) <= 3 and hint["choices"][0]["less"] == ""
    assert hint["where"] and hint["source"] and hint["number"] == shown["number"]
    assert {name for c in hint["choices"] for name in c["names"]} == set(hint["names"])


def test_the_first_choice_is_the_planners(sqlite: str) -> None:
    async def do(services: Services) -> None:
        table = await play_some(services, await open_here(services, MYSELF, A_FRIEND), 9)
        seat = table.match.state.actors[0]
        hint = await services.tables.driver.thinker.hint(table, seat)
        advice = advise(find_game("town_center"), table.match.observe(seat), Random(1))
        assert hint.learned and hint.suggestions[0].action == advice.best.action.index

    serve(sqlite, do)


def test_all_are_told_once_for_each_decision_and_the_record_says_so(browser: Browser) -> None:
    table = browser.open({"kind": "me", "name": "Anna"})
    for _ in range(2):
        assert asked(browser, table).status_code == 201
    first = browser.look(table)
    assert [line["text"] for line in first["log"]].count("Anna asked for a hint.") == 1
    browser.play(table)
    assert asked(browser, table).status_code == 201
    kept = record.load(browser.get(f"/api/tables/{table}/record").text)
    assert [(note.key, note.values["player"]) for note in kept.notes] == [("hint", 1)] * 2


def test_a_game_with_hints_is_verified_and_replayed(browser: Browser) -> None:
    table = browser.open(ME)
    asked(browser, table)
    browser.play_all(table)
    text = browser.get(f"/api/tables/{table}/record").text
    kept = record.load(text)
    assert kept.notes and verify(kept).honest and follow(kept).entries == kept.entries
    replayed = browser.post("/replay", files={"record": ("game.jsonl", text)})
    assert replayed.status_code < 400, replayed.text


@pytest.mark.parametrize(("language", "words"), [("en", "not allowed"), ("fr", "pas permis")])
def test_a_table_can_forbid_hints(client: AnyClient, language: str, words: str) -> None:
    browser = Browser(client, language)
    table = browser.open(ME, hints=False)
    refused = asked(browser, table)
    assert refused.status_code == 422 and words in refused.json()["text"]
    assert not browser.look(table)["hint"]
    assert not any("note" in json.loads(line) for line in browser.get(
        f"/api/tables/{table}/record").text.splitlines())  # fmt: skip


def test_a_rematch_keeps_that_hints_are_forbidden(browser: Browser) -> None:
    table = browser.open(ME, hints=False)
    browser.play_all(table)
    again = browser.post(f"/api/tables/{table}/rematch").json()["table"]
    assert asked(browser, again, 0).status_code == 422


@pytest.mark.parametrize(("given", "allowed"), [("yes", True), ("no", False)])
def test_the_form_says_whether_hints_are_allowed(
    browser: Browser, given: str, allowed: bool
) -> None:
    fields = {"game": "town_center", "seats": "1", "seat-0-kind": "me", "hints": given}
    answer = browser.send_form("/tables", **fields)
    table = answer.headers["location"].rpartition("/")[2]
    assert browser.look(table)["hint"] is allowed


def test_an_odd_wish_about_hints_is_refused_with_what_was_expected(browser: Browser) -> None:
    fields = {"game": "town_center", "seats": "1", "seat-0-kind": "me", "hints": "maybe"}
    answer = browser.send_form("/tables", **fields)
    assert answer.status_code == 422 and "yes or no" in answer.text


def test_nobody_asks_for_another_or_out_of_turn(client: AnyClient, browser: Browser) -> None:
    table = browser.open(ME, BOT)
    assert asked(Browser(client), table, 0).status_code == 403
    assert asked(browser, table, 1).status_code == 403


def test_a_finished_game_has_no_hint(browser: Browser) -> None:
    table = browser.open(ME)
    browser.play_all(table)
    refused = asked(browser, table, 0)
    assert refused.status_code == 422 and "nothing to choose" in refused.json()["text"]


def test_a_lesson_says_itself_what_to_do(browser: Browser) -> None:
    answer = browser.send_form("/learn/town_center")
    table = answer.headers["location"].rpartition("/")[2]
    assert not browser.look(table)["hint"]
    assert asked(browser, table, 0).status_code == 422
