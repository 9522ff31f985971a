"""Everything without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.server import Server
from browser.table_page import CHOICES, PLAY, Table, open_by_form, open_table
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-keyboard")

FOCUSED = """() => {
  const at = document.activeElement;
  return at === document.body ? '' : (at.getAttribute('aria-label') || at.textContent || '').trim();
}"""
IS_MARKED = """() => {
  const style = getComputedStyle(document.activeElement);
  return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
    || style.boxShadow !== 'none';
}"""


def tab_to(page: Page, words: str, most: int = 120) -> None:
    """Press Tab until something with these words has the focus, and shows it."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if words in str(page.evaluate(FOCUSED)):
            assert page.evaluate(IS_MARKED), f"{words} has the focus, but does not look like it"
            return
    raise AssertionError(f"{words!r} is not reached by Tab")


def open_alone(page: Page) -> Table:
    """From the home page to a solo game, by Tab and Enter alone."""
    tab_to(page, "Préparer une table, Town Center")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/**")
    tab_to(page, "1")
    page.keyboard.press("Enter")
    expect(page.locator("fieldset")).to_have_count(1)
    tab_to(page, "Ouvrir la table")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    return Table(page)


def decide_by_number(table: Table, number: int) -> None:
    """A number takes a choice, Enter plays it."""
    before, wanted = table.steps(), min(number, len(table.choices()))
    table.page.keyboard.press(str(wanted))
    assert table.is_ready()
    table.page.keyboard.press("Enter")
    table.wait_for_change(before)


def decide_by_list(table: Table) -> None:
    """Tab to the second choice of the list; Enter takes it, Enter again plays it."""
    before = table.steps()
    tab_to(table.page, table.choices()[1])
    table.page.keyboard.press("Enter")
    assert table.is_ready()
    table.page.keyboard.press("Enter")
    table.wait_for_change(before)


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit().go("/")
    table = open_alone(page)
    table.wait_for_my_turn()
    for number in (7, 1, 5, 2, 9):
        decide_by_number(table, number)
    for _ in range(3):
        decide_by_list(table)
    for number in (3, 4):
        decide_by_number(table, number)
    assert len(table.log()) >= 10


def focus_is_on(page: Page, selector: str) -> bool:
    return bool(page.evaluate("wanted => document.activeElement.matches(wanted)", selector))


def test_after_a_choice_from_the_list_enter_goes_on_with_the_next(
    server: Server, visit: Visit
) -> None:
    """Two presses a decision, and never a Tab."""
    table = open_table(visit().page, server.address, ["me"])
    tab_to(table.page, table.choices()[0])
    for _ in range(6):
        before = table.steps()
        while table.steps() == before:
            table.page.keyboard.press("Enter")
            table.page.wait_for_function(
                "() => !document.querySelector('[aria-disabled=true].act')"
            )
        assert focus_is_on(table.page, CHOICES)
        assert table.page.evaluate(IS_MARKED)


@pytest.mark.parametrize(
    ("opened", "focused"), [(True, CHOICES), (False, "#choices-fold > summary")]
)
def test_after_the_play_button_the_choices_have_the_focus(
    server: Server, visit: Visit, opened: bool, focused: str
) -> None:
    table = open_table(visit().page, server.address, ["me"])
    if opened:
        table.open_list()
    before = table.steps()
    table.page.keyboard.press("4")
    tab_to(table.page, "Jouer")
    table.page.keyboard.press("Enter")
    table.wait_for_change(before)
    assert focus_is_on(table.page, focused)


def test_a_number_and_enter_play_wherever_the_focus_is(server: Server, visit: Visit) -> None:
    """Enter is for what the number has taken, not for what had the focus before."""
    table = open_table(visit().page, server.address, ["me"])
    tab_to(table.page, table.choices()[0])
    before, wanted = table.steps(), table.choices()[2]
    table.page.keyboard.press("3")
    assert focus_is_on(table.page, PLAY)
    assert table.meant() == wanted
    table.page.keyboard.press("Enter")
    table.wait_for_change(before)


def test_a_key_held_down_takes_a_choice_but_does_not_play_it(server: Server, visit: Visit) -> None:
    table = open_table(visit().page, server.address, ["me"])
    tab_to(table.page, table.choices()[0])
    for _ in range(8):
        table.page.keyboard.down("Enter")
    assert table.is_ready()
    assert table.steps() == 0
    table.page.keyboard.up("Enter")


def test_while_others_act_the_focus_waits_at_the_head_of_the_choices(
    server: Server, visit: Visit
) -> None:
    table = open_by_form(visit().page, server.address, ["me", "link"])
    tab_to(table.page, table.choices()[0])
    before = table.steps()
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Enter")
    table.wait_for_change(before)
    assert not table.is_my_turn()
    assert focus_is_on(table.page, "#choices-fold > summary")


def test_who_points_is_not_given_a_focus(server: Server, visit: Visit) -> None:
    """A space would scroll the page for them, not take a choice."""
    table = open_table(visit().page, server.address, ["me"])
    table.choose_from_list(0)
    table.confirm()
    assert focus_is_on(table.page, "body")


def test_undo_turn_and_look_back_by_single_keys(server: Server, visit: Visit) -> None:
    page = visit().page
    table = open_table(page, server.address, ["me"])
    page.keyboard.press("u")
    assert table.refusal()
    page.keyboard.press("Escape")
    assert not table.has_refusal()

    front = table.board()
    page.keyboard.press("t")
    page.wait_for_function(
        "before => document.querySelector('#sheet svg').innerHTML !== before", arg=front
    )
    for _ in range(3):
        page.keyboard.press("t")
    page.wait_for_function(
        "before => document.querySelector('#sheet svg').innerHTML === before", arg=front
    )

    decide_by_number(table, 9)
    while "onstruisez" not in table.sentence():
        decide_by_number(table, 1)
    steps = table.steps()
    decide_by_number(table, 1)
    page.keyboard.press("u")
    table.wait_for_steps(steps)
    page.keyboard.press("r")
    table.wait_for_change(steps)

    now = table.steps()
    page.keyboard.press("ArrowLeft")
    table.wait_until_at(now - 1)
    page.keyboard.press("Home")
    table.wait_until_at(0)
    page.keyboard.press("End")
    table.wait_until_at(now)
    assert table.is_my_turn()


def test_the_help_names_the_keys_and_closes_again(server: Server, visit: Visit) -> None:
    page = visit().page
    open_table(page, server.address, ["me"])
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog")
    expect(help_).to_be_visible()
    expect(help_).to_contain_text("annuler")
    page.keyboard.press("Escape")
    expect(help_).to_be_hidden()
