"""What people are called decides nothing: neither whose board it is nor what a touch means."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.server import Server
from browser.table_page import Table, open_by_form, whose_turn
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-names")

# What the board is called that all share, and a word of it.
TITLES = [
    ("big_city", "en-US", ["city", "The city"]),
    ("big_city", "fr-FR", ["La ville", "ville"]),
    ("la_citta", "fr-FR", ["pays", "Carte du pays"]),
]


@pytest.mark.parametrize(("game", "language", "names"), TITLES)
def test_nobody_takes_the_common_board_away_by_a_name(
    server: Server, visit: Visit, game: str, language: str, names: list[str]
) -> None:
    first, second = visit(language=language), visit(language=language)
    owner = open_by_form(first.page, server.address, ["me", "link"], names, game)
    second.page.goto(owner.invitation())
    second.page.locator("main form button").click()
    tables = [owner, Table(second.page)]
    acting = tables.index(whose_turn(tables))
    act_beside_the_other(tables[acting], 1 - acting)


def act_beside_the_other(table: Table, other: int) -> None:
    """The other one's things are in front: a touch of the board still means what it says."""
    thing = table.lit()[0]
    expect(table.owner()).to_have_count(0)
    table.show_board(other)
    expect(table.owner()).to_have_count(0)
    assert table.lit() == []
    table.touch(thing)
    expect(table.player(other).locator("button").first).to_have_attribute("aria-pressed", "false")
    expect(table.note()).to_be_hidden()


def test_own_boards_stay_own_whatever_their_owners_are_called(server: Server, visit: Visit) -> None:
    """One name is a part of the other, of the title, or the same."""
    for names in (["Ann", "Annette"], ["City of", "City"], ["Ann", "Ann"]):
        page = visit(language="en-US").page
        table = open_by_form(page, server.address, ["me", "link"], names)
        expect(table.owner()).to_have_text(names[0])
        table.show_board(1)
        expect(table.owner()).to_have_text(names[1])
        table.touch("cell:c3")
        expect(table.note()).to_contain_text(names[1])
        assert not table.is_ready()
        table.come_back()
        expect(table.player(0).locator("button").first).to_have_attribute("aria-pressed", "true")
        table.touch("cell:c3")
        assert table.is_ready()
