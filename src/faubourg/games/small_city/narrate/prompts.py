"""What is asked of a seat, in one sentence."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.small_city.narrate.codes import Values, person, raws, told, yes
from faubourg.games.small_city.narrate.council import offered
from faubourg.games.small_city.narrate.ending import victory
from faubourg.games.small_city.narrate.table import Table, table_of
from faubourg.games.small_city.narrate.tiles import at_cell, laid_values
from faubourg.games.small_city.rules import SmallCityRules
from faubourg.games.small_city.view import PlanView, SmallCityView

CITIZENS_AND_INCOME = {"moves", "slot", "houses", "commerce", "making", "storing"}


def prompt(rules: AnyRules, view: View, seat: Seat) -> Message:
    """What the seat is asked to do; whom one waits for; or how the game ended."""
    assert isinstance(rules, SmallCityRules) and isinstance(view, SmallCityView)
    table = table_of(rules, view)
    if not view.actors:
        return victory(table, "prompt")
    if view.actors == [CHANCE]:
        return told("prompt-chance", step=view.step)
    if seat not in view.actors:
        first, more = view.actors[0], len(view.actors) - 1
        return told("prompt-wait", person(first), step=view.step, more=more)
    if view.boroughs[seat].ask:
        return _ask_for_tile(table, seat)
    if view.step == "construction":
        return _ask_for_plan(table, seat)
    if view.step in CITIZENS_AND_INCOME:
        return _ask_citizens(table, seat)
    return _ask_plainly(table, seat)


def _ask_for_tile(table: Table, seat: Seat) -> Message:
    """What a tile just laid asks for (5.3.5, 5.3.7, 6.3.3, 6.5.2)."""
    borough = table.view.boroughs[seat]
    values = laid_values(borough.laid)
    return told(f"prompt-ask-{borough.ask}", values, raws(borough.owed))


def _ask_for_plan(table: Table, seat: Seat) -> Message:
    """5.1.2: how many build actions are left, and whether the zone may still be extended."""
    view, borough = table.view, table.view.boroughs[seat]
    plan = view.plan or PlanView([], 0, 3, False, False, False, 0)
    if table.own(seat).is_lost():
        return told("prompt-plan-lost", pollution=borough.pollution)
    largest = borough.steps == len(borough.sizes) - 1
    extend = not largest and not plan.extended and plan.builds < 2
    return told(
        "prompt-plan",
        left=max(0, plan.builds_left),
        extend=yes(extend),
        extended=yes(plan.extended),
        anew=yes(view.settling),
        money=borough.money,
    )


def _ask_citizens(table: Table, seat: Seat) -> Message:
    view = table.view
    if view.step == "moves":
        return told("prompt-moves", must=must_still_move(table, seat))
    if view.step == "slot":
        place = at_cell(table, view.picked_in, view.picked)
        return told("prompt-slot", place, abroad=yes(view.picked_in != seat))
    if view.step == "houses":
        own = table.own(seat)
        return told("prompt-houses", citizens=own.hall_citizens, houses=len(own.empty_houses()))
    if view.step == "commerce":
        sell, buy, give = view.uses[seat] if view.uses else (0, 0, 0)
        commas = {"then-buy": yes(sell and buy), "then-give": yes((sell or buy) and give)}
        values: Values = {"sell": sell, "buy": buy, "give": give, "all": sell + buy + give}
        return told("prompt-commerce", values, commas)
    if view.step == "making":
        return _ask_making(view)
    return told("prompt-storing", units_left(view), room=table.own(seat).room)


def _ask_making(view: SmallCityView) -> Message:
    """8.3.3: what there is of the kinds that are short, and how many wait for it."""
    waiting = [sum(by_borough) for by_borough in view.unmade]
    there = [left if count else 0 for left, count in zip(view.raw, waiting, strict=True)]
    return told("prompt-making", raws(there), citizens=sum(waiting))


def units_left(view: SmallCityView) -> Values:
    """What is still to be stored."""
    return raws([sum(by_borough) for by_borough in view.units])


def must_still_move(table: Table, seat: Seat) -> int:
    """7.1.2: own citizens and tourists who have not moved and must."""
    abroad = [
        slot
        for ground in table.grounds
        if ground.seat != seat
        for slot in ground.guests(seat)
        if not slot.moved
    ]
    return len(table.own(seat).must_move()) + len(abroad)


def _ask_plainly(table: Table, seat: Seat) -> Message:
    view, borough = table.view, table.view.boroughs[seat]
    purse: Values = {"money": borough.money, "votes": borough.votes}
    if view.step == "street":
        return told("prompt-street", person(view.host), strip=yes(_in_strip(table)))
    if view.step == "cards":
        how = "solo" if view.difficulty else "first" if seat == view.host else "later"
        return told("prompt-cards", purse, how=how)
    if view.step == "planning":
        return told("prompt-planning", size=borough.size, next=borough.sizes[borough.steps + 1])
    if view.step == "halls":
        return told("prompt-halls", size=borough.size)
    if view.step in ("victims", "graves"):
        left = max(1, view.victims.count(seat))
        return told(f"prompt-{view.step}", left=left, own=yes(view.corpse == seat))
    if view.step in ("offer", "grant", "tile"):
        return told(f"prompt-{view.step}", offered(view.space.line, view.space.column))
    if view.step == "special":
        return told("prompt-special", cards=borough.drawing)
    assert view.step in ("promises", "support", "councillor", "council")
    return told(f"prompt-{view.step}", purse)


def _in_strip(table: Table) -> bool:
    """4.1.6: whether the zone has no street."""
    host = table.own(table.view.host)
    return not table.kit.board.street_cells(host.zone & ~host.filled)
