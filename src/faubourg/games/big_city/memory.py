"""What a seat remembers of cards it does not hold (1.15): exact, and never too much.

A memory is all ways in which the cards may lie. Exchanges without end would make more and more of
them. Two things bound them. Cards of which the same is known are one group: a way says where the
group lies, not which card of it lies where. Should there still be too many ways, the vaguest group
is forgotten: its cards may lie anywhere again, as if never seen. So a memory can grow too wide, but
it never rules out what the seat has not seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from math import factorial, prod
from typing import Final, TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.big_city.components import DECK_OF, DECKS, MOST, Card, Cards, District
from faubourg.games.big_city.state import BigCityState, Memory, Way

GONE: Final = -2  # out of the game
UNDER: Final = MOST  # the place of the top card of those that lie under a deck
MOST_WAYS: Final = 500  # that one seat keeps of one deck
EVERYBODY: Final = (1 << MOST) - 1
KEPT: Final = 16384  # changes
# Which card has left a place: one of a group, by its number, or
ANY: Final = -1  # the seat has not seen which
OTHER: Final = -2  # one that was not remembered
NONE: Final = -3  # none of those remembered
NEW: Final = -4  # it is remembered from now on, as a group of its own

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
        if memory.groups and not may_lie_at(memory, UNDER):
            _keep(state, seat, deck, _changed(memory.groups, memory.ways, NONE, UNDER, taker, 1))
        elif memory.groups:
            knows = seat == taker
            _keep(state, seat, deck, _without_it(memory, card, UNDER, taker, 1, knows))


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
    if knows:
        return seen(memory, card, origin, size)
    return _changed(memory.groups, memory.ways, ANY, origin, goal, size)


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


def next_of(state: BigCityState, seat: Seat, deck: District) -> Cards:
    """What the seat thinks may be drawn there: what was put under a deck comes last, top first."""
    unseen = DECKS[deck] & ~(state.out | state.hands[seat] | in_other_hands(state, seat))
    memory = state.memories[seat][deck]
    remembered = _union(memory.groups, list(range(len(memory.groups))))
    if state.decks[deck]:
        return unseen & ~remembered
    at_top = [at for at, places in enumerate(memory.places) if places >> UNDER & 1]
    found = _union(memory.groups, at_top)
    sure = all(any(UNDER in places for places in way) for way in memory.ways)
    return found if sure else found | unseen & ~remembered


# In which ways they may lie


def may_lie_at(memory: Memory, place: Place) -> bool:
    for places in memory.places:
        if places >> place & 1:
            return True
    return False


def put(memory: Memory, card: Card, place: Place) -> Memory:
    """The seat knows where this card lies now."""
    return _changed((*memory.groups, 1 << card), memory.ways, NEW, place, place, 1)


def seen(memory: Memory, card: Card, origin: Place, size: int) -> Memory:
    """This card was among so many there: one remembered, or else one never seen before."""
    for at, group in enumerate(memory.groups):
        if group >> card & 1:
            left = group & ~(1 << card)
            groups = (*memory.groups[:at], *((left,) if left else ()), *memory.groups[at + 1 :])
            return _changed(groups, memory.ways, at, origin, GONE, size)
    return _changed(memory.groups, memory.ways, OTHER, origin, GONE, size)


# How ways change does not depend on the cards: the same changes come again and again.


def _changed(
    groups: Groups, ways: Ways, which: int, origin: Place, goal: Place, size: int
) -> Memory:
    """What is remembered after a card has moved; never more ways than are allowed."""
    change = _change(ways, which, origin, goal, size)
    if change.made_of:
        groups = tuple([_union(groups, numbers) for numbers in change.made_of])
    if len(change.ways) > MOST_WAYS:
        return _bounded(groups, set(change.ways))
    return Memory(groups, change.ways, change.places)


def _union(groups: Groups, numbers: list[int]) -> Cards:
    found = 0
    for number in numbers:
        found |= groups[number]
    return found


class Change:
    """What becomes of some ways when a card moves."""

    def __init__(self, ways: Ways, which: int, origin: Place, goal: Place, size: int) -> None:
        found: list[Way] = []
        for way in ways:
            found += _moves(way, which, origin, goal, size)
        self.made_of: list[list[int]] = []  # per group, if some are joined: the numbers of those
        self.places = _places(found)
        if len(set(self.places)) < len(self.places):
            numbered = tuple([1 << number for number in range(len(self.places))])
            groups, joined = _joined(numbered, set(found))
            found = list(joined)
            self.made_of = [members(numbers) for numbers in groups]
            self.places = _places(found)
        self.ways = tuple(found if len(found) == 1 else sorted(set(found)))


@lru_cache(maxsize=KEPT)
def _change(ways: Ways, which: int, origin: Place, goal: Place, size: int) -> Change:
    return Change(ways, which, origin, goal, size)


def _moves(way: Way, which: int, origin: Place, goal: Place, size: int) -> list[Way]:
    """How cards may lie after one of so many has left a place."""
    if which == NEW:
        return [(*way, (goal,))]
    if which == NONE:
        found = [way]
    elif which == ANY:
        found = _splits(way, origin, goal, size)
    elif which == OTHER:
        found = [way] if _number(way, origin) < size else []
    else:
        found = _without_one(way, which, origin)
    return [_risen(way) for way in found] if origin == UNDER else found


def _splits(way: Way, origin: Place, goal: Place, size: int) -> list[Way]:
    found = [way] if _number(way, origin) < size else []
    for at, places in enumerate(way):
        if origin in places:
            found.append(_with(way, at, _replaced(places, origin, goal)))
    return found


def _without_one(way: Way, at: int, origin: Place) -> list[Way]:
    places = way[at]
    if origin not in places:
        return []
    if len(places) == 1:
        return [way[:at] + way[at + 1 :]]
    return [_with(way, at, _less(places, origin))]


def _risen(way: Way) -> Way:
    """No card lies on top of those under the deck any more: the others lie one higher."""
    return tuple([tuple([place - (place > UNDER) for place in places]) for places in way])


def layouts(way: Way) -> int:
    """In how many ways single cards may lie, if their groups lie in this one."""
    return prod([_orders(places) for places in way])


def _orders(places: Places) -> int:
    same = [factorial(places.count(place)) for place in set(places)]
    return factorial(len(places)) // prod(same)


# One way


def _number(way: Way, place: Place) -> int:
    found = 0
    for places in way:
        found += places.count(place)
    return found


def _with(way: Way, at: int, places: Places) -> Way:
    return (*way[:at], places, *way[at + 1 :])


def _less(places: Places, place: Place) -> Places:
    at = places.index(place)
    return places[:at] + places[at + 1 :]


def _replaced(places: Places, origin: Place, goal: Place) -> Places:
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
    found: list[int] = []
    for way in ways:
        found = found or [0] * len(way)
        for at, places in enumerate(way):
            for place in places:
                found[at] |= 1 << place
    return tuple(found)


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
            new = _with(way, one, _replaced(way[one], here, there))
            yield _with(new, other, _replaced(way[other], there, here))
