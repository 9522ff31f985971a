"""Positions to solve, by mouse and on a phone, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.server import Server
from browser.visitors import Visit
from faubourg.bots import puzzles
from faubourg.core.registry import find_game


@pytest.mark.parametrize(
    ("phone", "language", "solved"), [(False, "fr-FR", "Résolu"), (True, "en", "Solved!")]
)
def test_a_position_is_solved_and_explained(
    server: Server, visit: Visit, phone: bool, language: str, solved: str
) -> None:
    page = visit(phone=phone, language=language).page
    page.goto(f"{server.address}/puzzles")
    page.locator('.puzzle-list a[href^="/puzzles/town_center/"]').first.click()
    number = int(page.url.rpartition("/")[2])
    one = puzzles.shipped(find_game("town_center"))[number - 1]
    best = puzzles.position(one).rules.parse(one.best).index
    page.locator(f'.puzzle-choices a[href="?answer={best}"]').click()
    told = page.locator(".puzzle-told")
    expect(told).to_contain_text(solved)
    expect(told.locator("ul li").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
