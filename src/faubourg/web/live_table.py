"""A table in the memory of a server, a cache of what its entries say; and who looks at it."""

from __future__ import annotations

import asyncio
import time
from asyncio import Lock, to_thread
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, TypeAlias, TypeVar

from faubourg.table.history import Deed, Sight, Story, Told
from faubourg.table.table import Table
from faubourg.table.turning import Turning
from faubourg.web import metrics

# Of a story told elsewhere.
Aside: TypeAlias = tuple[list[Told], list[list[int]], list[Turning], list[Deed]]

T = TypeVar("T")
SHORT: Final = 60  # steps that are told at once: some choices make dozens
MOST_REPLAYED: Final = 200  # steps, to draw a moment of the past at once


@dataclass
class LiveTable(Table):
    """With what makes many pages and processes wait as little as they can."""

    lock: Lock = field(default_factory=Lock)
    used: float = field(default_factory=time.monotonic)
    asked_by: str = ""  # the address of who played last: for whom its bots think
    _telling: Lock = field(default_factory=Lock)

    def forget_drawings(self) -> None:
        """Nobody looks any more, neither at the table nor at its past."""
        self.made.clear()
        self.past.kept.clear()

    def changed(self) -> None:
        self.made.clear()
        self.used = time.monotonic()

    async def tell(self, aside: Callable[[LiveTable], Awaitable[Aside]] | None = None) -> None:
        """Bring the story up to date; a long one is told elsewhere, while others are answered."""
        async with self._telling:
            if self.is_told:
                return
            missing = abs(len(self.match.steps) - self.story.length)
            if aside is not None and (missing > SHORT or self.over):
                now = Story.at(self.game, self.match, self.notes)
                now.fill(*await aside(self))
                self.story = now
            self.catch_up()  # and what has happened since

    async def look_back(self, sight: Sight, at: int | None) -> None:
        """Before a moment far back is drawn: it is played again elsewhere, for it takes long."""
        steps, length = self.match.steps, sight.length(at) if at is not None else 0
        nearest = max((place for place in self.past.kept if place <= length), default=0)
        if length - nearest > MOST_REPLAYED:
            async with self._telling:
                await to_thread(self.past.after, list(steps), min(length, len(steps)))


class Hub:
    """Pages of this process; each has an event that is set when its table changed."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._pages: Counter[tuple[str, str]] = Counter()  # by table and browser
        self.closing = False

    @contextmanager
    def watch(self, table: str) -> Iterator[asyncio.Event]:
        changed = asyncio.Event()
        self._watchers[table].add(changed)
        try:
            with metrics.SOCKETS.track_inprogress():
                yield changed
        finally:
            self._watchers[table].discard(changed)
            if not self._watchers[table]:
                del self._watchers[table]

    @contextmanager
    def page(self, table: str, browser: str) -> Iterator[None]:
        self._pages[table, browser] += 1
        try:
            yield
        finally:
            self._pages[table, browser] -= 1
            if not self._pages[table, browser]:
                del self._pages[table, browser]

    def has_page(self, table: str, browser: str) -> bool:
        return (table, browser) in self._pages

    def publish(self, table: str) -> None:
        for changed in self._watchers.get(table, ()):
            changed.set()

    def is_watched(self, table: str) -> bool:
        return table in self._watchers

    def close(self) -> None:
        """Every page's socket ends, so that the server can stop."""
        self.closing = True
        for table in list(self._watchers):
            self.publish(table)
