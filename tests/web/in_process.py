"""A server in the test's own process, and a person who plays at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeVar

from faubourg.table.opening import Host
from faubourg.table.people import Device, hashed
from faubourg.table.wire import NewTable, SeatWish
from faubourg.web.live_table import LiveTable
from faubourg.web.lobby import open_table
from faubourg.web.services import Services, Settings

T = TypeVar("T")
OWNER = "the owner's secret"
HOST = Host(OWNER, Device(hashed(OWNER), ""))
ME, HERE, LINK = SeatWish("me"), SeatWish("here"), SeatWish("link")
BOT = SeatWish("bot", bot="random")
PATIENCE = 100.0  # seconds for a bot, however busy the machine is


@asynccontextmanager
async def served(database: str, **more: Any) -> AsyncIterator[Services]:
    services = Services(Settings(database, bot_pause=0, **more))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


def serve(database: str, do: Callable[[Services], Awaitable[T]], **more: Any) -> T:
    async def run() -> T:
        async with asyncio.timeout(5 * PATIENCE), served(database, **more) as services:
            return await do(services)

    return asyncio.run(run())


async def open_here(services: Services, *seats: SeatWish, offer: str = "") -> LiveTable:
    wish = NewTable("town_center", list(seats or (ME, HERE)), {}, offer)
    table_id = await open_table(services, HOST, wish)
    return await settled(services, table_id)


async def settled(services: Services, table_id: str) -> LiveTable:
    """The table once chance and bots have nothing to do."""
    while (task := services.tables.driver._driving.get(table_id)) is not None:
        await asyncio.wait([task])
        await asyncio.sleep(0)
    return await services.tables.get(table_id)


async def settled_by_itself(services: Services, table_id: str) -> None:
    """Once the server has woken all its tables, without anybody asking for one."""
    await asyncio.gather(*services.waking)
    await asyncio.gather(*filter(None, [services.tables.driver._driving.get(table_id)]))


async def decide(services: Services, table: LiveTable, rng: Random) -> LiveTable:
    seat = table.match.state.actors[0]
    action = table.match.rules.pick(table.match.state, seat, rng)
    await services.tables.play(table, seat, action.index, table.number)
    return await services.tables.get(table.id)


async def play_some(services: Services, table: LiveTable, decisions: int) -> LiveTable:
    rng = Random(1)
    for _ in range(decisions):
        table = await decide(services, table, rng)
    return table


async def open_here_unsettled(services: Services, *seats: SeatWish) -> str:
    wish = NewTable("town_center", list(seats), {"first_player": "1"})
    return await open_table(services, HOST, wish)


def begun(database: str, *seats: SeatWish) -> str:
    """A table at a server that stops before any bot has acted."""

    async def begin(services: Services) -> str:
        return await open_here_unsettled(services, *seats)

    return serve(database, begin)


def check_it_goes_on(database: str, table_id: str) -> None:
    """After a restart, by itself."""

    async def go_on(services: Services) -> None:
        await settled_by_itself(services, table_id)
        assert await services.store.entries(table_id) != []

    serve(database, go_on)
