"""Compresses answers that are texts, where their length gives no secret away.

Not the framework's own part: that one compresses everything (pictures in PNG too), every time, on
the event loop, and for everybody.

A page holds the browser's CSRF token beside words from its address. Who can make a browser ask for
many addresses and see how long the encrypted answers are could guess the token (BREACH): a right
guess compresses better. So what may hold a secret is compressed only if the browser says that it
was asked for by our own pages or by the person; no other site can make it say so.
"""

from __future__ import annotations

import gzip
from asyncio import to_thread
from functools import lru_cache
from typing import Any, Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import HTTPResponseStartEvent, Message, Scope, Send

SMALLEST: Final = 1_000  # bytes; less fits in one packet anyway
LARGE: Final = 64_000  # bytes; they take 0.4 ms, all above goes to a thread
QUICK: Final = 4  # level; 230 kB in 2 ms, and a tenth larger than at level 9 in 6 ms
FILES: Final = 256  # public ones that are kept compressed; we have about 80
TEXTS: Final = ("text/", "application/json", "application/javascript", "application/toml",
                "application/vnd.oai.openapi+json", "image/svg+xml")  # fmt: skip
OURS: Final = ("same-origin", "none")  # none: typed, a bookmark
NEVER: Final = ("q=0", "q=0.0", "q=0.00", "q=0.000")


def compress(app: Any) -> Any:
    """A middleware: texts leave compressed, for who takes that."""

    async def middleware(scope: Any, receive: Any, send: Any) -> None:
        parcel = scope["type"] == "http" and scope["method"] != "HEAD"
        await app(scope, receive, _Parcel(scope, send).send if parcel else send)

    return middleware


def is_public(scope: Scope, status: int) -> bool:
    """A file of ours, the same for everybody; an error page at its address is not."""
    return status == 200 and scope["path"].startswith(("/static/", "/picture/"))


class _Parcel:
    """One answer, held back until it is whole."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self._start: HTTPResponseStartEvent | None = None
        self._body = b""

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start" and _is_text(message):
            self._start = message
        elif message["type"] == "http.response.body" and self._start is not None:
            self._body += message["body"]
            if not message["more_body"]:
                await self._send_whole(self._start)
        else:
            await self._send(message)

    async def _send_whole(self, start: HTTPResponseStartEvent) -> None:
        headers = MutableScopeHeaders.from_message(start)
        headers.extend_header_value("Vary", "Accept-Encoding")
        public, body = is_public(self._scope, start["status"]), self._body
        if len(body) >= SMALLEST and _may_be_packed(self._scope, public):
            body = await _packed(body, public)
            headers["Content-Encoding"] = "gzip"
            headers["Content-Length"] = str(len(body))
            if headers.get("ETag", "").startswith('"'):
                headers["ETag"] = f"W/{headers['ETag']}"  # not the same bytes
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body, "more_body": False})


def _is_text(start: HTTPResponseStartEvent) -> bool:
    headers = MutableScopeHeaders.from_message(start)
    return headers.get("Content-Type", "").startswith(TEXTS) and "Content-Encoding" not in headers


def _may_be_packed(scope: Scope, public: bool) -> bool:
    headers = Headers.from_scope(scope)
    if not _takes_gzip(headers.get("accept-encoding", "")):
        return False
    site = headers.get("sec-fetch-site", "")
    # Browsers are silent on plain http, where everything can be read anyway.
    return public or site in OURS or (not site and scope["scheme"] == "http")


def _takes_gzip(accepted: str) -> bool:
    for wish in accepted.lower().split(","):
        name, _, weight = wish.partition(";")
        if name.strip() == "gzip":
            return weight.strip() not in NEVER
    return False


async def _packed(body: bytes, public: bool) -> bytes:
    """Others are answered while a large one is compressed: zlib lets other threads run."""
    pack = _pack_once if public else _pack
    return await to_thread(pack, body) if len(body) > LARGE else pack(body)


def _pack(body: bytes) -> bytes:
    return gzip.compress(body, QUICK, mtime=0)


@lru_cache(FILES)
def _pack_once(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
