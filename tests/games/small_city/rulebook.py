"""Small City's own RULES.md."""

from __future__ import annotations

from rulebook import Rulebook

BOOK = Rulebook("small_city")
paragraph, rows = BOOK.paragraph, BOOK.rows
