"""What was done, told when it is no secret any more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import takewhile
from typing import Any, Final, TypeAlias

from faubourg.core.model import Action, Message, Seat
from faubourg.core.wording import NONE, Values, person, yes
from faubourg.games.small_city import actions as a
from faubourg.games.small_city import city, construction, demolition, income
from faubourg.games.small_city.board import Number
from faubourg.games.small_city.components import CARDS, FIRE, RAWS
from faubourg.games.small_city.narrate import codes, labels
from faubourg.games.small_city.narrate.codes import placed_values, told
from faubourg.games.small_city.table import Table

Deed: TypeAlias = Callable[[Table, Table, Seat, Any], Message]  # before and after it
PlanStep: TypeAlias = Callable[[Table, Seat, Any, list[Action]], list[Message]]  # and its answers


def _take(was: Table, now: Table, seat: Seat, action: a.Take) -> Message:
    card = CARDS[action.card]
    price = next((seen.price for seen in was.circle if seen.card == card), 0)
    return told("log-take", person(seat), card=card, price=max(0, price))


def _reward(was: Table, now: Table, seat: Seat, action: a.Reward) -> Message:
    pay = a.PAYS[action.pay]
    count, total = codes.reward_of(was, action.pay), getattr(now.city.boroughs[seat], pay)
    return told("log-reward", person(seat), pay=pay, count=count, total=total)


# Income


def _sell(was: Table, now: Table, seat: Seat, action: a.Sell | a.GiveRaw) -> Message:
    sells = isinstance(action, a.Sell)
    count = (income.MONEY_FOR if sells else income.VOTES_FOR)[action.raw]
    name = "log-sell" if sells else "log-give"
    borough = now.city.boroughs[seat]
    total = borough.money if sells else borough.votes
    return told(name, person(seat), raw=RAWS[action.raw], count=count, total=total)


def _put(was: Table, now: Table, seat: Seat, action: a.Put | a.PutAbroad) -> Message:
    """8.4: only what is lost or given away is worth a line; the rest is seen."""
    raw = RAWS[action.raw]
    if isinstance(action, a.PutAbroad):
        values: Values = {"raw": raw, "cell": was.name(action.cell)}
        return told("log-put-abroad", person(action.borough), values)
    if action.store == a.SUPPLY:
        return told("log-discard", person(seat), raw=raw)
    return told("log-put", person(seat), codes.store_values(was, action.store), raw=raw)


# Citizens: moves, houses, victims and cemeteries


def go(was: Table, now: Table, seat: Seat, action: Action) -> Message:
    """7.1.7: told when the citizen has arrived."""
    start = max(was.picked_in, 0)
    left: Values = {**codes.second_tile(was.grounds[start].kind_at(was.picked)), "from": was.picked,
                    "from-abroad": yes(start != seat)}  # fmt: skip
    if isinstance(action, a.GoHall):
        full = was.grounds[seat].hall_room <= 0
        return told("log-go-hall", person(seat), left, full=yes(full))
    assert isinstance(action, a.Go)
    place = codes.at_cell(was, action.borough, was.name(action.cell))
    gain = {"gain": labels.votes_gained(was, seat, action)}
    abroad = action.borough != seat
    name = "log-travel" if abroad else "log-go"
    return told(name, person(seat), codes.second_person(action.borough), place, left, gain)


def _victim(was: Table, now: Table, seat: Seat, action: a.Victim) -> Message:
    """10.3.5 and 10.3.8; where the dead are buried is told next."""
    cell = was.name(action.cell)
    owner = codes.standing_at(was, seat, cell)
    saved = owner != seat and city.is_active(was.kit, was.city, owner, FIRE)
    how = "saved" if saved else "own" if owner == seat else "tourist"
    place = codes.at_cell(was, seat, cell)
    return told("log-victim", person(seat), codes.second_person(owner), place, how=how)


def _bury(was: Table, now: Table, seat: Seat, action: a.Bury) -> Message:
    count = len(now.grounds[seat].cemeteries)
    return told("log-bury", person(seat), cell=was.name(action.cell), count=count)


# Construction: each player's steps, told when all plans are revealed


def commit(
    was: Table, now: Table, seat: Seat, tellers: dict[type[Action], PlanStep]
) -> Iterator[Message]:
    """5.1.10 and 5.6.6: complete; with the last one all are revealed. Alone it is no news."""
    if not was.kit.solo:
        yield told("log-committed", person(seat), anew=yes(was.known.real))
    if now.known.shown and not was.kit.solo:
        yield told("log-reveal")
    for other, indexes in enumerate(now.known.shown):
        if indexes:
            yield from _revealed(was, other, [was.kit.book[index] for index in indexes], tellers)
        elif not was.grounds[other].eliminated:
            yield told("log-idle", person(other))


def _revealed(
    table: Table, seat: Seat, steps: list[Action], tellers: dict[type[Action], PlanStep]
) -> Iterator[Message]:
    """One player's steps; tiles of the same plan may be demolished or grow."""
    for place, step in enumerate(steps):
        if teller := tellers.get(type(step)):
            # What follows a tile before the next step of its own.
            answers = takewhile(lambda other: type(other) not in tellers, steps[place + 1 :])
            yield from teller(table, seat, step, list(answers))
        table = _after(table, seat, step)


def _after(table: Table, seat: Seat, step: Action) -> Table:
    known = table.known.clone()
    construction.decline_guard(known.city.boroughs[seat], step)
    construction.do(table.kit, known.city, seat, step)
    return replace(table, known=known)


