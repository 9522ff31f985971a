"""A trade that is going on: what is put forward, what is wished for, what is offered."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing.marks import mark
from faubourg.drawing.palette import INK, PAPER, RULE
from faubourg.drawing.svg import NOTHING, Box, Markup, Point, group, label, path, picture, rectangle
from faubourg.drawing.svg import title as titled
from faubourg.games.big_city.components import CARD_NAMES, CARDS, DECK_OF, DISTRICTS, Card
from faubourg.games.big_city.draw.cards import OPEN, at, back, frame, front, quiet_words
from faubourg.games.big_city.draw.paints import SHARED, TINTS
from faubourg.games.big_city.draw.words import player, say
from faubourg.games.big_city.state import ACCEPT, ANSWER, FORWARD, SWAP, BigCityState

STEPS: Final = (FORWARD, ANSWER, ACCEPT, SWAP)
WIDE: Final = 420.0
ROW: Final = 62.0
SCALE: Final = 0.62
WHICH: Final = ("first", "second")


def trade(known: BigCityState, language: str, look: Look) -> Markup:
    """Who trades and the wishes above, the others below, two in a row."""
    names = [player(language, look, seat) for seat in range(len(known.hands))]
    parts = [_forward(known, language, look, names[known.turn])]
    low = ROW
    if known.step == FORWARD or known.trade.wishes:
        parts.append(group(_wishes(known, language, look), transform=at((0, low))))
        low += 44
    others = [seat for seat in range(len(names)) if seat != known.turn]
    for place, seat in enumerate(others):
        offer = _offer(known, language, look, seat, names[seat])
        where = (WIDE / 2 * (place % 2), low + ROW * (place // 2))
        parts.append(group(offer, transform=at(where)))
    high = low + ROW * ((len(others) + 1) // 2)
    return picture((0, 0, WIDE, high + 2), say(language, "trade"), "", *parts,
                   class_="big-city trade", **SHARED)  # fmt: skip


def _head(words: str, seat: Seat | None = None, y: float = ROW / 2) -> Markup:
    short = words if len(words) <= 8 else f"{words[:7]}…"
    sign = mark(seat, (14, y), 7) if seat is not None else NOTHING
    return group(sign, label(short, (28, y), 14, fill=INK, text_anchor="start",
                             font_weight=600))  # fmt: skip


def _forward(known: BigCityState, language: str, look: Look, owner: str) -> Markup:
    """Open for who has put them forward."""
    cards = []
    for place, card in enumerate(known.trade.forward):
        name, where = WHICH[place], (118 + 60.0 * place, 5.0)
        cards.append(_thing(_laid(card), where, name, say(language, name), look))
    return group(_head(owner, known.turn), *cards)


def _laid(card: Card) -> Markup:
    """Open if one knows it."""
    return front(CARD_NAMES[card], OPEN) if card < CARDS else back(DECK_OF[card])


def _thing(art: Markup, where: Point, name: str, words: str, look: Look) -> Markup:
    area: Box = (-3, -3, 64 * SCALE + 2, 86 * SCALE + 2)
    lit = name in look.lit
    return group(
        titled(words), rectangle(area, pointer_events="all"),
        frame(area, 6) if lit else NOTHING, group(art, transform=at((0, 0), SCALE)),
        class_="offer lit" if lit else "offer", data_name=name, transform=at(where),
    )  # fmt: skip


def _wishes(known: BigCityState, language: str, look: Look) -> Markup:
    """A chip a deck; those wished for are ticked."""
    chips = [
        _wish(language, deck, known.trade.wishes >> deck - 1 & 1, f"wish:{deck}" in look.lit)
        for deck in range(1, DISTRICTS + 1)
    ]
    return group(_head(say(language, "wishes"), y=22), *chips)


@lru_cache(maxsize=256)
def _wish(language: str, deck: int, wished: int, lit: bool) -> Markup:
    tint, area = TINTS[deck - 1], (0.0, 0.0, 29.0, 40.0)
    tick = path(["M8 32l5 5l9-10"], stroke=INK, stroke_width=3) if wished else NOTHING
    return group(
        titled(say(language, "wish", number=deck)),
        rectangle(area, rx=6, fill=tint.lot if wished or lit else PAPER,
                  stroke=INK if wished else RULE, pointer_events="all"),
        label(str(deck), (14.5, 16), 17, fill=tint.ink, font_weight=700),
        frame(area, 6) if lit else NOTHING, tick, class_="wish lit" if lit else "wish",
        data_name=f"wish:{deck}", transform=at((118 + 36.0 * (deck - 1), 2)),
    )  # fmt: skip


def _offer(known: BigCityState, language: str, look: Look, seat: Seat, name: str) -> Markup:
    """What a player offers, once all have answered; before that one's own only."""
    offer = known.trade.offers[seat]
    secret = known.step == ANSWER
    cards = [group(_laid(card) if secret else back(DECK_OF[card]),
                   transform=at((118 + 42.0 * n, 5), SCALE))
             for n, card in enumerate(offer)]  # fmt: skip
    key = f"accept:{seat + 1}"
    lit = key in look.lit
    area: Box = (110, 1, 97, ROW - 2)
    return group(
        titled(say(language, "offer-of", owner=name, count=len(cards))), _head(name, seat),
        rectangle(area, pointer_events="all"), frame(area) if lit else NOTHING, *cards,
        NOTHING if cards else quiet_words(_state(known, language, seat), (158, ROW / 2)),
        class_="offer lit" if lit else "offer", data_name=key,
    )  # fmt: skip


def _state(known: BigCityState, language: str, seat: Seat) -> str:
    if known.step == ANSWER:
        return say(language, "answered" if known.trade.answered >> seat & 1 else "thinking")
    return say(language, "no-offer") if known.step in (ACCEPT, SWAP) else "–"
