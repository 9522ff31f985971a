"""The pages without a server, measured in Chromium: how much is fetched, how soon one can play.

    python bench/offline.py --write        # results in bench/results/offline.md
    python bench/offline.py --games        # plays a whole game of each kind against a bot, too

Cold is a new browser, warm one that has been there; slow is a processor at a quarter of its speed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Frame, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import find_browser

from faubourg.web.folder import build

RESULTS = Path(__file__).parent / "results" / "offline.md"
GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
DECISIONS = 25  # of each game, for the time from a click to the board
ASK = """async ([method, path, body]) => {
  const asked = { method, path, query: [], body: body ? JSON.stringify(body) : "", language: "en" };
  const told = JSON.parse(await faubourg.ask(JSON.stringify(asked)));
  return JSON.parse(told.body);
}"""
# From the moment a choice is sent until the page has drawn what came of it.
ACT = """async ([path, body, steps]) => {
  const page = document.getElementById("page").contentWindow;
  const begun = performance.now();
  const asked = { method: "POST", path, query: [], body: JSON.stringify(body), language: "en" };
  const told = JSON.parse(await faubourg.ask(JSON.stringify(asked)));
  if (told.status !== 200) throw new Error(told.body);
  const slider = page.document.getElementById("scrub");
  while (Number(slider.max) <= steps) await new Promise((go) => page.requestAnimationFrame(go));
  await new Promise((go) => page.requestAnimationFrame(go));
  return performance.now() - begun;
}"""


class Handler(SimpleHTTPRequestHandler):
    sent = 0

    def log_message(self, *words: Any) -> None: ...

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        Handler.sent += len(data)
        outputfile.write(data)


@contextmanager
def hosting(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def come(context: BrowserContext, address: str, slow: int = 1) -> tuple[Page, float]:
    """A window, and how long it took until a board could be played on."""
    page = context.new_page()
    page.set_default_timeout(300_000)
    if slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    begun = time.perf_counter()
    page.goto(address)
    page.locator("html[data-ready]").wait_for(state="attached")
    return page, time.perf_counter() - begun


def first_visit(browser: Browser, address: str, slow: int) -> dict[str, float]:
    context = browser.new_context(locale="en")
    Handler.sent = 0
    page, cold = come(context, address, slow)
    begun = time.perf_counter()
    inside = page.frame_locator("#page")
    inside.locator("[data-game=town_center] .starts form button").first.click()
    inside.locator("#sheet svg").first.wait_for()
    board = time.perf_counter() - begun
    page.locator("html[data-kept]").wait_for(state="attached")
    sent = Handler.sent
    page.close()
    _, warm = come(context, address, slow)
    context.close()
    return {"cold": cold, "board": board, "warm": warm, "sent": sent}


def open_table(page: Page, game: str, bot: str) -> tuple[str, Frame]:
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}], "nonce": "x"}
    table = page.evaluate(ASK, ["POST", "/api/tables", wish])["table"]
    address = f"en/table/{game}.html?id={table}"
    page.evaluate("address => { location.hash = address }", address)
    page.frame_locator("#page").locator(f"#table[data-table='{table}'] #sheet svg").first.wait_for()
    return table, page.frames[1]


def play(page: Page, game: str, bot: str, decisions: int) -> dict[str, Any]:
    """The times of my own choices, and of the bot's answers."""
    table, frame = open_table(page, game, bot)
    mine: list[float] = []
    waits: list[float] = []
    rng = Random(1)
    while len(mine) < decisions:
        begun = time.perf_counter()
        frame.wait_for_function(
            "() => document.title.startsWith('●') || !document.getElementById('result').hidden",
            polling=20,
        )
        waits.append(time.perf_counter() - begun)
        now = page.evaluate(ASK, ["GET", f"/api/tables/{table}", None])
        if now["result"]:
            break
        action = rng.choice(now["actions"])[0]
        body = {"seat": now["seat"], "action": action, "expected": now["number"]}
        mine.append(page.evaluate(ACT, [f"/api/tables/{table}/play", body, now["steps"]]))
    return {"mine": mine, "over": bool(now["result"]), "waits": waits}


def measure(folder: Path, whole: bool) -> list[str]:
    lines = [_machine(), ""]
    with hosting(folder) as address, sync_playwright() as playwright:
        path = find_browser(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        lines += ["| processor | fetched, MB | ready cold, s | first board, s | ready warm, s |",
                  "|---|---|---|---|---|"]  # fmt: skip
        for slow in (1, 4):
            got = first_visit(browser, address, slow)
            name = "full speed" if slow == 1 else f"{slow} times slower"
            lines.append(f"| {name} | {got['sent'] / 1e6:.2f} | {got['cold']:.1f} "
                         f"| {got['board']:.1f} | {got['warm']:.1f} |")  # fmt: skip
        lines += ["", "| game | choices | click to board, ms: median | 95 % | whole game |",
                  "|---|---|---|---|---|"]  # fmt: skip
        page, _ = come(browser.new_context(locale="en"), address)
        for game in GAMES:
            played = play(page, game, "apprentice", 2000 if whole else DECISIONS)
            cuts = quantiles(played["mine"], n=20)
            over = "yes" if played["over"] else "no"
            lines.append(
                f"| {game} | {len(played['mine'])} | {cuts[9]:.0f} | {cuts[18]:.0f} | {over} |"
            )
            print(lines[-1], f"waited {mean(played['waits']):.2f} s for the bot's whole turn")
        browser.close()
    return lines


def _machine() -> str:
    load = os.getloadavg()[0]
    return f"{os.cpu_count()} cores, load {load:.1f} before it began."


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--write", action="store_true")
    asked.add_argument("--games", action="store_true")
    asked.add_argument("--folder", type=Path, help="built before; otherwise it is built now")
    given = asked.parse_args()
    with TemporaryDirectory() as held:
        folder = given.folder or Path(held) / "folder"
        if given.folder is None:
            build(folder)
        version = json.loads((folder / "faubourg-offline.json").read_text("utf-8"))["version"]
        lines = ["# Without a server", "", f"`python bench/offline.py --write`, folder {version}, "
                 "Chromium, plain `http.server`.", *measure(folder, given.games)]  # fmt: skip
    print("\n".join(lines))
    if given.write:
        RESULTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
