"""The values that the words of a refusal need; about tiles see refused_tiles.py."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import NOBODY, Action, Reason, Seat
from faubourg.core.wording import NONE, Values, listed, person, yes
from faubourg.games.small_city import actions as a
from faubourg.games.small_city import reasons
from faubourg.games.small_city.benefits import OFFERS
from faubourg.games.small_city.components import CARDS, POLICE, RAWS
from faubourg.games.small_city.ground import Ground
from faubourg.games.small_city.movement import tourist_limit
from faubourg.games.small_city.narrate import codes, refused_tiles
from faubourg.games.small_city.narrate.codes import raws, store_values
from faubourg.games.small_city.narrate.refused_tiles import cell_values
from faubourg.games.small_city.storing import made_at_home, total_room
from faubourg.games.small_city.table import Table

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


def reason_values(table: Table, seat: Seat, action: Action, reason: Reason) -> Values:
    """What the refusal's text needs: what was tried, what stands against it, what is missing."""
    if not reason.rule:
        return {}  # a rule of every game
    if reason.key == "small_city.wrong-step":
        kind = type(action)
        tried = _TRIED.get(kind, kind.__name__.lower())
        return {"tried": tried, "step": table.step, **codes.alone(table)}
    return {**purse(table, seat), **_about(table, seat, action, reason)}


def purse(table: Table, seat: Seat) -> Values:
    """What the player has, and how far the turn has come."""
    ground, plan = table.grounds[seat], table.plan
    return {
        "have": ground.borough.money,
        "votes": ground.borough.votes,
        "size": ground.size,
        "asked": ground.ask or "none",
        **codes.laid_values(ground.laid),
        "builds": plan.builds if plan else 0,
        "extended": "yes" if plan and plan.extended else "no",
        "pollution": ground.borough.pollution,
        "must": codes.must_still_move(table, seat),
        "step": table.step,
    }


def _about(table: Table, seat: Seat, action: Action, reason: Reason) -> Values:
    if reason in (reasons.FINISH_FIRST, reasons.NOT_ASKED):
        return {}  # they are about the tile that asks, and about none
    if isinstance(action, a.Build | a.PlaceHall):
        return refused_tiles.tile_refusal(table, seat, action.placement)
    if isinstance(action, a.Grow):
        return refused_tiles.growth_values(table, seat, action.placement)
    if isinstance(action, a.Demolish):
        return refused_tiles.demolition_values(table, seat, action.cell)
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
    host = table.known.host
    cells = (action.cell, action.other)
    filled = next((cell for cell in cells if table.grounds[host].filled >> cell & 1), action.cell)
    names = {"first": table.name(action.cell), "second": table.name(action.other)}
    size = table.grounds[host].size
    return {**cell_values(table, host, filled), **names, **person(host), "size": size}


def _card(table: Table, action: a.Take) -> Values:
    card = CARDS[action.card]
    seen = next((seen for seen in table.circle if seen.card == card), None)
    owner = seen.owner if seen and seen.owner >= 0 else 0
    return {"card": card, "price": seen.price if seen else 0, **person(owner)}


def _lacking(table: Table, seat: Seat) -> Values:
    """5.3.7: what of the price is not in the own stores."""
    pairs = zip(table.city.boroughs[seat].owed, table.grounds[seat].all_held(), strict=True)
    return raws([max(0, owed - held) for owed, held in pairs])


def _payment(table: Table, seat: Seat, action: Action) -> Values:
    """A store, a raw material, or votes to buy."""
    owed = table.city.boroughs[seat].owed
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
        "raw": RAWS[raw], **raws(owed), **store_values(table, store), "use": use, "cost": cost,
        "held": table.grounds[seat].held(raw),
    }  # fmt: skip


def _storing(
    table: Table, seat: Seat, action: a.Put | a.PutAbroad | a.Make, reason: Reason
) -> Values:
    borough = action.borough
    if reason == reasons.NO_BOROUGH:
        return no_borough(table, borough)
    at_home = made_at_home(table.kit, table.known, seat)
    store = action.store if isinstance(action, a.Put) else a.HALL
    cell = table.name(action.cell) if isinstance(action, a.PutAbroad) else "none"
    if isinstance(action, a.PutAbroad):
        store = action.cell
    there = [s.name for s in table.grounds[borough].stores[1:] if s.room > 0]
    return {
        **codes.units_left(table), "raw": RAWS[action.raw], **store_values(table, store),
        "abroad": "yes" if borough != seat else "no", **person(borough), "cell": cell,
        "room": total_room(table.kit, table.city.boroughs[seat]), "at-home": at_home,
        **listed("roomy", there),
    }  # fmt: skip


def _council(table: Table, seat: Seat, action: Action) -> Values:
    if isinstance(action, a.Invest):
        return codes.invest_values(table, seat, action)
    if isinstance(action, a.Offer):
        offers = OFFERS[max(table.space.column, 1) - 1]
        values = codes.offered(table.space)
        return {**values, "raw": RAWS[action.raw], "offer": RAWS[next(iter(offers))]}
    if isinstance(action, a.Keep | a.KeepSpecial):
        return {"promise": action.promise}
    return {}


# About a citizen who moves, or who is buried


def move_values(table: Table, seat: Seat, action: a.Pick | a.Go | a.GoHall) -> Values:
    """Where the citizen is, where it was to go, and what the place says."""
    if isinstance(action, a.GoHall):
        here, cell = max(table.picked_in, 0), table.picked or "a1"
        home = _free_at_home(table, seat)
        return {**_place(table, seat, here, cell), **listed("free", home)}
    borough = action.borough
    if borough >= len(table.grounds):
        return no_borough(table, borough)
    return _place(table, seat, borough, table.name(action.cell))


def no_borough(table: Table, borough: Seat) -> Values:
    """1.5.1: a borough that nobody plays."""
    return {"number": borough + 1, "players": len(table.grounds)}


def _place(table: Table, seat: Seat, borough: Seat, cell: str) -> Values:
    there = table.city.boroughs[borough].citizens[seat].bit_count()
    here = max(table.picked_in, 0)
    return {
        **codes.at_cell(table, borough, cell), **person(borough),
        "abroad": yes(borough != seat),
        **_standing(seat, codes.standing_at(table, borough, cell)),
        "limit": tourist_limit(table.kit, table.city, seat),
        "there": there if borough != seat else 0,
        "police": _police(table.grounds[borough]),
        "from": table.picked or NONE, "from-abroad": yes(here != seat),
    }  # fmt: skip


def _standing(seat: Seat, owner: Seat) -> Values:
    whose = NONE if owner == NOBODY else "own" if owner == seat else "other"
    return {"whose": whose, **codes.second_person(seat if owner == NOBODY else owner)}


def _police(ground: Ground) -> str:
    tiles = ground.of((POLICE,))
    return tiles[0].name if tiles else NONE


def _free_at_home(table: Table, seat: Seat) -> list[str]:
    """7.2.7: cells of the own empty slots that are not closed."""
    slots = table.grounds[seat].slots.values()
    return [slot.cell for slot in slots if slot.owner == NOBODY and not slot.closed]


def graves(table: Table, seat: Seat) -> Values:
    """10.4.4: the cemeteries of a borough."""
    ground = table.grounds[seat]
    return {**listed("graves", sorted(ground.cemeteries)), "size": ground.size}
