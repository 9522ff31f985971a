"""Chapters 10 to 12 of RULES.md: options, rulings and data that no other file shows."""

from __future__ import annotations

import re

from marks import rule

from faubourg.core.model import Reason
from faubourg.games.arcologies import GAME, actions, components, reasons
from faubourg.games.arcologies.ending import LAST_RANK, RANKS
from faubourg.games.arcologies.patterns import NOTHING_ASKED
from faubourg.games.arcologies.rules import WRONG_STEP
from faubourg.games.small_city import components as box
from faubourg.games.small_city.board import Board
from games.arcologies.rulebook import BOOK, TEXT, paragraph, rows
from games.arcologies.table import start

SOURCES = {
    "town hall": "town-hall", "commercial tiles": "commercial", "factories": "factory",
    "cultural buildings": "cultural",
}  # fmt: skip


@rule("12.1")
def test_the_known_numbers() -> None:
    assert len(components.BOX.patterns) == 4
    assert 4 * components.PUMPS == 24
    assert 4 * len(components.STATUES) == 16
    assert (components.PUMP_POLLUTION, components.DEGREES) == (2, (0, 90, 180, 270))


@rule("12.2")
def test_a_square_has_three_by_three_cells() -> None:
    assert components.SIDE == 3
    assert all(len(pattern.rows) == 3 for pattern in components.BOX.patterns)


@rule("12.3")
def test_the_statues_of_the_table() -> None:
    told = {name.lower(): (SOURCES[source], int(least)) for name, source, least in rows("12.3")}
    assert told == {name: (s.source, s.least) for name, s in components.BOX.statues.items()}
    assert {statue.votes for statue in components.BOX.statues.values()} == {3}
    assert {components.BOX.tiles[f"statue-{name}"].raw for name in components.STATUE_NAMES} == {
        (0, 1, 0)
    }


@rule("12.4")
def test_the_patterns_of_the_table() -> None:
    for (name, *lines, statue), pattern in zip(rows("12.4"), components.BOX.patterns, strict=True):
        assert (name.lower(), statue.lower()) == (pattern.name, pattern.statue)
        assert tuple(line.replace(" ", "") for line in lines) == pattern.rows


def beside(kinds: tuple[int, ...], place: int) -> set[int]:
    """What the cells that touch a cell of the pattern ask for."""
    board = Board(3)
    return {kinds[cell] for cell in range(9) if board.around[place] >> cell & 1}


@rule("12.5")
def test_each_pattern_can_be_built_as_it_stands() -> None:
    industrial = {box.FACTORY[0], box.WAREHOUSE, box.REFINERY}
    for turns in start(2).kit.patterns.wanted:
        kinds = turns[0].kinds
        for place, kind in enumerate(kinds):
            near = beside(kinds, place)
            assert kind != box.RESIDENTIAL[0] or not near & industrial
            assert kind != box.COMMERCIAL[0] or box.RESIDENTIAL[0] in near
            assert kind != box.FACTORY[0] or box.WAREHOUSE in near
        assert kinds.count(NOTHING_ASKED) == 1


@rule("12.7", "9.6")
def test_the_ranks_of_the_table() -> None:
    told = [rank.lower() for _, rank in rows("9.6")]
    assert told == [*(name for _, name in RANKS), LAST_RANK]
    last = [int(re.findall(r"\d+", words)[-1]) for words, _ in rows("9.6")[:-1]]
    assert last == [most for most, _ in RANKS]


@rule("12.4")
def test_every_letter_has_a_meaning() -> None:
    letters = {
        letter for pattern in components.BOX.patterns for row in pattern.rows for letter in row
    }
    assert letters <= {*components.ASKED, components.EMPTY, components.STATUE}


# Options


@rule("10.1", "10.2", "10.3", "10.4", "10.5", "10.6", "10.7", "10.8")
def test_the_options_of_the_chapter() -> None:
    """Keys, values and defaults are those that people read."""
    own = {option.key: option for option in GAME.options}
    for number in ("10.2", "10.3", "10.4", "10.5", "10.6", "10.7", "10.8"):
        key, *words = re.findall(r"`([a-z0-9_]+)`", paragraph(number))
        option = own[key]
        assert set(words) >= set(option.values)
        assert re.search(rf"Default: `{option.default}`", paragraph(number))


# The text


def test_every_reason_of_our_own_is_called_so() -> None:
    own = [reason for kind, reason in WRONG_STEP.items() if kind.__module__ == actions.__name__]
    found = [value for value in vars(reasons).values() if isinstance(value, Reason)]
    assert own and all(reason.key.startswith("arcologies.") for reason in (*found, *own))
    assert len({reason.key for reason in found}) == len(found)


def test_every_cited_paragraph_exists() -> None:
    """Of this page; those of Small City are cited with its name."""
    plain = re.sub(r"Small City\s+(?:chapter )?[0-9.]+[0-9]", "", TEXT)
    cited = re.findall(r"(?:see |Option |\()((?:[0-9]+\.[0-9.]*[0-9](?:, )?)+)", plain)
    found = {number for words in cited for number in words.split(", ") if number}
    assert found <= set(BOOK.numbers())
