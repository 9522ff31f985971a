"""Opening tables: who sits where and whose luck it is; who keeps them is another's business."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from faubourg.bots import USUAL, level_of, make_bot
from faubourg.core.chance import commitment
from faubourg.core.daily import NOTE, Anchor, nonce_of, note_of
from faubourg.core.match import Entry
from faubourg.core.model import Seat, Value
from faubourg.core.names import clean_name
from faubourg.core.record import ALONE, DAILY, OPEN, SEALED, Record
from faubourg.core.registry import AnyRules, Game, rules_of
from faubourg.table import daily
from faubourg.table.history import Note
from faubourg.table.lesson import LEARNER, Lesson
from faubourg.table.people import FREE, TAKEN, Device, hashed, link_secret
from faubourg.table.table import LESSON, NOTES, REPLAY, Table, TableRow
from faubourg.table.wire import NewTable

NEIGHBOURS = ("Odile", "Basile", "Irène", "Hector", "Mathilde", "Jules", "Clémence", "Anatole")
HASH: Final = re.compile(r"[0-9a-f]{64}")
MakeId = Callable[[], str]


@dataclass(frozen=True)
class Host:
    """Who opens a table."""

    secret: str
    device: Device
    address: str = ""


@dataclass(frozen=True)
class NewSeat:
    """A seat when a table is opened."""

    name: str
    bot: str
    link: str  # hash
    nonce: str | None = None
    browsers: tuple[tuple[str, str], ...] = ()  # who holds it from the start: hash and label
    state: str = TAKEN
    promise: str | None = None  # of a record


@dataclass(frozen=True)
class Opening:
    """A new table, before anybody keeps it."""

    row: TableRow
    seats: list[NewSeat]
    entries: list[Entry] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)


def new_id() -> str:
    return secrets.token_hex(5)


def as_wished(
    game: Game,
    rules: AnyRules,
    host: Host,
    wish: NewTable,
    secret: bytes,
    table_id: str,
    hosted: Sequence[str] = (),
) -> Opening:
    """A new table as somebody wishes it; UnknownBot for a bot that is none, ours or the host's."""
    for seat in wish.seats:
        if seat.kind == "bot":
            check_bot(seat.bot, game, hosted)
    row = TableRow(
        table_id, game.key, rules.seats, dict(rules.options), wish.content, secret.hex(),
        commitment(secret), host.device.browser, "table", False, rules.edition,
        SEALED if any(seat.kind == "link" for seat in wish.seats) else ALONE, clock=wish.clock,
        hints=wish.hints,
    )  # fmt: skip
    return Opening(row, [_seat(game, host, row, number, wish) for number in range(rules.seats)])


def check_bot(name: str, game: Game, hosted: Sequence[str]) -> None:
    """One of ours, or a program that the host has given a name; UnknownBot for all others."""
    if name not in hosted:
        make_bot(name, game)


def _seat(game: Game, host: Host, row: TableRow, number: int, table: NewTable) -> NewSeat:
    wish, link = table.seats[number], _link(host, row, number)
    name = clean_name(wish.name)
    if wish.kind == "bot":
        return NewSeat(name or NEIGHBOURS[number % 8], level_of(wish.bot), link, nonce="")
    if wish.kind == "link":
        return NewSeat(name, "", link, state=FREE)
    # Where others come by a link, the page only commits to a nonce: what came in clear is not used.
    nonce = table.nonce if row.luck == ALONE else None
    promise = table.promise or None if row.luck == SEALED else None
    return NewSeat(name, "", link, nonce, _held(host), promise=promise)


def _link(host: Host, row: TableRow, number: int) -> str:
    return hashed(link_secret(host.secret, row.id, number))


def _held(host: Host) -> tuple[tuple[str, str], ...]:
    return ((host.device.browser, host.device.label),)


