"""Arcologies in the browser: a game begins by clicks, and a record ends with two take-offs."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from browser.server import Server
from browser.table_page import LOG, Table, open_table
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-arcologies")

TAKE_OFF = Path(__file__).parents[2] / "records" / "arcologies" / "double_take_off.jsonl"


def test_a_game_is_played_by_clicks(server: Server, visit: Visit) -> None:
    page, rng = visit().page, Random(4)
    table = open_table(page, server.address, ["me"], ["Odette"], "arcologies")
    expect(table.overlay("Arcologie")).to_be_visible()
    for _ in range(7):
        table.decide_on_board(rng)
    assert table.log()


def test_a_record_is_seen_to_take_off(server: Server, visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.set_input_files("input[name=record]", TAKE_OFF)
    page.click("form[action='/replay'] button")
    Table(page)  # once it is shown
    page.keyboard.press("End")
    risen = page.locator(LOG).filter(has_text="Six pompes rugissent")
    expect(risen.first).to_be_visible()
    assert risen.count() == 2
    for key in ("Home", "End"):  # the log is where the board is
        page.keyboard.press(key)
        page.locator("#marks button").last.click()
        expect(page.locator(f"{LOG}:not(.later)").last).to_be_in_viewport()
    page.keyboard.press("End")
    expect(page.locator(LOG).last).to_be_in_viewport()
