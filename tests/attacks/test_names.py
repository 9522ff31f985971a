"""A name can neither hide nor turn anything, at whatever door it comes in."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest
from cli.terminal import Run
from cli.terminal import run as run
from playing import play_on
from table.tables import table_of
from web.browser import HERE, LINK, ME, AnyClient, Browser
from web.conftest import migrated
from web.serving import serving

from faubourg.core import record
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.names import MOST_READ
from faubourg.core.presentation import Look
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch, record_of
from faubourg.core.texts import Texts
from faubourg.table.situation import paint
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

NASTY = {
    "turned around": ("\u202eAnn\u202c", "Ann"),
    "isolated": ("\u2066A\u2067n\u2068n\u2069", "Ann"),
    "with nothing in it": ("A\u200b\u200c\u200d\ufeffn\u00adn\U000e0041", "Ann"),
    "on two lines": ("An\r\nn\u2028e", "An n e"),
    "a pile of marks": ("A" + "\u0338" * 60, "A" + "\u0338" * 3),
    "long": ("x" * 50, "x" * 40),
    "in two pieces": ("Zoe\u0301", "Zo\u00e9"),
    "coloured": ("\x1b[31mAnn\x1b[0m", "[31mAnn[0m"),
}
NOTHING = {"zero width": "\u200b\u200d", "a filler": "\u3164", "space": " \t ", "a mark": "\u0301"}
nasty = pytest.mark.parametrize(("given", "shown"), NASTY.values(), ids=NASTY.keys())
nothing = pytest.mark.parametrize("given", NOTHING.values(), ids=NOTHING.keys())


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyClient]:
    """One for all: every test opens tables of its own."""
    path = tmp_path_factory.mktemp("names") / "faubourg.sqlite3"
    with serving(migrated(f"sqlite:///{path}")) as opened:
        yield opened


@pytest.fixture
def browser(client: AnyClient) -> Browser:
    return Browser(client)


def by_form(browser: Browser, name: str) -> str:
    fields = {"seats": "2", "seat-0-kind": "me", "seat-1-kind": "here", "seat-0-name": name}
    answer = browser.send_form("/tables", game="town_center", **fields)
    return shown_name(browser, answer.headers["location"].removeprefix("/table/"))


def by_program(browser: Browser, name: str) -> str:
    return shown_name(browser, browser.open({"kind": "me", "name": name}, HERE))


def by_link(browser: Browser, name: str) -> str:
    table = browser.open(LINK, ME)
    friend = Browser(browser.client)
    friend.join(browser.link(table, 0), name)
    return shown_name(friend, table)


def by_record(browser: Browser, name: str) -> str:
    files = {"record": ("game.jsonl", some_record(name).encode(), "text/plain")}
    answer = browser.post("/replay", files=files)
    return shown_name(browser, answer.headers["location"].removeprefix("/table/"))


def shown_name(browser: Browser, table: str) -> str:
    """The same wherever it is shown."""
    shown = browser.look(table)
    name = str(shown["players"][0]["name"])
    assert name in shown["text"]
    return name


def some_record(*names: str) -> str:
    """The start of a game."""
    match: AnyMatch = Match(find_game("town_center").rules(2), Chance(b"s" * 32, ("a", "b")))
    kept = record_of(play_on(match, Random(1), 9), ["Ann", "Bob"], reveal=True)
    return record.dump(replace(kept, header=replace(kept.header, players=list(names))))


DOORS = [by_form, by_program, by_link, by_record]
Door = Callable[[Browser, str], str]
at_each_door = pytest.mark.parametrize("door", DOORS, ids=lambda door: door.__name__)


@at_each_door
@nasty
def test_a_nasty_name_is_cleaned_at_every_door(
    browser: Browser, door: Door, given: str, shown: str
) -> None:
    assert door(browser, given) == shown


@at_each_door
@nothing
def test_who_has_no_name_left_is_called_by_the_seat(
    browser: Browser, door: Door, given: str
) -> None:
    assert door(browser, given) == "Player 1"


def test_a_bot_without_a_name_gets_its_own(browser: Browser) -> None:
    table = browser.open({"kind": "bot", "bot": "random", "name": "\u200b"}, ME)
    assert browser.look(table)["players"][0]["name"] == "Odile"


def test_an_endless_name_is_refused_by_the_api_and_cut_by_the_form(browser: Browser) -> None:
    endless = {"game": "town_center", "seats": [{"kind": "me", "name": "x" * (MOST_READ + 1)}, ME]}
    assert browser.post("/api/tables", endless).status_code == 400
    assert by_form(browser, "x" * 10**6) == "x" * 40


def test_half_a_character_is_a_mistake_of_who_sends_it(browser: Browser) -> None:
    wish = b'{"game":"town_center","seats":[{"kind":"me","name":"\\ud800"},{"kind":"here"}]}'
    headers = {"content-type": "application/json"}
    assert browser.post("/api/tables", content=wish, headers=headers).status_code == 400
    line = some_record("Ann", "Bob").replace('"Ann"', r'"\ud800"')
    files = {"record": ("game.jsonl", line.encode(), "text/plain")}
    assert browser.post("/replay", files=files).status_code == 400


# The terminal


@nasty
def test_a_name_is_cleaned_in_the_terminal(run: Run, given: str, shown: str) -> None:
    out = run("play", "town_center", "--name", given, typed="quit\n").out
    assert f"{shown}: " in out and "\x1b" not in out and "\u202e" not in out


@pytest.mark.parametrize("typed", ["", "quit\n"], ids=["replay", "play"])
@nasty
def test_the_names_of_a_record_are_cleaned_in_the_terminal(
    run: Run, tmp_path: Path, given: str, shown: str, typed: str
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(some_record(given, given), encoding="utf-8", newline="\n")
    command = ["play", "--load", str(file), "-p", "2"] if typed else ["replay", str(file)]
    done = run(*command, typed=typed)
    assert done.code == 0 and shown in done.out and "\u202e" not in done.out


def test_a_record_with_too_few_names_is_shown(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(some_record(), encoding="utf-8")
    assert run("replay", str(file), "--json").json()["players"] == ["Player 1", "Player 2"]


@pytest.mark.parametrize("name", ["[/red]", "[red]Ann", "[link=https://evil.example]Ann[/link]"])
def test_no_name_is_markup_in_the_terminal(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(some_record(name, "Bob"), encoding="utf-8")
    done = run("replay", str(file))
    assert done.code == 0 and name in done.out.split("Result")[-1]
    assert json.loads(run("replay", str(file), "--json").out)["players"][0] == name


# A name never decides anything


def shown_with(game: str, names: tuple[str, str], language: str) -> Iterator[str]:
    """What the seat to act is shown at some moments of a game, which is always the same one."""
    rules, rng = find_game(game).rules(2), Random(3)
    match: AnyMatch = Match(rules, Chance.seeded("names"))
    table = table_of(match, names)
    for step in range(60):
        seat = match.state.actors[0]
        if step % 6 == 0:
            table.story.catch_up(match.steps, [])
            shown = paint(table, Viewer((seat,), language), WantedLook())
            yield msgspec.json.encode(shown).decode()
        match.play(seat, rules.pick(match.state, seat, rng))


# Words that our texts choose their sentences by, and the titles of boards.
WORDS = [("seat", "none"), ("other", "one"), ("own", "nobody"), ("0", "1"), ("city", "The city")]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("words", WORDS, ids=lambda words: words[0])
@pytest.mark.parametrize(
    "game", ["arcologies", "big_city", "la_citta", "small_city", "town_center"]
)
def test_whatever_people_are_called_only_the_names_differ(
    game: str, words: tuple[str, str], language: str
) -> None:
    """Compared with names of the same length that are no words."""
    signs = ("Ω" * len(words[0]), "Ж" * len(words[1]))
    pairs = zip(shown_with(game, signs, language), shown_with(game, words, language), strict=True)
    for with_signs, with_words in pairs:
        expected = with_signs.replace(signs[0], words[0]).replace(signs[1], words[1])
        assert with_words == expected


@pytest.mark.parametrize("names", [("Ann", "Bob"), ("Ann", "Ann"), ("1", "0"), ("The city", "map")])
@pytest.mark.parametrize(("game", "owners"), [
    ("arcologies", ["0", "1"]), ("big_city", []), ("la_citta", []), ("small_city", ["0", "1"]),
    ("town_center", ["0", "1"]),
])  # fmt: skip
def test_a_board_belongs_to_a_seat_not_to_a_name(
    game: str, owners: list[str], names: tuple[str, str]
) -> None:
    chosen, texts = find_game(game), Texts("en")
    rules = chosen.rules(2)
    view = rules.known(rules.new_state(), None)
    looks = [Look(seat, names=names) for seat in range(2)]
    boards = [chosen.drawer(rules).draw(view, texts, look) for look in looks]
    assert [seat for board in boards for seat in re.findall(r'data-owner="(.*?)"', board)] == owners
