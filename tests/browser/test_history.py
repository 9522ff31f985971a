"""Looking back while the game runs, and games from files."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.server import Server
from browser.table_page import Table, open_table, wait_until
from browser.visitors import Visit
from faubourg.core.record import load
from faubourg.core.replay import follow

pytestmark = pytest.mark.xdist_group("browser-history")

RECORD = Path(__file__).parents[2] / "records" / "town_center" / "solo.jsonl"


def test_the_start_can_be_seen_while_the_game_runs(server: Server, visit: Visit) -> None:
    table, rng = open_table(visit().page, server.address, ["me"]), Random(18)
    for _ in range(5):
        table.decide_from_list(rng)
    steps, now, lit = table.steps(), table.board(), table.lit()
    assert "M" in letters(table)

    table.scrub_to(0)
    assert not table.is_my_turn()
    assert table.lit() == []
    assert table.badge() == "Retour en arrière"
    assert "M" not in letters(table)

    table.come_back()
    table.wait_until_at(steps)
    table.wait_for_my_turn()
    assert table.board() == now
    assert table.lit() == lit
    table.decide_on_board(rng)


def letters(table: Table) -> list[str]:
    """What is written on the board: M is the town hall, the first thing in a city."""
    return table.page.locator("#sheet svg text").all_text_contents()


def test_who_looks_back_is_not_torn_away_by_the_others(server: Server, visit: Visit) -> None:
    owner, rng = open_table(visit().page, server.address, ["me"]), Random(19)
    watcher = Table(visit().go(f"/table/{owner.id}"))
    for _ in range(3):
        owner.decide_from_list(rng)
    watcher.wait_for_steps(owner.steps())
    watcher.scrub_to(1)
    board = watcher.board()
    owner.decide_from_list(rng)
    watcher.wait_for_steps(owner.steps())
    assert watcher.at() == 1
    assert watcher.board() == board
    watcher.come_back()
    watcher.wait_until_at(owner.steps())


def send_record(page: Page) -> None:
    page.get_by_label("Enregistrement").set_input_files(RECORD)
    page.get_by_role("button", name="Ouvrir").click()


def upload(visit: Visit) -> Table:
    page = visit().go("/")
    send_record(page)
    return Table(page)


def test_a_record_plays_step_by_step(visit: Visit) -> None:
    steps = len(follow(load(RECORD.read_text("utf-8"))).steps)
    table = upload(visit)
    table.wait_for_steps(steps)
    assert table.at() == 0
    boards = [table.board()]
    for step in range(1, 8):
        table.press(table.step_button("on"))
        table.wait_until_at(step)
        boards.append(table.board())
    assert len(set(boards)) > 3
    table.press(table.step_button("back"))
    table.wait_until_at(6)
    assert table.board() == boards[6]
    assert table.choices() == []

    table.scrub_to(steps)
    expect(table.result()).to_be_visible()
    assert f"{final_score()}".replace("-", "−") in table.result().inner_text()


def final_score() -> int:
    match = follow(load(RECORD.read_text("utf-8")))
    return int(match.rules.total(match.state, 0))


def test_no_step_is_lost_however_fast_one_presses(visit: Visit) -> None:
    """The answer to the first press comes after the second one was made."""
    visitor = visit()
    line: list[WebSocketRoute] = []
    held: list[str | bytes] = []

    def delay(opened: WebSocketRoute) -> None:
        line.append(opened)
        opened.connect_to_server().on_message(lambda news: held.append(news))

    def let_go() -> None:
        wait_until(visitor.page, lambda: bool(held))
        line[0].send(held.pop(0))

    visitor.context.route_web_socket("**/live/*", delay)
    visitor.go("/")
    send_record(visitor.page)
    let_go()
    table = Table(visitor.page)
    on = table.step_button("on")
    on.click()
    wait_until(table.page, lambda: bool(held))
    on.click()
    let_go()
    on.click()
    while table.at() != 3 or "3" not in table.moment():
        let_go()


def test_a_record_plays_by_itself_until_paused(visit: Visit) -> None:
    table = upload(visit)
    run = table.step_button("run")
    run.click()
    expect(run).to_have_attribute("aria-pressed", "true")
    table.wait_until_at(2)
    run.click()
    expect(run).to_have_attribute("aria-pressed", "false")
    assert table.at() < table.steps()


def test_a_file_that_is_no_record_is_refused_with_its_reason(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.forgive("status of 400")
    odd = tmp_path / "shopping.jsonl"
    odd.write_text("two eggs\n", "utf-8")
    page = visitor.go("/")
    page.get_by_label("Enregistrement").set_input_files(odd)
    page.get_by_role("button", name="Ouvrir").click()
    expect(page.locator("main")).to_contain_text("shopping.jsonl")
