"""Fair turns: who asks for much waits for itself, and nobody else waits for it long."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from typing import Final

BURST: Final = 1.0  # seconds of work that anybody may ask for at once
MOST_REMEMBERED: Final = 10_000  # of those who have asked


class Turns:
    """Some places. Whoever finds none free waits; those who wait are served one after the other.

    Of each one only the first waiting wish counts, so that many of one are as one. Nobody has more
    than a share of all time, so that even one who is alone leaves some for what needs no turn.
    """

    def __init__(self, places: int = 1, share: float = inf) -> None:
        self._free = places
        self._share = share
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by who asks; the first is next
        self._timer: asyncio.TimerHandle | None = None
        self._spent: dict[str, tuple[float, float]] = {}  # seconds of work, and when that was so

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def take(self, who: str) -> AsyncIterator[None]:
        await self._wait(who)
        loop = asyncio.get_running_loop()
        start = loop.time()
        try:
            yield
        finally:
            self._spend(who, start, loop.time())
            # Not at once: what never waits, as drawing, would be done for all who are ready before
            # the event loop does anything else, and nobody would ever find the place taken.
            loop.call_soon(self._give_on)

    async def _wait(self, who: str) -> None:
        if self._free and not self._rest(who):
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
        for who in [who for who in self._waiting if not self._rest(who)]:
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
            rest = min(map(self._rest, self._waiting))
            self._timer = asyncio.get_running_loop().call_later(rest, self._go_on)

    def _go_on(self) -> None:
        self._timer = None
        if self._free and self._waiting:
            self._free -= 1
            self._give_on()

    def _rest(self, who: str) -> float:
        """How many seconds somebody has to wait for having asked for too much."""
        return max(0.0, (self._left_of(who) - BURST) / self._share)

    def _left_of(self, who: str) -> float:
        """What somebody has spent, as far as it is not forgotten."""
        spent, then = self._spent.get(who, (0.0, 0.0))
        return max(0.0, spent - (asyncio.get_running_loop().time() - then) * self._share)

    def _spend(self, who: str, start: float, now: float) -> None:
        if self._share == inf:
            return
        if len(self._spent) >= MOST_REMEMBERED:
            self._spent = {one: known for one, known in self._spent.items() if self._left_of(one)}
        self._spent[who] = self._left_of(who) + now - start, now
