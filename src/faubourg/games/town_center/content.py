"""The component data a person may replace by what is in their own box: the boards."""

from __future__ import annotations

from typing import Final, TypeAlias

from faubourg.core.content import BadContent, drawn, read_table, shown, texts
from faubourg.games.town_center.components import BOARDS, CENTER, SUBURB

Boards: TypeAlias = dict[str, tuple[str, ...]]
LETTERS: Final = f"{CENTER}{SUBURB}.#"
LARGEST: Final = 9  # rows are named by one digit, and a board must fit a screen

HEAD: Final = """\
# Town Center: the boards. The pictures of the rulebook are lost, so these are reconstructed
# (RULES.md, chapter 7). Own the box? Copy its boards here and play with --content FILE.
# C Center, S Suburb, . no cell, # the park. All boards have the same number of rows and columns.

[boards]
"""


def export_content() -> str:
    """The built-in boards as a TOML file to edit."""
    return HEAD + "".join(drawn(side, rows) for side, rows in BOARDS.items())


def read_content(text: str) -> Boards:
    """Boards from a TOML file; what is wrong is named with what was expected."""
    boards = read_table(text, "boards", BOARDS)
    checked = {side: _checked(side, boards[side]) for side in BOARDS}
    _check_sizes(checked)
    return checked


def _checked(side: str, rows: object) -> tuple[str, ...]:
    lines = texts(f"board {side}", rows, LARGEST)
    for number, row in enumerate(lines, start=1):
        if set(row) - set(LETTERS):
            where = f"board {side}, row {number}"
            raise BadContent(f"{where} is {shown(row)}; expected only C, S, . and #")
    if CENTER not in "".join(lines):
        raise BadContent(f"board {side} has no C; a board needs a Center")
    return tuple(lines)


def _check_sizes(boards: Boards) -> None:
    """One catalogue serves all sides, so they share one grid."""
    height, width = len(boards["A"]), len(boards["A"][0])
    if max(height, width) > LARGEST:
        raise BadContent(f"board A is {width} by {height}; expected at most {LARGEST} by {LARGEST}")
    for side, rows in boards.items():
        if len(rows) != height or any(len(row) != width for row in rows):
            raise BadContent(f"board {side} is not {width} wide and {height} high like board A")
