"""After the game: what was possible alone, and whom one meets next time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.server import Server
from browser.table_page import finish, open_table
from browser.visitors import Visit


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_alone_says_how_much_was_possible(server: Server, visit: Visit, phone: bool) -> None:
    page = visit(phone=phone).page
    table = open_table(page, server.address, ["me"])
    finish(table)
    expect(page.locator("#possible")).to_contain_text("le solveur a trouvé")


def test_another_level_is_met_next_time(server: Server, visit: Visit) -> None:
    page = visit().page
    page.set_viewport_size({"width": 1280, "height": 800})
    table = open_table(page, server.address, ["me", "bot"])
    finish(table)
    rematch = page.locator("[data-do=rematch]")
    expect(rematch).to_be_in_viewport(ratio=1)
    levels = page.locator(".opponents select")
    expect(levels).to_have_value("apprentice")
    levels.select_option("newcomer")
    before = table.id  # of the page that is open
    rematch.click()
    page.wait_for_url(lambda address: before not in address)
    expect(page.locator("#players")).to_contain_text("Nouveau venu")
