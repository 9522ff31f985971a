"""What a player may not have thought of, told before an action is confirmed."""

from __future__ import annotations

from faubourg.core.model import Action, Message, Seat
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.benefits import NEWCOMERS, OFFERS
from faubourg.games.small_city.narrate.codes import promise_values, tile_values, told
from faubourg.games.small_city.narrate.council import target
from faubourg.games.small_city.narrate.forecast import can_still_grow
from faubourg.games.small_city.narrate.promises import broken_conditions
from faubourg.games.small_city.narrate.table import GROWING, Ground, Table, family_of, level_of


def warnings(before: Table, after: Table, seat: Seat, action: Action) -> list[Message]:
    """Pollution that reaches 100 is told by changes.py, a full town hall when units are stored."""
    lines = _closed_growths(before, after, seat, action)
    if isinstance(action, a.Invest):
        lines += _useless(before, after, seat, action)
    return [*lines, *_broken_promise(before, after, seat)]


def _closed_growths(before: Table, after: Table, seat: Seat, action: Action) -> list[Message]:
    """A tile that has lost its only cell to grow onto, or that grew into a corner."""
    if not isinstance(action, a.Build | a.Grow | a.Warehouse | a.Bury):
        return []
    was, now = can_still_grow(before.own(seat)), can_still_grow(after.own(seat))
    lines = []
    for tile in after.own(seat).of_family(*GROWING):
        family, level = family_of(tile.kind), level_of(tile.kind)
        old = before.own(seat).tiles.get(tile.name)
        free_before = old is None or any(cell in was for cell in tile.cells)
        if level < GROWING[family] and tile.name not in now and free_before:
            lines.append(told("warn-closed", tile_values(tile.kind), cell=tile.name))
    return lines


def full_hall(own: Ground) -> list[Message]:
    """7.5.2: raw materials on the last place keep new citizens away."""
    empty = own.empty_factory_slots()
    return [told("warn-full-hall", empty=empty)] if empty else []


def _useless(before: Table, after: Table, seat: Seat, action: a.Invest) -> list[Message]:
    """11.1.10: what the space would bring to nobody."""
    line, column = target(before, seat, action)
    own, view = before.own(seat), before.view
    if line == "tourism":
        waiting = own.seen.career if view.victory == "citizen" else own.seen.reserve
        room = own.hall_room if view.victory == "citizen" else NEWCOMERS[column - 1]
        useless = min(waiting, room) <= 0
    elif line == "industry":
        offers = OFFERS[column - 1]
        useless = own.room <= 0 or not any(view.raw[raw] for raw in offers)
    else:
        useless = line == "construction" and after.view.step not in ("tile", "drawing")
    return [told("warn-useless", line=line, column=column)] if useless else []


def _broken_promise(before: Table, after: Table, seat: Seat) -> list[Message]:
    """14.2: a promise that holds now and would not hold then."""
    seen = after.own(seat).seen
    if before.view.seat != seat or not seen.promise:
        return []
    was = broken_conditions(before.own(seat), seen.promise_text)
    now = broken_conditions(after.own(seat), seen.promise_text)
    values = promise_values(seen.promise, now)
    if now and not was:
        return [told("warn-promise", values)]
    return [told("effect-promise-held", values)] if was and not now else []
