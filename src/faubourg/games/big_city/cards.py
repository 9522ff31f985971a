"""Hands and decks: obsolete cards (3.1), exchange (3.6), drawing (3.8)."""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import members, set_of
from faubourg.core.model import CHANCE, Action, Reason, Seat
from faubourg.games.big_city import components as box
from faubourg.games.big_city import memory, reasons
from faubourg.games.big_city.actions import Discard, Draw, PutUnder
from faubourg.games.big_city.board import NOWHERE
from faubourg.games.big_city.chapter import Choice, Kit, Part, something_done
from faubourg.games.big_city.components import Cards, District
from faubourg.games.big_city.state import CARD, DRAW, EXCHANGE, EXTRA, FALLBACK, BigCityState


def obsolete(state: BigCityState, seat: Seat) -> Cards:
    """1.16."""
    return state.hands[seat] & box.ALL_PLOTS & state.on_any(box.INSTALLATIONS)


def _discard_parts(kit: Kit, state: BigCityState, seat: Seat) -> list[Part]:
    return [(kit.book.discard, obsolete(state, seat))] if kit.discarding else []


def _why_not_discard(kit: Kit, state: BigCityState, seat: Seat, action: Discard) -> Reason | None:
    if not state.hands[seat] >> action.card & 1:
        return reasons.DISCARD_NOT_HELD
    if not kit.discarding:
        return reasons.MUST_EXCHANGE
    return None if obsolete(state, seat) >> action.card & 1 else reasons.NOT_OBSOLETE


def _discard(kit: Kit, state: BigCityState, seat: Seat, action: Discard) -> None:
    lay_open(state, seat, 1 << action.card)
    state.discards += 1
    something_done(state)


# Exchange


def _why_not_put_under(
    kit: Kit, state: BigCityState, seat: Seat, action: PutUnder
) -> Reason | None:
    """3.6.2 and 3.6.3; 6.1.9: after a failed trade two at most."""
    if not state.hands[seat] >> action.card & 1:
        return reasons.NOT_HELD
    if state.step == FALLBACK and len(state.returned) >= box.TRADED:
        return reasons.TWO_AT_MOST
    possible = can_return(state, box.DECK_OF[action.card], kit.limited)
    return None if possible else reasons.CANNOT_DRAW_AS_MANY


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
        if not limited or state.placed[deck] != NOWHERE:
            number -= min(box.DRAWS_PER_DECK, state.deck_size(deck))
            if number <= 0:
                return True
    return False


def _under_parts(kit: Kit, state: BigCityState, seat: Seat) -> list[Part]:
    """All cards that can be put under their decks now."""
    hand, limited, first = state.hands[seat] & box.FRONTS, kit.limited, kit.book.put_under
    if state.step == FALLBACK and len(state.returned) >= box.TRADED:
        return []
    if _can_draw(state, len(state.returned) + 1, limited):
        return [(first, hand)]
    able = [card for card in members(hand) if can_return(state, box.DECK_OF[card], limited)]
    return [(first, set_of(able))]


def _put_under(kit: Kit, state: BigCityState, seat: Seat, action: PutUnder) -> None:
    """3.6.1: below all others of its deck."""
    card, deck = action.card, box.DECK_OF[action.card]
    state.hands[seat] &= ~(1 << card)
    state.under[deck] += (card,)
    state.returned += (deck,)
    memory.gone_under(state, seat, card)
    state.passes = 0
    state.step = FALLBACK if state.step == FALLBACK else EXCHANGE


# Drawing


def _why_not_draw(kit: Kit, state: BigCityState, seat: Seat, action: Draw) -> Reason | None:
    deck = action.deck
    if not state.deck_size(deck):
        return reasons.DECK_EMPTY
    if state.drawn[deck] >= box.DRAWS_PER_DECK:
        return reasons.DRAWN_TWICE
    limited = kit.limited and state.step == DRAW
    return reasons.DECK_NOT_IN_CITY if limited and state.placed[deck] == NOWHERE else None


def _draw(kit: Kit, state: BigCityState, seat: Seat, action: Draw) -> None:
    """Chance turns the card up."""
    state.chosen, state.turn = action.deck, seat
    state.actors = (CHANCE,)
    state.step = CARD if state.step == DRAW else EXTRA


def _draw_parts(kit: Kit, state: BigCityState, seat: Seat) -> list[Part]:
    return [(kit.book.draw, drawable(state, kit.limited and state.step == DRAW))]


def drawable(state: BigCityState, limited: bool) -> int:
    """Decks one may draw from, as a set."""
    found, drawn, under, placed = 0, state.drawn, state.under, state.placed
    for deck, cards in enumerate(state.decks):
        if (cards or under[deck]) and drawn[deck] < box.DRAWS_PER_DECK:
            if not limited or placed[deck] != NOWHERE:
                found |= 1 << deck
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


def take(state: BigCityState, seat: Seat, card: box.Card) -> None:
    deck = box.DECK_OF[card]
    if state.decks[deck] >> card & 1:
        state.decks[deck] &= ~(1 << card)
    else:
        state.under[deck] = state.under[deck][1:]
        memory.taken_from_under(state, card, seat)
    state.hands[seat] |= 1 << card


def lay_open(state: BigCityState, seat: Seat, cards: Cards) -> None:
    """3.1.5: played and discarded cards leave the game."""
    state.out |= cards
    for card in members(cards):
        state.hands[seat] &= ~(1 << card)
        memory.shown(state, card, seat)


CHOICES: Final[dict[type[Action], Choice]] = {
    Discard: Choice(_discard, _discard_parts, _why_not_discard),
    PutUnder: Choice(_put_under, _under_parts, _why_not_put_under),
    Draw: Choice(_draw, _draw_parts, _why_not_draw),
}
