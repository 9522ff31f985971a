"""What an action would bring, in numbers, told before it is confirmed."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.components import CARDS, RAWS
from faubourg.games.small_city.narrate.changes import changes
from faubourg.games.small_city.narrate.codes import person, promise_values, told, yes
from faubourg.games.small_city.narrate.forecast import next_pollution, next_votes
from faubourg.games.small_city.narrate.labels import offered_units
from faubourg.games.small_city.narrate.promises import (
    broken_conditions,
    own_conditions,
    special_conditions,
)
from faubourg.games.small_city.narrate.table import Table, table_of
from faubourg.games.small_city.narrate.tiles import at_cell, laid_values, standing_in
from faubourg.games.small_city.narrate.warnings import full_hall, warnings
from faubourg.games.small_city.rules import SmallCityRules
from faubourg.games.small_city.view import SmallCityView

COUNCIL = 7
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
    if isinstance(action, a.Put | a.PutAbroad):
        lines += storing_lines(was, seat, action)
    elif _is_one_step(before, after):
        lines += [*changes(was, now, seat), *warnings(was, now, seat, action)]
    elif isinstance(action, a.Go | a.GoHall):
        lines += forecast_lines(was, seat, action)
    elif isinstance(action, a.Stop):
        lines += _voting(was, seat, _housed(was, seat))
    return [*lines, *_next(before, seat, after)] or [told("effect-nothing")]


def _next(before: SmallCityView, seat: Seat, after: SmallCityView) -> list[Message]:
    """Who is asked then, if nobody was asked at the same time."""
    if len(after.actors) != 1 or after.actors[0] in (seat, CHANCE, *before.actors):
        return []
    return [told("effect-next", person(after.actors[0]))]


def _is_one_step(before: SmallCityView, after: SmallCityView) -> bool:
    """Not a whole income, voting or reveal in between."""
    if before.phase == 2:
        return after.phase == 2
    if before.phase == COUNCIL:
        return True  # nothing that is told of changes in phase 8
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
    if isinstance(action, a.Pick):
        return [told("effect-pick")]
    if isinstance(action, a.Warehouse | a.Guard | a.Offer):
        return _tile_lines(table, seat, action)
    if isinstance(action, a.LeaveOut):
        return [told("effect-architect", raw=RAWS[action.raw])]
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


def _tile_lines(table: Table, seat: Seat, action: a.Warehouse | a.Guard | a.Offer) -> list[Message]:
    """What comes with a tile, or from the council's industry."""
    if isinstance(action, a.Warehouse):
        return [told("effect-warehouse", places=table.kit.box.places)]
    if isinstance(action, a.Offer):
        return [told("effect-offer", offered_units(table, action.raw))]
    station = laid_values(table.view.boroughs[seat].laid)
    return [told("effect-slot", station, slot="power", abroad="no")]


def _ending_lines(table: Table, seat: Seat, action: Action) -> list[Message]:
    view = table.view
    if isinstance(action, a.Commit) and view.step == "construction":
        plan = view.plan
        left = max(0, plan.builds_left) if plan else 0
        return [told("effect-commit-plan", left=left, steps=len(plan.steps) if plan else 0)]
    if isinstance(action, a.Commit):
        return [told("effect-commit-commerce", left=sum(view.uses[seat]) if view.uses else 0)]
    if isinstance(action, a.Stop):
        return [told("effect-stop", housed=_housed(table, seat))]
    return []


def _housed(table: Table, seat: Seat) -> int:
    """7.4.1: who moves from the town hall into an empty house, for one vote each."""
    own = table.own(seat)
    return min(own.hall_citizens, len(own.empty_houses()))


def move_lines(table: Table, seat: Seat, action: a.Go | a.GoHall) -> list[Message]:
    """What the slot gives."""
    if isinstance(action, a.GoHall):
        return [told("effect-go-hall", full=yes(table.own(seat).hall_room <= 0))]
    place = at_cell(table, action.borough, table.name(action.cell))
    return [told("effect-slot", place, abroad=yes(action.borough != seat))]


def forecast_lines(table: Table, seat: Seat, action: a.Go | a.GoHall) -> list[Message]:
    """How the next voting and the pollution change by a move after which much happens by itself."""
    own, from_home = table.own(seat), table.view.picked_in == seat
    to_home = isinstance(action, a.Go) and action.borough == seat
    change = _votes_gained(table, seat, action) - (_votes_lost(table, seat) if from_home else 0)
    lines = _voting(table, seat, change)
    if from_home != to_home:
        was = next_pollution(table, own)
        lines.append(told("effect-generated", was=was, now=max(0, was + (1 if to_home else -1))))
    return lines


def storing_lines(table: Table, seat: Seat, action: a.Put | a.PutAbroad) -> list[Message]:
    """8.4: where the unit goes; after the last one much happens by itself."""
    raw, own = RAWS[action.raw], table.own(seat)
    if isinstance(action, a.PutAbroad):
        return [told("effect-abroad", person(action.borough), raw=raw)]
    if action.store == a.SUPPLY:
        return [told("effect-lost", raw=raw)]
    held = own.held(action.raw)
    lines = [told("effect-raw", raw=raw, was=held, now=held + 1)]
    if action.store == a.HALL and own.hall_room == 1:
        lines += full_hall(own)
    return lines


def _votes_lost(table: Table, seat: Seat) -> int:
    """9.1: who leaves a household takes as many votes along as live there."""
    tile = table.own(seat).tiles.get(table.view.picked)
    if tile is None:
        return 0
    if tile.kind == "university":
        return 3
    return standing_in(tile, seat) if tile.kind.startswith("residential") else 0


def _votes_gained(table: Table, seat: Seat, action: a.Go | a.GoHall) -> int:
    if isinstance(action, a.GoHall):
        return 0
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
