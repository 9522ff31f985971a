"""The pages of positions to solve."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from faubourg.bots import puzzles
from faubourg.core.registry import find_game, games
from web.browser import AnyClient, Browser

PUZZLE = puzzles.shipped(find_game("town_center"))[0]


@pytest.fixture(autouse=True)
def nobodys_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def index_of(notation: str) -> int:
    return int(puzzles.position(PUZZLE).rules.parse(notation).index)


def test_the_list_is_by_difficulty_and_the_home_page_leads_to_it(browser: Browser) -> None:
    assert 'href="/puzzles/town_center"' in browser.get("/").text
    page = browser.get("/puzzles").text
    one = browser.get("/puzzles/town_center").text
    assert one.index(">easy<") < one.index(">medium<") < one.index(">hard<")
    assert 'href="/puzzles/town_center/1"' in page
    for game in games():
        assert f'href="/puzzles/{game}/1"' in page


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_answer_is_judged_and_explained(client: AnyClient, language: str) -> None:
    browser = Browser(client, language)
    asked = browser.get("/puzzles/town_center/1").text
    assert f'href="?answer={index_of(PUZZLE.best)}"' in asked and "<svg" in asked
    solved, not_solved = ("Solved!", "Not the best") if language == "en" else ("Résolu", "pas le")
    good = browser.get(f"/puzzles/town_center/1?answer={index_of(PUZZLE.best)}").text
    assert solved in good
    bad = browser.get(f"/puzzles/town_center/1?answer={index_of(PUZZLE.next_best)}").text
    assert not_solved in bad and solved not in bad


def test_a_puzzle_tells_nothing_before_it_is_answered(browser: Browser) -> None:
    page = browser.get("/puzzles/town_center/1").text
    assert "points in the end" not in page and "data-ghost" not in page
    answered = browser.get(f"/puzzles/town_center/1?answer={index_of(PUZZLE.best)}").text
    assert "points in the end" in answered


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/puzzles/chess", 404),
        ("/puzzles/town_center/0", 404),
        ("/puzzles/town_center/9999", 404),
        ("/puzzles/town_center/1?answer=99999999999", 400),
        ("/puzzles/town_center/1?answer=x", 400),
        ("/puzzles/town_center/1?answer=999999", 200),
    ],
)
def test_what_is_not_there_is_said(browser: Browser, path: str, status: int) -> None:
    assert browser.get(path).status_code == status


def test_a_host_offers_puzzles_of_the_own_folder_too(browser: Browser) -> None:
    game = find_game("la_citta")
    own = puzzles.own_file(game)
    own.parent.mkdir(parents=True)
    own.write_text(puzzles.write(puzzles.find(game, 1, "own", 2, game.for_programs(), 0.3)))
    last = len(puzzles.shipped(game)) + 1
    assert f'href="/puzzles/la_citta/{last}"' in browser.get("/puzzles").text
    assert "<svg" in browser.get(f"/puzzles/la_citta/{last}").text


@pytest.mark.parametrize("bad", [b"[{}]", b"\xff", b"[" * 100_000])
def test_a_bad_file_of_the_host_takes_away_none_of_ours(browser: Browser, bad: bytes) -> None:
    own = puzzles.own_file(find_game("town_center"))
    own.parent.mkdir(parents=True)
    own.write_bytes(bad)
    assert 'href="/puzzles/town_center/1"' in browser.get("/puzzles").text
    assert browser.get("/puzzles/town_center/1").status_code == 200


def test_a_position_that_the_rules_do_not_know_any_more_is_not_there(browser: Browser) -> None:
    own = puzzles.own_file(find_game("town_center"))
    own.parent.mkdir(parents=True)
    own.write_text(puzzles.write([replace(PUZZLE, edition=999)]))
    last = [one.edition for one in puzzles.all_of(find_game("town_center"))].index(999) + 1
    assert browser.get(f"/puzzles/town_center/{last}").status_code == 404
