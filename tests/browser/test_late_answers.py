"""Answers that come late, and questions about what is past: the browser has no complaint."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, Route, WebSocketRoute, expect

from browser.server import Server, Wire
from browser.table_page import PLAY, Table, open_by_form, open_table, wait_until
from browser.visitors import CUT, Visit

pytestmark = pytest.mark.xdist_group("browser-late")

PREVIEW = "**/preview?*"
DRAWN = "before => document.querySelector('#sheet svg').innerHTML !== before"


def requests(page: Page, part: str) -> list[Request]:
    """All with this in their address, from now on."""
    found: list[Request] = []
    page.on("request", lambda one: found.append(one) if part in one.url else None)
    return found


def held(page: Page, address: str) -> list[Route]:
    """Requests that do not reach the server until the test lets them go."""
    found: list[Route] = []
    page.route(address, lambda one: found.append(one))
    return found


def test_who_plays_before_the_preview_has_come_does_not_wait_for_it(
    server: Server, visit: Visit
) -> None:
    table = open_table(visit().page, server.address, ["me"])
    waiting = held(table.page, PREVIEW)
    table.touch("cell:c3")
    wait_until(table.page, lambda: len(waiting) == 1)
    asked = waiting[0].request
    table.confirm()
    assert asked.failure is not None  # called off
    assert not table.has_refusal()


def test_nothing_is_asked_about_a_choice_that_is_being_played(server: Server, visit: Visit) -> None:
    """The board may be turned meanwhile: its drawing comes, but tells of nothing new."""
    table = open_table(visit().page, server.address, ["me"])
    played, sent = held(table.page, "**/play"), requests(table.page, "/play")
    table.touch("cell:c3")
    expect(table.page.locator("#sheet .ghost").first).to_be_attached()
    asked, before = requests(table.page, "/preview?"), table.board()
    table.page.locator(PLAY).click()
    wait_until(table.page, lambda: len(played) == 1)
    table.page.keyboard.press("t")
    table.page.wait_for_function(DRAWN, arg=before)
    table.page.keyboard.press("Enter")
    table.touch("cell:d3")
    expect(table.page.locator(PLAY)).to_have_attribute("aria-disabled", "true")
    assert "c3" in table.meant()
    played[0].continue_()
    table.wait_for_change(0)
    assert (len(sent), asked) == (1, [])
    assert "c3" in table.log()[0]


def test_a_question_about_what_is_past_has_no_answer_and_no_error(
    server: Server, visit: Visit
) -> None:
    """The same person plays on the telephone, and the computer has not heard of it yet."""
    visitor = visit()
    silent: list[bool] = []

    def delay(line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda news: None if silent else line.send(news))

    visitor.context.route_web_socket("**/live/*", delay)
    owner = open_by_form(visit().page, server.address, ["link", "me"])
    computer = take(visitor.page, owner.invitation())
    telephone = on_another_device(visit().page, computer)
    silent.append(True)
    telephone.touch("cell:c3")
    telephone.confirm()
    with computer.page.expect_response(PREVIEW) as answer:
        computer.touch("cell:d3")
    assert (answer.value.status, answer.value.json()) == (200, None)
    assert computer.is_ready()


NEW_LINK = """async (table) => {
  const headers = {
    "content-type": "application/json",
    "x-csrftoken": document.querySelector('meta[name="csrf"]').content,
  };
  const asked = { method: "POST", headers, body: "{}" };
  return (await (await fetch(`/api/tables/${table}/seats/0/devices`, asked)).json()).link;
}"""


def on_another_device(page: Page, table: Table) -> Table:
    link = table.page.evaluate(NEW_LINK, table.id)
    page.goto(f"{table.page.url.split('/table/')[0]}{link}")
    page.get_by_role("button", name="Ouvrir ma place ici").click()
    return Table(page)


def take(page: Page, link: str) -> Table:
    page.goto(link)
    page.get_by_role("button", name="Prendre place").click()
    return Table(page)


def test_without_a_line_a_preview_is_not_asked_for_again_and_again(
    wire: Wire, visit: Visit
) -> None:
    visitor = visit(wire.address)
    visitor.forgive(CUT)
    table = open_table(visitor.page, wire.address, ["me"])
    asked = requests(table.page, "/preview?")
    wire.cut()
    expect(table.offline()).to_be_visible()
    table.touch("cell:c3")
    assert "Le serveur n’a pas répondu" in table.refusal()
    wire.mend()
    expect(table.offline()).to_be_hidden()
    expect(table.page.locator("#sheet .ghost").first).to_be_attached()
    assert len(asked) <= 3
