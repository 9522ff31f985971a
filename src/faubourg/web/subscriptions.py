"""Who wants to be told how, and who is to be told now; each function is part of one transaction."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, insert, select, update

from faubourg.table.people import GIVEN, hashed, in_utc
from faubourg.web.push import Subscription
from faubourg.web.schema import asked, holders, mails, pushes, seats, tables, turns

OPEN_PAGE: Final = timedelta(seconds=75)  # a page that is open has said so within this time
SETTLED: Final = timedelta(seconds=8)  # a turn that lasts so long is not taken back at once
APART: Final = timedelta(minutes=2)  # two notices about one seat
AT_ONCE: Final = 500  # turns looked at
MOST_FAILURES: Final = 10  # in a row, until a push service is given up
ANSWERED_WITHIN: Final = timedelta(days=1)  # a question by e-mail
ASKED_AGAIN: Final = timedelta(minutes=10)  # and six times longer after each further question
NOT_AGAIN: Final = timedelta(days=30)  # at most; or if somebody says that it was not them


@dataclass(frozen=True)
class Notice:
    """Somebody is to be told that it is their turn, by one of two ways."""

    table_id: str
    game: str
    language: str
    browser: str
    push: Subscription | None = None
    mail: str = ""
    mail_id: str = ""


@dataclass(frozen=True)
class Mail:
    """What is kept of an address."""

    id: str
    address: str
    language: str
    confirmed: bool


# Push


def subscribe(connection: Connection, browser: str, to: Subscription, language: str) -> None:
    """A browser has one; a new one replaces it."""
    stop_push(connection, browser)
    keys = {"endpoint": to.endpoint, "p256dh": to.p256dh, "auth": to.auth}
    row = {"browser": browser, **keys, "language": language, "failed": 0}
    connection.execute(insert(pushes).values(row))


def stop_push(connection: Connection, browser: str) -> None:
    connection.execute(delete(pushes).where(pushes.c.browser == browser))


def is_pushed(connection: Connection, browser: str) -> bool:
    query = select(pushes.c.browser).where(pushes.c.browser == browser)
    return connection.execute(query).first() is not None


def answered(connection: Connection, to: Notice, good: bool, gone: bool) -> None:
    """What a push service said; a subscription that it does not know any more goes."""
    assert to.push is not None
    here = (pushes.c.browser == to.browser) & (pushes.c.endpoint == to.push.endpoint)
    failed = 0 if good else pushes.c.failed + 1
    connection.execute(update(pushes).where(here).values(failed=failed))
    late = here if gone else here & (pushes.c.failed >= MOST_FAILURES)
    connection.execute(delete(pushes).where(late))


# E-mail


def ask(
    connection: Connection, browser: str, address: str, language: str, key: str, now: datetime
) -> tuple[Mail, str] | None:
    """A question to an address and the secret that answers it; None if it was asked too often."""
    may, before = _may_ask(connection, address, key, now), mail_of(connection, browser)
    if not may and before is not None and before.address == address:
        return None  # the letter that is there already can still be answered
    connection.execute(delete(mails).where(mails.c.browser == browser))
    mail, secret = Mail(secrets.token_hex(12), address, language, False), secrets.token_urlsafe(24)
    row = {"browser": browser, "id": mail.id, "address": address, "language": language}
    connection.execute(insert(mails).values(**row, question=hashed(secret), asked=now))
    return (mail, secret) if may else None


def _may_ask(connection: Connection, address: str, key: str, now: datetime) -> bool:
    """Whoever gives it: nobody's letter box is filled by strangers."""
    here = asked.c.address == named(address, key)
    row = connection.execute(select(asked.c.times, asked.c.next).where(here)).one_or_none()
    if row is not None and in_utc(row.next) > now:
        return False
    times = row.times + 1 if row else 1
    wait = min(ASKED_AGAIN * 6 ** (times - 1), NOT_AGAIN)
    _ask_not_before(connection, named(address, key), times, now + wait)
    return True


def _ask_not_before(connection: Connection, address: str, times: int, moment: datetime) -> None:
    connection.execute(delete(asked).where(asked.c.address == address))
    connection.execute(insert(asked).values(address=address, times=times, next=moment))


def named(address: str, key: str) -> str:
    """An address as we remember that it was asked: nobody can read it from that."""
    return hmac.digest(key.encode(), f"address {address.lower()}".encode(), "sha256").hex()


def confirm(connection: Connection, secret: str, key: str, now: datetime) -> str:
    """Once; the address, or "" if the question is not open any more."""
    here = (mails.c.question == hashed(secret)) & (mails.c.asked > now - ANSWERED_WITHIN)
    address = connection.execute(select(mails.c.address).where(here)).scalar_one_or_none()
    if address is None:
        return ""
    connection.execute(update(mails).where(here).values(question=None))
    connection.execute(delete(asked).where(asked.c.address == named(address, key)))
    return str(address)


def open_question(connection: Connection, secret: str, now: datetime) -> str:
    here = (mails.c.question == hashed(secret)) & (mails.c.asked > now - ANSWERED_WITHIN)
    return str(connection.execute(select(mails.c.address).where(here)).scalar_one_or_none() or "")


