"""A key that carries all one's seats to another device: once, soon, and only its hash is kept."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.params import Parameter
from litestar.response import Redirect
from sqlalchemy import Connection, delete, insert, select

from faubourg.core.model import Seat
from faubourg.table.people import Device, hashed
from faubourg.web import access, seating
from faubourg.web.access import AnyRequest, browser_of
from faubourg.web.pages import Form, page
from faubourg.web.schema import holders, keys, tables
from faubourg.web.seat_api import qr_of
from faubourg.web.seating import NotNow
from faubourg.web.services import Services

SOON: Final = timedelta(minutes=15)
MOST_CARRIED: Final = 200  # seats, of running games and the newest first
Secret = Annotated[str, Parameter(max_length=100)]


def make_key(connection: Connection, browser: str) -> str:
    """Its secret. An older one of the same browser is worthless from now on, an old one goes."""
    secret, now = access.new_secret(), datetime.now(UTC)
    connection.execute(delete(keys).where((keys.c.browser == browser) | (keys.c.until < now)))
    made = {"browser": browser, "key": hashed(secret), "until": now + SOON}
    connection.execute(insert(keys).values(made))
    return secret


def maker_of(connection: Connection, key: str) -> str:
    """The browser that made a key which still opens something."""
    fresh = (keys.c.key == key) & (keys.c.until > datetime.now(UTC))
    found = connection.execute(select(keys.c.browser).where(fresh)).scalar_one_or_none()
    if found is None:
        raise NotNow("web.key-used")
    return str(found)


def use_key(connection: Connection, key: str, device: Device) -> list[str]:
    """Uses it up; at these tables the device now has the seats of who made it."""
    maker = maker_of(connection, key)
    if maker == device.browser:
        raise NotNow("web.key-own")
    if not connection.execute(delete(keys).where(keys.c.key == key)).rowcount:
        raise NotNow("web.key-used")  # somebody was faster
    carried = []
    for table_id, seat in _seats_of(connection, maker, device.browser):
        with suppress(NotNow):  # open on too many devices: all others come along
            seating.admit(connection, table_id, seat, device, guest=False)
            carried.append(table_id)
    return sorted(set(carried))


def _seats_of(connection: Connection, maker: str, device: str) -> list[tuple[str, Seat]]:
    """Its own ones; not at a table where the device sits already, as somebody else."""
    there = select(holders.c.table_id).where(holders.c.browser == device)
    query = (
        select(holders.c.table_id, holders.c.seat)
        .join(tables, tables.c.id == holders.c.table_id)
        .where((holders.c.browser == maker) & ~holders.c.guest & holders.c.table_id.not_in(there))
        .order_by(tables.c.over, tables.c.changed.desc())
        .limit(MOST_CARRIED)
    )
    return [(row.table_id, row.seat) for row in connection.execute(query)]


@get("/carry", include_in_schema=False)
async def carry_page(request: AnyRequest) -> Response[str]:
    return page(request, "carry.html", {"step": "offer", "link": "", "qr": ""})


@post("/carry", include_in_schema=False)
async def make(request: AnyRequest, services: Services, data: Form) -> Response[str]:
    browser = browser_of(request)
    secret = await services.store.write(lambda connection: make_key(connection, browser))
    link = f"/carry/{secret}"
    shown = {"step": "made", "link": f"{str(request.base_url).rstrip('/')}{link}"}
    return page(request, "carry.html", {**shown, "qr": qr_of(request, link)})


@get("/carry/{secret:str}", include_in_schema=False)
async def arrive_page(request: AnyRequest, services: Services, secret: Secret) -> Response[str]:
    """Asks first: a program that only previews links must not use the key up."""
    maker = await services.store.read(lambda connection: maker_of(connection, hashed(secret)))
    step = "own" if maker == browser_of(request) else "ask"
    return page(request, "carry.html", {"step": step, "link": f"/carry/{secret}", "qr": ""})


@post("/carry/{secret:str}", include_in_schema=False)
async def arrive(request: AnyRequest, services: Services, secret: Secret, data: Form) -> Redirect:
    device, store = access.device_of(request), services.store

    def use(connection: Connection) -> list[str]:
        carried = use_key(connection, hashed(secret), device)
        for table_id in carried:
            store.notify(connection, table_id)
        return carried

    for table_id in await store.write(use):
        await services.tables.heard(table_id)
    return Redirect("/")


carrying = Router("/", route_handlers=[carry_page, make, arrive_page, arrive])
