"""News for a page: one WebSocket, which says how the page looks and is sent what it shows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from faubourg.table.floor import NoTable
from faubourg.table.following import Follower
from faubourg.table.viewer import sight_of
from faubourg.table.wire import WantedLook
from faubourg.web.access import asker, browser_of
from faubourg.web.api import hides, viewer_of
from faubourg.web.services import Services

LONGEST_MESSAGE: Final = 1000
SEEN_EVERY: Final = 60  # seconds
LOOKS_APART: Final = 0.02  # seconds between two wishes of one page
STORY: Final = 0.25  # seconds a page waits for a long story, before it is shown without
GONE: Final = 4404
NOT_FROM_HERE: Final = 4403
BAD_MESSAGE: Final = 4400
TOO_MANY: Final = 4429
GOING_AWAY: Final = 1001
OUR_FAULT: Final = 1011
log = logging.getLogger("faubourg.server")

AnySocket = WebSocket[Any, Any, Any]


@websocket("/live/{table_id:str}")
async def live(socket: AnySocket, services: Services, table_id: str) -> None:
    """Sends a situation at once, when the look changes and when something happened."""
    await socket.accept()
    if not _is_from_here(socket):
        await socket.close(code=NOT_FROM_HERE)
        return
    with services.limits.socket(*asker(socket)) as fits:
        if not fits:
            await socket.close(code=TOO_MANY)
            return
        try:
            table = await services.tables.get(table_id, asker(socket)[0])
        except NoTable:
            await socket.close(code=GONE)
            return
        if hides(table, browser_of(socket)):
            await socket.close(code=GONE)
            return
        await _Page(socket, services, table_id).run()


def _is_from_here(socket: AnySocket) -> bool:
    """Browsers name the page's origin; no CSRF token guards a socket."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


class _Page:
    """One open page."""

    def __init__(self, socket: AnySocket, services: Services, table_id: str) -> None:
        self.socket = socket
        self.services = services
        self.table_id = table_id
        self.address = asker(socket)[0]
        self.wanted: WantedLook | None = None
        self.asked = False  # it has said how it looks, and waits for the answer
        self.follower = Follower()

    async def run(self) -> None:
        with self.services.hub.page(self.table_id, browser_of(self.socket)):
            await self._stay()
        self._leave()

    def _leave(self) -> None:
        """Unless another page of the same browser is open; when we stop, it will be here again."""
        hub, browser = self.services.hub, browser_of(self.socket)
        if browser and not hub.closing and not hub.has_page(self.table_id, browser):
            self.services.tables.note_page(self.table_id, browser, leaves=True)

    async def _stay(self) -> None:
        with self.services.hub.watch(self.table_id) as changed:
            table, driver = (
                await self.services.tables.get(self.table_id),
                self.services.tables.driver,
            )
            driver.drive(table)
            if table.people.held_by(browser_of(self.socket)):
                driver.prepare(table)
            tasks = [asyncio.create_task(self._send(changed)), asyncio.create_task(self._be_seen())]
            try:
                await self._receive(changed)
            except WebSocketDisconnect:
                pass
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _be_seen(self) -> None:
        """Whose page is open is not away."""
        browser = browser_of(self.socket)
        while browser:
            await asyncio.shield(self.services.tables.note_page(self.table_id, browser))
            await asyncio.sleep(SEEN_EVERY)

    async def _receive(self, changed: asyncio.Event) -> None:
        while True:
            message: dict[str, Any] = dict(await self.socket.receive())
            if message["type"] == "websocket.disconnect":
                return
            words = str(message.get("text") or "")
            try:
                self.wanted = msgspec.json.decode(words[:LONGEST_MESSAGE], type=WantedLook)
            except msgspec.DecodeError:
                await self.socket.close(code=BAD_MESSAGE)
                return
            self.asked = True
            changed.set()
            # Meanwhile nothing more is read; many pages of one address wish no more than four.
            pages = self.services.limits.sockets_of(self.address)
            await asyncio.sleep(LOOKS_APART * max(1.0, pages / 4))

    async def _send(self, changed: asyncio.Event) -> None:
        while True:
            await changed.wait()
            changed.clear()
            if self.services.hub.closing:
                await self.socket.close(code=GOING_AWAY)
                return
            if self.wanted is not None and not await self._show(self.wanted):
                return
            if self.follower.more:
                changed.set()

    async def _show(self, wanted: WantedLook) -> bool:
        """A page that cannot be shown its table is told so; it will come back."""
        try:
            told = await self._news(wanted)
            if told is not None:
                await self.socket.send_data(told, mode="text")
        except (WebSocketDisconnect, OSError):  # it has gone, perhaps while it was told
            return False
        except NoTable:
            await self.socket.close(code=GONE)
            return False
        except Exception:  # the edge of the web
            log.exception("table %s cannot be shown", self.table_id)
            with contextlib.suppress(Exception):
                await self.socket.close(code=OUR_FAULT)
            return False
        return True

    async def _news(self, wanted: WantedLook) -> bytes | None:
        asked, self.asked = self.asked, False
        table = await self.services.tables.get(self.table_id)
        if hides(table, browser_of(self.socket)):
            raise NoTable(self.table_id)  # for who looks: the device was closed meanwhile
        await self.services.tables.tell(table, self.address, STORY)
        await table.look_back(sight_of(table, viewer_of(self.socket, table), wanted), wanted.at)
        async with self.services.painting.take(self.address):  # who sits where may have changed
            viewer = viewer_of(self.socket, table)
            told = self.follower.news(table, viewer, wanted, table.once, asked)
        return None if told is None else msgspec.json.encode(told)
