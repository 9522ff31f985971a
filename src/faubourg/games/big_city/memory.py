"""What a seat remembers of cards it does not hold (1.15): exact, and never too much.

A memory is all ways in which the cards may lie. Exchanges without end would make more and more of
them. Two things bound them. Cards of which the same is known are one group: a way says where the
group lies, not which card of it lies where. Should there still be too many ways, the vaguest group
is forgotten: its cards may lie anywhere again, as if never seen. So a memory can grow too wide, but
it never rules out what the seat has not seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
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
EVERYBODY: Final = (1 << MOST) - 1
NEVER_SEEN: Final = -1  # in place of the number of a group
KEPT: Final = 8192  # changes of each kind

Place: TypeAlias = int
Places: TypeAlias = tuple[Place, ...]  # ascending
Groups: TypeAlias = tuple[Cards, ...]
Ways: TypeAlias = tuple[Way, ...]
Spot: TypeAlias = tuple[str, int]  # a hand and its seat, or "under" and the place from the top


def gone_under(state: BigCityState, giver: Seat, card: Card) -> None:
    """The giver has put a card under its deck; the others saw its back."""
    bottom = UNDER + len(state.under[DECK_OF[card]]) - 1
    _moved(state, card, giver, bottom, 1 << giver)


def handed_over(state: BigCityState, card: Card, giver: Seat, taker: Seat) -> None:
    """6.1.8: only the two know the front."""
    _moved(state, card, giver, taker, 1 << giver | 1 << taker)


def taken_from_under(state: BigCityState, card: Card, taker: Seat) -> None:
    """The top card of those under a deck is now in a hand, and the others lie one higher."""
    deck = DECK_OF[card]
    for seat, own in enumerate(state.memories):
        memory = own[deck]
        if memory.groups:
            memory = _without_it(memory, card, UNDER, taker, 1, seat == taker)
            _keep(state, seat, deck, risen(memory))


def shown(state: BigCityState, card: Card, giver: Seat) -> None:
    """A card has been played or discarded: everybody knows it now."""
    _moved(state, card, giver, GONE, EVERYBODY)


def _moved(state: BigCityState, card: Card, origin: Seat, goal: Place, knowers: int) -> None:
    """A card has gone from a hand; only some know which card it was, a set of seats."""
    deck = DECK_OF[card]
    size = (state.hands[origin] & DECKS[deck]).bit_count() + 1
    for seat, own in enumerate(state.memories):
        knows = knowers >> seat & 1 == 1
        memory = _without_it(own[deck], card, origin, goal, size, knows)
        if knows and goal != seat and goal != GONE:
            memory = put(memory, card, goal)
        _keep(state, seat, deck, memory)


def _without_it(
    memory: Memory, card: Card, origin: Place, goal: Place, size: int, knows: bool
) -> Memory:
    """One of so many cards has left a place, of which the seat may know some to lie there."""
    if not may_lie_at(memory, origin):
        return memory
    return seen(memory, card, origin, size) if knows else split(memory, origin, goal, size)


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
    for places in memory.places:
        if places >> place & 1:
            return True
    return False


def put(memory: Memory, card: Card, place: Place) -> Memory:
    """The seat knows where this card lies now."""
    return _changed_by(_put(memory.ways, place), (*memory.groups, 1 << card))


def seen(memory: Memory, card: Card, origin: Place, size: int) -> Memory:
    """This card was among so many there: one remembered, or else one never seen before."""
    groups, known = list(memory.groups), NEVER_SEEN
    for at, group in enumerate(groups):
        if group >> card & 1:
            groups[at], known = group & ~(1 << card), at
    return _changed_by(_seen(memory.ways, known, origin, size), groups)


def split(memory: Memory, origin: Place, goal: Place, size: int) -> Memory:
    """One of so many cards there has gone, any of those remembered or of the others."""
    return _changed_by(_split(memory.ways, origin, goal, size), memory.groups)


def risen(memory: Memory) -> Memory:
    """No card lies on top of those under the deck any more: the others lie one higher."""
    ways, places = _all_risen(memory.ways)
    return Memory(memory.groups, ways, places)


# How ways change does not depend on the cards: the same few changes come again and again. While
# they are found a group is a number, and what groups are made of is a set of such numbers.


class Change:
    """What becomes of some ways, and of which groups before them each group is made."""

    def __init__(self, groups: Groups, ways: set[Way]) -> None:
        groups, ways = _joined(groups, ways)
        self.ways = tuple(sorted(ways))
        self.places = _places(self.ways)
        self.groups = [members(numbers) for numbers in groups]


def _changed_by(change: Change, groups: Sequence[Cards]) -> Memory:
    """A memory with so changed ways, and never more of them than are allowed."""
    made = tuple([_union(groups, numbers) for numbers in change.groups])
    if len(change.ways) > MOST_WAYS:
        return _bounded(made, set(change.ways))
    return Memory(made, change.ways, change.places)


def _union(groups: Sequence[Cards], numbers: list[int]) -> Cards:
    found = 0
    for number in numbers:
        found |= groups[number]
    return found


def _numbered(ways: Ways) -> Groups:
    return tuple([1 << number for number in range(len(ways[0]))])


@lru_cache(maxsize=KEPT)
def _put(ways: Ways, place: Place) -> Change:
    numbered = _numbered(ways)
    return Change((*numbered, 1 << len(numbered)), {(*way, (place,)) for way in ways})


@lru_cache(maxsize=KEPT)
def _seen(ways: Ways, at: int, origin: Place, size: int) -> Change:
    groups = _numbered(ways)
    if at == NEVER_SEEN:
        return Change(groups, {way for way in ways if _number(way, origin) < size})
    left = {_with(way, at, _less(way[at], origin)) for way in ways if origin in way[at]}
    is_empty = len(ways[0][at]) == 1
    return Change(*_without(groups, left, at)) if is_empty else Change(groups, left)


@lru_cache(maxsize=KEPT)
def _split(ways: Ways, origin: Place, goal: Place, size: int) -> Change:
    return Change(
        _numbered(ways), {new for way in ways for new in _splits(way, origin, goal, size)}
    )


@lru_cache(maxsize=KEPT)
def _all_risen(ways: Ways) -> tuple[Ways, tuple[int, ...]]:
    higher = tuple([tuple([_risen(places) for places in way]) for way in ways])
    return higher, _places(higher)


def _splits(way: Way, origin: Place, goal: Place, size: int) -> list[Way]:
    found = [way] if _number(way, origin) < size else []
    return found + [
        _with(way, at, _changed(places, origin, goal))
        for at, places in enumerate(way)
        if origin in places
    ]


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


def _bounded(groups: Groups, ways: set[Way]) -> Memory:
    """The vaguest groups are forgotten until there are no more ways than are allowed."""
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
