"""The city of the day, from the home page to the first choice and back, on a phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.table_page import Table
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-daily")
WIDER = "document.documentElement.scrollWidth - innerWidth"


def test_a_newcomer_finds_begins_and_goes_on_with_todays_city(visit: Visit) -> None:
    page = visit(phone=True).go("/")
    page.get_by_role("link", name="Jouer la ville du jour").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("La ville du jour")
    assert page.evaluate(WIDER) == 0
    page.get_by_label("Votre nom au classement").fill("Zoé")
    page.get_by_role("button", name="Jouer, Town Center, Côté B, difficile").click()
    table = Table(page, by_finger=True)
    table.wait_for_my_turn()
    expect(page.locator(".day-note")).to_contain_text("un seul essai")
    assert table.players() == ["Zoé"]
    table.decide_on_board(Random(1))
    page.locator(".day-note a").click()
    page.get_by_role("link", name="Reprendre, Town Center, Côté B, difficile").click()
    assert Table(page).steps() > 0
