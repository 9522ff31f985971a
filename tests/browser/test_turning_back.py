"""Undo, redo, and refusals that say why."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.server import Server
from browser.table_page import Table, open_table
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-turning-back")

IN_VIEW = """(paragraph) => {
  const box = paragraph.getBoundingClientRect();
  const [x, y] = [box.left + 6, box.top + 8];
  return y > 0 && y < innerHeight && paragraph.contains(document.elementFromPoint(x, y));
}"""


def choose_cubes(table: Table, rng: Random) -> None:
    """The town hall in the suburb, and the first cubes, so that building begins."""
    table.touch("cell:b1")
    table.confirm()
    while "onstruisez" not in table.sentence():
        table.decide_by_command(rng.choice)  # no pointer is left anywhere


def test_undo_takes_back_and_redo_does_it_again(server: Server, visit: Visit) -> None:
    table, rng = open_table(visit().page, server.address, ["me"]), Random(10)
    choose_cubes(table, rng)
    steps, log, score, board = table.steps(), table.log(), table.score(), table.board()
    table.decide_on_board(rng)
    after = table.steps(), table.log(), table.score(), table.sentence()
    assert after[1] != log

    table.undo()
    table.wait_for_steps(steps)
    assert (table.log(), table.score(), table.board()) == (log, score, board)
    assert table.is_my_turn()

    table.redo()
    table.wait_for_steps(after[0])
    assert (table.steps(), table.log(), table.score(), table.sentence()) == after


def test_what_chance_has_answered_cannot_be_taken_back(server: Server, visit: Visit) -> None:
    table = open_table(visit().page, server.address, ["me"])
    table.undo()
    assert table.refusal() == "Il n’y a aucun coup à reprendre."
    table.touch("cell:c3")
    table.confirm()
    steps = table.steps()
    table.undo()
    assert "Le sort a parlé" in table.refusal()
    assert table.steps() == steps


def test_a_refusal_names_its_rule_and_leads_there(server: Server, visit: Visit) -> None:
    table, rng = open_table(visit().page, server.address, ["me"]), Random(11)
    choose_cubes(table, rng)
    steps = table.steps()
    table.touch("cell:b1")
    assert "b1" in table.refusal()
    link = table.refusal_link()
    expect(link).to_have_text(r"Règle " + rule_of(link.get_attribute("href")))
    with table.page.expect_popup() as opening:
        link.click()
    check_paragraph(opening.value, rule_of(link.get_attribute("href")))
    assert table.steps() == steps


def rule_of(address: str | None) -> str:
    path, _, anchor = (address or "").partition("#r")
    assert path == "/rules/town_center"
    return anchor


def check_paragraph(rules: Page, rule: str) -> None:
    """The paragraph is there, in the reader's language, and not hidden under the head."""
    paragraph = rules.locator(f'[id="r{rule}"]')
    expect(paragraph).to_be_in_viewport()
    expect(paragraph.locator("strong").first).to_have_text(rule)
    rules.wait_for_function(f"paragraph => ({IN_VIEW})(paragraph)", arg=paragraph.element_handle())
    assert rules.locator("html").get_attribute("lang") == "fr"


def test_a_refusal_goes_when_one_chooses_well(server: Server, visit: Visit) -> None:
    table, rng = open_table(visit().page, server.address, ["me"]), Random(12)
    choose_cubes(table, rng)
    table.touch("cell:b1")
    table.refusal()
    table.decide_on_board(rng)
    assert not table.has_refusal()


def test_what_was_played_is_not_chosen_any_more(server: Server, visit: Visit) -> None:
    """Even if the same could be done again: one more press must not do it."""
    table, rng = open_table(visit().page, server.address, ["me", "here"]), Random(22)
    repeated = False
    while not repeated:
        if not table.is_ready():
            table.choose_from_list(rng.randrange(len(table.choices())))
        played, who = table.actions("[aria-current]"), table.badge()
        table.confirm_unasked()
        now = table.actions()
        repeated = table.badge() == who and len(now) > 1 and played[0] in now
    assert not table.is_ready()


def test_a_second_touch_plays_and_a_third_thought_clears(server: Server, visit: Visit) -> None:
    table = open_table(visit().page, server.address, ["me"])
    table.touch("cell:c3")
    assert table.is_ready()
    assert "c3" in table.meant()
    table.touch("cell:d3")
    assert "d3" in table.meant()
    table.page.get_by_role("button", name="Effacer").click()
    assert not table.is_ready()
    assert table.steps() == 0
    table.touch("cell:b3")
    expect(table.page.locator("#sheet .ghost").first).to_be_attached()
    table.touch("cell:b3")
    table.wait_for_change(0)
    assert "b3" in table.log()[0]
