"""One's seat on several devices, who asks to come in, and who stands in while one is away."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from browser.server import Server
from browser.table_page import Table, open_by_form
from browser.test_together import join
from browser.visitors import Visit

pytestmark = pytest.mark.xdist_group("browser-seats")


def make_everybody_away(server: Server) -> None:
    """As if all pages had been closed for an hour."""
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE holders SET seen = '2020-01-01 00:00:00'")


def test_a_used_invitation_asks_who_sits_there(server: Server, visit: Visit) -> None:
    owner = open_by_form(visit().page, server.address, ["me", "link"], ["Odette", "Marcel"])
    link = owner.invitation()
    owner.page.locator("#invitations summary").click()
    expect(owner.page.locator("#invitations img")).to_be_in_viewport(ratio=1)
    friend = join(visit(), link)
    telephone = visit(phone=True).page
    telephone.goto(link)
    expect(telephone.get_by_role("heading", level=1)).to_have_text("Marcel est déjà à cette place")
    telephone.get_by_role("button", name="Demander à entrer").click()
    expect(telephone.get_by_text("Demandé.")).to_be_visible()

    expect(owner.page.locator("#knocks")).to_be_empty()
    knock = friend.page.get_by_role("alert").filter(has_text="Est-ce le vôtre")
    expect(knock).to_contain_text("Chrome")
    knock.get_by_role("button", name="Oui, c’est moi").click()
    telephone.wait_for_url(f"**/table/{owner.id}")
    assert Table(telephone).player(1).get_by_text("Vous", exact=True).is_visible()
    expect(friend.page.locator("#knocks")).to_be_empty()


def test_who_is_not_let_in_stays_outside(server: Server, visit: Visit) -> None:
    owner = open_by_form(visit().page, server.address, ["me", "link"], ["Odette", "Marcel"])
    link = owner.invitation()
    friend = join(visit(), link)
    curious = visit().page
    curious.goto(link)
    curious.get_by_role("button", name="Demander à entrer").click()
    friend.page.get_by_role("button", name="Non", exact=True).click()
    expect(friend.page.locator("#knocks")).to_be_empty()
    expect(curious.get_by_role("button", name="Demander à entrer")).to_be_visible()


def test_another_device_comes_in_by_the_holders_link_and_can_be_closed(
    server: Server, visit: Visit
) -> None:
    owner = open_by_form(visit().page, server.address, ["me", "link"], ["Odette", "Marcel"])
    friend = join(visit(), owner.invitation())
    page = friend.page
    friend.player(1).get_by_role("button", name="Ma place…").click()
    dialog = page.get_by_role("dialog", name="Ma place")
    expect(dialog.locator("li")).to_have_count(1)
    dialog.get_by_role("button", name="Un autre appareil…").click()
    expect(dialog.locator(".qr svg")).to_be_visible()
    link = dialog.locator("#devices-link input").input_value()
    dialog.get_by_role("button", name="Fermer", exact=True).last.click()

    telephone = visit(phone=True).page
    telephone.goto(link)
    telephone.get_by_role("button", name="Ouvrir ma place ici").click()
    telephone.wait_for_url(f"**/table/{owner.id}")
    friend.player(1).get_by_role("button", name="Ma place…").click()
    expect(dialog.locator("li")).to_have_count(2)
    dialog.locator("li").last.get_by_role("button", name="Fermer").click()
    expect(dialog.locator("li")).to_have_count(1)
    telephone.reload()
    expect(telephone.locator("#player-1")).not_to_contain_text("Vous")

    dialog.get_by_role("button", name="Fermer et garder un lien").click()
    expect(dialog).to_contain_text("le seul moyen de revenir")
    back = dialog.get_by_role("textbox").input_value()
    page.reload()
    expect(page.locator("#player-1")).not_to_contain_text("Vous")
    page.goto(back)
    page.get_by_role("button", name="Ouvrir ma place ici").click()
    expect(page.locator("#player-1")).to_contain_text("Vous")


def test_a_bot_stands_in_openly_and_the_player_comes_back(server: Server, visit: Visit) -> None:
    owner = open_by_form(visit().page, server.address, ["me", "link"], ["Odette", "Marcel"])
    friend = join(visit(phone=True), owner.invitation())
    address = friend.page.url
    friend.page.goto("about:blank")
    expect(owner.player(1).get_by_role("button", name="Confier la place à un robot")).to_have_count(
        0
    )

    make_everybody_away(server)
    owner.page.reload()
    owner.player(1).get_by_role("button", name="Confier la place à un robot").click()
    expect(owner.player(1)).to_contain_text("remplacé par un robot")
    expect(owner.page.locator("#log")).to_contain_text("Marcel peut revenir à tout moment")

    friend.page.goto(address)
    back = friend.page.locator("#prompt").get_by_role("button", name="Reprendre ma place")
    expect(back).to_be_in_viewport(ratio=1)  # also on a phone, where the players are far below
    back.click()
    expect(friend.player(1)).not_to_contain_text("remplacé par un robot")
    expect(owner.page.locator("#log")).to_contain_text("Marcel joue de nouveau")
