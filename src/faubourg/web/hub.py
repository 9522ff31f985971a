"""Who is looking at which table, and waking them when something happened there."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from faubourg.web import metrics


class Hub:
    """Pages of this process; each has an event that is set when its table changed."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[asyncio.Event]] = defaultdict(set)
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
