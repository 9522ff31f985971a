"""The action cards in their circle, with discs and prices."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import NOBODY
from faubourg.core.presentation import Look
from faubourg.drawing.marks import mark
from faubourg.drawing.palette import FAINT, INK, PAPER, RULE
from faubourg.drawing.svg import (
    NOTHING,
    SERIF,
    Markup,
    Point,
    circle,
    group,
    label,
    path,
    picture,
    rectangle,
    title,
)
from faubourg.games.small_city.components import CARDS
from faubourg.games.small_city.draw.frames import WIDE, at, lit_frame
from faubourg.games.small_city.draw.icons import icon
from faubourg.games.small_city.draw.paints import SHARED
from faubourg.games.small_city.draw.picture import Picture
from faubourg.games.small_city.draw.words import player, say

ACROSS: Final = WIDE / 3
DOWN: Final = 76.0
# Clockwise around the middle: eight cards, or four alone (17.1.4).
RING: Final = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
CROSS: Final = ((1, 0), (2, 1), (1, 2), (0, 1))
SIGNS: Final = {
    "mayor": "mayor", "architect": "culture", "mediator": "money", "engineer": "pollution",
    "supporter": "votes", "planner": "extend", "councillor": "person", "opponent": "demolish",
}  # fmt: skip
LETTERS: Final = "ABCDEFGH"


def draw_circle(table: Picture, language: str, look: Look) -> Markup:
    spots = CROSS if len(table.circle) <= len(CROSS) and table.difficulty else RING
    cards = []
    for card, spot in zip(table.circle, spots, strict=False):
        taking = _taking(table, card.card) if card.owner == NOBODY else NOBODY
        owner = "" if card.owner == NOBODY else player(language, look, card.owner)
        cards.append(_card(language, card.card, spot, card.owner, owner, card.price,
                           f"card:{card.card}" in look.lit, taking))  # fmt: skip
    return picture(
        (0, 0, WIDE, 3 * DOWN), say(language, "circle"), "", _middle(language, _taker(table, look)),
        *cards, class_="small-city circle", **SHARED,
    )  # fmt: skip


def _taking(table: Picture, card: str) -> int:
    """Who would have the card after the action shown."""
    ghost = table.ghost.circle if table.ghost else []
    return next((shown.owner for shown in ghost if shown.card == card), NOBODY)


def _taker(table: Picture, look: Look) -> str:
    return (
        player("", look, table.known.turn)
        if table.step == "cards" and table.known.turn < len(look.names)
        else ""
    )


@lru_cache(maxsize=64)
def _middle(language: str, taker: str) -> Markup:
    """The way around, and for whom the prices are."""
    x, y = 1.5 * ACROSS, 1.5 * DOWN
    ring = "M-40 6a40 20 0 1 1 40 20m6-6l-8 6l7 7"
    words = label(taker, (x, y + 1), 15, fill=INK, font_weight=700) if taker else NOTHING
    return group(path([ring], stroke=RULE, stroke_width=2.4, transform=at((x, y))), words)


@lru_cache(maxsize=1024)
def _card(
    language: str, card: str, spot: tuple[int, int], seat: int, owner: str, price: int, lit: bool,
    taking: int,
) -> Markup:  # fmt: skip
    box = (3.0, 3.0, ACROSS - 6, DOWN - 6)
    taken = seat != NOBODY
    said = say(language, "card", card=card)
    about = say(language, "card-about", card=card)
    told = say(language, "card-taken", card=said, owner=owner) if taken else f"{said}: {about}"
    return group(
        title(told), rectangle(box, rx=10, fill=PAPER, stroke=RULE, stroke_width=1.4,
                               pointer_events="all"),
        lit_frame(box, 10) if lit else NOTHING,
        group(
            label(LETTERS[CARDS.index(card)], (17, 21), 19, fill=FAINT, font_family=SERIF,
                  font_weight=700),
            icon(SIGNS[card], (ACROSS / 2, 26), 1.5), _name(said),
            opacity=0.72 if taken else None,
        ),
        _disc(seat) if taken else _price(price),
        group(_disc(taking), class_="ghost", opacity=0.7) if taking != NOBODY else NOTHING,
        class_="card lit" if lit else "card",
        data_name=f"card:{card}", data_key=f"card:{card}",
        transform=at((ACROSS * spot[0], DOWN * spot[1])),
    )  # fmt: skip


def _name(words: str) -> Markup:
    size = 16 if len(words) < 16 else 14
    return label(words, (ACROSS / 2, DOWN - 18), size, fill=INK, font_weight=600)


def _disc(seat: int) -> Markup:
    where: Point = (ACROSS - 22, 24)
    return group(circle(where, 15, fill=PAPER, stroke=INK, stroke_width=1.6), mark(seat, where, 9))


def _price(price: int) -> Markup:
    """Nothing while nobody is to take a card."""
    if price < 0:
        return NOTHING
    return group(
        icon("money", (ACROSS - 20, 22), 1.15),
        label(str(price), (ACROSS - 40, 22), 19, fill=INK, font_family=SERIF, font_weight=700),
        class_="price",
    )  # fmt: skip
