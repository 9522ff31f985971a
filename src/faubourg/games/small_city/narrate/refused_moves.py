"""The values of a refusal about a citizen who moves, or who is buried."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.narrate.codes import (
    NONE,
    Values,
    listed,
    person,
    second_person,
    yes,
)
from faubourg.games.small_city.narrate.table import Ground, Table
from faubourg.games.small_city.narrate.tiles import at_cell
from faubourg.games.small_city.view import SlotView


def move_values(table: Table, seat: Seat, action: a.Pick | a.Go | a.GoHall) -> Values:
    """Where the citizen is, where it was to go, and what the place says."""
    view = table.view
    if isinstance(action, a.GoHall):
        here, cell = max(view.picked_in, 0), view.picked or "a1"
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
    ground = table.own(borough)
    slot = ground.slots.get(cell)
    metro = bool(table.own(seat).of_family("metro"))
    here = max(table.view.picked_in, 0)
    return {
        **at_cell(table, borough, cell), **person(borough), "abroad": yes(borough != seat),
        **_standing(seat, slot), "limit": 2 if metro else 1,
        "there": len(ground.guests(seat)) if borough != seat else 0,
        "police": _police(ground),
        "from": table.view.picked or NONE, "from-abroad": yes(here != seat),
    }  # fmt: skip


def _standing(seat: Seat, slot: SlotView | None) -> Values:
    owner = slot.owner if slot and slot.owner >= 0 else seat
    whose = NONE if slot is None or slot.owner < 0 else "own" if slot.owner == seat else "other"
    return {"whose": whose, **second_person(owner)}


def _police(ground: Ground) -> str:
    tiles = ground.of_family("police")
    return tiles[0].name if tiles else NONE


def _free_at_home(table: Table, seat: Seat) -> list[str]:
    """7.2.7: cells of the own empty slots that are not closed."""
    slots = table.own(seat).slots.values()
    return [slot.cell for slot in slots if slot.owner < 0 and not slot.closed]


def graves(table: Table, seat: Seat) -> Values:
    """10.4.4: the cemeteries of a borough."""
    borough = table.view.boroughs[seat]
    return {**listed("graves", sorted(borough.cemeteries)), "size": borough.size}
