"""People at one screen, in a game with secrets: the screen changes hands before cards are shown."""

from __future__ import annotations

from random import Random

import pytest

from web.browser import HERE, ME, Browser, Shown, say_look


@pytest.fixture
def table(browser: Browser) -> str:
    """Two people, districts placed, one of them to act."""
    opened, rng = browser.open(ME, HERE, game="big_city"), Random(3)
    while True:
        shown = uncovered(browser, opened)
        if any("pass" in names for _, names, _ in shown["actions"]):
            return opened
        play(browser, opened, shown, rng.choice(shown["actions"])[0])


def uncovered(browser: Browser, table: str) -> Shown:
    shown = browser.look(table)
    return browser.look(table, eyes=shown["cover"]["seat"])


def play(browser: Browser, table: str, shown: Shown, action: int) -> None:
    body = {"seat": shown["seat"], "action": action, "expected": shown["number"]}
    assert browser.command(table, "play", **body).status_code == 201


def test_who_is_to_act_is_named_and_nothing_is_shown(browser: Browser, table: str) -> None:
    shown = browser.look(table)
    name = shown["players"][shown["cover"]["seat"]]["name"]
    assert name in shown["cover"]["text"] and name in shown["cover"]["button"]
    assert (shown["seat"], shown["actions"], shown["yours"]) == (None, [], False)


def test_with_the_right_eyes_the_cover_is_gone(browser: Browser, table: str) -> None:
    shown = uncovered(browser, table)
    assert shown["cover"] is None and shown["actions"] and shown["yours"]


def test_the_wrong_eyes_see_no_more_than_nobody(browser: Browser, table: str) -> None:
    covered = browser.look(table)
    other = browser.look(table, eyes=1 - covered["cover"]["seat"])
    same = ("board", "panels", "text", "cover", "actions")
    assert [other[key] for key in same] == [covered[key] for key in same]


def test_after_the_turn_the_cover_is_back(browser: Browser, table: str) -> None:
    shown = uncovered(browser, table)
    passing = next(index for index, names, _ in shown["actions"] if "pass" in names)
    play(browser, table, shown, passing)
    after = browser.look(table, eyes=shown["seat"])
    assert after["cover"]["seat"] == 1 - shown["seat"] and not after["actions"]


def test_the_socket_covers_too(browser: Browser, table: str) -> None:
    with browser.live(table) as socket:
        covered = say_look(socket)
        assert covered["cover"] and not covered["actions"]
        assert say_look(socket, eyes=covered["cover"]["seat"])["actions"]


def test_a_game_without_secrets_has_no_cover(browser: Browser) -> None:
    assert browser.look(browser.open(ME, HERE))["cover"] is None
