"""A clock per turn: when it runs out a bot stands in, openly, until its player comes back."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest

from web.browser import ME, AnyClient, Browser, share_luck
from web.notified import AN_HOUR, look, pass_turn, together
from web.serving import telling


@pytest.fixture
def client(sqlite: str) -> Iterator[AnyClient]:
    with telling(sqlite) as opened:
        yield opened


def until(one: Browser, table: str) -> list[str]:
    return [player["until"] for player in one.look(table)["players"]]


def log(one: Browser, table: str) -> str:
    return "\n".join(line["text"] for line in one.look(table)["log"])


def stands_in(one: Browser, table: str, seat: int) -> bool:
    return bool(one.look(table)["players"][seat]["stand_in"])


def test_everybody_sees_how_long_who_is_to_act_still_has(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table = together(browser, friend, clock=3600)
    shown = until(Browser(client), table)
    assert shown == until(browser, table) and shown[0] and not shown[1]
    pass_turn(browser, table)
    before, then = (datetime.fromisoformat(shown[0]), until(friend, table))
    assert not then[0] and datetime.fromisoformat(then[1]) >= before


def test_when_it_runs_out_a_bot_stands_in_until_the_player_comes_back(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table = together(browser, friend, clock=3600)
    pass_turn(browser, table)
    look(client, AN_HOUR - timedelta(minutes=1))
    assert not stands_in(browser, table, 1)
    look(client, AN_HOUR + timedelta(minutes=1))
    assert stands_in(browser, table, 1) and not stands_in(browser, table, 0)
    assert "time of Player 2 is over: a bot stands in" in log(browser, table)
    while not browser.look(table)["yours"]:
        pass  # the bot plays by itself
    assert until(browser, table)[0] and not until(browser, table)[1]
    assert friend.command(table, "seats/1/back").status_code == 201
    assert not stands_in(browser, table, 1)
    pass_turn(browser, table)
    friend.play(table)


def test_the_last_person_at_a_table_is_waited_for(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    """Bots among themselves would play the game to its end before anybody is back."""
    table = together(browser, friend, clock=3600)
    pass_turn(browser, table)
    look(client, 2 * AN_HOUR)
    while not browser.look(table)["yours"]:
        pass  # the bot plays by itself
    look(client, 9 * AN_HOUR)
    assert stands_in(browser, table, 1) and not stands_in(browser, table, 0)
    assert friend.command(table, "seats/1/back").status_code == 201
    look(client, 9 * AN_HOUR)
    assert stands_in(friend, table, 0) and not stands_in(friend, table, 1)


def test_it_goes_on_over_a_restart(sqlite: str) -> None:
    with telling(sqlite) as client:
        people = [Browser(client), Browser(client)]
        table = together(*people, clock=60)
        jars, shown = [one.jar for one in people], until(people[0], table)
    with telling(sqlite) as client:
        again = [Browser(client), Browser(client)]
        for one, jar in zip(again, jars, strict=True):
            one.jar = jar
        assert until(again[0], table) == shown
        look(client, timedelta(minutes=2))
        assert stands_in(again[1], table, 0)


def test_who_has_chosen_in_secret_waits_and_is_asked_anew_with_a_new_clock(
    browser: Browser, friend: Browser
) -> None:
    """What is chosen is hidden: a town hall, a promise. That something was chosen is not."""
    table = together(browser, friend, game="small_city", clock=3600)
    while not browser.look(table)["yours"]:
        pass  # chance says who begins
    begun = until(browser, table)[1]
    browser.play(table)
    assert until(browser, table) == ["", begun]
    friend.play(table)
    assert all(until(browser, table))  # now for their promises


def test_taking_back_gives_no_new_time(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table = together(browser, friend, clock=60)
    before = until(browser, table)[0]
    pass_turn(browser, table)
    number = browser.look(table)["number"]
    assert browser.command(table, "undo", seat=0, expected=number).status_code == 201
    assert until(browser, table)[0] == before


def test_who_waits_for_a_friend_to_come_in_has_no_clock(browser: Browser, friend: Browser) -> None:
    table = browser.open(ME, {"kind": "link"}, clock=60, options={"first_player": "1"})
    assert until(browser, table) == ["", ""]
    friend.join(browser.link(table, 1))
    assert until(browser, table)[0]


def test_a_rematch_has_the_same_clock_and_an_odd_one_is_refused(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    answer = browser.post("/api/tables", {"game": "town_center", "seats": [ME, ME], "clock": 7})
    assert answer.status_code == 422 and "60, 180" in answer.json()["detail"]
    table = together(browser, friend, clock=86_400)
    while browser.look(table)["result"] is None:
        pass_turn(browser, table)
        pass_turn(friend, table)
    again = browser.post(f"/api/tables/{table}/rematch").json()["table"]
    share_luck(again, browser, friend)
    assert any(until(browser, again))


def test_the_form_offers_it(browser: Browser) -> None:
    assert 'name="clock"' in browser.get("/new/town_center").text
    form = {"game": "town_center", "seats": "1", "seat-0-kind": "me"}
    assert browser.send_form("/tables", **form, clock="60").status_code == 302
    assert browser.send_form("/tables", **form, clock="61").status_code == 422
