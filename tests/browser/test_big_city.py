"""Big City in the browser: cards that nobody else sees, and one screen for two."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.server import Server
from browser.table_page import LOG, Table, open_by_form, open_table, whose_turn
from browser.test_together import join
from browser.visitors import Visit, Visitor

pytestmark = pytest.mark.xdist_group("browser-big-city")

COVER = "#cover"
PASS = "#deal [data-value=pass]"
UNCOVER = "#cover [data-do=uncover]"

# Whether the ring lies around the thing of this name.
AROUND = """(name) => {
  const [ring, thing] = ['.since-ring.own', `[data-name="${name}"]`].map((selector) =>
    document.querySelector(`#panels ${selector}`).getBoundingClientRect());
  return ring.left <= thing.left && ring.right >= thing.right
    && ring.top <= thing.top && ring.bottom >= thing.bottom;
}"""

# Whether a thing of the city is seen between the sentence and the tray.
SEEN = """(name) => {
  const box = document.querySelector(`#sheet [data-name="${name}"]`).getBoundingClientRect();
  const [head, tray] = ['#prompt', '#at-hand'].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return box.top >= head.bottom && box.bottom <= tray.top;
}"""

# Whether a thing of the tray is seen, under the tray's head.
IN_TRAY = """(name) => {
  const [thing, head, tray] = [`#at-hand [data-name="${name}"]`, '#at-hand-tabs', '#at-hand'].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  return thing.top >= head.bottom && thing.bottom <= tray.bottom;
}"""


def cards(table: Table) -> set[str]:
    """The fronts that are drawn: one's own hand."""
    return {name for name in table.things() if name.startswith("card:")}


def reached(visitor: Visitor) -> set[str]:
    """All cards that anything sent to a browser has named."""
    return set(re.findall(r"card:[\w-]+", visitor.everything_received()))


def test_no_hidden_card_reaches_another_browser(server: Server, visit: Visit) -> None:
    """Whatever was sent to a browser is searched for the cards in the other one's hand."""
    first, second, rng = visit(), visit(), Random(5)
    owner = open_by_form(
        first.page, server.address, ["me", "link"], ["Odette", "Marcel"], "big_city"
    )
    friend = join(second, owner.invitation())
    watcher = visit()
    tables, seen = [owner, friend, Table(watcher.go(f"/table/{owner.id}"))], set[str]()

    for _ in range(16):
        acting = whose_turn(tables)
        if rng.random() < 0.5:
            acting.decide_by_command(rng.choice)
        else:
            rng.choice([acting.decide_on_board, acting.decide_from_list])(rng)
        for table in tables:
            table.wait_until_in_step()
        seen |= cards(owner) | cards(friend)

    assert len(seen) > 10 and not cards(tables[2])
    received = [reached(visitor) for visitor in (first, second, watcher)]
    for mine, table in enumerate((owner, friend)):
        hand = cards(table)
        assert hand  # few in the middle of an exchange
        assert hand <= received[mine]
        assert not hand & received[1 - mine] and not hand & received[2]


@pytest.mark.parametrize(("phone", "language", "words"), [
    (False, "en-GB", "New in your hand: "), (True, "fr-FR", "Nouvelle dans votre main : "),
])  # fmt: skip
def test_a_card_that_was_drawn_is_said_and_marked_until_the_next_decision(
    server: Server, visit: Visit, phone: bool, language: str, words: str
) -> None:
    page, rng = visit(phone=phone, language=language).page, Random(3)
    table = open_table(page, server.address, ["me", "bot"], game="big_city")
    table.wait_until_others_are_done()
    while not any(name.startswith("deck:") for name in table.lit()):
        table.decide_by_command(rng.choice)
        table.wait_until_others_are_done()
    before = cards(table)
    table.decide_by_command(rng.choice)
    table.wait_until_others_are_done()
    (new,) = cards(table) - before
    said = page.locator("#deal .deal-words").filter(has_text=words)
    expect(said).to_be_visible()
    ring = page.locator("#panels .since-ring.own")
    expect(ring).to_have_count(1)
    assert page.evaluate(AROUND, new)
    while not (passing := [one for one in table.now()["actions"] if "pass" in one[1]]):
        table.decide_by_command(rng.choice)  # another card is due
        table.wait_until_others_are_done()
        expect(ring.first).to_be_attached()
    table.decide_by_command(lambda _: passing[0])
    expect(ring).to_have_count(0)


