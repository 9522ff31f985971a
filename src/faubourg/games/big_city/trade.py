"""Trade, the option (6.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from faubourg.core.catalogue import set_of
from faubourg.core.model import CHANCE, Action, Reason, Seat
from faubourg.games.big_city import actions, events, memory, reasons, turn
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.chapter import Choice, Kit, Part
from faubourg.games.big_city.components import DECK_OF, DISTRICTS, FRONTS, TRADED, Card, by_deck
from faubourg.games.big_city.state import BigCityState, Trade

# Cards put forward, and wishes


def _why_not_forward(
    kit: Kit, state: BigCityState, seat: Seat, action: actions.PutForward
) -> Reason | None:
    """6.1.2 and 6.1.4."""
    card = action.card
    if not kit.trading:
        return reasons.NO_TRADING
    if not state.hands[seat] >> card & 1:
        return reasons.FORWARD_NOT_HELD
    if card in state.trade.forward:
        return reasons.ALREADY_FORWARD
    if len(state.trade.forward) >= TRADED:
        return reasons.TWO_FORWARD
    return None if partners(state, seat) else reasons.NOBODY_TO_TRADE


def partners(state: BigCityState, seat: Seat) -> list[Seat]:
    """6.1.5: the others, as far as they have cards."""
    return [other for other, hand in enumerate(state.hands) if hand and other != seat]


def _forward_parts(kit: Kit, state: BigCityState, seat: Seat) -> list[Part]:
    if not kit.trading or len(state.trade.forward) >= TRADED or not partners(state, seat):
        return []
    taken = set_of(state.trade.forward)
    return [(kit.book.put_forward, state.hands[seat] & FRONTS & ~taken)]


def _put_forward(kit: Kit, state: BigCityState, seat: Seat, action: actions.PutForward) -> None:
    state.trade = replace(state.trade, forward=(*state.trade.forward, action.card))
    state.step = steps.FORWARD


def _why_not_wish(kit: Kit, state: BigCityState, seat: Seat, action: actions.Wish) -> Reason | None:
    """6.1.3."""
    return reasons.WISHED if state.trade.wishes >> action.deck & 1 else None


def _wish_parts(kit: Kit, state: BigCityState, seat: Seat) -> list[Part]:
    return [(kit.book.wish, ((1 << DISTRICTS) - 1) & ~state.trade.wishes)]


def _wish(kit: Kit, state: BigCityState, seat: Seat, action: actions.Wish) -> None:
    state.trade = replace(state.trade, wishes=state.trade.wishes | 1 << action.deck)


def _ask(kit: Kit, state: BigCityState, seat: Seat, action: actions.Ask) -> None:
    state.step, state.actors = steps.ANSWER, tuple(partners(state, seat))


# Offers


def _why_not_offer(
    kit: Kit, state: BigCityState, seat: Seat, action: actions.Offer
) -> Reason | None:
    """6.1.5."""
    offer, card = state.trade.offers[seat], action.card
    if not state.hands[seat] >> card & 1:
        return reasons.OFFER_NOT_HELD
    if card in offer:
        return reasons.ALREADY_OFFERED
    return reasons.OFFER_TOO_LARGE if len(offer) >= len(state.trade.forward) else None


def _offer_parts(kit: Kit, state: BigCityState, seat: Seat) -> list[Part]:
    offer = state.trade.offers[seat]
    if len(offer) >= len(state.trade.forward):
        return []
    return [(kit.book.offer, state.hands[seat] & FRONTS & ~set_of(offer))]


def _offer(kit: Kit, state: BigCityState, seat: Seat, action: actions.Offer) -> None:
    """Sorted by deck, so that the order tells nothing."""
    trade = state.trade
    cards = by_deck((*trade.offers[seat], action.card))
    offers = tuple(cards if s == seat else o for s, o in enumerate(trade.offers))
    state.trade = replace(trade, offers=offers)


def _confirm(kit: Kit, state: BigCityState, seat: Seat, action: actions.Confirm) -> None:
    """6.1.5: offers are shown when all have answered."""
    state.trade = replace(state.trade, answered=state.trade.answered | 1 << seat)
    state.actors = tuple(actor for actor in state.actors if actor != seat)
    if not state.actors:
        _show_offers(state)
        _ask_to_accept(kit, state)


def _show_offers(state: BigCityState) -> None:
    if state.events is not None:
        backs = tuple(tuple(DECK_OF[card] for card in cards) for cards in state.trade.offers)
        state.events.append(events.OffersShown(backs))


# Accepting


def _why_not_accept(
    kit: Kit, state: BigCityState, seat: Seat, action: actions.Accept
) -> Reason | None:
    """6.1.6: whole offers, one card for one card."""
    trade = state.trade
    offer = trade.offers[action.seat] if action.seat < len(trade.offers) else ()
    if not offer:
        return reasons.NO_OFFER
    if len(offer) == TRADED and action.which != actions.BOTH:
        return reasons.WHOLE_OFFER
    if len(offer) < TRADED and action.which == actions.BOTH:
        return reasons.SINGLE_OFFER
    needed = TRADED if action.which == actions.BOTH else action.which + 1
    return reasons.NO_SUCH_CARD if len(trade.forward) < needed else None


def _accept_parts(kit: Kit, state: BigCityState, accepter: Seat) -> list[Part]:
    found, own = 0, len(state.trade.forward)
    for seat, offer in enumerate(state.trade.offers):
        if len(offer) == TRADED and own == TRADED:
            found |= 1 << 3 * seat + actions.BOTH
        elif len(offer) == 1:
            found |= ((1 << own) - 1) << 3 * seat
    return [(kit.book.accept, found)]


def given_for(trade: Trade, which: int) -> tuple[Card, ...]:
    return trade.forward if which == actions.BOTH else trade.forward[which : which + 1]


def _accept(kit: Kit, state: BigCityState, seat: Seat, action: actions.Accept) -> None:
    """6.1.6: both sides' cards are on their way."""
    trade, partner = state.trade, action.seat
    moving = [(card, seat, partner) for card in given_for(trade, action.which)]
    moving += [(card, partner, seat) for card in trade.offers[partner]]
    state.trade = replace(trade, moving=tuple(moving))
    state.step, state.actors = steps.SWAP, (CHANCE,)


