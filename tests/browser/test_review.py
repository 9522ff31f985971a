"""A review on the page: made before one's eyes, a chart to touch, the better choice as a ghost."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.table_page import BOARD, SLIDER
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-hints")

RECORD = Path(__file__).parents[2] / "records" / "town_center" / "central_park.jsonl"
SHOWN = "#review [data-do=review-show]"
NOW = "#review .moment.now"


@pytest.mark.parametrize(
    ("language", "phone", "taken", "better"),
    [
        ("en-GB", False, "“Hall on b4”", "“Hall on c4” would have brought"),
        ("fr-FR", True, "« Mairie en b4 »", "« Mairie en c4 » aurait rapporté"),
    ],
    ids=["desk", "phone"],
)
def test_a_game_is_looked_back_at(
    visit: Visit, language: str, phone: bool, taken: str, better: str
) -> None:
    page = visit(language=language, phone=phone).go("/")
    page.set_input_files("input[name=record]", RECORD)
    page.click("form[action='/replay'] button")
    page.locator("#review-open").click()
    moments = page.locator("#review .moment")
    expect(page.locator(SHOWN).first).to_contain_text(taken)
    expect(page.locator(SHOWN).first).to_contain_text(better)

    fourth = moments.nth(3)
    at = fourth.get_attribute("data-at") or ""
    fourth.click()
    expect(page.locator(NOW)).to_have_attribute("data-at", at)
    expect(page.locator(SLIDER)).to_have_value(at)

    page.locator(SHOWN).first.click()
    expect(page.locator(f"{BOARD} .ghost").first).to_be_visible()
