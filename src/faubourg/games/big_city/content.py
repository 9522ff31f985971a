"""The component data a person may replace by what is in their own box: the plot numbers."""

from __future__ import annotations

from typing import Final

from faubourg.core.content import BadContent, read_table, shown, written
from faubourg.games.big_city.components import DISTRICTS, NUMBERING, SIZES, Rows

HEAD: Final = """\
# Big City: where the numbers lie inside the districts. The pictures of the rulebook are lost, so
# this is reconstructed (RULES.md, chapter 8). Own the box? Copy its districts here, as they lie
# with their numbers upright, and play with --content FILE. Only the last digit of a plot is given.
"""
NAMES: Final = [str(district + 1) for district in range(DISTRICTS)]


def export_content() -> str:
    """The built-in numbers as a TOML file to edit."""
    return HEAD + written("districts", dict(zip(NAMES, NUMBERING, strict=True)))


def read_content(text: str) -> tuple[Rows, ...]:
    """Numbers from a TOML file; what is wrong is named with what was expected."""
    districts = read_table(text, "districts", NAMES)
    return tuple(_checked(d, districts[name]) for d, name in enumerate(NAMES))


def _checked(district: int, rows: object) -> Rows:
    width, height = SIZES[district]
    where = f"district {district + 1}"
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise BadContent(f"{where} is {shown(rows)}; expected a list of {height} texts, one a row")
    if len(rows) != height or any(len(row) != width for row in rows):
        raise BadContent(f"{where} is {shown(rows)}; expected {height} rows of {width} digits")
    digits = [str(number) for number in range(1, width * height + 1)]
    if sorted("".join(rows)) != digits:
        raise BadContent(f"{where} is {shown(rows)}; expected each of {''.join(digits)} once")
    return tuple(rows)
