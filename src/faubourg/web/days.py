"""The chain of days of this server, the tries at them, and what bots make of a day that is over."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from contextlib import suppress
from datetime import date, timedelta
from functools import lru_cache, partial
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from faubourg.core import record
from faubourg.core.chance import commitment
from faubourg.core.daily import Anchor, Chain, NoDay, nonce_of
from faubourg.core.record import Header, Record
from faubourg.core.registry import rules_of
from faubourg.table import daily, wire
from faubourg.table.daily import Way
from faubourg.table.opening import Host, Opening, new_id, of_day
from faubourg.web import tries
from faubourg.web.chores import Kept
from faubourg.web.clerk import Clerk, TooMuch
from faubourg.web.store import Store
from faubourg.web.tries import Par, Try

KEY: Final = "daily"  # where the server keeps its first day and its seed
AGAIN: Final = timedelta(minutes=15)  # until what a process has begun may be begun by another
PATIENCE: Final = 600.0  # seconds: nobody waits for it, and a busy machine takes long
WHO: Final = "the city of the day"  # who asks the solver, for fair turns
log = logging.getLogger("faubourg.server")


def new_chain() -> str:
    """Drawn at the first start of a server. Its day is the first."""
    return f"{daily.today().isoformat()} {secrets.token_hex(32)}"


class Days:
    """Open before anything is asked."""

    def __init__(self, store: Store, clerk: Clerk) -> None:
        self._store = store
        self._clerk = clerk
        self._chain = Chain(date.max, b"")
        self.anchor = Anchor(date.max, "")
        self._looking: dict[date, asyncio.Task[None]] = {}

    async def open(self) -> None:
        first, seed = (await self._store.key(KEY, new_chain)).split()
        self._chain = Chain(date.fromisoformat(first), bytes.fromhex(seed))
        self.anchor = self._chain.anchor()

    async def close(self) -> None:
        for task in self._looking.values():
            task.cancel()
        await asyncio.gather(*self._looking.values(), return_exceptions=True)

    def commitment(self, day: date) -> str:
        """To the secret of a day: what everybody knows before it is shown."""
        return commitment(_secret(self._chain, day))

    def check(self, day: date) -> None:
        """NoDay for one before the chain, or to come."""
        self.anchor.number(day)
        if day > daily.today():
            raise NoDay(f"the city of {day} has not begun")

    def shown_secret(self, day: date) -> str:
        """Of a day that is over."""
        if day >= daily.today():
            raise NoDay(f"the city of {day} is not over")
        return _secret(self._chain, day).hex()

    def shown(self) -> wire.ShownDays:
        """The last day that is over, from which all before it follow."""
        told = wire.ShownDays(self.anchor.first.isoformat(), self.anchor.end)
        last = daily.today() - timedelta(1)
        if last >= self.anchor.first:
            told.day, told.secret = last.isoformat(), self.shown_secret(last)
        return told

    # Tries

    def opening(self, day: date, way: Way, host: Host, name: str, *, ranked: bool) -> Opening:
        """A ranked try, or after its day as many as one likes, on no board."""
        if not ranked:
            self.shown_secret(day)  # or it is refused
        secret = _secret(self._chain, day)
        return of_day(way, self.anchor, day, secret, host, new_id(), name=name, ranked=ranked)

    async def try_at(self, day: date, way: Way, browser: str) -> str:
        """One's table; "" if there is none."""
        found = [one.table for one in await self.mine(day, browser) if one.way == way.name]
        return found[0] if found else ""

    async def mine(self, day: date, browser: str) -> list[Try]:
        return await self._store.read(lambda c: tries.of_browser(c, day, browser))

    async def name(self, browser: str) -> str:
        return await self._store.read(lambda c: tries.last_name(c, browser))

    async def ended(self, day: date) -> dict[str, int]:
        return await self._store.read(lambda c: tries.ended(c, day))

    async def past(self, most: int) -> list[tuple[str, int]]:
        """Days that are over, with how many games there are of each."""
        return await self._store.read(lambda c: tries.days(c, daily.today(), most))

    async def board(self, day: date, browser: str) -> tuple[list[Try], dict[str, Par]]:
        """Of a day that is over: all games that count, and what bots made of the same chance."""
        self.shown_secret(day)  # or it is refused
        found = await self._store.read(lambda c: tries.board(c, day, browser))
        known = await self._store.read(lambda c: tries.known_pars(c, day))
        missing = {one.way for one in found} - known.keys()
        if missing and day not in self._looking:
            task = self._looking[day] = asyncio.create_task(self._look(day, sorted(missing)))
            task.add_done_callback(lambda done: self._looking.pop(day, None))
        return found, known

    # Bots: of each way that somebody has played, once, by one process of all

    async def _look(self, day: date, names: Iterable[str]) -> None:
        for name in names:
            try:
                with suppress(IntegrityError):  # another process was faster
                    if await self._store.write(partial(_claim, day=day, way=name)):
                        await self._find(day, daily.find_way(name))
            except TooMuch:
                log.warning("bots found no end of %s on %s in time", name, day)
            except Exception:  # the board goes on without it
                log.exception("what bots make of %s on %s is not known", name, day)

    async def _find(self, day: date, way: Way) -> None:
        found = await self._clerk.foresee(WHO, self._unplayed(day, way), PATIENCE)
        par = Par(found.planner, found.score)
        await self._store.write(lambda c: tries.keep_par(c, day, way.name, par))

    def _unplayed(self, day: date, way: Way) -> Kept:
        """The chance of a day as the record of a game that nobody has begun."""
        rules, secret = rules_of(way.game, 1, way.chosen, ""), self.shown_secret(day)
        options = dict(rules.options)
        header = Header(
            rules.key, rules.edition, 1, options, rules.content, self.commitment(day),
            [nonce_of(day, way.game, options)], [""], record.DAILY,
        )  # fmt: skip
        return Kept(Record(header, [], secret), "", [])


def _claim(connection: Connection, day: date, way: str) -> bool:
    return tries.claim(connection, day, way, daily.now() - AGAIN)


@lru_cache(maxsize=64)
def _secret(chain: Chain, day: date) -> bytes:
    """Thousands of hashes, for many who ask."""
    return chain.secret(day)
