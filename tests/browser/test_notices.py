"""Being told when the page is closed: the question, the device, the letter, and the clock."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random

import pytest
from playwright.sync_api import Page, expect
from web.receivers import LetterBox, PushService, Reader, mail_server, push_service

from browser.accessibility import violations
from browser.server import Server, running
from browser.table_page import CLOCK, TELL, TELL_CARD, Table, open_by_form, whose_turn
from browser.test_together import join
from browser.visitors import Visit, Visitor

pytestmark = pytest.mark.xdist_group("browser-notices")

# A browser without a push service of its maker subscribes at ours; and one without windows shows
# no messages, whatever was granted.
SUBSCRIBE = """(wish) => {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  PushManager.prototype.subscribe = async () => ({
    toJSON: () => ({ endpoint: wish.endpoint, keys: { p256dh: wish.p256dh, auth: wish.auth } }),
  });
}"""


@pytest.fixture(scope="module")
def box_and_server(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[LetterBox, Server]]:
    folder = tmp_path_factory.mktemp("telling")
    with mail_server() as (box, post):
        words = ["--smtp", f"{post.host}:{post.port}", "--smtp-from", post.sender]
        words += ["--site", post.site]
        with running(folder, *words, FAUBOURG_SERVE_PUSH_INSIDE="1") as started:
            yield box, started


@pytest.fixture
def box(box_and_server: tuple[LetterBox, Server]) -> LetterBox:
    return box_and_server[0]


@pytest.fixture
def server(box_and_server: tuple[LetterBox, Server]) -> Server:
    return box_and_server[1]


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as opened:
        yield opened


def after_my_turn(server: Server, me: Visitor, friend: Visitor) -> Table:
    """I have acted at a table with a friend, who is to act now."""
    mine = open_by_form(me.page, server.address, ["me", "link"], options={"first_player": "1"})
    join(friend, mine.invitation())
    rng = Random(1)
    mine.wait_until_in_step()
    expect(me.page.locator(TELL_CARD)).to_be_hidden()
    while mine.is_my_turn():
        mine.decide_from_list(rng)
        mine.wait_until_in_step()
    return mine


def make_me_away(server: Server, table: str) -> None:
    """As if the turn had begun, and the last page been closed, an hour ago."""
    with closing(sqlite3.connect(server.database, timeout=60)) as database, database:
        old = "2020-01-01 00:00:00.000000"
        database.execute("UPDATE holders SET seen = ? WHERE table_id = ?", (old, table))
        new = "2021-01-01 00:00:00.000000"
        turn = "UPDATE turns SET since = ?, pushed = 0 WHERE table_id = ?"
        database.execute(turn, (new, table))


@pytest.mark.parametrize(
    ("language", "phone", "question", "no", "link"),
    [
        ("fr-FR", False, "Faut-il vous prévenir", "Non", "Me prévenir quand c’est à moi"),
        ("en-GB", True, "Shall we tell you", "No", "Tell me when it is my turn"),
    ],
)
def test_the_question_comes_after_the_first_turn_and_is_asked_once(
    server: Server, visit: Visit, language: str, phone: bool, question: str, no: str, link: str
) -> None:
    me = visit(server.address, language=language, phone=phone)
    after_my_turn(server, me, visit(server.address))
    card = me.page.locator(TELL_CARD)
    expect(card).to_contain_text(question)
    box = card.bounding_box()
    assert box is not None and box["x"] >= 0
    assert box["x"] + box["width"] <= me.page.viewport_size["width"]  # type: ignore[index]
    undo = me.page.locator("#undo").bounding_box()
    assert phone or (undo is not None and box["y"] + box["height"] <= undo["y"])
    assert violations(me.page) == []
    card.get_by_role("button", name=no, exact=True).click()
    expect(card).to_be_hidden()
    me.page.reload()
    Table(me.page).wait_until_in_step()
    expect(card).to_be_hidden()
    me.page.get_by_role("button", name=link).click()
    expect(me.page.locator(TELL)).to_be_visible()
    assert violations(me.page) == []


def test_this_device_is_told_and_the_worker_is_there(
    server: Server, visit: Visit, service: PushService
) -> None:
    me, reader = visit(server.address), Reader()
    wish = json.dumps(reader.wish(f"{service.address}/me"))
    me.context.grant_permissions(["notifications"], origin=server.address)
    me.page.add_init_script(f"({SUBSCRIBE})({wish})")
    friend = visit(server.address)
    mine = after_my_turn(server, me, friend)
    me.page.locator(TELL_CARD).get_by_role("button", name="Cet appareil").click()
    expect(me.page.locator(TELL)).to_contain_text("C’est noté")
    scope = me.page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
    assert scope == f"{server.address}/"
    theirs, rng = Table(friend.page), Random(2)
    while not mine.is_my_turn():
        whose_turn([theirs, mine])
        if theirs.is_my_turn():
            theirs.decide_from_list(rng)
    table = mine.id
    me.page.goto("about:blank")
    make_me_away(server, table)
    said = reader.read(service.next()[2])
    assert said["title"] == "C’est à vous\u00a0: Town Center"
    assert said["url"] == f"/table/{table}"


def test_a_letter_is_asked_for_confirmed_and_ended(
    server: Server, visit: Visit, box: LetterBox
) -> None:
    me = visit(server.address)
    after_my_turn(server, me, visit(server.address))
    me.page.locator(TELL_CARD).get_by_role("button", name="E-mail").click()
    dialog = me.page.locator(TELL)
    dialog.get_by_role("textbox").fill("zoé@example")
    dialog.get_by_role("button", name="M’envoyer la question").click()
    expect(dialog).to_contain_text("ne ressemble pas à une adresse")
    me.forgive("422")
    dialog.get_by_role("textbox").fill("zoe@example.org")
    dialog.get_by_role("button", name="M’envoyer la question").click()
    expect(dialog).to_contain_text("Nous avons écrit à z…@example.org")
    confirm, stop = box.links(box.next())
    letters = visit(server.address).page
    letters.goto(server.address + confirm)
    letters.get_by_role("button", name="Oui, écrivez-moi").click()
    expect(letters.get_by_role("heading", level=1)).to_have_text("Vous serez prévenu")
    assert violations(letters) == []
    reopen(me.page)
    expect(dialog).to_contain_text("Les messages vont à z…@example.org")
    letters.goto(server.address + stop)
    letters.get_by_role("button", name="Plus de messages").click()
    expect(letters.get_by_role("heading", level=1)).to_have_text("Plus de messages")
    reopen(me.page)
    expect(dialog.get_by_role("textbox")).to_be_visible()


def reopen(page: Page) -> None:
    page.locator(TELL).get_by_role("button", name="Fermer").click()
    page.get_by_role("button", name="Me prévenir quand c’est à moi").click()


@pytest.mark.parametrize("phone", [False, True])
def test_the_clock_counts_down_for_everybody(server: Server, visit: Visit, phone: bool) -> None:
    me, friend = visit(server.address, phone=phone), visit(server.address)
    mine = open_by_form(me.page, server.address, ["me", "link"], clock="180")
    expect(me.page.locator(CLOCK)).to_be_hidden()
    theirs = join(friend, mine.invitation())
    for table in (mine, theirs):
        clock = table.page.locator(CLOCK)
        expect(clock).to_contain_text("encore 2:")
        before = clock.inner_text()
        expect(clock).not_to_have_text(before)
    assert violations(me.page) == []
