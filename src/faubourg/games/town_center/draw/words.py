"""The words and letters of the drawings, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from faubourg.core.presentation import Look
from faubourg.drawing.words import Words
from faubourg.games.town_center.components import LETTERS, NAMES, Colour

CAR_PARK: Final = "car-park"
NAME_OF: Final = dict(zip(LETTERS, NAMES, strict=True))  # by the letter of a cube
LIFT_LETTER: Final = LETTERS[NAMES.index("lift")]


def in_letters(cubes: Iterable[Colour]) -> str:
    return "".join(LETTERS[colour] for colour in cubes)


def kind_at(column: str, level: int) -> str:
    """What the cube on this level is; a black cube alone in its column is a car park (1.6)."""
    return CAR_PARK if column == LIFT_LETTER else NAME_OF[column[level]]


WORDS: Final = Words("town_center")
say, named = WORDS.say, WORDS.named


def letter(language: str, kind: str) -> str:
    return say(language, "letter", kind=kind)


def owner(language: str, look: Look) -> str:
    """Whose city it is."""
    return WORDS.player(language, look, look.seat)


def letters(language: str, column: str) -> str:
    """A column in the letters of the language, bottom first."""
    return "".join(letter(language, kind_at(column, level)) for level in range(len(column)))


def listed(language: str, column: str) -> str:
    """A column in words, bottom first."""
    return ", ".join(named(language, kind_at(column, level)) for level in range(len(column)))
