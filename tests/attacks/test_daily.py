"""The city of the day: nobody sees a try or the luck before its time, tries twice, or chooses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from litestar.exceptions import WebSocketDisconnect
from web.browser import ME, AnyClient, Browser, news, say_look
from web.days import FIRST, Clock, begin, finish, play_by
from web.days import clock as clock  # a fixture

from faubourg.core import daily
from faubourg.web.services import Services

pytestmark = pytest.mark.usefixtures("clock")
COMES_IN = ("/join/", "/knock/")  # by an invitation or a device's link, which show no game
NEXT = FIRST + timedelta(1)


def secret_of(client: AnyClient) -> str:
    """Of today, which the server alone knows."""
    services: Services = client.app.state.services
    found: bytes = services.days._chain.secret(FIRST)
    return found.hex()


def doors(client: AnyClient, table: str) -> Iterator[tuple[str, str]]:
    """Every method and address of the server in which a table is named."""
    for route in client.app.routes:
        if "{table_id" not in route.path or route.path.startswith("/live"):
            continue
        path = re.sub(r"\{table_id[^}]*\}", table, route.path)
        path = re.sub(r"\{[^}]*\}", "0", path)
        for method in sorted(getattr(route, "methods", ())):
            if method in ("GET", "POST"):
                yield method, path


def ask(browser: Browser, method: str, path: str) -> int:
    query = "?seat=0&at=1&action=0&name=c3"
    answer = browser.get(path + query) if method == "GET" else browser.post(path, {})
    return answer.status_code


def test_no_door_leads_a_stranger_to_a_try_before_its_day_is_over(
    client: AnyClient, browser: Browser, clock: Clock
) -> None:
    running, ended = begin(browser), finish(browser, "town_center.b")
    stranger = Browser(client)
    found = {}
    for table in (running, ended):
        for method, path in doors(client, table):
            if not path.startswith(COMES_IN):
                found[method, path] = ask(stranger, method, path)
    assert len(found) > 70
    assert set(found.values()) == {403}
    # An invitation that leads nowhere says nothing of the game either.
    assert stranger.get(f"/join/{running}/{'x' * 20}").status_code == 404
    clock.next_day()
    assert stranger.look(ended)["result"] and stranger.look(running)["table"] == running


def test_no_socket_shows_it_to_a_stranger_nor_to_a_device_that_was_closed(
    client: AnyClient, browser: Browser
) -> None:
    table, stranger = begin(browser), Browser(client)
    with pytest.raises(WebSocketDisconnect), stranger.live(table) as socket:
        say_look(socket)
    phone = Browser(client)
    phone.join(browser.command(table, "seats/0/devices").json()["link"])
    assert phone.look(table)["yours"]  # its player may go on at another device
    with phone.live(table) as socket:
        say_look(socket)
        devices = browser.get(f"/api/tables/{table}/seats/0/devices").json()
        other = next(one["device"] for one in devices if not one["here"])
        assert browser.command(table, "seats/0/end", device=other).status_code == 201
        browser.play(table)
        with pytest.raises(WebSocketDisconnect):
            news(socket)
    assert phone.get(f"/table/{table}").status_code == 403


def test_nobody_learns_the_luck_of_a_day_that_goes_on_not_even_who_has_finished(
    client: AnyClient, browser: Browser, clock: Clock
) -> None:
    """Others, or another browser of one's own, still play the same city."""
    table, secret = finish(browser), secret_of(client)
    assert browser.get(f"/api/tables/{table}/record").status_code == 422
    assert browser.get(f"/api/tables/{table}/verify").status_code == 422
    possible = browser.get(f"/api/tables/{table}/possible").json()
    assert possible["best"] is None and not possible["later"]
    told = [browser.get(path).text for path in ("/", "/daily", "/api/days", f"/table/{table}")]
    told += [ask_text(browser, path) for method, path in doors(client, table) if method == "GET"]
    assert not any(secret in text for text in told)
    again = browser.command(table, "rematch", bots=()).json()["table"]  # type: ignore[arg-type]
    assert browser.look(again)["luck"]["way"] == "alone"
    clock.next_day()
    assert secret in browser.get(f"/api/tables/{table}/record").text
    assert secret in browser.get(f"/daily/{FIRST}").text


