"""The list of choices: behind a key, in groups, searched by typing."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.server import Server
from browser.table_page import CHOICES, PLAY, Table, open_table
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-choices")

GROUPS = "#choices-list > details"
SEARCH = "#choices-search"


def against_a_bot(server: Server, page: Page, game: str) -> Table:
    page.set_viewport_size({"width": 1280, "height": 800})
    table = open_table(page, server.address, ["me", "bot"], ["Odette"], game)
    table.wait_until_others_are_done()
    return table


def at_la_citta(server: Server, page: Page) -> Table:
    """The first turn has more choices than fit a list."""
    return against_a_bot(server, page, "la_citta")


def test_a_key_opens_it_with_its_many_choices_folded_to_groups(
    server: Server, visit: Visit
) -> None:
    page = visit(language="en-GB").page
    at_la_citta(server, page)
    expect(page.locator(SEARCH)).to_be_hidden()
    page.keyboard.press("/")
    expect(page.locator(SEARCH)).to_be_focused()
    groups = page.locator(GROUPS)
    assert groups.count() > 3 and page.locator(CHOICES).count() > 40
    assert not any(group.evaluate("e => e.open") for group in groups.all())
    farms = groups.filter(has_text="Farmhouse").first
    lines = farms.locator("button")
    expect(farms.locator(".count")).to_have_text(str(lines.count()))
    assert all("Farmhouse" in line for line in lines.all_text_contents())
    page.keyboard.press("Escape")
    expect(page.locator(SEARCH)).to_be_hidden()


def test_a_choice_of_the_list_leaves_nothing_else_to_be_touched(
    server: Server, visit: Visit
) -> None:
    """Or a phone would come closer to things that are lit no more, and no bigger than a tag."""
    page = visit(language="en-GB").page
    against_a_bot(server, page, "town_center")
    page.keyboard.press("/")
    page.locator(CHOICES).first.click()
    expect(page.locator(PLAY)).to_be_visible()
    expect(page.locator("#sheet .chosen")).not_to_have_count(0)
    expect(page.locator("#sheet .open, .panels .open")).to_have_count(0)


def test_typing_filters_and_enter_takes_the_first(server: Server, visit: Visit) -> None:
    page = visit(language="fr-FR").page
    table = at_la_citta(server, page)
    page.keyboard.press("/")
    page.keyboard.type("ecole")  # without its accent
    lines = page.locator(CHOICES)
    words = lines.all_text_contents()
    assert words and all("cole" in line for line in words)
    page.keyboard.press("Enter")
    expect(page.locator(PLAY)).to_be_visible()
    assert "cole" in table.meant()


def test_a_line_under_the_pointer_is_shown_on_the_board(server: Server, visit: Visit) -> None:
    page = visit(language="en-GB").page
    at_la_citta(server, page)
    page.keyboard.press("/")
    page.keyboard.type("quarry")
    page.locator(GROUPS).locator("summary").first.or_(page.locator(CHOICES).first).first.wait_for()
    line = page.locator(CHOICES).first
    if not line.is_visible():
        page.locator(f"{GROUPS} > summary").first.click()
    line.hover()
    expect(page.locator("#sheet .pointed").first).to_be_visible()
    page.locator(SEARCH).hover()
    expect(page.locator("#sheet .pointed")).to_have_count(0)


def test_a_number_takes_of_what_is_left_by_the_search(server: Server, visit: Visit) -> None:
    page = visit(language="en-GB").page
    table = at_la_citta(server, page)
    page.keyboard.press("/")
    page.keyboard.type("statue")
    second = page.locator(CHOICES).nth(1).locator("span").text_content()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("2")
    expect(page.locator(PLAY)).to_be_visible()
    assert table.meant() == second


# What a piece would cover

FOOTPRINT = "#sheet > svg > .footprint"


def with_a_hall_to_place(server: Server, page: Page) -> Table:
    """The first choice of Small City: a town hall covers four cells."""
    return against_a_bot(server, page, "small_city")


def size_of(page: Page) -> list[int]:
    """Of the one that is shown, in cells."""
    sides = "shape => [shape.getBBox().width, shape.getBBox().height]"
    return [round(side / 72) for side in page.locator(FOOTPRINT).evaluate(sides)]


def test_the_pointer_shows_all_that_a_piece_would_cover(server: Server, visit: Visit) -> None:
    page = visit().page
    table = with_a_hall_to_place(server, page)
    expect(page.locator(FOOTPRINT)).to_have_count(0)
    table.point_at("cell:c3")
    expect(page.locator(FOOTPRINT)).to_have_count(1)
    assert size_of(page) == [2, 2]
    page.locator("#sentence").hover()
    expect(page.locator(FOOTPRINT)).to_have_count(0)


def test_a_line_of_the_list_shows_it_too_and_what_is_touched_keeps_it(
    server: Server, visit: Visit
) -> None:
    page = visit().page
    table = with_a_hall_to_place(server, page)
    table.open_list()
    page.locator(CHOICES).first.hover()
    expect(page.locator(FOOTPRINT)).to_have_count(1)
    assert size_of(page) == [2, 2]
    page.locator(CHOICES).first.click()
    expect(page.locator("#announce")).not_to_be_empty()  # with the preview the board is drawn anew
    page.locator("#sentence").hover()
    expect(page.locator(FOOTPRINT)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(FOOTPRINT)).to_have_count(0)


def test_a_double_click_on_a_line_plays_nothing(server: Server, visit: Visit) -> None:
    page = visit().page
    table = at_la_citta(server, page)
    before = table.steps()
    table.open_list()
    page.locator(SEARCH).fill("ecole")
    line = page.locator(CHOICES).first
    line.wait_for()
    line.dispatch_event("click", {"detail": 1})
    line.dispatch_event("click", {"detail": 2})
    expect(page.locator(PLAY)).to_be_visible()  # it is only meant
    line.dispatch_event("click", {"detail": 1})  # and somebody who means it
    table.wait_for_change(before)


# What is no decision

LAST = "Play and confirm"
BUILT = re.compile(r"(?!Hall|Buy)[\w ]+ on [a-z]\d( \(.*\))?(, \$\d+)?$")  # a cube of this round


def test_the_last_cube_is_asked_once(server: Server, visit: Visit) -> None:
    """Building it is the last of the city's decisions: nobody is asked to confirm it again.

    A city that built itself, as nothing was to be chosen, waits for its owner's word.
    """
    page, rng = visit(language="en-GB").page, Random(4)
    table = open_table(page, server.address, ["me", "bot"], ["Odette"])
    met, chosen = 0, ""
    while met < 2:
        assert table.wait_until_others_are_done()
        asked_apart = table.is_ready() and table.meant() == "Confirm my construction"
        assert not (asked_apart and BUILT.match(chosen)), chosen
        page.locator("#announce").evaluate("told => told.replaceChildren()")
        while not table.is_ready():
            table.touch(rng.choice(table.lit()))
        expect(page.locator("#announce")).not_to_be_empty()  # what it would bring
        met += page.locator(PLAY).inner_text() == LAST
        chosen = table.meant()
        table.confirm()
