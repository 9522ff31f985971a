"""How much one address, and one browser, may ask for."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
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
WORK: Final = 60  # or bring work for a process: a record, a box, a check of the luck
SOCKETS: Final = 10  # open at the same time


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
    words = {"request": "requests", "table": "new tables", "work": "records, boxes or checks"}[what]
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
