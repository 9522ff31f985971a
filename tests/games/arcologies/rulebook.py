"""Reading RULES.md, so that data in the code is compared with what people read."""

from __future__ import annotations

import re
from importlib.resources import files

TEXT = files("faubourg.games.arcologies").joinpath("RULES.md").read_text(encoding="utf-8")
FRENCH = files("faubourg.games.arcologies").joinpath("RULES.fr.md").read_text(encoding="utf-8")
PARAGRAPH = re.compile(r"^\*\*([0-9A][0-9.]*)\*\*", re.MULTILINE)


def numbers(text: str = TEXT) -> list[str]:
    """All paragraphs and rulings, in order."""
    return PARAGRAPH.findall(text)


def paragraph(number: str) -> str:
    """From its number to the next one."""
    rest = TEXT[TEXT.index(f"**{number}**") :]
    after = PARAGRAPH.search(rest, 1)
    return rest[: after.start()] if after else rest


def rows(number: str) -> list[list[str]]:
    """The cells of the paragraph's table, without its heading."""
    lines = [line for line in paragraph(number).splitlines() if line.startswith("|")]
    return [[word.strip(" `") for word in line.strip("|").split("|")] for line in lines[2:]]
