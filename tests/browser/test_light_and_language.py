"""Day and night, French and English, at any time."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.accessibility import violations
from browser.server import Server
from browser.table_page import Table, open_table
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-light")

BRIGHTNESS = """() => {
  const [red, green, blue] = getComputedStyle(document.documentElement)
    .backgroundColor.match(/\\d+/g);
  return (Number(red) + Number(green) + Number(blue)) / 3;
}"""
PAINT = """() => [...document.querySelectorAll('#sheet polygon, #sheet rect')]
  .map((part) => getComputedStyle(part).fill).join()"""


def brightness(page: Page) -> float:
    return float(page.evaluate(BRIGHTNESS))


def reloaded(page: Page) -> Page:
    page.reload()
    return page


def test_a_dark_device_gets_a_dark_table_with_readable_words(server: Server, visit: Visit) -> None:
    table = open_table(visit(night=True).page, server.address, ["me"])
    night, paint = brightness(table.page), table.page.evaluate(PAINT)
    assert night < 80
    assert violations(table.page, ["color-contrast"]) == []
    table.page.emulate_media(color_scheme="light")
    Table(reloaded(table.page))  # colours that are on their way are no colours to measure
    assert brightness(table.page) > 200
    assert table.page.evaluate(PAINT) != paint
    assert violations(table.page, ["color-contrast"]) == []


def test_the_switch_wins_over_the_device_and_is_remembered(server: Server, visit: Visit) -> None:
    page = visit().go("/")
    assert brightness(page) > 200
    page.get_by_role("button", name="Nuit").click()
    page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    assert brightness(page) < 80
    page.goto(f"{server.address}/rules/town_center")
    assert brightness(page) < 80
    page.get_by_role("button", name="Comme l'appareil").click()
    page.wait_for_function("() => document.documentElement.dataset.theme === 'auto'")
    assert brightness(page) > 200


@pytest.mark.parametrize(
    ("language", "expected"), [("fr-FR", "fr"), ("en-GB", "en"), ("de-DE", "en")]
)
def test_the_browser_chooses_the_language_at_first(
    visit: Visit, language: str, expected: str
) -> None:
    page = visit(language=language).go("/")
    expect(page.locator("html")).to_have_attribute("lang", expected)


def test_the_language_may_change_in_the_middle_of_a_game(server: Server, visit: Visit) -> None:
    table, rng = open_table(visit().page, server.address, ["me"], ["Zoé"]), Random(17)
    for _ in range(4):
        table.decide_from_list(rng)
    address, steps, french = table.page.url, table.steps(), table.log()

    table.page.get_by_role("button", name="English").click()
    expect(table.page.locator("html")).to_have_attribute("lang", "en")
    english = Table(table.page)
    assert english.page.url == address
    assert english.steps() == steps
    assert english.is_my_turn()
    assert english.badge() == "Your turn"
    assert len(english.log()) == len(french)
    assert english.log() != french
    english.decide_from_list(rng)

    english.page.get_by_role("button", name="Français").click()
    expect(table.page.locator("html")).to_have_attribute("lang", "fr")
    again = Table(table.page)
    assert again.badge() == "À vous"
    assert again.log()[: len(french)] == french
