"""A seat belongs to who took it: not to who opened the table, nor to who has seen a link."""

from __future__ import annotations

from datetime import timedelta

import httpx
import pytest
from web.browser import BOT, HERE, LINK, ME, AnyClient, Browser, share_luck

from faubourg.core import record
from faubourg.table import people


@pytest.fixture
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no page open is away at once."""
    monkeypatch.setattr(people, "AWAY", timedelta(seconds=-1))


def joined(owner: Browser, *friends: Browser, game: str = "big_city") -> tuple[str, list[str]]:
    """A table at which everybody sits, and the links they came by."""
    table = owner.open(ME, *[LINK] * len(friends), game=game)
    links = [owner.link(table, seat) for seat in range(1, len(friends) + 1)]
    for one, link in zip(friends, links, strict=True):
        assert one.join(link, "Zoé").status_code in (302, 303)
    share_luck(table, owner, *friends)
    return table, links


def mine(browser: Browser, table: str) -> list[int]:
    return [player["seat"] for player in browser.look(table)["players"] if player["mine"]]


def tell(browser: Browser, table: str, seat: int, word: str) -> httpx.Response:
    return browser.command(table, f"seats/{seat}/{word}")


def log(browser: Browser, table: str) -> str:
    return "\n".join(line["text"] for line in browser.look(table)["log"])


# Links


def test_who_opened_the_table_cannot_sit_down_in_a_friends_seat(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table, (link,) = joined(browser, friend)
    second = Browser(client)
    assert second.join(link).status_code == 409
    assert mine(second, table) == [] and second.look(table)["actions"] == []
    assert "sits here already" in second.get(link).text
    hand = friend.look(table)["board"]
    assert second.look(table, eyes=1, seat=1)["board"] != hand


def test_a_used_invitation_is_not_shown_to_who_opened_the_table(
    browser: Browser, friend: Browser
) -> None:
    table, _ = joined(browser, friend)
    assert [player["link"] for player in browser.look(table)["players"]] == ["", ""]
    assert browser.get(f"/qr/{table}/1").status_code == 404


def test_ones_own_seat_has_no_link_that_others_could_find(browser: Browser) -> None:
    table = browser.open(ME, HERE)
    assert [player["link"] for player in browser.look(table)["players"]] == ["", ""]


def test_of_two_who_open_an_invitation_at_once_one_sits_down(
    client: AnyClient, browser: Browser, friend: Browser, third: Browser
) -> None:
    table = browser.open(ME, LINK)
    link = browser.link(table, 1)
    assert friend.get(link).status_code == third.get(link).status_code == 200
    assert [one.join(link).status_code for one in (friend, third)] == [302, 409]
    assert mine(friend, table) == [1] and mine(third, table) == []


# Another device of the same person


def device_link(browser: Browser, table: str, seat: int) -> str:
    answer = browser.command(table, f"seats/{seat}/devices")
    assert answer.status_code == 201 and answer.json()["qr"].startswith("<svg")
    return str(answer.json()["link"])


def test_another_device_comes_in_by_a_link_only_the_holder_can_make(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table, _ = joined(browser, friend)
    assert browser.command(table, "seats/1/devices").status_code == 403
    assert Browser(client).command(table, "seats/1/devices").status_code == 403
    link, phone = device_link(friend, table, 1), Browser(client)
    assert "Your seat on this device" in phone.get(link).text
    assert phone.join(link).status_code == 302 and mine(phone, table) == [1]
    assert Browser(client).join(link).status_code == 404  # used up
    assert mine(friend, table) == [1]


def test_a_newer_device_link_makes_the_older_one_worthless(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table, _ = joined(browser, friend)
    older, newer = device_link(friend, table, 1), device_link(friend, table, 1)
    assert Browser(client).join(older).status_code == 404
    assert Browser(client).join(newer).status_code == 302


def test_the_holder_sees_the_devices_and_ends_any_of_them(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table, _ = joined(browser, friend)
    phone = Browser(client)
    phone.headers["user-agent"] = "Mozilla/5.0 (iPhone) Version/17.0 Safari/604.1 <b>x</b>"
    phone.join(device_link(friend, table, 1))
    listed = friend.get(f"/api/tables/{table}/seats/1/devices").json()
    assert [(one["label"], one["here"]) for one in listed] == [
        ("", True),
        ("Safari · iPhone", False),
    ]
    assert browser.get(f"/api/tables/{table}/seats/1/devices").status_code == 403
    other = listed[1]["device"]
    assert browser.command(table, "seats/1/end", device=other).status_code == 403
    assert friend.command(table, "seats/1/end", device=other).json() == {"link": "", "qr": ""}
    assert mine(phone, table) == [] and mine(friend, table) == [1]


def test_with_the_last_device_goes_a_link_that_is_the_only_way_back(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table, (invitation,) = joined(browser, friend)
    here = friend.get(f"/api/tables/{table}/seats/1/devices").json()[0]["device"]
    ended = friend.command(table, "seats/1/end", device=here)
    assert ended.status_code == 201 and ended.json()["qr"].startswith("<svg")
    assert mine(friend, table) == [] and friend.join(invitation).status_code == 409
    assert browser.look(table)["players"][1]["joined"]
    assert friend.join(ended.json()["link"]).status_code == 302 and mine(friend, table) == [1]
    assert Browser(client).join(ended.json()["link"]).status_code == 404


@pytest.mark.usefixtures("nobody_waits")
def test_a_seat_that_is_open_nowhere_still_must_agree_to_a_guest(
    browser: Browser, friend: Browser, third: Browser
) -> None:
    table, _ = joined(browser, friend, third)
    here = third.get(f"/api/tables/{table}/seats/2/devices").json()[0]["device"]
    third.command(table, "seats/2/end", device=here)
    for word, code in (("free", 201), ("ask", 201), ("invite", 422)):
        assert tell(browser, table, 1, word).status_code == code


def test_who_knocks_comes_in_only_if_the_holders_page_says_yes(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table, (link,) = joined(browser, friend)
    knock = link.replace("/join/", "/knock/")
    phone = Browser(client)
    phone.headers["user-agent"] = "Mozilla/5.0 (Android 14) Firefox/125.0"
    for one in (browser, phone):
        assert one.send_form(knock).status_code == 302
        assert "Asked." in one.get(link).text
    asked = friend.look(table)["knocks"]
    assert len(asked) == 2 and browser.look(table)["knocks"] == []
    for knocking in asked:
        body = {"device": knocking["device"], "yes": "(Firefox · Android)" in knocking["text"]}
        assert browser.post(f"/api/tables/{table}/seats/1/admit", body).status_code == 403
        assert friend.post(f"/api/tables/{table}/seats/1/admit", body).status_code == 201
    assert mine(browser, table) == [0] and mine(phone, table) == [1]
    assert friend.look(table)["knocks"] == []
    assert phone.get(link).headers["location"] == f"/table/{table}"


def test_knocking_needs_the_link_and_has_its_bounds(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table, (link,) = joined(browser, friend)
    stranger = Browser(client)
    assert stranger.send_form(f"/knock/{table}/guessed").status_code == 404
    codes = [
        Browser(client).send_form(link.replace("/join/", "/knock/")).status_code for _ in range(5)
    ]
    assert codes == [302, 302, 302, 409, 409]


# Being away


def test_nobodys_seat_is_freed_while_their_page_is_open(browser: Browser, friend: Browser) -> None:
    table, _ = joined(browser, friend)
    refused = tell(browser, table, 1, "free")
    assert refused.status_code == 422 and "five minutes" in refused.json()["text"]


@pytest.mark.usefixtures("nobody_waits")
def test_a_seat_is_freed_openly_goes_to_a_bot_and_shows_nothing_to_the_owner(
    client: AnyClient, browser: Browser, friend: Browser, third: Browser
) -> None:
    table, _ = joined(browser, friend, third)
    assert tell(friend, table, 2, "free").status_code == 422  # only who opened the table
    assert tell(third, table, 1, "free").status_code == 422
    assert tell(browser, table, 1, "free").status_code == 201
    for one in (browser, friend, third, Browser(client)):
        assert "a bot stands in" in log(one, table)
    assert browser.look(table)["players"][1]["stand_in"] == "a bot stands in"
    assert mine(browser, table) == [0] and "web" not in log(browser, table)
    assert friend.command(table, "play", seat=1, action=0, expected=0).status_code == 403


@pytest.mark.usefixtures("nobody_waits")
def test_its_holder_takes_a_seat_back_at_any_time(browser: Browser, friend: Browser) -> None:
    table, _ = joined(browser, friend)
    tell(browser, table, 1, "free")
    assert "back" in friend.look(table)["players"][1]["may"]
    assert tell(browser, table, 1, "back").status_code == 422
    assert tell(friend, table, 1, "back").status_code == 201
    assert friend.look(table)["players"][1]["stand_in"] == ""
    assert "plays again" in log(browser, table)


@pytest.mark.usefixtures("nobody_waits")
def test_of_two_players_nobody_can_agree_to_a_guest(browser: Browser, friend: Browser) -> None:
    table, _ = joined(browser, friend)
    tell(browser, table, 1, "free")
    for word in ("ask", "agree", "invite"):
        assert tell(browser, table, 1, word).status_code == 422


@pytest.mark.usefixtures("nobody_waits")
def test_another_person_sits_down_only_if_every_other_holder_agrees(
    client: AnyClient, browser: Browser, friend: Browser, third: Browser
) -> None:
    fourth = Browser(client)
    table, _ = joined(browser, friend, third, fourth)
    tell(browser, table, 1, "free")
    assert tell(browser, table, 1, "invite").status_code == 422
    assert tell(browser, table, 1, "ask").status_code == 201
    assert "May a guest stand in" in log(friend, table)
    assert tell(browser, table, 1, "agree").status_code == 422  # the owner's own word is not enough
    assert tell(third, table, 1, "agree").status_code == 201
    assert tell(browser, table, 1, "invite").status_code == 422
    assert tell(fourth, table, 1, "agree").status_code == 201
    invited = tell(browser, table, 1, "invite")
    guest = Browser(client)
    assert invited.status_code == 201 and guest.join(invited.json()["link"]).status_code == 302
    assert mine(guest, table) == [1] and "a guest stands in for" in log(fourth, table)
    assert friend.command(table, "play", seat=1, action=0, expected=0).status_code == 403
    assert tell(guest, table, 1, "back").status_code == 422
    assert tell(friend, table, 1, "back").status_code == 201
    assert mine(guest, table) == [] and mine(friend, table) == [1]


@pytest.mark.usefixtures("nobody_waits")
def test_who_is_away_must_agree_to_a_guest_for_another_too(
    client: AnyClient, browser: Browser, friend: Browser, third: Browser
) -> None:
    """Otherwise an owner and a helper could free all others, one after the other."""
    helper = Browser(client)
    table, _ = joined(browser, friend, third, helper)
    for seat in (1, 2):
        assert tell(browser, table, seat, "free").status_code == 201
    assert tell(browser, table, 1, "ask").status_code == 201
    assert tell(helper, table, 1, "agree").status_code == 201
    assert tell(browser, table, 1, "invite").status_code == 422
    assert tell(third, table, 1, "agree").status_code == 201  # a bot stands in there as well
    assert tell(browser, table, 1, "invite").status_code == 201


@pytest.mark.usefixtures("nobody_waits")
def test_the_record_says_who_stood_in(browser: Browser, friend: Browser) -> None:
    table, _ = joined(browser, friend, game="town_center")
    tell(browser, table, 1, "free")
    tell(friend, table, 1, "back")
    kept = record.load(browser.get(f"/api/tables/{table}/record").text)
    told = [(note.key, note.values["who"]) for note in kept.notes]
    assert told == [("seat-freed", "Zoé"), ("seat-returned", "Zoé")]


def test_a_bot_may_wait_for_who_never_came(browser: Browser, friend: Browser) -> None:
    table = browser.open(ME, LINK)
    link = browser.link(table, 1)
    assert tell(browser, table, 1, "free").status_code == 201
    share_luck(table, browser)
    assert browser.look(table)["players"][1]["stand_in"] == "a bot stands in"
    assert friend.join(link, "Zoé").status_code == 302  # late, but the seat is still theirs
    assert mine(friend, table) == [1] and browser.look(table)["players"][1]["bot"] == ""


# Rematch


def test_a_guest_becomes_nothing_by_asking_for_a_rematch(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table, _ = joined(browser, friend, game="town_center")
    assert friend.command(table, "rematch").status_code == 403  # the game runs
    play_to_the_end(table, browser, friend)
    assert Browser(client).command(table, "rematch").status_code == 403
    again = friend.command(table, "rematch").json()["table"]
    assert mine(friend, again) == [1] and mine(browser, again) == [0]
    links = [player["link"] for one in (browser, friend) for player in one.look(again)["players"]]
    assert links == [""] * 4
    assert browser.command(table, "rematch").json()["table"] == again
    assert browser.get(f"/qr/{again}/1").status_code == 404  # the owner, but nothing to show
    assert friend.get(f"/qr/{again}/0").status_code == 403


def play_to_the_end(table: str, *browsers: Browser) -> None:
    while browsers[0].look(table)["result"] is None:
        for one in browsers:
            if one.look(table)["actions"]:
                one.play(table)


def test_names_of_unknown_seats_and_commands_are_clear_errors(browser: Browser) -> None:
    table = browser.open(ME, BOT)
    assert tell(browser, table, 9, "free").status_code == 404
    assert tell(browser, table, 0, "steal").status_code == 404
    assert tell(browser, table, 1, "free").status_code == 422  # a bot's own seat
