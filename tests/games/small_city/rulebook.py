"""Reading RULES.md, so that data in the code is compared with what people read."""

from __future__ import annotations

import re
from importlib.resources import files

PARAGRAPH = re.compile(r"^\*\*([0-9A][0-9.]*)\*\*", re.MULTILINE)


def numbers(text: str) -> list[str]:
    """All paragraphs and rulings, in order."""
    return PARAGRAPH.findall(text)


class Rulebook:
    """The rules of a game in both languages."""

    def __init__(self, game: str) -> None:
        folder = files(f"faubourg.games.{game}")
        self.text = folder.joinpath("RULES.md").read_text(encoding="utf-8")
        self.french = folder.joinpath("RULES.fr.md").read_text(encoding="utf-8")

    def paragraph(self, number: str) -> str:
        """From its number to the next one."""
        rest = self.text[self.text.index(f"**{number}**") :]
        after = PARAGRAPH.search(rest, 1)
        return rest[: after.start()] if after else rest

    def rows(self, number: str) -> list[list[str]]:
        """The cells of the paragraph's table, without its heading."""
        lines = [line for line in self.paragraph(number).splitlines() if line.startswith("|")]
        return [[word.strip(" `") for word in line.strip("|").split("|")] for line in lines[2:]]


BOOK = Rulebook("small_city")
paragraph, rows = BOOK.paragraph, BOOK.rows
