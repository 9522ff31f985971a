"""Every request leaves a line in the log and is counted, whoever has answered it."""

from __future__ import annotations

from logging import INFO
from time import perf_counter
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from faubourg.web import metrics
from faubourg.web.logs import REQUESTS

METHODS: Final = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE")
NO_ROUTE: Final = "none"
LONGEST: Final = 16
UNANSWERED: Final = 499  # the browser went away; nginx says so too
SOCKET: Final = 101
TOO_MANY: Final = 429


def observe(app: ASGIApp) -> ASGIApp:
    """Around the whole application, so that refusals and wrong addresses are seen too."""

    async def observed(scope: Scope, receive: Receive, send: Send) -> None:
        status, start, path = UNANSWERED, perf_counter(), scope["path"]

        async def watched(message: Message) -> None:
            nonlocal status
            status = _status(message, status)
            await send(message)

        try:
            await app(scope, receive, watched)
        finally:
            _tell(scope, path, status, perf_counter() - start)

    return observed


def _status(message: Message, before: int) -> int:
    if message["type"] == "http.response.start":
        return message["status"]
    return SOCKET if message["type"] == "websocket.accept" else before


def _tell(scope: Any, path: str, status: int, seconds: float) -> None:
    method, route = scope.get("method", "SOCKET"), route_of(scope)
    if scope["type"] == "http":
        _count(method, route, status, seconds)
    if REQUESTS.isEnabledFor(INFO):
        told = {
            "method": method,
            "route": first_part(path) if route == NO_ROUTE else route,
            "status": status,
            "ms": round(seconds * 1000, 1),
            "address": scope["client"][0] if scope.get("client") else "",
        }
        REQUESTS.info("request", extra={"fields": told})


def route_of(scope: Any) -> str:
    """Its template, which names no table and no secret."""
    return scope.get("path_template") or NO_ROUTE


def _count(method: str, route: str, status: int, seconds: float) -> None:
    known = method if method in METHODS else "other"
    metrics.REQUESTS.labels(route, known, str(status)).inc()
    metrics.REQUEST_SECONDS.labels(route, known).observe(seconds)
    if status == TOO_MANY:
        metrics.REFUSED.inc()


def first_part(path: str) -> str:
    """Of an address that leads nowhere: what comes behind may be a mistyped seat link."""
    first, _, more = path[1:].partition("/")
    return f"/{first[:LONGEST]}" + ("/…" if more else "")
