"""Does for a person what is obvious: the rest of the movement, and the income."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from faubourg.core import presentation
from faubourg.core.model import Action, Seat
from faubourg.games.small_city import actions as a
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import income, movement
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.components import Raw, Slot
from faubourg.games.small_city.income import BUYING, MONEY_FOR, SELLING
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.rules import BaseRules, SmallCityRules
from faubourg.games.small_city.state import Borough, SmallCityState
from faubourg.games.small_city.storing import total_room
from faubourg.games.small_city.votes import UNIVERSITY_VOTES

MOVEMENT: Final = "movement"
INCOME: Final = "income"
STEPS: Final = {
    MOVEMENT: (steps.MOVES, steps.SLOT, steps.HOUSES),
    INCOME: (steps.COMMERCE, steps.MAKING, steps.STORING),
}

# In votes; before the last round goods and money can still be turned into more.
UNIT: Final = (1.5, 2.5, 4.0)  # a raw material in store
DOLLAR: Final = 0.9
RAW_OF: Final[dict[Slot, Raw]] = {box.WOOD_SLOT: 0, box.STONE_SLOT: 1, box.METAL_SLOT: 2}
GUARDING: Final = 0.5  # a police station, fire station or clinic that is active
AWAY: Final = 0.5  # a tourist pollutes elsewhere, but brings money to another
IDLE: Final = -1.0  # a citizen who only pollutes

Purse: TypeAlias = tuple[int, int, int, int, int, int, int]  # uses, money, units by raw material
Trade: TypeAlias = tuple[int, int]  # a use, and the raw material or the money
# What a slot of a borough is worth to a citizen of a seat.
SlotWorth: TypeAlias = Callable[[Kit, SmallCityState, Seat, Seat, int], float]
R = TypeVar("R", bound=SmallCityRules[Any, Any])
K = TypeVar("K", bound=SmallCityState)


class SmallCityHelper(presentation.Helper[R, K]):
    """What there is to do now that is obvious; an expansion has slots of other worth."""

    def aids(self, state: K, seat: Seat) -> list[str]:
        return [aid for aid in STEPS if self.next_choice(state, seat, aid) is not None]

    def next_choice(self, state: K, seat: Seat, aid: str) -> Action | None:
        """One legal choice; the commit of commerce is left to the player (1.6.10)."""
        if seat not in state.actors or state.step not in STEPS.get(aid, ()):
            return None
        kit, of_slot = self.rules.kit, self.slot_worth
        if state.step == steps.MOVES:
            return _who_moves(kit, state, seat, of_slot)
        if state.step == steps.COMMERCE:
            return _trade(kit, state, seat)
        legal = self.rules.legal(state, seat)
        ranked = [(_worth(kit, state, seat, each, of_slot), each) for each in legal]
        return max(ranked, key=lambda pair: pair[0])[1] if ranked else None

    def slot_worth(
        self, kit: Kit, state: SmallCityState, seat: Seat, where: Seat, cell: int
    ) -> float:
        return slot_worth(kit, state, seat, where, cell)


class Helper(SmallCityHelper[BaseRules, SmallCityState]):
    """Small City without an expansion."""


def _worth(
    kit: Kit, state: SmallCityState, seat: Seat, action: Action, of_slot: SlotWorth
) -> float:
    if isinstance(action, a.Go):
        return of_slot(kit, state, seat, action.borough, action.cell)
    if isinstance(action, a.GoHall):
        return IDLE - 1  # nobody waits who could work
    if isinstance(action, a.Make):
        return float(action.borough != seat)  # it pollutes there
    if isinstance(action, a.Put | a.PutAbroad):
        return _store_worth(action)
    return 0.0  # houses are all alike


# Movement


def _who_moves(kit: Kit, state: SmallCityState, seat: Seat, of_slot: SlotWorth) -> Action:
    """Who must move, those first who can gain most; then the end."""
    movers = must_move(kit, state, seat)
    if not movers:
        return kit.book[kit.book.stop[0]]
    return max(movers, key=lambda pick: _prospect(kit, state, seat, pick, of_slot))


def must_move(kit: Kit, state: SmallCityState, seat: Seat) -> list[a.Pick]:
    """7.1.2, in the order of the catalogue."""
    found = []
    for where, borough in enumerate(state.city.boroughs):
        cells = borough.citizens[seat] & ~state.moved[where]
        if where == seat:
            cells &= movement.restless_slots(kit, borough)
        for cell in range(kit.board.count):
            if cells >> cell & 1:
                action = kit.book[kit.book.pick[where][cell]]
                assert isinstance(action, a.Pick)
                found.append(action)
    return found


def _prospect(
    kit: Kit, state: SmallCityState, seat: Seat, pick: a.Pick, of_slot: SlotWorth
) -> float:
    """What the best slot is worth to who is picked."""
    worths = [
        of_slot(kit, state, seat, where, cell)
        for where, cells in enumerate(movement.destinations(kit, state, seat, pick.borough))
        for cell in range(kit.board.count)
        if cells >> cell & 1
    ]
    return max(worths, default=IDLE - 1)


def slot_worth(kit: Kit, state: SmallCityState, seat: Seat, where: Seat, cell: int) -> float:
    """What a citizen on this slot brings in this round, in votes."""
    borough = state.city.boroughs[where]
    slot = next(slot for slot, cells in enumerate(borough.slots) if cells >> cell & 1)
    if slot in (box.HOME, box.POWER):
        return _home_worth(kit, state, seat, cell)
    return IDLE + _work_worth(kit, state, seat, where, slot) + (AWAY if where != seat else 0)


def _home_worth(kit: Kit, state: SmallCityState, seat: Seat, cell: int) -> float:
    """9.1 and 9.2: one more than those who live there; a small house fills by itself (7.4.1)."""
    borough = state.city.boroughs[seat]
    tile = kit.places.all[cities.tile_at(kit, borough, cell)]
    if tile.kind == box.UNIVERSITY:
        return IDLE + UNIVERSITY_VOTES
    if tile.kind not in box.RESIDENTIAL:
        return IDLE + GUARDING
    if tile.kind == box.RESIDENTIAL[0] and borough.hall:
        return IDLE
    return IDLE + 1 + (tile.cells & borough.citizens[seat]).bit_count()


def _work_worth(kit: Kit, state: SmallCityState, seat: Seat, where: Seat, slot: Slot) -> float:
    own = state.city.boroughs[seat]
    dollar, units = _money_worth(kit, state), sum(own.stock)
    if slot == box.CASH:
        return dollar
    if slot in RAW_OF:
        return _unit_worth(kit, state, seat, where, RAW_OF[slot])
    if slot == box.CASH_TO_VOTES:
        return 2 - dollar if own.money else 0
    if slot == box.RAW_TO_VOTES:
        return 1.5 if units else 0
    return 0.5 if slot == box.RAW_TO_CASH and units else 0


def _unit_worth(kit: Kit, state: SmallCityState, seat: Seat, where: Seat, raw: Raw) -> float:
    """8.3.2, if there is a unit and room for it; it pollutes at home (10.1.2)."""
    own = state.city.boroughs[seat]
    if not state.city.raw[raw] or not total_room(kit, own):
        return -1.0
    clean = where != seat or own.card == box.ENGINEER
    return _raw_worth(kit, state)[raw] - (0 if clean else 1)


def _money_worth(kit: Kit, state: SmallCityState) -> float:
    return 0.1 if kit.is_last_round(state) else DOLLAR


def _raw_worth(kit: Kit, state: SmallCityState) -> tuple[float, ...]:
    return (0.01, 0.01, 0.01) if kit.is_last_round(state) else UNIT


# Income


def _trade(kit: Kit, state: SmallCityState, seat: Seat) -> Action | None:
    """The first step of the best plan; None if nothing is worth it."""
    borough = state.city.boroughs[seat]
    units = [cities.raw_owned(borough, raw) for raw in box.EACH_RAW]
    selling, buying, giving = income.uses_of(state, seat)
    purse = selling, buying, giving, borough.money, units[0], units[1], units[2]
    _, trades = best_trades(purse, _money_worth(kit, state), _raw_worth(kit, state))
    return _as_action(kit, borough, trades[0]) if trades else None


def _as_action(kit: Kit, borough: Borough, trade: Trade) -> Action:
    """From the town hall first, where citizens need the places."""
    use, what = trade
    if use == BUYING:
        return kit.book[kit.book.buy_votes[what - 1]]
    store = cities.stores_with(borough, what)[0]
    bit = 0 if store == 0 else 1 + borough.sheds[store - 1]
    return kit.book[(kit.book.sell if use == SELLING else kit.book.give)[what][bit]]


@cache
def best_trades(
    purse: Purse, dollar: float, worths: tuple[float, ...]
) -> tuple[float, tuple[Trade, ...]]:
    """8.2.2 to 8.2.5: what the uses that are left can gain at most, and how."""
    best: tuple[float, tuple[Trade, ...]] = (0.0, ())
    for trade, gain, left in _trades(purse, dollar, worths):
        later, trades = best_trades(left, dollar, worths)
        if gain + later > best[0] + 1e-9:
            best = gain + later, (trade, *trades)
    return best


def _trades(
    purse: Purse, dollar: float, worths: tuple[float, ...]
) -> list[tuple[Trade, float, Purse]]:
    """Each use that is possible, its gain in votes, and what is left."""
    found: list[tuple[Trade, float, Purse]] = []
    for raw in box.EACH_RAW:
        for use, gain, money in (
            (SELLING, MONEY_FOR[raw] * dollar - worths[raw], MONEY_FOR[raw]),
            (income.GIVING, income.VOTES_FOR[raw] - worths[raw], 0),
        ):
            if purse[use] and purse[4 + raw]:
                found.append(((use, raw), gain, _after(purse, use, money, raw)))
    for price in income.PRICES:
        if purse[BUYING] and price <= purse[3]:
            gain = price + 1 - price * dollar
            found.append(((BUYING, price), gain, _after(purse, BUYING, -price, -1)))
    return found


def _after(purse: Purse, use: int, money: int, raw: Raw) -> Purse:
    left = list(purse)
    left[use] -= 1
    left[3] += money
    if raw >= 0:
        left[4 + raw] -= 1
    return left[0], left[1], left[2], left[3], left[4], left[5], left[6]


def _store_worth(action: a.Put | a.PutAbroad) -> float:
    """The dearest unit first; warehouses before the town hall, and both before giving it up."""
    if isinstance(action, a.PutAbroad):
        return -10 - UNIT[action.raw]
    if action.store == a.SUPPLY:
        return -20 - UNIT[action.raw]
    return UNIT[action.raw] + (0.0 if action.store == a.HALL else 10.0)
