"""A real browser: the system's Chromium or Chrome, else the one Playwright brought."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest
from playwright.sync_api import Browser, sync_playwright

COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


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
