"""What a seat remembers of cards it does not hold (1.15), and guesses from that."""

from __future__ import annotations

from collections.abc import Iterable
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
)
from faubourg.games.big_city.state import ANSWER, BigCityState, Memory, Trade

UNDER: Final = MOST  # the first bit of the cards that lie under decks

Spot: TypeAlias = tuple[str, int]  # a hand and its seat, or "under" and the place from the top


def holds(state: BigCityState, seat: Seat, deck: District) -> bool:
    return bool(state.hands[seat] & DECKS[deck])


def _update(memory: Memory, state: BigCityState, giver: Seat, deck: District, more: int) -> Memory:
    """A hidden card of a deck went from the giver's hand to another place."""
    if DECK_OF[memory.card] != deck or not memory.places >> giver & 1:
        return memory
    places = memory.places | more
    return replace(memory, places=places if holds(state, giver, deck) else places & ~(1 << giver))


def gone_under(state: BigCityState, giver: Seat, card: Card) -> None:
    """The giver has put a card under its deck; the others saw its back."""
    place = 1 << UNDER + card
    others = [
        m if m.seat == giver else _update(m, state, giver, DECK_OF[card], place)
        for m in state.memories
    ]
    state.memories = (*others, Memory(giver, card, place))


def handed_over(state: BigCityState, card: Card, giver: Seat, taker: Seat) -> None:
    """6.1.8: only the two know the front."""
    deck = DECK_OF[card]
    others = [
        m
        if m.seat == giver
        else _update(m, state, giver, deck, 1 << taker if m.seat != taker else 0)
        for m in state.memories
        if (m.seat, m.card) != (taker, card)
    ]
    state.memories = (*others, Memory(giver, card, 1 << taker))


def taken_from_under(state: BigCityState, card: Card, taker: Seat) -> None:
    """A card that lay under a deck is now in a hand, where everybody saw it go."""
    place, there = 1 << UNDER + card, 1 << taker
    state.memories = tuple(
        replace(m, places=m.places & ~place | (0 if m.seat == taker else there))
        if m.places & place
        else m
        for m in state.memories
        if (m.seat, m.card) != (taker, card)
    )


def shown(state: BigCityState, card: Card, giver: Seat) -> None:
    """A card has been played or discarded: everybody knows it now."""
    if state.memories:
        state.memories = tuple(
            _update(m, state, giver, DECK_OF[card], 0) for m in state.memories if m.card != card
        )


# What can be told of a memory without the card that lies there


def spots_of(state: BigCityState, memory: Memory) -> list[Spot]:
    """Its places as everybody can name them."""
    under = state.under[DECK_OF[memory.card]]
    hands = [("hand", seat) for seat in range(len(state.hands)) if memory.places >> seat & 1]
    return hands + [
        ("under", place) for place, card in enumerate(under) if memory.places >> UNDER + card & 1
    ]


def memories_of(state: BigCityState, seat: Seat) -> dict[Card, list[Spot]]:
    return {m.card: spots_of(state, m) for m in sorted_memories(state, seat)}


def sorted_memories(state: BigCityState, seat: Seat) -> list[Memory]:
    return sorted((m for m in state.memories if m.seat == seat), key=lambda memory: memory.card)


# Guessing


def guess(state: BigCityState, seat: Seat, rng: Random) -> BigCityState:
    """A state that looks the same to the seat: hidden cards are dealt anew among their places."""
    known, found = memories_of(state, seat), state.clone()
    found.memories = ()
    for deck in range(DISTRICTS):
        _deal_anew(state, found, seat, deck, known, rng)
    remembered = [
        Memory(seat, card, _places(found, DECK_OF[card], spots)) for card, spots in known.items()
    ]
    found.memories = tuple(remembered)
    found.trade = _trade_anew(state, found, seat, rng)
    return found


def _places(state: BigCityState, deck: District, spots: Iterable[Spot]) -> int:
    under = state.under[deck]
    return set_of(where if kind == "hand" else UNDER + under[where] for kind, where in spots)


