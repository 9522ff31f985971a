"""The pages without a server, measured in Chromium: how much is fetched, how soon one can play.

    python bench/offline.py --write        # results in bench/results/offline.md
    python bench/offline.py --decisions 100

Cold is a new browser, warm one that has been there. Slow: every process with pages and workers in
it works a quarter of the time (Chromium's own throttle slows the page alone, and Python is in a
worker). Beside the wall's clock stands the time of the processor, of all of the browser: on a busy
machine the clock says little.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Frame, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.conftest import find_browser

from faubourg.bots.learned import has_learned
from faubourg.core.registry import find_game
from faubourg.web.folder import build

RESULTS = Path(__file__).parent / "results" / "offline.md"
GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
DECISIONS = 60  # with 20, 95 in 100 would be the slowest one
BOTS = ("apprentice", "citizen", "planner")
TURN, QUARTER = 0.04, 0.01  # seconds: of so many, a slow processor works so many
TICKS = os.sysconf("SC_CLK_TCK")
# In the worker of the tables: how long the worker of the bots takes for each answer.
WATCH = """() => {
  self.taken = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (task) {
    const begun = performance.now();
    const told = () => self.taken.push(performance.now() - begun);
    this.addEventListener("message", told, { once: true });
    return post.call(this, task);
  };
}"""
ASK = """async ([method, path, body]) => {
  const asked = { method, path, query: [], body: body ? JSON.stringify(body) : "", language: "en" };
  const told = JSON.parse(await faubourg.ask(JSON.stringify(asked)));
  return JSON.parse(told.body);
}"""
NOTE = """\
Goals: 9 MB; ready within 6 s cold, 3 s warm, 20 s cold on a slow processor; click to board 120 ms
in 95 of 100; answers of the apprentice within 300 ms and of the citizen within 500 ms in the mean.

Where the load is above the number of cores, others had most of the machine: the clock then judges
no goal, neither start nor clicks, and a browser that gets less than a quarter of a core anyway is
slowed no further. Seconds of the processor are those of all processes of the browser together, so a
quiet machine is ready sooner than they say, and a slow one within about four times as many."""
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


def processes() -> list[tuple[int, str, float]]:
    """Those that come from this one: number, command line, seconds of the processor."""
    found: dict[int, tuple[int, float]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            used = sum(map(int, fields[11:15])) / TICKS  # with children that have ended
            found[int(stat.parent.name)] = int(fields[1]), used
    ours = {os.getpid()}
    while more := {pid for pid, (parent, _) in found.items() if parent in ours} - ours:
        ours |= more
    told = [(pid, _command(pid), found[pid][1]) for pid in ours - {os.getpid()}]
    return [each for each in told if "chrom" in each[1]]


def _command(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    return ""


def used() -> float:
    return sum(seconds for _, _, seconds in processes())


@contextmanager
def slowed() -> Iterator[None]:
    """Every process with pages and workers in it works a quarter of the time."""
    ended = Event()

    def hold() -> None:
        while not ended.is_set():
            pages = [pid for pid, words, _ in processes() if "--type=renderer" in words]
            for sign, rest in ((signal.SIGSTOP, TURN - QUARTER), (signal.SIGCONT, QUARTER)) * 8:
                for pid in pages:
                    with suppress(OSError):
                        os.kill(pid, sign)
                time.sleep(rest)

    thread = Thread(target=hold)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def come(context: BrowserContext, address: str) -> tuple[Page, float, float]:
    """A window; how long it took until a board could be played on, also of the processor."""
    page = context.new_page()
    page.set_default_timeout(300_000)
    begun, before = time.perf_counter(), used()
    page.goto(address)
    page.locator("html[data-ready]").wait_for(state="attached")
    return page, time.perf_counter() - begun, used() - before


def visits(browser: Browser, address: str) -> dict[str, float]:
    context = browser.new_context(locale="en")
    Handler.sent = 0
    page, cold, cold_used = come(context, address)
    begun = time.perf_counter()
    inside = page.frame_locator("#page")
    inside.locator("[data-game=town_center] .starts form button").first.click()
    inside.locator("#sheet svg").first.wait_for()
    board = time.perf_counter() - begun
    page.locator("html[data-kept]").wait_for(state="attached")
    sent = Handler.sent
    page.close()
    _, warm, warm_used = come(context, address)
    context.close()
    return {"cold": cold, "cold_used": cold_used, "board": board, "warm": warm,
            "warm_used": warm_used, "sent": sent}  # fmt: skip


def open_table(page: Page, game: str, bot: str) -> tuple[str, Frame]:
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}], "nonce": "x"}
    table = page.evaluate(ASK, ["POST", "/api/tables", wish])["table"]
    address = f"en/table/{game}.html?id={table}"
    page.evaluate("address => { location.hash = address }", address)
    page.frame_locator("#page").locator(f"#table[data-table='{table}'] #sheet svg").first.wait_for()
    return table, page.frames[1]


def play(page: Page, game: str, bot: str, decisions: int) -> tuple[list[float], list[float]]:
    """The times of my own choices, and of the bot's answers, in milliseconds."""
    table, frame = open_table(page, game, bot)
    desk = next(worker for worker in page.workers if "/worker.js" in worker.url)
    desk.evaluate("() => { self.taken.length = 0 }")
    mine: list[float] = []
    rng = Random(1)
    while len(mine) < decisions:
        frame.wait_for_function(
            "() => document.title.startsWith('●') || !document.getElementById('result').hidden",
            polling=20,
        )
        now = page.evaluate(ASK, ["GET", f"/api/tables/{table}", None])
        if now["result"]:
            break
        action = rng.choice(now["actions"])[0]
        body = {"seat": now["seat"], "action": action, "expected": now["number"]}
        mine.append(page.evaluate(ACT, [f"/api/tables/{table}/play", body, now["steps"]]))
    return mine, desk.evaluate("() => self.taken")


