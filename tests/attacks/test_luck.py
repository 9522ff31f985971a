"""Nobody chooses the luck: not the server, not the last to join, not who asks for a rematch."""

from __future__ import annotations

import hashlib
from datetime import timedelta
from typing import Any

import httpx
import pytest
from web.browser import BOT, HERE, LINK, ME, AnyClient, Browser, share_luck

from attacks.test_seats import joined, log, play_to_the_end, tell
from faubourg.core import record
from faubourg.core.record import Record
from faubourg.core.replay import verify
from faubourg.table import people
from faubourg.table import table as tables


def opened(owner: Browser, friend: Browser) -> str:
    """Both sit; nobody has committed to anything."""
    table = owner.open(ME, LINK, nonce="given in clear")
    assert friend.join(owner.link(table, 1), nonce="given in clear as well").status_code == 302
    return table


def committed(owner: Browser, friend: Browser) -> str:
    """Both sit and have committed; no nonce is told yet."""
    table = opened(owner, friend)
    for one in (owner, friend):
        one.promise(table)
    return table


def kept(browser: Browser, table: str) -> Record:
    return record.load(browser.get(f"/api/tables/{table}/record").text)


def give(browser: Browser, table: str, what: str, **words: Any) -> httpx.Response:
    return browser.command(table, f"luck/{what}", **words)


def promised(browser: Browser, table: str, seat: int) -> str:
    return hashlib.sha256(browser.nonce(table, seat).encode()).hexdigest()


def test_what_the_last_to_join_sends_in_clear_decides_nothing(
    browser: Browser, friend: Browser
) -> None:
    table = opened(browser, friend)
    share_luck(table, browser, friend)
    header = kept(browser, table).header
    assert header.luck == record.SEALED
    assert header.nonces == [browser.nonce(table, 0), friend.nonce(table, 1)]
    assert header.commitments == [promised(browser, table, 0), promised(friend, table, 1)]


