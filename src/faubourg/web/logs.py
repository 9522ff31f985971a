"""What the server writes to standard error: one line for each thing that happened.

Every request leaves such a line and is counted, whoever has answered it.
"""

from __future__ import annotations

import json
import logging
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from logging import INFO
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from faubourg.web import metrics

PLAIN: Final = re.compile(r"[\w.,:;/{}@+<>\[\]*-]+")  # what needs no quotes
CONTROLS: Final = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160))}
REQUESTS: Final = logging.getLogger("faubourg.requests")
JSON: Final = "json"
TEXT: Final = "text"
METHODS: Final = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE")
NO_ROUTE: Final = "none"
LONGEST: Final = 16
UNANSWERED: Final = 499  # the browser went away; nginx says so too
SOCKET: Final = 101
TOO_MANY: Final = 429


@dataclass(frozen=True)
class Logs:
    """How a host wants them."""

    format: str = TEXT
    requests: bool = True  # a line for each of them


class Lines(logging.Formatter):
    """Words and, behind them, fields as key=value; what is odd is quoted, so no line can lie."""

    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {key}={_quoted(value)}" for key, value in _fields(record).items())
        words = record.getMessage().translate(CONTROLS)
        line = f"{_time(record)} {record.levelname.lower()} {record.name}: {words}{fields}"
        return line + "".join(f"\n    {below}" for below in _trace(self, record).splitlines())


class JsonLines(logging.Formatter):
    """An object for each line, a traceback included."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_fields(record),
        }
        trace = _trace(self, record)
        if trace:
            told["trace"] = trace
        return msgspec.json.encode(told).decode()


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    return getattr(record, "fields", {})


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    return formatter.formatException(record.exc_info) if record.exc_info else ""


def _quoted(value: object) -> str:
    words = str(value)
    return words if PLAIN.fullmatch(words) else json.dumps(words)


def configure(logs: Logs) -> None:
    """For all of this process; uvicorn's own lines come the same way."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if logs.format == JSON else Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    REQUESTS.setLevel(logging.INFO if logs.requests else logging.WARNING)


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
