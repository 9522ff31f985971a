"""The socket of a page: it says how it looks and is sent what it shows."""

from __future__ import annotations

import pytest
from litestar.exceptions import WebSocketDisconnect

from web.browser import BOT, HERE, LINK, ME, PATIENCE, AnyClient, Browser, news, say_look


def close_code(browser: Browser, table: str, *messages: str, **headers: str) -> int:
    with pytest.raises(WebSocketDisconnect) as caught:
        with browser.live(table, **headers) as socket:
            for message in messages:
                socket.send_text(message)
            socket.receive_text(timeout=PATIENCE)
    return caught.value.code


def test_a_look_is_answered_with_the_situation(browser: Browser) -> None:
    table = browser.open()
    with browser.live(table) as socket:
        shown = say_look(socket)
        assert shown["table"] == table
        assert shown["actions"] and shown["board"].startswith("<svg")
        turned = say_look(socket, seat=1, turn=2)
        assert turned["front"] == 1
        assert turned["board"] != shown["board"]


def test_what_is_played_reaches_the_other_page(client: AnyClient, browser: Browser) -> None:
    table, friend = browser.open(ME, LINK), Browser(client)
    friend.join(browser.link(table, 1), "Zoé")
    with browser.live(table) as mine, friend.live(table) as theirs:
        first, other = say_look(mine), say_look(theirs)
        assert first["number"] == other["number"]
        player = browser if first["yours"] else friend
        number = player.play(table)["number"]
        assert news(mine)["number"] == news(theirs)["number"] == number


def test_an_undo_takes_log_lines_back(browser: Browser) -> None:
    table = browser.open()
    with browser.live(table) as socket:
        before = say_look(socket)
        played = browser.play(table)
        after = news(socket)
        assert after["log_from"] == len(before["log"])
        assert len(after["log"]) >= 1
        back = {"seat": before["seat"], "expected": played["number"]}
        assert browser.command(table, "undo", **back).status_code == 201
        undone = news(socket)
        assert (undone["log_from"], undone["log"]) == (len(before["log"]), [])


def test_a_new_socket_starts_with_the_whole_log(browser: Browser) -> None:
    table = browser.open()
    for _ in range(3):
        browser.play(table)
    with browser.live(table) as socket:
        shown = say_look(socket)
    assert shown["log_from"] == 0
    assert shown["log"] == browser.look(table)["log"]


def test_a_spectator_sees_the_board_and_may_do_nothing(client: AnyClient, browser: Browser) -> None:
    table = browser.open()
    with Browser(client).live(table) as socket:
        shown = say_look(socket)
    assert (shown["seat"], shown["yours"], shown["actions"]) == (None, False, [])
    assert shown["board"].startswith("<svg")
    assert all(player["link"] == "" and not player["mine"] for player in shown["players"])


def test_bots_are_watched_as_they_play(browser: Browser) -> None:
    table = browser.open(ME, BOT)
    with browser.live(table) as socket:
        shown = say_look(socket)
        while not shown["yours"]:
            shown = news(socket)
        number = shown["number"]
        browser.play(table)
        shown = news(socket)
        while not shown["yours"]:
            shown = news(socket)
        assert shown["number"] > number + 1


@pytest.mark.parametrize("message", [
    "", "[]", "null", "{", '{"turn": 4}', '{"turn": "0"}', '{"seat": -1}', '{"spy": 1}',
    '{"at": 99999999999999999999}', '{"overlay": "%s"}' % ("x" * 2000),
])  # fmt: skip
def test_a_malformed_message_ends_the_socket(browser: Browser, message: str) -> None:
    assert close_code(browser, browser.open(), message) == 4400


def test_bytes_end_the_socket(browser: Browser) -> None:
    with pytest.raises(WebSocketDisconnect) as caught:
        with browser.live(browser.open()) as socket:
            socket.send_bytes(b"\x00")
            socket.receive_text(timeout=PATIENCE)
    assert caught.value.code == 4400


@pytest.mark.parametrize("table", ["0123456789", "none", "x" * 300])
def test_an_unknown_table_ends_the_socket(browser: Browser, table: str) -> None:
    assert close_code(browser, table, "{}") == 4404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.local.evil"])
def test_another_sites_page_is_refused(browser: Browser, origin: str) -> None:
    assert close_code(browser, browser.open(), "{}", origin=origin) == 4403


def test_our_own_page_is_welcome(browser: Browser) -> None:
    with browser.live(browser.open(), origin="http://testserver.local") as socket:
        assert say_look(socket)["number"] >= 0


def test_a_closed_page_is_forgotten(client: AnyClient, browser: Browser) -> None:
    table = browser.open(ME, HERE)
    for _ in range(3):
        with browser.live(table) as socket:
            say_look(socket)
    assert browser.play(table)["number"] > 0  # nobody is left who could be pushed to


def test_a_table_that_cannot_be_drawn_closes_the_socket(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: object) -> None:
        raise RuntimeError("cannot draw")

    monkeypatch.setattr("faubourg.table.following.paint", broken)
    assert close_code(browser, browser.open(), "{}") == 1011
