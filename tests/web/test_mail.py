"""Letters that say whose turn it is: asked for twice, one for each turn, ended by a link."""

from __future__ import annotations

from datetime import timedelta

import pytest

from web.browser import BOT, HERE, ME, AnyClient, Browser
from web.notified import (
    LATER,
    ask_for_letters,
    look,
    pass_turn,
    services_of,
    together,
    want_letters,
)
from web.receivers import ME as SENDER
from web.receivers import SITE, LetterBox
from web.serving import telling


@pytest.fixture
def client(writing: AnyClient) -> AnyClient:
    return writing


def state(one: Browser, table: str) -> tuple[str, bool]:
    shown = one.get(f"/api/tables/{table}/notices").json()
    return shown["address"], shown["confirmed"]


def test_a_turn_is_told_by_a_letter_with_the_table_and_a_way_to_end_it(
    client: AnyClient, browser: Browser, friend: Browser, box: LetterBox
) -> None:
    table = together(browser, friend)
    want_letters(friend, table, box)
    pass_turn(browser, table)
    look(client)
    letter = box.next()
    assert (letter["To"], letter["From"]) == ("zoe@example.org", SENDER)
    assert letter["Subject"] == "Your turn in Town Center"
    to_table, stop = box.links(letter)
    assert to_table == f"/table/{table}" and letter["List-Unsubscribe"] == f"<{SITE}{stop}>"
    clear = f"\r\nList-Unsubscribe: <{SITE}{stop}>\r\n".encode()
    assert clear in box.raw[-1], "in one piece, for mail programs"
    assert "/join/" not in str(letter)


def test_it_is_written_in_the_language_of_who_asked(
    client: AnyClient, browser: Browser, box: LetterBox
) -> None:
    friend = Browser(client, "fr")
    table = together(browser, friend)
    want_letters(friend, table, box)
    pass_turn(browser, table)
    look(client)
    assert box.next()["Subject"] == "C’est à vous\u00a0: Town Center"


def test_nobody_is_told_without_having_confirmed(
    client: AnyClient, browser: Browser, friend: Browser, box: LetterBox
) -> None:
    table = together(browser, friend)
    assert ask_for_letters(friend, table) == 201
    question = box.next()
    assert state(friend, table) == ("z…@example.org", False)
    pass_turn(browser, table)
    look(client)
    assert box.letters.empty()
    confirm = box.links(question)[0]
    assert friend.get(confirm).status_code == 200
    assert state(friend, table)[1] is False, "a program that looks at links confirms nothing"
    assert friend.request("POST", confirm).status_code == 200
    assert state(friend, table) == ("z…@example.org", True)
    assert friend.request("POST", confirm).status_code == 404, "it works once"


def test_who_asks_twice_can_answer_the_one_letter_that_came(
    client: AnyClient, browser: Browser, friend: Browser, box: LetterBox
) -> None:
    table = together(browser, friend)
    assert [ask_for_letters(friend, table) for _ in range(2)] == [201, 201]
    assert friend.request("POST", box.links(box.next())[0]).status_code == 200
    assert state(friend, table)[1] and box.letters.empty()


def test_one_letter_for_each_turn_however_often_the_server_looks(
    client: AnyClient, browser: Browser, friend: Browser, box: LetterBox
) -> None:
    table = together(browser, friend)
    want_letters(friend, table, box)
    pass_turn(browser, table)
    look(client)
    look(client)
    box.next()
    pass_turn(friend, table)
    pass_turn(browser, table)
    look(client, 2 * LATER)
    look(client, 3 * LATER)
    box.next()
    assert box.letters.empty()


def test_a_short_turn_and_an_open_page_bring_no_letter(
    client: AnyClient, browser: Browser, friend: Browser, box: LetterBox
) -> None:
    table = together(browser, friend)
    want_letters(friend, table, box)
    pass_turn(browser, table)
    look(client, timedelta(minutes=5))
    assert box.letters.empty()
    with friend.live(table):
        while not was_seen_since(client, table):
            pass
    look(client)
    assert box.letters.empty()


def was_seen_since(client: AnyClient, table: str) -> bool:
    """Whether the page of who is to act has said that it is open."""
    people = services_of(client).tables._live[table].people
    seen = [one.seen for one in people.holders if one.seat in people.waiting]
    return all(when >= turn.since for when in seen if when for turn in people.turns if turn.waiting)


def test_who_ends_it_by_a_link_is_forgotten(
    client: AnyClient, browser: Browser, friend: Browser, box: LetterBox
) -> None:
    table = together(browser, friend)
    want_letters(friend, table, box)
    pass_turn(browser, table)
    look(client)
    stop = box.links(box.next())[1]
    stranger = Browser(client)
    assert stranger.get(stop).status_code == 200 and state(friend, table)[1]
    assert client.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert state(friend, table) == ("", False)
    assert stranger.get(stop).status_code == 200, "who comes again is told the same"
    assert stranger.get(stop[:-1] + "x").status_code == 404


def test_who_ends_it_at_the_table_is_forgotten(
    client: AnyClient, browser: Browser, friend: Browser, box: LetterBox
) -> None:
    table = together(browser, friend)
    want_letters(friend, table, box)
    friend.post(f"/api/tables/{table}/notices/mail/stop")
    assert state(friend, table) == ("", False)
    pass_turn(browser, table)
    look(client)
    assert box.letters.empty()


@pytest.mark.parametrize("seats", [(ME, HERE), (ME, BOT)])
def test_who_plays_alone_or_at_one_screen_is_not_told(
    client: AnyClient, browser: Browser, box: LetterBox, seats: tuple[dict[str, str], ...]
) -> None:
    table = browser.open(*seats)
    want_letters(browser, table, box)
    look(client)
    assert box.letters.empty()


def test_a_taken_back_turn_tells_nobody_twice_within_minutes(
    client: AnyClient, browser: Browser, friend: Browser, box: LetterBox
) -> None:
    table = together(browser, friend)
    want_letters(friend, table, box)
    browser.play(table)
    look(client)
    box.next()
    for _ in range(3):
        number = browser.look(table)["number"]
        assert browser.command(table, "undo", seat=0, expected=number).status_code == 201
        pass_turn(browser, table)
    look(client, LATER + timedelta(minutes=1))
    assert box.letters.empty()


def test_without_a_mail_server_the_page_is_told_so(sqlite: str) -> None:
    with telling(sqlite) as plain:
        alone = Browser(plain)
        table = alone.open(ME, BOT)
        assert alone.get(f"/api/tables/{table}/notices").json()["by_mail"] is False
        answer = alone.post(f"/api/tables/{table}/notices/mail", {"address": "a@b.org"})
        assert answer.status_code == 422 and "no e-mail" in answer.json()["text"]
