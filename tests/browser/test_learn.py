"""A guided game, played by what its bubble says: the things it rings are touched."""

from __future__ import annotations

from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from browser import scripts
from browser.accessibility import violations
from browser.measures import DRAWN
from browser.table_page import Table, wait_until
from browser.visitors import PHONE, Visit

pytestmark = pytest.mark.xdist_group("browser-learn")

# The names of the stop that waits for a decision, as the page got them.
NAMES = """async (table) => {
  const shown = await (await fetch(`/api/tables/${table}`)).json();
  return shown.lesson.bubbles.at(-1).names;
}"""
# Does what the stop asks for, by its command, once it asks; nothing where one may choose among
# beginnings: whoever looked first and acted then could pass that by, as others act meanwhile.
OBEY = f"""async ([table]) => {{
  const now = await (await fetch(`/api/tables/${{table}}`)).json();
  const {{ lesson, actions, beginnings, seat, number }} = now;
  if (beginnings.length > 1) return 'there';
  const wanted = lesson.bubbles.at(-1)?.names ?? ["nothing yet"];
  const found = actions.find(([, names]) => wanted.every((name) => names.includes(name)));
  return Boolean(found) && ({scripts.ACT})([table, seat, found[0], number]);
}}"""
# What is to be touched, and lies under the bubble; of a magnified board what its frame shows.
HIDDEN = """() => {
  const bubble = document.querySelector('#lesson').getBoundingClientRect();
  const frame = document.querySelector('#board').getBoundingClientRect();
  const open = [...document.querySelectorAll(
    '.board .open, .board button, .panels .open, #deal button')];
  return open.filter((one) => {
    const box = one.getBoundingClientRect();
    if (one.closest('#board') && box.bottom < frame.top) return false;
    return box.right > bubble.left && box.left < bubble.right
      && box.bottom > bubble.top && box.top < bubble.bottom;
  }).map((one) => one.outerHTML.slice(0, 80));
}"""
# What is seen in the middle of each ring.
RINGED = """() => [...document.querySelectorAll('.lesson-rings .ring')].map((ring) => {
  const box = ring.getBoundingClientRect();
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return seen?.closest('[data-name]')?.getAttribute('data-name') ?? '';
})"""


def begin(page: Page, *, by_finger: bool) -> Table:
    button = page.locator("main form button")
    button.tap() if by_finger else button.click()
    page.wait_for_url("**/table/*")
    return Table(page, by_finger=by_finger)


def go_on(table: Table) -> None:
    """Read on, until something is asked."""
    stop = table.bubble().get_attribute("data-stop")
    table.press(table.bubble().locator("[data-do=lesson-next]"))
    expect(table.bubble()).not_to_have_attribute("data-stop", stop or "")


def follow(table: Table) -> None:
    """Do what is ringed."""
    before = table.now()
    if not before["is_begun"]:
        table.page.keyboard.press("Escape")  # what was refused may still be meant
    expect(table.ringed().first).to_be_visible()
    wanted = cast("list[str]", table.page.evaluate(NAMES, table.id))
    for name in wanted:
        if table.is_ready() and (not name.startswith("turn:") or name in chosen(table)):
            break  # whoever turns a piece turns it when its place is clear
        if name in table.things():
            table.touch(name)
        else:
            table.press(table.offered().and_(table.page.locator(f"[data-value={name}]")))
    if wanted in beginnings(before):
        return table.wait_for_change(before["steps"])
    table.confirm_unasked()


def chosen(table: Table) -> list[str]:
    found = table.page.locator("#sheet .chosen, #panels .chosen").evaluate_all(scripts.NAMES)
    return cast("list[str]", found)


def beginnings(now: Any) -> list[list[str]]:
    """The names of choices that a touch is enough for."""
    return [names for index, names, _ in now["actions"] if index in now["beginnings"]]


def reach(table: Table, stop: int) -> None:
    """Read and follow until that stop asks for something."""
    while True:
        expect(table.bubble()).not_to_have_class("bubble card waits")
        table.wait_until_others_are_done()  # or what is touched may move under the finger
        table.wait_until_in_step()
        here = int(table.bubble().get_attribute("data-stop") or 0)
        reads = table.bubble().locator("[data-do=lesson-next]").count() > 0
        if here >= stop and not reads:
            return
        assert table.page.evaluate(HIDDEN) == []
        go_on(table) if reads else follow(table)


