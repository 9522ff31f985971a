"""What a seat may expect of the decks: where the unknown cards are, and what a draw brings."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Seat
from faubourg.games.big_city.board import NOWHERE
from faubourg.games.big_city.components import (
    ALL_PLOTS,
    DECKS,
    DISTRICTS,
    DRAWS_PER_DECK,
    MOST,
    Cards,
    District,
)
from faubourg.games.big_city.judge.ground import Ground
from faubourg.games.big_city.judge.weights import Weights
from faubourg.games.big_city.state import BigCityState

HANDS: Final = (1 << MOST) - 1  # places of a memory that are hands
SURE: Final = 0.9  # no card is surer to come than this


class Unknown:
    """The cards a seat cannot place, deck by deck (1.15). Guesses at them are not looked at."""

    def __init__(self, state: BigCityState, seat: Seat, limited: bool) -> None:
        self.state, self.seat = state, seat
        known, own = state.out | state.hands[seat], [0] * DISTRICTS
        for deck, memory in enumerate(state.memories[seat]):
            for cards, places in zip(memory.groups, memory.places, strict=True):
                known |= cards
                own[deck] += 0 if places & HANDS else cards.bit_count()
        self.cards: list[Cards] = [deck & ~known for deck in DECKS]
        # Cards that can be drawn, without those one has put under a deck oneself.
        self.sizes = [
            0 if limited and state.placed[deck] == NOWHERE else state.deck_size(deck) - own[deck]
            for deck in range(DISTRICTS)
        ]

    def may_come(self, deck: District) -> Cards:
        """What the next card of a deck may be; at its end those one has put under it oneself."""
        if self.sizes[deck]:
            return self.cards[deck]
        return DECKS[deck] & ~self.state.out & ~self.state.hands[self.seat]

    def chances(self, draws: float) -> list[float]:
        """By deck: how likely a certain unknown card of it comes with so many draws."""
        return [
            min(SURE, min(draws, size) / cards.bit_count()) if cards else 0.0
            for cards, size in zip(self.cards, self.sizes, strict=True)
        ]

    def drawn_worth(self, prospects: list[float], number: int) -> float:
        """So many cards from the best decks, two from each (3.8.4)."""
        found = 0.0
        decks = zip(prospects, self.sizes, self.state.drawn, strict=True)
        for worth, size, drawn in sorted(decks, reverse=True):
            here = min(number, size, DRAWS_PER_DECK - drawn)
            if here > 0:
                found += here * worth
                number -= here
        return found


def prospects(unknown: Unknown, ground: Ground, w: Weights) -> list[float]:
    """By deck: what an unknown card of it is worth by itself."""
    once, twice = ground.once, ground.twice
    special = twice["residence"] | twice["office"] | once["residence"] & once["office"]
    any_single = ground.supply[0] or ground.supply[3]
    worth = [
        (ground.free, w.card if any_single else 0.0),
        (ground.free & ground.tram, w.card_tram),
        (ground.free & once["city-hall"], w.card_hall),
        (ground.free & special, w.card_special),
        (ground.occupied, w.obsolete * w.card),
        (ALL_PLOTS & ~ground.plan.city, w.card_unplaced),
        (~ALL_PLOTS, w.installation),
    ]
    return [
        sum(points * (cards & plots).bit_count() for plots, points in worth) / cards.bit_count()
        if cards
        else 0.0
        for cards in unknown.cards
    ]
