"""How many requests one address may make in a minute."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import time
from typing import Final

from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store
from litestar.types import ASGIApp, Send

MINUTE: Final = 60
MOST_ADDRESSES: Final = 10_000  # remembered, before those whose minute is over are forgotten


@dataclass
class Counts(RateLimitConfig):
    """What all routes of one application count together."""

    minutes: dict[str, CacheObject] = field(default_factory=dict)  # by address


class Limit(RateLimitMiddleware):
    """Counts in memory: the framework's own way writes all of a minute as JSON at every request."""

    def __init__(self, app: ASGIApp, config: Counts) -> None:
        super().__init__(app, config)
        self.minutes = config.minutes

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        now = int(time())
        found = self.minutes.get(key)
        if found is None or found.reset <= now:
            if len(self.minutes) >= MOST_ADDRESSES:
                _forget(self.minutes, now)
            found = self.minutes[key] = CacheObject([], now + MINUTE)
        return found

    async def set_cached_history(self, key: str, cache_object: CacheObject, store: Store) -> None:
        cache_object.history.append(0)  # only how many there are is asked

    def create_send_wrapper(self, send: Send, cache_object: CacheObject) -> Send:
        """How many are left is told only to who has none: it counts what others do at home."""
        return send


def _forget(minutes: dict[str, CacheObject], now: int) -> None:
    for key in [key for key, minute in minutes.items() if minute.reset <= now]:
        del minutes[key]


def limit(requests_per_minute: int) -> Counts:
    """Files that browsers keep and sockets that stay open do not count."""
    return Counts(
        ("minute", requests_per_minute), exclude=["^/static", "^/live"], middleware_class=Limit
    )
