"""What a page is told about a drawn thing, and what one plays for."""

from __future__ import annotations

from typing import Any

from faubourg.core.registry import games
from web.browser import LINK, ME, AnyClient, Browser


def explain(browser: Browser, table: str, name: str, **more: int) -> Any:
    answer = browser.get(f"/api/tables/{table}/explain", params={"name": name, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_thing_is_explained_with_one_line_of_the_rules_and_its_link(browser: Browser) -> None:
    told = explain(browser, browser.open(), "cell:c3")
    assert told["title"] == "c3, Center" and told["lines"]
    assert told["link"] == "/rules/town_center#r3.2.3" and told["rule"] == "3.2.3"
    assert f'id="r{told["rule"]}"' in browser.get("/rules/town_center").text
    assert told["said"].startswith("Offices, residences, shops and utilities obey")


def test_it_is_told_in_the_readers_language(client: AnyClient) -> None:
    reader = Browser(client, "fr")
    told = explain(reader, reader.open(), "count:bag")
    assert told["title"].startswith("Sac") and "pioche" in told["lines"][0]


def test_it_is_about_the_board_in_front_and_the_moment_that_is_shown(browser: Browser) -> None:
    table = browser.open()
    first = browser.look(table)["actions"][0][1][0]
    browser.play(table)
    now, before = (
        explain(browser, table, first, seat=0),
        explain(browser, table, first, seat=0, at=0),
    )
    assert now != before
    assert explain(browser, table, first, seat=1) == before


def test_what_is_not_there_is_not_explained_and_long_names_are_refused(browser: Browser) -> None:
    table = browser.open()
    assert explain(browser, table, "cell:z9") is None
    assert browser.get(f"/api/tables/{table}/explain", params={"name": "x" * 81}).status_code == 400
    assert browser.get(f"/api/tables/{table}/explain").status_code == 400


def test_a_spectator_may_ask(client: AnyClient, browser: Browser) -> None:
    table = browser.open(ME, LINK)
    assert explain(Browser(client), table, "points:2")["title"].startswith("Player 2: 0 points")


def test_every_table_says_its_goal_and_which_phase_comes_next(browser: Browser) -> None:
    for game in games().values():
        seats = [ME] + [{"kind": "here"}] * (game.fewest - 1)
        shown = browser.look(browser.open(*seats, game=game.key))
        if game.package.startswith("faubourg."):
            assert shown["goal"]
            assert [phase["now"] for phase in shown["phases"]].count(True) == 1
            after = [phase["next"] for phase in shown["phases"]].index(True)
            assert shown["phases"][after - 1]["now"]
