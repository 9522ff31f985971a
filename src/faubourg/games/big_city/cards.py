"""Hands and decks: obsolete cards (3.1), exchange (3.6), drawing (3.8)."""

from __future__ import annotations

from faubourg.core.catalogue import members, set_of
from faubourg.core.model import Reason, Seat
from faubourg.games.big_city import components as box
from faubourg.games.big_city import memory, reasons
from faubourg.games.big_city.board import NOWHERE
from faubourg.games.big_city.components import Card, Cards, District
from faubourg.games.big_city.state import FALLBACK, BigCityState


def obsolete(state: BigCityState, seat: Seat) -> Cards:
    """1.16."""
    return state.hands[seat] & box.ALL_PLOTS & state.on_any(box.INSTALLATIONS)


def why_not_discard(state: BigCityState, seat: Seat, card: Card, allowed: bool) -> Reason | None:
    if not state.hands[seat] >> card & 1:
        return reasons.DISCARD_NOT_HELD
    if not allowed:
        return reasons.MUST_EXCHANGE
    return None if obsolete(state, seat) >> card & 1 else reasons.NOT_OBSOLETE


def why_not_put_under(state: BigCityState, seat: Seat, card: Card, limited: bool) -> Reason | None:
    """3.6.2 and 3.6.3; 6.1.9: after a failed trade two at most."""
    if not state.hands[seat] >> card & 1:
        return reasons.NOT_HELD
    if state.step == FALLBACK and len(state.returned) >= box.TRADED:
        return reasons.TWO_AT_MOST
    return None if can_return(state, box.DECK_OF[card], limited) else reasons.CANNOT_DRAW_AS_MANY


def can_return(state: BigCityState, deck: District, limited: bool) -> bool:
    """3.6.3: as many cards can be drawn as are then put back; the last one counts in its deck."""
    return drawable_after(state, deck, limited) > len(state.returned)


def drawable_after(state: BigCityState, returned: District, limited: bool) -> int:
    """3.6.3: how many cards the decks give in one turn, with one more under this deck."""
    return sum(
        min(box.DRAWS_PER_DECK, state.deck_size(deck) + (deck == returned))
        for deck in range(box.DISTRICTS)
        if not limited or state.placed[deck] != NOWHERE
    )


def _can_draw(state: BigCityState, number: int, limited: bool) -> bool:
    """Whether the decks give so many cards in one turn; mostly the first one settles it."""
    for deck in range(box.DISTRICTS):
        if number <= 0:
            return True
        if not limited or state.placed[deck] != NOWHERE:
            number -= min(box.DRAWS_PER_DECK, state.deck_size(deck))
    return number <= 0


def returnable(state: BigCityState, seat: Seat, limited: bool) -> Cards:
    """All cards that can be put under their decks now; must equal the filter by why_not."""
    hand = state.hands[seat] & box.FRONTS
    if _can_draw(state, len(state.returned) + 1, limited):
        return hand
    return set_of(card for card in members(hand) if can_return(state, box.DECK_OF[card], limited))


def why_not_draw(state: BigCityState, deck: District, limited: bool) -> Reason | None:
    if not state.deck_size(deck):
        return reasons.DECK_EMPTY
    if state.drawn[deck] >= box.DRAWS_PER_DECK:
        return reasons.DRAWN_TWICE
    return reasons.DECK_NOT_IN_CITY if limited and state.placed[deck] == NOWHERE else None


def drawable(state: BigCityState, limited: bool) -> int:
    """Decks one may draw from, as a set; must equal the filter by why_not_draw."""
    found = 0
    for deck, cards in enumerate(state.decks):
        if (cards or state.under[deck]) and state.drawn[deck] < box.DRAWS_PER_DECK:
            found |= 1 << deck
    if limited:
        found &= set_of(d for d, place in enumerate(state.placed) if place != NOWHERE)
    return found


def draws_left(state: BigCityState, limited: bool) -> int:
    """3.8.6: how many of the cards owed the decks still give."""
    left = sum(
        min(box.DRAWS_PER_DECK - drawn, state.deck_size(deck))
        for deck, drawn in enumerate(state.drawn)
        if not limited or state.placed[deck] != NOWHERE
    )
    return min(state.owed, left)


def top_cards(state: BigCityState, deck: District) -> Cards:
    """What may come: any card of the unordered part, then those put under, in their order."""
    return state.decks[deck] or 1 << state.under[deck][0]


def take(state: BigCityState, seat: Seat, card: Card) -> None:
    deck = box.DECK_OF[card]
    if state.decks[deck] >> card & 1:
        state.decks[deck] &= ~(1 << card)
    else:
        state.under[deck] = state.under[deck][1:]
        memory.taken_from_under(state, card, seat)
    state.hands[seat] |= 1 << card


def put_under(state: BigCityState, seat: Seat, card: Card) -> None:
    """3.6.1: below all others of its deck."""
    deck = box.DECK_OF[card]
    state.hands[seat] &= ~(1 << card)
    state.under[deck] += (card,)
    state.returned += (deck,)
    memory.gone_under(state, seat, card)


def lay_open(state: BigCityState, seat: Seat, cards: Cards) -> None:
    """3.1.5: played and discarded cards leave the game."""
    state.out |= cards
    for card in members(cards):
        state.hands[seat] &= ~(1 << card)
        memory.shown(state, card, seat)
