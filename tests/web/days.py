"""A clock that tests set, and people who play the city of a day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest

from faubourg.web.services import Services
from web.browser import Browser, Shown
from web.in_process import decide, settled

FIRST = date(2026, 11, 18)
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)


@dataclass
class Clock:
    """What the server takes for now."""

    at: datetime = NOON

    def next_day(self) -> None:
        self.at += timedelta(1)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    held = Clock()
    monkeypatch.setattr("faubourg.table.daily.now", lambda: held.at)
    return held


def begin(browser: Browser, way: str = "town_center.a", **more: str) -> str:
    """The table of a try."""
    answer = browser.send_form(f"/daily/{FIRST}", way=way, **more)
    assert answer.status_code in (302, 303), answer.text
    return answer.headers["location"].removeprefix("/table/")


def play_by(browser: Browser, table: str, seed: int = 1) -> Shown:
    """At random to the end, without looking at each step: that takes long."""
    services: Services = browser.client.app.state.services

    async def play() -> None:
        rng, held = Random(seed), await settled(services, table)
        while not held.over:
            held = await decide(services, held, rng)

    browser.client.blocking_portal.call(play)
    return browser.look(table)


def finish(browser: Browser, way: str = "town_center.a", seed: int = 1, **more: str) -> str:
    table = begin(browser, way, **more)
    play_by(browser, table, seed)
    return table
