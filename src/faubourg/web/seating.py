"""What is stored of the people at a table; each function is part of one transaction."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, delete, insert, select, update

from faubourg.core.model import Value
from faubourg.table import people
from faubourg.web.schema import (
    consents,
    holders,
    knocks,
    links,
    notes,
    phrases,
    seats,
    tables,
    turns,
)  # fmt: skip

MOST_KNOCKS: Final = 3  # at one seat; whoever comes later waits until one is answered
MOST_DEVICES: Final = 8  # of one seat
SILENT: Final = timedelta(seconds=100)  # open pages say every minute that they are


class NotNow(Exception):
    """Not any more: the text key says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def load(connection: Connection, table_id: str) -> people.People:
    owner = connection.execute(select(tables.c.owner).where(tables.c.id == table_id)).scalar_one()
    rows = _of(connection, seats, table_id, *people.SeatRow.__dataclass_fields__)
    found = _of(connection, holders, table_id, *people.Holder.__dataclass_fields__)
    asking = _of(connection, knocks, table_id, *people.Knock.__dataclass_fields__)
    agreed = _of(connection, consents, table_id, "seat", "browser")
    said = _of(connection, phrases, table_id, *people.Phrase.__dataclass_fields__)
    waits = _of(connection, turns, table_id, *people.Turn.__dataclass_fields__)
    return people.People(
        str(owner), [people.SeatRow(*row) for row in rows], [people.Holder(*row) for row in found],
        [people.Knock(*row) for row in asking], frozenset(agreed),
        sorted((people.Phrase(*row) for row in said), key=lambda phrase: phrase.id),
        [people.Turn(*row) for row in waits],
    )  # fmt: skip


def _of(connection: Connection, table: Table, table_id: str, *names: str) -> list[Any]:
    query = select(*(table.c[name] for name in names)).where(table.c.table_id == table_id)
    return [tuple(row) for row in connection.execute(query.order_by(table.c.seat))]


def _at(table: Table, table_id: str, seat: int) -> ColumnElement[bool]:
    return (table.c.table_id == table_id) & (table.c.seat == seat)


def _set(connection: Connection, table_id: str, seat: int, **values: object) -> None:
    connection.execute(update(seats).where(_at(seats, table_id, seat)).values(values))


def set_bot(connection: Connection, table_id: str, seat: int, bot: str) -> None:
    _set(connection, table_id, seat, bot=bot)


# Coming in


def take(
    connection: Connection,
    table_id: str,
    seat: int,
    device: people.Device,
    name: str,
    nonce: str | None,
) -> None:
    """By its invitation, once: the first browser has the seat. A nonce only where luck is open."""
    free = _at(seats, table_id, seat) & (seats.c.state == people.FREE)
    taken = (
        update(seats)
        .where(free)
        .values(state=people.TAKEN, bot="", **({"name": name} if name else {}))
    )
    if not connection.execute(taken).rowcount:
        raise NotNow("web.link-used")
    if nonce is not None:
        unset = _at(seats, table_id, seat) & seats.c.nonce.is_(None)
        connection.execute(update(seats).where(unset).values(nonce=nonce))
    admit(connection, table_id, seat, device, guest=False)


def admit(
    connection: Connection, table_id: str, seat: int, device: people.Device, *, guest: bool
) -> None:
    """A device holds the seat from now on."""
    here = _at(holders, table_id, seat)
    known = list(connection.execute(select(holders.c.browser).where(here)).scalars())
    if device.browser not in known:
        if len(known) >= MOST_DEVICES:
            raise NotNow("web.too-many-devices")
        now = datetime.now(UTC)
        connection.execute(insert(holders).values(
            table_id=table_id, seat=seat, browser=device.browser, guest=guest, label=device.label,
            since=now, seen=now,
        ))  # fmt: skip
    drop_knock(connection, table_id, seat, device.browser)


def open_link(
    connection: Connection, table_id: str, seat: int, link: str, lives: timedelta, *, guest: bool
) -> None:
    """A new link makes the older one of its kind worthless."""
    connection.execute(delete(links).where(_at(links, table_id, seat) & (links.c.guest == guest)))
    until = datetime.now(UTC) + lives
    connection.execute(
        insert(links).values(table_id=table_id, seat=seat, link=link, guest=guest, until=until)
    )


def linked(connection: Connection, table_id: str, link: str) -> tuple[int, bool] | None:
    """The seat a link opens, and whether for a guest."""
    fresh = links.c.until > datetime.now(UTC)
    here = (links.c.table_id == table_id) & (links.c.link == link) & fresh
    row = connection.execute(select(links.c.seat, links.c.guest).where(here)).one_or_none()
    return (row.seat, row.guest) if row else None


def use_link(connection: Connection, table_id: str, link: str, device: people.Device) -> None:
    found = linked(connection, table_id, link)
    used = connection.execute(delete(links).where(links.c.link == link)).rowcount
    if found is None or not used:
        raise NotNow("web.link-used")
    seat, guest = found
    if guest:
        _set(connection, table_id, seat, bot="", state=people.GIVEN)
    admit(connection, table_id, seat, device, guest=guest)


