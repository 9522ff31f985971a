"""A rematch: the same people, with the bots they wish for."""

from __future__ import annotations

from faubourg.bots import bots_for
from faubourg.core.registry import find_game
from web.browser import LINK, ME, AnyClient, Browser, share_luck


def play_out(table: str, *people: Browser) -> None:
    """The bots act by themselves meanwhile."""
    while people[0].look(table)["result"] is None:
        for person in people:
            if person.look(table)["yours"]:
                person.play(table)


def finished_against(browser: Browser, bot: str) -> str:
    table = browser.open(ME, {"kind": "bot", "bot": bot})
    play_out(table, browser)
    return table


def test_who_opened_the_table_meets_another_bot_next_time(browser: Browser) -> None:
    table = finished_against(browser, "random")
    (offered,) = browser.look(table)["result"]["bots"]
    assert (offered["seat"], offered["level"]) == (1, "random")
    assert [level["key"] for level in offered["levels"]] == bots_for(find_game("town_center"))
    wish = {"bots": [{"seat": 1, "bot": "newcomer"}]}
    again = browser.post(f"/api/tables/{table}/rematch", wish).json()["table"]
    assert [player["bot"] for player in browser.look(again)["players"]] == ["", "Newcomer"]


def test_a_rematch_takes_only_bots_there_are_and_only_in_their_seats(browser: Browser) -> None:
    table = finished_against(browser, "random")
    for seat, bot, problem in (
        (1, "exec:true", "only a command line"),
        (1, "zzz", "no bot 'zzz'"),
        (0, "random", "no bot sits in seat 1"),
        (7, "random", "no bot sits in seat 8"),
    ):
        wish = {"bots": [{"seat": seat, "bot": bot}]}
        refused = browser.post(f"/api/tables/{table}/rematch", wish)
        assert refused.status_code == 422 and problem in refused.json()["detail"]


def test_only_who_opened_the_table_changes_its_bots(client: AnyClient, browser: Browser) -> None:
    table = browser.open(ME, LINK, {"kind": "bot", "bot": "random"})
    friend = Browser(client)
    friend.join(browser.link(table, 1))
    share_luck(table, browser, friend)
    play_out(table, browser, friend)
    assert browser.look(table)["result"]["bots"] and not friend.look(table)["result"]["bots"]
    wish = {"bots": [{"seat": 2, "bot": "newcomer"}]}
    assert friend.post(f"/api/tables/{table}/rematch", wish).status_code == 403