@pytest.mark.parametrize(
    ("phone", "language", "weak", "refusal"),
    [
        (True, "fr-FR", "gardez le milieu", "Règle"),
        (False, "en-GB", "keep the middle", "Rule"),
    ],
)
def test_town_center_is_learned_by_what_the_bubble_says(
    visit: Visit, phone: bool, language: str, weak: str, refusal: str
) -> None:
    visitor = visit(phone=phone, language=language)
    visitor.forgive("status of 422")  # the weak choice
    table = begin(visitor.go("/learn/town_center"), by_finger=phone)
    reach(table, 2)
    table.touch("cell:c3")
    table.press(table.page.locator("#deal [data-do=play]"))
    assert weak in table.refusal()
    assert table.steps() == 0
    reach(table, 5)
    table.touch("cell:c2")  # the hall stands there
    assert refusal in table.refusal()
    reach(table, 8)
    assert violations(table.page) == []
    assert table.page.evaluate("() => document.documentElement.scrollWidth") <= (
        PHONE["width"] if phone else 1280
    )
    reach(table, 12)
    follow(table)  # the yellow cube
    follow(table)  # the confirmation; the home grows, and the bubble tells of it
    expect(table.bubble()).to_have_attribute("data-stop", "13")
    assert table.score() == 3
    go_on(table)
    table.press(table.bubble().locator(".row [data-do=lesson-leave]"))
    expect(table.bubble()).to_have_count(0)
    table.wait_for_my_turn()
    before = table.steps()
    table.choose_from_list(0)
    table.confirm()
    assert table.steps() > before


def obey(table: Table) -> bool:
    """Whether one may choose among beginnings; else the next thing is done."""
    told = table.page.evaluate(OBEY, [table.id])
    assert isinstance(told, bool) or told == "there", told  # refused
    return bool(told == "there")


def hurry_until_some_may_move(table: Table) -> tuple[str, str]:
    """Two citizens, of whom either may be taken up; the way there goes by commands."""
    wait_until(table.page, lambda: obey(table))
    found = beginnings(table.now())
    return found[0][0], found[1][0]


@pytest.mark.parametrize("phone", [False, True])
def test_a_citizen_is_taken_up_by_a_touch_and_another_instead(visit: Visit, phone: bool) -> None:
    table = begin(visit(phone=phone).go("/learn/small_city"), by_finger=phone)
    one, another = hurry_until_some_may_move(table)
    table.press(table.bubble().locator("[data-do=lesson-leave]").first)
    expect(table.bubble()).to_have_count(0)
    steps = table.steps()

    table.touch(one)
    table.wait_for_steps(steps + 1)
    slot = next(name for name in table.lit() if name.startswith("slot:"))
    table.touch(another)  # not refused: one has changed one's mind
    expect(table.page.locator(f'.chosen[data-name="{another}"]').first).to_be_attached()
    table.wait_for_steps(steps + 1)
    table.page.keyboard.press("Escape")
    table.wait_for_steps(steps)
    table.touch(one)
    table.wait_for_steps(steps + 1)
    table.touch(slot)
    table.confirm()
    assert table.steps() > steps + 1


# How far the prompt reaches over what lies below it.
OVERHANG = """() => {
  const [bottom, end] = ['#prompt', '.prompt-place'].map(
    (where) => document.querySelector(where).getBoundingClientRect().bottom);
  return Math.round(bottom - end);
}"""


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_on_a_phone_an_aid_lies_over_nothing(visit: Visit, language: str) -> None:
    page = visit(phone=True, language=language).go("/learn/small_city")
    table = begin(page, by_finger=True)
    hurry_until_some_may_move(table)
    expect(table.page.locator("#aids button")).to_be_visible()
    assert table.page.evaluate(OVERHANG) == 0
    assert table.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


def test_small_city_is_learned_until_two_live_under_one_roof(visit: Visit) -> None:
    table = begin(visit(language="fr-FR").go("/learn/small_city"), by_finger=False)
    reach(table, 13)
    for _ in ("the citizen of the shop", "the free room", "the end of the moves"):
        follow(table)
    expect(table.bubble()).to_have_attribute("data-stop", "14")
    assert "6 Voix" in (table.page.locator("#player-0").text_content() or "")


def test_on_a_phone_a_tile_is_ringed_in_the_tray_and_the_board_stays(visit: Visit) -> None:
    table = begin(visit(phone=True).go("/learn/small_city"), by_finger=True)
    reach(table, 4)
    both = {"cell:b4", "tile:residential-1"}
    assert set(table.page.evaluate(RINGED)) <= both  # the cell may lie under the tray
    table.touch("cell:b4")
    expect(table.ringed()).to_have_count(2)
    assert set(table.page.evaluate(RINGED)) == both
    expect(table.page.locator("#sheet [data-name='cell:b4']").first).to_be_in_viewport()


