"""What a seat knows of the table (1.15, 6.1), and guesses at the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final, TypeAlias

from faubourg.core.catalogue import members, set_of
from faubourg.core.model import Seat
from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.components import Card, Cards, District
from faubourg.games.big_city.memory import UNDER, Place, layouts
from faubourg.games.big_city.state import BigCityState, Memory, Trade

STOCK: Final = -1  # the unordered part of a deck
Laid: TypeAlias = tuple[Card, ...]  # put forward or offered

# Per deck: its cards from either side, and by number the backs of so many.
EITHER_SIDE: Final = tuple(front | back for front, back in zip(box.DECKS, box.BACKS, strict=True))
COUNTED: Final = tuple(
    tuple(((1 << number) - 1) << first for number in range(box.DECK_SIZE + 1))
    for first in box.FIRST_BACK
)


def known(state: BigCityState, seat: Seat | None) -> BigCityState:
    """The backs of all cards, the fronts of one's own, and what one remembers oneself."""
    found = state.clone()
    found.hands = [hand if s == seat else _behind(hand) for s, hand in enumerate(state.hands)]
    found.decks = [COUNTED[deck][cards.bit_count()] for deck, cards in enumerate(state.decks)]
    found.under = [(box.FIRST_BACK[deck],) * len(cards) for deck, cards in enumerate(state.under)]
    found.memories = [
        own if s == seat else steps.NO_MEMORIES for s, own in enumerate(state.memories)
    ]
    if state.trade is not steps.no_trade(len(state.hands)):
        found.trade = _known_trade(state, seat)
    return found


def backs(cards: Cards) -> list[District]:
    """1.15: the back of a card shows its deck."""
    return [
        deck
        for deck, both in enumerate(EITHER_SIDE)
        if cards & both
        for _ in range((cards & both).bit_count())
    ]


def _behind(hand: Cards) -> Cards:
    found = 0
    for both, counted in zip(EITHER_SIDE, COUNTED, strict=True):
        if hand & both:
            found |= counted[(hand & both).bit_count()]
    return found


def _known_trade(state: BigCityState, seat: Seat | None) -> Trade:
    """Of others' cards the backs; 6.1.5: nothing of their answers until all have answered."""
    trade, hidden = state.trade, state.step == steps.ANSWER
    forward = trade.forward if seat == state.turn else _laid_behind(trade.forward)
    offers = [
        cards if other == seat else () if hidden else _laid_behind(cards)
        for other, cards in enumerate(trade.offers)
    ]
    given = tuple(pair for pair in trade.given if pair[1] == seat)
    return _replaced(state, forward, offers, given)


def _laid_behind(cards: Laid) -> Laid:
    decks = [box.DECK_OF[card] for card in cards]
    return tuple([box.FIRST_BACK[deck] + decks[:at].count(deck) for at, deck in enumerate(decks)])


def _replaced(
    state: BigCityState, forward: Laid, offers: Sequence[Laid], given: tuple[tuple[Card, Seat], ...]
) -> Trade:
    """With other cards, those on their way among them: who trades has put forward, others offer."""
    trade, actor = state.trade, state.turn
    moving = []
    for card, giver, taker in trade.moving:
        before = trade.forward if giver == actor else trade.offers[giver]
        after = forward if giver == actor else offers[giver]
        moving.append((after[before.index(card)], giver, taker))
    return replace(trade, forward=forward, offers=tuple(offers), moving=tuple(moving), given=given)


# Guessing


def imagine(known: BigCityState, seat: Seat, rng: Random) -> BigCityState:
    """Hidden cards are dealt among the places where they may lie."""
    found = known.clone()
    found.hands = [hand if s == seat else 0 for s, hand in enumerate(known.hands)]
    for deck in range(box.DISTRICTS):
        _deal(known, found, seat, deck, rng)
    if known.trade is not steps.no_trade(len(known.hands)):
        found.trade = _imagine_trade(known, found, seat, rng)
    return found


def _deal(
    known: BigCityState, found: BigCityState, seat: Seat, deck: District, rng: Random
) -> None:
    """One deck: what the seat remembers lies in one of the ways, the rest wherever room is."""
    room, memory = _room(known, seat, deck), known.memories[seat][deck]
    dealt: dict[Place, list[Card]] = {place: [] for place in room}
    for card, place in _one_way(memory, rng):
        dealt[place].append(card)
    hidden = box.DECKS[deck] & ~known.out & ~known.hands[seat]
    rest = members(hidden & ~sum(memory.groups))
    rng.shuffle(rest)
    for place, size in room.items():
        while len(dealt[place]) < size:
            dealt[place].append(rest.pop())
    _lay_out(found, deck, dealt)


def _one_way(memory: Memory, rng: Random) -> Iterator[tuple[Card, Place]]:
    """Any way in which the single cards may lie, each as likely as any other."""
    way = memory.ways[0]
    if len(memory.ways) == 1:
        rng.random()  # as a choice among several would take
    else:
        (way,) = rng.choices(memory.ways, [layouts(way) for way in memory.ways])
    for cards, places in zip(memory.groups, way, strict=True):
        yield from zip(members(cards), rng.sample(places, len(places)), strict=True)


def _room(known: BigCityState, seat: Seat, deck: District) -> dict[Place, int]:
    """How many hidden cards of a deck lie where."""
    room = {
        other: (hand & box.BACKS[deck]).bit_count()
        for other, hand in enumerate(known.hands)
        if other != seat
    }
    room.update({UNDER + place: 1 for place in range(len(known.under[deck]))})
    room[STOCK] = known.decks[deck].bit_count()
    return room


def _lay_out(found: BigCityState, deck: District, dealt: dict[Place, list[Card]]) -> None:
    for place, cards in dealt.items():
        if 0 <= place < UNDER:
            found.hands[place] |= set_of(cards)
    found.under[deck] = tuple([dealt[UNDER + at][0] for at in range(len(found.under[deck]))])
    found.decks[deck] = set_of(dealt[STOCK])


def _imagine_trade(known: BigCityState, found: BigCityState, seat: Seat, rng: Random) -> Trade:
    """Which of their cards the others have put forward; nobody has seen more than the backs."""
    trade, actor, hands = known.trade, known.turn, found.hands
    if trade.given:  # what came from this seat came too late to be on offer
        late = set_of(card for card, _ in trade.given)
        hands = [hand & ~late for hand in hands]
    forward = trade.forward if seat == actor else _same_decks(hands[actor], trade.forward, rng)
    offers = [
        cards if other == seat else _imagine_offer(known, hands[other], other, rng)
        for other, cards in enumerate(trade.offers)
    ]
    return _replaced(known, forward, offers, trade.given)


def _imagine_offer(known: BigCityState, hand: Cards, other: Seat, rng: Random) -> Laid:
    """While answers are secret, any offer may be there; later the decks are known."""
    trade = known.trade
    if known.step != steps.ANSWER:
        return _same_decks(hand, trade.offers[other], rng)
    if not trade.answered >> other & 1:
        return ()
    held = members(hand)
    number = rng.randint(0, min(len(trade.forward), len(held)))
    return box.by_deck(rng.sample(held, number))


def _same_decks(hand: Cards, cards: Laid, rng: Random) -> Laid:
    chosen: list[Card] = []
    for card in cards:
        fitting = members(hand & box.DECKS[box.DECK_OF[card]])
        chosen.append(rng.choice([other for other in fitting if other not in chosen]))
    return tuple(chosen)
