"""A real browser, a real server, and visitors who come to it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.server import PATIENCE, Server, Wire, running
from browser.visitors import Visit, Visitor, arrive

COMMANDS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
            "google-chrome-stable")  # fmt: skip
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE * 1000)


def find_browser(own: str) -> str:
    """Where a browser is; own is where Playwright would keep one."""
    found = [path for path in map(which, COMMANDS) if path]
    found += [path for path in (*APPLICATIONS, own) if Path(path).exists()]
    if not found:
        pytest.fail("no Chromium or Chrome found; `make test` installs one (tools/browser.sh)")
    return found[0]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = find_browser(playwright.chromium.executable_path)
        # Containers run as root, where Chromium's sandbox does not start.
        started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all: each visitor has cookies of its own, and each test its tables."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    laid = Wire(server)
    laid.mend()
    yield laid
    laid.cut()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def visit(
    browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Visit]:
    """Opens browsers; none of them may complain, and a failing test leaves their pictures."""
    visitors: list[Visitor] = []

    def come(address: str = "", **wishes: Any) -> Visitor:
        visitors.append(arrive(browser, address or server.address, **wishes))
        return visitors[-1]

    yield come
    complaints = [words for visitor in visitors for words in visitor.unforgiven()]
    for number, visitor in enumerate(visitors):
        if complaints or request.node.stash.get(FAILED, False):
            visitor.photograph(tmp_path, f"visitor-{number}")
        visitor.context.close()
    assert complaints == []
