"""Since one's last turn: what the others did, in words and pictures, and who got what."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.accessibility import violations
from browser.server import Server
from browser.table_page import BAR, LIT, MOVES, Table, open_table
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-since")

OVERLAP: Final = """([one, others]) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter((other) => {
    const it = other.getBoundingClientRect();
    return it.width && it.left < box.right && it.right > box.left
      && it.top < box.bottom && it.bottom > box.top;
  }).map((other) => other.outerHTML.slice(0, 80));
}"""
PLACE_OF_THE_BOARD: Final = """() => {
  scrollTo(0, 0);
  return Math.round(document.querySelector(".board-side").getBoundingClientRect().top);
}"""
SIZES = [(False, "fr-FR", "Entre-temps"), (True, "en-GB", "Meanwhile")]
GOT = [(False, "en-GB", "Got it", "Income: dollars"),
       (True, "fr-FR", "C’est vu", "Revenus\u00a0: dollars")]  # fmt: skip


def against_basile(page: Page, server: Server, game: str = "town_center") -> Table:
    names = ["Ada"]  # the bot has a name of its own
    return open_table(page, server.address, ["me", "bot"], names, game=game)


def play_until(table: Table, thing: Locator, seed: int = 1) -> None:
    assert comes(table, thing, Random(seed).choice), "it never came"


def comes(table: Table, thing: Locator, choose: Callable[[list[Any]], Any]) -> bool:
    for _ in range(60):
        table.wait_until_others_are_done()
        if table.is_over() or (thing.count() and thing.first.is_visible()):
            break
        table.read_gains()
        table.decide_by_command(choose)
    return thing.count() > 0 and thing.first.is_visible()


def built(table: Table) -> Locator:
    """A move of Basile's with something to see on a board."""
    return table.moves().filter(has=table.page.locator(".thumb"))


@pytest.mark.parametrize(("phone", "language", "title"), SIZES, ids=["desk", "phone"])
def test_what_basile_did_is_told_as_in_the_log_and_shown(
    server: Server, visit: Visit, phone: bool, language: str, title: str
) -> None:
    table = against_basile(visit(phone=phone, language=language).page, server, "la_citta")
    table.page.evaluate("localStorage.setItem('faubourg-since-folded', 'no')")
    table.page.reload()
    play_until(table, built(table))
    table.read_gains()
    card = table.since()
    expect(card).to_contain_text(title)
    expect(card).to_contain_text("Basile, ")
    told = table.moves().locator(".since-words").all_inner_texts()
    lines = [line.strip() for words in told for line in words.split("\n") if line.strip()]
    assert lines == [line.strip() for line in table.log()][-len(lines) :]
    expect(built(table).first.locator("svg")).to_be_visible()
    expect(table.rings().first).to_be_visible()


def test_a_tram_of_basile_is_ringed_and_pictured(server: Server, visit: Visit) -> None:
    """A street is drawn as a line: it has no height, or no width."""
    page, rng = visit().page, Random(4)
    trams = page.locator(MOVES).filter(has_text=re.compile("tram"))
    for _ in range(5):  # there are games in which he lays none
        table = against_basile(page, server, "big_city")
        if comes(table, trams, lambda actions: city_hall_first(actions, rng)):
            break
    expect(trams.first.locator(".thumb svg")).to_be_visible()
    expect(table.rings().first).to_be_visible()


def city_hall_first(actions: list[Any], rng: Random) -> Any:
    """Nobody lays a tram before it stands."""
    return next((one for one in actions if "piece:city-hall" in one[1]), rng.choice(actions))


@pytest.mark.parametrize("game", ["big_city", "la_citta"])
def test_a_ring_crosses_out_no_name_and_no_number(server: Server, visit: Visit, game: str) -> None:
    """They change with what is ringed, and are what one wants to read."""
    table = against_basile(visit().page, server, game)
    play_until(table, table.page.locator("#sheet > svg > .above"))
    play_until(table, table.rings())
    below = "ring => Boolean(ring.parentNode.querySelector('.since-ring ~ .above'))"
    assert table.rings().first.evaluate(below)


def test_a_move_leads_to_its_moment_and_back(server: Server, visit: Visit) -> None:
    table = against_basile(visit().page, server)
    play_until(table, built(table))
    table.read_gains()
    move = built(table).first
    at = int(move.get_attribute("data-at") or 0)
    move.click()
    if at < table.steps():
        table.wait_until_at(at)
    assert table.shown() == 1, "the board on which Basile has built"
    expect(table.rings().first).to_be_visible()
    table.come_back()
    table.wait_for_my_turn()
    assert table.shown() == 0


def test_rings_stay_until_the_next_decision(server: Server, visit: Visit) -> None:
    table = against_basile(visit(language="en-GB").page, server, "la_citta")
    rng = Random(2)
    play_until(table, table.rings())
    table.page.reload()
    expect(table.rings().first).to_be_visible()
    names = table.moves().count()
    assert names > 0
    table.read_gains()
    table.choose_from_list(rng.randrange(len(table.choices())))
    expect(table.rings().first).to_be_visible()  # also in a preview


