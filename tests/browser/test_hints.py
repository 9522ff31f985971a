"""A hint on the page: rings, then the best choices, then why; a touch shows one as a ghost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.server import Server
from browser.table_page import BAR, LOG, PLAY, REFUSAL, RING, open_table
from browser.visitors import DESK, PHONE, Visit

pytestmark = pytest.mark.xdist_group("browser-hints")

CARD = "#hint-card"
BEST = f"{CARD} .hint-choices button"
WHY = f"{CARD} .hint-why li"
MORE = "#hint-more"
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def sit_down(server: Server, page: Page, size: ViewportSize, game: str = "town_center") -> None:
    page.set_viewport_size(size)
    open_table(page, server.address, ["me", "bot"], ["Odette"], game).wait_until_others_are_done()


def ask(page: Page, size: ViewportSize) -> None:
    page.locator("#hint" if size == DESK else "#bar-hint").click()
    expect(page.locator(CARD)).to_be_visible()


@SIZES
def test_each_question_goes_deeper(server: Server, visit: Visit, size: ViewportSize) -> None:
    page = visit(language="fr-FR").page
    sit_down(server, page, size)
    ask(page, size)
    expect(page.locator(RING).first).to_be_visible()
    expect(page.locator(BEST)).to_have_count(0)
    expect(page.locator(CARD)).to_contain_text("Regardez ici")
    page.locator(MORE).click()
    expect(page.locator(BEST)).to_have_count(3)
    expect(page.locator(WHY)).to_have_count(0)
    page.locator(MORE).click()
    expect(page.locator(WHY).first).to_be_visible()
    expect(page.locator(MORE)).to_have_count(0)
    expect(page.locator(CARD)).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_be_hidden()
    expect(page.locator(RING)).to_have_count(0)


@SIZES
def test_a_choice_of_the_hint_is_shown_then_played_and_the_hint_goes(
    server: Server, visit: Visit, size: ViewportSize
) -> None:
    page = visit(language="en-GB").page
    sit_down(server, page, size)
    ask(page, size)
    page.locator(MORE).click()
    label = page.locator(f"{BEST} .hint-label").first.inner_text()
    page.locator(BEST).first.click()
    expect(page.locator(BAR)).to_contain_text(label)
    page.locator(PLAY).click()
    expect(page.locator(CARD)).to_be_hidden()
    expect(page.locator(RING)).to_have_count(0)
    expect(page.locator(LOG).filter(has_text="Odette asked for a hint.")).to_have_count(1)


def test_the_key_asks_and_goes_deeper(server: Server, visit: Visit) -> None:
    page = visit(language="en-GB").page
    sit_down(server, page, DESK, "la_citta")
    page.keyboard.press("h")
    expect(page.locator(CARD)).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(BEST).first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(WHY).first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(CARD)).to_be_hidden()


# How far what may be touched in the tray reaches under the card, in pixels.
UNDER_CARD = """card => {
  const top = document.querySelector(card).getBoundingClientRect().top;
  const cubes = [...document.querySelectorAll('#at-hand .open')];
  return Math.max(...cubes.map((one) => one.getBoundingClientRect().bottom)) - top;
}"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_on_a_phone_where_to_look_lies_over_nothing_in_the_tray(
    server: Server, visit: Visit, language: str
) -> None:
    page = visit(phone=True, language=language).page
    table = open_table(page, server.address, ["me"], game="town_center")
    table.wait_until_others_are_done()
    while not page.locator("#at-hand .open").first.is_visible():
        table.decide_by_command(lambda actions: actions[0])
        table.wait_until_others_are_done()
    ask(page, PHONE)
    expect(page.locator(MORE)).to_be_in_viewport(ratio=1)
    assert page.evaluate(UNDER_CARD, CARD) <= 0


def test_where_hints_are_forbidden_the_button_says_so(server: Server, visit: Visit) -> None:
    page = visit(language="fr-FR").page
    page.set_viewport_size(DESK)
    page.goto(f"{server.address}/new/town_center?seats=1")
    page.locator("#hints-option input[value=no]").check()
    page.locator("#new-table button.strong").click()
    expect(page.locator("#hint")).to_be_visible()
    page.locator("#hint").click(force=True)  # it says why not, although it is disabled
    expect(page.locator(REFUSAL)).to_contain_text("pas permis")
    expect(page.locator(CARD)).to_be_hidden()


# Rings a cell as if a tower hid it: the drawing has a tag for it then, which is drawn later.
RING_A_TAG = """async () => {
  const { point } = await import('/static/js/pointing.js');
  const cell = document.querySelector('#sheet [data-name="cell:c3"]');
  const tag = cell.cloneNode(true);
  tag.setAttribute('class', 'tag');
  tag.setAttribute('transform', 'translate(0 -80)');
  cell.parentNode.append(tag);
  point(['cell:c3']);
}"""
FAR_FROM_ITS_TAG = """() => {
  const middle = (place) => {
    const { top, height } = document.querySelector(place).getBoundingClientRect();
    return top + height / 2;
  };
  return Math.round(Math.abs(middle('.ring') - middle('#sheet .tag')));
}"""


def test_what_a_tower_hides_is_ringed_at_its_tag(server: Server, visit: Visit) -> None:
    page = visit().page
    sit_down(server, page, DESK)
    page.evaluate(RING_A_TAG)
    expect(page.locator(RING)).to_have_count(1)
    assert page.evaluate(FAR_FROM_ITS_TAG) < 30
