"""The eight decks: how many cards are left, what one may still draw, what one has put under."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing.palette import FAINT, INK, PAPER, RULE
from faubourg.drawing.svg import (
    NOTHING,
    SERIF,
    Markup,
    Point,
    circle,
    group,
    label,
    picture,
    rectangle,
    title,
)
from faubourg.games.big_city.components import DISTRICTS, DRAWS_PER_DECK, District
from faubourg.games.big_city.draw.cards import HIGH, WIDE, at, back, frame
from faubourg.games.big_city.draw.icons import icon
from faubourg.games.big_city.draw.paints import SHARED, TINTS
from faubourg.games.big_city.draw.scene import remembered
from faubourg.games.big_city.draw.words import DECK_OF_CARD, card_name, code, is_plot, say
from faubourg.games.big_city.state import BigCityState

ACROSS: Final = 4
STEP: Final = 105.0
DOWN: Final = 92.0
SCALE: Final = 0.8


class Deck(NamedTuple):
    """What is seen of one deck."""

    number: int
    left: int
    drawn: int  # in this turn
    returned: int  # in this turn
    under: tuple[str, ...]  # cards the viewer knows to lie under it, from the top


def decks(known: BigCityState, language: str, look: Look) -> Markup:
    under = _known_under(known, look.viewer)
    seen = tuple([
        Deck(n + 1, known.deck_size(n), known.drawn[n], known.returned.count(n), under.get(n, ()))
        for n in range(DISTRICTS)
    ])  # fmt: skip
    lit = frozenset([name for name in look.lit if name.startswith("deck:")])
    return _all(language, seen, lit)


def _known_under(known: BigCityState, viewer: Seat | None) -> dict[District, tuple[str, ...]]:
    """By deck: the cards one put under it, those that come first first."""
    found: dict[District, list[tuple[int, str]]] = {}
    for card, spots in remembered(known, viewer).items():
        if all(kind == "under" for kind, _ in spots):
            depth = min(depth for _, depth in spots)
            found.setdefault(DECK_OF_CARD[card] - 1, []).append((depth, card))
    return {deck: tuple(card for _, card in sorted(cards)) for deck, cards in found.items()}


@lru_cache(maxsize=512)
def _all(language: str, seen: tuple[Deck, ...], lit: frozenset[str]) -> Markup:
    drawn = [_deck(language, deck, f"deck:{deck.number}" in lit) for deck in seen]
    return picture(
        (0, 0, STEP * ACROSS, 2 * DOWN), say(language, "decks"), "", *drawn,
        class_="big-city decks", **SHARED,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _deck(language: str, deck: Deck, lit: bool) -> Markup:
    row, column = divmod(deck.number - 1, ACROSS)
    area = (2.0, 2.0, STEP - 4, DOWN - 4)
    known = ", ".join(card_name(language, card) for card in deck.under)
    words = say(language, "deck", number=deck.number, left=deck.left, drawn=deck.drawn)
    told = f"{words} {say(language, 'known-under', cards=known)}" if known else words
    return group(
        title(told), rectangle(area, pointer_events="all"), frame(area) if lit else NOTHING,
        _stack(deck), _facts(language, deck), class_="deck lit" if lit else "deck",
        data_name=f"deck:{deck.number}", data_key=f"deck:{deck.number}",
        transform=at((STEP * column, DOWN * row)),
    )  # fmt: skip


def _stack(deck: Deck) -> Markup:
    """Thick or thin, or only its place on the table."""
    tint = TINTS[deck.number - 1]
    if not deck.left:
        empty = rectangle((10, 14, WIDE * SCALE, HIGH * SCALE), rx=6, stroke=tint.edge,
                          stroke_dasharray="4 3", stroke_width=1.4)  # fmt: skip
        return group(empty, label(str(deck.number), (33, 46), 24, fill=tint.ink, font_family=SERIF))
    layers = [
        rectangle((10 + n, 14 + n, WIDE * SCALE, HIGH * SCALE), rx=6, fill=tint.lot,
                  stroke=tint.edge)
        for n in range(min(4, deck.left // 2), 0, -1)
    ]  # fmt: skip
    return group(*layers, group(back(deck.number - 1), transform=at((10, 14), SCALE)))


def _facts(language: str, deck: Deck) -> Markup:
    """Its count, two pips for the draws of this turn, and what one knows."""
    pips = [
        circle((73 + 14 * n, 46), 5, fill=INK if n < deck.drawn else PAPER, stroke=INK,
               stroke_width=1.4)
        for n in range(DRAWS_PER_DECK)
    ]  # fmt: skip
    put = [icon("under", (73, 66), 0.6), label(f"+{deck.returned}", (89, 66), 12, fill=INK)]
    return group(
        label(f"×{deck.left}", (79, 24), 19, fill=INK, font_family=SERIF, font_weight=700), *pips,
        *(put if deck.returned and not deck.under else ()),
        *(_chip(card if is_plot(card) else code(language, card), (80, 64 + 14 * n))
          for n, card in enumerate(deck.under[:2])),
        label("…", (97.5, 71), 11, fill=FAINT) if len(deck.under) > 2 else NOTHING,
    )  # fmt: skip


def _chip(words: str, where: Point) -> Markup:
    """A card one has put under the deck."""
    x, y = where
    return group(
        rectangle((x - 17, y - 6.5, 34, 13), rx=4, fill=PAPER, stroke=RULE),
        icon("under", (x - 10, y), 0.42),
        label(words, (x + 6, y), 10 if len(words) < 3 else 8.5, fill=INK, font_weight=600),
    )  # fmt: skip