def _deal_anew(
    state: BigCityState, found: BigCityState, seat: Seat, deck: District,
    known: dict[Card, list[Spot]], rng: Random,
) -> None:  # fmt: skip
    """One deck: what the seat remembers goes to one of its places, the rest wherever room is."""
    hidden = DECKS[deck] & ~state.out & ~(state.hands[seat] if seat != NOBODY else 0)
    room = _room(state, seat, deck)
    fixed = {card: spots for card, spots in known.items() if hidden >> card & 1}
    chosen = _choose_spots(fixed, room, rng)
    rest = [card for card in members(hidden) if card not in chosen]
    rng.shuffle(rest)
    dealt: dict[Spot, list[Card]] = {spot: [] for spot in room}
    for card, spot in chosen.items():
        dealt[spot].append(card)
    for spot, size in room.items():
        while len(dealt[spot]) < size:
            dealt[spot].append(rest.pop())
    _lay_out(found, seat, deck, dealt)


def _room(state: BigCityState, seat: Seat, deck: District) -> dict[Spot, int]:
    """How many hidden cards of a deck lie where."""
    room: dict[Spot, int] = {
        ("hand", other): (hand & DECKS[deck]).bit_count()
        for other, hand in enumerate(state.hands)
        if other != seat
    }
    room.update({("under", place): 1 for place in range(len(state.under[deck]))})
    room["deck", deck] = state.decks[deck].bit_count()
    return room


def _choose_spots(
    fixed: dict[Card, list[Spot]], room: dict[Spot, int], rng: Random
) -> dict[Card, Spot]:
    """Each to one of its places, as often as need be until all find room."""
    while True:
        chosen = {card: rng.choice(spots) for card, spots in fixed.items()}
        taken = list(chosen.values())
        if all(taken.count(spot) <= room[spot] for spot in set(taken)):
            return chosen


def _lay_out(
    found: BigCityState, seat: Seat, deck: District, dealt: dict[Spot, list[Card]]
) -> None:
    for other in range(len(found.hands)):
        if other != seat:
            held: Cards = set_of(dealt["hand", other])
            found.hands[other] = found.hands[other] & ~DECKS[deck] | held
    found.under[deck] = tuple(dealt["under", place][0] for place in range(len(found.under[deck])))
    found.decks[deck] = set_of(dealt["deck", deck])


def _trade_anew(state: BigCityState, found: BigCityState, seat: Seat, rng: Random) -> Trade:
    """Which of their cards the others have put forward; nobody has seen more than the backs."""
    trade, actor = state.trade, state.turn
    forward = trade.forward if seat == actor else _same_decks(found, actor, trade.forward, rng)
    offers = [
        cards if other == seat else _offer_anew(state, found, other, cards, rng)
        for other, cards in enumerate(trade.offers)
    ]
    renamed: dict[Card, Card] = {}
    for before, after in zip((trade.forward, *trade.offers), (forward, *offers), strict=True):
        renamed.update(zip(before, after, strict=False))
    moving = tuple((renamed.get(card, card), giver, taker) for card, giver, taker in trade.moving)
    return replace(trade, forward=forward, offers=tuple(offers), moving=moving)


def _offer_anew(
    state: BigCityState, found: BigCityState, other: Seat, cards: tuple[Card, ...], rng: Random
) -> tuple[Card, ...]:
    """While answers are secret, any offer may be there; later the decks are known."""
    if state.step != ANSWER:
        return _same_decks(found, other, cards, rng)
    if not state.trade.answered >> other & 1:
        return ()
    hand = members(found.hands[other])
    return tuple(sorted(rng.sample(hand, rng.randint(0, min(len(state.trade.forward), len(hand))))))


def _same_decks(
    found: BigCityState, seat: Seat, cards: tuple[Card, ...], rng: Random
) -> tuple[Card, ...]:
    chosen: list[Card] = []
    for card in cards:
        fitting = members(found.hands[seat] & DECKS[DECK_OF[card]])
        chosen.append(rng.choice([other for other in fitting if other not in chosen]))
    return tuple(chosen)