@pytest.mark.parametrize(("phone", "language", "last"), [
    (True, "fr-FR", "Continuer contre Basile"), (False, "en-GB", "Play on against Basile"),
])  # fmt: skip
def test_la_citta_is_learned_up_to_the_button_that_plays_on(
    visit: Visit, phone: bool, language: str, last: str
) -> None:
    visitor = visit(phone=phone, language=language)
    table = begin(visitor.go("/learn/la_citta"), by_finger=phone)
    reach(table, 11)
    follow(table)  # the market
    expect(table.bubble()).to_have_attribute("data-stop", "12")
    table.wait_until_others_are_done()
    expect(table.bubble()).to_be_in_viewport(ratio=1)
    assert table.score() == 14
    go_on(table)
    expect(table.bubble().locator(".row button")).to_have_text(last)


def test_a_phone_shows_the_words_first(visit: Visit) -> None:
    """Though the page goes to its board when one is to act."""
    table = begin(visit(phone=True, language="fr-FR").go("/learn/la_citta"), by_finger=True)
    for _ in ("at first", "and again"):
        expect(table.bubble()).to_be_in_viewport(ratio=1)
        table.page.reload()
    go_on(table)
    expect(table.bubble()).to_be_in_viewport(ratio=1)
    go_on(table)  # what is touched first lies in the tray, below other cards
    table.page.wait_for_function(f"() => ({RINGED})().includes('build:farmhouse')")
    expect(table.bubble()).to_be_in_viewport(ratio=1)


def test_words_to_be_read_stay_on_a_phone_though_others_act_meanwhile(visit: Visit) -> None:
    """They speak of a tray that others' turns lay anew: the page does not go away from them."""
    table = begin(visit(phone=True, language="fr-FR").go("/learn/big_city"), by_finger=True)
    reach(table, 10)
    for _ in ("the post office", "the card drawn for it"):
        follow(table)
    expect(table.bubble()).to_have_attribute("data-stop", "11")
    table.wait_until_others_are_done()
    expect(table.page.locator("#at-hand .panel.in-reach").first).to_be_visible()
    for _ in range(2):
        table.page.evaluate(DRAWN)
    expect(table.bubble()).to_be_in_viewport(ratio=1)


def test_a_ring_on_a_phone_lies_around_what_it_names_and_not_on_the_tray(visit: Visit) -> None:
    table = begin(visit(phone=True).go("/learn/big_city"), by_finger=True)
    rings = table.page.locator(".lesson-rings .ring")
    expect(rings).to_have_count(1)
    assert table.page.evaluate(RINGED) == ["plot:15"]
    reach(table, 3)
    for name in ("district:2", "turn:90"):
        table.touch(name)
    table.press(table.page.locator("#deal [data-do=play]"))
    for _ in ("at once", "and after a reload"):
        expect(table.page.locator("#sheet [data-name^='cell:'].open").first).to_be_visible()
        for _ in range(2):
            table.page.evaluate(DRAWN)
        assert any(name.startswith("cell:") for name in table.page.evaluate(RINGED))
        table.page.reload()
    reach(table, 5)
    expect(rings).to_have_count(3)  # two cards and the residence; their plots lie under the tray
    reach(table, 8)
    expect(rings).to_have_count(1)
    assert table.page.evaluate(RINGED) == ["street:18:south"]
    table.press(table.bubble().locator("header [data-do=lesson-leave]"))
    expect(table.page.locator("#at-hand .panel-picture").first).to_be_visible()


def test_arcologies_is_learned_until_the_city_stands_under_one_roof(visit: Visit) -> None:
    table = begin(visit(language="fr-FR").go("/learn/arcologies"), by_finger=False)
    reach(table, 9)
    follow(table)  # the card
    follow(table)  # its dollar
    expect(table.ringed()).to_have_count(3)  # the tile, the plot in the middle, the turn
    follow(table)
    expect(table.bubble()).to_have_attribute("data-stop", "10")


def test_on_a_phone_what_is_chosen_in_the_tray_is_ringed_there(visit: Visit) -> None:
    """The supply, farther down, shows the same tile."""
    table = begin(visit(phone=True).go("/learn/arcologies"), by_finger=True)
    reach(table, 4)
    table.page.wait_for_function(f"() => ({RINGED})().includes('tile:residential-1')")