@pytest.mark.parametrize(("phone", "language"), [(False, "en-GB"), (True, "fr-FR")])
def test_a_district_shows_all_its_places_and_is_turned_last(
    server: Server, visit: Visit, phone: bool, language: str
) -> None:
    """A touch takes it up, another one takes up another; the first way is meant until one turns."""
    page = visit(phone=phone, language=language).page
    table = open_table(page, server.address, ["me", "bot"], game="big_city")
    table.wait_until_others_are_done()
    table.by_finger = phone
    one, other = [name for name in table.lit() if name.startswith("district:")][:2]
    for name in (one, other):
        table.touch(name)
        expect(page.locator(f"#panels [data-name='{name}']")).to_have_class(re.compile("chosen"))
        expect(page.locator("#sheet .spot.open").first).to_be_attached()
        table.wait_until_in_step()
    seen = table.open()["lit"]
    places = [name for name in seen if name.startswith("cell:")]
    assert not table.is_ready() and len(places) >= 12
    assert {name for name in seen if name not in places} == {f"turn:{90 * n}" for n in range(4)}
    table.touch(places[0])
    expect(page.locator("#sheet .footprint:not(.maybe)")).to_have_count(1)
    assert table.is_ready()
    turns = [name for name in table.lit() if name.startswith("turn:")]
    assert turns and not any(name.startswith("cell:") for name in table.lit())
    table.touch(turns[-1])
    expect(page.locator("#sheet .ghost").first).to_be_visible()
    table.confirm()
    degrees = turns[-1].removeprefix("turn:")
    expect(page.locator(LOG).filter(has_text=f"{degrees}°").first).to_be_attached()


def until_the_last_district(page: Page, server: Server) -> Table:
    """Who begins takes every other one of an even number, so never the last."""
    table = open_table(page, server.address, ["me", "bot"], game="big_city")
    table.wait_until_others_are_done()
    if len(districts(table)) % 2 == 0:
        return until_the_last_district(page, server)
    while len(districts(table)) > 1:
        table.decide_by_command(lambda actions: actions[0])
        table.decide_by_command(lambda actions: actions[0])
        table.wait_until_others_are_done()
    return table


def districts(table: Table) -> list[str]:
    return [name for name in table.open()["lit"] if name.startswith("district:")]


def test_the_last_district_is_to_be_touched_like_the_others(server: Server, visit: Visit) -> None:
    """The only one is not chosen already: one would look for its places in vain."""
    page = visit(language="en-GB").page
    table = until_the_last_district(page, server)
    (last,) = districts(table)
    table.touch(last)
    expect(page.locator("#sheet .spot.open").first).to_be_attached()
    expect(page.locator(f"#panels [data-name='{last}']")).to_have_class(re.compile("chosen"))


def test_a_district_that_does_not_fit_when_turned_gets_another_place(
    server: Server, visit: Visit
) -> None:
    page = visit(language="en-GB").page
    table = open_table(page, server.address, ["me", "bot"], game="big_city")
    table.wait_until_others_are_done()
    oblong = [f"district:{number}" for number in (2, 4)]  # a bot may have taken one of them
    table.touch(next(name for name in oblong if name in table.lit()))
    expect(page.locator("#sheet .spot.open").first).to_be_attached()
    table.wait_until_in_step()
    place = next(
        name for name in table.open()["lit"]
        if name.startswith("cell:") and not turns_at(table, name) >= {"turn:90", "turn:180"}
    )  # fmt: skip
    table.touch(place)
    turn = next(f"turn:{way}" for way in (90, 180) if f"turn:{way}" not in table.lit())
    table.touch(turn)
    assert not table.has_refusal() and not table.is_ready()
    assert any(name.startswith("cell:") for name in table.lit())


