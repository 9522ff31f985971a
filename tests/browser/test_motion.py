"""What moves is seen to move, and nothing stays hidden afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.server import Server
from browser.table_page import Table, open_table
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-motion")

# Every movement stops where it begins, until the test lets it go on.
HOLD = """() => {
  const real = Element.prototype.animate;
  window.held = [];
  Element.prototype.animate = function (...how) {
    const way = real.apply(this, how);
    way.pause();
    window.held.push(way);
    return way;
  };
}"""
HIDDEN = """() => [...document.querySelectorAll('#sheet g, #panels g')]
  .filter((part) => getComputedStyle(part).opacity === '0')
  .map((part) => part.getAttribute('class'))"""
FLYER = "body > .flyer"


def place_hall(table: Table) -> None:
    table.touch("cell:c3")
    table.confirm()


def hidden(page: Page) -> list[str]:
    return [str(part) for part in page.evaluate(HIDDEN)]


def test_a_cube_lands_together_with_its_letter(server: Server, visit: Visit) -> None:
    table = open_table(visit(still=False).page, server.address, ["me"])
    table.page.evaluate(HOLD)
    place_hall(table)
    parts = hidden(table.page)
    assert any("cube hall" in part for part in parts)
    assert any("roof-words" in part for part in parts)
    expect(table.page.locator(f"{FLYER} text")).to_have_text("M")
    table.page.evaluate("() => window.held.forEach((way) => way.finish())")
    expect(table.page.locator(FLYER)).to_have_count(0)
    assert hidden(table.page) == []


def test_a_flight_that_is_cut_short_hides_nothing(server: Server, visit: Visit) -> None:
    table = open_table(visit(still=False).page, server.address, ["me"])
    table.page.evaluate(HOLD)
    place_hall(table)
    assert hidden(table.page)
    table.page.evaluate("() => window.held.forEach((way) => way.cancel())")
    expect(table.page.locator(FLYER)).to_have_count(0)
    assert hidden(table.page) == []


def test_flights_end_by_themselves(server: Server, visit: Visit) -> None:
    table = open_table(visit(still=False).page, server.address, ["me"])
    place_hall(table)
    expect(table.page.locator(FLYER)).to_have_count(0)
    table.page.wait_for_function(f"() => ({HIDDEN})().length === 0")


def test_who_wants_no_movement_sees_the_cube_at_once(server: Server, visit: Visit) -> None:
    table = open_table(visit(still=True).page, server.address, ["me"])
    table.page.evaluate(HOLD)
    place_hall(table)
    expect(table.page.locator(FLYER)).to_have_count(0)
    assert hidden(table.page) == []


def test_what_comes_with_a_panel_of_its_own_is_there_at_once(server: Server, visit: Visit) -> None:
    page = visit(still=False).page
    table = open_table(page, server.address, ["me", "bot"], options={"first_player": "1"})
    page.evaluate(HOLD)
    place_hall(table)  # then the bot's, then the market is laid out
    expect(page.locator("#panel-towers [data-name='tower:1']")).to_be_visible()
    assert [part for part in hidden(page) if "tower" in part] == []


def test_a_piece_on_its_way_can_be_touched(server: Server, visit: Visit) -> None:
    table = open_table(visit(still=False).page, server.address, ["me"])
    table.page.evaluate(HOLD)
    place_hall(table)
    assert hidden(table.page)
    table.point_on("cell:c3")  # nothing else lies there
