"""Reloading, a server that stops or dies, a cut line: nothing is lost, and play goes on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from browser.server import Server, Wire, running
from browser.table_page import PLAY, Table, open_by_form, open_table
from browser.visitors import CUT, Visit

pytestmark = pytest.mark.xdist_group("browser-breaks")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of their own, which they may stop and kill."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


def play(table: Table, decisions: int, rng: Random) -> None:
    for _ in range(decisions):
        assert table.wait_until_others_are_done()
        table.decide_from_list(rng)
    assert table.wait_until_others_are_done()


def begin(table: Table, rng: Random) -> None:
    for _ in range(5):
        assert table.wait_until_others_are_done()
        table.decide_by_command(rng.choice)
    assert table.wait_until_others_are_done()


def memory(table: Table) -> tuple[object, ...]:
    return table.steps(), table.log(), table.sentence(), table.choices(), table.score()


def test_a_reload_in_the_middle_loses_nothing(server: Server, visit: Visit) -> None:
    table, rng = open_table(visit().page, server.address, ["me", "bot"]), Random(13)
    begin(table, rng)
    before = memory(table)
    table.page.reload()
    again = Table(table.page)
    again.wait_for_my_turn()
    assert memory(again) == before
    play(again, 2, rng)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_restarted_server_goes_on_with_the_open_page(
    server: Server, visit: Visit, how: signal.Signals
) -> None:
    visitor = visit()
    visitor.forgive(CUT)
    table, rng = open_table(visitor.page, server.address, ["me", "bot"]), Random(14)
    begin(table, rng)
    before = memory(table)
    server.stop(how)
    expect(table.offline()).to_be_visible()
    server.start()
    expect(table.offline()).to_be_hidden()
    assert memory(table) == before
    play(table, 2, rng)
    assert table.steps() > int(str(before[0]))


def test_a_cut_line_mends_by_itself_and_brings_what_was_missed(
    server: Server, wire: Wire, visit: Visit
) -> None:
    visitor = visit(wire.address)
    visitor.forgive(CUT)
    owner = open_by_form(visitor.page, wire.address, ["link", "me"])
    friend_at = visit()
    friend_at.page.goto(owner.invitation().replace(wire.address, server.address))
    friend_at.page.get_by_role("button", name="Prendre place").click()
    friend, rng = Table(friend_at.page), Random(15)

    wire.cut()
    expect(owner.offline()).to_be_visible()
    friend.wait_for_my_turn()
    friend.decide_from_list(rng)
    assert owner.steps() == 0
    wire.mend()
    expect(owner.offline()).to_be_hidden()
    owner.wait_for_steps(friend.steps())
    assert owner.log() == friend.log()
    owner.wait_for_my_turn()
    owner.decide_from_list(rng)
    friend.wait_for_steps(owner.steps())


def test_a_press_while_the_line_is_cut_is_said_to_have_failed_and_can_be_repeated(
    wire: Wire, visit: Visit
) -> None:
    visitor = visit(wire.address)
    visitor.forgive(CUT)
    table = open_table(visitor.page, wire.address, ["me"])
    table.choose_from_list(2)
    meant = table.meant()
    wire.cut()
    expect(table.offline()).to_be_visible()
    table.page.locator(PLAY).click()
    assert "Le serveur n’a pas répondu" in table.refusal()
    wire.mend()
    expect(table.offline()).to_be_hidden()
    assert table.meant() == meant
    table.confirm()
    assert table.steps() > 0
