"""Closes on who does not say what they want, or comes and asks far too fast."""

from __future__ import annotations

import logging
import time
from asyncio import TimerHandle
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from faubourg.web.limits import home_of, leave

HEADERS: Final = 10.0  # seconds to send the head of a request
BODY: Final = 60.0  # and then the rest of it
LONGEST_HEAD: Final = 65_536  # bytes
MOST_HALF_SENT: Final = 200  # of one address; the oldest goes when another one comes
BY_PROXY: Final = 10  # times as many, of a proxy of ours: behind it are many people
MOST_OPEN: Final = 400  # connections of one address that is no proxy of ours
COMING: Final = (30.0, 300.0)  # and of these so many may come in a second, after so many at once
READING: Final = (100.0, 500.0)  # so many pieces of what it sends are read, likewise
MOST_PACED: Final = 10_000  # addresses whose pace is remembered
LOG_EVERY: Final = 10.0  # seconds between two lines about one address
MOST_NAMED: Final = 1000  # addresses whose last line is remembered
log = logging.getLogger("faubourg.server")


class Pace:
    """So many in a second, after so many at once."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._done: dict[str, tuple[float, float]] = {}  # how many, and when that was so

    def rest(self, who: str) -> float:
        """How many seconds too early one more is."""
        return max(0.0, self._left(who) + 1 - self.burst) / self.rate

    def count(self, who: str) -> None:
        if len(self._done) >= MOST_PACED:
            self._done = {one: kept for one, kept in self._done.items() if self._left(one)}
        self._done[who] = self._left(who) + 1, self._clock()

    def _left(self, who: str) -> float:
        many, then = self._done.get(who, (0.0, 0.0))
        return max(0.0, many - (self._clock() - then) * self.rate)


class Watch:
    """Who has which doors open, in this process."""

    def __init__(self) -> None:
        self.coming, self.reading = Pace(*COMING), Pace(*READING)
        self.half_sent: dict[str, dict[Door, None]] = {}  # by address; in the order they came
        self.open: Counter[str] = Counter()
        self._told: dict[str, float] = {}

    def enter(self, door: Door) -> bool:
        """Whether one more connection may come; those that may not do not count."""
        home = door.home
        self.open[home] += 1
        if door.is_proxy:
            return True
        if self.open[home] > MOST_OPEN or self.coming.rest(home):
            return False
        self.coming.count(home)
        return True

    def reads(self, door: Door) -> float:
        """In how many seconds what it has sent is read."""
        if door.is_proxy:
            return 0.0
        rest = self.reading.rest(door.home)
        self.reading.count(door.home)
        return rest

    def leave(self, door: Door) -> None:
        self.said(door)
        leave(self.open, door.home)

    def asks(self, door: Door) -> None:
        """It has begun to say something."""
        waiting = self.half_sent.setdefault(door.home, {})
        waiting[door] = None
        if len(waiting) > MOST_HALF_SENT * (BY_PROXY if door.is_proxy else 1):
            next(iter(waiting)).shut("too many half-sent requests")

    def said(self, door: Door) -> None:
        waiting = self.half_sent.get(door.home, {})
        waiting.pop(door, None)
        if not waiting:
            self.half_sent.pop(door.home, None)

    def tell(self, door: Door, problem: str) -> None:
        """One line in a while: a flood must not fill the log as well."""
        now = time.monotonic()
        if now - self._told.get(door.home, -LOG_EVERY) >= LOG_EVERY:
            self._told[door.home] = now
            log.warning("door", extra={"fields": {"address": door.home, "closed": problem}})
        if len(self._told) > MOST_NAMED:
            self._told.clear()


WATCH: Final = Watch()


class Door(HttpToolsProtocol):
    """A connection with deadlines, which uvicorn does not have."""

    home = ""
    is_proxy = True
    _deadline: TimerHandle | None = None
    _head = 0  # bytes of it so far; below 0 once it is whole

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.home = home_of(host)
        self.is_proxy = not host or host in _proxies(str(self.config.forwarded_allow_ips))
        if WATCH.enter(self):
            self._wait(HEADERS)
            WATCH.asks(self)
        else:
            self.shut("too many connections")

    def data_received(self, data: bytes) -> None:
        """To refuse a request costs as much as many others: who sends too fast is read slowly."""
        if rest := WATCH.reads(self):
            self.transport.pause_reading()
            self.loop.call_later(rest, self._read_late, data)
        else:
            self._read(data)

    def _read_late(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self._read(data)
        if not self.transport.is_closing() and not self.flow.read_paused:
            self.transport.resume_reading()

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        self._head += len(data) if self._head >= 0 else 0
        if self._head > LONGEST_HEAD:
            self.shut("a request with an endless head")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._wait(HEADERS)
        WATCH.asks(self)

    def on_headers_complete(self) -> None:
        self._head = -1
        WATCH.said(self)
        self._wait(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a page's socket, which has its own limits."""
        self._stop()
        WATCH.leave(self)
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        WATCH.leave(self)
        super().connection_lost(exc)

    def shut(self, problem: str) -> None:
        WATCH.said(self)
        WATCH.tell(self, problem)
        self._stop()
        if self.transport is not None:
            self.transport.abort()

    def _wait(self, seconds: float) -> None:
        self._stop()
        self._deadline = self.loop.call_later(seconds, self.shut, "a request that was never sent")

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


@cache
def _proxies(allowed: str) -> _TrustedHosts:
    """Those uvicorn believes: behind one of them are many people."""
    return _TrustedHosts(allowed)
