"""The choices of Small City, their places in the catalogue and their notation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final, TypeAlias

from faubourg.core import catalogue, notation
from faubourg.core.model import Action, Commitment, Seat
from faubourg.games.small_city import components as box
from faubourg.games.small_city.board import MOST_BOXES, Cell, Number, Placements
from faubourg.games.small_city.components import Card, Line, Raw

Block: TypeAlias = tuple[range | list[int], int]  # catalogue places, and which of them are meant

Pay: TypeAlias = int
MONEY: Final = 0
VOTES: Final = 1
PROMISE: Final = 2  # a special promise (16.1.2)
PAYS: Final = ("money", "votes", "promise")

Store: TypeAlias = int  # the cell of a warehouse, or the town hall
HALL: Final = -1
SUPPLY: Final = -2
NO_LINE: Final = -1  # the start space of the council


@dataclass(frozen=True)
class PlaceHall(Commitment):
    """2.7."""

    placement: Number


@dataclass(frozen=True)
class Keep(Commitment):
    """2.13."""

    promise: int


@dataclass(frozen=True)
class Street(Action):
    """4.1.2: where the mayor stands."""

    cell: Cell
    other: Cell


@dataclass(frozen=True)
class Take(Action):
    """4.2.2: an action card."""

    card: Card


@dataclass(frozen=True)
class Reward(Action):
    """Money or votes, of the Supporter or the council's economy (4.3.7, 11.4.1)."""

    pay: Pay


@dataclass(frozen=True)
class Extend(Action):
    """The zone, by the Urban planner or in construction (4.3.8, 5.1.2)."""


@dataclass(frozen=True)
class Decline(Action):
    """What a card or the council offers is not wanted (4.3.8, 4.3.9, 11.1.1, 11.3.1)."""


@dataclass(frozen=True)
class Build(Action):
    """5.2.1, 11.3.1."""

    placement: Number


@dataclass(frozen=True)
class Warehouse(Action):
    """6.3.3."""

    cell: Cell


@dataclass(frozen=True)
class NoWarehouse(Action):
    """18.12."""


@dataclass(frozen=True)
class LeaveOut(Action):
    """The Architect's raw material (5.3.7)."""

    raw: Raw


@dataclass(frozen=True)
class LeaveNone(Action):
    """The Architect is not used (5.3.7)."""


@dataclass(frozen=True)
class Spend(Action):
    """The store that gives the next unit of a price (5.3.5)."""

    store: Store


@dataclass(frozen=True)
class Guard(Action):
    """The citizen for a new police or fire station (6.5.2)."""

    cell: Cell


@dataclass(frozen=True)
class NoGuard(Action):
    """6.5.2."""


@dataclass(frozen=True)
class Grow(Action):
    """5.5.1: what the tile becomes; the one empty cell of it is the new one."""

    placement: Number


@dataclass(frozen=True)
class Demolish(Action):
    """5.4.1; a tile is named by its first cell."""

    cell: Cell


@dataclass(frozen=True)
class Commit(Commitment):
    """The plan of construction, or the use of commerce, is complete (5.1.10, 8.2.9)."""


@dataclass(frozen=True)
class Pick(Action):
    """A citizen who moves (7.1.7)."""

    borough: Seat
    cell: Cell


@dataclass(frozen=True)
class Go(Action):
    """The slot the citizen goes to (7.1.7)."""

    borough: Seat
    cell: Cell


@dataclass(frozen=True)
class GoHall(Action):
    """7.2.7, 7.3.11: to the own town hall, or to the career space if it is full."""


@dataclass(frozen=True)
class Stop(Action):
    """The end of the own moves (7.1.9)."""


@dataclass(frozen=True)
class House(Action):
    """A residential tile that is given a citizen (7.4.2)."""

    cell: Cell


@dataclass(frozen=True)
class Sell(Action):
    """8.2.3."""

    raw: Raw
    store: Store


@dataclass(frozen=True)
class BuyVotes(Action):
    """8.2.4."""

    money: int


@dataclass(frozen=True)
class GiveRaw(Action):
    """8.2.5."""

    raw: Raw
    store: Store


@dataclass(frozen=True)
class Make(Action):
    """The borough where a scarce unit is made (8.3.3)."""

    raw: Raw
    borough: Seat


@dataclass(frozen=True)
class Put(Action):
    """A unit made in a borough goes to an own store, or back to the supply (8.4.1, 11.2.2)."""

    raw: Raw
    borough: Seat
    store: Store


