"""A game that has as little as a game may have is played on the page all the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
import tiny

from faubourg.core import presentation, registry, texts
from faubourg.core.registry import BadOption, Kind, Option
from faubourg.games.town_center.narrate import Narrator
from faubourg.web import cards, clerk
from web import odd, own_chores
from web.browser import HERE, ME, AnyClient, Browser

FIRST = Option("first", ("random",), "random", kind=Kind.SEAT)


@pytest.fixture(autouse=True)
def on_offer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(clerk, "COMMAND", own_chores.command("web.odd"))
    texts.register(tiny.GAME.key, tiny.GAME.package)  # whose reasons and points it uses
    registry.add(odd.GAME)
    yield
    registry.games().pop("odd")


def test_an_option_whose_values_are_numbers_is_offered_with_all_of_them(browser: Browser) -> None:
    form = browser.get("/new/odd").text
    assert form.count('name="option-gems"') == 3
    assert all(f"<span>{name}</span>" in form for name in "123")
    table = browser.open(ME, HERE, game="odd", options={"gems": "3"})
    assert "bag: [" in browser.look(table)["text"]


def test_a_seat_is_offered_only_if_somebody_sits_there() -> None:
    assert FIRST.fitting(2) == ("random", "1", "2")
    assert odd.HOW_MANY.fitting(2) == ("1", "2", "3")
    with pytest.raises(BadOption, match="'3'; expected random or 1 or 2"):
        FIRST.check("3", 2)


def test_one_player_count_is_told_as_one(client: AnyClient, browser: Browser) -> None:
    for one, words in ((browser, ">2 players<"), (Browser(client, "fr"), ">2 joueurs<")):
        assert words in one.get("/").text
        assert one.get("/new/odd?seats=5").text.count('id="seat-') == 2


def test_what_its_words_and_pictures_do_not_have_is_plain(browser: Browser) -> None:
    table = browser.open(ME, HERE, game="odd")
    shown = browser.look(table, eyes=0)
    assert (shown["prompt"], shown["actions"][0][2]) == ("Bid.", "bid 0")
    assert shown["buttons"]["bid"] == "bid" and shown["chips"] == []
    assert shown["panels"] == [] and shown["overlays"] == []
    assert shown["text"]
    browser.command(table, "play", seat=0, action=1, expected=shown["number"])
    assert browser.look(table, eyes=1)["log"][-1]["text"]


def test_a_button_without_words_is_called_as_in_the_list(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Narrator, "button", presentation.Narrator.button)
    shown = browser.look(browser.open(ME, HERE, game="town_center"), eyes=0)
    _, [cell], label = shown["actions"][0]
    assert shown["buttons"][cell] == label != cell


def test_a_picture_that_cannot_be_turned_offers_no_turning(browser: Browser) -> None:
    tables = [browser.open(ME, HERE, game=game) for game in ("odd", "town_center")]
    pages = [browser.get(f"/table/{table}").text for table in tables]
    assert ['id="turn" hidden' in page for page in pages] == [True, False]


def test_its_picture_on_the_home_page_is_a_file_without_a_record(browser: Browser) -> None:
    address = re.search(r'src="(/picture/odd/en/day/[^"]+)"', browser.get("/").text)
    assert address is not None
    root = ElementTree.fromstring(browser.get(address[1]).text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg" and float(root.attrib["width"]) > 0


@pytest.mark.parametrize(("opening", "size"), [
    ('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">', (400, 300)),
    ('<svg viewBox="-5 -5 20.4 30">', (20, 30)),
])  # fmt: skip
def test_a_picture_drawn_by_others_becomes_a_file(
    monkeypatch: pytest.MonkeyPatch, opening: str, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(cards, "_drawn", lambda key, language: f"{opening}<g/></svg>")
    made = cards.picture.__wrapped__("odd", "en", "night")
    assert ElementTree.fromstring(made.svg).attrib["width"] == str(size[0])
    assert (made.width, made.height) == size
