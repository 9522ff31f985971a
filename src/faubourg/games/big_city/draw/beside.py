"""The pictures beside the city, and a small one for each player."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.presentation import Look
from faubourg.drawing.marks import mark
from faubourg.drawing.svg import Markup, group, picture
from faubourg.games.big_city.board import NOWHERE
from faubourg.games.big_city.draw.cards import at, back
from faubourg.games.big_city.draw.decks import decks
from faubourg.games.big_city.draw.hand import hand
from faubourg.games.big_city.draw.paints import SHARED
from faubourg.games.big_city.draw.supply import supply
from faubourg.games.big_city.draw.track import track
from faubourg.games.big_city.draw.trade import STEPS, trade
from faubourg.games.big_city.draw.tray import tray
from faubourg.games.big_city.draw.words import player, say
from faubourg.games.big_city.knowledge import backs
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import BigCityState

ROW: Final = 4  # small cards that fit into one


def panels(rules: BigCityRules, known: BigCityState, language: str, look: Look) -> dict[str, str]:
    found: dict[str, str] = {"hand": hand(rules, known, language, look)}
    if known.step in STEPS:
        found["trade"] = trade(known, language, look)
    found["decks"] = decks(known, language, look)
    found["supply"] = supply(known, language, look)
    if NOWHERE in known.placed:
        found["districts"] = tray(rules, known, language, look)
    found["scores"] = track(known, language, look)
    for seat, cards in enumerate(known.hands):
        owner = player(language, look, seat)
        found[f"city:{seat + 1}"] = _small(language, owner, seat, tuple(backs(cards)))
    return found


@lru_cache(maxsize=1024)
def _small(language: str, owner: str, seat: int, cards: tuple[int, ...]) -> Markup:
    """A player's mark, and the backs of the cards in hand, in one row or in two that match."""
    across = len(cards) if len(cards) <= ROW else (len(cards) + 1) // 2
    drawn = [
        group(back(deck), transform=at((29 + 22.0 * (n % across), 3 + 33.0 * (n // across)), 0.36))
        for n, deck in enumerate(cards)
    ]
    decks = ", ".join(str(deck + 1) for deck in cards)
    return picture(
        (0, 0, 118, 70), say(language, "hand-of", owner=owner), decks,
        mark(seat, (14, 18), 10), *drawn, class_="big-city small", **SHARED,
    )  # fmt: skip
