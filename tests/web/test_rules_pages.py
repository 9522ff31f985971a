"""The rules pages: a summary first, pictures beside their paragraphs, rulings last."""

from __future__ import annotations

import re
from functools import cache

import pytest
import tiny

from faubourg.core import registry, texts
from faubourg.core.examples import examples
from faubourg.core.registry import find_game
from faubourg.core.rulebook import paragraphs, summary_text
from faubourg.core.texts import LANGUAGES
from web.browser import AnyClient, Browser

GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
TALK = r"\bcode\b|\btests?\b|\.py\b|RULES\.md|\bprogramm?e?s?\b"


def page_of(client: AnyClient, key: str, language: str) -> str:
    return Browser(client, language).get(f"/rules/{key}").text


def ids(page: str) -> list[str]:
    return re.findall(r' id="([^"]*)"', page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_paragraph_has_one_address(client: AnyClient, key: str, language: str) -> None:
    found = ids(page_of(client, key, language))
    assert len(found) == len(set(found))
    expected = [f"r{number}" for number in paragraphs(find_game(key), language)]
    assert sorted(name for name in found if re.match(r"r[A-Z]?\d", name)) == sorted(expected)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_link_within_the_page_leads_somewhere(
    client: AnyClient, key: str, language: str
) -> None:
    page = page_of(client, key, language)
    links = set(re.findall(r'href="#([^"]*)"', page))
    assert links
    assert links <= set(ids(page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_expansion_leads_to_the_rules_of_its_base(client: AnyClient, language: str) -> None:
    page = page_of(client, "arcologies", language)
    numbers = re.findall(r'href="/rules/small_city#r([^"]*)">Small City \1</a>', page)
    assert len(numbers) == len(re.findall(r"Small City \d[\d.]*\d", page)) > 0
    assert set(numbers) <= set(paragraphs(find_game("small_city"), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_it_does_not_talk_of_code(client: AnyClient, key: str, language: str) -> None:
    words = re.sub(r"<[^>]*>", " ", page_of(client, key, language))
    assert re.findall(TALK, words, re.IGNORECASE) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_rulings_and_what_is_reconstructed_come_last_and_folded(
    client: AnyClient, key: str, language: str
) -> None:
    page = page_of(client, key, language)
    _, *folded = page.split('<details class="chapter folded"')
    assert len(folded) == 2
    assert '<section class="chapter"' not in "".join(folded)
    assert [re.findall(r'id="r([A-Z]?)\d', chapter)[0] != "" for chapter in folded] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_picture_is_beside_its_paragraph_and_is_served(
    client: AnyClient, key: str, language: str
) -> None:
    browser = Browser(client, language)
    rules = browser.get(f"/rules/{key}").text.split('<div class="rule')
    for example in examples(find_game(key)):
        beside = next(rule for rule in rules if f'id="r{example.rule}"' in rule)
        found = re.findall(rf'src="(/picture/{key}/{language}/(\w+)/{example.name}/[^"]*)"', beside)
        assert [light for _, light in found] == ["day", "night"]
        for address, light in found:
            answer = browser.get(address)
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert "immutable" in answer.headers["cache-control"]
            assert ("<style>" in answer.text) == (light == "night")


@cache
def numbers(key: str, language: str) -> list[list[str]]:
    """The paragraphs each line of the summary names."""
    lines = [ln for ln in summary_text(find_game(key), language).splitlines() if ln[:2] == "- "]
    return [re.findall(r"[A-Z]?\d+(?:\.\d+)+", line[line.rindex("(") :]) for line in lines]


@pytest.mark.parametrize("key", GAMES)
def test_the_summary_is_short_and_the_same_in_both_languages(key: str) -> None:
    assert 10 <= len(numbers(key, "en")) <= 24
    assert numbers(key, "fr") == numbers(key, "en")
    assert {n for line in numbers(key, "en") for n in line} <= set(paragraphs(find_game(key), "en"))
    assert all(numbers(key, "en"))


def test_a_short_book_without_chapters_summary_and_pictures_is_told_too(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts.register(tiny.GAME.key, tiny.GAME.package)
    monkeypatch.setitem(registry.games(), "tiny", tiny.GAME)
    page = browser.get("/rules/tiny").text
    assert [name for name in ids(page) if name[0] == "r" and name[1].isdigit()] == [
        "r1.1", "r2.1", "r2.2", "r3.1", "r4.1",
    ]  # fmt: skip
    assert 'class="summary"' not in page


def test_a_picture_of_another_version_is_gone(browser: Browser) -> None:
    for address in (
        "/picture/town_center/en/day/adjacent/0000000000.svg",
        "/picture/town_center/en/day/nothing/0000000000.svg",
        "/picture/town_center/de/day/adjacent/0000000000.svg",
        "/picture/town_center/en/noon/adjacent/0000000000.svg",
        "/picture/chess/en/day/adjacent/0000000000.svg",
    ):
        assert browser.get(address).status_code == 404
