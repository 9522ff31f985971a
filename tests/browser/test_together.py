"""Several people at one table: by link, as spectators, and at one screen."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.server import Server
from browser.table_page import (
    CHOICES,
    LOG,
    PLAY,
    Table,
    open_by_form,
    open_table,
    wait_until,
    whose_turn,
)
from browser.visitors import Visit, Visitor

pytestmark = pytest.mark.xdist_group("browser-together")


# Somebody has not sat down yet, or nobody's part of the luck is waited for any more.
HAS_BEGUN = """async (table) => {
  const { players, prompt } = await (await fetch(`/api/tables/${table}`)).json();
  const waits = /part du hasard|part of the luck/.test(prompt);
  return players.some((player) => !player.joined) || !waits;
}"""


def join(friend: Visitor, link: str, name: str = "") -> Table:
    """Take the seat of a link; the game begins when all pages have given their luck."""
    table = sit_down(friend, link, name)
    wait_until(friend.page, lambda: bool(friend.page.evaluate(HAS_BEGUN, table.id)))
    return table


def sit_down(friend: Visitor, link: str, name: str = "") -> Table:
    friend.page.goto(link)
    if name:
        friend.page.get_by_label("Votre nom").fill(name)
    friend.page.get_by_role("button", name="Prendre place").click()
    return Table(friend.page)


def play_on(tables: list[Table], decisions: int, rng: Random) -> None:
    """Whoever is to act acts; all pages follow without being asked to."""
    for _ in range(decisions):
        acting = whose_turn(tables)
        rng.choice([acting.decide_on_board, acting.decide_from_list])(rng)
        for table in tables:
            table.wait_for_steps(acting.steps())


def test_two_browsers_share_a_table_and_a_third_watches(server: Server, visit: Visit) -> None:
    owner = open_by_form(visit().page, server.address, ["me", "link"], ["Odette", "Marcel"])
    assert owner.invitations().count() == 1
    friend = join(visit(), owner.invitation(), "Marcelle")
    expect(owner.invitations()).to_have_count(0)
    watcher = Table(visit().go(f"/table/{owner.id}"))

    play_on([owner, friend, watcher], 8, Random(4))

    assert owner.players() == friend.players() == watcher.players() == ["Odette", "Marcelle"]
    assert owner.log() == friend.log() == watcher.log()
    assert any("Odette" in line for line in friend.log())
    assert any("Marcelle" in line for line in owner.log())


def test_a_spectator_has_no_choices(server: Server, visit: Visit) -> None:
    owner = open_table(visit().page, server.address, ["me"])
    watcher = Table(visit().go(f"/table/{owner.id}"))
    play_on([owner, watcher], 3, Random(5))

    assert not watcher.is_my_turn()
    assert watcher.lit() == []
    expect(watcher.page.locator(CHOICES).filter(visible=True)).to_have_count(0)
    for what in ("undo", "redo"):
        expect(watcher.turn_back_button(what)).to_be_hidden()
    watcher.touch("cell:c3")
    expect(watcher.note()).to_contain_text("c3")
    expect(watcher.note()).not_to_contain_text("plateau")
    assert not watcher.is_ready()
    assert not watcher.has_refusal()


def test_a_touch_of_anothers_board_says_whose_it_is_and_what_is_there(
    server: Server, visit: Visit
) -> None:
    table = open_by_form(visit().page, server.address, ["me", "link"], ["Odette", "Marcel"])
    expect(table.owner()).to_have_text("Odette")
    table.show_board(1)
    expect(table.owner()).to_have_text("Marcel")
    assert table.lit() == []
    table.touch("cell:c3")
    expect(table.note()).to_contain_text(
        "Ce plateau n’est pas le vôtre (Marcel) : on n’y joue pas."
    )
    expect(table.note()).to_contain_text("c3")
    assert not table.is_ready()
    assert not table.has_refusal()

    table.come_back()
    expect(table.owner()).to_have_text("Odette")
    expect(table.note()).to_be_hidden()
    table.touch("cell:c3")
    assert table.is_ready()
    expect(table.note()).to_be_hidden()


def test_a_touch_of_the_own_board_while_others_act_says_what_is_there(
    server: Server, visit: Visit
) -> None:
    table = open_by_form(visit().page, server.address, ["me", "link"], ["Odette", "Marcel"])
    table.touch("cell:c3")
    table.confirm()
    assert not table.is_my_turn()
    table.touch("cell:c3")
    expect(table.note()).to_contain_text("c3")
    expect(table.note()).to_contain_text("mairie")
    expect(table.note()).not_to_contain_text("plateau")


@pytest.mark.parametrize("taken_back", [False, True], ids=["done", "done-undone-redone"])
def test_a_choice_made_on_an_old_board_is_neither_lost_nor_done_twice(
    server: Server, visit: Visit, taken_back: bool
) -> None:
    """Who presses while the other's news is on its way need not press again.

    What another has done at the same time does not matter; what was taken back asks for the news.
    """
    visitor = visit()
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []
    holding: list[bool] = []

    def delay(line: WebSocketRoute) -> None:
        lines.append(line)
        far = line.connect_to_server()
        far.on_message(lambda news: held.append(news) if holding else line.send(news))

    visitor.context.route_web_socket("**/live/*", delay)
    visitor.forgive("status of 409")
    owner = open_by_form(visitor.page, server.address, ["me", "link"], ["Odette", "Marcel"])
    friend = join(visit(), owner.invitation())
    rng = Random(7)
    while not (owner.is_my_turn() and friend.is_my_turn()):
        whose_turn([owner, friend]).decide_by_command(rng.choice)
        for table in (owner, friend):
            table.wait_until_in_step()

    holding.append(True)
    before = friend.steps()
    friend.decide_from_list(rng)
    theirs = friend.steps()
    if taken_back:
        friend.undo()
        friend.wait_for_steps(before)
        friend.redo()
        friend.wait_for_steps(theirs)
    owner.choose_from_list(0)
    mine = owner.page.locator(LOG).filter(has_text="Odette")
    done = mine.count()
    with owner.page.expect_response("**/play") as answer:
        owner.page.locator(PLAY).click()
    assert answer.value.status == (409 if taken_back else 201)
    holding.clear()
    for news in held:
        lines[-1].send(news)
    friend.wait_for_change(theirs)
    owner.wait_for_steps(friend.steps())
    assert mine.count() == done + 1
    assert not owner.has_refusal()


def test_two_people_at_one_screen(server: Server, visit: Visit) -> None:
    table = open_table(visit().page, server.address, ["me", "here"], ["Odette", "Marcel"])
    rng, seen = Random(8), set()
    for _ in range(16):
        name = table.badge().removeprefix("À vous, ")
        assert table.players()[table.shown()] == name
        seen.add(name)
        table.decide_on_board(rng)
        assert any(name in line for line in table.log()[-8:])
    assert seen == {"Odette", "Marcel"}
    assert table.is_my_turn()


def test_no_secret_reaches_who_may_not_know_it(server: Server, visit: Visit) -> None:
    """Links are the owner's to give; the secret of chance is nobody's while the game runs."""
    host, guest, stranger = visit(), visit(), visit()
    owner = open_by_form(host.page, server.address, ["me", "link"])
    link = owner.invitation()
    secret = link.rsplit("/", 1)[-1]
    friend = join(guest, link)
    watcher = Table(stranger.go(f"/table/{owner.id}"))
    play_on([owner, friend, watcher], 6, Random(9))
    watcher.page.request.get(f"{server.address}/api/tables/{owner.id}")
    with stranger.page.expect_download():
        stranger.page.locator("nav a[download]").click()

    chance = server.chance_secret(owner.id)
    assert secret in host.everything_received()
    assert len(chance) == 64
    received = stranger.everything_received()
    assert owner.id in received and secret not in received
    for visitor in (host, guest, stranger):
        assert chance not in visitor.everything_received()
