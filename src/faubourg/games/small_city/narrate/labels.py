"""What a choice is called in a list."""

from __future__ import annotations

from collections.abc import Callable

from faubourg.core.model import Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.benefits import GRANTS, OFFERS
from faubourg.games.small_city.components import CARDS, RAWS, Raw
from faubourg.games.small_city.income import MONEY_FOR, VOTES_FOR
from faubourg.games.small_city.narrate.codes import (
    Values,
    person,
    promise_values,
    raws,
    second_tile,
    told,
    yes,
)
from faubourg.games.small_city.narrate.council import invest_values
from faubourg.games.small_city.narrate.promises import own_conditions, special_conditions
from faubourg.games.small_city.narrate.table import Table, table_of
from faubourg.games.small_city.narrate.tiles import (
    at_cell,
    demolition_price,
    growing,
    laid_values,
    placed_values,
    price_values,
    standing_in,
)
from faubourg.games.small_city.rules import SmallCityRules
from faubourg.games.small_city.special import SUPPORT_MONEY, SUPPORT_VOTES
from faubourg.games.small_city.view import SmallCityView

SUPPORT = {a.MONEY: SUPPORT_MONEY, a.VOTES: SUPPORT_VOTES}  # 4.3.7


def label(rules: AnyRules, view: View, action: Action) -> Message:
    """The choice in a few words, with what the chooser must know: place, price, yield."""
    assert isinstance(rules, SmallCityRules) and isinstance(view, SmallCityView)
    table = table_of(rules, view)
    namer = _NAMERS.get(type(action))
    if namer is not None:
        return namer(table, table.acting, action)
    return _label_word(table, action)


def _label_word(table: Table, action: Action) -> Message:
    """Actions without numbers; what some mean depends on the step."""
    word = type(action).__name__.lower()
    if isinstance(action, a.Extend):
        borough = table.view.boroughs[table.acting]
        size = borough.sizes[min(borough.steps + 1, len(borough.sizes) - 1)]
        return told("label-extend", size=size)
    if isinstance(action, a.Decline | a.Commit):
        return told(f"label-{word}", step=table.view.step)
    return told(f"label-{word}")


# Set-up and special actions


def _hall(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.PlaceHall)
    return told("label-hall", placed_values(table, action.placement))


def _promise(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Keep | a.Deal)
    values = promise_values(action.promise, own_conditions(table, action.promise))
    return told("label-promise", values)


def _special(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.KeepSpecial | a.DrawSpecial)
    conditions = special_conditions(table, action.promise)
    return told("label-special", promise_values(action.promise, conditions, special=True))


def _street(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Street)
    return told("label-street", cell=table.name(action.cell), other=table.name(action.other))


def _take(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Take)
    card = CARDS[action.card]
    price = next((seen.price for seen in table.view.circle if seen.card == card), -1)
    return told("label-take", card=card, price=max(0, price))


def _lay(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Lay)
    return told("label-lay", card=CARDS[action.card])


def _first(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.First)
    return told("label-first", person(action.seat))


def reward_of(table: Table, pay: a.Pay) -> int:
    """4.3.7 or 11.4.1."""
    if table.view.step == "grant":
        return GRANTS[max(table.view.space.column, 1) - 1]
    return SUPPORT[pay]


def _reward(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Reward)
    return told("label-reward", pay=a.PAYS[action.pay], count=reward_of(table, action.pay))


# Construction


def _build(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Build)
    price = price_values(table, seat, table.placement(action.placement))
    # There are many of these on a page: plain texts are said faster.
    return told(f"label-build-{price['price']}", placed_values(table, action.placement), price)


def _grow(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Grow)
    old, cell = growing(table.own(seat), table.placement(action.placement))
    new = placed_values(table, action.placement)
    if old is None:
        return told("label-grow-so", new)
    return told("label-grow", new, second_tile(old.kind), cell=table.name(cell), first=old.name)


def _demolish(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Demolish)
    cell = table.name(action.cell)
    tile = table.own(seat).tiles.get(cell)
    price = demolition_price(table, tile) if tile else 0
    return told("label-demolish", at_cell(table, seat, cell), price=price)


