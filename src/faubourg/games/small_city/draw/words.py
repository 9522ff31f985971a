"""The words of the drawings, in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import Seat, Value
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.games.small_city.components import KINDS

GAME: Final = "small_city"


def say(language: str, key: str, **values: Value) -> str:
    return _said(GAME, language, key, tuple(values.items()))


def said(game: str, language: str, key: str, **values: Value) -> str:
    """The same, also for an expansion."""
    return _said(game, language, key, tuple(values.items()))


@lru_cache(maxsize=16384)
def _said(game: str, language: str, key: str, values: tuple[tuple[str, Value], ...]) -> str:
    """A drawing says the same few things again and again, and Fluent is slow."""
    return Texts(language).say(f"{game}.draw-{key}", dict(values))


def named(language: str, kind: str) -> str:
    return _table(language, "kind")[kind]


def code(language: str, kind: str) -> str:
    """A tile in two letters, for maps in plain text."""
    return _table(language, "code")[kind]


@lru_cache(maxsize=16)
def _table(language: str, key: str) -> dict[str, str]:
    """All kinds at once: there are few languages and few kinds."""
    return {kind: say(language, key, kind=kind) for kind in KINDS}


def player(language: str, look: Look, seat: Seat) -> str:
    """By name; a number where no name is known."""
    known = look.names[seat] if seat < len(look.names) else ""
    return known or say(language, "player", number=seat + 1)
