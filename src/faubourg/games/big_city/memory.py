"""What a seat remembers of cards it does not hold (1.15), and guesses from that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final, TypeAlias

from faubourg.core.catalogue import members, set_of
from faubourg.core.model import NOBODY, Seat
from faubourg.games.big_city import ways
from faubourg.games.big_city.components import (
    DECK_OF,
    DECKS,
    DISTRICTS,
    Card,
    Cards,
    District,
    by_deck,
)
from faubourg.games.big_city.state import (
    ANSWER,
    NO_MEMORIES,
    NO_MEMORY,
    BigCityState,
    Memory,
    Trade,
)
from faubourg.games.big_city.ways import UNDER, Place

STOCK: Final = -1  # the unordered part of a deck
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


# Guessing


def guess(state: BigCityState, seat: Seat, rng: Random) -> BigCityState:
    """A state that looks the same to the seat: hidden cards are dealt anew among their places."""
    found = state.clone()
    found.memories = [own if s == seat else NO_MEMORIES for s, own in enumerate(state.memories)]
    for deck in range(DISTRICTS):
        _deal_anew(state, found, seat, deck, rng)
    found.trade = _trade_anew(state, found, seat, rng)
    return found


def _deal_anew(
    state: BigCityState, found: BigCityState, seat: Seat, deck: District, rng: Random
) -> None:
    """One deck: what the seat remembers lies in one of the ways, the rest wherever room is."""
    room = _room(state, seat, deck)
    memory = state.memories[seat][deck] if seat != NOBODY else NO_MEMORY
    dealt: dict[Place, list[Card]] = {place: [] for place in room}
    for card, place in _one_way(memory, rng):
        dealt[place].append(card)
    hidden = DECKS[deck] & ~state.out & ~(state.hands[seat] if seat != NOBODY else 0)
    rest = members(hidden & ~sum(memory.groups))
    rng.shuffle(rest)
    for place, size in room.items():
        while len(dealt[place]) < size:
            dealt[place].append(rest.pop())
    _lay_out(found, seat, deck, dealt)


def _one_way(memory: Memory, rng: Random) -> Iterator[tuple[Card, Place]]:
    """Any way in which the single cards may lie, each as likely as any other."""
    (way,) = rng.choices(memory.ways, [ways.layouts(way) for way in memory.ways])
    for cards, places in zip(memory.groups, way, strict=True):
        yield from zip(members(cards), rng.sample(places, len(places)), strict=True)


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