@dataclass(frozen=True)
class PutAbroad(Action):
    """A unit goes to a warehouse of the borough where it was made (8.4.5)."""

    raw: Raw
    borough: Seat
    cell: Cell


@dataclass(frozen=True)
class Victim(Action):
    """10.3.5."""

    cell: Cell


@dataclass(frozen=True)
class Bury(Action):
    """10.4.1."""

    cell: Cell


@dataclass(frozen=True)
class Invest(Action):
    """11.1.11: the disc by its line, the line it goes to, to its next column or to the first."""

    disc: Line  # NO_LINE for the start space
    line: Line
    advance: bool  # to the next column of its line; otherwise to column 1
    pay: Pay


@dataclass(frozen=True)
class Offer(Action):
    """The raw material chosen in the council's industry (11.2.1)."""

    raw: Raw


@dataclass(frozen=True)
class KeepSpecial(Action):
    """16.1.2."""

    promise: int


@dataclass(frozen=True)
class First(Action):
    """Chance names the first player (2.3)."""

    seat: Seat


@dataclass(frozen=True)
class Lay(Action):
    """Chance lays the next action card of the circle (4.2.1, 17.1.4)."""

    card: Card


@dataclass(frozen=True)
class Deal(Action):
    """Chance deals a promise (2.12)."""

    promise: int


@dataclass(frozen=True)
class DrawSpecial(Action):
    """Chance draws a special promise (16.1.2)."""

    promise: int


# The catalogue

NOT_LISTED: Final = -1


@lru_cache(maxsize=MOST_BOXES)
def book_of(places: Placements) -> Catalogue:
    """One for all games with these forms."""
    return Catalogue(places)


