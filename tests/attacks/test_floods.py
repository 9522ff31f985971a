"""Whoever asks for too much waits for itself: others are served as if it were not there."""

from __future__ import annotations

import asyncio
import select
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn
from litestar.exceptions import TooManyRequestsException, WebSocketDisconnect
from litestar.testing import TestClient
from web.browser import BOT, HERE, ME, AnyClient, Browser, news, say_look
from web.in_process import HOST, open_here, serve, settled
from web.test_serve import Visitor, serving

from faubourg.table.wire import NewTable, SeatWish
from faubourg.web import doors
from faubourg.web.app import create_app
from faubourg.web.doors import MOST_HALF_SENT, Door
from faubourg.web.limits import Limits, Turns, address_of
from faubourg.web.lobby import open_table
from faubourg.web.services import Services, Settings
from faubourg.web.sockets import TOO_MANY

T = TypeVar("T")
RECORDS = Path(__file__).parents[2] / "records" / "town_center"
BOT_SEAT = SeatWish("bot", bot="random")

# Turns


def test_many_wishes_of_one_are_as_one() -> None:
    """Forty foreign tables, then an honest player: it is the second to be served."""

    async def run() -> list[str]:
        turns, served = Turns(), list[str]()
        free = asyncio.Event()

        async def wish(who: str) -> None:
            async with turns.take(who):
                served.append(who)
                await free.wait()

        tasks = [asyncio.create_task(wish("flood")) for _ in range(40)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(wish("honest")))
        await asyncio.sleep(0)
        free.set()
        await asyncio.gather(*tasks)
        return served

    served = asyncio.run(run())
    assert served.index("honest") <= 2 and len(served) == 41


def test_who_goes_away_while_waiting_takes_no_turn() -> None:
    async def run() -> bool:
        turns = Turns()
        async with turns.take("a"):
            waiting = [asyncio.create_task(_use(turns, who)) for who in ("b", "b", "c")]
            await asyncio.sleep(0)
            for task in waiting[:2]:
                task.cancel()
        await waiting[2]
        async with asyncio.timeout(60), turns.take("d"):
            return turns.waiting == 0

    assert asyncio.run(run())


def test_a_turn_that_comes_as_one_goes_away_is_given_on() -> None:
    async def run() -> bool:
        turns = Turns()
        async with turns.take("a"):
            waiting = asyncio.create_task(_use(turns, "b"))
            await asyncio.sleep(0)
        waiting.cancel()  # its turn has come, but it does not know yet
        async with asyncio.timeout(60), turns.take("c"):
            return turns.waiting == 0

    assert asyncio.run(run())


def test_who_has_had_its_share_rests_and_others_go_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("faubourg.web.limits.BURST", 0.0)

    async def run() -> list[str]:
        turns, served = Turns(share=1.0), list[str]()

        async def wish(who: str) -> None:
            async with turns.take(who):
                served.append(who)
                time.sleep(0.01)  # work that never waits

        await wish("flood")
        again = asyncio.create_task(wish("flood"))
        await asyncio.sleep(0)
        await wish("honest")
        await again
        return served

    assert asyncio.run(run()) == ["flood", "honest", "flood"]


async def _use(turns: Turns, who: str) -> None:
    async with turns.take(who):
        pass


def test_bots_think_for_the_address_that_plays(sqlite: str) -> None:
    async def do(services: Services) -> list[str]:
        asked: list[str] = []
        pool = services.tables.thinker.pool
        ask = pool.ask

        async def listen(who: str, *given: object) -> object:
            asked.append(who)
            return await ask(who, *given)  # type: ignore[arg-type]

        pool.ask = listen  # type: ignore[method-assign, assignment]
        host = HOST.__class__(HOST.secret, HOST.device, "203.0.113.7")
        wish = NewTable("town_center", [SeatWish("bot", bot="random"), SeatWish("me")], {})
        await settled(services, await open_table(services, host, wish))
        return asked

    found = serve(sqlite, do)
    assert found and set(found) == {"203.0.113.7"}


# Limits


def test_limits_count_by_a_clock_that_nobody_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("faubourg.web.limits.time.monotonic", lambda: now)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    counted = Limits(3)
    for _ in range(3):
        counted.request("a")
    with pytest.raises(TooManyRequestsException) as refused:
        counted.request("a")
    assert refused.value.headers == {"Retry-After": "60"}
    counted.request("b")
    now += 60
    counted.request("a")


