"""What a stranger could try with keys, phrases, names and presence."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from web.browser import BOT, HERE, LINK, ME, AnyClient, Browser, news, say_look, share_luck
from web.serving import serving

from attacks.sitting import HIDDEN, Sitting
from attacks.test_seats import joined, log, mine, tell
from faubourg.core import record
from faubourg.core.names import MOST_READ
from faubourg.table.people import PHRASES, hashed
from faubourg.web import carrying, seating, talk


@pytest.fixture
def client(database: str) -> Iterator[AnyClient]:
    """At both databases."""
    with serving(database) as opened:
        yield opened


# Keys


def key_of(browser: Browser) -> str:
    """The path of a new key, as the page shows it."""
    shown = browser.send_form("/carry").text
    return "/carry/" + shown.split("/carry/")[1].split('"')[0]


def test_a_key_carries_all_seats_to_another_browser_once(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    shared, _ = joined(browser, friend)
    alone = friend.open(ME, BOT)
    key, phone = key_of(friend), Browser(client)
    assert "Bring your tables here" in phone.get(key).text  # asks first: looking uses nothing up
    assert phone.send_form(key).headers["location"] == "/"
    assert (mine(phone, shared), mine(phone, alone)) == ([1], [0])
    assert mine(friend, shared) == [1]
    second = Browser(client)
    assert second.get(key).status_code == second.send_form(key).status_code == 409
    assert (mine(second, shared), mine(second, alone)) == ([], [])


def test_the_holder_is_told_of_who_came_by_a_key_and_closes_it(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table, _ = joined(browser, friend)
    phone = Browser(client)
    phone.headers["user-agent"] = "Mozilla/5.0 (Android 14) Firefox/125.0"
    with friend.live(table) as socket:
        assert say_look(socket)["newcomers"] == []
        phone.send_form(key_of(friend))
        told = news(socket)
        while not told["newcomers"]:
            told = news(socket)
    (came,) = told["newcomers"]
    assert came["seat"] == 1 and "Firefox · Android" in came["text"]
    assert browser.look(table)["newcomers"] == phone.look(table)["newcomers"] == []
    assert friend.command(table, "seats/1/end", device=came["device"]).status_code == 201
    assert mine(phone, table) == [] and friend.look(table)["newcomers"] == []


def test_a_key_that_is_too_old_opens_nothing(
    client: AnyClient, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, phone = browser.open(ME, BOT), Browser(client)
    monkeypatch.setattr(carrying, "SOON", timedelta(0))
    key = key_of(browser)
    assert phone.get(key).status_code == phone.send_form(key).status_code == 409
    assert mine(phone, table) == []


def test_a_newer_key_makes_the_older_one_worthless(client: AnyClient, browser: Browser) -> None:
    table, phone = browser.open(ME, BOT), Browser(client)
    older, newer = key_of(browser), key_of(browser)
    assert phone.send_form(older).status_code == 409 and mine(phone, table) == []
    assert phone.send_form(newer).status_code == 302 and mine(phone, table) == [0]


@pytest.mark.parametrize("guess", ["guessed", "x" * 100, "x" * 5000, "%00", "..%2F", "é"])
def test_a_guessed_key_opens_nothing(browser: Browser, friend: Browser, guess: str) -> None:
    table = browser.open(ME, BOT)
    key_of(browser)
    for answer in (friend.get(f"/carry/{guess}"), friend.send_form(f"/carry/{guess}")):
        assert 400 <= answer.status_code < 500
    assert mine(friend, table) == []


def test_what_is_stored_of_a_key_opens_nothing(client: AnyClient, browser: Browser) -> None:
    table, phone = browser.open(ME, BOT), Browser(client)
    key = key_of(browser)
    stored = hashed(key.removeprefix("/carry/"))
    assert phone.send_form(f"/carry/{stored}").status_code == 409
    assert phone.send_form(key).status_code == 302 and mine(phone, table) == [0]


def test_a_key_goes_one_way_and_leaves_ones_own_tables_alone(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    """Whoever is made to open a stranger's key gives nothing away; nobody sees two hands by it."""
    together, _ = joined(browser, friend)
    own, other = friend.open(ME, BOT), browser.open(ME, BOT)
    assert friend.send_form(key_of(browser)).status_code == 302
    assert mine(browser, own) == [] and mine(friend, other) == [0]
    assert mine(friend, together) == [1] and mine(browser, together) == [0]


