"""What the card of a drawn thing says, as the seat of a position reads it."""

from __future__ import annotations

from typing import NamedTuple

from position import AnyPosition
from words import plain

from faubourg.core.presentation import Explanation, Look
from faubourg.core.telling import with_names
from faubourg.core.texts import Texts

NAMES = ("Ada", "Bob", "Cleo", "Dan")


class Card(NamedTuple):
    title: str
    lines: list[str]
    rule: str
    book: str  # "" is the game's own


def ask(game: AnyPosition, name: str) -> Explanation | None:
    return game.narrator.explain(game.known, Look(game.seat, viewer=game.seat), name)


def card(game: AnyPosition, name: str, language: str = "en") -> Card:
    found = ask(game, name)
    assert found is not None, name
    texts = Texts(language)
    messages = (found.title, *found.lines)
    title, *lines = (plain(texts.say(m.key, with_names(m.values, NAMES))) for m in messages)
    return Card(title, lines, found.rule, found.book)


def check_card(game: AnyPosition, name: str, line: str, rule: str) -> None:
    """It has the line, and rests on the paragraph."""
    found = card(game, name)
    assert line in found.lines
    assert found.rule == rule
