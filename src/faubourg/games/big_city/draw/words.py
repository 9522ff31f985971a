"""The words of the drawings, in the reader's language."""

from __future__ import annotations

from functools import lru_cache

from faubourg.core.model import Seat, Value
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.games.big_city.components import CARD_NAMES, DECK_OF, PIECES

PIECE_NAMES = tuple(piece.name for piece in PIECES)
DECK_OF_CARD = {name: DECK_OF[card] + 1 for card, name in enumerate(CARD_NAMES)}


def say(language: str, key: str, **values: Value) -> str:
    return _said(language, key, tuple(values.items()))


@lru_cache(maxsize=16384)
def _said(language: str, key: str, values: tuple[tuple[str, Value], ...]) -> str:
    """A drawing says the same few things again and again, and Fluent is slow."""
    return Texts(language).say(f"big_city.draw-{key}", dict(values))


def named(language: str, piece: str) -> str:
    return _table(language, "kind")[piece]


def code(language: str, piece: str) -> str:
    """A piece in three letters, for maps in plain text."""
    return _table(language, "code")[piece]


@lru_cache(maxsize=16)
def _table(language: str, key: str) -> dict[str, str]:
    """All kinds at once: there are few languages and few kinds."""
    return {piece: say(language, key, kind=piece) for piece in PIECE_NAMES}


def player(language: str, look: Look, seat: Seat) -> str:
    """By name; a number where no name is known."""
    return who(language, look.names[seat] if seat < len(look.names) else "", seat)


def who(language: str, name: str, seat: Seat) -> str:
    return name or say(language, "player", number=seat + 1)


def is_plot(card: str) -> bool:
    return card.isdigit()


def card_name(language: str, card: str) -> str:
    return card if is_plot(card) else named(language, card)
