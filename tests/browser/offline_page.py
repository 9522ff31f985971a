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
from faubourg.core.registry import find_game

START: Final = 60_000  # milliseconds for Python in a browser, on a busy machine
ASK: Final = """async ([method, path, body]) => {
  const language = document.documentElement.lang;
  const asked = { method, path, query: [], body: body ? JSON.stringify(body) : "", language };
  return JSON.parse(await parent.faubourg.ask(JSON.stringify(asked)));
}"""


# Chooses for whoever sits at the screen, until so many choices are made or the game is over.
PLAY_ON: Final = """async ([table, most]) => {
  const path = `/api/tables/${table}`;
  const ask = async (method, path, body, query = []) => {
    const asked = { method, path, query, body: body ? JSON.stringify(body) : "", language: "en" };
    const told = JSON.parse(await faubourg.ask(JSON.stringify(asked)));
    if (told.status !== 200) throw new Error(told.body);
    return JSON.parse(told.body);
  };
  let [begun, drawn] = [-1, 1];
  for (let done = 0; ; ) {
    const [seat] = (await ask("GET", `${path}/state`)).actors;
    if (seat === undefined) return { table, begun };
    if (seat < 0) continue; // chance is about to begin
    const now = await ask("GET", `${path}/state`, null, [["seat", String(seat)]]);
    if (begun < 0) begun = now.number;
    if (done === most) return { table, begun, number: now.number };
    drawn = (48271 * drawn) % 2147483647; // chance; counting may go in circles
    const [action] = now.legal[drawn % now.legal.length];
    await ask("POST", `${path}/play`, { seat, action, expected: now.number });
    done += 1;
  }
}"""


class Host:
    """A plain web host, until it is gone; the folder is one of those there."""

    def __init__(self, folder: Path) -> None:
        handler = partial(QuietHandler, directory=str(folder.parent))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/{folder.name}/"
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


def go_home(window: Page) -> Frame:
    window.evaluate("() => { location.hash = 'fr/index.html' }")
    window.frame_locator("#page").locator(".games").wait_for()
    return page_in(window)


def ask(window: Page, method: str, path: str, body: object = None) -> Any:
    told = page_in(window).evaluate(ASK, [method, path, body])
    assert told["status"] == 200, told
    return json.loads(told["body"]) if told["kind"] == "application/json" else told["body"]


def open_by_command(window: Page, game: str) -> str:
    """Alone, where one can, or two at one screen: no bot is waited for."""
    seats = [{"kind": "me"}, {"kind": "here"}][: find_game(game).fewest]
    wish = {"game": game, "seats": seats, "nonce": "x"}
    return str(ask(window, "POST", "/api/tables", wish)["table"])


def play_on(window: Page, table: str, most: int = 5000) -> dict[str, Any]:
    found: dict[str, Any] = window.evaluate(PLAY_ON, [table, most])
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
        return ask(self.window, method, f"/api/tables/{self.id}{path}", body)

    def now(self) -> Any:
        return self.ask("GET", "")

    def decide_by_command(self, choose: Any) -> None:
        now = self.now()
        seat = now["seat"]
        command = {"seat": seat, "action": choose(now["actions"])[0], "expected": now["number"]}
        self.ask("POST", "/play", command)
        wait_in(self.page, scripts.STEPPED, [SLIDER, now["steps"]])
