"""Day and night, French and English, at any time."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.accessibility import violations
from browser.drawn import DRAWN
from browser.server import Server
from browser.table_page import Table, open_table
from browser.visitors import Visit
from faubourg.core.registry import games
from faubourg.drawing.palette import GLOW

pytestmark = pytest.mark.xdist_group("browser-light")

BRIGHTNESS = """() => {
  const [red, green, blue] = getComputedStyle(document.documentElement)
    .backgroundColor.match(/\\d+/g);
  return (Number(red) + Number(green) + Number(blue)) / 3;
}"""
PAINT = """() => [...document.querySelectorAll('#sheet polygon, #sheet rect')]
  .map((part) => getComputedStyle(part).fill).join()"""


ROOT = Path(__file__).parents[2]
NIGHT = ROOT / "src" / "faubourg" / "web" / "static" / "css" / "night.css"
# What still has the colour of the day.
UNCHANGED = """() => {
  const hex = (colour) => '#' + (colour.match(/\\d+/g) ?? []).slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0')).join('');
  const found = new Set();
  for (const part of document.querySelectorAll('#sheet *, #panels *, .mini *'))
    for (const what of ['fill', 'stroke'])
      if (part.getAttribute(what) === hex(getComputedStyle(part)[what]))
        found.add(`[${what}="${part.getAttribute(what)}"]`);
  return [...found];
}"""
# Red, green and blue of the lines and words of the chart, and of the card below.
CHART = """() => {
  const colour = (part, what) => getComputedStyle(part)[what].match(/[\\d.]+/g).map(Number);
  const all = (selector, what) =>
    [...document.querySelectorAll(`.chart ${selector}`)].map((part) => colour(part, what));
  return {
    lines: all('.series', 'stroke'),
    words: [...all('.name', 'fill'), ...all('.axis', 'fill')],
    card: colour(document.querySelector('#result'), 'backgroundColor'),
  };
}"""


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
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert brightness(page) < 80
    page.goto(f"{server.address}/rules/town_center")
    assert brightness(page) < 80
    page.get_by_role("button", name="Comme l’appareil").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "auto")
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


def luminance(colour: list[float]) -> float:
    """As the accessibility guidelines reckon it."""
    parts = [part / 255 for part in colour[:3]]
    red, green, blue = (p / 12.92 if p <= 0.04 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: list[float], other: list[float]) -> float:
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_eight_lines_of_the_chart_can_be_told_apart_and_read(visit: Visit, night: bool) -> None:
    page = visit(night=night).go("/")
    record = ROOT / "records" / "town_center" / "eight.jsonl"
    page.get_by_label("Enregistrement").set_input_files(record)
    page.get_by_role("button", name="Ouvrir").click()
    table = Table(page)
    table.scrub_to(table.steps())
    table.result().wait_for()
    # The chart comes later on a busy machine: once the server has told the whole game.
    expect(table.result().locator(".chart .series")).to_have_count(8)
    seen = page.evaluate(CHART)
    assert min(contrast(line, seen["card"]) for line in seen["lines"]) > 3
    assert min(contrast(word, seen["card"]) for word in seen["words"]) > 4.5
    for one, other in combinations(seen["lines"], 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 40


@pytest.mark.parametrize("game", DRAWN)
def test_every_colour_of_a_drawing_has_its_night(server: Server, visit: Visit, game: str) -> None:
    """Drawings have day colours; the style sheet exchanges them one by one, or says they stay."""
    seats = ["me", *["here"] * (max(2, games()[game].fewest) - 1)]
    table = open_table(visit(night=True).page, server.address, seats, game=game)
    known = NIGHT.read_text() + f'[fill="{GLOW}"]'
    assert [one for one in table.page.evaluate(UNCHANGED) if one not in known] == []
