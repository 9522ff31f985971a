"""Without a server, and then without a network: the folder of `faubourg offline` in a browser."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from contextlib import chdir
from datetime import date, timedelta
from pathlib import Path
from random import Random
from shutil import copytree

import pytest
from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, expect

from browser.accessibility import violations
from browser.offline_page import (
    ASK,
    Host,
    OfflineTable,
    ask,
    enter,
    go_home,
    hosting,
    open_by_command,
    page_in,
    play_on,
)
from browser.visitors import DESK, PHONE
from faubourg.core.daily import Chain
from faubourg.core.record import load
from faubourg.core.replay import verify
from faubourg.table.reading import read_record
from faubourg.web.folder import build
from faubourg.web.folder_python import CannotBuild

pytestmark = pytest.mark.xdist_group("browser-offline")
FILL = """() => {
  const { add } = IDBObjectStore.prototype;
  self.makeRoom = () => { IDBObjectStore.prototype.add = add; };
  IDBObjectStore.prototype.add = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
OTHERS = ("big_city", "la_citta", "small_city", "arcologies")


# A window asks for a new version; whether one is there to be taken.
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const coming = registration.installing;
  if (!coming) return registration.waiting ? "taken" : "none";
  return new Promise((tell) => coming.addEventListener("statechange",
    () => tell(coming.state === "redundant" ? "refused" : "taken")));
}"""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once, with Pyodide from npm; where that cannot be had, nothing here can be tested."""
    place = tmp_path_factory.mktemp("offline")
    try:
        with chdir(place):
            build(Path("folder"))  # as people say it
    except CannotBuild as error:
        pytest.skip(str(error))
    return place / "folder"


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    with hosting(folder) as found:
        yield found


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = browser.new_context(locale="fr-FR", viewport=DESK, accept_downloads=True)
    complaints: list[str] = []
    opened.on("weberror", lambda error: complaints.append(str(error.error)))
    yield opened
    opened.close()
    assert complaints == []


def test_a_whole_game_in_flight_mode_with_the_window_closed_on_the_way(
    host: Host, context: BrowserContext, tmp_path: Path
) -> None:
    window = enter(context, host.address, kept=True)
    host.go_away()
    window.close()
    window = enter(context, host.address)
    page_in(window).locator("[data-game=town_center] .starts form button").first.click()
    table = OfflineTable(window)
    for turn in range(3):
        table.wait_until_others_are_done()
        table.decide_from_list(Random(turn))
    table.wait_until_others_are_done()
    steps, address = table.steps(), window.url
    window.close()
    window = enter(context, address)
    table = OfflineTable(window)
    table.wait_until_others_are_done()
    assert table.steps() == steps
    rng = Random(7)
    while table.wait_until_others_are_done():
        table.decide_by_command(rng.choice)
    with window.expect_download() as coming:
        table.page.locator("#result a[download]").click()
    coming.value.save_as(tmp_path / "game.jsonl")
    text = (tmp_path / "game.jsonl").read_text("utf-8")
    assert verify(load(text)).honest
    assert read_record(text, "")[0].finished  # as a server takes it
    table.result().get_by_role("button", name="Vérifier le hasard").click()
    expect(table.result().locator("#verdict")).to_contain_text("Le hasard est honnête")


def test_whole_games_of_the_others_in_flight_mode_with_the_window_closed_on_the_way(
    host: Host, context: BrowserContext
) -> None:
    window = enter(context, host.address, kept=True)
    host.go_away()
    for game in OTHERS:
        go_home(window).locator(f"[data-game={game}] .starts form button").first.click()
        table = OfflineTable(window)
        rng = Random(3)
        for _ in range(2):  # bots answer
            assert table.wait_until_others_are_done()
            table.decide_by_command(rng.choice)
    halves = {game: play_on(window, open_by_command(window, game), 20) for game in OTHERS}
    window.close()
    window = enter(context, host.address)
    shown = page_in(window).locator("#own a.table-link")
    expect(shown).to_have_count(2 * len(OTHERS))
    for half in halves.values():
        whole = play_on(window, half["table"])
        assert whole["begun"] == half["number"] and "number" not in whole
        record = load(ask(window, "GET", f"/api/tables/{half['table']}/record"))
        assert record.finished and verify(record).honest


def test_a_record_goes_out_of_one_window_and_into_another(
    host: Host, context: BrowserContext, tmp_path: Path
) -> None:
    window = enter(context, host.address)
    page_in(window).locator("[data-game=town_center] .starts form", has_text="Seul").locator(
        "button"
    ).click()
    table = OfflineTable(window)
    table.decide_by_command(lambda actions: actions[0])
    check_a_full_disk(window, table)
    with window.expect_download() as coming:
        table.page.locator("nav.links a[download]").click()
    coming.value.save_as(tmp_path / "game.jsonl")
    table.page.locator("a.logo").click()
    home = page_in(window)
    expect(home.locator("#own a.table-link")).to_have_count(1)
    home.locator("input[name=record]").set_input_files(tmp_path / "game.jsonl")
    home.locator(".upload button").click()
    replay = OfflineTable(window)
    assert "replay" in replay.id
    expect(replay.page.locator(".replay-line")).to_be_visible()


