"""Whole games by pointing, from the first touch to the checked record."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.server import Server
from browser.table_page import Table, open_by_form
from browser.visitors import Visit
from faubourg.core.record import Record, load
from faubourg.core.replay import follow, verify

pytestmark = pytest.mark.xdist_group("browser-games")


def download(page: Page, folder: Path) -> Record:
    with page.expect_download() as coming:
        page.locator("#result a[download]").click()
    coming.value.save_as(folder / "game.jsonl")
    return load((folder / "game.jsonl").read_text("utf-8"))


def check_end(table: Table, folder: Path) -> None:
    """The result names its points, and the record tells the same game, honestly."""
    kept = download(table.page, folder)
    match = follow(kept)
    assert kept.finished
    assert verify(kept).honest
    totals = [match.rules.total(match.state, seat) for seat in range(match.rules.seats)]
    assert [table.score(seat) for seat in range(match.rules.seats)] == totals
    check_lines(table, max(totals))
    table.result().get_by_role("button", name="Vérifier le hasard").click()
    expect(table.result().locator("#verdict")).to_contain_text("Le hasard est honnête")


def check_lines(table: Table, best: int) -> None:
    """The winner's lines are open, each with words, and their sum is the total."""
    rows = table.result().locator("tbody tr").filter(visible=True)
    lines = [row.inner_text().split("\t") for row in rows.all()]
    assert all(words.strip() for words, _ in lines)
    assert sum(int(points.replace("−", "-")) for _, points in lines) == best
    chart = table.result().locator("figure svg")
    expect(chart).to_be_visible()
    assert chart.locator("path, polyline").count() >= len(table.players())


def check_rematch(table: Table) -> None:
    """The same players sit at a new table."""
    old, players = table.id, table.players()
    table.result().get_by_role("button", name="Rejouer").click()
    table.page.wait_for_url(lambda url: old not in url)
    again = Table(table.page)
    again.wait_for_my_turn()
    assert again.players() == players
    assert again.steps() == 0


def test_a_whole_solo_game_by_clicks_on_the_board(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    table, rng = open_by_form(visit().page, server.address, ["me"], ["Zoé"]), Random(1)
    while not table.is_over():
        assert table.is_my_turn()
        table.decide_on_board(rng)
    assert "Rang de votre ville" in table.page.locator("main").inner_text()
    assert not table.is_my_turn()
    check_end(table, tmp_path)
    check_rematch(table)


def test_a_whole_game_against_a_bot_by_board_and_list(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    table, rng = open_by_form(visit().page, server.address, ["me", "bot"]), Random(2)
    while table.wait_until_others_are_done():
        if rng.random() < 0.5:  # there are fifty, much alike
            table.decide_by_command(rng.choice)
        else:
            rng.choice([table.decide_on_board, table.decide_from_list])(rng)
    assert any(table.players()[1] in line for line in table.log())
    check_end(table, tmp_path)


def test_one_click_on_the_home_page_is_a_game(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("button", name="Jouer, Town Center").click()
    table = Table(page)
    table.wait_for_my_turn()
    assert len(table.players()) == 2
    page.goto(page.url.split("/table")[0])
    mine = page.get_by_role("region", name="Reprendre").get_by_role("link", name="Town Center")
    expect(mine).to_contain_text("À vous")