class Catalogue:
    """All actions, and the places of each kind of them; an expansion adds its own at the end."""

    # In notation, where it is not the name of the class.
    verbs: ClassVar[dict[type[Action], str]] = {
        PlaceHall: "place", NoWarehouse: "warehouse none",
        LeaveOut: "leave", LeaveNone: "leave none", NoGuard: "guard none",
        GoHall: "go hall", BuyVotes: "buy", GiveRaw: "give",
        PutAbroad: "put", KeepSpecial: "keep special", DrawSpecial: "draw",
    }  # fmt: skip

    def __init__(
        self, places: Placements, never_built: tuple[box.Kind, ...] = (box.TOWN_HALL, box.WAREHOUSE)
    ) -> None:
        self.board = board = places.board
        self.places = places
        self.actions: list[Action] = []
        self.find: dict[Action, int] = {}
        cells, seats, raws = range(board.count), range(box.MOST), box.EACH_RAW
        cards, promises = range(len(box.CARDS)), range(1, box.PROMISES + 1)
        stores = (HALL, *cells)  # so bit 0 is the town hall
        self.hall = self._add(PlaceHall(p.number) for p in places.of(box.TOWN_HALL))
        self.keep = self._add(Keep(promise) for promise in promises)
        self._add(Street(*pair) for pair in board.streets)
        # By the first cell of the street.
        self.street_right = self._listed(Street(c, c + 1) for c in cells)
        self.street_above = self._listed(Street(c, c + board.size) for c in cells)
        self.take = self._add(Take(card) for card in cards)
        self.reward = self._add(Reward(pay) for pay in (MONEY, VOTES))
        self.extend = self._add([Extend()])
        self.decline = self._add([Decline()])
        self._add(Build(p.number) for p in places.all if p.kind not in never_built)
        # By number of the placement; then by kind, form and corner.
        self.build = self._listed(Build(p.number) for p in places.all)
        self.build_forms = [
            [[self.build[n] if n >= 0 else NOT_LISTED for n in form.numbers] for form in forms]
            for forms in places.forms
        ]
        self.warehouse = self._add(Warehouse(cell) for cell in cells)
        self.no_warehouse = self._add([NoWarehouse()])
        self.leave_out = self._add(LeaveOut(raw) for raw in raws)
        self.leave_none = self._add([LeaveNone()])
        self.spend = self._add(Spend(store) for store in stores)
        self.guard = self._add(Guard(cell) for cell in cells)
        self.no_guard = self._add([NoGuard()])
        larger = [kind for kinds in box.GROWING for kind in kinds[1:]]
        self._add(Grow(p.number) for kind in larger for p in places.of(kind))
        self.grow = self._listed(Grow(p.number) for p in places.all)
        self.demolish = self._add(Demolish(cell) for cell in cells)
        self.commit = self._add([Commit()])
        self.pick = [self._add(Pick(seat, cell) for cell in cells) for seat in seats]
        self.go = [self._add(Go(seat, cell) for cell in cells) for seat in seats]
        self.go_hall = self._add([GoHall()])
        self.stop = self._add([Stop()])
        self.house = self._add(House(cell) for cell in cells)
        self.sell = [self._add(Sell(raw, store) for store in stores) for raw in raws]
        self.buy_votes = self._add(BuyVotes(money) for money in range(1, 5))
        self.give = [self._add(GiveRaw(raw, store) for store in stores) for raw in raws]
        self.make = [self._add(Make(raw, seat) for seat in seats) for raw in raws]
        # By raw material and borough; bit 0: the supply, bit 1: the town hall, then the cells.
        self.put: list[list[range]] = [[] for _ in raws]
        self.put_abroad: list[list[range]] = [[] for _ in raws]
        for raw in raws:
            for seat in seats:
                puts = (Put(raw, seat, store) for store in (SUPPLY, *stores))
                self.put[raw].append(self._add(puts))
                abroad = (PutAbroad(raw, seat, cell) for cell in cells)
                self.put_abroad[raw].append(self._add(abroad))
        self.victim = self._add(Victim(cell) for cell in cells)
        self.bury = self._add(Bury(cell) for cell in cells)
        self.invest = self._add(_investments())
        self.offer = self._add(Offer(raw) for raw in raws)
        self.keep_special = self._add(KeepSpecial(promise) for promise in promises)
        self.first = self._add(First(seat) for seat in seats)
        self.lay = self._add(Lay(card) for card in cards)
        self.deal = self._add(Deal(promise) for promise in promises)
        self.draw_special = self._add(DrawSpecial(promise) for promise in promises)
        # What a field of an action is called in notation, where it is not the number.
        seat_names = notation.counted(box.MOST)
        self.words: dict[str, Sequence[str]] = {
            "placement": places.names, "cell": board.names, "other": board.names,
            "store": [*board.names, "supply", "hall"],  # SUPPLY and HALL count from the end
            "raw": box.RAWS, "card": box.CARDS, "pay": PAYS, "borough": seat_names,
            "seat": seat_names,
        }  # fmt: skip

    def _add(self, more: Iterable[Action]) -> range:
        """The next ones; their places."""
        added = catalogue.catalogue_of(more, len(self.actions))
        self.actions += added
        self.find |= {action: action.index for action in added}
        return range(len(self.actions) - len(added), len(self.actions))

    def _listed(self, asked: Iterable[Action]) -> list[int]:
        """Their places, NOT_LISTED where there is no such action."""
        return [self.find.get(action, NOT_LISTED) for action in asked]

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def notation(self, action: Action) -> str:
        """What is done, then its fields in their order."""
        if isinstance(action, Invest):
            disc = "start" if action.disc == NO_LINE else box.LINES[action.disc]
            where = "next" if action.advance else box.LINES[action.line]
            return f"invest {disc} {where} {PAYS[action.pay]}"
        kind = type(action)
        words = notation.spelled(action, self.verbs.get(kind, kind.__name__.lower()), self.words)
        what, _, where = words.rpartition(" ")
        return f"{what} abroad {where}" if kind is PutAbroad else words


def _investments() -> Iterator[Invest]:
    """11.1.3."""
    for pay in range(len(PAYS)):
        for disc in (NO_LINE, *range(len(box.LINES))):
            yield from (Invest(disc, line, False, pay) for line in range(len(box.LINES)))
            if disc != NO_LINE:
                yield Invest(disc, disc, True, pay)


def set_of_blocks(blocks: list[Block]) -> int:
    """The catalogue places that are meant, as one set."""
    chosen = 0
    for places, where in blocks:
        if isinstance(places, range):
            chosen |= where << places.start
        else:
            for bit in catalogue.members(where):
                chosen |= 1 << places[bit]
    return chosen


WORD: Final = 60  # bits that a compiled program reckons with at once
_LOW: Final = (1 << WORD) - 1


def list_of_blocks(actions: list[Action], blocks: list[Block]) -> list[Action]:
    """Those of the catalogue that are meant, in their order."""
    found: list[Action] = []
    for places, where in blocks:
        if isinstance(places, range):
            first = places.start
            found += [actions[first + bit] for bit in _bits(where)]
        else:
            found += [actions[places[bit]] for bit in _bits(where)]
    return found


def _bits(where: int) -> list[int]:
    """The same as catalogue.members, in words that are quick to reckon with."""
    found: list[int] = []
    first = 0
    while where:
        word = where & _LOW
        while word:
            low = word & -word
            found.append(first + low.bit_length() - 1)
            word ^= low
        where >>= WORD
        first += WORD
    return found