def rematch(table: Table, table_id: str, bots: Mapping[Seat, str] | None = None) -> Opening:
    """The same people and bots with the same options, unless others are wished for; everybody keeps
    their seat.

    It belongs to who opened the first table, whoever asks; every page commits to a nonce anew.
    """
    old, secret = table.row, secrets.token_bytes(32)
    browsers = {h.browser for h in table.people.holders if not h.guest}
    row = TableRow(
        table_id, old.game, old.seats, old.options, old.content, secret.hex(), commitment(secret),
        old.owner, "table", False, table.game.rules(old.seats, old.options, old.content).edition,
        way_for(len(browsers)), clock=old.clock,
        hints=old.hints or bool(old.day),
    )  # fmt: skip
    return Opening(
        row, [_again(table, seat, (bots or {}).get(seat, "")) for seat in range(old.seats)]
    )


def rematch_id(table: Table) -> str:
    """A table has one rematch: whoever asks again, or second, is led to the same one."""
    return hashed(f"rematch {table.id} {table.row.secret}")[:10]


def way_for(browsers: int) -> str:
    """With one browser there is nobody to wait for, and nobody to convince."""
    return SEALED if browsers > 1 else ALONE


def _again(table: Table, seat: Seat, wished: str) -> NewSeat:
    """A bot that stood in goes; there is no invitation, as everybody has a seat."""
    row, people = table.seats[seat], table.people
    devices = tuple((h.browser, h.label) for h in people.devices(seat).values())
    bot = "" if devices else wished or row.bot or USUAL
    return NewSeat(row.name, bot, "", "" if bot else None, devices)


def replay(record: Record, content: str, table_id: str) -> Opening:
    """A record as a table that nobody sits at."""
    header = record.header
    row = TableRow(
        table_id, header.game, header.seats, header.options, content, record.secret,
        f"replay {table_id}", "", REPLAY, record.finished, header.edition, header.luck,
    )  # fmt: skip
    names, nonces, promises = (
        _filled(words, header.seats)
        for words in (map(clean_name, header.players), header.nonces, header.commitments)
    )
    people = [
        NewSeat(names[seat], "", f"replay {seat}", nonces[seat], promise=promises[seat])
        for seat in range(header.seats)
    ]
    notes = [Note(n.after, f"{NOTES}{n.key}", _plain(n.values)) for n in record.notes]
    return Opening(row, people, record.entries, notes)


def _filled(words: Sequence[str] | map[str], seats: int) -> list[str]:
    """There may be fewer of them than seats."""
    return [*words, *[""] * seats]


def _plain(values: dict[str, Value]) -> dict[str, Value]:
    """What a note of somebody's record says may be a name. A hash is longer, and plain already."""
    return {
        key: clean_name(v) if isinstance(v, str) and not HASH.fullmatch(v) else v
        for key, v in values.items()
    }


def of_day(
    way: daily.Way,
    anchor: Anchor,
    day: date,
    secret: bytes,
    host: Host,
    table_id: str,
    *,
    name: str = "",
    ranked: bool = False,
) -> Opening:
    """Everybody has the same chance: nobody gives a nonce. Many tables share the day's secret."""
    rules = rules_of(way.game, 1, way.chosen, "")
    row = TableRow(
        table_id, way.game, 1, dict(rules.options), "", secret.hex(), f"daily {table_id}",
        host.device.browser, "table", False, rules.edition, DAILY, hints=not ranked,
        day=day.isoformat() * ranked,
    )  # fmt: skip
    nonce = nonce_of(day, way.game, rules.options)
    seat = NewSeat(clean_name(name), "", _link(host, row, 0), nonce, _held(host))
    return Opening(row, [seat], notes=[Note(0, f"{NOTES}{NOTE}", note_of(anchor, day))])


def guided(found: Lesson, host: Host, table_id: str) -> Opening:
    """Many tables share the prepared secret, so that its commitment would say nothing."""
    rules = rules_of(found.game, found.seats, found.options, "")
    row = TableRow(
        table_id, found.game, found.seats, dict(rules.options), "", found.secret.hex(),
        f"lesson {table_id}", host.device.browser, LESSON, False, rules.edition, OPEN,
    )  # fmt: skip
    seats = [_learner_or(found.bot, host, row, number) for number in range(found.seats)]
    return Opening(row, seats)


def _learner_or(bot: str, host: Host, row: TableRow, number: int) -> NewSeat:
    link = _link(host, row, number)
    if number == LEARNER:
        return NewSeat("", "", link, "", _held(host))
    return NewSeat(NEIGHBOURS[number % len(NEIGHBOURS)], bot, link, "")
