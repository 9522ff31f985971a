"""What a server has stored, compared with what it has acknowledged."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, select, true

from faubourg.core.chance import Chance
from faubourg.core.match import Entry, IllegalAction, Match
from faubourg.core.model import CHANCE, Seat, awaits_chance, is_over
from faubourg.core.registry import AnyRules, rules_of
from faubourg.web.schema import entries, seats, tables


@dataclass(frozen=True)
class Opened:
    """A table whose opening was acknowledged."""

    game: str
    seats: int
    bots: int
    linked: bool  # two browsers, each with its share in the luck


@dataclass
class Seen:
    """By those who play."""

    tables: dict[str, Opened] = field(default_factory=dict)  # by id
    acknowledged: dict[tuple[str, Seat], list[int]] = field(default_factory=dict)  # in order
    unanswered: dict[tuple[str, Seat], int] = field(default_factory=dict)  # when time was up
    disturbed: Counter[str] = field(default_factory=Counter)  # kills and faults
    cut_off: int = 0
    unavailable: int = 0  # answered 503
    repeated: int = 0  # and then acknowledged
    behind: int = 0
    entries: int = 0  # stored
    odd: Counter[str] = field(default_factory=Counter)  # answers that should not come
    problems: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> list[str]:
        return self.problems + [f"{count} times {answer}" for answer, count in self.odd.items()]


@dataclass
class Stored:
    """A table as the database has it."""

    id: str
    rules: AnyRules
    over: bool
    chance: Chance | None  # None until all seats have told their nonces
    bots: frozenset[Seat]
    numbers: list[int] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)


def engine_for(database: str) -> Engine:
    return create_engine(database.replace("postgresql://", "postgresql+psycopg://", 1))


def read(engine: Engine, *, running: bool = False) -> dict[str, Stored]:
    """All tables, or those that are not over."""
    with engine.connect() as connection:
        wanted = tables.c.over.is_(False) if running else true()
        rows = connection.execute(select(tables).where(wanted)).all()
        found = {row.id: _table(connection, row) for row in rows}
        chosen = select(entries).join(tables).where(wanted).order_by(entries.c.number)
        for row in connection.execute(chosen):
            if row.table_id in found:  # opened just now otherwise
                found[row.table_id].numbers.append(row.number)
                found[row.table_id].entries.append(Entry(row.seat, row.words))
    return found


def _table(connection: Connection, row: Any) -> Stored:
    options = tuple(sorted(json.loads(row.options).items()))
    rules = rules_of(row.game, row.seats, options, row.content, row.edition)
    here = seats.c.table_id == row.id
    people = connection.execute(select(seats).where(here).order_by(seats.c.seat)).all()
    complete = all(seat.nonce is not None for seat in people)
    nonces = tuple(seat.nonce or "" for seat in people)
    chance = Chance(bytes.fromhex(row.secret), nonces) if complete else None
    return Stored(row.id, rules, row.over, chance, frozenset(s.seat for s in people if s.bot))


def goes_on_by_itself(table: Stored) -> bool:
    """Whether a bot or chance is to act."""
    match: Match[Any, Any] = Match(table.rules, None)
    for entry in table.entries:
        match.enter(entry, table.rules.parse(entry.words))
    bot = any(seat in table.bots for seat in match.state.actors)
    return bot or (awaits_chance(match.state) and table.chance is not None)


def check(table: Stored, seen: Seen) -> None:
    """Numbers without gap, every entry legal, chance honest, and people's choices as they were."""
    say = seen.problems.append
    if table.numbers != list(range(1, len(table.numbers) + 1)):
        say(f"table {table.id}: a gap in the numbers of its entries")
    chosen: dict[Seat, list[str]] = {seat: [] for seat in range(table.rules.seats)}
    try:
        for entry in choices(table, seen):
            chosen[entry.seat].append(entry.words)
    except (IllegalAction, ValueError) as error:
        say(f"table {table.id} ({table.rules.key}) cannot be followed: {error!r}")
        return
    for seat in set(chosen) - table.bots:
        check_seat(table, seat, chosen[seat], seen)


def choices(table: Stored, seen: Seen) -> Iterator[Entry]:
    """Follow the table; what somebody chose, without what left no choice."""
    match: Match[Any, Any] = Match(table.rules, None)
    for place, entry in enumerate(table.entries):
        action = table.rules.parse(entry.words)
        if entry.seat == CHANCE:
            if table.chance is None or match.expected(table.chance) != action:
                seen.problems.append(f"table {table.id}, entry {place + 1}: chance was not honest")
        elif match.forced() is None:
            yield entry
        match.enter(entry, action)
    if is_over(match.state) != table.over:
        seen.problems.append(f"table {table.id}: stored as over is {table.over}")
    if match.forced() is not None:  # is stored together with what it follows from
        seen.problems.append(f"table {table.id}: what leaves no choice was not done")


def check_seat(table: Stored, seat: Seat, stored: list[str], seen: Seen) -> None:
    """All that was acknowledged, once and in its order; at the end perhaps what had no answer."""
    acknowledged = seen.acknowledged.get((table.id, seat), [])
    maybe = seen.unanswered.get((table.id, seat))
    rules = table.rules
    wanted = [rules.notation(rules.catalogue[action]) for action in acknowledged]
    last = [] if maybe is None else [rules.notation(rules.catalogue[maybe])]
    if stored not in (wanted, wanted + last):
        same = [there == said for there, said in zip(stored, wanted, strict=False)]
        place = same.index(False) if False in same else len(same)
        seen.problems.append(
            f"table {table.id} ({rules.key}), seat {seat}: {len(wanted)} choices acknowledged, "
            f"{len(stored)} stored, the first {place} are the same"
        )
