"""The pages without a server: a folder, a web host that can be switched off, and a table there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final, cast

from playwright.sync_api import BrowserContext, Frame, Page

from browser import scripts
from browser.table_page import SLIDER, Table, wait_in

START: Final = 60_000  # milliseconds for Python in a browser, on a busy machine
ASK: Final = """async ([method, path, body]) => {
  const language = document.documentElement.lang;
  const asked = { method, path, query: [], body: body ? JSON.stringify(body) : "", language };
  return JSON.parse(await parent.faubourg.ask(JSON.stringify(asked)));
}"""


class Host:
    """A plain web host, until it is gone."""

    def __init__(self, folder: Path) -> None:
        handler = partial(QuietHandler, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self._gone = False

    def go_away(self) -> None:
        if not self._gone:
            self._gone = True
            self._server.shutdown()
            self._server.server_close()


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *words: Any) -> None: ...


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    try:
        yield host
    finally:
        host.go_away()


def enter(context: BrowserContext, address: str, *, kept: bool = False) -> Page:
    """A window in which the tables are ready; or even kept for a time without network."""
    window = context.new_page()
    window.set_default_timeout(START)
    window.goto(address)
    sign = "data-kept" if kept else "data-ready"
    window.locator(f"html[{sign}]").wait_for(state="attached", timeout=START)
    return window


def page_in(window: Page) -> Frame:
    """The page that is shown in the window."""
    window.frame_locator("#page").locator("main").wait_for(timeout=START)
    found = window.frames[1]
    found.wait_for_load_state()
    return found


class OfflineTable(Table):
    """A table page in its window; it asks the window what another would ask a server."""

    def __init__(self, window: Page) -> None:
        window.frame_locator("#page").locator("#sheet svg").first.wait_for(timeout=START)
        self.window = window
        super().__init__(cast(Page, page_in(window)))  # a frame answers the same questions

    @property
    def id(self) -> str:
        return self.page.url.rpartition("?id=")[2]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        told = self.page.evaluate(ASK, [method, f"/api/tables/{self.id}{path}", body])
        assert told["status"] == 200, told
        return json.loads(told["body"]) if told["kind"] == "application/json" else told["body"]

    def now(self) -> Any:
        return self.ask("GET", "")

    def decide_by_command(self, choose: Any) -> None:
        now = self.now()
        seat = now["seat"]
        command = {"seat": seat, "action": choose(now["actions"])[0], "expected": now["number"]}
        self.ask("POST", "/play", command)
        wait_in(self.page, scripts.STEPPED, [SLIDER, now["steps"]])
