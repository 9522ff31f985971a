"""All actions of Small City: their places in the catalogue and their notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from faubourg.core.catalogue import catalogue_of, members
from faubourg.core.model import Action
from faubourg.games.small_city import actions
from faubourg.games.small_city import components as box
from faubourg.games.small_city.board import MOST_BOXES, Board, Placements
from faubourg.games.small_city.components import Kind


@lru_cache(maxsize=MOST_BOXES)
def book_of(places: Placements) -> Catalogue:
    """One for all games with these forms."""
    return Catalogue(places)


class Catalogue:
    """All actions, and where each kind of them begins; `more` are those of an expansion."""

    def __init__(
        self, places: Placements, more: Sequence[Action] = (),
        never_built: tuple[Kind, ...] = (box.TOWN_HALL, box.WAREHOUSE),
    ) -> None:  # fmt: skip
        self.board = board = places.board
        self.places = places
        self.actions = catalogue_of([*_all_actions(board, places, never_built), *more])
        self.find = {action: action.index for action in self.actions}
        cells = board.count
        self.hall = self._from(
            actions.PlaceHall(places.first[box.TOWN_HALL]), len(places.of(box.TOWN_HALL))
        )
        # By the first cell of the street.
        self.street_right = self._streets(1)
        self.street_above = self._streets(board.size)
        # By number of the placement, NOT_LISTED where there is no such action.
        self.build = self._by_placement(actions.Build)
        self.grow = self._by_placement(actions.Grow)
        # The same by kind, form and corner.
        self.build_forms = [
            [
                [self.build[number] if number >= 0 else NOT_LISTED for number in form.numbers]
                for form in forms
            ]
            for forms in places.forms
        ]
        self.keep = self._from(actions.Keep(1), box.PROMISES)
        self.take = self._from(actions.Take(0), len(box.CARDS))
        self.reward = self._from(actions.Reward(actions.MONEY), 2)
        self.extend = self._from(actions.Extend(), 1)
        self.decline = self._from(actions.Decline(), 1)
        self.warehouse = self._from(actions.Warehouse(0), cells)
        self.no_warehouse = self._from(actions.NoWarehouse(), 1)
        self.leave_out = self._from(actions.LeaveOut(0), len(box.RAWS))
        self.leave_none = self._from(actions.LeaveNone(), 1)
        self.spend = self._from(
            actions.Spend(actions.HALL), cells + 1
        )  # bit 0: the town hall, then the cells
        self.guard = self._from(actions.Guard(0), cells)
        self.no_guard = self._from(actions.NoGuard(), 1)
        self.demolish = self._from(actions.Demolish(0), cells)
        self.commit = self._from(actions.Commit(), 1)
        self.pick = [self._from(actions.Pick(seat, 0), cells) for seat in range(box.MOST)]
        self.go = [self._from(actions.Go(seat, 0), cells) for seat in range(box.MOST)]
        self.go_hall = self._from(actions.GoHall(), 1)
        self.stop = self._from(actions.Stop(), 1)
        self.house = self._from(actions.House(0), cells)
        self.sell = [self._from(actions.Sell(raw, actions.HALL), cells + 1) for raw in box.EACH_RAW]
        self.buy_votes = self._from(actions.BuyVotes(1), 4)
        self.give = [
            self._from(actions.GiveRaw(raw, actions.HALL), cells + 1) for raw in box.EACH_RAW
        ]
        self.make = [self._from(actions.Make(raw, 0), box.MOST) for raw in box.EACH_RAW]
        # By raw material and borough; bit 0: the supply, bit 1: the town hall, then the cells.
        self.put = [
            [
                self._from(actions.Put(raw, seat, actions.SUPPLY), cells + 2)
                for seat in range(box.MOST)
            ]
            for raw in box.EACH_RAW
        ]
        self.put_abroad = [
            [self._from(actions.PutAbroad(raw, seat, 0), cells) for seat in range(box.MOST)]
            for raw in box.EACH_RAW
        ]
        self.victim = self._from(actions.Victim(0), cells)
        self.bury = self._from(actions.Bury(0), cells)
        self.invest = self._from(
            actions.Invest(actions.NO_LINE, 0, False, actions.MONEY), len(list(_investments()))
        )
        self.offer = self._from(actions.Offer(0), len(box.RAWS))
        self.keep_special = self._from(actions.KeepSpecial(1), box.PROMISES)
        self.first = self._from(actions.First(0), box.MOST)
        self.lay = self._from(actions.Lay(0), len(box.CARDS))
        self.deal = self._from(actions.Deal(1), box.PROMISES)
        self.draw_special = self._from(actions.DrawSpecial(1), box.PROMISES)

    def _from(self, first: Action, count: int) -> range:
        """The places of an action and those that follow it in the catalogue."""
        return range(self.find[first], self.find[first] + count)

    def _streets(self, step: int) -> list[int]:
        return [
            self.find.get(actions.Street(c, c + step), NOT_LISTED) for c in range(self.board.count)
        ]

    def _by_placement(self, make: type[actions.Build] | type[actions.Grow]) -> list[int]:
        return [self.find.get(make(number), NOT_LISTED) for number in range(len(self.places.all))]

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def notation(self, action: Action) -> str:
        """Short words in a fixed order: what, which piece, where."""
        if isinstance(action, actions.Build | actions.Grow | actions.PlaceHall):
            verb = {actions.Build: "build", actions.Grow: "grow", actions.PlaceHall: "place"}[
                type(action)
            ]
            return f"{verb} {self.places.names[action.placement]}"
        if isinstance(action, actions.Put | actions.PutAbroad):
            where = (
                self._store(action.store)
                if isinstance(action, actions.Put)
                else self._abroad(action)
            )
            return f"put {box.RAWS[action.raw]} {action.borough + 1} {where}"
        if isinstance(action, actions.Sell | actions.GiveRaw):
            verb = "sell" if isinstance(action, actions.Sell) else "give"
            return f"{verb} {box.RAWS[action.raw]} {self._store(action.store)}"
        if isinstance(action, actions.Pick | actions.Go):
            verb = type(action).__name__.lower()
            return f"{verb} {action.borough + 1} {self.board.names[action.cell]}"
        if isinstance(action, actions.Street):
            return f"street {self.board.names[action.cell]} {self.board.names[action.other]}"
        if isinstance(action, actions.Spend):
            return f"spend {self._store(action.store)}"
        if isinstance(
            action,
            actions.Warehouse
            | actions.Guard
            | actions.Demolish
            | actions.House
            | actions.Victim
            | actions.Bury,
        ):
            return f"{type(action).__name__.lower()} {self.board.names[action.cell]}"
        return short_notation(action)

    def _store(self, store: actions.Store) -> str:
        return {actions.HALL: "hall", actions.SUPPLY: "supply"}.get(store) or self.board.names[
            store
        ]

    def _abroad(self, action: actions.PutAbroad) -> str:
        return f"abroad {self.board.names[action.cell]}"


NOT_LISTED: Final = -1
_WORDS: Final[dict[type[Action], str]] = {
    actions.Extend: "extend", actions.Decline: "decline", actions.NoWarehouse: "warehouse none",
    actions.LeaveNone: "leave none",
    actions.NoGuard: "guard none", actions.Commit: "commit", actions.GoHall: "go hall",
    actions.Stop: "stop",
}  # fmt: skip


def short_notation(action: Action) -> str:
    """Of actions that name no cell."""
    if isinstance(action, actions.Invest):
        disc = "start" if action.disc == actions.NO_LINE else box.LINES[action.disc]
        where = "next" if action.advance else box.LINES[action.line]
        return f"invest {disc} {where} {actions.PAYS[action.pay]}"
    if isinstance(action, actions.Take | actions.Lay):
        return f"{'take' if isinstance(action, actions.Take) else 'lay'} {box.CARDS[action.card]}"
    if isinstance(action, actions.Keep | actions.Deal | actions.KeepSpecial | actions.DrawSpecial):
        verb = {
            actions.Keep: "keep",
            actions.Deal: "deal",
            actions.KeepSpecial: "keep special",
            actions.DrawSpecial: "draw",
        }
        return f"{verb[type(action)]} {action.promise}"
    if isinstance(action, actions.LeaveOut | actions.Offer):
        return (
            f"{'leave' if isinstance(action, actions.LeaveOut) else 'offer'} {box.RAWS[action.raw]}"
        )
    if isinstance(action, actions.Reward):
        return f"reward {actions.PAYS[action.pay]}"
    if isinstance(action, actions.BuyVotes):
        return f"buy {action.money}"
    if isinstance(action, actions.Make):
        return f"make {box.RAWS[action.raw]} {action.borough + 1}"
    if isinstance(action, actions.First):
        return f"first {action.seat + 1}"
    return _WORDS[type(action)]


def _all_actions(
    board: Board, places: Placements, never_built: tuple[Kind, ...]
) -> Iterator[Action]:
    cells, seats = range(board.count), range(box.MOST)
    stores = (actions.HALL, *cells)
    yield from (actions.PlaceHall(hall.number) for hall in places.of(box.TOWN_HALL))
    yield from (actions.Keep(promise) for promise in _promises())
    yield from (actions.Street(*pair) for pair in board.streets)
    yield from (actions.Take(card) for card in range(len(box.CARDS)))
    yield from (actions.Reward(pay) for pay in (actions.MONEY, actions.VOTES))
    yield actions.Extend()
    yield actions.Decline()
    yield from (actions.Build(p.number) for p in places.all if p.kind not in never_built)
    yield from (actions.Warehouse(cell) for cell in cells)
    yield actions.NoWarehouse()
    yield from (actions.LeaveOut(raw) for raw in box.EACH_RAW)
    yield actions.LeaveNone()
    yield from (actions.Spend(store) for store in stores)
    yield from (actions.Guard(cell) for cell in cells)
    yield actions.NoGuard()
    for kinds in box.GROWING:
        yield from (actions.Grow(p.number) for kind in kinds[1:] for p in places.of(kind))
    yield from (actions.Demolish(cell) for cell in cells)
    yield actions.Commit()
    yield from (actions.Pick(seat, cell) for seat in seats for cell in cells)
    yield from (actions.Go(seat, cell) for seat in seats for cell in cells)
    yield actions.GoHall()
    yield actions.Stop()
    yield from (actions.House(cell) for cell in cells)
    yield from (actions.Sell(raw, store) for raw in box.EACH_RAW for store in stores)
    yield from (actions.BuyVotes(money) for money in range(1, 5))
    yield from (actions.GiveRaw(raw, store) for raw in box.EACH_RAW for store in stores)
    yield from (actions.Make(raw, seat) for raw in box.EACH_RAW for seat in seats)
    for raw in box.EACH_RAW:
        for seat in seats:
            yield from (actions.Put(raw, seat, store) for store in (actions.SUPPLY, *stores))
            yield from (actions.PutAbroad(raw, seat, cell) for cell in cells)
    yield from (actions.Victim(cell) for cell in cells)
    yield from (actions.Bury(cell) for cell in cells)
    yield from _investments()
    yield from (actions.Offer(raw) for raw in box.EACH_RAW)
    yield from (actions.KeepSpecial(promise) for promise in _promises())
    yield from (actions.First(seat) for seat in seats)
    yield from (actions.Lay(card) for card in range(len(box.CARDS)))
    yield from (actions.Deal(promise) for promise in _promises())
    yield from (actions.DrawSpecial(promise) for promise in _promises())


def _promises() -> range:
    return range(1, box.PROMISES + 1)


def _investments() -> Iterator[actions.Invest]:
    """11.1.3."""
    for pay in range(len(actions.PAYS)):
        for disc in (actions.NO_LINE, *range(len(box.LINES))):
            yield from (actions.Invest(disc, line, False, pay) for line in range(len(box.LINES)))
            if disc != actions.NO_LINE:
                yield actions.Invest(disc, disc, True, pay)


def set_of_blocks(blocks: list[actions.Block]) -> int:
    """The catalogue places that are meant, as one set."""
    chosen = 0
    for places, where in blocks:
        if isinstance(places, range):
            chosen |= where << places.start
        else:
            for bit in members(where):
                chosen |= 1 << places[bit]
    return chosen
