"""Everything explains itself: to a pointer that rests, to a finger, and to a key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.accessibility import violations
from browser.server import Server
from browser.table_page import GOAL, PHASES, Table, open_table
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-explain")

# Whether one lies over the other.
OVERLAP = """([card, name]) => {
  const a = document.querySelector(card).getBoundingClientRect();
  const b = document.querySelector(`#sheet [data-name="${name}"]`).getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
# How many lit things lie under the card.
HIDDEN = """() => {
  const card = document.querySelector("#explanation").getBoundingClientRect();
  const lit = [...document.querySelectorAll("#sheet .open")];
  const boxes = lit.map((thing) => thing.getBoundingClientRect());
  return boxes.filter((box) => box.left < card.right && card.left < box.right
    && box.top < card.bottom && card.top < box.bottom).length;
}"""
INSIDE = """(card) => {
  const box = card.getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""


def seated(visit: Visit, *, phone: bool = False, language: str = "fr-FR") -> Table:
    visitor = visit(language=language, phone=phone)
    return open_table(visitor.page, visitor.address, ["me"])


def is_whole(card: Locator) -> bool:
    return bool(card.evaluate(INSIDE))


def test_a_pointer_that_rests_is_told_what_lies_there(visit: Visit, server: Server) -> None:
    table = seated(visit, language="en")
    name = table.lit()[0]
    before = table.steps()
    table.point_at(name)
    card = table.explanation()
    expect(card).to_be_visible()
    expect(card.locator("h2")).to_contain_text(name.removeprefix("cell:"))
    expect(card.get_by_role("link")).to_have_attribute("href", "/rules/town_center#r3.7.3")
    assert is_whole(card) and not table.page.evaluate(OVERLAP, ["#explanation", name])
    assert table.steps() == before and not table.is_ready(), "nothing was chosen"


def test_the_card_stays_for_who_reaches_its_link_and_goes_with_the_pointer(visit: Visit) -> None:
    table = seated(visit)
    table.point_at(table.lit()[0])
    card = table.explanation()
    card.get_by_role("link").hover()
    expect(card).to_be_visible()
    table.page.mouse.move(2, 2)
    expect(card).to_be_hidden()


def test_the_card_goes_with_a_pointer_that_came_across_nothing(visit: Visit) -> None:
    table = seated(visit)
    table.player(0).locator(".total").hover()
    card, mouse = table.explanation(), table.page.mouse
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box
    mouse.move(box["x"] - 4, box["y"] + 30)
    mouse.move(box["x"] + 30, box["y"] + 30)
    mouse.move(2, 2)
    expect(card).to_be_hidden()


def test_the_card_hides_nothing_to_touch_where_there_is_room_beside(visit: Visit) -> None:
    visitor = visit(language="en")
    table = open_table(visitor.page, visitor.address, ["me", "bot"], game="small_city")
    table.point_at("cell:d6")
    expect(table.explanation()).to_be_visible()
    assert not table.page.evaluate(HIDDEN)


def test_a_click_plays_as_ever_and_closes_the_card(visit: Visit) -> None:
    table = seated(visit)
    name = table.lit()[0]
    table.point_at(name)
    expect(table.explanation()).to_be_visible()
    table.touch(name)
    expect(table.explanation()).to_be_hidden()
    expect(table.page.locator("#deal [data-do=play]")).to_be_visible()


def test_numbers_beside_the_board_explain_themselves_too(visit: Visit) -> None:
    table = seated(visit, language="en")
    table.player(0).locator(".total").hover()
    expect(table.explanation().locator("h2")).to_have_text("Player 1: 0 points")
    table.page.mouse.move(2, 2)  # the card may lie over what comes next
    expect(table.explanation()).to_be_hidden()
    table.page.locator("#panels [data-about='bag:office']").hover()
    expect(table.explanation().locator("h2")).to_have_text("Office: 3 in the bag")


@pytest.mark.parametrize("phone", [False, True])
def test_a_touch_of_what_cannot_be_chosen_explains_it(visit: Visit, phone: bool) -> None:
    """The trams of the supply look like something to take up: they are laid in a street."""
    visitor = visit(language="en", phone=phone)
    table = open_table(visitor.page, visitor.address, ["me", "bot"], game="big_city")
    table.wait_until_others_are_done()
    trams = table.page.locator("#panels [data-about=trams]")
    trams.scroll_into_view_if_needed()
    trams.tap() if phone else trams.click()
    card = table.explanation()
    expect(card.get_by_role("listitem").last).to_contain_text("touch a street")
    assert is_whole(card) and not table.is_ready()
    table.page.locator("#sentence").click()
    expect(card).to_be_hidden()


def test_an_expansion_leads_to_the_rules_of_both_books(visit: Visit) -> None:
    visitor = visit(language="en")
    table = open_table(visitor.page, visitor.address, ["me"], game="arcologies")
    card, panels = table.explanation(), table.page.locator("#panels")
    panels.locator("[data-about=empty]").hover()
    expect(card.locator("h2")).to_have_text("Must be empty")
    expect(card.get_by_role("link")).to_have_attribute("href", "/rules/arcologies#r4.2.5")
    table.page.mouse.move(2, 2)  # the card may lie over what comes next
    expect(card).to_be_hidden()
    panels.locator("[data-name='tile:museum']").hover()
    expect(card.locator("h2")).to_have_text("Museum")
    expect(card.get_by_role("link")).to_have_attribute("href", "/rules/small_city#r6.7.2")


def test_a_long_press_explains_and_touches_nothing(visit: Visit) -> None:
    table = seated(visit, phone=True)
    name = table.lit()[0]
    x, y = table.point_of(name)
    fingers = table.page.context.new_cdp_session(table.page)
    fingers.send("Input.dispatchTouchEvent",
                 {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})  # fmt: skip
    card = table.explanation()
    expect(card).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert is_whole(card)
    expect(table.page.locator("#sheet .chosen")).to_have_count(0)
    assert not table.is_ready()
    table.touch(name)
    expect(table.page.locator("#deal [data-do=play]")).to_be_visible()
    expect(card).to_be_hidden()


def test_by_keyboard_one_walks_from_thing_to_thing(visit: Visit) -> None:
    table = seated(visit)
    card, keyboard = table.explanation(), table.page.keyboard
    keyboard.press("i")
    expect(card).to_be_focused()
    first = card.locator("h2").inner_text()
    keyboard.press("ArrowRight")
    expect(card.locator("h2")).not_to_have_text(first)
    assert not violations(table.page)
    keyboard.press("ArrowLeft")
    expect(card.locator("h2")).to_have_text(first)
    keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_the_choice_that_has_the_focus_is_explained(visit: Visit) -> None:
    table = seated(visit, language="en")
    table.open_list()
    choice = table.page.locator("#choices-list button").first
    choice.focus()
    table.page.keyboard.press("i")
    expect(table.explanation()).to_be_focused()
    expect(table.explanation().locator("h2")).to_have_text("b1, Suburb")
    table.page.keyboard.press("Escape")
    expect(choice).to_be_focused()


def test_the_goal_and_the_next_phase_are_in_sight(visit: Visit) -> None:
    for phone in (False, True):
        table = seated(visit, phone=phone)
        expect(table.page.locator(GOAL)).to_contain_text("dix tours")
        expect(table.page.locator(f"{PHASES}.now")).to_have_text("Mise en place")
        expect(table.page.locator(f"{PHASES}.next")).to_contain_text("ensuite")
