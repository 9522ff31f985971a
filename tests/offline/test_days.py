"""Days that are over, as a server has shown them, in a browser of one's own."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest

from faubourg.core import record
from faubourg.core.daily import Chain
from faubourg.core.replay import verify
from offline.browser import Browser, do

FIRST = date(2026, 11, 18)
LAST = FIRST + timedelta(4)
CHAIN = Chain(FIRST, b"a seed that is drawn once, really")
SHOWN = {
    "first": str(FIRST), "end": CHAIN.anchor().end, "day": str(LAST),
    "secret": CHAIN.secret(LAST).hex(),
}  # fmt: skip


def wish(when: date, **shown: str) -> dict[str, str]:
    return {"way": "town_center.b", "day": str(when), "shown": json.dumps({**SHOWN, **shown})}


async def played(browser: Browser, day: date) -> tuple[str, Any]:
    """The table of a city that was played to its end, and how it stands."""
    led = await browser.post("/daily/past", wish(day))
    table = led["location"].removeprefix("/table/")
    while not (now := await browser.situation(table))["result"]:
        await browser.play(table)
    return table, now


def test_a_day_that_is_over_is_played_with_its_chance_and_can_be_verified() -> None:
    async def work() -> None:
        browser = Browser()
        table, now = await played(browser, FIRST + timedelta(1))
        assert now["luck"]["way"] == "daily" and not now["result"]["held"]
        kept = record.load(await browser.get(f"/api/tables/{table}/record"))
        verdict = verify(kept)
        assert verdict.honest and verdict.luck == "daily"
        assert kept.secret == CHAIN.secret(FIRST + timedelta(1)).hex()
        again, same = await played(browser, FIRST + timedelta(1))
        assert again != table and same["log"] == now["log"]  # as often as one likes
        _, other = await played(browser, FIRST)
        assert other["log"] != now["log"]

    do(work)


def test_one_may_ask_for_hints_as_it_counts_on_no_board() -> None:
    async def work() -> None:
        browser = Browser()
        led = await browser.post("/daily/past", wish(LAST))
        assert (await browser.situation(led["location"].removeprefix("/table/")))["hint"]

    do(work)


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        (wish(LAST + timedelta(1)), 422),  # it goes on
        (wish(FIRST - timedelta(1)), 422),
        (wish(LAST, secret="ab" * 32), 422),
        (wish(LAST, end="ab" * 32), 422),
        (wish(LAST, secret="no secret"), 422),
        (wish(FIRST, day="", secret=""), 422),  # nothing is shown yet
        (wish(LAST) | {"day": ""}, 422),
        (wish(LAST) | {"way": "chess.a"}, 404),
        (wish(LAST) | {"shown": ""}, 400),
    ],
)
def test_what_is_not_over_or_of_no_chain_is_refused(asked: dict[str, str], status: int) -> None:
    async def work() -> None:
        browser = Browser()
        assert (await browser.ask("POST", "/daily/past", asked))[0] == status
        assert browser.shelf.kept == {}

    do(work)
