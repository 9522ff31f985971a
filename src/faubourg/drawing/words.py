"""What drawings say, in the reader's language."""

from __future__ import annotations

from functools import lru_cache

from faubourg.core.model import Seat, Value
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts

LONGEST = 12  # letters of a name


def said(game: str, language: str, key: str, **values: Value) -> str:
    return _said(game, language, key, tuple(values.items()))


@lru_cache(maxsize=65536)
def _said(game: str, language: str, key: str, values: tuple[tuple[str, Value], ...]) -> str:
    """A drawing says the same few things again and again, and Fluent is slow."""
    return Texts(language).say(f"{game}.draw-{key}", dict(values))


class Words:
    """Those of one game."""

    def __init__(self, game: str) -> None:
        self.game = game

    def say(self, language: str, key: str, **values: Value) -> str:
        return _said(self.game, language, key, tuple(values.items()))

    def named(self, language: str, kind: str) -> str:
        return self.say(language, "kind", kind=kind)

    def code(self, language: str, kind: str) -> str:
        """In two or three letters, for maps in plain text."""
        return self.say(language, "code", kind=kind)

    def player(self, language: str, look: Look, seat: Seat) -> str:
        """By name; a number where no name is known."""
        name = look.names[seat] if seat < len(look.names) else ""
        return name or self.say(language, "player", number=seat + 1)


def shortened(name: str, most: int = LONGEST) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"
