"""Arcologies' own RULES.md."""

from __future__ import annotations

from games.small_city.rulebook import Rulebook, numbers

__all__ = ["FRENCH", "TEXT", "numbers", "paragraph", "rows"]

BOOK = Rulebook("arcologies")
TEXT, FRENCH, paragraph, rows = BOOK.text, BOOK.french, BOOK.paragraph, BOOK.rows