def test_a_key_needs_our_own_page_and_is_not_used_up_by_who_made_it(
    client: AnyClient, browser: Browser
) -> None:
    table, key, phone = browser.open(ME, BOT), key_of(browser), Browser(client)
    assert browser.send_form(key).status_code == 409
    assert phone.request("POST", key, data={}).status_code == 403  # without the token
    assert phone.send_form(key).status_code == 302 and mine(phone, table) == [0]


def test_what_an_owner_may_do_does_not_come_with_a_key(
    client: AnyClient, browser: Browser, friend: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second browser of an owner holds the seats, not the right to free others'."""
    table, _ = joined(browser, friend)
    phone = Browser(client)
    phone.send_form(key_of(browser))
    monkeypatch.setattr("faubourg.table.people.AWAY", timedelta(seconds=-1))
    assert tell(phone, table, 1, "free").status_code == 422
    assert browser.look(table)["players"][1]["may"] == ["free"]


def test_a_guest_carries_nothing_away(
    client: AnyClient, browser: Browser, friend: Browser, third: Browser,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr("faubourg.table.people.AWAY", timedelta(seconds=-1))
    table, _ = joined(browser, friend, third)
    for one, word in ((browser, "free"), (browser, "ask"), (third, "agree")):
        assert tell(one, table, 1, word).status_code == 201
    guest, phone = Browser(client), Browser(client)
    guest.join(tell(browser, table, 1, "invite").json()["link"])
    assert mine(guest, table) == [1]
    assert phone.send_form(key_of(guest)).status_code == 302 and mine(phone, table) == []


def test_a_seat_that_is_open_on_many_devices_stays_there_and_others_come_along(
    client: AnyClient, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = browser.open(ME, BOT)
    monkeypatch.setattr(seating, "MOST_DEVICES", 2)
    link = browser.command(full, "seats/0/devices").json()["link"]
    assert Browser(client).join(link).status_code == 302
    free, phone = browser.open(ME, BOT), Browser(client)
    assert phone.send_form(key_of(browser)).status_code == 302
    assert (mine(phone, full), mine(phone, free)) == ([], [0])


# Phrases


def say(browser: Browser, table: str, seat: int, phrase: str = "nice") -> int:
    return browser.command(table, "talk", seat=seat, phrase=phrase).status_code


def heard(browser: Browser, table: str) -> list[tuple[int, str]]:
    return [(one["seat"], one["text"]) for one in browser.look(table)["talk"]["said"]]


def test_a_phrase_is_heard_by_who_plays_each_in_their_own_language_and_by_nobody_else(
    client: AnyClient, browser: Browser
) -> None:
    french = Browser(client, "fr")
    table, _ = joined(browser, french, game="town_center")
    before = record.load(browser.get(f"/api/tables/{table}/record").text)
    lines = log(browser, table)
    assert say(browser, table, 0) == 201
    assert heard(browser, table) == [(0, "Nice move!")]
    assert heard(french, table) == [(0, "Bien joué\u202f!")]
    stranger = Browser(client).look(table)["talk"]
    assert stranger == {"phrases": [], "said": []}
    assert log(browser, table) == lines
    assert record.load(browser.get(f"/api/tables/{table}/record").text) == before


def test_only_our_own_phrases_and_only_from_ones_own_seat(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table, _ = joined(browser, friend)
    for free_text in ("you fool", "", "<b>x</b>", "say-nice", "nice\n"):
        assert say(browser, table, 0, free_text) == 400
    assert say(browser, table, 1) == say(Browser(client), table, 0) == 403
    assert heard(friend, table) == []


def test_there_is_no_talk_where_nobody_listens(browser: Browser, friend: Browser) -> None:
    for table in (browser.open(ME, BOT), browser.open(ME, HERE), browser.open(ME, LINK)):
        assert say(browser, table, 0) == 422
        assert browser.look(table)["talk"]["phrases"] == []


def test_a_flood_of_phrases_is_stopped_and_little_is_kept(
    browser: Browser, friend: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = joined(browser, friend)
    codes = [say(browser, table, 0) for _ in range(10)]
    assert codes == [201] * talk.MOST_SAID + [422] * (10 - talk.MOST_SAID)
    assert say(friend, table, 1) == 201  # who floods is stopped, nobody else
    monkeypatch.setattr(talk, "A_WHILE", timedelta(0))
    for phrase in PHRASES * 3:
        say(browser, table, 0, phrase)
    assert len(heard(friend, table)) == talk.MOST_KEPT


# Names


def rename(browser: Browser, table: str, seat: int, name: str) -> int:
    return browser.post(f"/api/tables/{table}/seats/{seat}/name", {"name": name}).status_code


def names(browser: Browser, table: str) -> list[str]:
    return [player["name"] for player in browser.look(table)["players"]]


def test_a_name_is_changed_by_who_holds_the_seat_and_is_only_a_name(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table, _ = joined(browser, friend, game="town_center")
    before = log(browser, table)
    assert rename(browser, table, 1, "Mine") == rename(Browser(client), table, 0, "x") == 422
    assert rename(friend, table, 1, "\u202eL\u200bi\nz" + "\u0338" * 9) == 201
    assert names(browser, table) == ["Player 1", "Li z" + "\u0338" * 3]
    assert log(browser, table) == before
    assert rename(friend, table, 1, "x" * (MOST_READ + 1)) == 400
    assert rename(friend, table, 1, " \u200b ") == 201
    assert names(browser, table) == ["Player 1", "Player 2"]
    assert rename(browser, table, 9, "x") == 404


def test_nobody_takes_the_name_of_another_at_the_table(browser: Browser, friend: Browser) -> None:
    table, _ = joined(browser, friend)
    assert rename(browser, table, 0, "ZOÉ") == 422
    assert names(friend, table) == ["Player 1", "Zoé"]


def test_a_replay_and_a_finished_game_keep_their_names(browser: Browser) -> None:
    table = browser.open(ME, HERE)
    browser.play_all(table)
    assert rename(browser, table, 0, "Late") == 422
    text = browser.get(f"/api/tables/{table}/record").text
    files = {"record": ("game.jsonl", text.encode(), "text/plain")}
    replay = browser.post("/replay", files=files).headers["location"].removeprefix("/table/")
    assert rename(browser, replay, 0, "Ann") == 422


# Presence


def presence(browser: Browser, table: str) -> list[str]:
    return [player["presence"] for player in browser.look(table)["players"]]


def test_presence_is_told_to_the_minute_and_only_to_who_plays(
    client: AnyClient, browser: Browser, friend: Browser
) -> None:
    table, _ = joined(browser, friend)
    with friend.live(table) as socket:
        say_look(socket)
        wait_for_presence(browser, table, "here")
        assert presence(friend, table)[1] == ""  # not of oneself
        assert presence(Browser(client), table) == ["", ""]
    wait_for_presence(browser, table, "20")
    assert len(presence(browser, table)[1]) == len("2026-01-01T00:00Z")


def wait_for_presence(browser: Browser, table: str, begin: str) -> None:
    while not presence(browser, table)[1].startswith(begin):
        pass  # the server notes it by itself


@pytest.mark.parametrize("game", sorted(HIDDEN))
def test_presence_does_not_move_when_somebody_chooses_in_secret(
    client: AnyClient, game: str
) -> None:
    sitting = Sitting(client, game)
    before = [one.look(sitting.table) for one in sitting.others().values()]
    sitting.choose()
    assert [one.look(sitting.table) for one in sitting.others().values()] == before


def test_bots_have_no_presence(browser: Browser, friend: Browser) -> None:
    table = browser.open(ME, LINK, BOT)
    friend.join(browser.link(table, 1), "Zoé")
    assert presence(browser, table)[2] == presence(friend, table)[2] == ""


# Leaving


def test_who_leaves_is_replaced_openly_and_comes_back(browser: Browser, friend: Browser) -> None:
    table, _ = joined(browser, friend)
    assert tell(browser, table, 1, "leave").status_code == 422
    assert tell(friend, table, 1, "leave").status_code == 201
    assert browser.look(table)["players"][1]["stand_in"] == "a bot stands in"
    assert "a bot stands in" in log(browser, table)
    assert tell(friend, table, 1, "leave").status_code == 422
    assert tell(friend, table, 1, "back").status_code == 201
    assert friend.look(table)["players"][1]["stand_in"] == ""


def test_nobody_leaves_while_the_luck_is_made_nor_a_table_of_bots(
    browser: Browser, friend: Browser
) -> None:
    """Or one who knows the others' nonces could make all commit anew, as often as they like."""
    table = browser.open(ME, LINK)
    friend.join(browser.link(table, 1))
    assert tell(friend, table, 1, "leave").status_code == 422
    share_luck(table, browser, friend)
    assert "leave" in friend.look(table)["players"][1]["may"]
    assert "leave" not in browser.look(browser.open(ME, BOT))["players"][0]["may"]
