"""Somebody with a browser: what went wrong in it, and all that reached it."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    ViewportSize,
    WebSocket,
)

from browser.server import PATIENCE

DESK: Final = ViewportSize(width=1280, height=900)
PHONE: Final = ViewportSize(width=360, height=740)
LEFT: Final = "net::ERR_ABORTED"  # a page was left, or the answer became a download
CUT: Final = r"WebSocket|net::ERR_"  # what a browser says when the server is away


class Visitor:
    """One browser of its own, with its cookies; its page must stay without complaint."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.responses: list[Response] = []
        self._forgiven: list[str] = []
        context.on("page", self._watch)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.complaints.append(f"error: {error.error}"))
        context.on("requestfailed", self._fail)
        context.on("response", self._keep)
        self.page = context.new_page()

    def forgive(self, pattern: str) -> None:
        """The test provokes this itself."""
        self._forgiven.append(pattern)

    def go(self, path: str) -> Page:
        self.page.goto(f"{self.address}{path}")
        return self.page

    def unforgiven(self) -> list[str]:
        return [c for c in self.complaints if not any(re.search(f, c) for f in self._forgiven)]

    def everything_received(self) -> str:
        """Frames of the socket and bodies of the answers; read it before leaving the page."""
        texts = list(self.frames)
        for response in self.responses:
            texts.append(str(response.headers))
            with suppress(Error):  # a redirect has no body
                texts.append(response.body().decode("utf-8", "replace"))
        return "\n".join(texts)

    def photograph(self, folder: Path, name: str) -> None:
        with suppress(Error):
            self.page.screenshot(path=folder / f"{name}.png", full_page=True)

    def _keep(self, response: Response) -> None:
        self.responses.append(response)

    def _watch(self, page: Page) -> None:
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location['url']}")

    def _fail(self, request: Request) -> None:
        if request.failure != LEFT:
            self.complaints.append(f"failed: {request.url} {request.failure}")


def arrive(
    browser: Browser,
    address: str,
    *,
    language: str = "fr-FR",
    phone: bool = False,
    night: bool = False,
    still: bool = True,
) -> Visitor:
    """A new browser, as if on another machine; still: the person wants no movement."""
    context = browser.new_context(
        locale=language,
        viewport=PHONE if phone else DESK,
        has_touch=phone,
        is_mobile=phone,
        color_scheme="dark" if night else "light",
        reduced_motion="reduce" if still else "no-preference",
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE * 1000)
    return Visitor(context, address)


class Visit(Protocol):
    """Opens one more browser."""

    def __call__(
        self,
        address: str = "",
        *,
        language: str = "fr-FR",
        phone: bool = False,
        night: bool = False,
        still: bool = True,
    ) -> Visitor: ...
