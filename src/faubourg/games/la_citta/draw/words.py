"""The words of the drawings, in the reader's language."""

from __future__ import annotations

from functools import lru_cache

from faubourg.core.model import Seat, Value
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.games.la_citta.components import BUILDINGS, CARDS, SERVICES


def say(language: str, key: str, **values: Value) -> str:
    return _said(language, key, tuple(values.items()))


@lru_cache(maxsize=16384)
def _said(language: str, key: str, values: tuple[tuple[str, Value], ...]) -> str:
    """A drawing says the same few things again and again, and Fluent is slow."""
    return Texts(language).say(f"la_citta.draw-{key}", dict(values))


def named(language: str, building: str) -> str:
    return _table(language, "kind", BUILDINGS)[building]


def code(language: str, building: str) -> str:
    """A building in two letters, for maps in plain text."""
    return _table(language, "code", BUILDINGS)[building]


def card_name(language: str, card: str) -> str:
    return _table(language, "card", CARDS)[card]


def service_name(language: str, service: str) -> str:
    return _table(language, "service", SERVICES)[service]


@lru_cache(maxsize=32)
def _table(language: str, key: str, kinds: tuple[str, ...]) -> dict[str, str]:
    """All kinds at once: there are few languages and few kinds."""
    return {kind: say(language, key, kind=kind) for kind in kinds}


def player(language: str, look: Look, seat: Seat) -> str:
    """By name; a number where no name is known."""
    name = look.names[seat] if seat < len(look.names) else ""
    return name or say(language, "player", number=seat + 1)


def of_limit(limit: int) -> str:
    return str(limit) if limit else "∞"