def _cell(table: Table, seat: Seat, action: Action) -> Message:
    """A cell of the own borough: a warehouse, a guard, a house, a victim, a cemetery."""
    assert isinstance(action, a.Warehouse | a.Guard | a.House | a.Victim | a.Bury)
    name, cell = type(action).__name__.lower(), table.name(action.cell)
    values = {**at_cell(table, seat, cell), **laid_values_of(table, seat)}
    slot = table.own(seat).slots.get(cell)
    owner = slot.owner if slot and slot.owner >= 0 else seat
    return told(f"label-{name}", values, person(owner), whose="own" if owner == seat else "other")


def laid_values_of(table: Table, seat: Seat) -> Values:
    """The tile that asks, beside the tile on a cell."""
    laid = laid_values(table.view.boroughs[seat].laid)
    return {"laid": laid["tile"]}


def _raw(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.LeaveOut)
    return told("label-leaveout", raw=RAWS[action.raw])


def _offer(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Offer)
    return told("label-offer", offered_units(table, action.raw))


def offered_units(table: Table, raw: Raw) -> Values:
    """11.2.1."""
    counts = [0, 0, 0]
    counts[raw] = OFFERS[max(table.view.space.column, 1) - 1].get(raw, 1)
    return raws(counts)


def _spend(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Spend)
    owed = table.view.boroughs[seat].owed
    raw = next((raw for raw, count in zip(RAWS, owed, strict=True) if count), "wood")
    return told("label-spend", table.store_values(action.store), raw=raw)


# Citizens and income


def _pick(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Pick)
    borough = min(action.borough, len(table.grounds) - 1)
    place = at_cell(table, borough, table.name(action.cell))
    must = borough != seat or not table.own(seat).may_stay(str(place["slot"]))
    return told("label-pick", place, person(borough), abroad=yes(borough != seat), must=yes(must))


def _go(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Go)
    borough = min(action.borough, len(table.grounds) - 1)
    place = at_cell(table, borough, table.name(action.cell))
    values = {**place, **more_votes(table, seat, borough, str(place["cell"]))}
    return told("label-go", values, person(borough), abroad=yes(borough != seat))


def more_votes(table: Table, seat: Seat, borough: Seat, cell: str) -> Values:
    """9.1 and 9.2: what one more citizen there adds to every voting."""
    tile = table.own(borough).tiles.get(cell)
    if tile is None or borough != seat:
        return {"gain": 0}
    if tile.kind == "university":
        return {"gain": 3}
    home = tile.kind.startswith("residential")
    return {"gain": standing_in(tile, seat) + 1 if home else 0}


def _sale(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Sell | a.GiveRaw)
    worth = MONEY_FOR if isinstance(action, a.Sell) else VOTES_FOR
    name = "label-sell" if isinstance(action, a.Sell) else "label-give"
    return told(name, table.store_values(action.store), raw=RAWS[action.raw],
                count=worth[action.raw])  # fmt: skip


def _buy(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.BuyVotes)
    return told("label-buy", money=action.money, votes=action.money + 1)


def _make(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Make)
    values = {"raw": RAWS[action.raw], "abroad": yes(action.borough != seat)}
    return told("label-make", person(action.borough), values)


def _put(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Put | a.PutAbroad)
    abroad = yes(action.borough != seat)
    values = {"raw": RAWS[action.raw], "abroad": abroad, **person(action.borough)}
    if isinstance(action, a.PutAbroad):
        return told("label-putabroad", values, cell=table.name(action.cell))
    return told("label-put", values, table.store_values(action.store))


# Council


def _invest(table: Table, seat: Seat, action: Action) -> Message:
    assert isinstance(action, a.Invest)
    return told("label-invest", invest_values(table, seat, action))


_NAMERS: dict[type[Action], Callable[[Table, Seat, Action], Message]] = {
    a.PlaceHall: _hall, a.Keep: _promise, a.Deal: _promise, a.KeepSpecial: _special,
    a.DrawSpecial: _special, a.Street: _street, a.Take: _take, a.Lay: _lay, a.First: _first,
    a.Reward: _reward, a.Build: _build, a.Grow: _grow, a.Demolish: _demolish, a.Warehouse: _cell,
    a.Guard: _cell, a.House: _cell, a.Victim: _cell, a.Bury: _cell, a.LeaveOut: _raw,
    a.Offer: _offer, a.Spend: _spend, a.Pick: _pick, a.Go: _go, a.Sell: _sale, a.GiveRaw: _sale,
    a.BuyVotes: _buy, a.Make: _make, a.Put: _put, a.PutAbroad: _put, a.Invest: _invest,
}  # fmt: skip
