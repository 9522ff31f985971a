"""La Città's own RULES.md."""

from __future__ import annotations

from rulebook import Rulebook

BOOK = Rulebook("la_citta")
TEXT, rows = BOOK.text, BOOK.rows
FRENCH = Rulebook("la_citta", "RULES.fr.md").text
