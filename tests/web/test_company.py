"""Who is here, who waits elsewhere, and what several processes tell each other of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from faubourg.table.people import Device, hashed
from faubourg.web import seating, seats, talk
from faubourg.web.services import Services
from web.browser import BOT, HERE, LINK, ME, AnyClient, Browser, news, say_look
from web.in_process import LINK as A_LINK
from web.in_process import ME as MYSELF
from web.in_process import OWNER, open_here_unsettled, served
from web.serving import serving


@pytest.fixture
def client(database: str) -> Iterator[AnyClient]:
    with serving(database) as opened:
        yield opened


def test_who_comes_and_goes_is_seen_at_once(browser: Browser, friend: Browser) -> None:
    table = browser.open(ME, LINK)
    friend.join(browser.link(table, 1), "Zoé")
    with browser.live(table) as socket:
        shown = say_look(socket)
        with friend.live(table) as other:
            say_look(other)
        while shown["players"][1]["presence"] in ("", "here"):
            shown = news(socket)
        with friend.live(table) as other:
            say_look(other)
            while shown["players"][1]["presence"] != "here":
                shown = news(socket)


def test_of_two_pages_of_one_browser_the_last_one_counts(browser: Browser, friend: Browser) -> None:
    table = browser.open(ME, LINK)
    friend.join(browser.link(table, 1), "Zoé")
    with friend.live(table) as first:
        say_look(first)
        with friend.live(table) as second:
            say_look(second)
        browser.command(table, "talk", seat=0, phrase="hello")  # something to wait for
        shown = news(first)
        while not shown["talk"]["said"]:
            shown = news(first)
        assert browser.look(table)["players"][1]["presence"] == "here"


def test_a_page_that_fell_silent_is_found_to_have_gone(
    browser: Browser, friend: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A device without power closes nothing."""
    table = browser.open(ME, LINK)
    friend.join(browser.link(table, 1), "Zoé")
    assert browser.look(table)["players"][1]["presence"] == "here"
    monkeypatch.setattr(seating, "SILENT", -seating.SILENT)
    with browser.live(table) as socket:
        shown = say_look(socket)
        while shown["players"][1]["presence"] == "here":
            shown = news(socket)


def test_other_processes_hear_of_presence_names_and_phrases(postgres: str) -> None:
    friend = Device(hashed("a friend's secret"), "Phone")

    async def run() -> None:
        async with served(postgres) as here, served(postgres) as there:
            table = await open_here_unsettled(here, MYSELF, A_LINK)
            arrival = seats.Arrival(friend, "Zoé")
            await here.tables.change(table, lambda c, held: seats.take(c, held, 1, arrival))
            await here.tables.saw(table, friend.browser, leaves=True)
            assert (await there.tables.get(table)).people.presence(1) != "here"
            await asyncio.gather(here.listening.wait(), there.listening.wait())
            await told(here, there, table, lambda: here.tables.saw(table, friend.browser))
            assert (await there.tables.get(table)).people.presence(1) == "here"
            await told(here, there, table, lambda: here.tables.change(
                table, lambda c, held: talk.say(c, held, 1, "nice")))  # fmt: skip
            assert [p.phrase for p in (await there.tables.get(table)).people.said] == ["nice"]
            await told(here, there, table, lambda: here.tables.change(
                table, lambda c, held: seats.rename(c, held, 1, "Lise")))  # fmt: skip
            assert (await there.tables.get(table)).names[1] == "Lise"
            assert (await there.tables.get(table)).people.held_by(hashed(OWNER)) == (0,)

    asyncio.run(run())


async def told(here: Services, there: Services, table: str, do: object) -> None:
    """What is done here has been heard there."""
    with there.hub.watch(table) as changed:
        await do()  # type: ignore[operator]
        await changed.wait()


# The next turn


def turns(browser: Browser, here: str = "") -> tuple[int, str]:
    told = browser.get("/api/turns", params={"here": here}).json()
    return told["count"], told["next"]


def test_one_is_led_in_a_circle_to_the_tables_where_it_is_ones_turn(browser: Browser) -> None:
    waiting = sorted(browser.open(ME, HERE) for _ in range(3))
    browser.open(ME, LINK, game="big_city")  # nobody's turn yet
    assert turns(browser) == (3, f"/table/{waiting[0]}")
    for place, table in enumerate(waiting):
        assert turns(browser, table) == (2, f"/table/{waiting[(place + 1) % 3]}")


def test_others_tables_and_finished_ones_do_not_count(client: AnyClient, browser: Browser) -> None:
    table = browser.open(ME, HERE)
    assert turns(Browser(client)) == (0, "")
    browser.play_all(table)
    assert turns(browser) == (0, "")


def test_a_seat_one_has_left_does_not_wait_for_one(browser: Browser, friend: Browser) -> None:
    table = browser.open(ME, LINK, BOT)
    friend.join(browser.link(table, 1), "Zoé")
    for one in (browser, friend):
        one.promise(table)
    for one in (browser, friend):
        one.reveal(table)
    assert browser.command(table, "seats/0/leave").status_code == 201
    assert turns(browser) == (0, "")


# Pages


def test_a_code_can_be_drawn_at_any_size(browser: Browser) -> None:
    table = browser.open(ME, LINK)
    codes = [
        browser.get(f"/qr/{table}/1").text,
        browser.command(table, "seats/0/devices").json()["qr"],
        browser.send_form("/carry").text.split('role="img"')[1],
    ]
    assert all('viewBox="0 0 ' in code for code in codes)


def test_the_way_to_another_device_is_on_home_and_table(browser: Browser) -> None:
    table = browser.open(ME, BOT)
    for page in ("/", f"/table/{table}"):
        assert 'href="/carry"' in browser.get(page).text
    assert "Make a key" in browser.get("/carry").text