def test_a_home_with_many_addresses_counts_as_one() -> None:
    one, other = ({"client": (f"2001:db8:1:2::{n}", 1)} for n in (1, 2))
    assert address_of(one) == address_of(other) != address_of({"client": ("2001:db8:1:3::1", 1)})
    assert address_of({"client": ("192.0.2.1", 1)}) == address_of(
        {"client": ("::ffff:192.0.2.1", 1)}
    )


@pytest.fixture
def strict(sqlite: str) -> AnyClient:
    return TestClient(create_app(Settings(sqlite, requests_per_minute=200, bot_pause=0), "a key"))


def test_tables_boxes_records_and_checks_have_limits(strict: AnyClient) -> None:
    with strict:
        browser = Browser(strict)
        wish = {"game": "town_center", "seats": [ME, HERE]}
        answers = [browser.post("/api/tables", wish) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
        assert 0 < int(answers[-1].headers["retry-after"]) <= 60
        table = answers[0].json()["table"]
        checks = [browser.get(f"/api/tables/{table}/record").status_code for _ in range(4)]
        assert checks == [200, 429, 429, 429]
        other = Browser(strict)  # another browser of the same home has what is left
        assert other.get(f"/api/tables/{table}/record").status_code == 200
        assert Browser(strict).get(f"/api/tables/{table}/record").status_code == 200
        assert Browser(strict).get(f"/api/tables/{table}/record").status_code == 429


def test_reviews_are_work_and_one_that_is_begun_is_for_all(strict: AnyClient) -> None:
    with strict:
        tables = []
        for name in ("solo", "central_park"):
            text = (RECORDS / f"{name}.jsonl").read_bytes()
            answer = Browser(strict).post("/replay", files={"record": ("game.jsonl", text)})
            tables.append(answer.headers["location"].rpartition("/")[2])
        first, second = (f"/api/tables/{table}/review" for table in tables)
        assert Browser(strict).get(first).status_code == 200
        assert Browser(strict).get(second).status_code == 429  # its home has nothing left
        assert Browser(strict).get(first).status_code == 200


def test_sockets_have_a_limit_and_give_their_place_back(strict: AnyClient) -> None:
    with strict:
        browser = Browser(strict)
        table = browser.open()
        with ExitStack() as stack:
            pages = [stack.enter_context(browser.live(table)) for _ in range(10)]
            assert say_look(pages[0])["table"] == table
            assert not is_let_in(browser, table)
        while not is_let_in(browser, table):
            pass  # a place is free a moment after the page has gone


def is_let_in(browser: Browser, table: str) -> bool:
    try:
        with browser.live(table) as page:
            return bool(say_look(page)["table"] == table)
    except WebSocketDisconnect as closed:
        assert closed.code == TOO_MANY
        return False


# Verdicts and tables that nobody needs


def test_the_luck_is_verified_once_however_many_ask(sqlite: str) -> None:
    async def do(services: Services) -> int:
        table = await open_here(services, SeatWish("me"))
        while not table.over:
            seat = table.match.state.actors[0]
            action = table.match.rules.legal(table.match.state, seat)[0]
            await services.tables.play(table, seat, action.index, table.number)
        count, judge = 0, services.clerk.judge

        async def counted(*given: object) -> object:
            nonlocal count
            count += 1
            return await judge(*given)  # type: ignore[arg-type]

        services.clerk.judge = counted  # type: ignore[method-assign, assignment]
        verdicts = await asyncio.gather(*(services.tables.judge(table, str(n)) for n in range(20)))
        verdicts.append(await services.tables.judge(table, "later"))
        assert all(verdict.honest for verdict in verdicts)
        return count

    assert serve(sqlite, do) == 1


def test_where_only_bots_sit_they_wait_until_somebody_looks(client: AnyClient) -> None:
    browser = Browser(client)
    table = browser.open(BOT, BOT)
    assert browser.look(table)["steps"] == browser.look(table)["steps"]
    with browser.live(table) as page:
        shown = say_look(page)
        while shown["result"] is None:
            shown = news(page)


def test_unwatched_bots_do_nothing(sqlite: str) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services, BOT_SEAT, BOT_SEAT)
        assert not services.tables.driver.is_driving(table.id)
        with services.hub.watch(table.id) as changed:
            services.tables.driver.drive(table)
            await changed.wait()
        await settled(services, table.id)
        assert not table.over and table.number > 0  # they stopped when nobody looked any more

    serve(sqlite, do)


