"""The city of the day: one chance for all, one ranked try, boards of games once the day is over."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest

from faubourg.core.daily import Shown
from faubourg.core.record import load
from faubourg.core.replay import verify
from faubourg.table import daily
from faubourg.table.opening import Host
from faubourg.table.people import Device, hashed
from faubourg.web.backup import back_up, restore
from faubourg.web.clerk import Clerk
from faubourg.web.days import _claim
from faubourg.web.lobby import open_day
from faubourg.web.services import Services
from faubourg.web.tries import Par
from web.browser import AnyClient, Browser
from web.days import FIRST, Clock, begin, finish, play_by
from web.days import clock as clock  # a fixture
from web.in_process import serve
from web.serving import telling

pytestmark = pytest.mark.usefixtures("clock")
EXAMPLE = Path(__file__).parents[2] / "examples" / "daily.py"
WAY = "town_center.a"
NEXT = FIRST + timedelta(1)


def services_of(client: AnyClient) -> Services:
    found: Services = client.app.state.services
    return found


def host(name: str) -> Host:
    return Host(name, Device(hashed(name), ""))


def board(browser: Browser) -> str:
    return browser.get(f"/daily/{FIRST}").text


def draws(browser: Browser, table: str) -> list[str]:
    """What the log tells, without who."""
    return [line["text"] for line in browser.look(table)["log"]]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("The city of the day", "18 November 2026", "Side B, hard", "12 h 0 min",
             "A second browser, the host and help by a program are not detected")),
     ("fr", ("La ville du jour", "18 novembre 2026", "Côté B, difficile", "12 h 0 min",
             "Un second navigateur, l’hôte et l’aide d’un programme ne sont pas détectés"))],
)  # fmt: skip
def test_the_page_offers_all_ways_and_says_what_is_not_detected(
    client: AnyClient, language: str, words: tuple[str, ...]
) -> None:
    shown = Browser(client, language).get("/daily")
    assert shown.status_code == 200
    assert all(word in shown.text for word in words)
    assert shown.text.count('name="way"') == len(daily.ways()) == 9
    assert services_of(client).days.anchor.end in shown.text
    assert 'href="/daily"' in Browser(client, language).get("/").text


def test_all_meet_the_same_draws_and_each_way_has_its_own(
    browser: Browser, friend: Browser, third: Browser
) -> None:
    one, other = begin(browser), begin(friend, name="Zoé")
    assert one != other
    play_by(browser, one)
    play_by(friend, other)
    assert draws(browser, one) == [line.replace("Zoé", "Player 1") for line in draws(friend, other)]
    another = begin(third, "town_center.b")
    play_by(third, another)
    assert draws(third, another) != draws(browser, one)


def test_a_try_is_an_ordinary_table_without_hints(browser: Browser) -> None:
    table = begin(browser, name="Odile")
    shown = browser.play(table)
    assert shown["luck"]["way"] == "daily" and not shown["luck"]["reveal"] and not shown["hint"]
    assert browser.command(table, "hint", seat=0).status_code == 422
    assert shown["players"][0]["name"] == "Odile"
    assert "plays the city of a day" in shown["log"][0]["text"]
    undo = browser.command(table, "undo", seat=0, expected=shown["number"])
    assert undo.status_code == 422  # a draw stands, as everywhere


def test_who_comes_again_is_led_to_the_same_try(browser: Browser) -> None:
    table = begin(browser)
    assert begin(browser) == table
    assert f'href="/table/{table}"' in browser.get("/daily").text
    play_by(browser, table)
    assert begin(browser) == table
    assert "Finished: " in browser.get("/daily").text


def test_the_board_comes_when_the_day_is_over_with_all_games(
    browser: Browser, friend: Browser, third: Browser, client: AnyClient, clock: Clock
) -> None:
    tables = [finish(browser, name="Odile"), finish(friend, name="Basile"), finish(third, seed=3)]
    begin(Browser(client), name="Unfinished")
    assert browser.get(f"/daily/{FIRST}").headers["location"] == "/daily"
    clock.next_day()
    shown, stranger = board(browser), Browser(client)
    assert "Unfinished" not in shown
    assert all(f'href="/table/{table}"' in shown for table in tables)
    assert [shown.count(name) > 0 for name in ("Odile", "Basile", "Somebody")] == [True] * 3
    assert shown.count('class="own"') == 1 and "of 3<" in shown
    assert 'class="own"' not in board(stranger)
    for table in tables:  # move by move, to everybody
        assert stranger.look(table, at=3)["at"] == 3
        assert stranger.get(f"/table/{table}/card.png").status_code == 200


def test_who_got_the_same_shares_the_place(
    browser: Browser, friend: Browser, third: Browser, clock: Clock
) -> None:
    for one, seed in ((browser, 1), (friend, 1), (third, 4)):
        finish(one, seed=seed)
    clock.next_day()
    line = r'daily-place serif">(\d+)<.*?<strong>[^\d−]*(−?\d+)'
    rows = re.findall(line, board(browser), re.DOTALL)
    scores = [int(score.replace("−", "-")) for _, score in rows]  # luck may have made all equal
    assert [int(place) for place, _ in rows] == [1 + sum(s > own for s in scores) for own in scores]
    assert len(rows) == 3 and len(set(scores)) < 3


def test_what_ends_after_midnight_does_not_count(
    browser: Browser, friend: Browser, clock: Clock
) -> None:
    """The secret of the day is shown by then."""
    late, early = begin(browser, name="Late"), finish(friend, name="Early")
    clock.next_day()
    play_by(browser, late)
    assert f"/table/{early}" in board(browser) and f"/table/{late}" not in board(browser)
    lines = browser.get(f"/api/tables/{late}/records").json()["lines"]
    assert lines[0] == "This game ended after its day, so it is not on the board."


def test_the_list_of_days_counts_the_games_that_are_on_their_boards(
    browser: Browser, friend: Browser, clock: Clock
) -> None:
    late = begin(browser)
    finish(friend)
    clock.next_day()
    play_by(browser, late)
    assert "one game<" in browser.get("/daily").text
    assert board(browser).count("daily-place") == 1


def test_a_day_whose_games_all_came_late_is_not_in_the_list(browser: Browser, clock: Clock) -> None:
    late = begin(browser)
    clock.next_day()
    play_by(browser, late)
    assert f'href="/daily/{FIRST}"' not in browser.get("/daily").text


def test_a_game_that_is_taken_back_at_its_end_counts_as_it_ends_at_last(
    browser: Browser, clock: Clock
) -> None:
    table = finish(browser)
    number = browser.look(table)["number"]
    undone = browser.command(table, "undo", seat=0, expected=number).status_code == 201
    clock.next_day()
    assert (f"/table/{table}" in board(browser)) is not undone


def test_the_result_says_that_it_counts_and_afterwards_the_place(
    browser: Browser, clock: Clock
) -> None:
    table = finish(browser)
    lines = browser.get(f"/api/tables/{table}/records").json()["lines"]
    assert lines[0].startswith("On the board of 18 November 2026: your place comes")
    clock.next_day()
    lines = browser.get(f"/api/tables/{table}/records").json()["lines"]
    assert lines[0] == "City of 18 November 2026, your place: 1 of 1"


def test_the_record_verifies_with_our_program_and_without(
    browser: Browser, client: AnyClient, clock: Clock, tmp_path: Path
) -> None:
    table, anchor = finish(browser, name="Zoé"), services_of(client).days.anchor
    clock.next_day()
    text = Browser(client).get(f"/api/tables/{table}/record").text
    verdict = verify(load(text))
    assert verdict.honest and verdict.luck == "daily"
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", str(EXAMPLE), str(file), FIRST.isoformat(), anchor.end]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "the chance of town_center on 2026-11-18, day 1 of its chain\n"
    assert Browser(client).get(f"/api/tables/{table}/verify").json()["honest"]
    assert load(text).secret in board(browser)
    # Elsewhere, too, where it is only looked at.
    sent = browser.post("/replay", files={"record": ("game.jsonl", text.encode())})
    copy = sent.headers["location"].removeprefix("/table/")
    assert browser.get(f"/api/tables/{copy}/verify").json()["honest"]


def test_all_days_that_are_over_follow_from_what_is_shown(client: AnyClient, clock: Clock) -> None:
    anchor = services_of(client).days.anchor
    told = {"first": str(FIRST), "end": anchor.end, "day": "", "secret": ""}
    assert client.get("/api/days").json() == told
    clock.next_day()
    clock.next_day()
    now = client.get("/api/days").json()
    assert now | {"day": "", "secret": ""} == told and now["day"] == str(NEXT)
    shown = Shown(anchor, NEXT, bytes.fromhex(now["secret"]))
    assert shown.of(FIRST).hex() == services_of(client).days.shown_secret(FIRST)


def test_bots_play_each_city_once_whoever_looks(
    browser: Browser, client: AnyClient, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    foresee = Clerk.foresee

    async def count(self: Clerk, who: str, *given: object) -> object:
        asked.append(who)
        return await foresee(self, who, *given)  # type: ignore[arg-type]  # as they came

    monkeypatch.setattr(Clerk, "foresee", count)
    finish(browser)
    clock.next_day()
    assert "Bots are playing this city" in board(browser)
    days = services_of(client).days

    async def known() -> dict[str, Par]:
        while days._looking:
            await asyncio.wait(days._looking.values())
        return (await days.board(FIRST, ""))[1]

    portal = client.blocking_portal
    par = portal.call(known)[WAY]
    assert par.par is not None and par.bound is not None and par.bound >= par.par > 40
    shown = board(browser)
    assert f"who knew no draw: {par.par} points" in shown
    assert f"knowing all draws: {par.bound} points" in shown
    assert len(asked) == 1


def test_of_several_processes_one_lets_the_bots_play(database: str, clock: Clock) -> None:
    """If it dies on the way, another does later."""

    async def claims(services: Services) -> list[bool]:
        async def claim() -> bool:
            return await services.store.write(lambda c: _claim(c, FIRST, WAY))

        found = [await claim(), await claim()]
        clock.at += timedelta(minutes=16)
        return [*found, await claim(), await claim()]

    assert serve(database, claims) == [True, False, True, False]


def test_two_wishes_at_once_open_one_table(database: str) -> None:
    async def do(services: Services) -> set[str]:
        way, who = daily.find_way(WAY), host("somebody")
        wishes = [open_day(services, who, FIRST, way, "", ranked=True) for _ in range(4)]
        return set(await asyncio.gather(*wishes))

    assert len(serve(database, do)) == 1


def test_all_processes_and_a_restored_server_have_the_same_chain(
    database: str, tmp_path: Path, clock: Clock
) -> None:
    async def anchor(services: Services) -> object:
        return services.days.anchor, services.days.commitment(FIRST)

    first = serve(database, anchor)
    clock.next_day()  # a later start draws no other
    assert serve(database, anchor) == first
    back_up(database, tmp_path / "kept.gz")
    restored = f"sqlite:///{tmp_path / 'restored.sqlite3'}"
    restore(tmp_path / "kept.gz", restored)
    assert serve(restored, anchor) == first


def test_a_backup_keeps_tries_and_boards(database: str, tmp_path: Path, clock: Clock) -> None:
    async def begin_one(services: Services) -> str:
        way, who = daily.find_way(WAY), host("somebody")
        return await open_day(services, who, FIRST, way, "Odile", ranked=True)

    table = serve(database, begin_one)
    back_up(database, tmp_path / "kept.gz")
    restored = f"sqlite:///{tmp_path / 'restored.sqlite3'}"
    restore(tmp_path / "kept.gz", restored)
    assert serve(restored, begin_one) == table


def test_a_day_that_is_over_can_be_played_unranked_with_its_chance(
    browser: Browser, friend: Browser, clock: Clock
) -> None:
    ranked = finish(browser)
    clock.next_day()
    practice = begin(friend, unranked="yes")
    assert begin(friend, unranked="yes") != practice  # as often as one likes
    play_by(friend, practice)
    assert draws(friend, practice) == draws(browser, ranked)
    assert f"/table/{practice}" not in board(friend)
    record = load(friend.get(f"/api/tables/{practice}/record").text)
    assert verify(record).luck == "daily"
    assert browser.look(begin(browser, unranked="yes"))["hint"]


@pytest.mark.parametrize(
    ("language", "before", "later", "way"),
    [("en", "for each day since 18 November 2026", "has not come yet", "no such way"),
     ("fr", "pour chaque jour depuis le 18 novembre 2026", "pas encore venu", "n’existe pas")],
)  # fmt: skip
def test_what_is_no_day_or_no_way_is_said_so(
    client: AnyClient, language: str, before: str, later: str, way: str
) -> None:
    browser = Browser(client, language)
    odd = ("2026-11-17", "1-1-1", "20261118", "2026-W47-3", "today", "9999-12-31x", "٢٠٢٦-11-18")
    for words, told in [*((one, before) for one in odd), ("2026-11-19", later)]:
        answer = browser.get(f"/daily/{words}")
        assert (answer.status_code, told in answer.text) == (404, True), words
    for name in ("chess.a", "", "town_center.c", "x" * 5000):
        answer = browser.send_form(f"/daily/{FIRST}", way=name)
        assert (answer.status_code, way in answer.text) == (404, True), name


def test_the_usual_limit_of_new_tables_holds(sqlite: str) -> None:
    with telling(sqlite, rate=120) as client:
        codes = [Browser(client).send_form(f"/daily/{FIRST}", way=WAY).status_code
                 for _ in range(5)]  # fmt: skip
        assert codes[0] in (302, 303) and codes[-1] == 429
