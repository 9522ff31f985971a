"""Reading a game's RULES.md, so that data in the code is compared with what people read."""

from __future__ import annotations

import re
from importlib.resources import files

PARAGRAPH = re.compile(r"^\*\*([0-9A-Z][0-9.]*)\*\*", re.MULTILINE)


class Rulebook:
    """By paragraph."""

    def __init__(self, game: str, name: str = "RULES.md") -> None:
        self.text = files(f"faubourg.games.{game}").joinpath(name).read_text(encoding="utf-8")

    def numbers(self) -> list[str]:
        """All paragraphs and rulings, in order."""
        return PARAGRAPH.findall(self.text)

    def paragraph(self, number: str) -> str:
        """From its number to the next one."""
        rest = self.text[self.text.index(f"**{number}**") :]
        after = PARAGRAPH.search(rest, 1)
        return rest[: after.start()] if after else rest

    def rows(self, number: str) -> list[list[str]]:
        """The cells of the paragraph's table, without its heading."""
        lines = [line for line in self.paragraph(number).splitlines() if line.startswith("|")]
        return [[word.strip(" `") for word in line.strip("|").split("|")] for line in lines[2:]]

    def drawings(self, number: str) -> list[list[str]]:
        """The lines of the paragraph's pictures."""
        pictures = self.paragraph(number).split("```")[1::2]
        return [picture.strip("\n").split("\n") for picture in pictures]
