"""The values that the words of a refusal need."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Reason, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.small_city import actions as a
from faubourg.games.small_city import reasons
from faubourg.games.small_city.benefits import OFFERS
from faubourg.games.small_city.components import CARDS, RAWS
from faubourg.games.small_city.narrate.codes import Values, listed, person, raws
from faubourg.games.small_city.narrate.council import invest_values, offered
from faubourg.games.small_city.narrate.prompts import must_still_move, units_left
from faubourg.games.small_city.narrate.refused_moves import graves, move_values, no_borough
from faubourg.games.small_city.narrate.refused_tiles import (
    cell_values,
    demolition_values,
    growth_values,
    tile_refusal,
)
from faubourg.games.small_city.narrate.table import Table, table_of
from faubourg.games.small_city.narrate.tiles import laid_values
from faubourg.games.small_city.rules import SmallCityRules
from faubourg.games.small_city.view import SmallCityView

_TRIED: Final[dict[type[Action], str]] = {
    a.PlaceHall: "hall", a.Keep: "promise", a.Street: "street", a.Take: "card", a.Reward: "reward",
    a.Extend: "extend", a.Decline: "decline", a.Build: "build", a.Warehouse: "warehouse",
    a.NoWarehouse: "warehouse", a.LeaveOut: "architect", a.LeaveNone: "architect",
    a.Spend: "spend", a.Guard: "guard", a.NoGuard: "guard", a.Grow: "grow",
    a.Demolish: "demolish", a.Commit: "commit", a.Pick: "move", a.Go: "move", a.GoHall: "move",
    a.Stop: "stop", a.House: "house", a.Sell: "commerce", a.BuyVotes: "commerce",
    a.GiveRaw: "commerce", a.Make: "make", a.Put: "store", a.PutAbroad: "store",
    a.Victim: "victim", a.Bury: "bury", a.Invest: "invest", a.Offer: "offer",
    a.KeepSpecial: "special",
}  # fmt: skip


def reason_values(
    rules: AnyRules, view: View, seat: Seat, action: Action, reason: Reason
) -> Values:
    """What the refusal's text needs: what was tried, what stands against it, what is missing."""
    assert isinstance(rules, SmallCityRules) and isinstance(view, SmallCityView)
    if not reason.rule:
        return {}  # a rule of every game
    if reason in reasons.WRONG_STEP.values():
        return {"tried": _TRIED.get(type(action), "chance"), "step": view.step}
    table = table_of(rules, view)
    return {**_purse(table, seat), **_about(table, seat, action, reason)}


def _purse(table: Table, seat: Seat) -> Values:
    """What the player has, and how far the turn has come."""
    view, borough = table.view, table.view.boroughs[seat]
    plan = view.plan
    return {
        "have": borough.money,
        "votes": borough.votes,
        "size": borough.size,
        "asked": borough.ask or "none",
        **laid_values(borough.laid),
        "builds": plan.builds if plan else 0,
        "extended": "yes" if plan and plan.extended else "no",
        "pollution": borough.pollution,
        "must": must_still_move(table, seat),
        "step": view.step,
    }


def _about(table: Table, seat: Seat, action: Action, reason: Reason) -> Values:
    if reason in (reasons.FINISH_FIRST, reasons.NOT_ASKED):
        return {}  # they are about the tile that asks, and about none
    if isinstance(action, a.Build | a.PlaceHall):
        return tile_refusal(table, seat, action.placement)
    if isinstance(action, a.Grow):
        return growth_values(table, seat, action.placement)
    if isinstance(action, a.Demolish):
        return demolition_values(table, seat, action.cell)
    if isinstance(action, a.Pick | a.Go | a.GoHall):
        return move_values(table, seat, action)
    if isinstance(action, a.Warehouse | a.Guard | a.House | a.Victim):
        return cell_values(table, seat, action.cell)
    if isinstance(action, a.Street):
        return _street(table, action)
    if isinstance(action, a.Bury):
        return {**cell_values(table, seat, action.cell), **graves(table, seat)}
    if isinstance(action, a.Take):
        return _card(table, action)
    if reason == reasons.ARCHITECT_NEEDED:
        return _lacking(table, seat)
    if isinstance(action, a.Sell | a.GiveRaw | a.BuyVotes | a.Spend | a.LeaveOut | a.LeaveNone):
        return _payment(table, seat, action)
    if isinstance(action, a.Put | a.PutAbroad | a.Make):
        return _storing(table, seat, action, reason)
    return _council(table, seat, action)


