"""The board first: on a laptop all that matters is in one window, and nothing in it jumps."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.measures import DRAWN, SHIFTS, TARGET_SIZES, TEXT_SIZES, WATCH_SHIFTS
from browser.server import Server
from browser.table_page import Table, open_table
from browser.visitors import PHONE, Visit

pytestmark = pytest.mark.xdist_group("browser-layout")

RECORDS = Path(__file__).parents[2] / "records"
GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
LAPTOPS = [(1280, 800), (1366, 768)]

BOX = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom].map(Math.round);
}"""
# Something wider to choose from.
WIDER = """() => {
  const button = document.createElement('button');
  button.className = 'button';
  button.textContent = 'Grand immeuble';
  document.querySelector('#deal-buttons').replaceChildren(button);
}"""
CUT = "(selector) => { const e = document.querySelector(selector);" + (
    " return e.scrollHeight - e.clientHeight; }"
)

# As facts beside the phase; which of them end in dots.
CUT_FACTS = """(facts) => {
  const chips = facts.map(() => document.createElement('span'));
  chips.forEach((chip, at) => Object.assign(chip, {className: 'chip', textContent: facts[at]}));
  document.querySelector('#chips').replaceChildren(...chips);
  return chips.map((chip) => chip.scrollWidth > chip.clientWidth);
}"""


def play(page: Page, address: str, game: str) -> Table:
    """Against a bot, until it is my turn."""
    table = open_table(page, address, ["me", "bot"], game=game)
    table.wait_until_others_are_done()
    return table


def box(page: Page, selector: str) -> tuple[int, int, int, int]:
    left, top, right, bottom = page.evaluate(BOX, selector)
    return left, top, right, bottom


@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_one_window_and_the_board_has_most_of_it(
    server: Server, visit: Visit, game: str
) -> None:
    page = visit().page
    play(page, server.address, game)
    for size in LAPTOPS:
        set_size(page, size)
        page.reload()
        Table(page).wait_until_others_are_done()
        check_window(page, *size)


