"""Tells people that it is their turn while their page is closed, and watches the clocks of tables.

All of it in the background: nobody's request waits for a push service or a mail server.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from smtplib import SMTPException
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import Connection

from faubourg.core.texts import Texts
from faubourg.table.floor import NoTable
from faubourg.web import mail, push, seating, seats, subscriptions, turns
from faubourg.web.live_table import LiveTable
from faubourg.web.store import FAULTS, Store
from faubourg.web.subscriptions import Mail, Notice
from faubourg.web.tables import Tables

EVERY: Final = 5.0  # seconds between two looks
FORGET_EVERY: Final = timedelta(hours=1)
PUSHES_AT_ONCE: Final = 8
MAILS_AT_ONCE: Final = 2
MOST_ON_THE_WAY: Final = 1000  # before the next are claimed
MOST_QUESTIONS: Final = 60  # letters an hour that ask strangers to confirm, of one process
PUSH_KEY: Final = "push"  # its name among the server's keys
NOBODY: Final = "mailto:nobody@localhost"  # who is to be asked about our pushes
log = logging.getLogger("faubourg.notices")


@dataclass(frozen=True)
class Wishes:
    """How a host wants people to be told."""

    push: bool = True
    post: mail.Post | None = None
    site: str = ""  # where people reach this server
    mail_after: timedelta = timedelta(minutes=10)
    inside: bool = False  # tests have their push service on this machine


class Notices:
    """One for each process; each turn is told by whichever is first."""

    def __init__(self, store: Store, tables: Tables, wishes: Wishes) -> None:
        self.store = store
        self.tables = tables
        self.wishes = wishes
        self.pusher: push.Pusher | None = None
        self._key = b""
        self._push_turns = asyncio.Semaphore(PUSHES_AT_ONCE)
        self._mail_turns = asyncio.Semaphore(MAILS_AT_ONCE)
        self._on_the_way: set[asyncio.Task[None]] = set()
        self._questions: list[datetime] = []
        self._forgotten = datetime.min.replace(tzinfo=UTC)

    async def open(self, key: str) -> None:
        self._key = key.encode()
        if self.wishes.push:
            own = await self.store.key(PUSH_KEY, push.new_key)
            self.pusher = push.Pusher(own, self._contact(), self.wishes.inside)

    def _contact(self) -> str:
        """Whom a push service can ask about what we send."""
        post, site = self.wishes.post, self.wishes.site
        if site.startswith("https://"):
            return site
        return f"mailto:{post.sender}" if post else NOBODY

    async def run(self) -> None:
        """As long as the server runs, whatever goes wrong."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look(datetime.now(UTC))
            except FAULTS as error:
                log.warning("the database does not answer: %s", error)
            except Exception:  # one bad table must not silence all others
                log.exception("nobody could be told whose turn it is")

    async def look(self, now: datetime) -> None:
        """Start what is due at this moment."""
        await self._stand_in(now)
        if now - self._forgotten > FORGET_EVERY:
            self._forgotten = now
            await self.store.write(lambda c: subscriptions.forget(c, now))
        pause = self.wishes.mail_after
        waiting = len(self._on_the_way) < MOST_ON_THE_WAY
        if waiting and await self.store.read(lambda c: subscriptions.is_due(c, now, pause)):
            found = await self.store.write(lambda c: subscriptions.claim(c, now, pause))
            for notice in found:
                self._start(self._push(notice) if notice.push else self._mail(notice))

    def _start(self, deed: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(deed)
        self._on_the_way.add(task)
        task.add_done_callback(self._on_the_way.discard)

    async def delivered(self) -> None:
        """Once nothing is on its way any more."""
        while self._on_the_way:
            await asyncio.gather(*self._on_the_way, return_exceptions=True)

    async def close(self) -> None:
        for task in self._on_the_way:
            task.cancel()
        await self.delivered()

    # Push

    async def _push(self, notice: Notice) -> None:
        if self.pusher is None or notice.push is None:
            return
        message = {"title": _title(notice), "body": Texts(notice.language).say("web.notice-open"),
                   "url": f"/table/{notice.table_id}", "tag": notice.table_id}  # fmt: skip
        async with self._push_turns:
            status = await self._status(notice.push, message, notice.table_id)
        good, gone = 200 <= status < 300, status in push.GONE
        try:
            await self.store.write(lambda c: subscriptions.answered(c, notice, good, gone))
        except FAULTS as error:
            log.warning("the database does not answer: %s", error)

    async def _status(self, to: push.Subscription, message: dict[str, str], topic: str) -> int:
        """0 where there is no answer. The log names the host alone: the rest is a secret."""
        assert self.pusher is not None
        status, why = 0, ""
        try:
            status = await self.pusher.send(to, message, topic)
        except (push.BadEndpoint, OSError, TimeoutError, ValueError) as error:
            why = type(error).__name__
        if not 200 <= status < 300:
            host = urlsplit(to.endpoint).hostname or ""
            log.warning("push", extra={"fields": {"host": host, "status": status, "why": why}})
        return status

    # E-mail

    async def _mail(self, notice: Notice) -> None:
        post, say = self.wishes.post, Texts(notice.language).say
        if post is None:
            return
        stop = self.stop_address(notice.mail_id)
        table = f"{post.site}/table/{notice.table_id}"
        body = say("web.mail-turn", {"game": _game(notice), "table": table, "stop": stop})
        await self._post(post, mail.Letter(notice.mail, _title(notice), body, stop))

    async def _post(self, post: mail.Post, letter: mail.Letter) -> None:
        async with self._mail_turns:
            try:
                await mail.send(post, letter)
            except (OSError, SMTPException, ValueError) as error:
                why = type(error).__name__  # what it says may have the address in it
                log.warning("mail", extra={"fields": {"server": post.host, "why": why}})

    def question(self, asked: Mail, secret: str, now: datetime) -> None:
        """Ask whoever has this address whether it is theirs; nothing in it is a stranger's word."""
        post, say = self.wishes.post, Texts(asked.language).say
        self._questions = [then for then in self._questions if then > now - timedelta(hours=1)]
        if post is None or len(self._questions) >= MOST_QUESTIONS:
            log.warning("no letter is sent: too many were, or there is no mail server")
            return
        self._questions.append(now)
        stop = self.stop_address(asked.id)
        link = f"{post.site}/notices/confirm/{secret}"
        body = say("web.mail-confirm", {"site": post.site, "link": link, "stop": stop})
        letter = mail.Letter(asked.address, say("web.mail-confirm-title"), body, stop)
        self._start(self._post(post, letter))

    def stop_address(self, mail_id: str) -> str:
        site = self.wishes.post.site if self.wishes.post else ""
        return f"{site}/notices/stop/{mail_id}/{self.proof(mail_id)}"

    def proof(self, mail_id: str) -> str:
        """Only who was written to can end it; nothing of it is stored."""
        return hmac.digest(self._key, f"stop {mail_id}".encode(), "sha256").hex()[:32]

    # The clock

    async def _stand_in(self, now: datetime) -> None:
        """Where somebody's time is over a bot stands in, openly, until they come back."""
        for table_id, seat in await self.store.read(lambda c: turns.late(c, now)):
            try:
                await self.tables.change(table_id, _time_is_over(seat, now))
            except (seating.NotNow, NoTable):
                pass  # they have just acted, or the table has gone
            except FAULTS as error:
                log.warning("the database does not answer: %s", error)
            except Exception:  # the rules of its game may have changed or gone
                log.exception("the clock of table %s cannot be followed", table_id)


def _time_is_over(seat: int, now: datetime) -> Any:
    def do(connection: Connection, table: LiveTable) -> None:
        if (table.id, seat) not in turns.late(connection, now) or table.seats[seat].bot:
            raise seating.NotNow("web.may-not-free")
        seats.free(connection, table, seat, "", "web.clock-ran-out")

    return do


def _game(notice: Notice) -> str:
    return Texts(notice.language).say(f"{notice.game}.name")


def _title(notice: Notice) -> str:
    return Texts(notice.language).say("web.notice-turn", {"game": _game(notice)})
