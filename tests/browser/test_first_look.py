"""What one sees and does first: something lit is in sight, and a slip plays nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.server import Server
from browser.table_page import open_table
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-first-look")

GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
MAGNIFIED = {"width": 640, "height": 400}  # a window of 1280×800 at 200 %

# Lit things whose middle lies between the sentence above and the bar below.
IN_SIGHT = """() => {
  const head = document.getElementById("prompt").getBoundingClientRect();
  const foot = document.getElementById("bar").getBoundingClientRect();
  return [...document.querySelectorAll(".board .open, .panels .open, #deal button")].some((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const below = one.closest("#bar") || y < Math.min(foot.top, innerHeight);
    return y > head.bottom && y < innerHeight && below && x > 0 && x < innerWidth;
  });
}"""


@pytest.mark.parametrize("game", GAMES)
def test_something_lit_is_in_sight_on_a_magnified_page(
    server: Server, visit: Visit, game: str
) -> None:
    page = visit().page
    page.set_viewport_size(MAGNIFIED)  # type: ignore[arg-type]
    open_table(page, server.address, ["me", "bot"], game=game).wait_for_my_turn()
    page.wait_for_function(IN_SIGHT)


def test_on_a_magnified_page_the_board_does_not_push_away_what_is_lit_above_it(
    server: Server, visit: Visit
) -> None:
    page = visit().page
    page.set_viewport_size(MAGNIFIED)  # type: ignore[arg-type]
    open_table(page, server.address, ["me", "bot"], game="big_city").wait_for_my_turn()
    lit = page.locator("#at-hand [data-name^='district:'].open")
    prompt = page.locator("#prompt").bounding_box()
    tops = [one.bounding_box() for one in lit.all()]
    assert prompt and tops
    assert all(box and box["y"] >= prompt["y"] + prompt["height"] for box in tops)


COUNTED = """() => {
  window.counted = [];
  addEventListener('click', (event) => window.counted.push(event.detail), true);
}"""


def touch_twice(page: Page, by_finger: bool) -> bool:
    """Whether the browser took it for a double one: on a busy machine taps may come far apart."""
    box = page.locator("#board [data-name='cell:c3']").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(COUNTED)
    if by_finger:
        page.touchscreen.tap(x, y)
        page.touchscreen.tap(x, y)
    else:
        page.mouse.dblclick(x, y)
    page.wait_for_function("window.counted.length >= 2")
    return bool(page.evaluate("window.counted[1] === 2"))


@pytest.mark.parametrize("by_finger", [False, True], ids=["mouse", "finger"])
def test_a_double_click_on_the_board_plays_nothing(
    server: Server, visit: Visit, by_finger: bool
) -> None:
    page = visit(phone=by_finger).page
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    while True:
        table = open_table(page, server.address, ["me", "here"], ["Odette", "Marcel"])
        sent.clear()
        if touch_twice(page, by_finger):
            break
    expect(page.locator("#deal [data-do=play]")).to_be_visible()  # it is only meant
    assert table.steps() == 0 and not any(address.endswith("/play") for address in sent)
    table.confirm()
    assert table.steps() == 1


def test_two_quick_taps_at_neighbours_are_two_touches(server: Server, visit: Visit) -> None:
    """A browser counts them as one double tap."""
    table = open_table(visit(phone=True).page, server.address, ["me", "here"])
    for count, cell in enumerate(("cell:c3", "cell:b3"), 1):
        thing = table.page.locator(f"#board [data-name='{cell}']").first
        thing.dispatch_event("click", {"detail": count})
    expect(table.page.locator("#board .chosen")).to_have_attribute("data-name", "cell:b3")
    assert table.steps() == 0
