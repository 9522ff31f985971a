"""The rules page: searching without a mouse, paragraphs one is led to, at both sizes."""

from __future__ import annotations

import pytest
from illustrating import DRAWN
from playwright.sync_api import Browser, Locator, Page, expect

from browser.accessibility import violations
from browser.server import Server
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-rules")
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
WIDER = "document.documentElement.scrollWidth > innerWidth"
LOADED = "one => one.complete && one.naturalWidth > 0"
PAINTED = "one => getComputedStyle(one).backgroundColor"


def rule(page: Page, number: str) -> Locator:
    return page.locator(f'[id="r{number}"]')


def shown(page: Page) -> int:
    return page.locator(".rules .rule:visible").count()


@SIZES
def test_typing_filters_and_marks_whatever_the_accents(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone).go("/rules/town_center")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("RESIDENCE adjacente")
    marks = rule(page, "3.2.5").locator("mark")
    expect(marks.filter(has_text="adjacente").first).to_be_visible()
    assert {words.lower() for words in marks.all_inner_texts()} == {"résidence", "adjacente"}
    expect(rule(page, "3.2.6")).to_be_hidden()
    expect(page.locator("#rules-found")).to_have_text(f"{shown(page)} paragraphes")
    expect(page.locator(".summary")).to_be_hidden()
    assert violations(page) == []

    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox")).to_have_value("")
    expect(rule(page, "3.2.6")).to_be_visible()
    expect(page.locator(".rules mark")).to_have_count(0)
    expect(page.locator("#rules-found")).to_have_text("")


def test_what_is_folded_is_found_and_folded_again(visit: Visit) -> None:
    page = visit().go("/rules/town_center")
    expect(rule(page, "A17")).to_be_hidden()
    page.get_by_role("searchbox").fill("a17")
    expect(rule(page, "A17")).to_be_visible()
    expect(page.locator("#rules-found")).to_have_text("1 paragraphe")
    page.get_by_role("searchbox").fill("d'abord")  # as a keyboard writes what is printed with ’
    expect(page.locator(".rules mark").first).to_have_text("d’abord")
    page.get_by_role("searchbox").fill("qqq")
    expect(page.locator("#rules-found")).to_have_text("Aucun résultat")
    page.get_by_role("searchbox").fill("")
    expect(rule(page, "A17")).to_be_hidden()


@SIZES
@pytest.mark.parametrize("number", ["3.2.5", "A17"])
def test_an_address_leads_to_its_paragraph_and_lights_it(
    visit: Visit, phone: bool, number: str
) -> None:
    page = visit(phone=phone).go(f"/rules/town_center#r{number}")
    expect(rule(page, number)).to_be_in_viewport()
    assert rule(page, number).evaluate(PAINTED) != rule(page, "1.1").evaluate(PAINTED)


def test_a_link_out_of_a_search_ends_it(visit: Visit) -> None:
    page = visit().go("/rules/town_center")
    page.get_by_role("searchbox").fill("(option 5.1.)")
    rule(page, "2.2").get_by_role("link", name="5.1").click()
    expect(rule(page, "5.1")).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_have_value("")


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
@pytest.mark.parametrize("game", DRAWN)
def test_the_summary_is_one_screen(visit: Visit, game: str, language: str) -> None:
    page = visit(language=language).go(f"/rules/{game}")
    page.set_viewport_size({"width": 1280, "height": 800})
    box = page.locator(".summary").bounding_box()
    assert box and box["y"] + box["height"] <= 800
    assert not page.evaluate(WIDER)


@SIZES
@pytest.mark.parametrize(("game", "number"), [("town_center", "1.3"), ("arcologies", "1.5")])
def test_pictures_come_when_one_gets_there(
    visit: Visit, game: str, number: str, phone: bool
) -> None:
    page = visit(phone=phone).go(f"/rules/{game}")
    picture = rule(page, number).locator("img:visible").first
    picture.scroll_into_view_if_needed()
    page.wait_for_function(LOADED, arg=picture.element_handle())
    assert not page.evaluate(WIDER)
    assert violations(page) == []


def test_without_scripts_the_page_is_whole(browser: Browser, server: Server) -> None:
    page = browser.new_page(java_script_enabled=False)
    page.goto(f"{server.address}/rules/town_center")
    expect(page.locator(".rules-search")).to_be_hidden()
    expect(rule(page, "3.2.5")).to_be_visible()
    page.locator("summary", has_text="6 ").click()
    expect(rule(page, "A17")).to_be_visible()
    page.context.close()
