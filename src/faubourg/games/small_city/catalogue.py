"""All actions of Small City: their places in the catalogue and their notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from faubourg.core.catalogue import catalogue_of, members
from faubourg.core.model import Action
from faubourg.games.small_city.actions import (
    HALL,
    MONEY,
    NO_LINE,
    PAYS,
    SUPPLY,
    VOTES,
    Block,
    Build,
    Bury,
    BuyVotes,
    Commit,
    Deal,
    Decline,
    Demolish,
    DrawSpecial,
    Extend,
    First,
    GiveRaw,
    Go,
    GoHall,
    Grow,
    Guard,
    House,
    Invest,
    Keep,
    KeepSpecial,
    Lay,
    LeaveNone,
    LeaveOut,
    Make,
    NoGuard,
    NoWarehouse,
    Offer,
    Pick,
    PlaceHall,
    Put,
    PutAbroad,
    Reward,
    Sell,
    Spend,
    Stop,
    Store,
    Street,
    Take,
    Victim,
    Warehouse,
)
from faubourg.games.small_city.board import Board
from faubourg.games.small_city.components import (
    CARDS,
    EACH_RAW,
    GROWING,
    LINES,
    MOST,
    PROMISES,
    RAWS,
    TOWN_HALL,
    WAREHOUSE,
    Kind,
)
from faubourg.games.small_city.placements import Placements


class Catalogue:
    """All actions, and where each kind of them begins; `more` are those of an expansion."""

    def __init__(
        self, board: Board, places: Placements, more: Sequence[Action] = (),
        never_built: tuple[Kind, ...] = (TOWN_HALL, WAREHOUSE),
    ) -> None:  # fmt: skip
        self.board = board
        self.places = places
        self.actions = catalogue_of([*_all_actions(board, places, never_built), *more])
        self.find = {action: action.index for action in self.actions}
        cells = board.count
        self.hall = self._from(PlaceHall(places.first[TOWN_HALL]), len(places.of(TOWN_HALL)))
        # By the first cell of the street.
        self.street_right = self._streets(1)
        self.street_above = self._streets(board.size)
        # By number of the placement, NOT_LISTED where there is no such action.
        self.build = self._by_placement(Build)
        self.grow = self._by_placement(Grow)
        # The same by kind, form and corner.
        self.build_forms = [
            [
                [self.build[number] if number >= 0 else NOT_LISTED for number in form.numbers]
                for form in forms
            ]
            for forms in places.forms
        ]
        self.keep = self._from(Keep(1), PROMISES)
        self.take = self._from(Take(0), len(CARDS))
        self.reward = self._from(Reward(MONEY), 2)
        self.extend = self._from(Extend(), 1)
        self.decline = self._from(Decline(), 1)
        self.warehouse = self._from(Warehouse(0), cells)
        self.no_warehouse = self._from(NoWarehouse(), 1)
        self.leave_out = self._from(LeaveOut(0), len(RAWS))
        self.leave_none = self._from(LeaveNone(), 1)
        self.spend = self._from(Spend(HALL), cells + 1)  # bit 0: the town hall, then the cells
        self.guard = self._from(Guard(0), cells)
        self.no_guard = self._from(NoGuard(), 1)
        self.demolish = self._from(Demolish(0), cells)
        self.commit = self._from(Commit(), 1)
        self.pick = [self._from(Pick(seat, 0), cells) for seat in range(MOST)]
        self.go = [self._from(Go(seat, 0), cells) for seat in range(MOST)]
        self.go_hall = self._from(GoHall(), 1)
        self.stop = self._from(Stop(), 1)
        self.house = self._from(House(0), cells)
        self.sell = [self._from(Sell(raw, HALL), cells + 1) for raw in EACH_RAW]
        self.buy_votes = self._from(BuyVotes(1), 4)
        self.give = [self._from(GiveRaw(raw, HALL), cells + 1) for raw in EACH_RAW]
        self.make = [self._from(Make(raw, 0), MOST) for raw in EACH_RAW]
        # By raw material and borough; bit 0: the supply, bit 1: the town hall, then the cells.
        self.put = [
            [self._from(Put(raw, seat, SUPPLY), cells + 2) for seat in range(MOST)]
            for raw in EACH_RAW
        ]
        self.put_abroad = [
            [self._from(PutAbroad(raw, seat, 0), cells) for seat in range(MOST)] for raw in EACH_RAW
        ]
        self.victim = self._from(Victim(0), cells)
        self.bury = self._from(Bury(0), cells)
        self.invest = self._from(Invest(NO_LINE, 0, False, MONEY), len(list(_investments())))
        self.offer = self._from(Offer(0), len(RAWS))
        self.keep_special = self._from(KeepSpecial(1), PROMISES)
        self.first = self._from(First(0), MOST)
        self.lay = self._from(Lay(0), len(CARDS))
        self.deal = self._from(Deal(1), PROMISES)
        self.draw_special = self._from(DrawSpecial(1), PROMISES)

    def _from(self, first: Action, count: int) -> range:
        """The places of an action and those that follow it in the catalogue."""
        return range(self.find[first], self.find[first] + count)

    def _streets(self, step: int) -> list[int]:
        return [self.find.get(Street(c, c + step), NOT_LISTED) for c in range(self.board.count)]

    def _by_placement(self, make: type[Build] | type[Grow]) -> list[int]:
        return [self.find.get(make(number), NOT_LISTED) for number in range(len(self.places.all))]

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def notation(self, action: Action) -> str:
        """Short words in a fixed order: what, which piece, where."""
        if isinstance(action, Build | Grow | PlaceHall):
            verb = {Build: "build", Grow: "grow", PlaceHall: "place"}[type(action)]
            return f"{verb} {self.places.names[action.placement]}"
        if isinstance(action, Put | PutAbroad):
            where = self._store(action.store) if isinstance(action, Put) else self._abroad(action)
            return f"put {RAWS[action.raw]} {action.borough + 1} {where}"
        if isinstance(action, Sell | GiveRaw):
            verb = "sell" if isinstance(action, Sell) else "give"
            return f"{verb} {RAWS[action.raw]} {self._store(action.store)}"
        if isinstance(action, Pick | Go):
            verb = type(action).__name__.lower()
            return f"{verb} {action.borough + 1} {self.board.names[action.cell]}"
        if isinstance(action, Street):
            return f"street {self.board.names[action.cell]} {self.board.names[action.other]}"
        if isinstance(action, Spend):
            return f"spend {self._store(action.store)}"
        if isinstance(action, Warehouse | Guard | Demolish | House | Victim | Bury):
            return f"{type(action).__name__.lower()} {self.board.names[action.cell]}"
        return short_notation(action)

    def _store(self, store: Store) -> str:
        return {HALL: "hall", SUPPLY: "supply"}.get(store) or self.board.names[store]

    def _abroad(self, action: PutAbroad) -> str:
        return f"abroad {self.board.names[action.cell]}"


NOT_LISTED: Final = -1
_WORDS: Final[dict[type[Action], str]] = {
    Extend: "extend", Decline: "decline", NoWarehouse: "warehouse none", LeaveNone: "leave none",
    NoGuard: "guard none", Commit: "commit", GoHall: "go hall", Stop: "stop",
}  # fmt: skip


def short_notation(action: Action) -> str:
    """Of actions that name no cell."""
    if isinstance(action, Invest):
        disc = "start" if action.disc == NO_LINE else LINES[action.disc]
        where = "next" if action.advance else LINES[action.line]
        return f"invest {disc} {where} {PAYS[action.pay]}"
    if isinstance(action, Take | Lay):
        return f"{'take' if isinstance(action, Take) else 'lay'} {CARDS[action.card]}"
    if isinstance(action, Keep | Deal | KeepSpecial | DrawSpecial):
        verb = {Keep: "keep", Deal: "deal", KeepSpecial: "keep special", DrawSpecial: "draw"}
        return f"{verb[type(action)]} {action.promise}"
    if isinstance(action, LeaveOut | Offer):
        return f"{'leave' if isinstance(action, LeaveOut) else 'offer'} {RAWS[action.raw]}"
    if isinstance(action, Reward):
        return f"reward {PAYS[action.pay]}"
    if isinstance(action, BuyVotes):
        return f"buy {action.money}"
    if isinstance(action, Make):
        return f"make {RAWS[action.raw]} {action.borough + 1}"
    if isinstance(action, First):
        return f"first {action.seat + 1}"
    return _WORDS[type(action)]


def _all_actions(
    board: Board, places: Placements, never_built: tuple[Kind, ...]
) -> Iterator[Action]:
    cells, seats = range(board.count), range(MOST)
    stores = (HALL, *cells)
    yield from (PlaceHall(hall.number) for hall in places.of(TOWN_HALL))
    yield from (Keep(promise) for promise in _promises())
    yield from (Street(*pair) for pair in board.streets)
    yield from (Take(card) for card in range(len(CARDS)))
    yield from (Reward(pay) for pay in (MONEY, VOTES))
    yield Extend()
    yield Decline()
    yield from (Build(p.number) for p in places.all if p.kind not in never_built)
    yield from (Warehouse(cell) for cell in cells)
    yield NoWarehouse()
    yield from (LeaveOut(raw) for raw in EACH_RAW)
    yield LeaveNone()
    yield from (Spend(store) for store in stores)
    yield from (Guard(cell) for cell in cells)
    yield NoGuard()
    for kinds in GROWING:
        yield from (Grow(p.number) for kind in kinds[1:] for p in places.of(kind))
    yield from (Demolish(cell) for cell in cells)
    yield Commit()
    yield from (Pick(seat, cell) for seat in seats for cell in cells)
    yield from (Go(seat, cell) for seat in seats for cell in cells)
    yield GoHall()
    yield Stop()
    yield from (House(cell) for cell in cells)
    yield from (Sell(raw, store) for raw in EACH_RAW for store in stores)
    yield from (BuyVotes(money) for money in range(1, 5))
    yield from (GiveRaw(raw, store) for raw in EACH_RAW for store in stores)
    yield from (Make(raw, seat) for raw in EACH_RAW for seat in seats)
    for raw in EACH_RAW:
        for seat in seats:
            yield from (Put(raw, seat, store) for store in (SUPPLY, *stores))
            yield from (PutAbroad(raw, seat, cell) for cell in cells)
    yield from (Victim(cell) for cell in cells)
    yield from (Bury(cell) for cell in cells)
    yield from _investments()
    yield from (Offer(raw) for raw in EACH_RAW)
    yield from (KeepSpecial(promise) for promise in _promises())
    yield from (First(seat) for seat in seats)
    yield from (Lay(card) for card in range(len(CARDS)))
    yield from (Deal(promise) for promise in _promises())
    yield from (DrawSpecial(promise) for promise in _promises())


def _promises() -> range:
    return range(1, PROMISES + 1)


def _investments() -> Iterator[Invest]:
    """11.1.3."""
    for pay in range(len(PAYS)):
        for disc in (NO_LINE, *range(len(LINES))):
            yield from (Invest(disc, line, False, pay) for line in range(len(LINES)))
            if disc != NO_LINE:
                yield Invest(disc, disc, True, pay)


def set_of_blocks(blocks: list[Block]) -> int:
    """The catalogue places that are meant, as one set."""
    chosen = 0
    for places, where in blocks:
        if isinstance(places, range):
            chosen |= where << places.start
        else:
            for bit in members(where):
                chosen |= 1 << places[bit]
    return chosen