def test_no_nonce_is_taken_before_all_have_committed(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    browser.promise(table)
    early = give(browser, table, "reveal", seat=0, round=1, nonce=browser.nonce(table, 0))
    assert early.status_code == 422
    assert browser.look(table)["luck"]["reveal"] == []
    friend.promise(table)
    assert browser.look(table)["luck"]["reveal"] == [0]


def test_only_the_nonce_one_has_committed_to_is_taken(browser: Browser, friend: Browser) -> None:
    table = committed(browser, friend)
    browser.reveal(table)
    chosen = give(friend, table, "reveal", seat=1, round=1, nonce="0" * 64)
    assert chosen.status_code == 422 and "not the number" in chosen.json()["text"]


def test_nobody_commits_twice_or_for_another(browser: Browser, friend: Browser) -> None:
    table = opened(browser, friend)
    friend.promise(table)
    again = {"round": 1, "promise": "0" * 64}
    assert give(friend, table, "promise", seat=1, **again).status_code == 422
    assert give(browser, table, "promise", seat=1, **again).status_code == 403
    same = {"round": 1, "promise": promised(friend, table, 1)}
    assert give(friend, table, "promise", seat=1, **same).status_code == 201  # asked twice


@pytest.mark.parametrize("words", [
    {"promise": "x" * 64}, {"promise": "0" * 63}, {"promise": ""}, {"promise": "0" * 64 + "\n"},
    {}, {"promise": 7},
])  # fmt: skip
def test_odd_commitments_are_refused(browser: Browser, friend: Browser, words: Any) -> None:
    table = opened(browser, friend)
    assert give(browser, table, "promise", seat=0, round=1, **words).status_code == 400


def test_the_table_says_for_whom_it_waits(browser: Browser, friend: Browser) -> None:
    table = browser.open(ME, LINK, game="big_city")
    assert "take the seat" in browser.look(table)["prompt"]
    friend.join(browser.link(table, 1), "Zoé")
    browser.promise(table)
    assert "page of Zoé" in browser.look(table)["prompt"]
    friend.promise(table)
    friend.reveal(table)
    assert "page of Player 1" in friend.look(table)["prompt"]
    assert kept_entries(browser, table) == 0
    browser.reveal(table)
    assert kept_entries(browser, table) > 0


def kept_entries(browser: Browser, table: str) -> int:
    return int(browser.look(table)["steps"])


def test_who_takes_a_seat_commits_with_the_same_request(browser: Browser, friend: Browser) -> None:
    table = browser.open(ME, LINK, nonce="given in clear", promise="0a" * 32)
    assert friend.join(browser.link(table, 1), promise="0b" * 32).status_code == 302
    for one in (browser, friend):
        found = one.look(table)["luck"]
        assert found["promises"] == ["0a" * 32, "0b" * 32] and found["promise"] == []
    assert browser.look(table)["luck"]["reveal"] == [0]


def test_an_odd_commitment_takes_no_seat(browser: Browser, friend: Browser) -> None:
    table = browser.open(ME, LINK)
    assert friend.join(browser.link(table, 1), promise="0b" * 31).status_code == 400
    assert not browser.look(table)["players"][1]["joined"]
    body = {"game": "town_center", "seats": [ME, LINK], "promise": "mine"}
    assert browser.post("/api/tables", body).status_code == 400


def test_when_a_nonce_is_lost_any_holder_starts_a_new_round(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table = opened(browser, friend)
    lost = {"seat": 1, "round": 1}
    assert give(friend, table, "lost", **lost).status_code == 422  # all must have committed
    for one in (browser, friend):
        one.promise(table)
    browser.reveal(table)
    for one in (browser, friend):
        assert give(one, table, "again").status_code == 422
    assert give(browser, table, "lost", seat=0, round=1).status_code == 422  # has told it
    assert give(browser, table, "lost", **lost).status_code == 403
    assert give(friend, table, "lost", **lost).status_code == 201
    assert give(friend, table, "lost", **lost).status_code == 201  # asked twice
    assert browser.look(table)["luck"]["again"] and friend.look(table)["luck"]["again"]
    assert not Browser(client).look(table)["luck"]["again"]
    assert give(browser, table, "again").status_code == 201
    assert browser.look(table)["luck"]["round"] == 2
    for one in (browser, friend):
        one.promise(table)
    assert give(browser, table, "again").status_code == 422  # what was lost, was in round 1
    assert [note.key for note in kept(browser, table).notes] == ["luck-lost", "luck-again"]
    assert "has lost the number" in log(browser, table)


def test_a_round_is_given_up_only_when_a_nonce_is_lost_or_after_a_day(
    browser: Browser, friend: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = committed(browser, friend)
    browser.reveal(table)
    assert give(browser, table, "again").status_code == 422  # has told: may not shop for more
    assert give(friend, table, "lost", seat=1, round=1).status_code == 201
    assert give(friend, table, "again").status_code == 201
    assert browser.look(table)["luck"]["round"] == 2
    stale = give(friend, table, "reveal", seat=1, round=1, nonce=friend.nonce(table, 1))
    assert stale.status_code == 422
    for one in (browser, friend):
        one.promise(table)
    browser.reveal(table)
    monkeypatch.setattr(tables, "PATIENCE", timedelta(seconds=-1))
    assert browser.look(table)["luck"]["again"]
    assert give(browser, table, "again").status_code == 201
    share_luck(table, browser, friend)
    assert not browser.look(table)["luck"]["again"]
    assert give(friend, table, "again").status_code == 422
    notes = [(note.key, note.values["round"]) for note in kept(browser, table).notes]
    assert notes == [("luck-lost", 1), ("luck-again", 1), ("luck-again", 2)]
    assert "was given up" in log(browser, table) and "was given up" in log(friend, table)


def test_strangers_give_up_nothing(client: AnyClient, browser: Browser, friend: Browser) -> None:
    table = committed(browser, friend)
    assert give(Browser(client), table, "again").status_code == 422


def test_a_sealed_game_is_verified_and_bots_give_nothing(browser: Browser, friend: Browser) -> None:
    table = browser.open(ME, LINK, BOT)
    friend.join(browser.link(table, 1))
    share_luck(table, browser, friend)
    play_to_the_end(table, browser, friend)
    whole = kept(browser, table)
    assert whole.header.nonces[2] == "" and whole.header.commitments[2] == ""
    assert verify(whole).honest
    told = browser.get(f"/api/tables/{table}/verify").json()["text"]
    assert "honest" in told and "nobody could choose" in told


def test_a_later_holder_changes_no_key(
    browser: Browser, friend: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "AWAY", timedelta(seconds=-1))
    table, _ = joined(browser, friend, game="town_center")
    before = kept(browser, table).header
    for one, word in ((browser, "free"), (friend, "back"), (browser, "free")):
        assert tell(one, table, 1, word).status_code == 201
    assert kept(browser, table).header == before


def test_a_seat_freed_before_luck_begins_makes_all_commit_anew(
    browser: Browser, friend: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise who opened the table could drop a nonce after having seen the others'."""
    monkeypatch.setattr(people, "AWAY", timedelta(seconds=-1))
    table = committed(browser, friend)
    browser.reveal(table)
    tell(browser, table, 1, "free")
    found = browser.look(table)["luck"]
    assert found["round"] == 2 and found["promises"] == ["", ""] and found["promise"] == [0]
    assert [note.key for note in kept(browser, table).notes] == ["seat-freed", "luck-again"]


def test_a_rematch_asks_every_page_for_a_new_commitment(browser: Browser, friend: Browser) -> None:
    table, _ = joined(browser, friend, game="town_center")
    play_to_the_end(table, browser, friend)
    again = str(browser.command(table, "rematch").json()["table"])
    assert browser.look(again)["luck"]["promise"] == [0]
    assert friend.look(again)["luck"]["promise"] == [1]
    share_luck(again, browser, friend)
    header = kept(browser, again).header
    assert header.nonces == [browser.nonce(again, 0), friend.nonce(again, 1)]
    assert header.luck == record.SEALED
    assert header.commitment != kept(browser, table).header.commitment


def test_alone_nobody_waits_and_the_record_does_not_pretend_more(browser: Browser) -> None:
    table = browser.open(ME, HERE, nonce="mine")
    assert browser.look(table)["luck"]["promise"] == []
    browser.play_all(table)
    whole = kept(browser, table)
    assert (whole.header.luck, whole.header.nonces) == (record.ALONE, ["mine", "mine"])
    assert "nobody else" in browser.get(f"/api/tables/{table}/verify").json()["text"]
    again = str(browser.command(table, "rematch").json()["table"])
    assert browser.look(again)["luck"]["reveal"] == [0, 1]
    browser.reveal(again)
    assert kept(browser, again).header.luck == record.ALONE


def test_the_whole_commitment_is_on_the_table_from_its_first_moment(
    client: AnyClient, browser: Browser
) -> None:
    offer = browser.get("/api/offer").json()
    table = browser.open(ME, LINK, offer=offer["offer"])
    for one in (browser, Browser(client)):
        assert one.look(table)["luck"]["commitment"] == offer["commitment"]
    assert offer["commitment"] in Browser(client).get(browser.link(table, 1)).text
