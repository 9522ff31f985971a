"""What a link to a table shows elsewhere: words in the page, and a card with a picture."""

from __future__ import annotations

import html
import re
import struct
from pathlib import Path

import pytest

from faubourg.core.registry import games
from faubourg.table.postcard import painter_of, postcard
from faubourg.web.live_table import LiveTable
from web.browser import BOT, HERE, ME, AnyClient, Browser
from web.test_replays import watched

PNG = b"\x89PNG\r\n\x1a\n"


def meta(browser: Browser, table: str) -> dict[str, str]:
    page = browser.get(f"/table/{table}").text
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"', page)
    return {name: html.unescape(words) for name, words in found}


def live(client: AnyClient, table: str) -> LiveTable:
    found: LiveTable = client.app.state.services.tables._live[table]
    return found


def size(png: bytes) -> tuple[int, int]:
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


@pytest.mark.parametrize(("language", "words"), [("en", "Waiting"), ("fr", "On attend")])
def test_a_link_tells_the_game_and_whose_turn_it_is(
    client: AnyClient, language: str, words: str
) -> None:
    browser = Browser(client, language)
    told = meta(browser, browser.open({"kind": "me", "name": 'Ann "<b>'}, HERE))
    assert told["og:title"] == "Town Center · Faubourg"
    assert words in told["og:description"] and 'Ann "<b>' in told["og:description"]
    assert told["twitter:card"] == "summary_large_image"


def test_the_address_of_the_picture_is_whole_and_changes_with_the_table(browser: Browser) -> None:
    table = browser.open()
    before = meta(browser, table)["og:image"]
    assert re.fullmatch(rf"https?://[^/]+/table/{table}/card\.png\?language=en&v=\w+", before)
    assert meta(browser, table)["og:image"] == before
    browser.play(table)
    assert meta(browser, table)["og:image"] != before


def test_the_card_is_a_png_of_the_size_that_sites_want(browser: Browser) -> None:
    answer = browser.get(f"/table/{browser.open()}/card.png")
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(PNG) and size(answer.content) == (1200, 630)
    assert "private" in answer.headers["cache-control"]


def test_words_are_drawn_without_any_font_of_the_system(browser: Browser) -> None:
    """Two names of the same length make two pictures."""
    ann, bob = (
        browser.get(f"/table/{browser.open({'kind': 'me', 'name': name}, HERE)}/card.png").content
        for name in ("Annabel", "Bobbies")
    )
    assert ann != bob


def test_who_has_a_name_that_the_font_cannot_write_is_called_by_the_seat(
    client: AnyClient, browser: Browser
) -> None:
    table = browser.open({"kind": "me", "name": "花子"}, {"kind": "here", "name": "Łukasz Ωμέγα"})
    drawing = postcard(painter_of(live(client, table), "en", None))
    assert "花" not in drawing and "Player 1" in drawing and "Łukasz" in drawing


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_card(client: AnyClient, browser: Browser, game: str) -> None:
    table = browser.open(ME, HERE, game=game)
    drawing = postcard(painter_of(live(client, table), "fr", None))
    assert drawing.count("<svg") == drawing.count("</svg>") > 1
    assert "style=" not in drawing


def test_a_reader_is_never_asked_to_act(browser: Browser) -> None:
    table = browser.open({"kind": "me", "name": "Ann"})
    assert meta(browser, table)["og:description"] == "To act: Ann"


def test_a_finished_game_tells_its_result(browser: Browser) -> None:
    table = browser.open(ME)
    end = browser.play_all(table)
    assert meta(browser, table)["og:description"] == end["prompt"]


def test_a_replay_does_not_tell_its_end(client: AnyClient, browser: Browser) -> None:
    table = watched(browser)
    told = meta(browser, table)
    assert told["og:description"] == "La Città, played by Ada, Basile, Clara"
    assert browser.get(f"/table/{table}/card.png").content.startswith(PNG)
    held = live(client, table)
    half, end = (postcard(painter_of(held, "en", at)) for at in (len(held.match.steps) // 2, None))
    assert half != end


def test_a_table_that_is_not_there_has_no_card(browser: Browser) -> None:
    assert browser.get("/table/0123456789/card.png").status_code == 404
    assert browser.get("/table/0123456789/board.svg").status_code == 404


def test_the_board_on_the_home_page_is_a_picture_by_day_and_night(browser: Browser) -> None:
    table = browser.open(ME, BOT)
    day, night = (
        browser.get(f"/table/{table}/board.svg?light={light}") for light in ("day", "night")
    )
    assert day.headers["content-type"].startswith("image/svg+xml")
    assert "<style>" in night.text and "<style>" not in day.text
    for odd in ("seat=2", "seat=100", "seat=-1", "light=dusk", "light=" + "x" * 99):
        assert browser.get(f"/table/{table}/board.svg?{odd}").status_code in (400, 404)


def test_the_fonts_come_with_their_licence() -> None:
    from faubourg.web.chores import FONTS

    assert len(FONTS) == 2
    assert "DejaVu" in Path(FONTS[0].parent, "LICENSE").read_text("utf-8")
