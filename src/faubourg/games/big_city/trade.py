"""Trade, the option (6.1)."""

from __future__ import annotations

from dataclasses import replace

from faubourg.core.model import CHANCE, Action, Reason, Seat
from faubourg.games.big_city import actions, events, memory, reasons, turn
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.components import DECK_OF, DISTRICTS, FRONTS, TRADED, Card, by_deck
from faubourg.games.big_city.state import BigCityState, Trade
from faubourg.games.big_city.turn import House


def why_not(
    state: BigCityState,
    seat: Seat,
    action: actions.PutForward | actions.Offer | actions.Accept | actions.Wish,
    allowed: bool,
) -> Reason | None:
    if isinstance(action, actions.PutForward):
        return why_not_forward(state, seat, action.card, allowed)
    if isinstance(action, actions.Offer):
        return why_not_offer(state, seat, action.card)
    if isinstance(action, actions.Accept):
        return why_not_accept(state, action)
    return reasons.WISHED if state.trade.wishes >> action.deck & 1 else None  # 6.1.3


def legal_set(book: actions.Catalogue, state: BigCityState, seat: Seat) -> int:
    """By step; must equal the filter by why_not."""
    if state.step == steps.FORWARD:
        return forward_set(book, state, seat) | wish_set(book, state) | book.ask
    if state.step == steps.ANSWER:
        return offer_set(book, state, seat) | book.confirm
    return accept_set(book, state) | book.stop if state.step == steps.ACCEPT else 0


def why_not_forward(state: BigCityState, seat: Seat, card: Card, allowed: bool) -> Reason | None:
    """6.1.2 and 6.1.4."""
    if not allowed:
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


def forward_set(book: actions.Catalogue, state: BigCityState, seat: Seat) -> int:
    if len(state.trade.forward) >= TRADED or not partners(state, seat):
        return 0
    taken = sum(1 << card for card in state.trade.forward)
    return (state.hands[seat] & FRONTS & ~taken) << book.put_forward


def wish_set(book: actions.Catalogue, state: BigCityState) -> int:
    return (((1 << DISTRICTS) - 1) & ~state.trade.wishes) << book.wish


def why_not_offer(state: BigCityState, seat: Seat, card: Card) -> Reason | None:
    """6.1.5."""
    offer = state.trade.offers[seat]
    if not state.hands[seat] >> card & 1:
        return reasons.OFFER_NOT_HELD
    if card in offer:
        return reasons.ALREADY_OFFERED
    return reasons.OFFER_TOO_LARGE if len(offer) >= len(state.trade.forward) else None


def offer_set(book: actions.Catalogue, state: BigCityState, seat: Seat) -> int:
    offer = state.trade.offers[seat]
    if len(offer) >= len(state.trade.forward):
        return 0
    return (state.hands[seat] & FRONTS & ~sum(1 << card for card in offer)) << book.offer


def why_not_accept(state: BigCityState, action: actions.Accept) -> Reason | None:
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


def accept_set(book: actions.Catalogue, state: BigCityState) -> int:
    """Must equal the filter by why_not_accept."""
    found, own = 0, len(state.trade.forward)
    for seat, offer in enumerate(state.trade.offers):
        if len(offer) == TRADED and own == TRADED:
            found |= 1 << book.accept + 3 * seat + actions.BOTH
        elif len(offer) == 1:
            found |= ((1 << own) - 1) << book.accept + 3 * seat
    return found


def put_forward(state: BigCityState, card: Card) -> None:
    state.trade = replace(state.trade, forward=(*state.trade.forward, card))


def wish(state: BigCityState, deck: int) -> None:
    state.trade = replace(state.trade, wishes=state.trade.wishes | 1 << deck)


def offer(state: BigCityState, seat: Seat, card: Card) -> None:
    """Sorted by deck, so that the order tells nothing."""
    trade = state.trade
    cards = by_deck((*trade.offers[seat], card))
    offers = tuple(cards if s == seat else o for s, o in enumerate(trade.offers))
    state.trade = replace(trade, offers=offers)


def confirm(state: BigCityState, seat: Seat) -> None:
    state.trade = replace(state.trade, answered=state.trade.answered | 1 << seat)


def given_for(trade: Trade, which: int) -> tuple[Card, ...]:
    return trade.forward if which == actions.BOTH else trade.forward[which : which + 1]


def accept(state: BigCityState, seat: Seat, action: actions.Accept) -> None:
    """6.1.6: both sides' cards are on their way."""
    trade, partner = state.trade, action.seat
    moving = [(card, seat, partner) for card in given_for(trade, action.which)]
    moving += [(card, partner, seat) for card in trade.offers[partner]]
    state.trade = replace(trade, moving=tuple(moving))


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


# The flow


def apply(state: BigCityState, house: House, seat: Seat, action: Action) -> None:
    if isinstance(action, actions.PutForward):
        put_forward(state, action.card)
        state.step = steps.FORWARD
    elif isinstance(action, actions.Wish):
        wish(state, action.deck)
    elif isinstance(action, actions.Ask):
        state.step, state.actors = steps.ANSWER, tuple(partners(state, seat))
    elif isinstance(action, actions.Offer):
        offer(state, seat, action.card)
    elif isinstance(action, actions.Confirm):
        _answer(state, house, seat)
    else:
        assert isinstance(action, actions.Accept)
        accept(state, seat, action)
        state.step, state.actors = steps.SWAP, (CHANCE,)


def _answer(state: BigCityState, house: House, seat: Seat) -> None:
    """6.1.5: offers are shown when all have answered."""
    confirm(state, seat)
    state.actors = tuple(actor for actor in state.actors if actor != seat)
    if not state.actors:
        _show_offers(state)
        _ask_to_accept(state, house)


def _show_offers(state: BigCityState) -> None:
    if state.events is not None:
        backs = tuple(tuple(DECK_OF[card] for card in cards) for cards in state.trade.offers)
        state.events.append(events.OffersShown(backs))


def swap(state: BigCityState, house: House) -> None:
    hand_over(state)
    if not state.trade.moving:
        _ask_to_accept(state, house)


def _ask_to_accept(state: BigCityState, house: House) -> None:
    if acceptable(state.trade):
        state.step, state.actors = steps.ACCEPT, (state.turn,)
    else:
        after_accepting(state, house)


def after_accepting(state: BigCityState, house: House) -> None:
    """6.1.9 and 6.1.10: only who traded nothing may exchange; 6.1.11: it is no pass."""
    traded, state.trade = state.trade.traded, steps.no_trade(house.seats)
    state.passes = 0
    if traded:
        turn.finish(state, house)
    else:
        state.step, state.actors = steps.FALLBACK, (state.turn,)
