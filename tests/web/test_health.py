"""What a host's machines ask: is the process alive, can it serve?"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection

from faubourg.web import limits
from faubourg.web.app import create_app
from faubourg.web.services import Probe, Services, Settings
from faubourg.web.store import Store
from web.browser import AnyClient


@pytest.fixture
def strict(sqlite: str) -> Iterator[AnyClient]:
    """One request a minute, for what is counted."""
    with TestClient(create_app(Settings(sqlite, requests_per_minute=1), "a key")) as opened:
        yield opened


@pytest.mark.parametrize("path", limits.WATCHED)
def test_it_is_not_counted_and_gives_no_cookie(strict: AnyClient, path: str) -> None:
    for _ in range(3):
        answer = strict.get(path)
        assert answer.status_code == 200 and answer.json() == {"status": "ok"}
        assert "set-cookie" not in answer.headers
    assert strict.get("/api/offer").status_code == 200
    assert strict.get("/api/offer").status_code == 429


def test_both_are_in_the_schema(client: AnyClient) -> None:
    paths = client.get("/schema/openapi.json").json()["paths"]
    assert "503" in paths["/ready"]["get"]["responses"] and "/health" in paths


def test_a_process_lives_though_its_database_is_gone(
    client: AnyClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("faubourg.web.health.DEADLINE", 0)  # no database is as quick as that
    answer = client.get("/ready")
    assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0
    assert answer.json() == {"status": "unready", "reason": "the database does not answer"}
    assert client.get("/health").status_code == 200


def test_a_stuck_database_is_asked_only_once(sqlite: str) -> None:
    async def ask() -> tuple[list[bool], int, bool]:
        store, go_on = Store(sqlite), threading.Event()
        probe, asked = Probe(store), 0
        write = store.write

        async def counted(do: object) -> None:
            nonlocal asked
            asked += 1
            await write(do)  # type: ignore[arg-type]

        store.write = counted  # type: ignore[method-assign, assignment]
        stuck = asyncio.create_task(write(lambda connection: stick(connection, go_on)))
        found = [await probe.answers(0.001) for _ in range(20)]
        while_stuck = asked
        go_on.set()
        await stuck
        later = await probe.answers(60)
        await store.close()
        return found, while_stuck, later

    assert asyncio.run(ask()) == ([False] * 20, 1, True)


def stick(connection: Connection, go_on: threading.Event) -> None:
    go_on.wait()


def test_a_database_without_our_tables_does_not_answer(tmp_path: object) -> None:
    async def ask() -> bool:
        store = Store(f"sqlite:///{tmp_path}/nothing.sqlite3")
        found = await Probe(store).answers(60)
        await store.close()
        return found

    assert not asyncio.run(ask())


def test_it_is_ready_while_it_can_hear_other_processes(postgres: str) -> None:
    async def ask() -> list[str]:
        services = Services(Settings(postgres, bot_pause=0))
        await services.open()
        await services.listening.wait()
        up = services.why_not_ready()
        services.listening.clear()
        deaf = services.why_not_ready()
        await services.close()
        return [up, deaf, services.why_not_ready()]

    up, deaf, closing = asyncio.run(ask())
    assert up == "" and "listens" in deaf and "stopping" in closing


def test_it_is_not_ready_when_what_moves_the_bots_has_ended(sqlite: str) -> None:
    async def ask() -> tuple[str, str]:
        services = Services(Settings(sqlite, bot_pause=0))
        await services.open()
        await asyncio.gather(*services.waking)
        up = services.why_not_ready()
        services._tasks[0].cancel()
        await asyncio.gather(services._tasks[0], return_exceptions=True)
        ended = services.why_not_ready()
        await services.close()
        return up, ended

    up, ended = asyncio.run(ask())
    assert up == "" and "bots" in ended
