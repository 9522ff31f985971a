"""All actions of Small City: their places in the catalogue and their notation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from faubourg.core import catalogue, notation
from faubourg.core.model import Action
from faubourg.games.small_city import actions
from faubourg.games.small_city import components as box
from faubourg.games.small_city.board import MOST_BOXES, Placements

NOT_LISTED: Final = -1


@lru_cache(maxsize=MOST_BOXES)
def book_of(places: Placements) -> Catalogue:
    """One for all games with these forms."""
    return Catalogue(places)


class Catalogue:
    """All actions, and the places of each kind of them; an expansion adds its own at the end."""

    # In notation, where it is not the name of the class.
    verbs: ClassVar[dict[type[Action], str]] = {
        actions.PlaceHall: "place", actions.NoWarehouse: "warehouse none",
        actions.LeaveOut: "leave", actions.LeaveNone: "leave none", actions.NoGuard: "guard none",
        actions.GoHall: "go hall", actions.BuyVotes: "buy", actions.GiveRaw: "give",
        actions.PutAbroad: "put", actions.KeepSpecial: "keep special", actions.DrawSpecial: "draw",
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
        stores = (actions.HALL, *cells)  # so bit 0 is the town hall
        self.hall = self._add(actions.PlaceHall(p.number) for p in places.of(box.TOWN_HALL))
        self.keep = self._add(actions.Keep(promise) for promise in promises)
        self._add(actions.Street(*pair) for pair in board.streets)
        # By the first cell of the street.
        self.street_right = self._listed(actions.Street(c, c + 1) for c in cells)
        self.street_above = self._listed(actions.Street(c, c + board.size) for c in cells)
        self.take = self._add(actions.Take(card) for card in cards)
        self.reward = self._add(actions.Reward(pay) for pay in (actions.MONEY, actions.VOTES))
        self.extend = self._add([actions.Extend()])
        self.decline = self._add([actions.Decline()])
        self._add(actions.Build(p.number) for p in places.all if p.kind not in never_built)
        # By number of the placement; then by kind, form and corner.
        self.build = self._listed(actions.Build(p.number) for p in places.all)
        self.build_forms = [
            [[self.build[n] if n >= 0 else NOT_LISTED for n in form.numbers] for form in forms]
            for forms in places.forms
        ]
        self.warehouse = self._add(actions.Warehouse(cell) for cell in cells)
        self.no_warehouse = self._add([actions.NoWarehouse()])
        self.leave_out = self._add(actions.LeaveOut(raw) for raw in raws)
        self.leave_none = self._add([actions.LeaveNone()])
        self.spend = self._add(actions.Spend(store) for store in stores)
        self.guard = self._add(actions.Guard(cell) for cell in cells)
        self.no_guard = self._add([actions.NoGuard()])
        larger = [kind for kinds in box.GROWING for kind in kinds[1:]]
        self._add(actions.Grow(p.number) for kind in larger for p in places.of(kind))
        self.grow = self._listed(actions.Grow(p.number) for p in places.all)
        self.demolish = self._add(actions.Demolish(cell) for cell in cells)
        self.commit = self._add([actions.Commit()])
        self.pick = [self._add(actions.Pick(seat, cell) for cell in cells) for seat in seats]
        self.go = [self._add(actions.Go(seat, cell) for cell in cells) for seat in seats]
        self.go_hall = self._add([actions.GoHall()])
        self.stop = self._add([actions.Stop()])
        self.house = self._add(actions.House(cell) for cell in cells)
        self.sell = [self._add(actions.Sell(raw, store) for store in stores) for raw in raws]
        self.buy_votes = self._add(actions.BuyVotes(money) for money in range(1, 5))
        self.give = [self._add(actions.GiveRaw(raw, store) for store in stores) for raw in raws]
        self.make = [self._add(actions.Make(raw, seat) for seat in seats) for raw in raws]
        # By raw material and borough; bit 0: the supply, bit 1: the town hall, then the cells.
        self.put: list[list[range]] = [[] for _ in raws]
        self.put_abroad: list[list[range]] = [[] for _ in raws]
        for raw in raws:
            for seat in seats:
                puts = (actions.Put(raw, seat, store) for store in (actions.SUPPLY, *stores))
                self.put[raw].append(self._add(puts))
                abroad = (actions.PutAbroad(raw, seat, cell) for cell in cells)
                self.put_abroad[raw].append(self._add(abroad))
        self.victim = self._add(actions.Victim(cell) for cell in cells)
        self.bury = self._add(actions.Bury(cell) for cell in cells)
        self.invest = self._add(_investments())
        self.offer = self._add(actions.Offer(raw) for raw in raws)
        self.keep_special = self._add(actions.KeepSpecial(promise) for promise in promises)
        self.first = self._add(actions.First(seat) for seat in seats)
        self.lay = self._add(actions.Lay(card) for card in cards)
        self.deal = self._add(actions.Deal(promise) for promise in promises)
        self.draw_special = self._add(actions.DrawSpecial(promise) for promise in promises)
        # What a field of an action is called in notation, where it is not the number.
        seat_names = notation.counted(box.MOST)
        self.words: dict[str, Sequence[str]] = {
            "placement": places.names, "cell": board.names, "other": board.names,
            "store": [*board.names, "supply", "hall"],  # SUPPLY and HALL count from the end
            "raw": box.RAWS, "card": box.CARDS, "pay": actions.PAYS, "borough": seat_names,
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
        if isinstance(action, actions.Invest):
            disc = "start" if action.disc == actions.NO_LINE else box.LINES[action.disc]
            where = "next" if action.advance else box.LINES[action.line]
            return f"invest {disc} {where} {actions.PAYS[action.pay]}"
        kind = type(action)
        words = notation.spelled(action, self.verbs.get(kind, kind.__name__.lower()), self.words)
        what, _, where = words.rpartition(" ")
        return f"{what} abroad {where}" if kind is actions.PutAbroad else words


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
            for bit in catalogue.members(where):
                chosen |= 1 << places[bit]
    return chosen
