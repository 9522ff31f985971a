"""Numbers for a host: right, few, and without a name of anything at a table."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient
from prometheus_client import REGISTRY
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError, OperationalError

from faubourg.web import metrics
from faubourg.web.app import create_app
from faubourg.web.schema import meta
from faubourg.web.services import Settings
from faubourg.web.store import Store
from web.browser import BOT, ME, AnyClient, Browser


def value(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


class Rise:
    """How much a number has grown since."""

    def __init__(self, name: str, **labels: str) -> None:
        self.name, self.labels = name, labels
        self.before = value(name, **labels)

    def __call__(self) -> float:
        return value(self.name, **self.labels) - self.before


@pytest.fixture
def strict(sqlite: str) -> Iterator[AnyClient]:
    with TestClient(create_app(Settings(sqlite, requests_per_minute=1), "a key")) as opened:
        yield opened


def test_requests_are_counted_by_template_method_and_status(browser: Browser) -> None:
    route = {"route": "/api/tables/{table_id}", "method": "GET"}
    seen = Rise("faubourg_requests_total", status="200", **route)
    timed = Rise("faubourg_request_seconds_count", **route)
    for table in (browser.open(), browser.open()):
        browser.look(table)
    assert seen() == timed() == 2


def test_strangers_cannot_make_new_series(client: AnyClient) -> None:
    lost = Rise("faubourg_requests_total", route="none", method="GET", status="404")
    odd = Rise("faubourg_requests_total", route="none", method="other", status="405")
    for number in range(5):
        client.get(f"/nowhere/{number}")
        client.request(f"ODD{number}", "/")
    assert lost() == 5 and odd() == 5


def test_no_label_names_a_table_or_a_secret(browser: Browser) -> None:
    table = browser.open()
    browser.play(table)
    browser.get(f"/table/{table}")
    labels = {
        word
        for metric in REGISTRY.collect()
        for sample in metric.samples
        for word in sample.labels.values()
    }
    assert "/table/{table_id}" in labels
    assert not [word for word in labels if table in word]


def test_what_the_limit_refuses_is_counted(strict: AnyClient) -> None:
    refused = Rise("faubourg_refused_total")
    assert [strict.get("/api/offer").status_code for _ in range(3)] == [200, 429, 429]
    assert refused() == 2


def test_open_sockets_come_and_go(browser: Browser) -> None:
    table = browser.open()
    here = Rise("faubourg_open_sockets")
    with browser.live(table) as page:
        page.send_text("{}")
        page.receive_text()
        assert here() == 1
    while here():
        browser.get("/health")  # it ends a moment after the page has gone


def test_decisions_and_thinking_bots_are_counted(browser: Browser) -> None:
    stored, thought = (
        Rise("faubourg_decisions_stored_total"),
        Rise("faubourg_bot_thinking_seconds_count"),
    )
    table = browser.open(ME, BOT)
    while not thought() or stored() < 2:
        shown = browser.look(table)
        if shown["actions"]:
            browser.play(table)
    while value("faubourg_bots_waiting"):
        browser.get("/health")  # it is looked at from time to time
    assert thought() and stored() >= 2


def test_a_fault_of_the_database_is_counted_but_not_that_somebody_was_faster(sqlite: str) -> None:
    faults = Rise("faubourg_database_faults_total", kind="OperationalError")

    def fail(connection: Connection) -> None:
        connection.execute(text("SELECT 1 FROM nowhere"))

    def clash(connection: Connection) -> None:
        connection.execute(insert(meta), [{"key": "twice", "value": ""}] * 2)

    async def ask() -> None:
        store = Store(sqlite)
        with pytest.raises(OperationalError):
            await store.write(fail)
        with pytest.raises(IntegrityError):
            await store.write(clash)
        await store.close()

    asyncio.run(ask())
    assert faults() == 1 and value("faubourg_database_faults_total", kind="IntegrityError") == 0


def test_a_bot_that_fails_is_counted(sqlite: str) -> None:
    failed = Rise("faubourg_bot_failures_total")
    settings = Settings(sqlite, requests_per_minute=10**6, bot_pause=0, bot_patience=0)
    with TestClient(create_app(settings, "a key")) as client:
        browser = Browser(client)
        table = browser.open(BOT, ME)
        while not failed():
            browser.look(table)
    assert failed() >= 1


@pytest.mark.parametrize("workers", [1, 2])
def test_a_taken_address_is_refused(workers: int) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match=str(port)), metrics.served("127.0.0.1", port, workers):
            pass
