"""Measures the table page of the five games in a real browser, playing by clicks.

Smallest text and lit target of the board, its share of the window, what jumps over 30 decisions,
the weight of the page over the wire, and how long a click takes to be seen on the board.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests"))

from browser.conftest import find_browser  # noqa: E402  # where the tests' page is known
from browser.measures import SHIFTS, TARGET_SIZES, TEXT_SIZES, WATCH_SHIFTS  # noqa: E402
from browser.server import PATIENCE, running  # noqa: E402
from browser.table_page import PLAY, Table  # noqa: E402

RESULTS: Final = HERE / "results" / "page.md"
GAMES: Final = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
SIZES: Final = ((1280, 800), (1366, 768), (360, 740))
DECISIONS: Final = 30
PHONE: Final = 500  # pixels: narrower windows are phones

SHARE: Final = "() => document.querySelector('#board').getBoundingClientRect().height / innerHeight"


@dataclass
class Seen:
    """What one game at one size has shown."""

    text: float = 99.0
    target: float = 999.0
    share: float = 0.0
    shifted: float = 0.0
    weight: float = 0.0  # kB
    clicks: list[float] = field(default_factory=list)  # ms from the click to the board

    def row(self, game: str, size: tuple[int, int]) -> str:
        late = quantiles(self.clicks, n=20)[-1]
        return (
            f"| {game} | {size[0]}×{size[1]} | {self.text:.1f} | {self.target:.1f} | "
            f"{100 * self.share:.0f} % | {self.shifted:.3f} | {self.weight:.0f} | "
            f"{median(self.clicks):.0f} / {late:.0f} |"
        )


@contextmanager
def window(browser: Browser, size: tuple[int, int]) -> Iterator[Page]:
    width, height = size
    phone = width < PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-GB",
        is_mobile=phone,
        has_touch=phone,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE * 1000)
    yield context.new_page()
    context.close()


def weigh(page: Page, seen: Seen) -> None:
    """All that comes over the wire for the table, as it comes: compressed."""

    def add(finished: dict[str, float]) -> None:
        seen.weight += finished["encodedDataLength"] / 1000

    line = page.context.new_cdp_session(page)
    line.on("Network.loadingFinished", add)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})


def open_table(page: Page, address: str, game: str, seen: Seen) -> Table:
    page.goto(f"{address}/")
    page.locator(f"form[action='/play/{game}'] button").first.click()
    page.wait_for_url("**/table/*")
    weigh(page, seen)
    page.reload(wait_until="networkidle")
    table = Table(page)
    table.wait_until_others_are_done()
    return table


def watch(page: Page, seen: Seen) -> None:
    seen.text = min([seen.text, *page.evaluate(TEXT_SIZES)])
    seen.target = min([seen.target, *page.evaluate(TARGET_SIZES)])


def confirm(table: Table, seen: Seen) -> None:
    before, start = table.steps(), perf_counter()
    table.page.locator(PLAY).dispatch_event("click")
    table.wait_for_change(before)
    seen.clicks.append(1000 * (perf_counter() - start))


def decide(table: Table, rng: Random, seen: Seen) -> None:
    """By pointing, as the tests do, with a clock at the last click; a touch may have played."""
    table.read_gains()
    while not (now := table.open())["ready"]:
        place = rng.randrange(len(now["lit"]) + now["offered"])
        if place < len(now["lit"]):
            table.touch(now["lit"][place])
        else:
            table.press(table.offered().nth(place - len(now["lit"])))
    confirm(table, seen)


def measure(browser: Browser, address: str, game: str, size: tuple[int, int]) -> Seen:
    seen, rng = Seen(), Random(1)
    with window(browser, size) as page:
        table = open_table(page, address, game, seen)
        weight = seen.weight
        table.by_finger = size[0] < PHONE
        seen.share = page.evaluate(SHARE)
        page.evaluate(WATCH_SHIFTS)
        for _ in range(DECISIONS):
            watch(page, seen)
            decide(table, rng, seen)
            if not table.wait_until_others_are_done():
                break
            seen.shifted = sum(shift for shift, _ in page.evaluate(SHIFTS))
        seen.weight = weight
    return seen


def report() -> str:
    rows = []
    with TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as here:
        path = find_browser(here.chromium.executable_path)
        browser = here.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for game in GAMES:
            rows += [measure(browser, server.address, game, s).row(game, s) for s in SIZES]
            print("\n".join(rows[-len(SIZES) :]), flush=True)
        browser.close()
    return "\n".join([
        "# The table page",
        "",
        f"One person against a bot, {DECISIONS} decisions by clicks or taps in Chromium, on the",
        "server's machine. Text and target: the smallest on the board, in pixels. Jumps: the sum",
        "of all layout shifts. kB: its files without a cache; drawings come by socket. Click:",
        "until it is on the board.",
        "",
        "| game | window | text px | target px | board | jumps | kB | click ms, p50 / p95 |",
        "|---|---|---|---|---|---|---|---|",
        *rows,
        "",
    ])  # fmt: skip


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"into {RESULTS.name}")
    wanted = parser.parse_args()
    told = report()
    if wanted.write:
        RESULTS.write_text(told, "utf-8")
    print(told)


if __name__ == "__main__":
    main()