def measure(folder: Path, times: int, decisions: int) -> list[str]:
    lines = [_machine(), ""]
    with hosting(folder) as address, sync_playwright() as playwright:
        path = find_browser(playwright.chromium.executable_path)

        def browser() -> Browser:
            return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])

        lines += started(browser, address, times)
        lines += ["", *answered(browser(), address, decisions)]
    return lines


def started(browser: Callable[[], Browser], address: str, times: int) -> list[str]:
    lines = ["| processor | fetched, MB | ready cold, s | of the processor | first board, s "
             "| ready warm, s | of the processor | load |", "|---|" + "---|" * 7]  # fmt: skip
    for name, way in (("full speed", nullcontext), ("a quarter of it", slowed)):
        found = []
        for _ in range(times):
            fresh = browser()
            with way():
                found.append(visits(fresh, address))
            fresh.close()
        got = {key: median(each[key] for each in found) for key in found[0]}
        lines.append(f"| {name} | {got['sent'] / 1e6:.2f} | {got['cold']:.1f} "
                     f"| {got['cold_used']:.1f} | {got['board']:.1f} | {got['warm']:.1f} "
                     f"| {got['warm_used']:.1f} | {os.getloadavg()[0]:.0f} |")  # fmt: skip
        print(lines[-1], flush=True)
    return lines


def answered(browser: Browser, address: str, decisions: int) -> list[str]:
    lines = ["| game | bot | click to board, ms: median | 95 % | its answer, ms: mean | median "
             "| 95 % | choices | answers | load |", "|---|---|" + "---|" * 8]  # fmt: skip
    page, _, _ = come(browser.new_context(locale="en"), address)
    next(worker for worker in page.workers if "/worker.js" in worker.url).evaluate(WATCH)
    for game, bot in product(GAMES, BOTS):
        if bot != "apprentice" and not has_learned(find_game(game)):
            continue  # it would only play like the apprentice
        mine, its = play(page, game, bot, decisions)
        clicks, answers = quantiles(mine, n=20), quantiles(its, n=20)
        lines.append(f"| {game} | {bot} | {clicks[9]:.0f} | {clicks[18]:.0f} | {mean(its):.0f} "
                     f"| {answers[9]:.0f} | {answers[18]:.0f} | {len(mine)} | {len(its)} "
                     f"| {os.getloadavg()[0]:.0f} |")  # fmt: skip
        print(lines[-1], flush=True)
    browser.close()
    return lines


def _machine() -> str:
    load = os.getloadavg()[0]
    return f"{os.cpu_count()} cores, load {load:.1f} before it began."


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--write", action="store_true")
    asked.add_argument(
        "--times", type=int, default=3, help="of each way to start; medians are told"
    )
    asked.add_argument("--decisions", type=int, default=DECISIONS)
    asked.add_argument("--folder", type=Path, help="built before; otherwise it is built now")
    given = asked.parse_args()
    with TemporaryDirectory() as held:
        folder = given.folder or Path(held) / "folder"
        if given.folder is None:
            build(folder)
        version = json.loads((folder / "faubourg-offline.json").read_text("utf-8"))["version"]
        head = (
            f"`python bench/offline.py --write`, folder {version}, Chromium, plain `http.server`."
        )
        lines = ["# Without a server", "", head, *measure(folder, given.times, given.decisions)]
        lines += ["", NOTE]
    print("\n".join(lines))
    if given.write:
        RESULTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