def hand_over(state: BigCityState) -> None:
    """6.1.8: the next card changes hands, and is on offer no more."""
    trade = state.trade
    card, giver, taker = trade.moving[0]
    state.hands[giver] &= ~(1 << card)
    state.hands[taker] |= 1 << card
    memory.handed_over(state, card, giver, taker)
    state.trade = replace(
        trade,
        forward=tuple(c for c in trade.forward if c != card),
        offers=tuple(tuple(c for c in cards if c != card) for cards in trade.offers),
        traded=trade.traded + (giver == state.turn),
        moving=trade.moving[1:],
        given=(*trade.given, (card, giver)),
    )


def acceptable(trade: Trade) -> list[Seat]:
    """6.1.7: whose offers could be accepted."""
    own = len(trade.forward)
    return [seat for seat, offer in enumerate(trade.offers) if 0 < len(offer) <= own]


def acceptable_after(trade: Trade, action: actions.Accept) -> list[Seat]:
    """6.1.7: the same once this one is."""
    given = given_for(trade, action.which)
    offers = tuple(() if s == action.seat else offer for s, offer in enumerate(trade.offers))
    rest = tuple(card for card in trade.forward if card not in given)
    return acceptable(replace(trade, forward=rest, offers=offers))


def swap(kit: Kit, state: BigCityState) -> None:
    hand_over(state)
    if not state.trade.moving:
        _ask_to_accept(kit, state)


def _ask_to_accept(kit: Kit, state: BigCityState) -> None:
    if acceptable(state.trade):
        state.step, state.actors = steps.ACCEPT, (state.turn,)
    else:
        after_accepting(kit, state)


def after_accepting(kit: Kit, state: BigCityState) -> None:
    """6.1.9 and 6.1.10: only who traded nothing may exchange; 6.1.11: it is no pass."""
    traded, state.trade = state.trade.traded, kit.no_trade
    state.passes = 0
    if traded:
        turn.finish(kit, state)
    else:
        state.step, state.actors = steps.FALLBACK, (state.turn,)


def _stop(kit: Kit, state: BigCityState, seat: Seat, action: actions.Stop) -> None:
    """No second segment, no more cards to exchange, or no more offers to accept."""
    if state.step == steps.ACCEPT:
        after_accepting(kit, state)
        return
    if state.step != steps.TRAM:
        state.owed = len(state.returned)
    turn.finish(kit, state)


CHOICES: Final[dict[type[Action], Choice]] = {
    actions.PutForward: Choice(_put_forward, _forward_parts, _why_not_forward),
    actions.Wish: Choice(_wish, _wish_parts, _why_not_wish),
    actions.Ask: Choice(_ask, lambda kit, *_: [(kit.book.ask, 1)]),
    actions.Offer: Choice(_offer, _offer_parts, _why_not_offer),
    actions.Confirm: Choice(_confirm, lambda kit, *_: [(kit.book.confirm, 1)]),
    actions.Accept: Choice(_accept, _accept_parts, _why_not_accept),
    actions.Stop: Choice(_stop, lambda kit, *_: [(kit.book.stop, 1)]),
}
