"""Since when a table waits for whom; each function is part of one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import Connection, insert, or_, select, update

from faubourg.core.match import UNDO
from faubourg.table.people import Turn
from faubourg.web.live_table import LiveTable
from faubourg.web.schema import seats, tables, turns

CLOCKS: Final = (60, 180, 300, 3600, 8 * 3600, 86_400, 3 * 86_400, 7 * 86_400)  # seconds
FRESH: Final = {"waiting": True, "pushed": False, "mailed": False}
KNOWN: Final = {"waiting": True, "pushed": True, "mailed": True}  # who has just acted knows


@dataclass(frozen=True)
class Wait:
    """For whom a table waits after something was done there."""

    table_id: str
    number: int  # of entries
    seats: frozenset[int]
    undone: bool = False  # whoever is to act again has the rest of the old turn
    again: frozenset[int] = frozenset()  # those who have acted, finally, and are to act once more


def after(table: LiveTable, before: int) -> Wait | None:
    """What the entries behind the first ones have led to; None where nobody waits for others."""
    match, people = table.match, table.people
    if len(people.browsers) < 2 and not people.turns:
        return None
    new, waited = match.entries[before:], people.waited_for(match.state.actors)
    undone = bool(new) and new[0].words == UNDO
    # What can still be taken back is the same turn, however many choices it has.
    acted = waited & {entry.seat for entry in new} if not undone else set()
    final = frozenset(seat for seat in acted if match.why_not_undo(seat) is not None)
    return Wait(table.id, table.number, frozenset(waited), undone, final)


def follow(connection: Connection, wait: Wait, now: datetime | None = None) -> list[Turn]:
    """Turns that end, begin or go on; all that is known of them then."""
    here = turns.c.table_id == wait.table_id
    known = {row.seat: row.waiting for row in connection.execute(select(turns).where(here))}
    begun = {"number": wait.number, "since": now or datetime.now(UTC)}
    for seat in known.keys() | wait.seats:
        if seat not in known:
            new = {"table_id": wait.table_id, "seat": seat, **begun, **FRESH}
            connection.execute(insert(turns).values(new))
        elif change := _change(wait, seat, known[seat], begun):
            connection.execute(update(turns).where(here & (turns.c.seat == seat)).values(change))
    columns = [turns.c[name] for name in Turn.__dataclass_fields__]
    rows = connection.execute(select(*columns).where(here).order_by(turns.c.seat))
    return [Turn(*row) for row in rows]


def _change(wait: Wait, seat: int, waited: bool, begun: Mapping[str, object]) -> dict[str, object]:
    if waited and seat not in wait.seats:
        return {"waiting": False}
    if not waited and seat in wait.seats:
        return {"waiting": True} if wait.undone else {**begun, **FRESH}
    return {**begun, **KNOWN} if seat in wait.again else {}


# The clock


def late(connection: Connection, now: datetime) -> list[tuple[str, int]]:
    """Tables and seats whose time is over; those of a bot have none, nor has the last person at a
    table: bots among themselves would play it to its end before anybody is back."""
    query = select(turns.c.table_id, turns.c.seat).join(tables, tables.c.id == turns.c.table_id)
    over = [(tables.c.clock == c) & (turns.c.since <= now - timedelta(seconds=c)) for c in CLOCKS]
    here = (seats.c.table_id == turns.c.table_id) & (seats.c.seat != turns.c.seat)
    others = select(seats.c.seat).where(here, seats.c.bot == "").exists()
    rows = connection.execute(query.where(turns.c.waiting, ~tables.c.over, or_(*over), others))
    return [(row.table_id, row.seat) for row in rows]
