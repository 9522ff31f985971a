"""How much one address and one browser may ask for, and fair turns for what takes long.

Who asks for much waits for itself, and nobody else waits for it long.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from math import inf
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send

MINUTE: Final = 60.0
MOST_REMEMBERED: Final = 20_000  # of those who ask, before those whose minute is over are forgotten
WATCHED: Final = ("/health", "/ready")  # by whoever watches the server
FREE: Final = ("/static", "/live", *WATCHED)  # sockets have a limit of their own

# Shares of the requests an address may make in a minute. A browser has half of what its address
# has: one page that went mad leaves something for the rest of its home.
TABLES: Final = 40  # one in forty may open a table
WORDS: Final = 30  # or say a phrase or change a name, which everybody at the table is told
WORK: Final = 60  # or bring work for a process: a record, a box, a check of the luck
NOTICES: Final = 200  # or say where somebody wants to be told
SOCKETS: Final = 10  # open at the same time
BURST: Final = 0.5  # seconds of work that anybody may ask for at once
MOST_SPENDERS: Final = 10_000  # whose share is remembered


class Limits:
    """Counted in this process, by a clock that nobody can set back."""

    def __init__(self, requests_per_minute: int) -> None:
        self.requests = requests_per_minute
        self._minutes: dict[tuple[str, str], tuple[float, int]] = {}  # since when, and how many
        self._sockets: Counter[str] = Counter()

    def request(self, address: str) -> None:
        self._count("request", address, self.requests)

    def table(self, address: str, browser: str) -> None:
        """Somebody opens one."""
        self._count_both("table", address, browser, self.requests // TABLES)

    def work(self, address: str, browser: str) -> None:
        """Somebody wants what takes long."""
        self._count_both("work", address, browser, self.requests // WORK)

    def word(self, address: str, browser: str) -> None:
        """Somebody wants others to be told something."""
        self._count_both("word", address, browser, self.requests // WORDS)

    def notice(self, address: str, browser: str) -> None:
        """Somebody names an e-mail address or a push service, to which we would write."""
        self._count_both("notice", address, browser, self.requests // NOTICES)

    @contextmanager
    def socket(self, address: str, browser: str) -> Iterator[bool]:
        """Whether one more may be open, for as long as it is."""
        most = max(2, self.requests // SOCKETS)
        fits = self._sockets[address] < most and self._sockets[browser] < most // 2
        keys = {address, browser} - {""} if fits else set()
        self._sockets.update(keys)
        try:
            yield fits
        finally:
            for key in keys:
                leave(self._sockets, key)

    def sockets_of(self, address: str) -> int:
        return self._sockets[address]

    def _count_both(self, what: str, address: str, browser: str, most: int) -> None:
        if browser:  # first: what it is refused does not count for its home
            self._count(what, browser, max(1, most // 2))
        self._count(what, address, max(2, most))

    def _count(self, what: str, who: str, most: int) -> None:
        now = time.monotonic()
        since, many = self._minutes.get((what, who), (now, 0))
        if now >= since + MINUTE:
            since, many = now, 0
        if many >= most:
            raise _too_many(what, most, since + MINUTE - now)
        if len(self._minutes) >= MOST_REMEMBERED:
            self._forget(now)
        self._minutes[what, who] = since, many + 1

    def _forget(self, now: float) -> None:
        old = [key for key, (since, _) in self._minutes.items() if now >= since + MINUTE]
        for key in old or list(self._minutes)[: MOST_REMEMBERED // 2]:
            del self._minutes[key]


def leave(inside: Counter[str], who: str) -> None:
    """One less; whoever has none left is forgotten."""
    inside[who] -= 1
    if not inside[who]:
        del inside[who]


def _too_many(what: str, most: int, seconds: float) -> TooManyRequestsException:
    words = {"request": "requests", "table": "new tables", "work": "records, boxes or checks",
             "word": "phrases or names", "notice": "addresses to be told at"}[what]  # fmt: skip
    after = {"Retry-After": str(math.ceil(seconds))}
    return TooManyRequestsException(f"more than {most} {words} a minute", headers=after)


def address_of(scope: Any) -> str:
    """Where a connection comes from; behind a proxy, what that says."""
    client = scope.get("client")
    return home_of(str(client[0])) if client else ""


@lru_cache(maxsize=4096)
def home_of(host: str) -> str:
    """Of the newer kind of address a home has as many as it likes: they count as one."""
    try:
        found = ip_address(host)
    except ValueError:
        return host  # a name, as tests have it
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(ip_network((found, 64), strict=False))
    return host.removeprefix("::ffff:")


def count_requests(app: ASGIApp) -> ASGIApp:
    """Files that browsers keep and sockets that stay open do not count."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and not scope["path"].startswith(FREE):
            scope["litestar_app"].state.services.limits.request(address_of(scope))
        await app(scope, receive, send)

    return middleware


