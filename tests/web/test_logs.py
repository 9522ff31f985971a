"""One line for each request and each fault, without a secret and without a lie."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from faubourg.web.app import create_app
from faubourg.web.logs import REQUESTS, JsonLines, Lines
from faubourg.web.services import Settings
from faubourg.web.store import Store
from web.browser import LINK, ME, AnyClient, Browser


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, REQUESTS.name)
    return caplog


@pytest.fixture
def breaking(sqlite: str) -> Iterator[AnyClient]:
    """A server whose faults reach nobody but the log."""
    app = create_app(Settings(sqlite, requests_per_minute=10**6, bot_pause=0), "a key")
    with TestClient(app, raise_server_exceptions=False) as opened:
        yield opened


def lines(told: pytest.LogCaptureFixture) -> list[str]:
    return [form.format(record) for record in told.records for form in (Lines(), JsonLines())]


def fields(told: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    return [record.__dict__["fields"] for record in told.records if record.name == REQUESTS.name]


def sockets(told: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    return [line for line in fields(told) if line["method"] == "SOCKET"]


def test_a_request_is_one_line_with_its_route(
    browser: Browser, told: pytest.LogCaptureFixture
) -> None:
    table = browser.open()
    browser.look(table)
    *_, last = fields(told)
    assert last["method"] == "GET" and last["status"] == 200 and last["address"] == "testclient"
    assert last["route"] == "/api/tables/{table_id}" and isinstance(last["ms"], float)


def test_files_and_wrong_addresses_have_their_line(
    client: AnyClient, told: pytest.LogCaptureFixture
) -> None:
    client.get("/static/css/none.css")
    client.get("/nowhere/at/all")
    client.get("/nowhere")
    assert [(line["route"], line["status"]) for line in fields(told)] == [
        ("/static/{file_path}", 404), ("/nowhere/…", 404), ("/nowhere", 404),
    ]  # fmt: skip


def test_a_socket_is_told_when_it_ends(browser: Browser, told: pytest.LogCaptureFixture) -> None:
    table = browser.open()
    with browser.live(table):
        assert not sockets(told)
    while not sockets(told):
        browser.get("/health")  # it ends a moment after the page has gone
    (line,) = sockets(told)
    assert line["route"] == "/live/{table_id}" and line["status"] == 101


def test_no_line_has_a_seat_link_a_cookie_or_a_nonce(
    client: AnyClient, told: pytest.LogCaptureFixture
) -> None:
    owner, friend = Browser(client), Browser(client)
    table = owner.open(ME, LINK)
    link = owner.link(table, 1)
    for wrong in (f"{link}/", f"{link}/more", f"/x{link}", f"/join{link}"):
        client.get(wrong)
    friend.get(link)
    friend.join(link, "Zoé", nonce="abcdef0123456789")
    key = owner.send_form("/carry").text.split("/carry/")[1].split('"')[0]
    friend.send_form(f"/carry/{key}")
    secrets = [
        key,
        link.rsplit("/", 1)[1],
        "abcdef0123456789",
        *owner.jar.values(),
        *friend.jar.values(),
    ]
    written = "\n".join(lines(told))
    assert "/join/{table_id}/{secret}" in written and "/carry/{secret}" in written
    assert not [secret for secret in secrets if secret in written]


def test_a_fault_is_found_by_the_name_the_person_is_told(
    breaking: AnyClient, told: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = Browser(breaking)
    table = owner.open(ME, LINK)
    link = owner.link(table, 1)
    monkeypatch.setattr(Store, "seat_of_invitation", _break)
    page = Browser(breaking).get(link)
    (fault,) = [record for record in told.records if record.levelno == logging.ERROR]
    named = fault.__dict__["fields"]
    assert page.status_code == 500 and named["fault"] in page.text
    assert named["route"] == "/join/{table_id}/{secret}" and named["table"] == table
    line = JsonLines().format(fault)
    assert "\n" not in line and "it broke" in json.loads(line)["trace"]
    assert link.rsplit("/", 1)[1] not in line + Lines().format(fault)


def test_programs_are_told_the_fault_too(
    breaking: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "table", _break)
    answer = Browser(breaking).get("/api/tables/0123456789")
    assert answer.status_code == 500 and len(answer.json()["fault"]) == 8


async def _break(self: Store, *given: object) -> None:
    raise RuntimeError("it broke")


def test_a_fault_of_the_database_shows_no_value(database: str) -> None:
    """The secret of a table's chance, hashes of links: all of them are values."""

    def fail(connection: Connection) -> None:
        connection.execute(text("SELECT :secret FROM nowhere"), {"secret": "s3cret"})

    async def ask() -> list[str]:
        store = Store(database)
        async with store.begin() as connection:
            with pytest.raises(SQLAlchemyError) as read:
                await connection.run_sync(fail)
        with pytest.raises(SQLAlchemyError) as written:
            await store.write(fail)
        await store.close()
        return [str(read.value), str(written.value)]

    assert not [words for words in asyncio.run(ask()) if "s3cret" in words]


def test_no_value_can_forge_a_line_or_a_field() -> None:
    record = logging.makeLogRecord({"msg": "a\nb", "levelname": "INFO", "name": "x"})
    record.fields = {"route": 'x status=200\n"', "ms": 1.5}
    line = Lines().format(record)
    assert line.endswith(r'info x: a\x0ab route="x status=200\n\"" ms=1.5')
    assert json.loads(JsonLines().format(record))["route"] == 'x status=200\n"'
