"""The size of a phone: nothing beside the screen, nothing too small for a finger."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.server import Server
from browser.table_page import Table, finish, open_by_form, open_table
from browser.visitors import PHONE, Visit, Visitor

pytestmark = pytest.mark.xdist_group("browser-phone")

RECORDS = Path(__file__).parents[2] / "records"
GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
FINGER = 40  # pixels
SMALLEST = 320  # pixels: no phone is narrower

# Controls one can see that are smaller than a finger; a link in running text may be.
TOO_SMALL = """([controls, least]) => {
  const hidden = (one) => {
    if (!one.checkVisibility({visibilityProperty: true})) return true;
    for (let at = one; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return true;
    return one.matches('p a') && getComputedStyle(one).display === 'inline';
  };
  const found = [];
  for (const one of document.querySelectorAll(controls)) {
    if (hidden(one)) continue;
    const place = one.matches('[type=radio], [type=checkbox]') ? one.closest('label') : one;
    const {width, height} = place.getBoundingClientRect();
    if (Math.min(width, height) < least - 0.5)
      found.push(`${Math.round(width)}x${Math.round(height)} ${one.outerHTML.slice(0, 100)}`);
  }
  return found;
}"""
CONTROLS = ", ".join(
    f"{part} {control}"
    for part in ("header", "main")
    for control in ("button", "a", "summary", "select", "input")
)
WIDTH = "() => document.documentElement.scrollWidth"
# Nothing can be touched on the board or beside it, or some of it is not hidden by the bars.
IN_SIGHT = """() => {
  const open = [...document.querySelectorAll('.board .open, .panels .open')];
  const top = document.querySelector('#prompt').getBoundingClientRect().bottom;
  const bottom = document.querySelector('#bar').getBoundingClientRect().top;
  return !open.length || open.some((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > top && box.top < Math.min(innerHeight, bottom);
  });
}"""
# All that can be touched is in sight, and the browser has drawn it there.
ALL_IN_SIGHT = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const top = document.querySelector('#prompt').getBoundingClientRect().bottom;
  const bottom = document.querySelector('#bar').getBoundingClientRect().top;
  return [...document.querySelectorAll('.board .open, .panels .open')].every((one) => {
    const box = one.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  });
}"""
# The browser chooses what it keeps in its place when it draws the page.
SCROLL = """async (to) => {
  scrollTo(0, to);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
# How many things that may be touched lie outside of what is shown of the board.
OUT_OF_FRAME = """() => {
  const frame = document.querySelector('#board').getBoundingClientRect();
  return [...document.querySelectorAll('#sheet [data-name].open')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
  }).length;
}"""
# As far to the lower right as the board goes, by a drag.
CORNER = """() => {
  const board = document.querySelector('#board');
  const { left, top } = board.getBoundingClientRect();
  const send = (kind, by, target) => target.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, pointerId: 7, pointerType: 'touch',
    clientX: left + 300 - by, clientY: top + 300 - by,
  }));
  board.setPointerCapture = () => {};
  send('pointerdown', 0, board);
  for (const by of [400, 900, 1600]) send('pointermove', by, window);
  send('pointerup', 1600, window);
}"""
# What lies over the middle of a thing, if it is something else.
COVERED = """(selector) => {
  const thing = document.querySelector(selector);
  const { x, y, width, height } = thing.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return thing.contains(top) ? "" : (top?.outerHTML.slice(0, 80) ?? "nothing");
}"""
BESIDE = """(width) => [...document.querySelectorAll('body *')]
  .filter((e) => e.getBoundingClientRect().right > width + 1 && e.checkVisibility())
  .slice(0, 5).map((e) => e.outerHTML.slice(0, 100))"""


def check_width(page: Page, width: int = PHONE["width"]) -> None:
    assert page.evaluate(WIDTH) <= width, page.evaluate(BESIDE, width)


def check_fingers(page: Page) -> None:
    assert page.evaluate(TOO_SMALL, [CONTROLS, FINGER]) == []


def on_phone(visit: Visit) -> Visitor:
    return visit(phone=True)


@pytest.mark.parametrize(
    "path", ["/", "/new/town_center?seats=1", "/new/town_center?seats=8", "/rules/town_center"]
)
@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_no_page_goes_sideways(visit: Visit, path: str, language: str) -> None:
    page = visit(phone=True, language=language).go(path)
    check_width(page)
    assert page.evaluate(TOO_SMALL, ["header button, header a", FINGER]) == []
    page.set_viewport_size({"width": SMALLEST, "height": 568})
    check_width(page, SMALLEST)


def test_the_error_page_does_not_go_sideways(visit: Visit) -> None:
    visitor = on_phone(visit)
    visitor.forgive("status of 404")
    check_width(visitor.go("/table/nowhere"))


def test_table_and_link_fit_and_every_control_is_large_enough(server: Server, visit: Visit) -> None:
    owner = open_by_form(on_phone(visit).page, server.address, ["link", "me"])
    friend = on_phone(visit)
    friend.page.goto(owner.invitation())
    for page in (owner.page, friend.page):
        check_width(page)
        check_fingers(page)
    friend.page.get_by_role("button", name="Prendre place").tap()
    table = Table(friend.page, by_finger=True)
    table.wait_for_my_turn()
    check_width(table.page)
    check_fingers(table.page)
    table.choose_from_list(0)
    check_width(table.page)
    check_fingers(table.page)


def begin(table: Table, scrolled: int) -> bool:
    """Place the hall; whether the board is asked for again."""
    table.by_finger = True
    table.touch("cell:c3")
    table.page.evaluate(SCROLL, scrolled)
    table.confirm()
    table.wait_for_my_turn()
    table.wait_until_in_step()
    return any(name.startswith("cell:") for name in table.lit())


@pytest.mark.parametrize("scrolled", [0, 400])
def test_what_must_be_touched_beside_the_board_lies_at_hand(
    server: Server, visit: Visit, scrolled: int
) -> None:
    """Wherever the page was, above the bar; folded it shows what lies under it."""
    page = on_phone(visit).page
    while begin(table := Table(open_table(page, server.address, ["me"]).page), scrolled):
        pass  # three cubes alike leave no choice, and the next one is on the board
    assert page.evaluate(ALL_IN_SIGHT)
    needed, fold = page.locator("#at-hand .panel.in-reach"), page.locator("#at-hand-fold")
    expect(needed).to_be_in_viewport(ratio=1)
    above, below = needed.bounding_box(), page.locator("#bar").bounding_box()
    assert above and below and above["y"] + above["height"] <= below["y"]
    fold.tap()
    expect(needed.locator("svg")).to_be_hidden()
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.tap()
    assert page.evaluate(ALL_IN_SIGHT)
    table.decide_on_board(Random(1))  # whatever is asked next, what is no longer needed goes back
    assert page.evaluate("() => !document.querySelector('#at-hand .panel:not(.in-reach)')")


def test_who_chooses_far_down_is_led_to_what_can_be_touched_next(
    server: Server, visit: Visit
) -> None:
    opened = open_table(on_phone(visit).page, server.address, ["me"])
    table, rng = Table(opened.page, by_finger=True), Random(21)
    for _ in range(8):
        table.decide_from_list(rng)
        assert table.page.evaluate(IN_SIGHT)


def lit_cells(table: Table) -> list[str]:
    return [name for name in table.lit() if name.startswith("cell:")]


def zoom_into_a_corner(page: Page) -> None:
    for _ in range(3):
        page.locator("#zoom-in").tap()
    page.evaluate(CORNER)


def test_who_looks_closely_is_led_to_all_that_may_be_touched(server: Server, visit: Visit) -> None:
    """Once something new is asked; while one looks around, the edges tell that there is more."""
    opened = open_table(on_phone(visit).page, server.address, ["me", "bot"], game="big_city")
    table, page = Table(opened.page, by_finger=True), opened.page
    table.wait_until_others_are_done()
    table.touch(next(name for name in table.lit() if name.startswith("district:")))
    expect(page.locator("#sheet .spot.open").first).to_be_attached()
    assert page.evaluate(OUT_OF_FRAME) == 0
    zoom_into_a_corner(page)
    assert page.evaluate(OUT_OF_FRAME) > 0
    expect(page.locator("#board")).to_have_class(re.compile("more-left|more-above"))
    page.locator("#zoom-fit").tap()
    expect(page.locator("#board")).not_to_have_class(re.compile("more-"))

    zoom_into_a_corner(page)
    here = page.locator("#sheet").get_attribute("style")
    page.evaluate("() => new Promise((go) => requestAnimationFrame(go))")
    assert page.locator("#sheet").get_attribute("style") == here  # nobody moves it meanwhile
    table.decide_by_command(lambda actions: actions[0])
    table.wait_until_others_are_done()
    table.wait_until_in_step()
    while not lit_cells(table):
        table.touch(next(name for name in table.lit() if name.startswith(("district:", "turn:"))))
        expect(page.locator("#sheet .spot.open").first).to_be_attached()
    assert page.evaluate(OUT_OF_FRAME) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_led_by_the_thumb_right_under_the_board(visit: Visit, game: str) -> None:
    page = on_phone(visit).go("/")
    page.locator("input[name=record]").set_input_files(RECORDS / game / "two.jsonl")
    page.locator("form[action='/replay'] button").click()
    expect(page.locator("#marks .tick").first).to_be_attached()
    table = Table(page, by_finger=True)
    for part in ("#scrub", "#step-back", "#run", "#step-on"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED, "#step-on") == page.evaluate(COVERED, "#step") == ""
    table.press(table.step_button("on"))
    table.wait_until_at(1)
    table.press(page.locator("#marks .tick").first)
    expect(table.note()).to_be_visible()
    for part in ("#note p", "#scrub", "#step-on"):
        assert page.evaluate(COVERED, part) == ""
    page.locator("#panels").scroll_into_view_if_needed()
    boxes = [page.locator(part).bounding_box() for part in (".board-side", ".time", "#log")]
    board, time, log = [box for box in boxes if box]
    assert 0 <= time["y"] - board["y"] - board["height"] <= 20
    assert log["y"] > time["y"] + time["height"]
    check_width(page)
    assert page.evaluate(TOO_SMALL, [".time button", FINGER]) == []


def test_a_whole_game_by_taps(server: Server, visit: Visit) -> None:
    opened = open_table(on_phone(visit).page, server.address, ["me"])
    table, rng = Table(opened.page, by_finger=True), Random(20)
    by_tap = 0
    while not table.is_over():
        table.decide_on_board(rng)
        by_tap += 1
        if by_tap % 4 == 0:
            check_width(table.page)
        if not table.is_over():  # every other one: they are much alike
            table.decide_by_command(rng.choice)
    check_width(table.page)
    check_fingers(table.page)
    assert by_tap > 10


# What lies under the sentence that tells the end.
UNDER_THE_END = """() => {
  const { bottom } = document.querySelector('#prompt').getBoundingClientRect();
  const below = [...document.querySelectorAll('#since, #since > *, #result')];
  return below.filter((one) => one.checkVisibility() && one.offsetHeight)
    .filter((one) => one.getBoundingClientRect().top < bottom).map((one) => one.id);
}"""


def test_the_end_with_the_way_to_another_table_lies_over_nothing(
    server: Server, visit: Visit
) -> None:
    page = visit(phone=True).page
    open_table(page, server.address, ["me"])
    finish(open_table(page, server.address, ["me", "bot"]))
    page.reload()
    expect(page.locator("#next-turn")).to_be_visible()
    assert page.evaluate(UNDER_THE_END) == []


AMBER = "(mark) => getComputedStyle(mark).strokeDasharray"


def test_what_lay_under_a_finger_that_has_gone_does_not_look_chosen(
    server: Server, visit: Visit
) -> None:
    """A phone hovers over what was tapped last, and over what comes to lie there."""
    page = open_table(visit(phone=True).page, server.address, ["me"]).page
    lit = page.locator("#sheet [data-name^='cell:'].open > .lit").first
    before = lit.evaluate(AMBER)
    lit.hover(force=True)
    assert lit.evaluate("(mark) => mark.matches(':hover, :hover *')")
    assert before != "none" and lit.evaluate(AMBER) == before
