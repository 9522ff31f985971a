"""What a seat remembers of cards it does not hold (1.15), and guesses from that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final, TypeAlias

from faubourg.core.catalogue import members, set_of
from faubourg.core.model import NOBODY, Seat
from faubourg.games.big_city.components import (
    DECK_OF,
    DECKS,
    DISTRICTS,
    MOST,
    Card,
    Cards,
    District,
    by_deck,
)
from faubourg.games.big_city.state import ANSWER, BigCityState, Memory, Trade

UNDER: Final = MOST  # the place of the top card of those that lie under a deck
STOCK: Final = -1  # the unordered part of a deck
GONE: Final = -2  # out of the game

Place: TypeAlias = int
Way: TypeAlias = tuple[Place, ...]  # one place for each remembered card
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
    state.memories = tuple(
        [_risen(m) if m.places >> UNDER and DECK_OF[m.card] == deck else m for m in state.memories]
    )


def _risen(memory: Memory) -> Memory:
    ways = tuple([place - (place > UNDER) for place in memory.ways])
    return Memory(memory.seat, memory.card, ways, set_of(ways))


def shown(state: BigCityState, card: Card, giver: Seat) -> None:
    """A card has been played or discarded: everybody knows it now."""
    if state.memories:
        _moved(state, card, giver, GONE, range(len(state.hands)))


def _moved(
    state: BigCityState, card: Card, origin: Place, goal: Place, knowers: Sequence[Seat]
) -> None:
    """A card has gone from a hand, or from under a deck; only some know which card it was."""
    deck, there = DECK_OF[card], 1 << origin
    size = 1 if origin == UNDER else (state.hands[origin] & DECKS[deck]).bit_count() + 1
    touched = {m.seat for m in state.memories if m.places & there and DECK_OF[m.card] == deck}
    for seat in sorted(touched):
        cards, ways = _ways(state, seat, deck)
        if seat in knowers:
            cards, ways = _seen(cards, ways, card, origin, size)
        else:
            ways = sorted({new for way in ways for new in _split(way, origin, goal, size)})
        others = [m for m in state.memories if m.seat != seat or DECK_OF[m.card] != deck]
        state.memories = (*others, *_memories(seat, cards, ways))
    for seat in knowers:
        if goal not in (seat, GONE):
            number = len(_ways(state, seat, deck)[1])
            state.memories += (Memory(seat, card, (goal,) * number, 1 << goal),)


def _ways(state: BigCityState, seat: Seat, deck: District) -> tuple[list[Card], list[Way]]:
    """The cards of a deck that a seat remembers, and all ways they may lie."""
    own = [m for m in state.memories if m.seat == seat and DECK_OF[m.card] == deck]
    ways: list[Way] = list(zip(*[m.ways for m in own], strict=True)) if own else [()]
    return [m.card for m in own], ways


def _memories(seat: Seat, cards: list[Card], ways: list[Way]) -> list[Memory]:
    columns = [tuple([way[at] for way in ways]) for at in range(len(cards))]
    return [Memory(seat, cards[at], column, set_of(column)) for at, column in enumerate(columns)]


def _seen(
    cards: list[Card], ways: list[Way], card: Card, origin: Place, size: int
) -> tuple[list[Card], list[Way]]:
    """This card was there: one remembered, or else one among cards never seen before."""
    if card not in cards:
        return cards, [way for way in ways if way.count(origin) < size]
    at = cards.index(card)
    left = {way[:at] + way[at + 1 :] for way in ways if way[at] == origin}
    return cards[:at] + cards[at + 1 :], sorted(left)


def _split(way: Way, origin: Place, goal: Place, size: int) -> list[Way]:
    """Any card that was there may have gone, of those remembered or of the others."""
    found = [way] if way.count(origin) < size else []
    return found + [
        (*way[:at], goal, *way[at + 1 :]) for at, place in enumerate(way) if place == origin
    ]


# What can be told of a memory


def memories_of(state: BigCityState, seat: Seat) -> dict[Card, list[Spot]]:
    own = sorted((m for m in state.memories if m.seat == seat), key=lambda memory: memory.card)
    return {m.card: [_spot(place) for place in members(m.places)] for m in own}


def _spot(place: Place) -> Spot:
    return ("hand", place) if place < UNDER else ("under", place - UNDER)


# Guessing


def guess(state: BigCityState, seat: Seat, rng: Random) -> BigCityState:
    """A state that looks the same to the seat: hidden cards are dealt anew among their places."""
    found = state.clone()
    found.memories = tuple(m for m in state.memories if m.seat == seat)
    for deck in range(DISTRICTS):
        _deal_anew(state, found, seat, deck, rng)
    found.trade = _trade_anew(state, found, seat, rng)
    return found


def _deal_anew(
    state: BigCityState, found: BigCityState, seat: Seat, deck: District, rng: Random
) -> None:
    """One deck: what the seat remembers lies in one of the ways, the rest wherever room is."""
    room = _room(state, seat, deck)
    cards, ways = _ways(found, seat, deck)
    dealt: dict[Place, list[Card]] = {place: [] for place in room}
    for card, place in zip(cards, rng.choice(ways), strict=True):
        dealt[place].append(card)
    hidden = DECKS[deck] & ~state.out & ~(state.hands[seat] if seat != NOBODY else 0)
    rest = members(hidden & ~set_of(cards))
    rng.shuffle(rest)
    for place, size in room.items():
        while len(dealt[place]) < size:
            dealt[place].append(rest.pop())
    _lay_out(found, seat, deck, dealt)


def _room(state: BigCityState, seat: Seat, deck: District) -> dict[Place, int]:
    """How many hidden cards of a deck lie where."""
    room = {
        other: (hand & DECKS[deck]).bit_count()
        for other, hand in enumerate(state.hands)
        if other != seat
    }
    room.update({UNDER + place: 1 for place in range(len(state.under[deck]))})
    room[STOCK] = state.decks[deck].bit_count()
    return room


def _lay_out(
    found: BigCityState, seat: Seat, deck: District, dealt: dict[Place, list[Card]]
) -> None:
    for other in range(len(found.hands)):
        if other != seat:
            held: Cards = set_of(dealt[other])
            found.hands[other] = found.hands[other] & ~DECKS[deck] | held
    found.under[deck] = tuple(dealt[UNDER + at][0] for at in range(len(found.under[deck])))
    found.decks[deck] = set_of(dealt[STOCK])


def _trade_anew(state: BigCityState, found: BigCityState, seat: Seat, rng: Random) -> Trade:
    """Which of their cards the others have put forward; nobody has seen more than the backs."""
    trade, actor = state.trade, state.turn
    held, given = found, tuple(pair for pair in trade.given if pair[1] == seat)
    if given:  # what came from this seat came too late to be on offer
        late = set_of(card for card, _ in given)
        held = found.clone()
        held.hands = [hand & ~late for hand in found.hands]
    forward = trade.forward if seat == actor else _same_decks(held, actor, trade.forward, rng)
    offers = [
        cards if other == seat else _offer_anew(state, held, other, cards, rng)
        for other, cards in enumerate(trade.offers)
    ]
    renamed: dict[Card, Card] = {}
    for before, after in zip((trade.forward, *trade.offers), (forward, *offers), strict=True):
        renamed.update(zip(before, after, strict=False))
    moving = tuple((renamed.get(card, card), giver, taker) for card, giver, taker in trade.moving)
    return replace(trade, forward=forward, offers=tuple(offers), moving=moving, given=given)


def _offer_anew(
    state: BigCityState, found: BigCityState, other: Seat, cards: tuple[Card, ...], rng: Random
) -> tuple[Card, ...]:
    """While answers are secret, any offer may be there; later the decks are known."""
    if state.step != ANSWER:
        return _same_decks(found, other, cards, rng)
    if not state.trade.answered >> other & 1:
        return ()
    hand = members(found.hands[other])
    number = rng.randint(0, min(len(state.trade.forward), len(hand)))
    return by_deck(rng.sample(hand, number))


def _same_decks(
    found: BigCityState, seat: Seat, cards: tuple[Card, ...], rng: Random
) -> tuple[Card, ...]:
    chosen: list[Card] = []
    for card in cards:
        fitting = members(found.hands[seat] & DECKS[DECK_OF[card]])
        chosen.append(rng.choice([other for other in fitting if other not in chosen]))
    return tuple(chosen)
