"""Names people give: one cleaning for every door, so that a name is only ever a name."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, repeat
from typing import Final
from unicodedata import category, normalize

LONGEST: Final = 40  # characters of a name
MOST_READ: Final = 400  # characters of what was given; the rest is not looked at
MOST_MARKS: Final = 3  # one upon the other; more of them climb into the lines around

# Letters, marks and signs by their category, and yet nothing is seen of them, or not by themselves.
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\ufffd\U0001d159"
) | {chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}


def clean_name(given: str) -> str:
    """The name as it is stored and shown; empty if nothing of it can be seen.

    Whatever turns, joins, hides or tags other characters is left out, also the joiner inside a
    family of emoji, which becomes its members: that is plain, and the same on every screen.
    """
    seen = "".join([" " if sign.isspace() else sign for sign in given[:MOST_READ] if _shows(sign)])
    words = _with_few_marks(normalize("NFC", seen)).split()
    return " ".join(words)[:LONGEST].rstrip()


def _shows(sign: str) -> bool:
    """Not a control, format, surrogate, private or unassigned character; but space of any kind."""
    return sign.isspace() or (category(sign)[0] != "C" and sign not in UNSEEN)


def _with_few_marks(words: str) -> str:
    """Without marks that have nothing to stand on, and without the higher ones of a pile."""
    kept, room = [], 0
    for sign in words:
        if category(sign)[0] != "M":
            room = 0 if sign == " " else MOST_MARKS
        elif room:
            room -= 1
        else:
            continue
        kept.append(sign)
    return "".join(kept)


def seat_names(given: Sequence[str], usual: Sequence[str]) -> list[str]:
    """A name for each seat: the given one, or the usual one where nothing is left of it."""
    cleaned = chain(map(clean_name, given), repeat(""))
    return [name or other for name, other in zip(cleaned, usual, strict=False)]
