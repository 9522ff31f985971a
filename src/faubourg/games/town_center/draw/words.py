"""The words and letters of the drawings, in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import Final

from faubourg.core.model import Value
from faubourg.core.registry import Look
from faubourg.core.texts import Texts
from faubourg.games.town_center.components import LETTERS, NAMES

CAR_PARK: Final = "car-park"
KINDS: Final = (*NAMES, CAR_PARK)
NAME_OF: Final = dict(zip(LETTERS, NAMES, strict=True))  # by the letter of the views
LIFT_LETTER: Final = LETTERS[NAMES.index("lift")]


def kind_at(column: str, level: int) -> str:
    """What the cube on this level is; a black cube alone in its column is a car park (1.6)."""
    return CAR_PARK if column == LIFT_LETTER else NAME_OF[column[level]]


def say(texts: Texts, key: str, **values: Value) -> str:
    return texts.say(f"town_center.draw-{key}", values)


def letter(texts: Texts, kind: str) -> str:
    return _table(texts.language, "letter")[kind]


def named(texts: Texts, kind: str) -> str:
    return _table(texts.language, "kind")[kind]


@cache
def _table(language: str, key: str) -> dict[str, str]:
    """All kinds at once: a drawing asks for the same few words a hundred times."""
    return {kind: say(Texts(language), key, kind=kind) for kind in KINDS}


def owner(texts: Texts, look: Look) -> str:
    """Whose city it is; a number where no name is known."""
    known = look.seat < len(look.names)
    return look.names[look.seat] if known else say(texts, "player", number=look.seat + 1)


def letters(texts: Texts, column: str) -> str:
    """A column in the letters of the language, bottom first."""
    return "".join(letter(texts, kind_at(column, level)) for level in range(len(column)))


def listed(texts: Texts, column: str) -> str:
    """A column in words, bottom first."""
    return ", ".join(named(texts, kind_at(column, level)) for level in range(len(column)))
