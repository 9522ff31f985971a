"""The hand: one's own cards open, everybody else's from behind."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing.palette import INK
from faubourg.drawing.svg import NOTHING, Markup, Point, group, path, picture, rectangle, title
from faubourg.games.big_city.board import Plan
from faubourg.games.big_city.components import CARD_NAMES, PLOTS, Card
from faubourg.games.big_city.draw.cards import (
    AWAY,
    GONE,
    HERE,
    HIGH,
    OPEN,
    WIDE,
    at,
    back,
    frame,
    front,
    quiet_words,
)
from faubourg.games.big_city.draw.paints import SHARED
from faubourg.games.big_city.draw.scene import card_names
from faubourg.games.big_city.draw.words import DECK_OF_CARD, card_name, player, say
from faubourg.games.big_city.knowledge import backs
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import BigCityState

PAPER_WIDE: Final = 420.0
STEP: Final = 66.0


def state_of(plan: Plan, known: BigCityState, card: Card) -> str:
    if card >= PLOTS:
        return OPEN
    if not plan.city >> card & 1:
        return AWAY
    return GONE if known.occupied >> card & 1 else HERE


def hand(rules: BigCityRules, known: BigCityState, language: str, look: Look) -> Markup:
    seat, plan = look.seat, rules.plan(known)
    own = known.hands[seat]
    if seat != look.viewer:
        return _backs(language, tuple(backs(own)), player(language, look, seat))
    cards = tuple([(CARD_NAMES[card], state_of(plan, known, card)) for card in members(own)])
    lit = frozenset([name for name in look.lit if name.startswith("card:")])
    left = own if look.ghost is None else look.ghost.hands[seat]
    laid = frozenset([CARD_NAMES[card] for card in own_laid(known, seat)])
    return _fronts(language, cards, laid, frozenset(card_names(own & ~left)), lit)


def own_laid(known: BigCityState, seat: Seat) -> tuple[Card, ...]:
    """6.1: the cards a seat has put forward or offers."""
    return known.trade.forward if seat == known.turn else known.trade.offers[seat]


@lru_cache(maxsize=1024)
def _fronts(
    language: str, cards: tuple[tuple[str, str], ...], given: frozenset[str],
    leaving: frozenset[str], lit: frozenset[str],
) -> Markup:  # fmt: skip
    places = _places(len(cards))
    drawn = [
        _card(language, card, state, where, card in given, card in leaving, f"card:{card}" in lit)
        for (card, state), where in zip(cards, places, strict=True)
    ]
    words = ", ".join(card_name(language, card) for card, _ in cards)
    empty = NOTHING if cards else quiet_words(say(language, "no-cards"), (PAPER_WIDE / 2, 50), 14)
    return picture((0, 0, PAPER_WIDE, HIGH + 22), say(language, "hand"), words, empty, *drawn,
                   class_="big-city hand", **SHARED)  # fmt: skip


def _places(count: int) -> list[Point]:
    """A row in the middle of the paper."""
    step = min(STEP, (PAPER_WIDE - WIDE - 8) / max(1, count - 1))
    start = (PAPER_WIDE - WIDE - step * (count - 1)) / 2
    return [(start + step * place, 13.0) for place in range(count)]


@lru_cache(maxsize=4096)
def _card(
    language: str, card: str, state: str, where: Point, given: bool, leaving: bool, lit: bool
) -> Markup:
    """A card that is on offer in a trade has an arrow; one that would be played fades."""
    words = say(language, "card", card=card_name(language, card), deck=DECK_OF_CARD[card],
                state=state)  # fmt: skip
    area = (-3.0, -3.0, WIDE + 6, HIGH + 6)
    arrow = path(["M29 2v-12m-6 6l6-6l6 6"], stroke=INK, stroke_width=2.6) if given else NOTHING
    return group(
        title(words), rectangle(area, pointer_events="all"), frame(area) if lit else NOTHING,
        group(front(card, state), opacity=0.45 if leaving else None), arrow,
        class_="card lit" if lit else "card", data_name=f"card:{card}", data_key=f"card:{card}",
        transform=at(where),
    )  # fmt: skip


@lru_cache(maxsize=512)
def _backs(language: str, decks: tuple[int, ...], owner: str) -> Markup:
    drawn = [
        group(title(say(language, "card-back", deck=deck + 1)), back(deck), transform=at(where))
        for deck, where in zip(decks, _places(len(decks)), strict=True)
    ]
    words = ", ".join(str(deck + 1) for deck in decks)
    empty = NOTHING if decks else quiet_words(say(language, "no-cards"), (PAPER_WIDE / 2, 50), 14)
    return picture(
        (0, 0, PAPER_WIDE, HIGH + 22), say(language, "hand-of", owner=owner), words, empty, *drawn,
        class_="big-city hand", **SHARED,
    )  # fmt: skip
