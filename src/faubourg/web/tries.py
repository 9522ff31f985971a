"""Ranked tries at the city of a day, as they are stored; each function is part of a transaction."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, false, func, insert, or_, select, update

from faubourg.table import daily
from faubourg.table.people import in_utc
from faubourg.web.live_table import LiveTable
from faubourg.web.schema import holders, pars, seats, tables, tries


@dataclass(frozen=True)
class Ending:
    """How a try stands after something was done there: a last choice can be taken back, too."""

    table: str
    over: bool
    score: int | None


@dataclass(frozen=True)
class Try:
    """One that counts, or one's own."""

    table: str
    way: str
    name: str
    ended: datetime | None
    score: int | None
    mine: bool


@dataclass(frozen=True)
class Par:
    """What bots made of the same chance."""

    par: int | None  # the planner; None if it lost
    bound: int | None  # a solver, which knows all draws; None if every way was lost


def begin(connection: Connection, table_id: str, day: str, way: str, browser: str) -> None:
    """A second one of the same browser breaks the rule of the database, and is not stored."""
    new = {"table_id": table_id, "day": day, "way": way, "browser": browser}
    connection.execute(insert(tries).values(new))


def after(table: LiveTable) -> Ending | None:
    """None for a table that is no ranked try."""
    if not table.row.day:
        return None
    match = table.match
    score = match.rules.solo_score(match.state) if table.over else None
    return Ending(table.id, table.over, score)


def follow(connection: Connection, ending: Ending) -> None:
    ended = daily.now() if ending.over else None
    change = {"ended": ended, "score": ending.score}
    connection.execute(update(tries).where(tries.c.table_id == ending.table).values(change))


def of_browser(connection: Connection, day: date, browser: str) -> list[Try]:
    """One's own, also those that came from another device."""
    held = select(holders.c.table_id).where(holders.c.browser == browser)
    mine = (tries.c.browser == browser) | tries.c.table_id.in_(held)
    return _found(connection, (tries.c.day == day.isoformat()) & mine, browser)


def board(connection: Connection, day: date, browser: str) -> list[Try]:
    """All that ended in time, of all ways, the first to end first."""
    return _found(connection, _counts(day), browser)


def _counts(day: date) -> ColumnElement[bool]:
    """What ends later may have seen the secret."""
    return (tries.c.day == day.isoformat()) & (tries.c.ended < daily.end_of(day))


def _found(connection: Connection, which: ColumnElement[bool], browser: str) -> list[Try]:
    query = (
        select(tries, seats.c.name)
        .join(seats, seats.c.table_id == tries.c.table_id)
        .where(which)
        .order_by(tries.c.ended, tries.c.table_id)
    )
    held = select(holders.c.table_id).where(holders.c.browser == browser)
    mine = set(connection.execute(held).scalars())
    return [_try(row, mine, browser) for row in connection.execute(query)]


def _try(row: Any, held: set[str], browser: str) -> Try:
    ended = None if row.ended is None else in_utc(row.ended)
    mine = row.table_id in held or row.browser == browser
    return Try(row.table_id, row.way, row.name, ended, row.score, mine)


def days(connection: Connection, before: date, most: int) -> list[tuple[str, int]]:
    """Those with games that count, the newest first, and how many there are."""
    past = (tries.c.day < before.isoformat()) & tries.c.ended.is_not(None)
    newest = select(tries.c.day).where(past).distinct().order_by(tries.c.day.desc()).limit(most)
    played = [date.fromisoformat(day) for day in connection.execute(newest).scalars()]
    query = select(tries.c.day, func.count()).where(or_(false(), *map(_counts, played)))
    rows = connection.execute(query.group_by(tries.c.day).order_by(tries.c.day.desc()))
    return [(str(day), int(count)) for day, count in rows]


def ended(connection: Connection, day: date) -> dict[str, int]:
    """How many games count already, by way to play."""
    query = select(tries.c.way, func.count()).where(_counts(day)).group_by(tries.c.way)
    return {str(way): int(count) for way, count in connection.execute(query)}


def last_name(connection: Connection, browser: str) -> str:
    """The name under which a browser has tried last."""
    query = (
        select(seats.c.name)
        .join(tries, tries.c.table_id == seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where((tries.c.browser == browser) & (seats.c.name != ""))
        .order_by(tables.c.created.desc())
        .limit(1)
    )
    return str(connection.execute(query).scalar_one_or_none() or "")


# What bots make of a day


def known_pars(connection: Connection, day: date) -> dict[str, Par]:
    query = select(pars).where((pars.c.day == day.isoformat()) & pars.c.done)
    return {row.way: Par(row.par, row.bound) for row in connection.execute(query)}


def claim(connection: Connection, day: date, way: str, again: datetime) -> bool:
    """Whether this process is to find it out: none has, nor has begun to since then."""
    here = (pars.c.day == day.isoformat()) & (pars.c.way == way)
    late = here & ~pars.c.done & (pars.c.begun < again)
    if connection.execute(update(pars).where(late).values(begun=daily.now())).rowcount:
        return True
    if connection.execute(select(pars.c.way).where(here)).first() is not None:
        return False
    new = {"day": day.isoformat(), "way": way, "begun": daily.now(), "done": False}
    connection.execute(insert(pars).values(new))
    return True


def keep_par(connection: Connection, day: date, way: str, found: Par) -> None:
    here = (pars.c.day == day.isoformat()) & (pars.c.way == way)
    change = {"done": True, "par": found.par, "bound": found.bound}
    connection.execute(update(pars).where(here).values(change))
