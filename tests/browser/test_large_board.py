"""Boards far larger than the screen: closer, about, and back, by mouse, wheel, keys and fingers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.large_board import Map, lay
from browser.server import Server
from browser.table_page import PLAY, Table, open_table
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-large-board")

FINGER = 40  # pixels
UNDER = "([x, y]) => document.elementFromPoint(x, y).closest('[data-name]').dataset.name"
BOX = "e => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; }"


def box(page: Page, selector: str) -> tuple[float, float, float, float]:
    left, top, width, height = page.locator(selector).first.evaluate(BOX)
    return left, top, width, height


def plot(page: Page, name: str) -> tuple[float, float, float, float]:
    return box(page, f'#sheet [data-name="plot:{name}"]')


def middle(page: Page, selector: str = "#board") -> tuple[float, float]:
    left, top, width, height = box(page, selector)
    return left + width / 2, top + height / 2


def visible(page: Page, name: str) -> bool:
    x, y = middle(page, f'#sheet [data-name="plot:{name}"]')
    left, top, width, height = box(page, "#board")
    return left < x < left + width and top < y < top + height


def near(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return all(abs(a - b) < 1.5 for a, b in zip(one, other, strict=True))


def come_close(page: Page) -> None:
    """By the button, until a plot is large enough for a finger."""
    while plot(page, "20.13")[2] < FINGER:
        before = plot(page, "20.13")[2]
        page.locator("#zoom-in").click()
        assert plot(page, "20.13")[2] > before, "it does not come closer"


def drag(page: Page, dx: float, dy: float) -> None:
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    for part in range(1, 5):
        page.mouse.move(x + dx * part / 4, y + dy * part / 4)
    page.mouse.up()


def fingers(line: CDPSession, kind: str, points: list[tuple[float, float]]) -> None:
    touches: list[dict[str, Any]] = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_a_plot_comes_within_reach_of_a_finger_on_desk_and_phone(
    server: Server, visit: Visit
) -> None:
    for phone in (False, True):
        page = visit(phone=phone).page
        lay(page, Map())
        open_table(page, server.address, ["me"])
        come_close(page)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        page.locator("#zoom-fit").click()
        assert visible(page, "0.0")
        assert visible(page, "39.25")


def test_a_drag_moves_the_board_and_touches_nothing(server: Server, visit: Visit) -> None:
    page = visit().page
    lay(page, Map())
    table = open_table(page, server.address, ["me"])
    come_close(page)
    before = plot(page, "20.13")
    drag(page, -120, 60)
    after = plot(page, "20.13")
    assert near(after, (before[0] - 120, before[1] + 60, before[2], before[3]))
    assert not table.is_ready()
    page.mouse.click(*middle(page))
    assert table.is_ready()


def test_a_mouse_let_go_outside_the_board_lets_go(server: Server, visit: Visit) -> None:
    page = visit().page
    lay(page, Map())
    open_table(page, server.address, ["me"])
    come_close(page)
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 60)
    page.mouse.move(5, 5)
    page.mouse.up()
    before = plot(page, "20.13")
    page.mouse.move(x, y)
    page.mouse.move(x + 50, y + 50)
    assert plot(page, "20.13") == before


def test_the_wheel_comes_closer_to_what_is_under_it_and_then_moves_about(
    server: Server, visit: Visit
) -> None:
    page = visit().page
    lay(page, Map())
    open_table(page, server.address, ["me"])
    x, y = (round(place) for place in middle(page, '#sheet [data-name="plot:28.9"]'))
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    for _ in range(4):
        page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.wait_for_function("() => document.querySelector('#board').matches('.zoomed')")
    assert page.evaluate(UNDER, [x, y]) == "plot:28.9"

    before = plot(page, "28.9")
    page.mouse.wheel(0, 80)
    page.wait_for_function(
        """before => document.querySelector('[data-name="plot:28.9"]')
          .getBoundingClientRect().top < before - 70""",
        arg=before[1],
    )
    assert page.evaluate("scrollY") == 0
    assert plot(page, "28.9")[0] == before[0]


def test_two_fingers_come_closer_and_one_moves_about(server: Server, visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    lay(page, Map())
    table = open_table(page, server.address, ["me"])
    line = visitor.context.new_cdp_session(page)
    x, y = middle(page)
    fingers(line, "touchStart", [(x - 20, y), (x + 20, y)])
    for apart in (40, 70, 110, 150):
        fingers(line, "touchMove", [(x - apart, y), (x + apart, y)])
    fingers(line, "touchEnd", [])
    page.wait_for_function("() => document.querySelector('#board').matches('.zoomed')")
    before = plot(page, "20.13")
    fingers(line, "touchStart", [(x, y)])
    for moved in (20, 40, 60, 80):
        fingers(line, "touchMove", [(x + moved, y - moved / 2)])
    fingers(line, "touchEnd", [])
    page.wait_for_function(
        """before => document.querySelector('[data-name="plot:20.13"]')
          .getBoundingClientRect().left > before + 70""",
        arg=before[0],
    )
    assert page.evaluate("scrollY") == 0
    assert not table.is_ready()


def test_a_map_that_grows_stays_in_place_for_who_looks_closely(
    server: Server, visit: Visit
) -> None:
    page, board = visit().page, Map()
    again = lay(page, board)
    open_table(page, server.address, ["me"])
    come_close(page)
    drag(page, -40, 25)
    before = plot(page, "20.13")
    board.first = -12
    again()
    page.locator('#sheet [data-name="plot:-12.0"]').wait_for(state="attached")
    assert near(plot(page, "20.13"), before)


def test_what_is_chosen_from_the_list_comes_into_view(server: Server, visit: Visit) -> None:
    page = visit().page
    lay(page, Map())
    table = open_table(page, server.address, ["me"])
    come_close(page)
    assert not visible(page, "0.0")
    table.choose_from_list(0)
    assert visible(page, "0.0")
    expect(page.locator("#sheet .ghost")).to_be_visible()
    assert visible(page, "0.0")


def test_however_many_panels_there_are_board_and_button_stay_in_sight(
    server: Server, visit: Visit
) -> None:
    page = visit().page
    lay(page, Map(panels=14))
    table = open_table(page, server.address, ["me"])
    table.choose_from_list(0)
    for place in (0, 400, 900):
        page.evaluate("place => scrollTo(0, place)", place)
        expect(page.locator(PLAY)).to_be_in_viewport(ratio=1)
        expect(page.locator("#board")).to_be_in_viewport(ratio=0.9)
        expect(page.locator("#undo")).to_be_in_viewport(ratio=1)


def test_one_board_for_all_belongs_to_nobody(server: Server, visit: Visit) -> None:
    page = visit().page
    lay(page, Map(panels=2))
    table = open_table(page, server.address, ["me", "here"], ["Odette", "Marcel"])
    expect(table.owner()).to_have_count(0)
    expect(page.locator(".mini")).to_have_count(0)
    assert Table(page).players() == ["Odette", "Marcel"]
