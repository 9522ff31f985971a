"""The log of citizens: moves, houses, victims and cemeteries."""

from __future__ import annotations

from faubourg.core.model import Action, Message, Seat
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.narrate.codes import (
    Values,
    person,
    second_person,
    second_tile,
    told,
    yes,
)
from faubourg.games.small_city.narrate.labels import more_votes
from faubourg.games.small_city.narrate.table import Table
from faubourg.games.small_city.narrate.tiles import at_cell


def log_go(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    """7.1.7: told when the citizen has arrived."""
    view = was.view
    start = max(view.picked_in, 0)
    origin = at_cell(was, start, view.picked)
    left: Values = {**second_tile(was.own(start).kind_at(view.picked)), "from": str(origin["cell"]),
                    "from-abroad": yes(start != seat)}  # fmt: skip
    if isinstance(action, a.GoHall):
        full = was.own(seat).hall_room <= 0
        return [told("log-go-hall", person(seat), left, full=yes(full))]
    assert isinstance(action, a.Go)
    place = at_cell(was, action.borough, was.name(action.cell))
    gain = more_votes(was, seat, action.borough, str(place["cell"]))
    abroad = action.borough != seat
    name = "log-travel" if abroad else "log-go"
    lines = [told(name, person(seat), second_person(action.borough), place, left, gain)]
    return [*lines, *_expelled(was, now, seat, action)]


def _expelled(was: Table, now: Table, seat: Seat, action: a.Go) -> list[Message]:
    """7.2.8: tourists whom the police sends home."""
    if action.borough != seat or was.own(seat).kind_at(was.name(action.cell)) != "police":
        return []
    gone = was.view.boroughs[seat].tourists - now.view.boroughs[seat].tourists
    return [told("log-expelled", person(seat), count=gone)] if gone > 0 else []


def log_house(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    assert isinstance(action, a.House)
    return [told("log-house", person(seat), cell=was.name(action.cell))]


def log_victim(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    """10.3.5 and 10.3.8; where the dead are buried is told next."""
    assert isinstance(action, a.Victim)
    cell = was.name(action.cell)
    slot = was.own(seat).slots[cell]
    owner = slot.owner
    saved = owner != seat and any(tile.active for tile in was.own(owner).of_family("fire"))
    how = "saved" if saved else "own" if owner == seat else "tourist"
    place = at_cell(was, seat, cell)
    return [told("log-victim", person(seat), second_person(owner), place, how=how)]


def log_bury(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    assert isinstance(action, a.Bury)
    count = len(now.view.boroughs[seat].cemeteries)
    return [told("log-bury", person(seat), cell=was.name(action.cell), count=count)]
