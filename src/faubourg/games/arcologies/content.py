"""The component data of both boxes, which a person may replace (RULES.md 12.8)."""

from __future__ import annotations

from typing import Final

from faubourg.core.content import BadContent, Table, number, one_of, read_tables, shown, written
from faubourg.games.arcologies import components
from faubourg.games.arcologies.actions import book_of
from faubourg.games.arcologies.components import BOX, SIDE, STATUE_NAMES, Pattern, Statue
from faubourg.games.small_city import content as base
from faubourg.games.small_city.board import placements_of
from faubourg.games.small_city.components import KINDS, STONE, Box

MOST_COUNT: Final = 99  # in stone, votes, or of what a statue must be influenced by
MOST_ACTIONS: Final = 20_000
TABLES: Final = ("statues", "patterns")
LETTERS: Final = f"{''.join(components.ASKED)}{components.STATUE}{components.EMPTY}"
COMMENTS: Final = {
    "statues": "The price in stone, the votes, and by how many of what a statue must be "
    f"influenced:\n# {', '.join(components.SOURCES)}.",
    "patterns": "The top row first. R, C, F, P: residential, commercial, factory, park of one\n"
    "# cell; W warehouse, X refinery, K school, S the statue named, E the required empty cell.",
}


# Writing


def export_content() -> str:
    """The built-in data as a TOML file to edit."""
    parts = [base.export_content(), f"\n# Arcologies\n# {COMMENTS['statues']}\n"]
    parts += [written(f"statues.{name}", _statue_fields(name)) for name in STATUE_NAMES]
    parts.append(f"\n# {COMMENTS['patterns']}\n")
    parts += [
        written(f"patterns.{p.name}", {"rows": p.rows, "statue": p.statue}) for p in BOX.patterns
    ]
    return "".join(parts)


def _statue_fields(name: str) -> Table:
    statue, tile = BOX.statues[name], BOX.tiles[f"statue-{name}"]
    return {
        "stone": tile.raw[STONE],
        "votes": statue.votes,
        "near": statue.source,
        "least": statue.least,
    }


# Reading


def read_content(text: str) -> components.ArcologyBox:
    """The data of a TOML file; what is wrong is named with what was expected."""
    given = read_tables(text, {*base.COMMENTS, *TABLES})
    small_city = base.box_of({key: value for key, value in given.items() if key not in TABLES})
    _check_single(small_city)
    statues = _part(given, "statues", STATUE_NAMES)
    patterns = _part(given, "patterns", components.PATTERN_NAMES)
    box = components.with_expansion(
        small_city,
        {name: _number(name, _part(statues, name, STATUE_FIELDS), "stone") for name in statues},
        {name: _statue(name, _part(statues, name, STATUE_FIELDS)) for name in STATUE_NAMES},
        tuple(
            _pattern(name, _part(patterns, name, PATTERN_FIELDS))
            for name in components.PATTERN_NAMES
        ),
    )
    _check_count(box)
    return box


STATUE_FIELDS: Final = ("stone", "votes", "near", "least")
PATTERN_FIELDS: Final = ("rows", "statue")


def _part(given: Table, name: str, expected: tuple[str, ...]) -> Table:
    part = given.get(name)
    if not isinstance(part, dict) or set(part) != set(expected):
        raise BadContent(f"{name} is {shown(part)}; expected tables {', '.join(expected)}")
    return part


def _number(name: str, given: Table, key: str) -> int:
    return number(f"{key} of {name}", given[key], 0, MOST_COUNT)


def _statue(name: str, given: Table) -> Statue:
    source = one_of(f"near of {name}", str(given["near"]), components.SOURCES)
    return Statue(source, _number(name, given, "least"), _number(name, given, "votes"))


def _pattern(name: str, given: Table) -> Pattern:
    """1.4: nine cells, one of them empty."""
    rows = given["rows"]
    if not isinstance(rows, list) or len(rows) != SIDE or any(len(str(r)) != SIDE for r in rows):
        raise BadContent(f"rows of {name} are {shown(rows)}; expected three of three letters")
    letters = "".join(map(str, rows))
    if set(letters) - set(LETTERS) or letters.count(components.EMPTY) != 1:
        raise BadContent(f"rows of {name} are {shown(rows)}; expected letters of {LETTERS}, one E")
    statue = one_of(f"statue of {name}", str(given["statue"]), STATUE_NAMES)
    return Pattern(name, (str(rows[0]), str(rows[1]), str(rows[2])), statue)


# What belongs together


def _check_single(box: Box) -> None:
    """1.4: what a pattern asks for covers one cell."""
    for kind in components.ASKED.values():
        if len(box.tiles[KINDS[kind]].cells) != 1:
            raise BadContent(f"{KINDS[kind]} must have one cell, for the patterns")
    largest = max(max(sizes) for sizes in box.zones.values())
    if largest < SIDE:
        raise BadContent(f"the largest zone is {largest} by {largest}; an arcology has {SIDE}")


def _check_count(box: components.ArcologyBox) -> None:
    book = book_of(placements_of(box), box.patterns)
    base.check_actions(len(book.actions), MOST_ACTIONS)
