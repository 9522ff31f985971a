"""What a seat remembers of cards it does not hold (1.15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.big_city import ways
from faubourg.games.big_city.components import DECK_OF, DECKS, Card, Cards, District
from faubourg.games.big_city.state import BigCityState, Memory
from faubourg.games.big_city.ways import UNDER, Place

GONE: Final = -2  # out of the game

Spot: TypeAlias = tuple[str, int]  # a hand and its seat, or "under" and the place from the top


def gone_under(state: BigCityState, giver: Seat, card: Card) -> None:
    """The giver has put a card under its deck; the others saw its back."""
    bottom = UNDER + len(state.under[DECK_OF[card]]) - 1
    _moved(state, card, giver, bottom, (giver,))


def handed_over(state: BigCityState, card: Card, giver: Seat, taker: Seat) -> None:
    """6.1.8: only the two know the front."""
    _moved(state, card, giver, taker, (giver, taker))


def taken_from_under(state: BigCityState, card: Card, taker: Seat) -> None:
    """The top card of those under a deck is now in a hand, and the others lie one higher."""
    _moved(state, card, UNDER, taker, (taker,))
    deck = DECK_OF[card]
    for seat, own in enumerate(state.memories):
        if own[deck].groups:
            _keep(state, seat, deck, ways.risen(own[deck]))


def shown(state: BigCityState, card: Card, giver: Seat) -> None:
    """A card has been played or discarded: everybody knows it now."""
    _moved(state, card, giver, GONE, range(len(state.hands)))


def _moved(
    state: BigCityState, card: Card, origin: Place, goal: Place, knowers: Sequence[Seat]
) -> None:
    """A card has gone from a hand, or from under a deck; only some know which card it was."""
    deck = DECK_OF[card]
    size = 1 if origin == UNDER else (state.hands[origin] & DECKS[deck]).bit_count() + 1
    for seat, own in enumerate(state.memories):
        memory, knows = own[deck], seat in knowers
        if ways.may_lie_at(memory, origin):
            memory = (
                ways.seen(memory, card, origin, size)
                if knows
                else ways.split(memory, origin, goal, size)
            )
        if knows and goal not in (seat, GONE):
            memory = ways.put(memory, card, goal)
        _keep(state, seat, deck, memory)


def _keep(state: BigCityState, seat: Seat, deck: District, memory: Memory) -> None:
    own = state.memories[seat]
    if own[deck] is not memory:
        state.memories[seat] = (*own[:deck], memory, *own[deck + 1 :])


# What can be told of a memory


def memories_of(state: BigCityState, seat: Seat) -> dict[Card, list[Spot]]:
    found = {}
    for memory in state.memories[seat]:
        for cards, places in zip(memory.groups, memory.places, strict=True):
            spots = [_spot(place) for place in members(places)]
            found.update({card: spots for card in members(cards)})
    return dict(sorted(found.items()))


def _spot(place: Place) -> Spot:
    return ("hand", place) if place < UNDER else ("under", place - UNDER)


def in_other_hands(state: BigCityState, seat: Seat) -> Cards:
    """Cards that the seat knows to be in somebody's hand."""
    found = 0
    for memory in state.memories[seat]:
        for cards, places in zip(memory.groups, memory.places, strict=True):
            found |= 0 if places >> UNDER else cards
    return found
