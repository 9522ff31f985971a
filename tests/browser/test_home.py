"""The home page: what one goes on with, begins or learns is in sight, large screen or small."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.accessibility import violations
from browser.server import Server
from browser.table_page import RESULT, Table, finish, open_by_form
from browser.visitors import Visit, Visitor

pytestmark = pytest.mark.xdist_group("browser-home")

RECORDS = Path(__file__).parents[2] / "records"
LAPTOP = {"width": 1280, "height": 800}
LOOKS = [("fr-FR", False, False), ("en-GB", True, True)]
ABOVE_THE_FOLD = """(selector) => [...document.querySelectorAll(selector)].some((one) => {
  const { top, bottom, height } = one.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
})"""


def come(visit: Visit, language: str, phone: bool, night: bool) -> Visitor:
    visitor = visit(language=language, phone=phone, night=night)
    if not phone:
        visitor.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    return visitor


def in_sight(page: Page, selector: str) -> bool:
    return bool(page.evaluate(ABOVE_THE_FOLD, selector))


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("language", "phone", "night"), LOOKS)
def test_who_is_new_sees_where_to_start_without_scrolling(
    visit: Visit, language: str, phone: bool, night: bool
) -> None:
    page = come(visit, language, phone, night).go("/")
    assert in_sight(page, ".start-here")
    assert in_sight(page, "form[action='/play/big_city'] button")
    assert fits(page)


@pytest.mark.parametrize(("language", "phone", "night"), LOOKS)
def test_tables_and_a_new_game_are_in_sight_together(
    server: Server, visit: Visit, language: str, phone: bool, night: bool
) -> None:
    visitor = come(visit, language, phone, night)
    for game in ("town_center", "la_citta", "big_city"):
        visitor.go("/")
        visitor.page.locator(f"form[action='/play/{game}'] button").first.click()
        visitor.page.wait_for_url("**/table/*")
        Table(visitor.page).wait_for_my_turn()
    page = visitor.go("/")
    assert page.locator(".table-link.large.yours").count() == 3
    assert in_sight(page, ".tables > li:last-child .table-link")
    assert in_sight(page, ".game form button")
    assert fits(page)
    expect(page.locator(".table-head time").first).to_have_text(
        "à l’instant" if language == "fr-FR" else "just now"
    )
    drawn = "all => all.every((one) => one.complete && one.naturalWidth > 0)"
    page.wait_for_load_state("networkidle")
    assert page.locator(".table-picture img").evaluate_all(drawn)
    assert violations(page) == []
    page.locator(".table-link").first.click()
    page.wait_for_url("**/table/*")


def test_alone_is_one_click_and_its_end_tells_the_record(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("button", name="Seul, Town Center", exact=True).click()
    page.wait_for_url("**/table/*")
    table = Table(page)
    table.wait_for_my_turn()
    assert len(table.players()) == 1
    finish(table)
    expect(page.locator(f"{RESULT} .own-records li").first).to_contain_text("Votre record")
    expect(page.locator(f"{RESULT} .own-records li").last).to_contain_text("Prochain rang")
    page.goto(page.url.split("/table")[0])
    card = page.locator(".game[data-game=town_center]")
    expect(card.locator(".solo > p").first).to_contain_text("Votre record")
    card.locator("summary").click()
    expect(card.locator(".modes li").first).to_contain_text("une partie")
    assert violations(page) == []
    card.locator(".modes li").nth(1).get_by_role("button").click()
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize(("language", "phone", "night"), LOOKS)
def test_a_replay_has_marks_that_lead_to_their_moment(
    visit: Visit, language: str, phone: bool, night: bool
) -> None:
    page = come(visit, language, phone, night).go("/")
    page.locator("input[name=record]").set_input_files(RECORDS / "la_citta" / "three.jsonl")
    page.locator("form[action='/replay'] button").click()
    expect(page.locator(".replay-line")).to_contain_text("Ada, Basile, Clara")
    ticks, table = page.locator("#marks .tick"), Table(page, by_finger=phone)
    expect(ticks.nth(1)).to_be_attached()
    assert table.at() == 0 and not table.is_over()
    assert page.locator("#log > li:visible").count() == 0
    assert violations(page) == []

    at = int(ticks.nth(1).get_attribute("data-value") or 0)
    table.press(ticks.nth(1))
    table.wait_until_at(at)
    expect(ticks.nth(1)).to_have_attribute("aria-current", "true")
    expect(table.note()).to_contain_text(ticks.nth(1).get_attribute("title") or "no words")
    assert 0 < page.locator("#log > li:visible").count() < page.locator("#log > li").count()

    boxes = [box for tick in ticks.all() if (box := tick.bounding_box())]
    edges, least = sorted(box["x"] for box in boxes), 40 if phone else 24
    assert all(right - left >= least - 0.5 for left, right in zip(edges, edges[1:], strict=False))
    assert all(min(box["width"], box["height"]) >= least for box in boxes)
    table.scrub_to(at + 1)
    expect(table.note()).to_be_hidden()
    table.scrub_to(table.steps())
    expect(table.result()).to_be_visible()


def test_more_options_unfold(server: Server, visit: Visit) -> None:
    page = visit(phone=True).go("/new/small_city?seats=3")
    expect(page.locator("#option-victory")).to_be_visible()
    expect(page.locator("#option-last_word")).to_be_hidden()
    page.locator(".more-options summary").click()
    expect(page.locator("#option-last_word")).to_be_visible()
    assert fits(page) and violations(page) == []
    open_by_form(page, server.address, ["me", "here"])
