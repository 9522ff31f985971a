"""Small City in the browser: plans stay secret until the reveal, and the table helps."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from playwright.sync_api import expect

from browser.server import Server
from browser.table_page import (
    LOG,
    OWNER,
    REFUSAL,
    RESULT,
    Table,
    open_by_form,
    open_table,
    whose_turn,
)
from browser.test_together import join
from browser.visitors import PHONE, Visit

pytestmark = pytest.mark.xdist_group("browser-small-city")

PLANNING = "En secret ("
ALONE = "À bâtir ("  # the same, where nobody else plans
STREET = "Placez le maire"
FIRST_PHASE = "#sheet .ribbon .phase >> nth=0"
HOUSE = "Zone Résidentielle 1"
PARK = "Parc 1"
AID = "[data-do=aid]"


def sentence(table: Table) -> str:
    return table.page.locator("#sentence").inner_text()


def until_both_plan(tables: list[Table], rng: Random) -> None:
    """Town halls, promises, the street and the cards."""
    for _ in range(30):
        if all(sentence(table).startswith(PLANNING) for table in tables):
            return
        acting = whose_turn(tables, but=PLANNING)
        acting.decide_by_command(rng.choice)
        for table in tables:
            table.wait_until_in_step()
    raise AssertionError("no construction")


def build(table: Table, tile: str) -> None:
    words = table.choices()
    table.choose_from_list(next(place for place, told in enumerate(words) if tile in told))
    table.confirm()


def press(table: Table, words: str) -> None:
    table.press(table.offered().filter(has_text=words))
    table.confirm()


def test_a_plan_reaches_nobody_else_before_the_reveal(server: Server, visit: Visit) -> None:
    people, rng = [visit(), visit(), visit()], Random(2)
    owner = open_by_form(people[0].page, server.address, ["me", "link"], ["Odette"], "small_city")
    tables = [owner, join(people[1], owner.invitation())]
    watching = Table(people[2].go(f"/table/{owner.id}"))
    until_both_plan(tables, rng)
    watching.wait_until_in_step()
    before = [len(visitor.frames) for visitor in people]

    build(owner, HOUSE)
    for table in (tables[1], watching):
        table.wait_until_in_step()

    assert len(people[0].frames) > before[0]
    assert [len(visitor.frames) for visitor in people[1:]] == before[1:]

    for table in tables:  # both commit
        press(table, "Valider")
    built = watching.page.locator(LOG).filter(has_text="Odette bâtit une Zone Résidentielle")
    built.first.wait_for()


def test_who_places_the_mayor_is_told_whose_borough_is_shown(server: Server, visit: Visit) -> None:
    """By a sign that stands on no part of the drawing, on a phone either."""
    people, rng = [visit(phone=True), visit(phone=True)], Random(5)
    names = ["Odette", "Marie-Antoinette"]
    owner = open_by_form(people[0].page, server.address, ["me", "link"], names[:1], "small_city")
    tables = [owner, join(people[1], owner.invitation(), names[1])]
    acting = whose_turn(tables)
    while not sentence(acting).startswith(STREET):
        acting.decide_by_command(rng.choice)
        for table in tables:
            table.wait_until_in_step()
        acting = whose_turn(tables)
    host = names[1 - tables.index(acting)]
    expect(acting.owner()).to_have_text(host)
    for table in tables:
        sign = table.page.locator(OWNER).bounding_box()
        phase = table.page.locator(FIRST_PHASE).bounding_box()
        assert sign and phase and sign["y"] + sign["height"] <= phase["y"]


def test_a_whole_game_alone_with_the_tables_help(server: Server, visit: Visit) -> None:
    """By touches of a finger; what the table does for the player is taken back at once."""
    page, rng = visit(phone=True).page, Random(8)
    table = open_table(page, server.address, ["me"], ["Odette"], "small_city")
    table.by_finger = True
    helped, tiles = 0, [PARK, HOUSE]  # who moves into the house may go to the park
    for decision in count():
        if table.is_over():
            break
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        if page.locator(AID).count():
            helped += 1
            be_helped(table, take_back=helped == 1)
        elif tiles and sentence(table).startswith("Conseiller"):
            press(table, "Non merci")  # or the money would not do for both tiles
        elif tiles and sentence(table).startswith(ALONE):
            build(table, tiles.pop())
        elif tiles or decision % 3 == 0:
            table.decide_on_board(rng)
        else:  # a game has sixty, and every step of a turn comes again
            table.decide_by_command(rng.choice)
    assert helped
    expect(page.locator(RESULT)).to_be_visible()


def be_helped(table: Table, *, take_back: bool) -> None:
    before, asked = table.steps(), sentence(table)
    table.press(table.page.locator(AID).first)
    table.wait_for_change(before)
    if take_back:
        table.undo()
        table.wait_for_steps(before)
        assert sentence(table) == asked
        table.press(table.page.locator(AID).first)
        table.wait_for_change(before)


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_touched_in_vain_says_why_and_when(
    server: Server, visit: Visit, phone: bool
) -> None:
    """A tile of the supply that fits nowhere, and a space of the council while one plans."""
    table = open_table(visit(phone=phone).page, server.address, ["me"], ["Odette"], "small_city")
    table.by_finger = phone
    while not sentence(table).startswith(ALONE):
        table.decide_by_command(lambda actions: actions[-1])  # a card that costs nothing
        table.wait_until_in_step()
    table.touch("tile:commercial-1")
    assert "là où il y a de la place, il n’y en a aucune" in table.refusal()
    assert "6.2.2" in table.refusal_link().inner_text()
    table.touch("space:industry-3")
    expect(table.page.locator(f"{REFUSAL} p")).to_contain_text("On investit en phase 7")
    assert "11.1.1" in table.refusal_link().inner_text()
