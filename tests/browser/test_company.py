"""People around a table: my seat on my phone, who is here, what they say, where I am awaited."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.accessibility import violations
from browser.server import Server
from browser.table_page import Table, open_by_form, open_table
from browser.test_together import join
from browser.visitors import Visit, Visitor

pytestmark = pytest.mark.xdist_group("browser-company")

WORDS = {
    "fr-FR": {
        "phone": "Sur mon téléphone", "open": "Ouvrir ma place ici", "mine": "C’est le mien",
        "end": "Le fermer", "watching": "Vous regardez cette partie.", "play": "Je joue ici",
        "way": "Ce navigateur ne tient aucune place", "carry": "Mes tables sur un autre appareil",
        "make": "Faire une clé", "bring": "Les apporter ici", "you": "Vous", "seat": "Ma place…",
    },
    "en-GB": {
        "phone": "On my phone", "open": "Open my seat here", "mine": "It is mine",
        "end": "Close it", "watching": "You are watching this game.", "play": "I play here",
        "way": "This browser holds no seat", "carry": "My tables on another device",
        "make": "Make a key", "bring": "Bring them here", "you": "You", "seat": "My seat…",
    },
}  # fmt: skip
each_language = pytest.mark.parametrize("language", WORDS)
each_size = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def sit(server: Server, visit: Visit) -> tuple[Table, Table]:
    """Odette and Marcel at a table."""
    owner = open_by_form(visit().page, server.address, ["me", "link"], ["Odette", "Marcel"])
    return owner, join(visit(), owner.invitation())


def is_in_view(page: Page, selector: str) -> bool:
    """Whether all of it is on the screen and on top."""
    return bool(page.locator(selector).evaluate(
        """e => { const box = e.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return box.top >= 0 && box.bottom <= innerHeight && e.contains(hit); }"""
    ))  # fmt: skip


@each_language
@each_size
def test_a_seat_is_opened_on_a_phone_and_its_holder_is_told_at_once(
    server: Server, visit: Visit, language: str, phone: bool
) -> None:
    words = WORDS[language]
    page = visit(language=language, phone=phone).page
    table = open_table(page, server.address, ["me", "bot"], ["Odette"])
    table.player(0).get_by_role("button", name=words["phone"]).click()
    dialog = page.get_by_role("dialog", name=words["phone"])
    code = dialog.locator(".qr svg")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box and abs(box["width"] - box["height"]) < 1 and code.get_attribute("viewBox")
    link = dialog.get_by_role("textbox").input_value()
    page.keyboard.press("Escape")

    other = visit(language=language, phone=not phone).page
    other.goto(link)
    other.get_by_role("button", name=words["open"]).click()
    expect(Table(other).player(0)).to_contain_text(words["you"])
    told = page.locator("#newcomers section")
    expect(told).to_contain_text("Chrome")
    page.evaluate("scrollTo(0, 300)")
    assert is_in_view(page, "#newcomers section")
    told.get_by_role("button", name=words["end"]).click()
    expect(told).to_have_count(0)
    expect(other.locator("#watching")).to_be_visible()


def test_who_has_said_that_a_device_is_theirs_is_not_asked_again(
    server: Server, visit: Visit
) -> None:
    owner, _ = sit(server, visit)
    owner.player(0).get_by_role("button", name="Sur mon téléphone").click()
    link = owner.page.locator("#devices input[readonly]").input_value()
    owner.page.keyboard.press("Escape")
    other = visit().page
    other.goto(link)
    other.get_by_role("button", name="Ouvrir ma place ici").click()
    owner.page.get_by_role("button", name="C’est le mien").click()
    expect(owner.page.locator("#newcomers section")).to_have_count(0)
    owner.page.reload()
    Table(owner.page)
    expect(owner.page.locator("#newcomers section")).to_have_count(0)


@each_language
@each_size
def test_who_holds_no_seat_is_told_so_and_shown_the_way_back(
    server: Server, visit: Visit, language: str, phone: bool
) -> None:
    words = WORDS[language]
    owner = open_table(visit().page, server.address, ["me", "bot"], ["Odette"])
    expect(owner.page.locator("#watching")).to_be_hidden()
    page = visit(language=language, phone=phone).page
    page.goto(owner.page.url)
    expect(page.get_by_text(words["watching"], exact=True)).to_be_visible()
    expect(page.get_by_text(words["way"])).to_be_hidden()
    page.get_by_text(words["play"], exact=True).click()
    expect(page.get_by_text(words["way"])).to_be_visible()
    assert violations(page) == []


@each_language
@each_size
def test_a_key_brings_all_tables_to_another_device(
    server: Server, visit: Visit, language: str, phone: bool
) -> None:
    words = WORDS[language]
    page = visit(language=language, phone=phone).page
    tables = [open_table(page, server.address, ["me", "bot"]).id for _ in range(2)]
    page.goto(server.address)
    page.get_by_role("link", name=words["carry"]).click()
    page.get_by_role("button", name=words["make"]).click()
    expect(page.locator(".qr svg")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    key = page.get_by_role("textbox").input_value()

    other = visit(language=language, phone=not phone)
    other.page.goto(key)
    other.page.get_by_role("button", name=words["bring"]).click()
    for table in tables:
        expect(other.page.locator(f'a[href="/table/{table}"]')).to_be_visible()
    late = visit(language=language)
    late.forgive("409")
    late.page.goto(key)
    expect(late.page.locator("h1")).to_be_visible()
    expect(late.page.get_by_role("button", name=words["bring"])).to_have_count(0)


def test_who_is_here_and_who_has_gone_is_seen_live(server: Server, visit: Visit) -> None:
    owner, friend = sit(server, visit)
    expect(owner.player(1)).to_contain_text("est là")
    expect(owner.player(0).locator(".presence")).to_have_count(0)
    address = friend.page.url
    friend.page.goto("about:blank")
    expect(owner.player(1)).to_contain_text("était là")
    friend.page.goto(address)
    expect(owner.player(1)).to_contain_text("est là")


def test_a_name_is_changed_at_the_table_and_everybody_sees_it(server: Server, visit: Visit) -> None:
    owner = open_by_form(visit().page, server.address, ["me", "link"], ["Odette", "Marcel"])
    visitor = visit()
    visitor.forgive("422")
    friend = join(visitor, owner.invitation())
    friend.player(1).get_by_role("button", name="Ma place…").click()
    dialog = friend.page.get_by_role("dialog", name="Ma place")
    field = dialog.get_by_label("Votre nom")
    expect(field).to_have_value("Marcel")
    assert violations(friend.page) == []
    field.fill("Odette")
    field.press("Enter")
    expect(dialog.get_by_role("alert")).to_contain_text("porte déjà ce nom")
    field.fill("  Marcelline ")
    field.press("Enter")
    expect(dialog).to_be_hidden()
    expect(owner.player(1).locator(".player-name")).to_have_text("Marcelline")


def say(visitor: Page, words: str) -> None:
    if not visitor.locator("#talk-fold").evaluate("fold => fold.open"):
        visitor.locator("#talk-fold summary").click()
    visitor.get_by_role("button", name=words).click()


@each_size
def test_a_phrase_is_read_in_ones_own_language_and_can_be_muted(
    server: Server, visit: Visit, phone: bool
) -> None:
    owner = open_by_form(visit(phone=phone).page, server.address, ["me", "link"], ["Odette"])
    english = visit(language="en-GB").page
    english.goto(owner.invitation())
    english.get_by_role("button", name="Take the seat").click()
    say(english, "Nice move!")
    bubble = owner.page.locator(".speech")
    expect(bubble).to_contain_text("Bien joué")
    expect(owner.page.locator("#talk li")).to_contain_text("Bien joué")
    expect(english.locator("#talk li")).to_contain_text("Nice move!")
    expect(english.locator(".speech")).to_have_count(0)  # one knows what one has said
    assert violations(owner.page) == []
    say(owner.page, "Ne plus voir les mots")
    expect(bubble).to_have_count(0)
    say(english, "Thank you!")
    expect(english.locator("#talk li")).to_have_count(2)
    say(owner.page, "Bonjour")
    expect(english.locator(".speech")).to_contain_text("Hello!")  # and so Merci has come and gone
    expect(owner.page.locator("#talk li, .bubble")).to_have_count(0)


def test_there_is_nothing_to_say_to_a_bot(server: Server, visit: Visit) -> None:
    table = open_table(visit().page, server.address, ["me", "bot"])
    expect(table.page.locator("#talk")).to_be_empty()


def test_one_is_led_to_the_next_table_that_waits_for_one(server: Server, visit: Visit) -> None:
    page = visit().page
    waiting = [open_table(page, server.address, ["me", "here"]).id for _ in range(2)]
    open_by_form(page, server.address, ["me", "link"], game="big_city")
    link = page.get_by_role("link", name="À vous à 2 autres tables")
    link.click()
    page.wait_for_url(re.compile("|".join(waiting)))
    here = Table(page)
    here.wait_for_my_turn()
    (other,) = set(waiting) - {here.id}
    expect(page.locator("#next-turn")).to_have_attribute("href", f"/table/{other}")
    expect(page.locator("#next-turn")).to_be_hidden()  # it is one's turn here
    page.locator("#sentence").focus()
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{other}")


def sounds(visitor: Visitor) -> str:
    return visitor.page.locator("#sound").get_attribute("aria-pressed") or ""


def test_sound_is_on_with_others_off_alone_and_as_one_likes(server: Server, visit: Visit) -> None:
    alone = visit()
    open_table(alone.page, server.address, ["me", "bot"])
    assert sounds(alone) == "false"
    owner = visit()
    table = open_by_form(owner.page, server.address, ["me", "link"])
    assert sounds(owner) == "true"
    table.page.locator("#sound").click()
    assert sounds(owner) == "false"
    table.page.reload()
    Table(table.page)
    assert sounds(owner) == "false"


def test_one_leaves_a_bot_plays_on_and_one_comes_back(server: Server, visit: Visit) -> None:
    owner, friend = sit(server, visit)
    friend.player(1).get_by_role("button", name="Ma place…").click()
    dialog = friend.page.get_by_role("dialog", name="Ma place")
    dialog.get_by_text("Quitter la table").click()
    dialog.get_by_role("button", name="joue pour moi").click()
    expect(owner.player(1)).to_contain_text("remplacé par un robot")
    friend.player(1).get_by_role("button", name="Reprendre ma place").click()
    expect(owner.player(1)).not_to_contain_text("remplacé par un robot")