def set_size(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


def check_window(page: Page, width: int, height: int) -> None:
    _, top, _, bottom = box(page, "#board")
    assert bottom - top >= 0.6 * height
    assert box(page, ".top")[3] <= 44
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for part in ("#prompt", "#deal", "#undo", "#scrub", "#players li", "#log"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.9)
    # What one chooses from stands left of the board, people and log right of it; no bar covers it.
    assert box(page, "#panels")[2] <= box(page, "#board")[0]
    assert box(page, "#log")[0] >= box(page, "#board")[2]
    assert box(page, "#prompt")[3] <= top and bottom <= box(page, "#bar")[1]


def check_jumps(page: Page, most: float = 0.1) -> None:
    shifts = page.evaluate(SHIFTS)
    assert sum(value for value, _ in shifts) < most, sorted(shifts, key=lambda shift: -shift[0])[:5]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_over_thirty_decisions(server: Server, visit: Visit, game: str) -> None:
    """And every text of the board can be read, to the last."""
    page, rng = visit().page, Random(8)
    set_size(page, LAPTOPS[1])
    table = play(page, server.address, game)
    check_texts(page)
    set_size(page, LAPTOPS[0])
    page.evaluate(WATCH_SHIFTS)
    for _ in range(30):
        check_texts(page)
        table.decide_on_board(rng)
        if not table.wait_until_others_are_done():
            break  # the end has a page of its own
        assert page.evaluate(CUT, "#sentence") <= 0  # the whole sentence is read
        check_jumps(page)
    set_size(page, LAPTOPS[1])
    check_texts(page)


def check_texts(page: Page, least: int = 9) -> None:
    assert min(page.evaluate(TEXT_SIZES), default=99) >= least


def test_on_a_phone_longer_words_and_wider_buttons_move_nothing(
    server: Server, visit: Visit
) -> None:
    page = visit(phone=True).page
    play(page, server.address, "small_city")
    badge = box(page, "#badge")
    page.locator("#prompt").evaluate("prompt => prompt.classList.toggle('long')")
    assert box(page, "#badge") == badge
    page.evaluate(WATCH_SHIFTS)
    page.evaluate(WIDER)
    check_jumps(page, 0.001)


def test_on_a_laptop_a_replay_says_so_beside_its_prompt(visit: Visit) -> None:
    page = visit().go("/")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator("input[name=record]").set_input_files(RECORDS / "town_center" / "two.jsonl")
    page.locator("form[action='/replay'] button").click()
    expect(page.locator("#marks .tick").first).to_be_attached()
    assert box(page, "#prompt")[3] <= box(page, "#board")[1]
    prompt, told = box(page, "#prompt"), box(page, ".replay-line")
    assert prompt[2] <= told[0] and prompt[1] <= told[1] and told[3] <= prompt[3]


def test_places_for_others_take_no_room_while_they_are_empty(server: Server, visit: Visit) -> None:
    page = visit().page
    page.set_viewport_size({"width": 1280, "height": 800})
    play(page, server.address, "town_center")
    before = box(page, "#board")
    for place in ("#lesson", "#talk"):
        expect(page.locator(place)).to_be_hidden()
    page.evaluate(
        "() => ['lesson', 'since'].forEach((id) =>"
        " document.getElementById(id).append(document.createElement('hr')))"
    )
    assert box(page, "#board") == before


@pytest.mark.parametrize(
    ("name", "cut"),
    [
        ("Basile", [False, False, False, False]),
        ("Jean-François", [False, False, False, True]),
    ],
)
def test_of_four_facts_the_last_is_cut_and_not_who_is_in_danger(
    server: Server, visit: Visit, name: str, cut: list[bool]
) -> None:
    page = visit().page
    play(page, server.address, "arcologies")
    set_size(page, LAPTOPS[0])
    facts = ["Round 6", f"Host: {name}", f"Victim ahead: {name}", "Site a3: 2 metal, 1 stone"]
    assert page.evaluate(CUT_FACTS, facts) == cut


def test_on_a_laptop_no_empty_box_lies_beside_a_refusal(server: Server, visit: Visit) -> None:
    page = visit().page
    play(page, server.address, "small_city")
    expect(page.locator("#deal")).to_be_visible()
    page.locator("#sheet [data-name='cell:g7']").click()
    expect(page.locator("#refusal")).to_be_visible()
    expect(page.locator("#deal")).to_be_hidden()


def test_the_goal_has_one_line_and_ends_in_dots(server: Server, visit: Visit) -> None:
    for phone in (False, True):
        page = visit(phone=phone).page
        play(page, server.address, "town_center")
        goal = page.locator("#goal")
        goal.evaluate("goal => { goal.hidden = false; goal.textContent = 'Wide '.repeat(90); }")
        expect(goal).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        bounds = goal.bounding_box()
        assert bounds is not None and bounds["height"] < 30


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_every_text_is_read_and_a_finger_finds_everything(
    server: Server, visit: Visit, game: str
) -> None:
    """No word is so long that the page moves sideways; how many is asked only after what.

    And nothing jumps here either.
    """
    page, rng = visit(phone=True).page, Random(9)
    table = play(page, server.address, game)
    table.by_finger = True
    page.evaluate(WATCH_SHIFTS)
    for _ in range(12):
        check_texts(page, 8)
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        if game == "la_citta":
            assert table.is_ready() or not table.offered().count()
        table.decide_on_board(rng)
        if not table.wait_until_others_are_done():
            break
    check_jumps(page)


def test_hexes_come_within_reach_of_a_finger_by_themselves(server: Server, visit: Visit) -> None:
    page = visit(phone=True).page
    table = play(page, server.address, "la_citta")
    assert any(name.startswith("hex:") for name in table.lit())
    assert min(page.evaluate(TARGET_SIZES)) >= 23.5


def test_a_tap_at_something_too_small_comes_closer_and_touches_nothing(
    server: Server, visit: Visit
) -> None:
    page = visit(phone=True).page
    table = play(page, server.address, "la_citta")
    page.locator("#zoom-fit").tap()
    name = next(name for name in table.lit() if name.startswith("hex:"))
    page.touchscreen.tap(*table.point_on(name))
    expect(page.locator("#board")).to_have_class(re.compile("zoomed"))
    assert page.locator("#sheet .chosen").count() == 0
    assert min(page.evaluate(TARGET_SIZES)) >= 23.5
    page.touchscreen.tap(*table.point_on(name))
    expect(page.locator(f"#sheet [data-name='{name}']").first).to_have_class(re.compile("chosen"))


# The pairs of things in the header of which one lies over the other.
OVERLAPS = """() => {
  const seen = [...document.querySelectorAll('.top :is(strong, .chips, .phases li, .goal, form)')]
    .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width);
  const found = [];
  for (const [one, a] of seen) for (const [other, b] of seen) {
    const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    if (one !== other && !apart) found.push(`${one.className} ${other.className}`);
  }
  return found;
}"""


@pytest.mark.parametrize("game", ["town_center", "la_citta"])
def test_on_a_tablet_nothing_in_the_header_lies_over_anything(
    server: Server, visit: Visit, game: str
) -> None:
    page = visit(language="fr-FR").page
    play(page, server.address, game)
    for width in (660, 800, 980):
        set_size(page, (width, 900))
        assert page.evaluate(OVERLAPS) == []


def test_beside_a_refusal_no_empty_box_stands(server: Server, visit: Visit) -> None:
    page = visit().page
    page.set_viewport_size({"width": 1280, "height": 800})
    table = play(page, server.address, "town_center")
    expect(page.locator("#deal")).to_be_visible()
    table.undo()
    assert table.refusal()
    expect(page.locator("#deal")).to_be_hidden()


def test_the_log_stands_beside_the_board_by_turns_mine_and_others_apart(
    server: Server, visit: Visit
) -> None:
    page, rng = visit().page, Random(4)
    page.set_viewport_size({"width": 1280, "height": 800})
    table = play(page, server.address, "town_center")
    for _ in range(14):
        table.decide_by_command(rng.choice)
        if not table.wait_until_others_are_done():
            break
        expect(page.locator("#log > li").last).to_be_in_viewport()
        table.player(0).locator("summary").click()  # it takes room from the log, or gives it back
    names = [line.get_attribute("data-turn") for line in page.locator("#log > [data-turn]").all()]
    assert set(names) == set(table.players())
    assert all(one != other for one, other in pairwise(names))  # one heading a turn
    for kind, seat in (("mine", 0), ("other", 1)):
        assert page.locator(f"#log > .{kind}.by-{seat}").count()
        assert not page.locator(f"#log > .{kind}.by-{1 - seat}").count()
