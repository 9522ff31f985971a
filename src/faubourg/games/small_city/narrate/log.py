"""What happened, told from the views before and after."""

from __future__ import annotations

from collections.abc import Callable

from faubourg.core.model import CHANCE, Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.components import CARDS, RAWS, ROUNDS
from faubourg.games.small_city.income import MONEY_FOR, VOTES_FOR
from faubourg.games.small_city.narrate.codes import Values, person, told, yes
from faubourg.games.small_city.narrate.council import invest_values
from faubourg.games.small_city.narrate.labels import reward_of
from faubourg.games.small_city.narrate.log_citizens import (
    log_bury,
    log_go,
    log_house,
    log_victim,
)
from faubourg.games.small_city.narrate.log_plan import log_built, log_commit
from faubourg.games.small_city.narrate.log_story import story
from faubourg.games.small_city.narrate.table import Table, table_of
from faubourg.games.small_city.narrate.tiles import laid_values
from faubourg.games.small_city.rules import SmallCityRules
from faubourg.games.small_city.view import SmallCityView


def log_lines(
    rules: AnyRules, before: View, seat: Seat, action: Action, after: View
) -> list[Message]:
    """The action and all that followed from it by itself.

    Plans are told at the reveal, whoever reads; promises only when the game is over.
    """
    assert isinstance(rules, SmallCityRules)
    assert isinstance(before, SmallCityView) and isinstance(after, SmallCityView)
    was, now = table_of(rules, before), table_of(rules, after)
    if seat == CHANCE:
        return _log_chance(was, now, action)
    teller = _TELLERS.get(type(action))
    if before.step == "construction" and not isinstance(action, a.Commit):
        return []
    lines = teller(was, now, seat, action) if teller else []
    return [*lines, *story(was, now, seat, action)]


# Chance


def _log_chance(was: Table, now: Table, action: Action) -> list[Message]:
    if isinstance(action, a.First):
        return [told("log-first", person(action.seat))]
    if not isinstance(action, a.Lay):
        return []  # promises are seen by one player alone
    lines = [] if was.view.circle or _was_told(was) else begin_round(was)
    if now.view.step == "cards":
        solo = yes(now.view.difficulty)
        lines.append(told("log-circle", person(now.acting), cards=len(now.view.circle), solo=solo))
    return lines


def _was_told(table: Table) -> bool:
    """Whether the round was announced when the mayor's street was chosen."""
    view = table.view
    stays = view.host == view.last_host
    return not view.difficulty and not view.mayor_beside and not stays


def begin_round(table: Table) -> list[Message]:
    """The first line of a round; before round 1 the town halls are shown."""
    view = table.view
    lines = _log_halls(table) if view.round == 1 else []
    stays = view.host == view.last_host and bool(view.boroughs[view.host].mayor)
    where = "solo" if view.difficulty else "beside" if view.mayor_beside else "street"
    values: Values = {"round": view.round, "rounds": ROUNDS, "where": "stays" if stays else where}
    return [*lines, told("log-round", person(view.host), values)]


def _log_halls(table: Table) -> list[Message]:
    """2.7: nobody but the owner could read of a town hall when it was placed."""
    lines = []
    for ground in table.grounds:
        for hall in ground.of_family("town-hall"):
            spots = " ".join(hall.cells)
            lines.append(told("log-hall", person(ground.seat), spots=spots, size=ground.seen.size))
    return lines


# Special actions


def _street(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    assert isinstance(action, a.Street)
    values: Values = {"cell": was.name(action.cell), "other": was.name(action.other)}
    return [*begin_round(was), told("log-street", person(seat), values)]


def _take(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    assert isinstance(action, a.Take)
    card = CARDS[action.card]
    price = next((seen.price for seen in was.view.circle if seen.card == card), 0)
    return [told("log-take", person(seat), card=card, price=max(0, price))]


def _reward(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    assert isinstance(action, a.Reward)
    pay = a.PAYS[action.pay]
    count, total = reward_of(was, action.pay), getattr(now.view.boroughs[seat], pay)
    return [told("log-reward", person(seat), pay=pay, count=count, total=total)]


def _extend(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    borough = now.view.boroughs[seat]
    return [told("log-extend", person(seat), size=borough.size)]


def _decline(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    return [told("log-decline", person(seat), step=was.view.step)]


# Income


def _sell(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    assert isinstance(action, a.Sell | a.GiveRaw)
    sells = isinstance(action, a.Sell)
    count = (MONEY_FOR if sells else VOTES_FOR)[action.raw]
    name = "log-sell" if sells else "log-give"
    total = now.view.boroughs[seat].money if sells else now.view.boroughs[seat].votes
    return [told(name, person(seat), raw=RAWS[action.raw], count=count, total=total)]


def _buy(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    assert isinstance(action, a.BuyVotes)
    return [told("log-buy", person(seat), money=action.money, votes=action.money + 1)]


def _make(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    """8.3.3; the units themselves are told when they are stored."""
    assert isinstance(action, a.Make)
    return [told("log-make", person(seat), raw=RAWS[action.raw])]


def _put(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    """8.4: only what is lost or given away is worth a line; the rest is seen."""
    assert isinstance(action, a.Put | a.PutAbroad)
    raw = RAWS[action.raw]
    if isinstance(action, a.PutAbroad):
        values: Values = {"raw": raw, "cell": was.name(action.cell)}
        return [told("log-put-abroad", person(action.borough), values)]
    if action.store == a.SUPPLY:
        return [told("log-discard", person(seat), raw=raw)]
    return [told("log-put", person(seat), was.store_values(action.store), raw=raw)]


# Council


def _invest(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    assert isinstance(action, a.Invest)
    values = invest_values(was, seat, action)
    lines = [told("log-invest", person(seat), values)]
    before, after = was.own(seat).seen, now.own(seat).seen
    newcomers = before.reserve - after.reserve
    if newcomers > 0:
        lines.append(told("log-newcomers", person(seat), count=newcomers))
    return lines


def _offer(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    assert isinstance(action, a.Offer)
    return [told("log-offer", person(seat), raw=RAWS[action.raw])]


def _special(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    """16.1.3: read by the holder alone."""
    assert isinstance(action, a.KeepSpecial)
    return [told("log-special", person(seat), promise=action.promise)]


def _keep(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    assert isinstance(action, a.Keep)
    return [told("log-keep", person(seat), promise=action.promise)]


def _place_hall(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    """Told to all when round 1 begins."""
    assert isinstance(action, a.PlaceHall)
    values = laid_values(was.kit.places.names[action.placement])
    return [told("log-own-hall", person(seat), values)]


_TELLERS: dict[type[Action], Callable[[Table, Table, Seat, Action], list[Message]]] = {
    a.PlaceHall: _place_hall, a.Keep: _keep, a.Street: _street, a.Take: _take, a.Reward: _reward,
    a.Extend: _extend, a.Decline: _decline, a.Commit: log_commit, a.Build: log_built,
    a.Warehouse: log_built, a.Guard: log_built, a.Go: log_go, a.GoHall: log_go, a.House: log_house,
    a.Sell: _sell, a.GiveRaw: _sell, a.BuyVotes: _buy, a.Make: _make, a.Put: _put,
    a.PutAbroad: _put, a.Victim: log_victim, a.Bury: log_bury, a.Invest: _invest, a.Offer: _offer,
    a.KeepSpecial: _special,
}  # fmt: skip