# Half-sent requests


def test_half_sent_requests_do_not_shut_the_door(sqlite: str, tmp_path: Path) -> None:
    nobody = ("--forwarded-allow-ips", "192.0.2.1")  # is a proxy of ours here
    with serving(sqlite, tmp_path / "log", *nobody) as (host, _):
        name, _, port = host.partition(":")
        half = []
        for _ in range(MOST_HALF_SENT + 50):  # not so many that nobody else may come for a while
            half.append(socket.create_connection((name, int(port)), 120))
            half[-1].sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        closed: set[socket.socket] = set()
        while len(closed) < 50:  # the oldest are closed, however long the others stay
            ready, _, _ = select.select([s for s in half if s not in closed], [], [], 120)
            assert ready, "half-sent requests stay open"
            closed.update(ready)
        visitor = Visitor(host)
        visitor.play(visitor.open())
        visitor.close()
        for one in half:
            one.close()
    assert "too many half-sent requests" in (tmp_path / "log").read_text()


@pytest.mark.parametrize("half", [
    b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf",
])  # fmt: skip
def test_a_request_has_its_deadlines(half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "HEADERS", 0.05)
    monkeypatch.setattr(doors, "BODY", 0.05)

    async def ask(port: int) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(half)
        try:
            return await reader.read()  # ends when the server has closed the line
        except ConnectionResetError:
            return b""
        finally:
            writer.close()

    assert behind_a_door(ask) == b""


def test_an_endless_head_is_cut_off() -> None:
    async def ask(port: int) -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n")
        try:
            while True:
                writer.write(b"X-Header: " + b"x" * 8000 + b"\r\n")
                await writer.drain()
        except ConnectionError:
            return True
        finally:
            writer.close()

    assert behind_a_door(ask)


ELSEWHERE = ("127.0.0.5", 0)  # no proxy of ours


def test_who_comes_too_fast_is_not_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three at once; then one in a second, by a clock of this test."""
    clock = [1000.0]
    monkeypatch.setattr(doors.WATCH, "coming", doors.Pace(1, 3, lambda: clock[0]))

    async def is_answered(port: int) -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=ELSEWHERE)
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            return b"200" in await reader.readline()
        except ConnectionError:
            return False
        finally:
            writer.close()

    async def ask(port: int) -> list[bool]:
        first = [await is_answered(port) for _ in range(5)]
        clock[0] += 1
        return [*first, await is_answered(port), await is_answered(port)]

    assert behind_a_door(ask) == [True] * 3 + [False] * 2 + [True, False]


def test_who_sends_too_fast_is_read_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two at once; this clock stands, so that each of the others waits for one more turn."""
    monkeypatch.setattr(doors.WATCH, "reading", doors.Pace(100, 2, lambda: 1000.0))
    late = list[bytes]()

    def read_late(door: Door, data: bytes, read: Any = Door._read_late) -> None:
        late.append(data)
        read(door, data)

    async def ask(port: int) -> int:
        monkeypatch.setattr(Door, "_read_late", read_late)
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=ELSEWHERE)
        for _ in range(6):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            await reader.readuntil(b"whole")
        writer.close()
        return len(late)

    assert behind_a_door(ask) == 4


def test_whole_requests_pass_one_after_the_other_on_one_line() -> None:
    async def ask(port: int) -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            await reader.readuntil(b"whole")
        writer.close()
        return len(doors.WATCH.half_sent)

    assert behind_a_door(ask) == 0


def behind_a_door(ask: Callable[[int], Awaitable[T]]) -> T:
    """A server that answers everything, once it has read it."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        length = (b"content-length", b"5")
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": b"whole"})

    async def run() -> T:
        config = uvicorn.Config(app, port=0, http=Door, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0)
        port = server.servers[0].sockets[0].getsockname()[1]
        async with asyncio.timeout(120):
            found = await ask(port)
        server.should_exit = True
        await task
        return found

    return asyncio.run(run())
