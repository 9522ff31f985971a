"""The pages: what they show, and that mistakes are told where they were made."""

from __future__ import annotations

import html
import re
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import httpx
import pytest
from playing import play_on

from faubourg.core import record
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch, record_of
from web.browser import BOT, LINK, ME, AnyClient, Browser

FORM = {"game": "town_center", "seats": "2", "seat-0-kind": "me", "seat-1-kind": "here"}


def upload(browser: Browser, content: bytes, name: str = "game.jsonl") -> httpx.Response:
    files = {"record": (name, content, "application/octet-stream")}
    return browser.post("/replay", files=files)


@cache
def finished() -> str:
    """The record of a whole game."""
    match: AnyMatch = Match(find_game("town_center").rules(2), Chance(b"s" * 32, ("a", "b")))
    return record.dump(record_of(play_on(match, Random(1)), ["Ann", "Bob"]))


def test_home_shows_the_games_and_my_tables(client: AnyClient, browser: Browser) -> None:
    table = browser.open()
    page = browser.get("/").text
    assert "Town Center" in page
    assert f"/table/{table}" in page
    assert f"/table/{table}" not in Browser(client).get("/").text


def test_one_click_opens_a_table_with_a_bot(browser: Browser) -> None:
    answer = browser.send_form("/play/town_center", nonce="x" * 100)
    assert answer.status_code in (302, 303)
    shown = browser.look(answer.headers["location"].removeprefix("/table/"))
    assert [bool(player["bot"]) for player in shown["players"]] == [False, True]


def test_the_form_of_a_new_table(browser: Browser) -> None:
    page = browser.get("/new/town_center?seats=3").text
    assert 'name="seat-2-kind"' in page and 'name="seat-3-kind"' not in page
    assert browser.get("/new/chess").status_code == 404
    assert browser.get("/new/town_center?seats=" + "9" * 30).status_code == 200


def test_the_form_says_what_chance_is_committed_to(browser: Browser) -> None:
    page = browser.get("/new/town_center").text
    (committed,) = re.findall(r"committed: <code[^>]*>([0-9a-f]{64})</code>", page)
    assert committed


def test_a_form_opens_a_table(browser: Browser) -> None:
    answer = browser.send_form("/tables", **FORM, **{"seat-0-name": " Ann\0 "})
    assert answer.status_code in (302, 303)
    shown = browser.look(answer.headers["location"].removeprefix("/table/"))
    assert shown["players"][0]["name"] == "Ann"


@pytest.mark.parametrize(("field", "value"), [
    ("seats", "17"), ("seats", "many"), ("seats", ""), ("seat-1-kind", "spy"),
    ("seat-1-kind", ""), ("option-first_player", "nobody"),
])  # fmt: skip
def test_a_mistake_shows_the_form_again_with_its_reason(
    browser: Browser, field: str, value: str
) -> None:
    answer = browser.send_form("/tables", **{**FORM, field: value})
    assert answer.status_code == 422
    assert 'name="seat-0-kind"' in answer.text
    told = html.unescape(answer.text)
    assert repr(value) in told


def test_a_form_for_no_game_is_404(browser: Browser) -> None:
    assert browser.send_form("/tables", game="chess").status_code == 404
    assert browser.send_form("/tables").status_code == 404


def test_what_people_write_is_no_html(browser: Browser) -> None:
    table = browser.open({"kind": "me", "name": "<b>Ann</b>"}, LINK)
    assert "<b>Ann" not in browser.look(table)["board"]
    assert "<b>Ann" not in browser.get("/").text
    link = browser.link(table, 1)
    assert "<b>Ann" not in browser.get(link).text


def test_a_link_takes_the_seat_only_by_post(client: AnyClient, browser: Browser) -> None:
    table, friend = browser.open(ME, LINK), Browser(client)
    link = browser.link(table, 1)
    assert friend.get(link).status_code == 200
    assert not friend.look(table)["players"][1]["joined"]
    answer = friend.join(link, "Zoé")
    assert answer.headers["location"] == f"/table/{table}"
    player = friend.look(table)["players"][1]
    assert (player["name"], player["joined"], player["mine"]) == ("Zoé", True, True)


def test_a_wrong_link_leads_nowhere(client: AnyClient, browser: Browser) -> None:
    table = browser.open(ME, LINK, BOT)
    friend = Browser(client)
    assert friend.get(f"/join/{table}/wrong").status_code == 404
    assert friend.join(f"/join/{table}/wrong").status_code == 404
    assert friend.join("/join/0123456789/wrong").status_code == 404


def test_only_the_owner_may_show_the_links_as_pictures(client: AnyClient, browser: Browser) -> None:
    table = browser.open(ME, LINK)
    mine = browser.get(f"/qr/{table}/1")
    assert mine.status_code == 200 and mine.text.startswith("<svg xmlns")
    assert Browser(client).get(f"/qr/{table}/1").status_code == 403
    assert browser.get(f"/qr/{table}/2").status_code == 403
    assert browser.get(f"/qr/{table}/{10**30}").status_code == 403


def test_a_record_can_be_looked_at_again(client: AnyClient) -> None:
    kept, other = finished(), Browser(client)
    answer = upload(other, kept.encode())
    assert answer.status_code in (302, 303), answer.text
    table = answer.headers["location"].removeprefix("/table/")
    shown = other.look(table)
    assert shown["result"] is not None and shown["actions"] == []
    assert other.look(table, at=5)["at"] == 5
    assert other.get(f"/table/{table}").status_code == 200
    assert other.get(f"/api/tables/{table}/verify").json()["honest"]
    assert record.load(other.get(f"/api/tables/{table}/record").text) == record.load(kept)


