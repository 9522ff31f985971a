"""What an action would bring, in numbers, told before it is confirmed."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.components import CARDS
from faubourg.games.small_city.narrate.changes import changes
from faubourg.games.small_city.narrate.codes import person, promise_values, told, yes
from faubourg.games.small_city.narrate.forecast import next_pollution, next_votes
from faubourg.games.small_city.narrate.promises import (
    broken_conditions,
    own_conditions,
    special_conditions,
)
from faubourg.games.small_city.narrate.table import Table, table_of
from faubourg.games.small_city.narrate.tiles import at_cell, laid_values, standing_in
from faubourg.games.small_city.narrate.warnings import warnings
from faubourg.games.small_city.rules import SmallCityRules
from faubourg.games.small_city.view import SmallCityView

BY_ITSELF = 4  # from this phase on things happen without a choice, which are told when they do


def consequences(
    rules: AnyRules, before: View, seat: Seat, action: Action, after: View
) -> list[Message]:
    """What the action does, what changes by it, what to beware of, and who is next."""
    assert isinstance(rules, SmallCityRules)
    assert isinstance(before, SmallCityView) and isinstance(after, SmallCityView)
    if seat == CHANCE:
        return []
    was, now = table_of(rules, before), table_of(rules, after)
    lines = own_lines(was, seat, action)
    if _is_one_step(before, after):
        lines += changes(was, now, seat)
        lines += warnings(was, now, seat, action)
    next_seat = after.actors[0] if after.actors else CHANCE
    if next_seat not in (seat, CHANCE) and len(after.actors) == 1:
        lines.append(told("effect-next", person(next_seat)))
    return lines or [told("effect-nothing")]


def _is_one_step(before: SmallCityView, after: SmallCityView) -> bool:
    """Not a whole income, voting or reveal in between."""
    if before.phase == 2:
        return after.phase == 2
    same = (before.round, before.phase) == (after.round, after.phase)
    return same or (before.round == after.round and after.phase < BY_ITSELF)


def own_lines(table: Table, seat: Seat, action: Action) -> list[Message]:
    """What the numbers do not show."""
    if isinstance(action, a.Take):
        return [told("effect-card", card=CARDS[action.card])]
    if isinstance(action, a.Build | a.Grow):
        return [told("effect-tile", laid_values(table.kit.places.names[action.placement]))]
    if isinstance(action, a.Go | a.GoHall):
        return move_lines(table, seat, action)
    if isinstance(action, a.Keep | a.KeepSpecial):
        return _promise_lines(table, seat, action)
    if isinstance(action, a.Street):
        return [told("effect-street", person(table.view.host), cell=table.name(action.cell),
                     other=table.name(action.other))]  # fmt: skip
    if isinstance(action, a.Victim):
        return _victim_lines(table, seat, action)
    if isinstance(action, a.Bury):
        return [told("effect-bury", cell=table.name(action.cell))]
    if isinstance(action, a.Commit | a.Stop | a.Decline):
        return _ending_lines(table, seat, action)
    return []


def _ending_lines(table: Table, seat: Seat, action: Action) -> list[Message]:
    view = table.view
    if isinstance(action, a.Commit) and view.step == "construction":
        plan = view.plan
        left = max(0, plan.builds_left) if plan else 0
        return [told("effect-commit-plan", left=left, steps=len(plan.steps) if plan else 0)]
    if isinstance(action, a.Commit):
        return [told("effect-commit-commerce", left=sum(view.uses[seat]) if view.uses else 0)]
    if isinstance(action, a.Stop):
        own = table.own(seat)
        housed = min(own.hall_citizens, len(own.empty_houses()))
        return [told("effect-stop", housed=housed, votes=next_votes(own))]
    return []


def move_lines(table: Table, seat: Seat, action: a.Go | a.GoHall) -> list[Message]:
    """What the slot gives, and how the next voting and the pollution change by the move."""
    view, own = table.view, table.own(seat)
    left = _votes_lost(table, seat) if view.picked_in == seat else 0
    if isinstance(action, a.GoHall):
        lines = [told("effect-go-hall", full=yes(own.hall_room <= 0))]
        return [*lines, *_voting(table, seat, -left)]
    abroad = action.borough != seat
    place = at_cell(table, action.borough, table.name(action.cell))
    lines = [told("effect-slot", place, abroad=yes(abroad))]
    lines += _voting(table, seat, _votes_gained(table, seat, action) - left)
    if abroad != (view.picked_in != seat):
        was = next_pollution(table, own)
        lines.append(told("effect-generated", was=was, now=max(0, was + (-1 if abroad else 1))))
    return lines


def _votes_lost(table: Table, seat: Seat) -> int:
    """9.1: who leaves a household takes as many votes along as live there."""
    tile = table.own(seat).tiles.get(table.view.picked)
    if tile is None:
        return 0
    if tile.kind == "university":
        return 3
    return standing_in(tile, seat) if tile.kind.startswith("residential") else 0


def _votes_gained(table: Table, seat: Seat, action: a.Go) -> int:
    cell = table.name(action.cell)
    tile = table.own(action.borough).tiles.get(cell)
    if tile is None or action.borough != seat:
        return 0
    if tile.kind == "university":
        return 3
    if not tile.kind.startswith("residential"):
        return 0
    moves_inside = table.view.picked_in == seat and table.view.picked in tile.cells
    return standing_in(tile, seat) + (0 if moves_inside else 1)


def _voting(table: Table, seat: Seat, change: int) -> list[Message]:
    was = next_votes(table.own(seat))
    return [told("effect-voting", was=was, now=was + change)] if change else []


def _promise_lines(table: Table, seat: Seat, action: a.Keep | a.KeepSpecial) -> list[Message]:
    special = isinstance(action, a.KeepSpecial)
    conditions = (special_conditions if special else own_conditions)(table, action.promise)
    broken = broken_conditions(table.own(seat), conditions)
    values = promise_values(action.promise, conditions, special)
    return [told("effect-promise", values, now=yes(not broken))]


def _victim_lines(table: Table, seat: Seat, action: a.Victim) -> list[Message]:
    """10.3.8 and 10.4.1."""
    slot = table.own(seat).slots.get(table.name(action.cell))
    owner = slot.owner if slot and slot.owner >= 0 else seat
    fire = any(tile.active for tile in table.own(owner).of_family("fire"))
    saved = owner != seat and fire
    return [told("effect-victim", person(owner), saved=yes(saved), own=yes(owner == seat))]