def test_on_a_phone_the_page_stays_at_what_was_touched_though_a_panel_is_ringed(
    visit: Visit,
) -> None:
    """The pattern lies below the board, and is there to be read: nothing of the choice is in it."""
    table = begin(visit(phone=True).go("/learn/arcologies"), by_finger=True)
    reach(table, 2)
    table.touch("cell:d4")
    table.wait_until_in_step()
    table.page.evaluate(DRAWN)
    prompt, cell = (
        table.page.locator(one).first.bounding_box()
        for one in ("#prompt", "#sheet [data-name='cell:d4']")
    )
    assert prompt and cell and cell["y"] > prompt["y"] + prompt["height"]


def test_what_is_chosen_beside_a_board_is_in_sight_and_ringed_there(visit: Visit) -> None:
    """The council lies in the middle of a column that is longer than the window."""
    table = begin(visit(language="fr-FR").go("/learn/arcologies"), by_finger=False)
    reach(table, 3)
    follow(table)  # the card
    expect(table.ringed()).to_have_count(3)  # the disc, the space, and how one pays
    expect(table.page.locator("#panels [data-name='pay:money']")).to_be_in_viewport(ratio=1)
    wanted = set(table.page.evaluate(NAMES, table.id))
    table.page.wait_for_function(f"""wanted => {{
      const found = ({RINGED})();
      return found.length === wanted.length && found.every((one) => wanted.includes(one));
    }}""", arg=sorted(wanted))  # fmt: skip


def test_a_ring_around_what_is_scrolled_away_lies_on_nothing_else(visit: Visit) -> None:
    page = visit(language="fr-FR").go("/learn/arcologies")
    begin(page, by_finger=False)
    ring = page.locator(".lesson-rings .ring")
    expect(ring).to_have_count(1)  # the last panel of the column
    page.locator("#panels").evaluate("panels => { panels.style.height = '200px'; }")
    expect(ring).to_have_count(0)


def test_while_one_reads_on_a_phone_no_tray_lies_under_the_sentence(visit: Visit) -> None:
    table = begin(visit(phone=True, language="fr-FR").go("/learn/small_city"), by_finger=True)
    reach(table, 7)
    for _ in ("the citizen", "the shop"):
        follow(table)
    expect(table.bubble()).to_have_attribute("data-stop", "8")
    tray = table.page.locator("#at-hand")
    expect(tray.locator(".panel-picture").first).to_be_hidden()
    go_on(table)
    expect(tray.locator(".panel-picture").first).to_be_visible()


def test_who_leaves_the_lesson_plays_freely(visit: Visit) -> None:
    table = begin(visit().go("/learn/town_center"), by_finger=False)
    table.bubble().locator("header [data-do=lesson-leave]").click()
    expect(table.bubble()).to_have_count(0)
    table.touch("cell:c3")
    table.confirm()
    table.page.reload()
    assert Table(table.page).bubble().count() == 0


RING_MIDDLE = """() => {
  const box = document.querySelector('.ring.round').getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
# Whether the last of the rings is all in sight: nothing fixed lies over its lower edge.
RING_IN_SIGHT = """() => {
  const box = [...document.querySelectorAll('.lesson-rings .ring')].at(-1).getBoundingClientRect();
  const covers = [...document.querySelectorAll('#at-hand, #bar')];
  const over = covers.map((e) => e.getBoundingClientRect());
  return box.bottom <= Math.min(innerHeight, ...over.filter((b) => b.height).map((b) => b.top));
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_the_middle_of_a_ring_is_what_is_ringed_though_a_cube_hides_it(
    visit: Visit, phone: bool
) -> None:
    table = begin(visit(phone=phone, language="fr-FR").go("/learn/town_center"), by_finger=phone)
    reach(table, 6)
    (cell,) = [name for name in table.page.evaluate(NAMES, table.id) if name in table.lit()]
    expect(table.page.locator(".ring.round")).to_have_count(1)
    assert cell not in table.page.evaluate(RINGED)
    x, y = table.page.evaluate(RING_MIDDLE)
    table.page.touchscreen.tap(x, y) if phone else table.page.mouse.click(x, y)
    expect(table.page.locator("#sheet .chosen").first).to_have_attribute("data-name", cell)


def test_the_tray_does_not_cover_where_the_chosen_cube_goes(visit: Visit) -> None:
    table = begin(visit(phone=True, language="fr-FR").go("/learn/town_center"), by_finger=True)
    reach(table, 5)
    table.wait_until_others_are_done()
    table.touch("cube:residence")
    expect(table.ringed()).to_have_count(2)
    table.page.wait_for_function(RING_IN_SIGHT)