def test_a_bad_record_is_refused_with_its_line(browser: Browser) -> None:
    lines = finished().splitlines(keepends=True)
    cases = {
        "line 1": b"no record", "line 2": "".join([lines[0], lines[2]]).encode(),
        "UTF-8": b"\xff\xfe\x00", f"line {len(lines)}": "".join(lines[:-1]).encode(),
    }  # fmt: skip
    for words, content in cases.items():
        answer = upload(browser, content)
        assert answer.status_code == 400
        assert words in answer.text


@pytest.mark.parametrize("change", [
    {"secret": "ab" * 50}, {"players": ["x" * 100, "y"]}, {"nonces": ["\0", ""]},
    {"seats": 10**9}, {"seats": -1},
])  # fmt: skip
def test_a_sealed_but_odd_record_is_refused(browser: Browser, change: dict[str, Any]) -> None:
    good = record.load(finished())
    secret = str(change.pop("secret", good.secret))
    odd = replace(good, header=replace(good.header, **change), secret=secret)
    assert upload(browser, record.dump(odd).encode()).status_code == 400


def test_a_bad_record_is_explained_in_the_readers_language(client: AnyClient) -> None:
    assert "fichier entier" in upload(Browser(client, "fr"), b"no record").text
    assert "whole record" in upload(Browser(client, "en"), b"no record").text


def test_no_file_is_a_mistake(browser: Browser) -> None:
    answer = browser.post("/replay", files={"other": ("x", b"", "text/plain")})
    assert answer.status_code == 400


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_have_an_address_for_every_paragraph(client: AnyClient, language: str) -> None:
    page = Browser(client, language).get("/rules/town_center").text
    assert f'<html lang="{language}"' in page
    assert 'id="r3.2.5"' in page


def test_there_are_no_rules_of_unknown_games(browser: Browser) -> None:
    assert browser.get("/rules/chess").status_code == 404
    assert browser.get("/rules/..%2f..").status_code == 404


@pytest.mark.parametrize(("wish", "language"), [
    ("fr-CA,fr;q=0.9,en;q=0.8", "fr"), ("de,en;q=0.5", "en"), ("", "en"), ("xx", "en"),
    ("de, fr", "fr"),
])  # fmt: skip
def test_a_browser_is_answered_in_its_language(client: AnyClient, wish: str, language: str) -> None:
    assert f'lang="{language}"' in Browser(client, wish).get("/").text


def test_a_chosen_language_and_light_are_kept(browser: Browser) -> None:
    answer = browser.send_form("/settings", language="fr", theme="dark", back="/rules/town_center")
    assert answer.headers["location"] == "/rules/town_center"
    page = browser.get("/").text
    assert 'lang="fr"' in page and "dark" in page.split(">")[1]


@pytest.mark.parametrize(("method", "path", "code"), [
    ("POST", "/notices/confirm/unknown", 404), ("GET", "/nowhere", 404), ("GET", "/settings", 405),
    ("POST", "/settings", 403),
])  # fmt: skip
def test_a_page_that_the_framework_gave_no_token_has_the_browsers_own(
    client: AnyClient, browser: Browser, method: str, path: str, code: int
) -> None:
    answer = browser.request(method, path)
    assert (answer.status_code, token_in(answer)) == (code, browser.token)
    client.cookies.clear()
    assert token_in(client.request(method, path)) == "", "a stranger has none yet"


def token_in(answer: httpx.Response) -> str:
    """Every form of the page sends it, and so do its scripts."""
    found = re.findall(r'name="(?:csrf|_csrf_token)" (?:content|value)="([^"]*)"', answer.text)
    assert len(found) > 1 and len(set(found)) == 1, found
    return str(found[0])


def test_odd_settings_are_not_kept(browser: Browser) -> None:
    browser.send_form("/settings", language="<x>", theme="neon")
    assert "faubourg_language" not in browser.jar and "faubourg_theme" not in browser.jar


@pytest.mark.parametrize("back", [
    "https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)",
    "\\\\evil.example", "",
])  # fmt: skip
def test_nobody_is_sent_to_other_sites(browser: Browser, back: str) -> None:
    assert browser.send_form("/settings", back=back).headers["location"] == "/"


@pytest.mark.parametrize("back", ["/\t/evil.example", "/\n/evil.example"])
def test_characters_that_browsers_leave_out_are_kept_in_the_address(
    browser: Browser, back: str
) -> None:
    assert browser.send_form("/settings", back=back).headers["location"].startswith("/%0")


def test_a_table_page_is_there_for_everybody(client: AnyClient, browser: Browser) -> None:
    table = browser.open()
    assert Browser(client).get(f"/table/{table}").status_code == 200
    assert browser.get("/table/0123456789").status_code == 404


def test_one_broken_table_does_not_hide_the_others(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = browser.open(), browser.open()

    def broken(self: object) -> str:
        if self.table.id == bad:  # type: ignore[attr-defined]  # a Painter
            raise LookupError("its game is gone")
        return "waiting"

    monkeypatch.setattr("faubourg.table.situation.Painter.prompt", broken)
    page = browser.get("/").text
    assert f"/table/{good}" in page
