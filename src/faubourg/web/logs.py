"""What the server writes to standard error: one line for each thing that happened."""

from __future__ import annotations

import json
import logging
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

PLAIN: Final = re.compile(r"[\w.,:;/{}@+<>\[\]*-]+")  # what needs no quotes
CONTROLS: Final = {code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160))}
REQUESTS: Final = logging.getLogger("faubourg.requests")
JSON: Final = "json"
TEXT: Final = "text"


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
