"""Component data as strangers send it: TOML within bounds, and the tables, lists, numbers in it.

What could freeze a server is refused by its looks, in one pass, before the parser sees it: for
some texts that parser takes the square of their length.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import asdict
from typing import Final, TypeAlias

Table: TypeAlias = dict[str, object]
Cell: TypeAlias = tuple[int, int]

# Ten times what the largest of our boxes needs.
LONGEST_CONTENT: Final = 100_000  # characters of a file
MOST_LINES: Final = 5_000
LONGEST_LINE: Final = 1_000
LONGEST_WORD: Final = 100  # of what stands outside of quotes: a number, a key
MOST_DOTS: Final = 4  # in a key
DEEPEST: Final = 6  # lists or tables inside each other

LONGEST_SHOWN: Final = 80  # of what was given, in a message
# Each of these always matches to its end, so that nothing is looked at twice.
QUOTED: Final = re.compile(r"""#.*|"(?:[^"\\]|\\.)*+"?|'[^']*+'?""")
BETWEEN: Final = re.compile(r"[=,\[\]{}]")
EMPTY: Final = '""'


class BadContent(ValueError):
    """Component data that the game cannot be played with."""


def content_hash(components: object) -> str:
    """Names the component data a record was played with."""
    words = json.dumps(components, sort_keys=True, default=asdict)
    return hashlib.sha256(words.encode()).hexdigest()[:16]


# Writing


def written(name: str, values: Mapping[str, object], comment: str = "") -> str:
    """A table: texts, numbers and lists of them are the same in JSON and in TOML."""
    lines = [f"{key} = {json.dumps(value)}\n" for key, value in values.items()]
    return (f"\n# {comment}" if comment else "") + f"\n[{name}]\n" + "".join(lines)


def drawn(name: str, rows: Collection[str]) -> str:
    """A board, one row a line."""
    return f"{name} = [\n" + "".join(f'    "{row}",\n' for row in rows) + "]\n"


# Reading


def read_toml(text: str) -> Table:
    """A TOML file, or BadContent; in a time that grows no faster than the text."""
    _check_text(text)
    depth = 0
    for number, line in enumerate(text.split("\n"), start=1):
        depth = _check_line(f"line {number}", line, depth)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise BadContent(f"not TOML: {error}") from error


def _check_text(text: str) -> None:
    if len(text) > LONGEST_CONTENT:
        raise BadContent(f"a file of {len(text)} characters; expected at most {LONGEST_CONTENT}")
    lines = text.count("\n") + 1
    if lines > MOST_LINES:
        raise BadContent(f"a file of {lines} lines; expected at most {MOST_LINES}")
    if '"""' in text or "'''" in text:
        raise BadContent("three quotes in a row; expected texts of one line")
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise BadContent("half a character (a lone surrogate); expected text")


def _check_line(where: str, line: str, depth: int) -> int:
    """How deep inside of lists and tables the line ends."""
    if len(line) > LONGEST_LINE:
        raise BadContent(f"{where} has {len(line)} characters; expected at most {LONGEST_LINE}")
    bare = QUOTED.sub(EMPTY, line)
    for word in map(str.strip, BETWEEN.split(bare)):
        if len(word) > LONGEST_WORD:
            raise BadContent(f"{where}: {shown(word)} has {len(word)} characters; "
                             f"expected at most {LONGEST_WORD}")  # fmt: skip
        if word.count(".") > MOST_DOTS:
            raise BadContent(f"{where}: {shown(word)}; expected at most {MOST_DOTS} dots")
    for mark in re.findall(r"[\[\]{}]", bare):
        depth += 1 if mark in "[{" else -1
        if depth > DEEPEST:
            raise BadContent(f"{where}: lists or tables {depth} deep; expected at most {DEEPEST}")
    return depth


def read_tables(text: str, expected: Collection[str]) -> Table:
    """A TOML file that has just these tables."""
    given = read_toml(text)
    if set(given) != set(expected):
        raise BadContent(f"found tables {_keys(given, expected)}; expected {sorted(expected)}")
    return given


def read_table(text: str, name: str, expected: Collection[str]) -> Table:
    """The only table of a TOML file, which has just these keys."""
    given = read_toml(text)
    found = given.get(name)
    if not isinstance(found, dict) or set(given) != {name}:
        raise BadContent(f"found {shown(sorted(given))}; expected one table, [{name}]")
    if set(found) != set(expected):
        raise BadContent(f"{name} {shown(sorted(found))}; expected {sorted(expected)}")
    return found


def _keys(given: Table, expected: Collection[str]) -> str:
    """What a table has, with what it should not have in front."""
    return shown(sorted(given, key=lambda key: (key in expected, key)))


def shown(given: object) -> str:
    """What was given, as a message can hold it."""
    words = repr(given)
    return words if len(words) <= LONGEST_SHOWN else f"{words[:LONGEST_SHOWN]}…"


def part(given: Table, name: str) -> Table:
    """A table inside of another one."""
    found = given.get(name)
    if not isinstance(found, dict):
        raise BadContent(f"{name} is {shown(found)}; expected a table, [{name}]")
    return found


def named(where: str, given: Table, expected: Collection[str]) -> Table:
    """A table with just these keys."""
    if set(given) != set(expected):
        raise BadContent(f"{where} has {_keys(given, expected)}; expected {sorted(expected)}")
    return given


def number(where: str, given: object, least: int, most: int) -> int:
    if type(given) is not int or not least <= given <= most:
        raise BadContent(f"{where} is {shown(given)}; expected a number from {least} to {most}")
    return given


def one_of(where: str, given: object, known: Collection[str]) -> str:
    if not isinstance(given, str) or given not in known:
        raise BadContent(f"{where} is {shown(given)}; expected {' or '.join(known)}")
    return given


def listed(where: str, given: object, most: int) -> list[object]:
    """A list that is not empty."""
    if not isinstance(given, list) or not given:
        raise BadContent(f"{where} is {shown(given)}; expected a list")
    if len(given) > most:
        raise BadContent(f"{where} is a list of {len(given)}; expected at most {most}")
    return given


def texts(where: str, given: object, most: int) -> list[str]:
    """A list of texts."""
    found = [item for item in listed(where, given, most) if isinstance(item, str)]
    if found != given:
        raise BadContent(f"{where} is {shown(given)}; expected a list of texts")
    return found


def cell(where: str, given: object, axes: tuple[str, str], bounds: tuple[range, range]) -> Cell:
    """A pair of numbers, each within its bounds."""
    if not isinstance(given, list) or len(given) != len(axes):
        raise BadContent(f"{where} is {shown(given)}; expected [{', '.join(axes)}]")
    first, second = (
        number(f"{axis} of {where}", value, bound[0], bound[-1])
        for axis, value, bound in zip(axes, given, bounds, strict=True)
    )
    return first, second
