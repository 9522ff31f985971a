"""Arcologies' own RULES.md."""

from __future__ import annotations

from rulebook import Rulebook

BOOK = Rulebook("arcologies")
TEXT, paragraph, rows = BOOK.text, BOOK.paragraph, BOOK.rows