def _laid(table: Table, number: Number) -> Values:
    """Cell by cell as one reads them, however the tile lies."""
    kind, *cells = table.kit.places.names[number].split()
    return codes.laid_values(" ".join([kind, *sorted(cells, key=lambda c: (c[0], int(c[1:])))]))


def _build(table: Table, seat: Seat, step: a.Build, answers: list[Action]) -> list[Message]:
    values = _laid(table, step.placement)
    price = _price(table, seat, step, answers)
    return [told("log-build", person(seat), values, price, _with(table, answers))]


def _grow(table: Table, seat: Seat, step: a.Grow, answers: list[Action]) -> list[Message]:
    level = city.level(table.placement(step.placement).kind)
    return [told("log-grow", person(seat), _laid(table, step.placement), old=level - 1)]


def _demolish(table: Table, seat: Seat, step: a.Demolish, answers: list[Action]) -> list[Message]:
    cell = table.name(step.cell)
    tile = table.grounds[seat].tile_at[cell]
    price = demolition.demolition_price(table.kit, tile.placement)
    values = codes.tile_values(tile.kind)
    return [told("log-demolish", person(seat), values, cell=cell, price=price)]


def _price(table: Table, seat: Seat, step: a.Build, answers: list[Action]) -> Values:
    placement = table.placement(step.placement)
    money = table.price(seat, placement.kind).money
    raw = list(table.kit.tiles[placement.kind].raw)
    spared = [answer.raw for answer in answers if isinstance(answer, a.LeaveOut)]
    for kind in spared:
        raw[kind] -= 1
    how = "money" if money else "raw" if sum(raw) else "free"
    architect = RAWS[spared[0]] if spared else NONE
    return {"price": how, "money": money, **codes.raws(raw), "architect": architect}


def _with(table: Table, answers: list[Action]) -> Values:
    """Its warehouse and its guard, if they were named."""
    sheds = [table.name(step.cell) for step in answers if isinstance(step, a.Warehouse)]
    guards = [table.name(step.cell) for step in answers if isinstance(step, a.Guard)]
    return {"warehouse": sheds[0] if sheds else NONE, "guard": guards[0] if guards else NONE}


# In the council


def _built(was: Table, now: Table, seat: Seat, action: Action) -> Message:
    """11.3: a tile of the council, told when it is complete."""
    if isinstance(action, a.Build):
        return told("log-council-tile", person(seat), _laid(was, action.placement))
    laid = codes.laid_values(was.grounds[seat].laid)
    if isinstance(action, a.Warehouse):
        return told("log-warehouse", person(seat), laid, cell=was.name(action.cell))
    assert isinstance(action, a.Guard)
    return told("log-guard", person(seat), laid, cell=was.name(action.cell))


DEEDS: Final[dict[type[Action], Deed]] = {
    a.First: lambda was, now, seat, x: told("log-first", person(x.seat)),
    # All are told when the last one is chosen.
    a.PlaceHall: lambda was, now, seat, x: told(
        "log-own-hall", person(seat), placed_values(was, x.placement), codes.alone(was)
    ),
    a.Keep: lambda was, now, seat, x: told(
        "log-keep", person(seat), codes.alone(was), promise=x.promise
    ),
    # 16.1.3: read by the holder alone.
    a.KeepSpecial: lambda was, now, seat, x: told("log-special", person(seat), promise=x.promise),
    a.Street: lambda was, now, seat, x: told(
        "log-street", person(seat), cell=was.name(x.cell), other=was.name(x.other)
    ),
    a.Extend: lambda was, now, seat, _: told(
        "log-extend", person(seat), size=now.grounds[seat].size
    ),
    a.Decline: lambda was, now, seat, _: told("log-decline", person(seat), step=was.step),
    a.House: lambda was, now, seat, x: told("log-house", person(seat), cell=was.name(x.cell)),
    a.BuyVotes: lambda was, now, seat, x: told(
        "log-buy", person(seat), money=x.money, votes=x.money + 1
    ),
    # 8.3.3; the units themselves are told when they are stored.
    a.Make: lambda was, now, seat, x: told("log-make", person(seat), raw=RAWS[x.raw]),
    a.Offer: lambda was, now, seat, x: told("log-offer", person(seat), raw=RAWS[x.raw]),
    a.Invest: lambda was, now, seat, x: told(
        "log-invest", person(seat), codes.invest_values(was, seat, x)
    ),
    a.Take: _take, a.Reward: _reward, a.Build: _built, a.Warehouse: _built, a.Guard: _built,
    a.Go: go, a.GoHall: go, a.Sell: _sell, a.GiveRaw: _sell, a.Put: _put, a.PutAbroad: _put,
    a.Victim: _victim, a.Bury: _bury,
}  # fmt: skip
# What follows tells them, or they are not worth a line.
NO_LINE: Final = (
    a.Deal, a.Lay, a.Pick, a.Stop, a.Commit, a.LeaveOut, a.LeaveNone, a.Spend, a.NoGuard,
    a.NoWarehouse, a.DrawSpecial,
)  # fmt: skip
PLAN_STEPS: Final[dict[type[Action], PlanStep]] = {
    a.Build: _build, a.Grow: _grow, a.Demolish: _demolish,
    a.Extend: lambda table, seat, _, answers: [
        told("log-plan-extend", person(seat), size=table.grounds[seat].shown)
    ],
}  # fmt: skip
