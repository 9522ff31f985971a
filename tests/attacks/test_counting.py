"""How many hidden choices another player has made, nobody can count.

Whatever a browser can ask for or is sent stays the same, to the last letter, while somebody else
makes hidden choices, takes them back and does them again.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta
from queue import Empty

import httpx
import pytest
from litestar.testing import WebSocketTestSession
from web.browser import AnyClient, Browser, news, say_look, share_luck

from attacks.sitting import HIDDEN, Sitting
from faubourg.web import seating

LOOKS = ("", "?at=0", "?at=5", "?at=1000000", "?log=1", "?seat=1", "?seat=2&turn=1")
SILENCE = 0.3  # seconds without a frame


@pytest.fixture(params=sorted(HIDDEN))
def sitting(client: AnyClient, request: pytest.FixtureRequest) -> Sitting:
    return Sitting(client, request.param)


def hidden_deeds(sitting: Sitting) -> list[Callable[[], None]]:
    """A choice is made, taken back and done again."""
    return [sitting.choose, lambda: sitting.turn_back("undo"), lambda: sitting.turn_back("redo")]


def questions(sitting: Sitting, seat: int | None) -> list[str]:
    """All a browser can ask about the table without changing it."""
    asked = [*LOOKS, "/record", "/verify"]
    if seat is not None:
        actions = list(sitting.choices(seat).values())
        asked += [f"/preview?seat={seat}&action={action}" for action in actions[:2] + actions[-2:]]
        asked += [f"/why?seat={seat}&name={name}" for name in ("pass", "commit", "confirm")]
    return asked


def answer(browser: Browser, path: str) -> tuple[int, bytes, httpx.Headers]:
    given = browser.get(path)
    return given.status_code, given.content, given.headers


def test_no_answer_tells_of_a_hidden_choice(sitting: Sitting) -> None:
    asked = [
        (browser, f"/api/tables/{sitting.table}{question}")
        for seat, browser in sitting.others().items()
        for question in questions(sitting, seat)
    ]
    before = [answer(browser, path) for browser, path in asked]
    for deed in hidden_deeds(sitting):
        deed()
        for (browser, path), known in zip(asked, before, strict=True):
            assert answer(browser, path) == known, path


def test_no_refused_command_tells_of_a_hidden_choice(sitting: Sitting) -> None:
    """Who has just handed the turn on might take that back, as long as nobody has acted."""

    def refused() -> list[tuple[int, bytes]]:
        given = [
            browser.command(sitting.table, what, seat=seat, expected=sitting.look(seat)["number"])
            for seat, browser in sitting.others().items()
            if seat is not None
            for what in ("undo", "redo")
        ]
        return [(one.status_code, one.content) for one in given]

    before = refused()
    assert {status for status, _ in before} == {422}
    for deed in hidden_deeds(sitting):
        deed()
        assert refused() == before


def home(browser: Browser) -> list[str]:
    """What the home page tells of one's tables; the rest of it is new each time."""
    return re.findall(r'<a class="card table-link.*?</a>', browser.get("/").text, re.DOTALL)


def test_the_home_page_does_not_tell_when_a_hidden_choice_was_made(sitting: Sitting) -> None:
    players = [browser for seat, browser in sitting.others().items() if seat is not None]
    before = [home(player) for player in players]
    assert all(before)
    for deed in hidden_deeds(sitting):
        deed()
        assert [home(player) for player in players] == before
    sitting.finish(sitting.seat)
    assert all(home(player) != known for player, known in zip(players, before, strict=True))


def is_silent(socket: WebSocketTestSession) -> bool:
    try:
        socket.receive(timeout=SILENCE)
    except Empty:
        return True
    return False


def wait_until_gone(sitting: Sitting, seat: int | None) -> None:
    """That a page was closed is told to those who play: it is to be told before all is silent."""
    while seat is not None and sitting.look(sitting.seat)["players"][seat]["presence"] == "here":
        pass


def test_no_push_tells_of_a_hidden_choice(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "SILENT", timedelta(days=1))  # nobody is found gone by the clock
    for seat, browser in sitting.others().items():
        with browser.live(sitting.table) as socket:
            first = say_look(socket)
            for deed in hidden_deeds(sitting):
                deed()
                assert is_silent(socket)
            sitting.turn_back("undo")
            again = say_look(socket)  # a question is answered, also if nothing is new
        wait_until_gone(sitting, seat)
        for key in ("number", "steps", "at"):
            assert again[key] == first[key]
        assert (again["log"], again["log_from"]) == ([], len(first["log"]))


def test_a_choice_taken_back_behind_a_public_one_sends_nothing(sitting: Sitting) -> None:
    """The log behind it is told again, but not to those who have it."""
    other = next(seat for seat in sitting.choosing() if seat != sitting.seat)
    sitting.choose()
    with sitting.watcher.live(sitting.table) as socket:
        say_look(socket)
        sitting.finish(other)
        news(socket)
        sitting.turn_back("undo")
        assert is_silent(socket)


@pytest.mark.parametrize("hidden", [0, 1, 2])
def test_the_answer_of_a_command_counts_only_what_its_player_knows(
    sitting: Sitting, hidden: int
) -> None:
    other = next(seat for seat in sitting.choosing() if seat != sitting.seat)
    seen = sitting.look(other)["number"]
    for _ in range(hidden):
        sitting.choose()
    mine, choices = sitting.people[other], sitting.choices(other)
    ahead = mine.command(sitting.table, "undo", seat=other, expected=seen + 1)
    assert (ahead.status_code, ahead.json()) == (409, {"number": seen})
    found = next(index for words, index in choices.items() if words.startswith(sitting.hidden))
    for _ in range(2):  # the second time is a repetition
        given = mine.command(sitting.table, "play", seat=other, action=found, expected=seen)
        assert (given.status_code, given.json()) == (201, {"number": seen + 1})
    assert sitting.look(other)["number"] == seen + 1
    undone = mine.command(sitting.table, "undo", seat=other, expected=seen + 1)
    assert (undone.status_code, undone.json()) == (201, {"number": seen + 2})


def test_who_takes_a_seat_is_sent_the_log_with_the_numbers_of_that_seat(client: AnyClient) -> None:
    """The lines it has are the same, but for a player they stand behind other steps."""
    owner, friend = Browser(client), Browser(client)
    table = owner.open({"kind": "me"}, {"kind": "link"}, game="big_city")
    friend.join(owner.link(table, 1))
    share_luck(table, owner, friend)  # then the cards are dealt
    link = friend.command(table, "seats/1/devices").json()["link"]
    computer = Browser(client)
    with computer.live(table) as socket:
        watching = say_look(socket)
        computer.join(link)
        playing = news(socket)
    assert watching["log"] and playing["log_from"] == 0
    assert playing["log"] == friend.look(table)["log"] != watching["log"]


def test_questions_for_hints_do_not_count_hidden_choices(sitting: Sitting) -> None:
    """Each is told to all; between hidden choices only the first one."""
    mine, watched = sitting.people[sitting.seat], list[int]()
    for _ in range(2):
        asked = mine.command(sitting.table, "hint", seat=sitting.seat)
        assert asked.status_code == 201, asked.text
        watched.append(len(sitting.watcher.look(sitting.table)["log"]))
        sitting.choose()
    assert watched[0] == watched[1]
