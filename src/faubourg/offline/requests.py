"""What pages ask of this browser's own tables: the requests of docs/web-protocol.md."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from traceback import format_exc
from typing import Final, TypeVar

import msgspec

from faubourg.bots import UnknownBot
from faubourg.core.content import BadContent
from faubourg.core.match import IllegalAction
from faubourg.core.record import BadRecord
from faubourg.core.registry import BadOption, UnknownGame
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.offline.pages import viewer_of
from faubourg.offline.shelf import NotKept
from faubourg.offline.tables import BrowserTable, BrowserTables
from faubourg.table import advising, answers
from faubourg.table.commands import Behind
from faubourg.table.floor import NoTable
from faubourg.table.viewer import Viewer
from faubourg.table.wire import Numbered

JSON: Final = "application/json"
log = logging.getLogger("faubourg.offline")
T = TypeVar("T")


class Reply(msgspec.Struct):
    """An answer as a page gets it; a file has a name."""

    status: int = 200
    body: str = ""
    kind: str = JSON
    name: str = ""


class NotFound(LookupError):
    """There is nothing at this address."""


class Denied(Exception):
    """It is there, but not for who asks."""


class NotNow(Exception):
    """Not any more, or not yet: the words say why."""


class Asked(msgspec.Struct):
    """A request as a page sends it."""

    method: str
    path: str
    query: list[tuple[str, str]]
    body: str
    language: str


@dataclass(frozen=True)
class Request:
    """One request, and where its answer is found."""

    tables: BrowserTables
    asked: Asked

    @property
    def texts(self) -> Texts:
        return Texts(self.asked.language)

    def read(self, kind: type[T]) -> T:
        return msgspec.json.decode(self.asked.body or "{}", type=kind)

    def query(self, kind: type[T]) -> T:
        return msgspec.convert(dict(self.asked.query), kind, strict=False)

    def viewer(self, table: BrowserTable) -> Viewer:
        return viewer_of(table, self.asked.language)

    def seat(self, table: BrowserTable, seat: int) -> int:
        """The seat, if it is played here."""
        if seat not in self.viewer(table).mine:
            raise Denied(f"seat {seat} is not yours")
        return seat

    def who(self, table: BrowserTable) -> int:
        return table.who(self.viewer(table).mine)


Handler = Callable[..., Awaitable[object]]
_ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """`{name}` stands for one part of the path."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

    def add(handler: Handler) -> Handler:
        _ROUTES.append((method, pattern, handler))
        return handler

    return add


async def answer(tables: BrowserTables, words: str) -> str:
    """Whatever comes, something comes back; what is our own fault is told by its name."""
    asked = msgspec.json.decode(words, type=Asked)
    texts = Texts(asked.language if asked.language in LANGUAGES else "en")
    try:
        reply = await _answer(Request(tables, asked))
    except Exception as error:  # the edge to the page
        reply = _refusal(texts, error)
    return msgspec.json.encode(reply).decode()


async def _answer(request: Request) -> Reply:
    for method, pattern, handler in _ROUTES:
        found = pattern.fullmatch(request.asked.path)
        if found and method == request.asked.method:
            done = await handler(request, **found.groupdict())
            return done if isinstance(done, Reply) else told(done)
    raise NotFound(f"no answer to {request.asked.method} {request.asked.path}")


def told(thing: object, status: int = 200) -> Reply:
    return Reply(status, msgspec.json.encode(thing).decode())


def lead_to(address: str) -> Reply:
    """Where the page goes on; a browser would follow a plain redirect by itself."""
    return told({"location": address})


def _refusal(texts: Texts, error: Exception) -> Reply:
    if isinstance(error, Behind):
        return told(Numbered(error.number), 409)
    if isinstance(error, IllegalAction):
        return told(answers.refused(texts, error), 422)
    if isinstance(error, NotKept):
        return told({"text": texts.say("web.offline-not-kept")}, 507)
    if isinstance(error, NoTable):
        return told({"text": texts.say("web.offline-no-table")}, 404)
    status = next((code for kinds, code in _STATUS if isinstance(error, kinds)), 500)
    if status == 500:
        fault = secrets.token_hex(4)
        log.error("fault %s: %s", fault, format_exc())
        return told({"detail": "", "fault": fault, "text": texts.say("web.failed")}, 500)
    return told({"detail": str(error), "text": str(error)}, status)


_STATUS: Final[tuple[tuple[tuple[type[Exception], ...], int], ...]] = (
    ((NotFound,), 404),
    ((Denied,), 403),
    ((NotNow, BadOption, BadContent, UnknownGame, UnknownBot, BadRecord), 422),
    ((advising.NoGhost, msgspec.ValidationError, msgspec.DecodeError), 400),
)