def ask_text(browser: Browser, path: str) -> str:
    return browser.get(f"{path}?seat=0&at=1&action=0&name=c3").text


def test_boards_and_bots_wait_for_the_end_of_the_day(client: AnyClient, browser: Browser) -> None:
    finish(browser, name="Odile")
    for path in ("/daily", f"/daily/{FIRST}", f"/daily/{NEXT}"):
        shown = Browser(client).get(path)
        assert "Odile" not in shown.text and "planner" not in shown.text


def test_a_browser_has_one_try_whatever_it_sends(browser: Browser, clock: Clock) -> None:
    table = finish(browser)
    for more in ({"name": "Another"}, {"table": "new"}, {"day": str(NEXT)}):
        assert begin(browser, **more) == table
    # Nor unranked while it lasts, nor with a way that is spelt otherwise.
    assert browser.send_form(f"/daily/{FIRST}", way="town_center.a", unranked="").status_code == 409
    for way in ("town_center.A", "town_center.a ", "town_center.a\0"):
        assert browser.send_form(f"/daily/{FIRST}", way=way).status_code == 404


def test_who_carries_a_seat_to_another_browser_has_no_second_try_there(
    client: AnyClient, browser: Browser
) -> None:
    table, phone = begin(browser), Browser(client)
    phone.join(browser.command(table, "seats/0/devices").json()["link"])
    assert begin(phone) == table


def test_nobody_chooses_the_chance(client: AnyClient, browser: Browser, friend: Browser) -> None:
    """Neither by a form, nor by the requests with which other tables are given their luck."""
    own = {"nonce": "ab" * 32, "promise": "cd" * 32, "offer": "mine", "option-sides": "B"}
    mine, theirs = begin(browser, **own), begin(friend)
    luck = browser.look(mine)["luck"]
    assert luck["commitment"] == friend.look(theirs)["luck"]["commitment"]
    for name, words in (("promise", {"promise": "ab" * 32}), ("reveal", {"nonce": "ab" * 32})):
        given = browser.command(mine, f"luck/{name}", seat=0, round=1, **words)
        assert given.status_code == 422
    assert browser.command(mine, "luck/again").status_code in (403, 422)
    assert play_by(browser, mine)["log"] == play_by(friend, theirs)["log"]


def test_no_other_table_has_the_chance_of_a_day(client: AnyClient, browser: Browser) -> None:
    wish = {"game": "town_center", "seats": [ME], "day": str(FIRST), "luck": "daily"}
    assert browser.post("/api/tables", wish).status_code == 400
    ordinary = browser.open(ME)
    assert browser.look(ordinary)["luck"]["way"] == "alone"
    shown = browser.look(begin(browser))["luck"]
    services: Services = client.app.state.services
    assert shown["commitment"] == services.days.anchor.end  # the first day's hash is the end
    assert daily.hashed(bytes.fromhex(secret_of(client)), 1).hex() == shown["commitment"]


def test_nobody_plays_tomorrow_nor_ranked_what_is_over(browser: Browser, clock: Clock) -> None:
    for more in ({}, {"unranked": "yes"}):
        answer = browser.send_form(f"/daily/{NEXT}", way="town_center.a", **more)
        assert answer.status_code == 404 and "has not come yet" in answer.text
    clock.next_day()
    late = browser.send_form(f"/daily/{FIRST}", way="town_center.a")
    assert late.status_code == 409 and "That day is over" in late.text


def test_no_bot_stands_in_at_a_ranked_try(client: AnyClient, browser: Browser) -> None:
    table, phone = begin(browser), Browser(client)
    phone.join(browser.command(table, "seats/0/devices").json()["link"])
    for who in (browser, phone):
        assert set(who.look(table)["players"][0]["may"]) <= {"phone", "devices", "name"}
        assert who.command(table, "seats/0/free").status_code >= 400
        assert who.command(table, "seats/0/leave").status_code >= 400
