"""La Città in the browser: what one player hears of the people, nobody else does."""

from __future__ import annotations

import re
from typing import TypeAlias

import pytest
from playwright.sync_api import expect

from browser.measures import TEXT_SIZES
from browser.server import Server
from browser.table_page import (
    CHOICES,
    LOG,
    Table,
    open_by_form,
    open_table,
    wait_until,
    whose_turn,
)
from browser.test_together import join
from browser.visitors import Visit, Visitor

pytestmark = pytest.mark.xdist_group("browser-la-citta")

Card: TypeAlias = tuple[str, str]  # the position of a hidden voice card, and its service

ASK = "card:ask-the-people"
SERVICES = {"culture": "culture", "éducation": "education", "santé": "health"}
ABOUT_VOICE = "#panels [data-name^='service:'], #chips > *"
# The drawing of one hidden card, from its name to the next; and the words of a record.
DRAWN_CARD = re.compile(r'data-name=\\?"voice:(\d)\\?".*?(?=data-name|</svg>)', re.DOTALL)
WRITTEN_CARD = re.compile(r"\bvoice (\d) (culture|education|health)")


def told(visitor: Visitor) -> set[Card]:
    """The hidden voice cards that anything sent to a browser has named so far."""
    received = visitor.everything_received()
    drawn = {
        (card[1], code)
        for card in DRAWN_CARD.finditer(received)
        for name, code in SERVICES.items()
        if name in card[0].lower() or code in card[0]
    }
    return drawn | {(card[1], card[2]) for card in WRITTEN_CARD.finditer(received)}


def about_voice(table: Table) -> list[str]:
    """How often each service has been seen this year, in panels and chips."""
    return [words for words in table.page.locator(ABOUT_VOICE).all_text_contents() if words]


def sit_down(first: Visitor, second: Visitor, server: Server) -> list[Table]:
    """Both at a new table whose display offers Ask the People: about two of three do."""
    for _ in range(30):
        names = ["Odette", "Marcel"]
        owner = open_by_form(first.page, server.address, ["me", "link"], names, "la_citta")
        friend = join(second, owner.invitation())
        friend.page.locator('[data-name^="card:"]').first.wait_for()
        if ASK in friend.things():
            return [owner, friend]
    raise AssertionError("no display offers the card")


def sit_down_before(people: list[Visitor], server: Server) -> tuple[list[Table], int]:
    """The third one watches; and who of them is to act."""
    tables = sit_down(people[0], people[1], server)
    tables.append(Table(people[2].go(f"/table/{tables[0].id}")))
    for table in tables:
        table.wait_until_in_step()
    return tables, tables.index(whose_turn(tables))


def decide(table: Table, *names: str) -> None:
    for name in names:
        table.touch(name)
    table.confirm()


def pry(visitor: Visitor, table: Table) -> None:
    """Look for the cards where a curious player would: in the past, and in the record."""
    visitor.forgive("403")  # the record of a running game is refused
    now = table.steps()
    for step in (now - 1, now - 2, now):
        table.scrub_to(step)
    record = f"/api/tables/{table.id}/record"
    visitor.page.evaluate("url => fetch(url).then((answer) => answer.text())", record)


def all_pass(tables: list[Table]) -> None:
    """Until the cards are revealed, and somebody goes hungry or year 2 begins."""
    for _ in range(9):
        acting = whose_turn(tables)
        acting.decide_by_command(lambda all: next(one for one in all if "pass" in one[1]))
        for table in tables:
            table.wait_until_in_step()


def test_what_one_player_asks_the_people_reaches_nobody_else(server: Server, visit: Visit) -> None:
    """Whatever was sent to a browser is searched for the cards that another one has looked at."""
    people = [visit(), visit(), visit()]
    tables, asking = sit_down_before(people, server)
    others = [place for place in range(3) if place != asking]
    before = [about_voice(table) for table in tables]
    assert not any(told(visitor) for visitor in people) and all(before)

    decide(tables[asking], ASK, "voice:1", "voice:3")
    for table in tables:
        table.wait_until_in_step()

    seen = told(people[asking])
    assert {position for position, _ in seen} == {"1", "3"} and len(seen) == 2
    assert about_voice(tables[asking]) != before[asking]
    for place in others:
        pry(people[place], tables[place])
        assert not told(people[place])
        asked = [line for line in tables[place].log() if "interroge le peuple" in line]
        assert len(asked) == 1 and not any(name in asked[0].lower() for name in SERVICES)
        assert tables[place].log() == tables[asking].log()
        assert about_voice(tables[place]) == before[place]

    all_pass(tables[:2])

    tables[2].page.locator(LOG).filter(has_text="Le peuple a parlé").last.wait_for()
    revealed = told(people[2])
    assert len(revealed) == 3 and seen < revealed


