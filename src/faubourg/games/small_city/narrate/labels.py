"""What a choice is called in a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from faubourg.core.model import NOBODY, Action, Message, Seat
from faubourg.core.wording import Values, person, yes
from faubourg.games.small_city import actions as a
from faubourg.games.small_city import demolition, income, movement, votes
from faubourg.games.small_city.components import CARDS, RAWS
from faubourg.games.small_city.narrate import codes
from faubourg.games.small_city.narrate.codes import at_cell, store_values, told
from faubourg.games.small_city.table import Table

InBorough: TypeAlias = a.Warehouse | a.Guard | a.House | a.Victim | a.Bury
Namer: TypeAlias = Callable[[Table, Seat, Any], Message]


def label(table: Table, seat: Seat, action: Action) -> Message:
    """The choice in a few words, with what the chooser must know: place, price, yield."""
    namer = _NAMERS.get(type(action))
    return namer(table, seat, action) if namer else _label_word(table, seat, action)


def _label_word(table: Table, seat: Seat, action: Action) -> Message:
    """Actions without numbers; what some mean depends on the step."""
    word = type(action).__name__.lower()
    if isinstance(action, a.Extend):
        return told("label-extend", size=table.grounds[seat].shown)
    if isinstance(action, a.Decline | a.Commit):
        return told(f"label-{word}", step=table.step)
    return told(f"label-{word}", what=table.kit.book.notation(action).partition(" ")[2])


def _promise(table: Table, seat: Seat, action: a.Keep | a.Deal) -> Message:
    values = codes.promise_values(action.promise, table.kit.box.promises[action.promise - 1])
    return told("label-promise", values)


def _special(table: Table, seat: Seat, action: a.KeepSpecial | a.DrawSpecial) -> Message:
    conditions = table.kit.box.specials[action.promise - 1]
    return told("label-special", codes.promise_values(action.promise, conditions, special=True))


def _take(table: Table, seat: Seat, action: a.Take) -> Message:
    card = CARDS[action.card]
    price = next((seen.price for seen in table.circle if seen.card == card), -1)
    return told("label-take", card=card, price=max(0, price))


# Construction


def _build(table: Table, seat: Seat, action: a.Build) -> Message:
    price = table.price(seat, table.placement(action.placement).kind)
    values = codes.price_values(price)
    # There are many of these on a page: plain texts are said faster.
    how = "choice" if price.choice else values["price"]
    return told(f"label-build-{how}", codes.placed_values(table, action.placement), values)


def _grow(table: Table, seat: Seat, action: a.Grow) -> Message:
    old, cell = codes.growing(table.grounds[seat], table.placement(action.placement))
    new = codes.placed_values(table, action.placement)
    if old is None:
        return told("label-grow-so", new)
    return told(
        "label-grow", new, codes.second_tile(old.kind), cell=table.name(cell), first=old.name
    )


def _demolish(table: Table, seat: Seat, action: a.Demolish) -> Message:
    cell = table.name(action.cell)
    tile = table.grounds[seat].tile_at.get(cell)
    price = demolition.demolition_price(table.kit, tile.placement) if tile else 0
    return told("label-demolish", at_cell(table, seat, cell), price=price)


def _cell(table: Table, seat: Seat, action: InBorough) -> Message:
    """A cell of the own borough: a warehouse, a guard, a house, a victim, a cemetery."""
    name, cell = type(action).__name__.lower(), table.name(action.cell)
    laid = codes.laid_values(table.grounds[seat].laid)["tile"]  # the tile that asks
    standing = codes.standing_at(table, seat, cell)
    owner = seat if standing == NOBODY else standing
    values: Values = {**at_cell(table, seat, cell), "laid": laid}
    return told(f"label-{name}", values, person(owner), whose="own" if owner == seat else "other")


def _spend(table: Table, seat: Seat, action: a.Spend) -> Message:
    owed = table.city.boroughs[seat].owed
    raw = next((raw for raw, count in zip(RAWS, owed, strict=True) if count), "wood")
    return told("label-spend", store_values(table, action.store), raw=raw)


# Citizens and income


def _pick(table: Table, seat: Seat, action: a.Pick) -> Message:
    borough = min(action.borough, len(table.grounds) - 1)
    place = at_cell(table, borough, table.name(action.cell))
    must = (
        borough != seat
        or movement.restless_slots(table.kit, table.city.boroughs[seat]) >> action.cell & 1
    )
    return told("label-pick", place, person(borough), abroad=yes(borough != seat), must=yes(must))


def _go(table: Table, seat: Seat, action: a.Go) -> Message:
    borough = min(action.borough, len(table.grounds) - 1)
    place = at_cell(table, borough, table.name(action.cell))
    values = {**place, "gain": votes_gained(table, seat, action)}
    return told("label-go", values, person(borough), abroad=yes(borough != seat))


def votes_gained(table: Table, seat: Seat, action: a.Go) -> int:
    """9.1 and 9.2: what one more citizen there adds to every voting."""
    if action.borough != seat:
        return 0
    return votes.more_votes(table.kit, table.city, seat, action.cell)


def _sale(table: Table, seat: Seat, action: a.Sell | a.GiveRaw) -> Message:
    worth = income.MONEY_FOR if isinstance(action, a.Sell) else income.VOTES_FOR
    name = "label-sell" if isinstance(action, a.Sell) else "label-give"
    return told(name, store_values(table, action.store), raw=RAWS[action.raw],
                count=worth[action.raw])  # fmt: skip


def _make(table: Table, seat: Seat, action: a.Make) -> Message:
    values = {"raw": RAWS[action.raw], "abroad": yes(action.borough != seat)}
    return told("label-make", person(action.borough), values)


def _put(table: Table, seat: Seat, action: a.Put | a.PutAbroad) -> Message:
    abroad = yes(action.borough != seat)
    values = {"raw": RAWS[action.raw], "abroad": abroad, **person(action.borough)}
    if isinstance(action, a.PutAbroad):
        return told("label-putabroad", values, cell=table.name(action.cell))
    return told("label-put", values, store_values(table, action.store))


_NAMERS: Final[dict[type[Action], Namer]] = {
    a.PlaceHall: lambda table, _, x: told("label-hall", codes.placed_values(table, x.placement)),
    a.Street: lambda table, _, x: told(
        "label-street", cell=table.name(x.cell), other=table.name(x.other)
    ),
    a.Lay: lambda table, _, x: told("label-lay", card=CARDS[x.card]),
    a.First: lambda table, _, x: told("label-first", person(x.seat)),
    a.Reward: lambda table, _, x: told(
        "label-reward", pay=a.PAYS[x.pay], count=codes.reward_of(table, x.pay)
    ),
    a.LeaveOut: lambda table, _, x: told("label-leaveout", raw=RAWS[x.raw]),
    a.Offer: lambda table, _, x: told("label-offer", codes.offered_units(table, x.raw)),
    a.BuyVotes: lambda table, _, x: told("label-buy", money=x.money, votes=x.money + 1),
    a.Invest: lambda table, seat, x: told("label-invest", codes.invest_values(table, seat, x)),
    **dict.fromkeys((a.Keep, a.Deal), _promise),
    **dict.fromkeys((a.KeepSpecial, a.DrawSpecial), _special),
    **dict.fromkeys((a.Warehouse, a.Guard, a.House, a.Victim, a.Bury), _cell),
    **dict.fromkeys((a.Sell, a.GiveRaw), _sale), **dict.fromkeys((a.Put, a.PutAbroad), _put),
    a.Take: _take, a.Build: _build, a.Grow: _grow, a.Demolish: _demolish, a.Spend: _spend,
    a.Pick: _pick, a.Go: _go, a.Make: _make,
}  # fmt: skip
