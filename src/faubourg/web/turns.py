"""Fair turns: who asks for much waits for itself, and nobody else waits for it long."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Some places. Whoever finds none free waits; those who wait are served one after the other.

    Of each one only the first waiting wish counts, so that many of one are as one.
    """

    def __init__(self, places: int = 1) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by who asks; the first is next

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def take(self, who: str) -> AsyncIterator[None]:
        await self._wait(who)
        try:
            yield
        finally:
            # Not at once: what never waits, as drawing, would be done for all who are ready before
            # the event loop does anything else, and nobody would ever find the place taken.
            asyncio.get_running_loop().call_soon(self._give_on)

    async def _wait(self, who: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_on()  # it came just as nobody wanted it any more
            raise

    def _give_on(self) -> None:
        while self._waiting:
            who = next(iter(self._waiting))
            wishes = self._waiting.pop(who)
            turn = wishes.popleft()
            if wishes:
                self._waiting[who] = wishes  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