def test_what_a_drawing_only_names_goes_dark_with_it(server: Server, visit: Visit) -> None:
    """Style sheets do not see where a picture is used; what is used must know the night itself."""
    page = visit(night=True).page
    open_table(page, server.address, ["me", "bot"], ["Odette"], "la_citta")
    castle = page.locator("#sheet defs > #la-citta-castle")
    expect(castle).to_have_attribute("data-night", "")
    page.emulate_media(color_scheme="light")
    expect(castle).not_to_have_attribute("data-night", "")


NAME = "#sheet .names > text"
CREST = "#sheet [data-key^='crest:']"


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)], ids=str)
def test_the_map_names_all_cities_of_five_players(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    """In letters that one can read on a laptop, whichever side one looks from."""
    page = visit(language="en-GB").page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = open_table(page, server.address, ["me", *["bot"] * 4], ["Odette"], "la_citta")
    table.wait_until_others_are_done()
    boards = set[str]()
    while len(boards) < 4:
        boards.add(table.board())
        assert page.locator(NAME).count() == page.locator(CREST).count() >= 10
        assert min(page.evaluate(TEXT_SIZES)) >= 9
        assert all(name.is_visible() for name in page.locator(NAME).all())
        table.turn()
        wait_until(page, lambda: len(boards) == 4 or table.board() not in boards)


def test_the_list_and_the_log_lead_by_the_names_of_the_map(server: Server, visit: Visit) -> None:
    page = visit(language="en-GB").page
    table = open_table(page, server.address, ["me", "bot"], ["Odette"], "la_citta")
    table.wait_until_others_are_done()
    names = page.locator(NAME).all_text_contents()
    table.open_list()
    page.locator("#choices-search").fill("farmhouse")
    lines = page.locator(CHOICES).filter(has_text="player card")
    assert all(any(name in line for name in names) for line in lines.all_text_contents())
    lines.first.click()
    meant = table.meant()
    table.confirm()
    built = page.locator(LOG).filter(has_text="Odette builds a farmhouse in").last.inner_text()
    assert any(name in built and name in meant for name in names)
    assert not re.search(r"\d+-\d+", built)


@pytest.mark.parametrize("bots", [1, 2, 4])  # maps that are narrow, wide, and large
def test_a_phone_names_the_cities_on_the_whole_map(server: Server, visit: Visit, bots: int) -> None:
    """One is asked about them by their names."""
    page = visit(phone=True).page
    table = open_table(page, server.address, ["me", *["bot"] * bots], ["Odette"], "la_citta")
    table.wait_until_others_are_done()  # a new question brings the page closer again
    page.locator("#zoom-fit").tap()
    expect(page.locator(NAME).first).to_be_visible()
    assert min(page.evaluate(TEXT_SIZES)) >= 8


def test_the_tray_gives_way_to_places_under_it(server: Server, visit: Visit) -> None:
    """A card that goes to a city low on the map of a phone; taken back, it is at hand again."""
    page, seats, first = visit(phone=True).page, ["me", "bot"], {"first_player": "1"}
    open_table(page, server.address, seats, game="la_citta", options=first)
    table, tray = Table(page, by_finger=True), page.locator("#at-hand")
    page.locator("#at-hand [data-name=found]").wait_for()
    table.read_gains()
    table.touch("found")
    expect(tray).to_have_class(re.compile("folded"))
    page.touchscreen.tap(*table.point_of("hex:12-7"))
    expect(page.locator("#deal [data-do=play]")).to_be_visible()
    expect(tray).to_have_class(re.compile("folded"))
    table.press(page.locator("#bar-clear"))
    expect(tray).not_to_have_class(re.compile("folded"))
