"""Cards: fronts like the plots they are for, backs in the tint of their deck."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing.palette import AMBER, CARD_LINE, FAINT, INK, PAPER
from faubourg.drawing.svg import (
    NOTHING,
    SERIF,
    Box,
    Markup,
    Point,
    group,
    label,
    number,
    path,
    rectangle,
)
from faubourg.games.big_city.board import SHAPES
from faubourg.games.big_city.components import NUMBER_OF, PIECES, District
from faubourg.games.big_city.draw.paints import KERB, KERB_LINE, TINTS
from faubourg.games.big_city.draw.pieces import art
from faubourg.games.big_city.draw.sketch import OUTLINE
from faubourg.games.big_city.draw.words import DECK_OF_CARD, is_plot

WIDE: Final = 58.0
HIGH: Final = 80.0
HERE: Final = "here"  # its plot is free, in the city
AWAY: Final = "away"  # its district is not in the city yet
GONE: Final = "gone"  # obsolete: a park or a factory stands there
OPEN: Final = "open"  # a park or a factory


def frame(box: Box, rx: float = 9) -> Markup:
    """You can act here."""
    return rectangle(box, class_="lit", rx=rx, fill=AMBER, fill_opacity=0.1, stroke=AMBER,
                     stroke_width=2.4, stroke_dasharray="7 4")  # fmt: skip


def at(where: Point, scale: float = 1.0) -> str:
    sized = f" scale({scale:.3g})" if scale != 1 else ""
    return f"translate({number(where[0])} {number(where[1])}){sized}"


@lru_cache(maxsize=512)
def front(card: str, state: str) -> Markup:
    """Its deck above, what it is for below; where is the upper left corner."""
    tint = TINTS[DECK_OF_CARD[card] - 1]
    return group(
        rectangle((0, 0, WIDE, HIGH), rx=7, fill=PAPER, stroke=CARD_LINE, stroke_width=1.2,
                  stroke_dasharray="4 3" if state == AWAY else None),
        path([f"M1 18v-10q0-7 7-7h{number(WIDE - 16)}q7 0 7 7v10z"], fill=tint.lot),
        label(str(DECK_OF_CARD[card]), (WIDE / 2, 10), 13, fill=tint.ink, font_family=SERIF,
              font_weight=700),
        _plot_on(card, state) if is_plot(card) else _piece_on(card), class_=f"front {state}",
    )  # fmt: skip


def _plot_on(card: str, state: str) -> Markup:
    """The lot with its number: an outline while it is not there, crossed out if obsolete."""
    tint = TINTS[int(card[0]) - 1]
    away = state == AWAY
    lot = rectangle((9, 26, 40, 40), rx=5, fill=None if away else tint.lot,
                    stroke=tint.edge if away else KERB_LINE, stroke_width=1.6 if away else 1,
                    stroke_dasharray="4 3" if away else None)  # fmt: skip
    digits = label(card, (29, 46), 22, fill=tint.ink, font_family=SERIF, font_weight=700)
    cross = path(["M9 26l40 40m0-40l-40 40"], stroke=INK, stroke_width=2.4)
    return group(lot, digits, cross if state == GONE else NOTHING)


def _piece_on(card: str) -> Markup:
    return group(thumbnail(card, (29, 48), 50, 44))


@lru_cache(maxsize=256)
def thumbnail(name: str, middle: Point, wide: float, high: float) -> Markup:
    """A piece as large as it fits, on a sidewalk."""
    cells = tuple(sorted(SHAPES[PIECES[NUMBER_OF[name]].shape][0]))
    across, down = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    scale = min(wide / (100 * across - 12), high / (100 * down - 12))
    x, y = middle[0] - 50 * across * scale, middle[1] - 50 * down * scale
    yard = path([f"M{100 * u + 8} {100 * v + 8}h84v84h-84z" for u, v in cells], fill=KERB,
                stroke=KERB, stroke_width=16)  # fmt: skip
    return group(yard, art(name, cells), transform=at((x, y), scale), stroke_width=OUTLINE)


@lru_cache(maxsize=64)
def back(deck: District) -> Markup:
    """The tint of its district, with the number large."""
    tint = TINTS[deck]
    return group(
        rectangle((0, 0, WIDE, HIGH), rx=7, fill=tint.lot, stroke=tint.edge, stroke_width=1.2),
        rectangle((5, 5, WIDE - 10, HIGH - 10), rx=4, stroke=tint.edge, stroke_width=1.4),
        label(str(deck + 1), (WIDE / 2, HIGH / 2), 34, fill=tint.ink, font_family=SERIF,
              font_weight=700),
        class_="back",
    )  # fmt: skip


def quiet_words(words: str, where: Point, size: float = 13) -> Markup:
    return label(words, where, size, fill=FAINT)
