"""The words of the drawings, in the reader's language."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.words import Words
from faubourg.games.big_city.components import CARD_NAMES, DECK_OF

WORDS: Final = Words("big_city")
say, named, code, player = WORDS.say, WORDS.named, WORDS.code, WORDS.player
DECK_OF_CARD = {name: DECK_OF[card] + 1 for card, name in enumerate(CARD_NAMES)}


def is_plot(card: str) -> bool:
    return card.isdigit()


def card_name(language: str, card: str) -> str:
    return card if is_plot(card) else named(language, card)
