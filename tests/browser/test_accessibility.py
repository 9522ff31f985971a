"""axe-core has nothing serious to say about any page, by day and night, in both languages."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from browser.accessibility import violations
from browser.drawn import DRAWN
from browser.server import Server
from browser.table_page import Table, finish, open_by_form, open_table
from browser.visitors import Visit
from faubourg.core.registry import games

RECORD = Path(__file__).parents[2] / "records" / "town_center" / "solo.jsonl"

pytestmark = pytest.mark.xdist_group("browser-accessibility")


@pytest.mark.parametrize(
    ("path", "language", "night"),
    [
        ("/", "fr-FR", False),
        ("/", "en-GB", True),
        ("/new/town_center?seats=3", "en-GB", False),
        ("/new/town_center", "fr-FR", True),
        ("/new/small_city?seats=4", "fr-FR", True),
        ("/new/arcologies?seats=1", "en-GB", False),
        ("/daily", "fr-FR", False),
        ("/daily", "en-GB", True),
        ("/rules/town_center", "fr-FR", False),
        ("/rules/town_center", "en-GB", True),
        ("/learn/la_citta", "fr-FR", True),
        ("/learn/small_city", "en-GB", False),
        ("/puzzles", "fr-FR", False),
        ("/puzzles/town_center/1", "en-GB", True),
        ("/carry", "fr-FR", True),
    ],
)
def test_pages_to_read_and_fill_in(visit: Visit, path: str, language: str, night: bool) -> None:
    assert violations(visit(language=language, night=night).go(path)) == []


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_a_page_that_is_not_there(visit: Visit, night: bool) -> None:
    visitor = visit(night=night)
    visitor.forgive("status of 404")
    page = visitor.go("/table/nowhere")
    assert page.locator("h1").inner_text() == "Il n’y a rien ici"
    assert violations(page) == []


@pytest.mark.parametrize(("language", "night"), [("fr-FR", True), ("en-GB", False)])
def test_a_table_with_friends(server: Server, visit: Visit, language: str, night: bool) -> None:
    """My turn with a choice made, the page of the link, and waiting for another."""
    owner = open_by_form(visit(language=language, night=night).page, server.address, ["link", "me"])
    friend = visit(language=language, night=not night)
    friend.page.goto(owner.invitation())
    assert violations(friend.page) == []
    assert violations(owner.page) == []

    friend.page.locator("main form button").click()
    table = Table(friend.page)
    table.wait_for_my_turn()
    table.choose_from_list(0)
    assert violations(table.page) == []
    table.confirm()
    owner.wait_for_my_turn()
    assert not table.is_my_turn()
    assert violations(table.page) == []


def test_a_table_whose_game_is_over_and_a_refusal(server: Server, visit: Visit) -> None:
    """By day first, then the same page by night."""
    table = open_table(visit().page, server.address, ["me"])
    table.undo()
    table.refusal()
    assert violations(table.page) == []
    finish(table)
    assert violations(table.page) == []
    table.page.emulate_media(color_scheme="dark")
    table.page.reload()
    table.result().wait_for()
    assert violations(table.page) == []


@pytest.mark.parametrize(("language", "night"), [("fr-FR", True), ("en-GB", False)])
def test_a_replay(visit: Visit, language: str, night: bool) -> None:
    page = visit(language=language, night=night).go("/")
    page.set_input_files("input[name=record]", RECORD)
    page.click("form[action='/replay'] button")
    table = Table(page)
    assert violations(page) == []
    table.scrub_to(table.steps())  # with its result and its marks
    table.result().wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("game", DRAWN)
def test_the_table_of_every_game(server: Server, visit: Visit, game: str) -> None:
    """After a few choices, one of them only shown."""
    page, rng = visit(night=len(game) % 2 == 0).page, Random(6)
    seats = ["me", *["bot"] * (max(2, games()[game].fewest) - 1)]
    table = open_table(page, server.address, seats, ["Odette"], game)
    for _ in range(5):
        table.wait_for_my_turn()
        table.decide_by_command(rng.choice)
    table.wait_for_my_turn()
    assert violations(page) == []
    table.choose_from_list(0)
    assert violations(page) == []
