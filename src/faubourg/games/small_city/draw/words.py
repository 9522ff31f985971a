"""The words of the drawings, in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import Seat, Value
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.games.small_city.components import KINDS

# What an expansion says with its own texts: a key, or a key and its first value, and the game.
ELSEWHERE: Final[dict[str, str]] = {}


def say(language: str, key: str, **values: Value) -> str:
    return _said(language, key, tuple(values.items()))


@lru_cache(maxsize=16384)
def _said(language: str, key: str, values: tuple[tuple[str, Value], ...]) -> str:
    """A drawing says the same few things again and again, and Fluent is slow."""
    first = str(values[0][1]) if values else ""
    game = ELSEWHERE.get(f"{key} {first}") or ELSEWHERE.get(key, "small_city")
    return Texts(language).say(f"{game}.draw-{key}", dict(values))


def named(language: str, kind: str) -> str:
    return _table(language, "kind")[kind] if kind in KINDS else say(language, "kind", kind=kind)


def code(language: str, kind: str) -> str:
    """A tile in two letters, for maps in plain text."""
    return _table(language, "code")[kind] if kind in KINDS else say(language, "code", kind=kind)


@lru_cache(maxsize=16)
def _table(language: str, key: str) -> dict[str, str]:
    """All kinds at once: there are few languages and few kinds."""
    return {kind: say(language, key, kind=kind) for kind in KINDS}


def player(language: str, look: Look, seat: Seat) -> str:
    """By name; a number where no name is known."""
    known = look.names[seat] if seat < len(look.names) else ""
    return known or say(language, "player", number=seat + 1)