# Whether the card lies over what the district would cover.
COVERED = """() => {
  const [a, b] = ['#explanation', '#sheet .footprint'].map(
    (where) => document.querySelector(where).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def test_where_a_district_would_lie_is_seen_beside_what_is_said_of_it(
    server: Server, visit: Visit
) -> None:
    page = visit(language="en-GB").page
    table = open_table(page, server.address, ["me", "bot"], game="big_city")
    table.wait_until_others_are_done()
    take_up_turned(page, table)
    table.point_at(next(name for name in table.lit() if name.startswith("cell:")))
    expect(table.explanation()).to_be_visible()
    expect(page.locator("#sheet .footprint")).to_have_count(1)
    assert not page.evaluate(COVERED)


def take_up_turned(page: Page, table: Table) -> None:
    """A district, by a quarter; its place is still to be chosen."""
    table.touch(districts(table)[0])
    expect(page.locator("#sheet .spot.open").first).to_be_attached()
    table.wait_until_in_step()
    table.touch("turn:90")


def turns_at(table: Table, place: str) -> set[str]:
    """The ways in which the district taken up fits there."""
    now = table.now()
    ways = [names for _, names, _ in now["actions"] + now["ways"] if place in names]
    return {name for names in ways for name in names if name.startswith("turn:")}


def test_on_a_phone_the_city_is_seen_before_a_district_is_chosen(
    server: Server, visit: Visit
) -> None:
    page = visit(phone=True).page
    table = open_table(page, server.address, ["me", "bot"], game="big_city")
    table.wait_until_others_are_done()
    tray = page.locator("#at-hand").bounding_box()
    plot = page.locator("#sheet [data-name='plot:15']").bounding_box()
    assert tray and plot and plot["y"] + plot["height"] < tray["y"]


def test_on_a_phone_a_district_is_seen_where_it_was_put(server: Server, visit: Visit) -> None:
    """It has been turned already: the tray need not come back over it."""
    page = visit(phone=True).page
    table = open_table(page, server.address, ["me", "bot"], game="big_city")
    table.wait_until_others_are_done()
    take_up_turned(page, table)
    table.touch(next(name for name in table.lit() if name.startswith("cell:")))
    assert table.is_ready()
    expect(page.locator("#at-hand-fold")).to_have_attribute("aria-expanded", "false")


def test_what_is_chosen_is_named_in_one_sentence(server: Server, visit: Visit) -> None:
    """A plot is described by whole sentences; what was touched so far, by names."""
    table, rng = open_table(visit().page, server.address, ["me", "bot"], game="big_city"), Random(3)
    table.wait_for_my_turn()
    while "card:" not in " ".join(table.lit()):
        table.decide_by_command(rng.choice)
        table.wait_for_my_turn()
    card = next(name for name in table.lit() if re.fullmatch(r"card:\d+", name))
    table.touch(card)
    number = card.removeprefix("card:")
    expect(table.page.locator("#deal .deal-words")).to_have_text(
        f"Choisi : Carte {number}. Continuez avec une marque ambre."
    )
    table.touch(f"plot:{number}")
    expect(table.page.locator("#deal .deal-words")).to_have_text(
        f"Choisi : Carte {number} · Parcelle {number}. Continuez avec une marque ambre."
    )


def at_a_turn(page: Page, server: Server) -> Table:
    table, rng = open_table(page, server.address, ["me", "bot"], game="big_city"), Random(3)
    table.wait_until_others_are_done()
    while "card:" not in " ".join(table.lit()):
        play_on(table, rng)
    return table


def play_on(table: Table, rng: Random) -> None:
    table.decide_by_command(rng.choice)
    table.wait_until_others_are_done()


def test_on_a_phone_what_was_chosen_by_its_card_is_seen_in_the_city(
    server: Server, visit: Visit
) -> None:
    """The tray lay over half of the board, and one built where one did not see it."""
    page = visit(phone=True).page
    table = at_a_turn(page, server)
    table.by_finger = True
    table.touch("piece:residence-1")
    hand = [name for name in table.lit() if re.fullmatch(r"card:\d+", name)]
    assert hand
    for card in hand:
        table.touch(card)
        assert table.is_ready()
        page.wait_for_function(SEEN, arg=f"plot:{card.removeprefix('card:')}")
        page.locator("#bar-clear").tap()
        table.touch("piece:residence-1")


@pytest.mark.parametrize(("language", "named"), [("fr-FR", "Quartiers"), ("en-GB", "Districts")])
def test_on_a_phone_the_head_of_the_tray_leads_to_what_lies_below(
    server: Server, visit: Visit, language: str, named: str
) -> None:
    """The districts lie under a hand and a supply that fill the tray."""
    page, rng = visit(phone=True, language=language).page, Random(3)
    table = at_a_turn(page, server)
    while not districts(table):
        play_on(table, rng)
    table.by_finger = True
    district = districts(table)[-1]
    assert not page.evaluate(IN_TRAY, district)
    for _ in ("shown", "folded"):
        tab = page.locator("#at-hand .tab", has_text=named)
        tab.tap()
        page.wait_for_function(IN_TRAY, arg=district)
        page.locator("#at-hand-fold").tap()
        expect(page.locator("#at-hand")).to_have_class(re.compile("folded"))
        expect(tab).to_be_visible()
    tab.tap()
    table.touch(district)
    expect(page.locator("#sheet .spot.open").first).to_be_attached()


def test_beside_a_refusal_buttons_take_no_more_room_than_they_need(
    server: Server, visit: Visit
) -> None:
    page = visit().page
    table = at_a_turn(page, server)
    table.touch("piece:church")
    assert "3.2" in table.refusal()
    offered, button = page.locator("#deal").bounding_box(), page.locator(PASS).bounding_box()
    assert offered and button and offered["width"] < button["width"] + 50


def test_one_screen_for_two_is_handed_on_before_cards_are_shown(
    server: Server, visit: Visit
) -> None:
    """A short game: the starting districts by pointing at the board, then everybody passes."""
    page = visit(phone=True).page
    table = open_table(page, server.address, ["me", "here"], ["Odette", "Marcel"], "big_city")
    rng, covers = Random(2), []
    while not table.is_over():
        expect(page.locator(f"{UNCOVER}, #result:not([hidden])").first).to_be_visible()
        if table.is_over():
            break
        assert not cards(table) and not table.lit()
        covers.append(page.locator(COVER).inner_text())
        page.locator(UNCOVER).click()
        expect(page.locator(COVER)).to_be_hidden()
        assert len(cards(table)) == 5
        finish_turn(table, rng)

    assert len(covers) == 6  # four districts, two passes
    assert len(set(covers)) == 2
    # Nobody has built anything. The result may be shown before the last line.
    expect(page.locator(LOG).last).to_contain_text("partagent la victoire")


def finish_turn(table: Table, rng: Random) -> None:
    """A district with two touches, or a pass."""
    while not table.page.locator(f"{UNCOVER}, #result:not([hidden])").first.is_visible():
        before, passing = table.steps(), table.page.locator(PASS)
        if passing.is_visible():
            table.press(passing)
            table.confirm()
        else:
            table.decide_on_board(rng)
        table.wait_for_change(before)
