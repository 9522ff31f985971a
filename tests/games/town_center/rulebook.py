"""Reading RULES.md, so that data in the code is compared with what people read."""

from __future__ import annotations

import re
from importlib.resources import files

FOLDER = files("faubourg.games.town_center")
TEXTS = {
    language: FOLDER.joinpath(name).read_text(encoding="utf-8")
    for language, name in (("en", "RULES.md"), ("fr", "RULES.fr.md"))
}
TEXT = TEXTS["en"]
PARAGRAPH = re.compile(r"^\*\*([0-9A][0-9.]*)\*\*", re.MULTILINE)


def numbers() -> list[str]:
    """All paragraphs and rulings, in order."""
    return PARAGRAPH.findall(TEXT)


def paragraph(number: str, language: str = "en") -> str:
    """From its number to the next one."""
    text = TEXTS[language]
    rest = text[text.index(f"**{number}**") :]
    after = PARAGRAPH.search(rest, 1)
    return rest[: after.start()] if after else rest


def rows(number: str, language: str = "en") -> list[list[str]]:
    """The cells of the paragraph's table, without its heading."""
    lines = [line for line in paragraph(number, language).splitlines() if line.startswith("|")]
    return [[word.strip(" `") for word in line.strip("|").split("|")] for line in lines[2:]]


def drawing(number: str) -> tuple[str, ...]:
    """The lines of the paragraph's board."""
    return tuple(paragraph(number).split("```")[1].split())