def knock(connection: Connection, table_id: str, seat: int, device: people.Device) -> None:
    here = _at(knocks, table_id, seat)
    waiting = list(connection.execute(select(knocks.c.browser).where(here)).scalars())
    if device.browser in waiting:
        return
    if len(waiting) >= MOST_KNOCKS:
        raise NotNow("web.too-many-knocks")
    asked = {"browser": device.browser, "label": device.label}
    connection.execute(insert(knocks).values(table_id=table_id, seat=seat, **asked))


def drop_knock(connection: Connection, table_id: str, seat: int, browser: str) -> None:
    here = _at(knocks, table_id, seat) & (knocks.c.browser == browser)
    connection.execute(delete(knocks).where(here))


def end_device(connection: Connection, table_id: str, seat: int, browser: str) -> None:
    here = _at(holders, table_id, seat) & (holders.c.browser == browser)
    connection.execute(delete(holders).where(here))


def saw(connection: Connection, table_id: str, browser: str) -> bool:
    """A page is open. Whether others are to be told: somebody came, or has been silent too long."""
    now, at_table = datetime.now(UTC), holders.c.table_id == table_id
    is_here = at_table & (holders.c.left.is_(None) | (holders.c.left < holders.c.seen))
    silent = update(holders).where(is_here & (holders.c.seen < now - SILENT))
    gone = connection.execute(silent.values(left=holders.c.seen)).rowcount
    mine = holders.c.browser == browser
    was_here = connection.execute(select(holders.c.seat).where(is_here & mine)).first()
    connection.execute(update(holders).where(at_table & mine).values(seen=now))
    return bool(gone) or was_here is None


def left(connection: Connection, table_id: str, browser: str) -> None:
    """The last page of a browser was closed."""
    here = (holders.c.table_id == table_id) & (holders.c.browser == browser)
    connection.execute(update(holders).where(here).values(left=datetime.now(UTC)))


def rename(connection: Connection, table_id: str, seat: int, name: str) -> None:
    _set(connection, table_id, seat, name=name)


# Being away


def free(connection: Connection, table_id: str, seat: people.SeatRow, bot: str) -> None:
    """A bot stands in; an invitation that nobody used stays open, a guest goes."""
    state = people.FREE if seat.state == people.FREE else people.FREED
    _set(connection, table_id, seat.seat, bot=bot, state=state)
    _send_guests_away(connection, table_id, seat.seat)
    nonce = seats.c.nonce.is_(None)  # bots give none; one that is there stays: no key changes
    connection.execute(
        update(seats).where(_at(seats, table_id, seat.seat) & nonce).values(nonce="")
    )


def ask(connection: Connection, table_id: str, seat: int) -> None:
    _set(connection, table_id, seat, state=people.ASKED)


def agree(connection: Connection, table_id: str, seat: int, browser: str) -> None:
    connection.execute(insert(consents).values(table_id=table_id, seat=seat, browser=browser))


def take_back(connection: Connection, table_id: str, seat: int) -> None:
    _set(connection, table_id, seat, bot="", state=people.TAKEN)
    _send_guests_away(connection, table_id, seat)


def _send_guests_away(connection: Connection, table_id: str, seat: int) -> None:
    connection.execute(delete(holders).where(_at(holders, table_id, seat) & holders.c.guest))
    connection.execute(delete(links).where(_at(links, table_id, seat) & links.c.guest))
    connection.execute(delete(consents).where(_at(consents, table_id, seat)))


# Luck


def promise(connection: Connection, table_id: str, seat: int, given: str) -> None:
    """A seat commits to its nonce; the time of the last one counts."""
    unset = _at(seats, table_id, seat) & seats.c.promise.is_(None) & seats.c.nonce.is_(None)
    connection.execute(update(seats).where(unset).values(promise=given))
    open_ = (seats.c.table_id == table_id) & seats.c.promise.is_(None) & seats.c.nonce.is_(None)
    if connection.execute(select(seats.c.seat).where(open_)).first() is None:
        here = tables.c.id == table_id
        connection.execute(update(tables).where(here).values(promised=datetime.now(UTC)))


def reveal(connection: Connection, table_id: str, seat: int, nonce: str) -> None:
    unset = _at(seats, table_id, seat) & seats.c.nonce.is_(None)
    connection.execute(update(seats).where(unset).values(nonce=nonce))


def new_round(connection: Connection, table_id: str, round_: int) -> None:
    """All people commit anew; what was promised or told before is forgotten."""
    here = seats.c.table_id == table_id
    of_bots = here & (seats.c.bot != "")
    connection.execute(update(seats).where(here).values(promise=None, nonce=None))
    connection.execute(update(seats).where(of_bots).values(nonce=""))
    change = {"round": round_, "promised": None}
    connection.execute(update(tables).where(tables.c.id == table_id).values(change))


# Notes


def add_note(
    connection: Connection, table_id: str, number: int, key: str, values: Mapping[str, Value]
) -> None:
    """A line of the log that is no action, behind the entry with this number."""
    kept = {"number": number, "key": key, "details": json.dumps(dict(values))}
    connection.execute(insert(notes).values(table_id=table_id, **kept))
