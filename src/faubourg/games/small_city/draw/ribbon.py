"""The eight phases of a round, and where the game is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing.palette import FAINT, INK, PAPER, RULE
from faubourg.drawing.svg import SERIF, Box, Markup, group, label, rectangle, title
from faubourg.games.small_city.draw.icons import icon
from faubourg.games.small_city.draw.words import say

SIGNS: Final = ("promise", "extend", "person", "money", "votes", "pollution", "culture", "mayor")
HIGH: Final = 38.0


@lru_cache(maxsize=1024)
def ribbon(language: str, words: str, phase: int, side: float, top: float) -> Markup:
    """Above the board; the present phase is dark."""
    wide = side / len(SIGNS)
    steps = [
        _step(language, n + 1, phase, (wide * n + 1.5, top + 5, wide - 3, HIGH))
        for n in range(len(SIGNS))
    ]
    return group(title(words), *steps, class_="ribbon")


def _step(language: str, number: int, phase: int, box: Box) -> Markup:
    here = number == phase
    left, top, wide, high = box
    x, y, tone, edge = (
        left + wide / 2,
        top + high / 2,
        INK if here else FAINT,
        INK if here else RULE,
    )
    digit = label(str(number), (x - 14, y), 18, fill=tone, font_family=SERIF, font_weight=700)
    return group(
        title(say(language, "phase", number=number)),
        rectangle(box, rx=9, fill=PAPER, stroke=edge, stroke_width=3 if here else 1,
                  fill_opacity=None if here else 0.6),
        digit, group(icon(SIGNS[number - 1], (x + 10, y), 1), opacity=None if here else 0.5),
        class_="phase here" if here else "phase",
    )  # fmt: skip
