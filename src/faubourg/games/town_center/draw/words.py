"""The words and letters of the drawings, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from faubourg.core.model import Value
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.games.town_center.components import LETTERS, NAMES, Colour

CAR_PARK: Final = "car-park"
KINDS: Final = (*NAMES, CAR_PARK)
NAME_OF: Final = dict(zip(LETTERS, NAMES, strict=True))  # by the letter of a cube
LIFT_LETTER: Final = LETTERS[NAMES.index("lift")]


def in_letters(cubes: Iterable[Colour]) -> str:
    return "".join(LETTERS[colour] for colour in cubes)


def kind_at(column: str, level: int) -> str:
    """What the cube on this level is; a black cube alone in its column is a car park (1.6)."""
    return CAR_PARK if column == LIFT_LETTER else NAME_OF[column[level]]


def say(language: str, key: str, **values: Value) -> str:
    return _said(language, key, tuple(values.items()))


@lru_cache(maxsize=4096)
def _said(language: str, key: str, values: tuple[tuple[str, Value], ...]) -> str:
    """A drawing says the same few things again and again, and Fluent is slow."""
    return Texts(language).say(f"town_center.draw-{key}", dict(values))


def letter(language: str, kind: str) -> str:
    return _table(language, "letter")[kind]


def named(language: str, kind: str) -> str:
    return _table(language, "kind")[kind]


@lru_cache(maxsize=16)
def _table(language: str, key: str) -> dict[str, str]:
    """All kinds at once: there are few languages and few kinds."""
    return {kind: say(language, key, kind=kind) for kind in KINDS}


def owner(language: str, look: Look) -> str:
    """Whose city it is; a number where no name is known."""
    known = look.seat < len(look.names)
    return look.names[look.seat] if known else say(language, "player", number=look.seat + 1)


def letters(language: str, column: str) -> str:
    """A column in the letters of the language, bottom first."""
    return "".join(letter(language, kind_at(column, level)) for level in range(len(column)))


def listed(language: str, column: str) -> str:
    """A column in words, bottom first."""
    return ", ".join(named(language, kind_at(column, level)) for level in range(len(column)))
