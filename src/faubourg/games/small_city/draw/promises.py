"""The own promises: cards that nobody else sees before the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.core.presentation import Look
from faubourg.drawing.palette import FAINT, GREEN, INK, PAPER, ROSE, RULE
from faubourg.drawing.svg import (
    NOTHING,
    SERIF,
    Markup,
    circle,
    group,
    label,
    path,
    picture,
    rectangle,
    title,
)
from faubourg.games.small_city.components import (
    BROKEN,
    BROKEN_SPECIAL,
    KEPT,
    NO_PROMISE,
    STACKS,
    UNKNOWN,
)
from faubourg.games.small_city.draw.frames import WIDE, at, lit_frame
from faubourg.games.small_city.draw.paints import LILAC, ROSY, SHARED
from faubourg.games.small_city.draw.picture import Picture
from faubourg.games.small_city.draw.words import say
from faubourg.games.small_city.table import Condition

Told: TypeAlias = tuple[Condition, ...]
HEAD: Final = 30.0
LINE: Final = 24.0
GAP: Final = 8.0


def promises(table: Picture, language: str, look: Look) -> Markup:
    """Those in question first, or else the one that is kept; then the special ones."""
    ground = table.grounds[look.seat]
    borough = ground.borough
    choosing = table.step == "promises" and borough.promise == NO_PROMISE
    asked = borough.dealt if choosing else [ground.promise]
    cards = [("promise", card) for card in asked if card not in (NO_PROMISE, UNKNOWN)]
    drawn = borough.drawn if table.step == "special" else []
    cards += [("special", card) for card in (*drawn, *ground.specials) if card != UNKNOWN]
    found, y = [], 0.0
    for stack, card in cards:
        told = tuple(ground.conditions(stack, card))
        found.append(_card(language, stack, card, told, f"{stack}:{card}" in look.lit, y))
        y += HEAD + LINE * len(told) + GAP
    hidden = say(language, "promise-hidden", count=len(borough.specials))
    empty = label(hidden, (WIDE / 2, 22), 17, fill=FAINT) if not cards else NOTHING
    return picture((0, 0, WIDE, max(44.0, y)), say(language, "promises"), "", empty, *found,
                   class_="small-city promises", **SHARED)  # fmt: skip


def worth(card: int) -> tuple[int, int]:
    """14.1: kept, broken."""
    stack = next(n for n, (first, last) in enumerate(STACKS) if first <= card <= last)
    return KEPT[stack], BROKEN[stack]


@lru_cache(maxsize=256)
def _card(language: str, stack: str, card: int, told: Told, lit: bool, y: float) -> Markup:
    kept, broken = worth(card) if stack == "promise" else (0, BROKEN_SPECIAL)
    high = HEAD + LINE * len(told)
    box = (2.0, 2.0, WIDE - 4, high - 2)
    tint = LILAC if stack == "promise" else ROSY
    heading = say(language, stack, number=card)
    lines = [_line(language, one, HEAD + 9 + LINE * n) for n, one in enumerate(told)]
    return group(
        title(heading), rectangle(box, rx=10, fill=PAPER, stroke=RULE, stroke_width=1.4,
                                  pointer_events="all"),
        rectangle((2, 2, WIDE - 4, HEAD - 4), rx=10, fill=tint.ground),
        lit_frame(box, 10) if lit else NOTHING,
        label(heading, (16, 16), 17, fill=tint.ink, font_weight=700, text_anchor="start"),
        label(f"{kept:+d} / {broken}".replace("-", "−").replace("+0", "0"), (WIDE - 16, 16), 18,
              fill=tint.ink, font_family=SERIF, font_weight=700, text_anchor="end"),
        *lines, class_="promise lit" if lit else "promise", data_name=f"{stack}:{card}",
        data_key=f"{stack}:{card}", transform=at((0, y)),
    )  # fmt: skip


def condition(language: str, words: str) -> str:
    """ "park-cells >= 6" as people say it."""
    measure, sign, number = words.split()
    key = "at-least" if sign == ">=" else "at-most"
    return say(language, key, measure=say(language, "measure", measure=measure), number=int(number))


def _line(language: str, told: Condition, y: float) -> Markup:
    words, now, held = told
    tick = "M-5 0l4 5l6-10" if held else "M-5-5l10 10m0-10l-10 10"
    tone = GREEN.right if held else ROSE
    return group(
        circle((22, y), 10, fill=PAPER, stroke=tone, stroke_width=1.6),
        path([tick], stroke=tone, stroke_width=2.6, stroke_linecap="round",
             transform=at((22, y))),
        label(condition(language, words), (40, y), 16, fill=INK, text_anchor="start"),
        label(str(now), (WIDE - 18, y), 17, fill=FAINT, font_family=SERIF, text_anchor="end"),
        class_="held" if held else "broken",
    )  # fmt: skip
