"""What a seat remembers of cards it does not hold (1.15): exact, and never too much.

A memory is all ways in which the cards may lie. Exchanges without end would make more and more of
them. Two things bound them. Cards of which the same is known are one group: a way says where the
group lies, not which card of it lies where. Should there still be too many ways, the vaguest group
is forgotten: its cards may lie anywhere again, as if never seen. So a memory can grow too wide, but
it never rules out what the seat has not seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import factorial, prod
from typing import Final, TypeAlias

from faubourg.core.catalogue import members, set_of
from faubourg.core.model import Seat
from faubourg.games.big_city.components import DECK_OF, DECKS, MOST, Card, Cards, District
from faubourg.games.big_city.state import BigCityState, Memory, Way

GONE: Final = -2  # out of the game
UNDER: Final = MOST  # the place of the top card of those that lie under a deck
MOST_WAYS: Final = 500  # that one seat keeps of one deck

Place: TypeAlias = int
Places: TypeAlias = tuple[Place, ...]  # ascending
Groups: TypeAlias = tuple[Cards, ...]
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
            _keep(state, seat, deck, risen(own[deck]))


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
        if may_lie_at(memory, origin):
            memory = (
                seen(memory, card, origin, size) if knows else split(memory, origin, goal, size)
            )
        if knows and goal not in (seat, GONE):
            memory = put(memory, card, goal)
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


# In which ways they may lie


def may_lie_at(memory: Memory, place: Place) -> bool:
    return any([places >> place & 1 for places in memory.places])


def put(memory: Memory, card: Card, place: Place) -> Memory:
    """The seat knows where this card lies now."""
    return _memory((*memory.groups, 1 << card), {(*way, (place,)) for way in memory.ways})


def seen(memory: Memory, card: Card, origin: Place, size: int) -> Memory:
    """This card was among so many there: one remembered, or else one never seen before."""
    for at, group in enumerate(memory.groups):
        if group >> card & 1:
            left = {_with(w, at, _less(w[at], origin)) for w in memory.ways if origin in w[at]}
            groups = (*memory.groups[:at], group & ~(1 << card), *memory.groups[at + 1 :])
            return _memory(groups, left) if groups[at] else _memory(*_without(groups, left, at))
    return _memory(memory.groups, {way for way in memory.ways if _number(way, origin) < size})


def split(memory: Memory, origin: Place, goal: Place, size: int) -> Memory:
    """One of so many cards there has gone, any of those remembered or of the others."""
    ways = {new for way in memory.ways for new in _splits(way, origin, goal, size)}
    return _memory(memory.groups, ways)


def _splits(way: Way, origin: Place, goal: Place, size: int) -> list[Way]:
    found = [way] if _number(way, origin) < size else []
    return found + [
        _with(way, at, _changed(places, origin, goal))
        for at, places in enumerate(way)
        if origin in places
    ]


def risen(memory: Memory) -> Memory:
    """No card lies on top of those under the deck any more: the others lie one higher."""
    ways = tuple([tuple([_risen(places) for places in way]) for way in memory.ways])
    return Memory(memory.groups, ways, _places(ways))


def _risen(places: Places) -> Places:
    return tuple([place - (place > UNDER) for place in places])


def layouts(way: Way) -> int:
    """In how many ways single cards may lie, if their groups lie in this one."""
    return prod([_orders(places) for places in way])


def _orders(places: Places) -> int:
    same = [factorial(places.count(place)) for place in set(places)]
    return factorial(len(places)) // prod(same)


# One way


def _number(way: Way, place: Place) -> int:
    return sum([places.count(place) for places in way])


def _with(way: Way, at: int, places: Places) -> Way:
    return (*way[:at], places, *way[at + 1 :])


def _less(places: Places, place: Place) -> Places:
    at = places.index(place)
    return places[:at] + places[at + 1 :]


def _changed(places: Places, origin: Place, goal: Place) -> Places:
    return tuple(sorted((*_less(places, origin), goal)))


# All ways


def _memory(groups: Groups, ways: set[Way]) -> Memory:
    """With as few groups as can be, and never more ways than are allowed."""
    groups, ways = _joined(groups, ways)
    while len(ways) > MOST_WAYS:
        widths = [places.bit_count() for places in _places(ways)]
        vaguest = widths.index(max(widths))  # among equals what has been known longest
        groups, ways = _joined(*_without(groups, ways, vaguest))
    ordered = tuple(sorted(ways))
    return Memory(groups, ordered, _places(ordered))


def _places(ways: Iterable[Way]) -> tuple[int, ...]:
    """Per group: the set of all its places."""
    return tuple([set_of(set().union(*column)) for column in zip(*ways, strict=True)])


def _without(groups: Groups, ways: set[Way], at: int) -> tuple[Groups, set[Way]]:
    return groups[:at] + groups[at + 1 :], {way[:at] + way[at + 1 :] for way in ways}


def _joined(groups: Groups, ways: set[Way]) -> tuple[Groups, set[Way]]:
    places = _places(ways)
    for one, other in combinations(range(len(groups)), 2):
        if places[one] == places[other] and _are_alike(ways, one, other):
            cards = (*groups[:one], groups[one] | groups[other], *groups[one + 1 :])
            both = {_with(way, one, tuple(sorted(way[one] + way[other]))) for way in ways}
            return _joined(*_without(cards, both, other))
    return groups, ways


def _are_alike(ways: set[Way], one: int, other: int) -> bool:
    """Whether a card of the one group can change places with one of the other in every way."""
    return all(new in ways for way in ways for new in _exchanged(way, one, other))


def _exchanged(way: Way, one: int, other: int) -> Iterator[Way]:
    for here in set(way[one]):
        for there in set(way[other]) - {here}:
            new = _with(way, one, _changed(way[one], here, there))
            yield _with(new, other, _changed(way[other], there, here))
