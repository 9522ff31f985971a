"""Pages commit to numbers of their own, tell them when all have, and check the luck themselves."""

from __future__ import annotations

import hashlib
import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import APIResponse, Page, Request, Route, expect

from browser.server import Server
from browser.table_page import Table, finish, open_by_form, open_table, wait_until, whose_turn
from browser.test_together import join, sit_down
from browser.visitors import CUT, Visit, Visitor

pytestmark = pytest.mark.xdist_group("browser-luck")

NONCES = "Object.keys(localStorage).filter((key) => key.startsWith('faubourg.nonce.'))"
HAS_COMMITTED = f"() => {NONCES}.length > 0"


def verdict(page: Page) -> str:
    page.get_by_role("button", name="Vérifier le hasard").click()
    expect(page.locator("#verdict")).not_to_be_empty()
    return page.locator("#verdict").inner_text()


def listen(visitor: Visitor) -> list[str]:
    """All this browser sends."""
    sent: list[str] = []

    def keep(request: Request) -> None:
        sent.append(f"{request.method} {request.url} {request.headers} {request.post_data or ''}")

    visitor.context.on("request", keep)
    return sent


def kept(page: Page, table: str) -> dict[str, object]:
    found = page.evaluate("(key) => localStorage.getItem(key)", f"faubourg.luck.{table}")
    return dict(json.loads(found))


def test_a_nonce_leaves_the_browser_only_when_all_have_committed_and_all_check_the_luck(
    server: Server, visit: Visit
) -> None:
    host = visit()
    sent = listen(host)
    names = ["Odette", "Marcel"]  # in a game that is over once both have passed
    owner = open_by_form(host.page, server.address, ["me", "link"], names, "big_city")
    expect(owner.page.locator("#luck-body code")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    host.page.wait_for_function(HAS_COMMITTED)
    nonce = host.page.evaluate(f"() => localStorage.getItem({NONCES}[0])")
    assert re.fullmatch("[0-9a-f]{64}", nonce)
    assert not any(nonce in words for words in sent)
    promised = hashlib.sha256(nonce.encode()).hexdigest()
    took = [words.split()[1] for words in sent if promised in words]
    assert [urlsplit(address).path for address in took] == ["/tables"]  # with the seat itself
    friend = join(visit(), owner.invitation())
    finish(owner, friend)
    told = [words for words in sent if nonce in words]
    assert len(told) == 1 and "/luck/reveal" in told[0]
    assert not any(nonce in cookie["value"] for cookie in host.context.cookies())
    check_each_by_itself(owner, friend, visit())


def check_each_by_itself(owner: Table, friend: Table, visitor: Visitor) -> None:
    """Pages that played compare with what they have kept; a stranger's has kept nothing."""
    stranger = visitor.go(f"/table/{owner.id}")
    asked: list[str] = []
    owner.page.on("request", lambda request: asked.append(request.url))
    for page in (owner.page, friend.page):
        told = verdict(page)
        assert "recalculés sur cet appareil" in told
        assert "celles" in told or "ceux que cette page garde" in told
    assert "recalculés sur cet appareil" in verdict(stranger)
    assert "garde" not in verdict(stranger)
    assert not any("/verify" in address for address in asked)


def test_a_server_that_changes_a_draw_or_a_commitment_is_found_out(
    server: Server, visit: Visit
) -> None:
    owner = open_table(visit().page, server.address, ["me"], ["Odette"])
    finish(owner)
    assert "recalculés sur cet appareil" in verdict(owner.page)

    drawn: list[int] = []  # the line of the first draw

    def lie(route: Route) -> None:
        lines = route.fetch().text().split("\n")
        drawn.append(next(n for n, line in enumerate(lines) if '"seat":-1' in line))
        lines[drawn[0]] = lines[drawn[0]].replace('"action":"', '"action":"un')
        route.fulfill(body="\n".join(lines))

    owner.page.route("**/record", lie)
    told = verdict_after(owner.page, "n’était pas honnête")
    assert f"Ligne {drawn[0] + 1}\N{NO-BREAK SPACE}:" in told
    owner.page.unroute("**/record")
    changed = {**kept(owner.page, owner.id), "commitment": "00" * 32}
    owner.page.evaluate(
        "([key, value]) => localStorage.setItem(key, value)",
        [f"faubourg.luck.{owner.id}", json.dumps(changed)],
    )
    owner.page.reload()
    assert "n’est pas celui que cette page a gardé" in verdict_after(owner.page, "pas honnête")


def verdict_after(page: Page, words: str) -> str:
    page.get_by_role("button", name="Vérifier le hasard").click()
    expect(page.locator("#verdict")).to_contain_text(words)
    return page.locator("#verdict").inner_text()


def test_when_a_number_is_lost_anybody_starts_a_new_round(server: Server, visit: Visit) -> None:
    host = visit()
    names = ["Odette", "Marcel"]
    owner = open_by_form(host.page, server.address, ["me", "link"], names, "big_city")
    link = owner.invitation()
    host.page.wait_for_function(HAS_COMMITTED)
    address = host.page.url
    host.page.evaluate("() => localStorage.clear()")
    host.page.goto("about:blank")
    friend = sit_down(visit(), link)
    host.page.goto(address)
    expect(host.page.locator("#luck-body")).to_contain_text("n’est pas sur cet appareil")
    host.page.get_by_role("button", name="Il est perdu").click()
    expect(friend.page.locator("#log")).to_contain_text("a perdu le nombre de son engagement")
    friend.page.locator("#luck summary").click()
    friend.page.get_by_role("button", name="Commencer un nouveau tour", exact=True).click()
    expect(host.page.locator("#log")).to_contain_text("a été abandonné")
    finish(Table(host.page), friend)
    assert "recalculés sur cet appareil" in verdict(friend.page)


def test_news_that_comes_before_the_answer_is_not_lost(server: Server, visit: Visit) -> None:
    """The push that asks for the number may be faster than the answer to the commitment."""
    owner = open_by_form(visit().page, server.address, ["me", "link"], ["Odette"], "big_city")
    second, held = visit(), list[tuple[Route, APIResponse]]()
    second.context.route("**/luck/promise", lambda route: held.append((route, route.fetch())))
    second.page.goto(owner.invitation())
    second.page.get_by_role("button", name="Prendre place").click()
    friend = Table(second.page)
    wait_until(second.page, lambda: any('"reveal":[1]' in frame for frame in second.frames))
    for route, answer in held:
        route.fulfill(response=answer)
    whose_turn([owner, friend])


def test_a_number_that_a_cut_line_has_swallowed_is_given_again(
    server: Server, visit: Visit
) -> None:
    owner = open_by_form(visit().page, server.address, ["me", "link"], ["Odette"], "big_city")
    second, swallowed = visit(), list[Route]()
    second.forgive(CUT)  # but not that nobody cared for the answer

    def swallow(route: Route) -> None:
        swallowed.append(route)
        route.abort()

    second.context.route("**/luck/reveal", swallow)
    friend = sit_down(second, owner.invitation())
    wait_until(second.page, lambda: bool(swallowed))
    second.context.unroute("**/luck/reveal")
    second.page.reload()
    whose_turn([owner, friend])