class Turns:
    """Some places. Whoever finds none free waits; those who wait are served one after the other.

    Of each one only the first waiting wish counts, so that many of one are as one. Nobody has more
    than a share of all time, so that even one who is alone leaves some for what needs no turn; and
    all who ask for much have no more than such a share together, and come last.
    """

    def __init__(
        self,
        places: int = 1,
        share: float = inf,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._free = places
        self._share = share
        self._clock = clock
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by who asks; the first is next
        self._timer: asyncio.TimerHandle | None = None
        self._spent: dict[str, tuple[float, float]] = {}  # seconds of work, and when that was so
        self._greedy: set[str] = set()  # who has used up its share, until all is forgotten

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def take(self, who: str) -> AsyncIterator[None]:
        await self._wait(who)
        start = self._clock()
        try:
            yield
        finally:
            self._spend(who, self._clock() - start)
            # Not at once: what never waits, as drawing, would be done for all who are ready before
            # the event loop does anything else, and nobody would ever find the place taken.
            asyncio.get_running_loop().call_soon(self._give_on)

    async def _wait(self, who: str) -> None:
        if self._free and not self.rest(who):
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        self._look_again()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_on()  # it came just as nobody wanted it any more
            raise

    def _give_on(self) -> None:
        self._free += 1
        ready = [who for who in self._waiting if not self.rest(who)]
        for who in sorted(ready, key=self._greedy.__contains__):
            wishes = self._waiting.pop(who)
            turn = wishes.popleft()
            if wishes:
                self._waiting[who] = wishes  # behind all others
            if not turn.done():
                self._free -= 1
                turn.set_result(None)
                return
        self._look_again()

    def _look_again(self) -> None:
        """Where a place is free but all who wait have had their share: when the first may go on."""
        if self._free and self._waiting and self._timer is None:
            rest = min(map(self.rest, self._waiting))
            self._timer = asyncio.get_running_loop().call_later(rest, self._go_on)

    def _go_on(self) -> None:
        self._timer = None
        if self._free and self._waiting:
            self._free -= 1
            self._give_on()

    def rest(self, who: str) -> float:
        """How many seconds somebody has to wait for having asked for too much."""
        return max(0.0, (self._left_of(who) - BURST) / self._share_of(who))

    def _share_of(self, who: str) -> float:
        return self._share / len(self._greedy) if who in self._greedy else self._share

    def _left_of(self, who: str) -> float:
        """What somebody has spent, as far as it is not forgotten."""
        spent, then = self._spent.get(who, (0.0, 0.0))
        return max(0.0, spent - (self._clock() - then) * self._share_of(who))

    def _spend(self, who: str, seconds: float) -> None:
        if self._share == inf:
            return
        if len(self._spent) >= MOST_SPENDERS:
            self._spent = {one: known for one, known in self._spent.items() if self._left_of(one)}
        left = self._left_of(who)
        if not left:
            self._greedy.discard(who)
        self._spent[who] = left + seconds, self._clock()
        if left + seconds > BURST:
            self._greedy = {one for one in self._greedy if self._left_of(one)} | {who}
