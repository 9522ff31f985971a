"""The record of a running game tells no secret, not even to people who share one screen."""

from __future__ import annotations

import pytest
from web.browser import BOT, HERE, LINK, ME, AnyClient, Browser

SECRETIVE = ("arcologies", "big_city", "la_citta", "small_city")


def status(browser: Browser, table: str) -> int:
    return browser.get(f"/api/tables/{table}/record").status_code


def test_one_screen_for_two_does_not_give_the_cards_of_who_is_covered(browser: Browser) -> None:
    """Each hands the screen on before the other's cards are shown; the record has them all."""
    table = browser.open(ME, HERE, game="big_city")
    assert browser.look(table)["cover"]
    answer = browser.get(f"/api/tables/{table}/record")
    assert answer.status_code == 403
    assert "once it is over" in answer.json()["detail"]


@pytest.mark.parametrize("game", SECRETIVE)
def test_while_it_runs_nobody_is_given_it(client: AnyClient, game: str) -> None:
    """Not even before anything is hidden, or to who holds a seat: the answer would tell."""
    owner, friend, stranger = (Browser(client) for _ in range(3))
    table = owner.open(ME, LINK, game=game)
    assert [status(one, table) for one in (owner, friend, stranger)] == [403] * 3
    friend.join(owner.link(table, 1))
    assert [status(one, table) for one in (owner, friend, stranger)] == [403] * 3
    assert status(owner, owner.open(ME, BOT, game=game)) == 403


def test_the_page_offers_only_what_is_given(browser: Browser) -> None:
    for seats, game, given in (((ME, HERE), "big_city", False), ((ME, HERE), "town_center", True),
                               ((ME,), "small_city", True)):  # fmt: skip
        table = browser.open(*seats, game=game)
        assert status(browser, table) == (200 if given else 403)
        assert (f"/api/tables/{table}/record" in browser.get(f"/table/{table}").text) == given