def test_an_open_list_leaves_the_head_of_the_card_which_closes_it(
    server: Server, visit: Visit
) -> None:
    table = against_basile(visit().page, server)
    play_until(table, table.moves())
    table.read_gains()
    table.open_list()
    head = table.since().get_by_role("button").first
    expect(table.moves().first).to_be_hidden()
    title = head.locator(".since-title")
    assert title.evaluate("words => words.scrollWidth <= words.clientWidth")
    head.click()
    expect(table.moves().first).to_be_visible()
    expect(table.page.locator("#choices-list")).to_be_hidden()


def test_a_folded_card_stays_folded(server: Server, visit: Visit) -> None:
    table = against_basile(visit().page, server)
    play_until(table, table.moves())
    table.read_gains()
    head = table.since().get_by_role("button").first
    expect(head).to_have_attribute("aria-expanded", "true")
    head.click()
    expect(table.moves().first).to_be_hidden()
    table.page.reload()
    expect(head).to_have_attribute("aria-expanded", "false")
    expect(table.moves().first).to_be_hidden()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_board_does_not_move_for_it(server: Server, visit: Visit, phone: bool) -> None:
    table = against_basile(visit(phone=phone).page, server)
    before = table.page.evaluate(PLACE_OF_THE_BOARD)
    play_until(table, table.since().locator(".since-who"))
    assert table.page.evaluate(PLACE_OF_THE_BOARD) == before


@pytest.mark.parametrize(("phone", "language", "got", "title"), GOT, ids=["desk", "phone"])
def test_income_is_explained_once(
    server: Server, visit: Visit, phone: bool, language: str, got: str, title: str
) -> None:
    table = against_basile(visit(phone=phone, language=language).page, server)
    play_until(table, table.gains())
    gains = table.gains()
    for words in (title, "Ada", "Basile"):
        expect(gains).to_contain_text(words)
    expect(gains).to_contain_text(re.compile(r"\+[1-9]"))  # the hall, and what luck adds
    assert violations(table.page) == []
    gains.get_by_role("button", name=got).click()
    expect(gains).to_be_hidden()
    table.page.reload()
    table.wait_for_my_turn()
    expect(table.page.locator("#sentence")).not_to_be_empty()
    expect(gains).to_be_hidden()


def test_the_sheet_hides_nothing_that_one_needs(server: Server, visit: Visit) -> None:
    table = against_basile(visit().page, server)
    table.page.set_viewport_size({"width": 1280, "height": 800})
    play_until(table, table.gains())
    needed = ", ".join((LIT, BAR, "#choices", "#prompt", "#undo"))
    assert table.page.evaluate(OVERLAP, ["#since .gains", needed]) == []


@pytest.mark.parametrize("how", ["key", "click"])
def test_one_key_or_click_anywhere_puts_the_sheet_away(
    server: Server, visit: Visit, how: str
) -> None:
    table = against_basile(visit().page, server)
    play_until(table, table.gains())
    if how == "key":
        table.page.keyboard.press("Escape")
    else:
        table.page.locator("#sentence").click()
    expect(table.gains()).to_be_hidden()


def test_whoever_watches_has_the_log_alone(server: Server, visit: Visit) -> None:
    table = against_basile(visit().page, server)
    play_until(table, table.moves())
    watcher = Table(visit().go(f"/table/{table.id}"))
    watcher.wait_for_steps(table.steps())
    expect(watcher.since()).to_be_hidden()
    expect(watcher.rings()).to_have_count(0)


def test_the_card_is_plain_to_everybody_by_day_and_night(server: Server, visit: Visit) -> None:
    for night in (False, True):
        table = against_basile(visit(night=night).page, server, "la_citta")
        play_until(table, built(table))
        table.read_gains()
        expect(built(table).first.locator("svg")).to_be_visible()
        assert violations(table.page) == []


# A board whose pieces are drawn once: half of one lies far from what the picture is about.
CUT: Final = """async () => {
  const { cutter } = await import("/static/js/thumbs.js");
  const board = `<svg viewBox="0 0 100 100"><defs><g id="model">
    <path d="M0 0h9v9z"/><path d="M500 500h9v9z"/></g></defs><path id="far" d="M900 900h9v9z"/>
    <g data-name="plot:11"><path d="M10 10h9v9z"/></g></svg>`;
  const move = { at: 1, changed: [{ seat: 0, names: ["plot:11"] }] };
  const cut = cutter({ ask: async () => ({ board }) }, [move], { turn: 0, eyes: null });
  const picture = await cut(move);
  return ["[id$=model] path", "[id$=far]"].map((what) => picture.querySelectorAll(what).length);
}"""


def test_a_small_picture_leaves_whole_what_the_board_draws_by_the_same_id(
    server: Server, visit: Visit
) -> None:
    assert against_basile(visit().page, server).page.evaluate(CUT) == [2, 0]