def check_a_full_disk(window: Page, table: OfflineTable) -> None:
    """What cannot be kept is said in the window, and has not happened; then the game goes on."""
    trouble, now = window.locator("#trouble"), table.now()
    command = {"seat": 0, "action": now["actions"][0][0], "expected": now["number"]}
    desk = next(worker for worker in window.workers if "/worker.js" in worker.url)
    desk.evaluate(FILL)
    told = table.page.evaluate(ASK, ["POST", f"/api/tables/{table.id}/play", command])
    assert told["status"] == 507 and "Ceci n’a pas pu être gardé" in told["body"]
    expect(trouble).to_contain_text("Il n’y a plus de place")
    desk.evaluate("() => self.makeRoom()")
    assert table.now()["number"] == now["number"]
    table.decide_by_command(lambda actions: actions[0])
    expect(trouble).to_be_hidden()


def test_a_new_version_is_offered_and_taken_and_has_the_games_of_the_old_one(
    folder: Path, context: BrowserContext, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    copytree(folder, site)
    with hosting(site) as host:
        window = enter(context, host.address, kept=True)
        old = str(window.locator("html").get_attribute("data-version"))
        page_in(window).locator("[data-game=small_city] .starts form", has_text="Seul").locator(
            "button"
        ).click()
        OfflineTable(window).decide_by_command(lambda actions: actions[0])
        other = enter(context, host.address)
        publish_worker(site, old, "newer")
        assert window.evaluate(UPDATE) == "refused"  # it would keep the old pages as its own
        publish_pages(site, old, "newer")
        window.reload()
        offer = window.locator("#new-version")
        expect(offer).to_contain_text("Une nouvelle version est là")
        assert window.locator("html").get_attribute("data-version") == old  # until one wants it
        offer.locator("button").click()
        for each in (window, other):  # pages and workers of two versions never meet
            each.locator("html[data-version=newer][data-ready]").wait_for(state="attached")
        expect(go_home(window).locator("#own a.table-link")).to_have_count(1)


def publish_worker(site: Path, old: str, new: str) -> None:
    """The same folder as another version: what a host may be quicker to have."""
    for name in ("index.html", "sw.js"):
        text = (site / name).read_text("utf-8")
        assert old in text
        (site / name).write_text(text.replace(old, new), "utf-8")


def publish_pages(site: Path, old: str, new: str) -> None:
    packed = gzip.decompress((site / "pages.bin").read_bytes())
    (site / "pages.bin").write_bytes(gzip.compress(packed.replace(old.encode(), new.encode())))


def test_a_city_of_a_day_that_is_over_is_played_in_flight_mode(
    folder: Path, context: BrowserContext, tmp_path: Path
) -> None:
    site, first = tmp_path / "site", date(2026, 11, 18)
    copytree(folder, site)
    chain, last = Chain(first, b"a seed"), first + timedelta(9)
    shown = {"first": str(first), "end": chain.anchor().end, "day": str(last)}
    told = json.dumps({**shown, "secret": chain.secret(last).hex()})
    with hosting(site) as host:
        window = enter(context, host.address, kept=True)
        expect(page_in(window).locator("#days")).to_be_hidden()  # no server has shown any
        (site / "days.json").write_text(told, "utf-8")
        window.reload()
        page_in(window).locator("#days").wait_for()
    page_in(window).locator("#days a").click()
    form = window.frame_locator("#page").locator(".daily-form")
    expect(form.locator("[name=day]")).to_have_value(str(last))
    assert violations(window) == []
    form.locator("[name=day]").fill(str(first))
    form.get_by_role("button", name="Jouer, Town Center, Côté B, difficile").click()
    luck = OfflineTable(window).now()["luck"]
    assert (luck["way"], luck["commitment"]) == ("daily", chain.anchor().end)


def test_what_cannot_be_read_is_refused_on_the_page(host: Host, context: BrowserContext) -> None:
    window = enter(context, host.address)
    home = page_in(window)
    odd = FilePayload(name="odd.jsonl", mimeType="text/plain", buffer=b"no record")
    home.locator("input[name=record]").set_input_files(odd)
    home.locator(".upload button").click()
    expect(home.locator("#form-refused")).to_contain_text("line 1")


def test_language_and_light_are_kept(host: Host, context: BrowserContext) -> None:
    window = enter(context, host.address)
    page_in(window).get_by_role("button", name="English").click()
    expect(window.frame_locator("#page").locator("html[lang=en]")).to_be_attached()
    page_in(window).locator("button[value=dark]").click()
    expect(window.frame_locator("#page").locator("html[data-night]")).to_be_attached()
    window.close()
    again = enter(context, host.address)
    expect(again.frame_locator("#page").locator("html[lang=en][data-night]")).to_be_attached()


def test_a_table_is_set_up_for_people_at_one_screen(host: Host, context: BrowserContext) -> None:
    window = enter(context, host.address)
    home = page_in(window)
    home.locator("[data-game=big_city] .ways a", has_text="Préparer").click()
    window.frame_locator("#page").locator(".counts a", has_text="3").click()
    form = page_in(window)
    expect(form.locator("#seat-2")).to_be_visible()
    form.locator("#seat-1 label", has=form.locator("input[value=here]")).click()
    form.locator("form#new-table button.strong").click()
    window.frame_locator("#page").locator("#cover").wait_for()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_stands_in_anybodys_way(
    size: dict[str, int], host: Host, context: BrowserContext
) -> None:
    window = enter(context, host.address)
    window.set_viewport_size(size)  # type: ignore[arg-type]
    assert violations(window) == []
    page_in(window).locator("[data-game=town_center] .starts form button").first.click()
    OfflineTable(window)
    assert violations(window) == []