def mail_of(connection: Connection, browser: str) -> Mail | None:
    return _mail(connection, mails.c.browser == browser)


def mail_named(connection: Connection, mail_id: str) -> Mail | None:
    return _mail(connection, mails.c.id == mail_id)


def _mail(connection: Connection, here: Any) -> Mail | None:
    row = connection.execute(select(mails).where(here)).one_or_none()
    return Mail(row.id, row.address, row.language, row.question is None) if row else None


def stop_mail(connection: Connection, browser: str) -> None:
    connection.execute(delete(mails).where(mails.c.browser == browser))


def stop_address(connection: Connection, mail: Mail, key: str, now: datetime) -> None:
    """By a letter: none comes to this address any more; who never said yes is not asked soon."""
    connection.execute(delete(mails).where(mails.c.address == mail.address))
    if not mail.confirmed:
        _ask_not_before(connection, named(mail.address, key), 9, now + NOT_AGAIN)


def forget(connection: Connection, now: datetime) -> None:
    """Questions nobody answered, and browsers that have no seat any more."""
    late = mails.c.question.is_not(None) & (mails.c.asked < now - ANSWERED_WITHIN)
    connection.execute(delete(mails).where(late))
    connection.execute(delete(asked).where(asked.c.next < now - NOT_AGAIN))
    for table in (pushes, mails):
        connection.execute(delete(table).where(_has_no_seat(table)))


def _has_no_seat(table: Table) -> Any:
    return ~select(holders.c.seat).where(holders.c.browser == table.c.browser).exists()


# Who is to be told now


def claim(connection: Connection, now: datetime, pause: timedelta) -> list[Notice]:
    """Each turn is told once, whoever asks: a row that another process has claimed is its own."""
    found: list[Notice] = []
    for turn in connection.execute(_due(now, pause)).all():
        found += _of_turn(connection, turn, now, pause)
    return found


def is_due(connection: Connection, now: datetime, pause: timedelta) -> bool:
    return connection.execute(_due(now, pause).limit(1)).first() is not None


def _due(now: datetime, pause: timedelta) -> Any:
    query = (
        select(turns, tables.c.game, seats.c.state)
        .join(tables, tables.c.id == turns.c.table_id)
        .join(seats, (seats.c.table_id == turns.c.table_id) & (seats.c.seat == turns.c.seat))
    )
    push = ~turns.c.pushed & (turns.c.since <= now - SETTLED)
    mail = ~turns.c.mailed & (turns.c.since <= now - pause)
    due = turns.c.waiting & (push | mail)
    return query.where(due, ~tables.c.over).order_by(turns.c.since).limit(AT_ONCE)


def _of_turn(connection: Connection, turn: Any, now: datetime, pause: timedelta) -> list[Notice]:
    """Those who play the seat, unless a page of theirs has been open in this turn."""
    guest = turn.state == GIVEN
    here = (holders.c.table_id == turn.table_id) & (holders.c.seat == turn.seat)
    who = connection.execute(select(holders).where(here & (holders.c.guest == guest))).all()
    seen = max(
        (in_utc(one.seen) for one in who if one.seen), default=in_utc(turn.since) - OPEN_PAGE
    )
    if seen >= in_utc(turn.since):
        _set(connection, turn, pushed=True, mailed=True)
        return []
    if seen > now - OPEN_PAGE or (turn.told and in_utc(turn.told) > now - APART):
        return []  # it may be open, which we know in a minute
    browsers = [one.browser for one in who]
    found = _pushes(connection, turn, browsers)
    if now >= in_utc(turn.since) + pause:
        found += _mails(connection, turn, browsers)
    if found:
        _set(connection, turn, told=now)
    return found


def _pushes(connection: Connection, turn: Any, browsers: Sequence[str]) -> list[Notice]:
    if not _claim(connection, turn, "pushed"):
        return []
    rows = connection.execute(select(pushes).where(pushes.c.browser.in_(browsers)))
    return [
        Notice(turn.table_id, turn.game, row.language, row.browser,
               Subscription(row.endpoint, row.p256dh, row.auth))
        for row in rows
    ]  # fmt: skip


def _mails(connection: Connection, turn: Any, browsers: Sequence[str]) -> list[Notice]:
    """One for each address, on however many devices it was given."""
    if not _claim(connection, turn, "mailed"):
        return []
    mine = mails.c.browser.in_(browsers) & mails.c.question.is_(None)
    rows = connection.execute(select(mails).where(mine).order_by(mails.c.asked))
    return [
        Notice(turn.table_id, turn.game, row.language, row.browser, None, row.address, row.id)
        for row in {row.address: row for row in rows}.values()
    ]


def _claim(connection: Connection, turn: Any, what: str) -> bool:
    return _set(connection, turn, ~turns.c[what], **{what: True})


def _set(connection: Connection, turn: Any, *which: Any, **values: object) -> bool:
    here = (turns.c.table_id == turn.table_id) & (turns.c.seat == turn.seat)
    same = here & (turns.c.number == turn.number) & turns.c.waiting
    return connection.execute(update(turns).where(same, *which).values(values)).rowcount > 0