def _street(table: Table, action: a.Street) -> Values:
    """4.1.4 to 4.1.6: the first of the two cells that is not empty, and what lies there."""
    host = table.view.host
    cells = (action.cell, action.other)
    filled = next((cell for cell in cells if table.own(host).filled >> cell & 1), action.cell)
    names = {"first": table.name(action.cell), "second": table.name(action.other)}
    size = table.view.boroughs[host].size
    return {**cell_values(table, host, filled), **names, **person(host), "size": size}


def _card(table: Table, action: a.Take) -> Values:
    card = CARDS[action.card]
    seen = next((seen for seen in table.view.circle if seen.card == card), None)
    owner = seen.owner if seen and seen.owner >= 0 else 0
    return {"card": card, "price": seen.price if seen else 0, **person(owner)}


def _lacking(table: Table, seat: Seat) -> Values:
    """5.3.7: what of the price is not in the own stores."""
    pairs = zip(table.view.boroughs[seat].owed, table.own(seat).all_held(), strict=True)
    return raws([max(0, owed - held) for owed, held in pairs])


def _payment(table: Table, seat: Seat, action: Action) -> Values:
    """A store, a raw material, or votes to buy."""
    owed = table.view.boroughs[seat].owed
    raw = next((raw for raw, count in enumerate(owed) if count), 0)
    store = a.HALL
    if isinstance(action, a.Sell | a.GiveRaw | a.LeaveOut):
        raw = action.raw
    if isinstance(action, a.Sell | a.GiveRaw | a.Spend):
        store = action.store
    use = "give" if isinstance(action, a.GiveRaw) else "sell"
    cost = action.money if isinstance(action, a.BuyVotes) else 0
    use = "buy" if isinstance(action, a.BuyVotes) else use
    return {
        "raw": RAWS[raw], **raws(owed), **table.store_values(store), "use": use, "cost": cost,
        "held": table.own(seat).held(raw),
    }  # fmt: skip


def _storing(
    table: Table, seat: Seat, action: a.Put | a.PutAbroad | a.Make, reason: Reason
) -> Values:
    borough = action.borough
    if reason == reasons.NO_BOROUGH:
        return no_borough(table, borough)
    at_home = sum(row[seat] for row in table.view.units if row)
    store = action.store if isinstance(action, a.Put) else a.HALL
    cell = table.name(action.cell) if isinstance(action, a.PutAbroad) else "none"
    if isinstance(action, a.PutAbroad):
        store = action.cell
    there = [s.name for s in table.own(borough).seen.stores[1:] if s.room > 0]
    return {
        **units_left(table.view), "raw": RAWS[action.raw], **table.store_values(store),
        "abroad": "yes" if borough != seat else "no", **person(borough), "cell": cell,
        "room": table.own(seat).room, "at-home": at_home, **listed("roomy", there),
    }  # fmt: skip


def _council(table: Table, seat: Seat, action: Action) -> Values:
    view = table.view
    if isinstance(action, a.Invest):
        return invest_values(table, seat, action)
    if isinstance(action, a.Offer):
        offers = OFFERS[max(view.space.column, 1) - 1]
        values = offered(view.space.line, view.space.column)
        return {**values, "raw": RAWS[action.raw], "offer": RAWS[next(iter(offers))]}
    if isinstance(action, a.Keep | a.KeepSpecial):
        return {"promise": action.promise}
    return {}
