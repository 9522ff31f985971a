"""Phase 4: tourists pay, commerce is used, factories produce (RULES.md 8.1 to 8.3)."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.small_city import actions, chapter, events, flow, reasons
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.components import Raw, Slot
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City, SmallCityState

INCOME: Final = 4  # the phase
USES: Final = (box.RAW_TO_CASH, box.CASH_TO_VOTES, box.RAW_TO_VOTES)  # as in SmallCityState.uses
SELLING, BUYING, GIVING = range(3)
MONEY_FOR: Final = (2, 3, 5)  # by raw material (8.2.3)
VOTES_FOR: Final = (3, 5, 7)  # by raw material (8.2.5)
PRICES: Final = (1, 2, 3, 4)  # of votes (8.2.4)
TOURIST_MONEY: Final = 1
CASH_MONEY: Final = 1


def begin(kit: Kit, state: SmallCityState) -> None:
    """8.1.1 and 8.2.1 for all, then commerce for those who can use it."""
    city = state.city
    for seat in flow.in_game(state):
        guests = cities.tourists(city, seat).bit_count()
        cash = citizens_on(city, seat, box.CASH)
        borough = city.boroughs[seat]
        borough.money += TOURIST_MONEY * guests + CASH_MONEY * cash
        if guests + cash and state.events is not None:
            state.events.append(events.Earned(seat, guests, cash, borough.money))
    state.uses = [citizens_on(city, seat, slot) for seat in range(kit.seats) for slot in USES]
    asked = [seat for seat in flow.in_game(state) if can_use(state, seat)]
    if asked:
        flow.ask_all(state, steps.COMMERCE, asked)
    else:
        begin_making(kit, state)


def citizens_on(city: City, seat: Seat, slot: Slot) -> int:
    """7.3.12: at home and abroad."""
    return sum((b.citizens[seat] & b.slots[slot]).bit_count() for b in city.boroughs)


# Commerce


def can_use(state: SmallCityState, seat: Seat) -> bool:
    """8.2.9: whether anything could be sold, bought or given."""
    borough = state.city.boroughs[seat]
    selling, buying, giving = uses_of(state, seat)
    return bool(buying and borough.money) or bool((selling or giving) and any(borough.stock))


def uses_of(state: SmallCityState, seat: Seat) -> list[int]:
    first = len(USES) * seat
    return state.uses[first : first + len(USES)]


def why_not_commerce(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    """8.2.6 to 8.2.8."""
    if isinstance(action, actions.Commit):
        return None
    if not uses_of(state, seat)[_use(action)]:
        return reasons.NO_USE_LEFT
    borough = state.city.boroughs[seat]
    if isinstance(action, actions.BuyVotes):
        return reasons.VOTES_TOO_DEAR if action.money > borough.money else None
    assert isinstance(action, actions.Sell | actions.GiveRaw)
    return None if _holds(borough, action.store, action.raw) else reasons.STORE_WITHOUT_UNIT


def _use(action: Action) -> int:
    if isinstance(action, actions.BuyVotes):
        return BUYING
    return SELLING if isinstance(action, actions.Sell) else GIVING


def _holds(borough: Borough, store: actions.Store, raw: Raw) -> bool:
    number = cities.store_number(borough, store)
    return number >= 0 and borough.stock[number * len(box.EACH_RAW) + raw] > 0


def commerce_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[actions.Block]:
    book, borough = kit.book, state.city.boroughs[seat]
    selling, buying, giving = uses_of(state, seat)
    blocks: list[actions.Block] = [(book.commit, 1)]
    held = [(raw, _stores_holding(borough, raw)) for raw in box.EACH_RAW]
    if selling:
        blocks += [(book.sell[raw], stores) for raw, stores in held if stores]
    if buying and borough.money:
        blocks.append((book.buy_votes, (1 << min(len(PRICES), borough.money)) - 1))
    if giving:
        blocks += [(book.give[raw], stores) for raw, stores in held if stores]
    return blocks


def _stores_holding(borough: Borough, raw: Raw) -> int:
    """As bits: 0 the town hall, then one more than the cell of each warehouse."""
    found = 1 if borough.stock[raw] else 0
    for number, cell in enumerate(borough.sheds, start=1):
        if borough.stock[number * len(box.EACH_RAW) + raw]:
            found |= 2 << cell
    return found


def use(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    if isinstance(action, actions.Commit):
        flow.answered(state, seat)
        if not state.actors:
            begin_making(kit, state)
        return
    borough = state.city.boroughs[seat]
    state.uses[len(USES) * seat + _use(action)] -= 1
    if isinstance(action, actions.BuyVotes):
        borough.money -= action.money
        borough.votes += action.money + 1
        return
    assert isinstance(action, actions.Sell | actions.GiveRaw)
    cities.take_unit(state.city, borough, cities.store_number(borough, action.store), action.raw)
    if isinstance(action, actions.Sell):
        borough.money += MONEY_FOR[action.raw]
    else:
        borough.votes += VOTES_FOR[action.raw]


# Production


def begin_making(kit: Kit, state: SmallCityState) -> None:
    """8.3.1."""
    state.uses = []
    produce(kit, state, flow.turn_order(state)[0])


def produce(kit: Kit, state: SmallCityState, seat: Seat) -> None:
    """8.3.2."""
    boroughs = state.city.boroughs
    state.unmade = [
        kit.producers(borough, seat, raw) for raw in box.EACH_RAW for borough in boroughs
    ]
    state.units = [0] * len(state.unmade)
    kit.make_more(state.city, seat, state.events)
    make_what_is_clear(kit, state, seat)


def make_what_is_clear(kit: Kit, state: SmallCityState, seat: Seat) -> None:
    """8.3.3: asked only where units are short and could be made in different boroughs."""
    if any(state.unmade):
        for raw in box.EACH_RAW:
            _make_clear(kit, state, raw)
    if any(state.unmade):
        flow.ask(state, steps.MAKING, seat)
    elif any(state.units):
        ask_to_store(kit, state, seat)
    else:
        next_producer(kit, state, seat)


def ask_to_store(kit: Kit, state: SmallCityState, seat: Seat) -> None:
    flow.ask(state, steps.STORING, seat)
    if state.events is not None:
        seats, made = kit.seats, state.phase == INCOME
        units = [sum(state.units[raw * seats : (raw + 1) * seats]) for raw in box.EACH_RAW]
        state.events.append(events.UnitsCame(seat, tuple(units), made))


def _make_clear(kit: Kit, state: SmallCityState, raw: Raw) -> None:
    first, left = raw * kit.seats, state.city.raw[raw]
    wanted = state.unmade[first : first + kit.seats]
    if left and left < sum(wanted) and sum(map(bool, wanted)) > 1:
        return
    for borough, count in enumerate(wanted):
        for _ in range(min(count, state.city.raw[raw])):
            make_unit(kit, state, raw, borough)
        state.unmade[first + borough] = 0


def make_unit(kit: Kit, state: SmallCityState, raw: Raw, borough: Seat) -> None:
    """The unit leaves the supply and waits for its place."""
    place = raw * kit.seats + borough
    state.unmade[place] -= 1
    state.units[place] += 1
    state.city.raw[raw] -= 1
    state.city.boroughs[borough].made += 1


def why_not_make(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    """8.3.4."""
    assert isinstance(action, actions.Make)
    if action.borough >= kit.seats:
        return reasons.NO_BOROUGH
    waiting = state.unmade[action.raw * kit.seats + action.borough]
    return None if waiting else reasons.NOT_PRODUCING


def make_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[actions.Block]:
    found: list[actions.Block] = []
    for raw in box.EACH_RAW:
        waiting = state.unmade[raw * kit.seats : (raw + 1) * kit.seats]
        bits = sum(1 << borough for borough, count in enumerate(waiting) if count)
        if bits:
            found.append((kit.book.make[raw], bits))
    return found


def make(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    assert isinstance(action, actions.Make)
    make_unit(kit, state, action.raw, action.borough)
    make_what_is_clear(kit, state, seat)


def next_producer(kit: Kit, state: SmallCityState, seat: Seat) -> None:
    """8.3.1: when everything of one player is stored."""
    later = flow.after(state, seat)
    if later:
        return produce(kit, state, later[0])
    state.unmade, state.units = [], []
    flow.end_phase(state)


CHAPTERS: chapter.Chapters = {
    steps.COMMERCE: chapter.Chapter(
        {
            actions.Sell: "8.2.3",
            actions.BuyVotes: "8.2.4",
            actions.GiveRaw: "8.2.5",
            actions.Commit: "5.1.10",
        },  # fmt: skip
        why_not_commerce,
        use,
        commerce_blocks,
    ),
    steps.MAKING: chapter.Chapter({actions.Make: "8.3.3"}, why_not_make, make, make_blocks),
}
