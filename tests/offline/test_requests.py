"""A browser's own tables answer as a server's would."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from faubourg.core import record
from faubourg.core.registry import find_game, games
from faubourg.core.replay import verify
from faubourg.table import driving
from offline.browser import Browser, MemoryShelf, do

GAMES = [game for game in games() if game != "tiny"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_opened_played_and_gone_on_with_in_another_window(game: str) -> None:
    async def work() -> None:
        first = Browser(language="fr")
        table = await first.open(game)
        for _ in range(3):
            await first.play(table)
        before = await first.situation(table)
        await first.settle(table)
        later = Browser(first.shelf, "fr")
        after = await later.situation(table)
        assert after["number"] >= before["number"] > 0
        await later.play(table)

    do(work)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_and_can_be_left(game: str) -> None:
    async def work() -> None:
        browser = Browser()
        led = await browser.post(f"/learn/{game}", {})
        table = led["location"].removeprefix("/table/")
        assert (await browser.situation(table))["lesson"]["bubbles"]
        await browser.post(f"/api/tables/{table}/lesson/leave", {})
        assert (await browser.situation(table))["lesson"] is None

    do(work)


def test_a_whole_game_is_verified_looked_at_again_and_counted() -> None:
    async def work() -> None:
        browser = Browser()
        table = await browser.open("town_center", alone="yes")
        while not (await browser.situation(table))["result"]:
            await browser.play(table)
        text = await browser.get(f"/api/tables/{table}/record")
        assert verify(record.load(text)).honest
        assert (await browser.get(f"/api/tables/{table}/verify"))["honest"]
        assert (await browser.get(f"/api/tables/{table}/records"))["lines"]
        home = await browser.get("/api/home")
        assert [line["id"] for line in home["finished"]] == [table]
        assert home["alone"]["town_center"]["lines"]
        led = await browser.post("/replay", {"record": text})
        replay = led["location"].removeprefix("/table/")
        assert replay.startswith("town_center-replay.")
        shown = await browser.situation(replay)
        assert shown["result"] and not any(player["mine"] for player in shown["players"])
        opened = await browser.post(f"/api/tables/{table}/rematch", {})
        again = await browser.situation(opened["table"])
        assert again["luck"]["reveal"] == [0]

    do(work)


def test_a_rematch_begins_once_the_nonce_is_told() -> None:
    async def work() -> None:
        browser = Browser()
        table = await browser.open("town_center", alone="yes")
        while not (await browser.situation(table))["result"]:
            await browser.play(table)
        again = (await browser.post(f"/api/tables/{table}/rematch", {}))["table"]
        nonce = {"seat": 0, "round": 1, "nonce": "a" * 64}
        await browser.post(f"/api/tables/{again}/luck/reveal", nonce)
        await browser.play(again)

    do(work)


def test_what_is_no_good_is_refused_in_words() -> None:
    async def work() -> None:
        browser = Browser()
        table = await browser.open("town_center")
        here = f"/api/tables/{table}"
        now = await browser.situation(table)
        for wanted, status in (
            (("GET", "/api/tables/none.1"), 404),
            (("GET", "/nowhere"), 404),
            (("POST", f"{here}/play", {"seat": 0}), 400),
            (("POST", f"{here}/play", {"seat": 1, "action": 0, "expected": 0}), 403),
            (("POST", f"{here}/play", {"seat": 0, "action": 999_999, "expected": 0}), 404),
            (("POST", f"{here}/undo", {"seat": 0, "expected": now["number"] + 5}), 409),
            (("POST", "/play/chess", {}), 422),
            (("POST", "/replay", {"record": "no record"}), 422),
            (("POST", "/tables", {"game": "la_citta", "seats": "9"}), 422),
        ):
            got, told = await browser.ask(*wanted)
            assert got == status, (wanted, told)
            assert told.get("number") is not None or told["text"]

    do(work)


def test_the_same_command_twice_is_done_once_and_undo_takes_it_back() -> None:
    async def work() -> None:
        browser = Browser()
        table = await browser.open("town_center", alone="yes")
        here, now = f"/api/tables/{table}", await browser.situation(table)
        command = {"seat": 0, "action": now["actions"][0][0], "expected": now["number"]}
        first = await browser.post(f"{here}/play", command)
        assert await browser.post(f"{here}/play", command) == first
        done = await browser.situation(table)
        if done["undo"] is None:
            await browser.post(f"{here}/undo", {"seat": 0, "expected": done["number"]})
            assert (await browser.situation(table))["actions"] == now["actions"]

    do(work)


def test_questions_are_answered() -> None:
    async def work() -> None:
        browser = Browser()
        table = await browser.open("town_center")
        here, now = f"/api/tables/{table}", await browser.situation(table)
        index = now["actions"][0][0]
        assert (await browser.get(f"{here}/preview", seat=0, action=index))["board"]
        assert (await browser.get(f"{here}/moment", seat=0, at=0))["board"]
        assert (await browser.get(f"{here}/why", seat=0, name="no-such-thing"))["text"]
        assert (await browser.get(f"{here}/state", seat=0))["legal"]
        assert (await browser.get("/api/turns")) == {"count": 0, "next": ""}
        assert (await browser.get(f"{here}/seats/0/devices")) == []

    do(work)


def test_a_page_is_sent_what_happens_and_a_second_window_hears_of_it() -> None:
    async def work() -> None:
        one = Browser()
        table = await one.open("town_center", alone="yes")
        other = Browser(one.shelf)
        for window in (one, other):
            window.desk.open(1, table, "en")
            window.desk.look(1, json.dumps({"seat": None}))
            page = window.desk.pages._open[1]
            assert page.task is not None
            await page.task
        await one.play(table)
        assert table in one.told
        other.desk.heard(table)
        page = other.desk.pages._open[1]
        assert page.task is not None
        await page.task
        seen = [json.loads(words)["number"] for _, words in other.sent]
        assert seen[-1] > seen[0]

    do(work)


def test_two_windows_cannot_both_append() -> None:
    async def work() -> None:
        one = Browser()
        table = await one.open("town_center", alone="yes")
        other = Browser(one.shelf)
        now = await one.situation(table)
        await other.situation(table)
        await one.play(table)
        command = {"seat": 0, "action": now["actions"][1][0], "expected": now["number"]}
        status, told = await other.ask("POST", f"/api/tables/{table}/play", command)
        assert status == 409 and told["number"] > now["number"]

    do(work)


def test_a_bot_that_fails_is_replaced_and_the_game_goes_on() -> None:
    async def broken(what: str, task: str) -> str:
        raise RuntimeError("its worker has died")

    async def work() -> None:
        browser = Browser(ask=broken)
        table = await browser.open("town_center")
        await browser.play(table)
        now = await browser.situation(table)
        assert now["yours"]
        assert any("could not" in line["text"] or "bot" in line["text"] for line in now["log"])

    do(work)


def test_a_name_can_be_given_and_is_nobody_elses() -> None:
    async def work() -> None:
        browser = Browser()
        table = await browser.open("town_center")
        rename = f"/api/tables/{table}/seats/0/name"
        await browser.post(rename, {"name": "Ann"})
        assert (await browser.situation(table))["players"][0]["name"] == "Ann"
        status, told = await browser.ask("POST", rename, {"name": "basile"})
        assert status == 403 and told["text"]

    do(work)


def test_one_plays_with_ones_own_box_and_its_record_is_read_with_it() -> None:
    """Another thing than the built-in one: without the box the record is refused."""

    async def work() -> None:
        browser, game = Browser(), find_game("town_center")
        assert game.export is not None
        box = game.export().replace('"SCCCS"', '"SCCSS"', 1)
        assert box != game.export()
        fields = {"game": "town_center", "seats": "1", "seat-0-kind": "me", "content": box}
        led = await browser.post("/tables", {**fields, "nonce": "x"})
        table = led["location"].removeprefix("/table/")
        assert (await browser.get(f"/table/{table}/content")).strip() == box.strip()
        while not (await browser.situation(table))["result"]:
            await browser.play(table)
        text = await browser.get(f"/api/tables/{table}/record")
        assert verify(record.load(text), box.strip()).honest
        assert (await browser.ask("POST", "/replay", {"record": text}))[0] == 422
        led = await browser.post("/replay", {"record": text, "content": box})
        replay = led["location"].removeprefix("/table/")
        assert (await browser.situation(replay))["result"]
        for odd in ("gold = 'much'", "#" * 100_001):
            status, told = await browser.ask("POST", "/tables", {**fields, "content": odd})
            assert status == 422 and told["text"]

    do(work)


def test_people_at_one_screen_cover_their_hands() -> None:
    async def work() -> None:
        browser = Browser()
        fields = {"game": "big_city", "seats": "2", "seat-0-kind": "me", "seat-1-kind": "here"}
        led = await browser.post("/tables", {**fields, "nonce": "x"})
        table = led["location"].removeprefix("/table/")
        now = await browser.situation(table)
        assert now["cover"] is not None
        status, told = await browser.ask("GET", f"/api/tables/{table}/record")
        assert status == 403 and "secret" in told["text"]

    do(work)


def test_a_full_disk_is_told_in_words_and_nothing_has_happened() -> None:
    class FullShelf(MemoryShelf):
        full = False

        async def append(self, table: str, before: int, entries: list[str], head: str) -> bool:
            if self.full:
                raise OSError("QuotaExceededError")
            return await super().append(table, before, entries, head)

    async def work() -> None:
        shelf = FullShelf()
        browser = Browser(shelf)
        table = await browser.open("town_center", alone="yes")
        now = await browser.situation(table)
        command = {"seat": 0, "action": now["actions"][0][0], "expected": now["number"]}
        shelf.full = True
        status, told = await browser.ask("POST", f"/api/tables/{table}/play", command)
        assert status == 507 and "could not be kept" in told["text"]
        assert (await browser.situation(table))["number"] == now["number"]
        shelf.full = False
        await browser.post(f"/api/tables/{table}/play", command)

    do(work)


def test_a_bot_goes_on_once_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    class TightShelf(MemoryShelf):
        refusals = 0

        async def append(self, table: str, before: int, entries: list[str], head: str) -> bool:
            if self.refusals:
                self.refusals -= 1
                raise OSError("QuotaExceededError")
            return await super().append(table, before, entries, head)

    async def work() -> None:
        monkeypatch.setattr(driving, "FIRST_WAIT", 0.0)
        shelf = TightShelf()
        browser = Browser(shelf)
        table = await browser.open("town_center")
        await browser.play(table)
        shelf.refusals = 2
        assert (await browser.situation(table))["yours"]
        assert shelf.refusals == 0

    do(work)


DAMAGES: dict[str, Callable[[Any], object]] = {
    "head": lambda kept: kept.update(head="{"),
    "entry": lambda kept: kept["entries"].__setitem__(0, '{"seat":0,"words":"fly away"}'),
    "half an entry": lambda kept: kept["entries"].__setitem__(1, '{"se'),
    "unknown edition": lambda kept: kept.update(
        head=kept["head"].replace('"edition":', '"edition":9')
    ),
    "other game": lambda kept: kept.update(head=kept["head"].replace("town_center", "chess")),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_what_cannot_be_read_stays_kept_and_hides_no_other_game(
    damage: Callable[[Any], object],
) -> None:
    async def work() -> None:
        browser = Browser()
        bad = await browser.open("town_center", alone="yes")
        good = await browser.open("la_citta")
        await browser.play(bad)
        damage(browser.shelf.kept[bad])
        later = Browser(browser.shelf)
        home = await later.get("/api/home")
        assert [line["id"] for line in home["running"]] == [good]
        assert home["unreadable"].startswith("One game")
        saved = json.loads(await later.get("/unreadable"))
        assert saved == {"table": bad, **browser.shelf.kept[bad]}
        status, told = await later.ask("GET", f"/api/tables/{bad}")
        assert status == 404 and "cannot read it" in told["text"]
        later.desk.open(1, bad, "en")
        later.desk.look(1, "{}")
        page = later.desk.pages._open[1].task
        assert page is not None
        await page
        assert later.sent == [(1, "")]  # its page is told that there is none

    do(work)


def test_a_damaged_snapshot_costs_only_time() -> None:
    async def work() -> None:
        browser = Browser()
        table = await browser.open("town_center", alone="yes")
        await browser.play(table)
        before = await browser.situation(table)
        browser.shelf.kept[table]["snapshot"] = "{"
        assert await Browser(browser.shelf).situation(table) == before

    do(work)


def test_a_game_kept_by_another_version_is_gone_on_with() -> None:
    """It knew fields that are gone, did not know some of today's, and its snapshot is no use."""

    async def work() -> None:
        browser = Browser()
        table = await browser.open("town_center", alone="yes")
        for _ in range(3):
            await browser.play(table)
        before = await browser.situation(table)
        kept: Any = browser.shelf.kept[table]
        head = json.loads(kept["head"])
        head["gone"] = 1
        del head["score"]
        for new in ("hints", "clock", "round"):
            head["row"].pop(new)
        code = {"number": 2, "code": "of another version", "saved": {"nothing": "of use"}}
        kept.update(head=json.dumps(head), snapshot=json.dumps(code))
        later = Browser(browser.shelf)
        assert await later.situation(table) == before
        await later.play(table)

    do(work)
