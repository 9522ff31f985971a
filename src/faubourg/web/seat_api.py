"""The commands about seats, devices and luck (docs/web-protocol.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeAlias

import segno
from litestar import Router, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import Parameter
from sqlalchemy import Connection

from faubourg.core.model import Seat
from faubourg.core.names import clean_name
from faubourg.table import people, wire
from faubourg.web import seating, seats
from faubourg.web.access import AnyRequest, asker, browser_of
from faubourg.web.api import SeatNumber, TableId, find_table
from faubourg.web.live_table import LiveTable
from faubourg.web.services import Services

Deed: TypeAlias = Callable[[Connection, LiveTable], None]
SeatWord = Annotated[str, Parameter(max_length=10, description="free, leave, ask, agree or back.")]


async def own_table(
    request: AnyRequest, services: Services, table_id: str, seat: Seat
) -> LiveTable:
    """The table, if the seat is this browser's own."""
    table = await find_table(services, table_id)
    if seat not in table.people.owned_by(browser_of(request)):
        raise PermissionDeniedException(f"seat {seat} is not yours")
    return table


async def _give(
    request: AnyRequest, services: Services, table_id: str, data: wire.SeatInRound, do: Deed
) -> wire.Numbered:
    """What a seat of this browser's own does for the luck of this round."""
    await own_table(request, services, table_id, data.seat)
    await services.tables.change(table_id, do)
    return wire.Numbered(data.round)


@post("/luck/promise", summary="Commit to a nonce")
async def promise(
    request: AnyRequest, services: Services, table_id: TableId, data: wire.Promise
) -> wire.Numbered:
    return await _give(
        request, services, table_id, data,
        lambda c, table: seats.promise(c, table, data.seat, data.round, data.promise),
    )  # fmt: skip


@post("/luck/reveal", summary="Tell the nonce, once all have committed")
async def reveal(
    request: AnyRequest, services: Services, table_id: TableId, data: wire.Reveal
) -> wire.Numbered:
    return await _give(
        request, services, table_id, data,
        lambda c, table: seats.reveal(c, table, data.seat, data.round, data.nonce),
    )  # fmt: skip


@post("/luck/lost", summary="Say that one's own nonce is lost: any holder can start a new round")
async def lost(
    request: AnyRequest, services: Services, table_id: TableId, data: wire.SeatInRound
) -> wire.Numbered:
    return await _give(
        request, services, table_id, data,
        lambda c, table: seats.give_up(c, table, data.seat, data.round),
    )  # fmt: skip


@post("/luck/again", summary="Give up this round of commitments: all commit anew")
async def again(
    request: AnyRequest, services: Services, table_id: TableId, data: wire.Nothing
) -> wire.Numbered:
    browser = browser_of(request)
    await find_table(services, table_id)
    await services.tables.change(table_id, lambda c, table: seats.start_again(c, table, browser))
    return wire.Numbered((await find_table(services, table_id)).row.round)


@get("/seats/{seat:int}/devices", summary="The devices one's own seat is open on")
async def devices(
    request: AnyRequest, services: Services, table_id: TableId, seat: SeatNumber
) -> list[wire.ShownDevice]:
    table = await own_table(request, services, table_id, seat)
    here = browser_of(request)
    shown = [_shown(device, here) for device in table.people.devices(seat).values()]
    return sorted(shown, key=lambda device: device.since)


def _shown(device: people.Holder, here: str) -> wire.ShownDevice:
    since = people.in_utc(device.since).isoformat() if device.since else ""
    own = device.browser == here
    return wire.ShownDevice(people.device_id(device.browser), device.label, since, own)


@post("/seats/{seat:int}/devices", summary="A link that opens one's own seat on another device")
async def device_link(
    request: AnyRequest, services: Services, table_id: TableId, seat: SeatNumber, data: wire.Nothing
) -> wire.NewLink:
    await own_table(request, services, table_id, seat)
    link = await services.tables.change(
        table_id, lambda c, table: seats.new_link(c, table, seat, guest=False)
    )
    return wire.NewLink(link, qr_of(request, link))


@post("/seats/{seat:int}/admit", summary="Let a device in that has knocked, or not")
async def admit(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    seat: SeatNumber,
    data: wire.DeviceChoice,
) -> wire.Nothing:
    await own_table(request, services, table_id, seat)
    await services.tables.change(
        table_id, lambda c, table: seats.answer(c, table, seat, data.device, data.yes)
    )
    return wire.Nothing()


@post("/seats/{seat:int}/end", summary="Take one's own seat away from a device")
async def end(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    seat: SeatNumber,
    data: wire.DeviceChoice,
) -> wire.NewLink:
    """With the last device comes the link that leads back; otherwise it is empty."""
    await own_table(request, services, table_id, seat)
    link = await services.tables.change(
        table_id, lambda c, table: seats.end(c, table, seat, data.device)
    )
    return wire.NewLink(link, qr_of(request, link) if link else "")


@post("/seats/{seat:int}/invite", summary="A link for a guest, once all others have agreed")
async def invite(
    request: AnyRequest, services: Services, table_id: TableId, seat: SeatNumber, data: wire.Nothing
) -> wire.NewLink:
    browser = browser_of(request)

    def do(connection: Connection, table: LiveTable) -> str:
        _check_may(table, browser, seat, "invite")
        return seats.new_link(connection, table, seat, guest=True)

    await find_table(services, table_id)
    link = await services.tables.change(table_id, do)
    return wire.NewLink(link, qr_of(request, link))


@post("/seats/{seat:int}/name", summary="Change the name one has at the table")
async def name(
    request: AnyRequest, services: Services, table_id: TableId, seat: SeatNumber, data: wire.NewName
) -> wire.Nothing:
    browser, given = browser_of(request), clean_name(data.name)
    services.limits.word(*asker(request))

    def do(connection: Connection, table: LiveTable) -> None:
        _check_may(table, browser, seat, "name")
        seats.rename(connection, table, seat, given)

    await find_table(services, table_id)
    await services.tables.change(table_id, do)
    return wire.Nothing()


@post("/seats/{seat:int}/{word:str}", summary="Free or leave a seat, ask, agree, or come back")
async def command(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    seat: SeatNumber,
    word: SeatWord,
    data: wire.Nothing,
) -> wire.Nothing:
    browser = browser_of(request)
    if word not in seats.COMMANDS:
        raise NotFoundException(f"no command {word!r}; there are {', '.join(seats.COMMANDS)}")

    def do(connection: Connection, table: LiveTable) -> None:
        _check_may(table, browser, seat, word)
        seats.COMMANDS[word](connection, table, seat, browser)

    await find_table(services, table_id)
    await services.tables.change(table_id, do)
    return wire.Nothing()


def _check_may(table: LiveTable, browser: str, seat: Seat, word: str) -> None:
    if seat >= len(table.seats):
        raise NotFoundException(f"no seat {seat}; there are 0 to {len(table.seats) - 1}")
    if word not in table.may(browser, seat):
        raise seating.NotNow(f"web.may-not-{word}")


def qr_of(request: AnyRequest, link: str) -> str:
    """An address of ours as a picture, which can be drawn at any size: half a code is none."""
    address = f"{str(request.base_url).rstrip('/')}{link}"
    code = segno.make(address, micro=False).svg_inline(omitsize=True, border=2, light="#fff")
    return code.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


seat_api = Router(
    "/api/tables/{table_id:str}",
    route_handlers=[
        promise, reveal, lost, again, devices, device_link, admit, end, invite, name,
        command,
    ],
)  # fmt: skip
