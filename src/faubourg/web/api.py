"""The commands and questions of a page (docs/web-protocol.md)."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final

from litestar import Response, Router, exceptions, get, post
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException as Denied
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter

from faubourg.core.model import Seat
from faubourg.core.record import BadRecord
from faubourg.table import answers, explaining, history, shown, ways, wire
from faubourg.table.floor import NoTable
from faubourg.table.situation import Painter, paint
from faubourg.table.viewer import Viewer, sight_of
from faubourg.web.access import AnyRequest, Connection, asker, browser_of, secret_of, texts_of
from faubourg.web.archive import archived_on
from faubourg.web.live_table import LiveTable
from faubourg.web.lobby import host_of, make_offer, open_rematch, open_table
from faubourg.web.seating import NotNow
from faubourg.web.services import Services

COMES_IN: Final = "comes in"  # of a handler: by this door one takes a seat, and sees no game
TableId = Annotated[str, Parameter(max_length=16, description="A table's id.")]
Index = Annotated[int, Parameter(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Parameter(ge=0, le=99)]
OneIndex = Annotated[int | None, Parameter(ge=0, le=1_000_000)]
OneSeat = Annotated[int | None, Parameter(ge=0, le=99)]
Turn = Annotated[int, Parameter(ge=0, le=3)]
Short = Annotated[str, Parameter(max_length=40)]
ThingName = Annotated[str, Parameter(max_length=80)]
Names = Annotated[list[str], Parameter(max_items=8)]


async def find_table(services: Services, table_id: str) -> LiveTable:
    try:
        return await services.tables.get(table_id)
    except NoTable as error:
        raise await _absent(services, table_id) from error


async def _absent(services: Services, table_id: str) -> exceptions.HTTPException:
    """Never there, or archived: who kept its address is told which."""
    when = await archived_on(services.store, table_id)
    if when is None:
        return exceptions.NotFoundException(f"no table {table_id!r}")
    date = {"year": f"{when:%Y}", "month": f"{when:%m}", "day": f"{when:%d}"}
    return exceptions.HTTPException(
        f"table {table_id!r} was archived on {when:%Y-%m-%d}", status_code=410,
        extra={"hint": "web.archived", **date},
    )  # fmt: skip


async def keep_out(connection: Connection, handler: BaseRouteHandler) -> None:
    """In front of every door to a table: a try at the city of a day is shown once that is over.

    By a link or a knock one only comes in; that shows nothing yet.
    """
    table_id = connection.path_params.get("table_id")
    if connection.scope["type"] is ScopeType.WEBSOCKET or not table_id or handler.opt.get(COMES_IN):
        return
    with suppress(NoTable):
        table = await connection.app.state.services.tables.get(str(table_id))
        if hides(table, browser_of(connection)):
            why = "somebody's try at the city of the day is shown once the day is over"
            raise Denied(why, extra={"hint": "web.daily-hidden"})


def hides(table: LiveTable, browser: str) -> bool:
    return table.is_held_back and browser not in table.people.browsers


def check_day(table: LiveTable) -> None:
    """Before the record and the luck of a table are told."""
    if table.is_held_back:
        raise NotNow("web.daily-later")


def viewer_of(connection: Connection, table: LiveTable) -> Viewer:
    browser, people = browser_of(connection), table.people
    mine = people.held_by(browser)
    takes_part = bool(mine) or browser == table.row.owner
    secret = secret_of(connection) if takes_part else ""
    stood_in = tuple(set(mine) - set(people.played_by(browser)))
    return Viewer(mine, texts_of(connection).language, secret, stood_in)


def my_seat(request: AnyRequest, table: LiveTable, seat: Seat) -> Seat:
    """The seat, if this browser plays it; the table's bots now think for this address."""
    address, browser = asker(request)
    if seat not in table.people.held_by(browser):
        raise Denied(f"seat {seat} is not yours")
    if seat not in table.people.played_by(browser):
        raise Denied(f"somebody stands in at seat {seat}: take it back first")
    table.asked_by = address
    return seat


def who_asks(request: AnyRequest, table: LiveTable) -> int:
    """Whose numbers a command and its answer speak of."""
    return table.who(table.people.held_by(browser_of(request)))


def check_number(table: LiveTable, number: int) -> None:
    if ways.action_at(table, number) is None:
        last = len(table.match.rules.catalogue) - 1
        raise exceptions.ClientException(f"action {number}; this game has 0 to {last}")


@get("/offer", summary="A committed secret of chance, to give a nonce for")
async def offer(services: Services) -> wire.Offer:
    return make_offer(services)


@post("/tables", summary="Open a table")
async def create(request: AnyRequest, services: Services, data: wire.NewTable) -> wire.Opened:
    return wire.Opened(await open_table(services, host_of(request), data))


@get("/tables/{table_id:str}", summary="What this browser may see of a table")
async def situation(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    seat: OneSeat = None,
    turn: Turn = 0,
    overlay: Short = "",
    at: OneIndex = None,
    log: Index = 0,
    eyes: OneSeat = None,
) -> shown.Situation:
    table, who = await find_table(services, table_id), asker(request)[0]
    await services.tables.tell(table, who)
    wanted = wire.WantedLook(seat, turn, overlay, at, eyes)
    await table.look_back(sight_of(table, viewer_of(request, table), wanted), at)
    async with services.painting.take(who):  # who sits where may have changed meanwhile
        return paint(table, viewer_of(request, table), wanted, log)


@get("/tables/{table_id:str}/state", summary="What a seat knows of the game, for programs")
async def state(
    request: AnyRequest, services: Services, table_id: TableId, seat: OneSeat = None
) -> wire.Knowledge:
    """Without a seat: what everybody knows."""
    table, (who, browser) = await find_table(services, table_id), asker(request)
    async with services.painting.take(who):
        if seat is not None and seat not in table.people.held_by(browser):
            raise Denied(f"seat {seat} is not yours")
        number = history.Sight(table.match, who_asks(request, table)).number
        return answers.knowledge(table, seat, number)


@post("/tables/{table_id:str}/play", summary="Do an action")
async def play(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    data: wire.PlayCommand,
) -> wire.Numbered:
    table = await find_table(services, table_id)
    seat = my_seat(request, table, data.seat)
    check_number(table, data.action)
    who = who_asks(request, table)
    done = services.tables.play(table, seat, data.action, data.expected, who, data.commit)
    return wire.Numbered(await done)


@post("/tables/{table_id:str}/undo", summary="Take back the last choice")
async def undo(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    data: wire.TurnBackCommand,
) -> wire.Numbered:
    table = await find_table(services, table_id)
    seat = my_seat(request, table, data.seat)
    who = who_asks(request, table)
    return wire.Numbered(await services.tables.undo(table, seat, data.expected, who))


@post("/tables/{table_id:str}/aid", summary="Let the table do the obvious")
async def aid(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    data: wire.AidCommand,
) -> wire.Numbered:
    table = await find_table(services, table_id)
    seat = my_seat(request, table, data.seat)
    who = who_asks(request, table)
    return wire.Numbered(await services.tables.aid(table, seat, data.aid, data.expected, who))


@post("/tables/{table_id:str}/redo", summary="Do again what was taken back")
async def redo(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    data: wire.TurnBackCommand,
) -> wire.Numbered:
    table = await find_table(services, table_id)
    seat = my_seat(request, table, data.seat)
    who = who_asks(request, table)
    return wire.Numbered(await services.tables.redo(table, seat, data.expected, who))


@get("/tables/{table_id:str}/preview", summary="What an action would do")
async def preview(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    seat: SeatNumber,
    action: Index,
    turn: Turn = 0,
    overlay: Short = "",
) -> wire.Preview | None:
    """Null if the action is not legal: somebody may have acted while the question came."""
    table = await find_table(services, table_id)
    async with services.painting.take(asker(request)[0]):
        my_seat(request, table, seat)
        check_number(table, action)
        look = wire.WantedLook(seat, turn, overlay, eyes=seat)
        painter = Painter(table, viewer_of(request, table), look)
        return answers.preview(painter, seat, action)


@get("/tables/{table_id:str}/moment", summary="A board at a moment, for a small picture")
async def moment(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    seat: SeatNumber,
    at: Index,
    turn: Turn = 0,
    eyes: OneSeat = None,
) -> shown.Moment:
    table, who = await find_table(services, table_id), asker(request)[0]
    wanted = wire.WantedLook(seat, turn, "", at, eyes)
    await table.look_back(sight_of(table, viewer_of(request, table), wanted), at)
    async with services.painting.take(who):
        return answers.moment(Painter(table, viewer_of(request, table), wanted))


@get("/tables/{table_id:str}/why", summary="Why no action touches all these things")
async def why(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    seat: SeatNumber,
    name: Names,
) -> wire.Refusal:
    table = await find_table(services, table_id)
    async with services.painting.take(asker(request)[0]):
        mine = my_seat(request, table, seat)
        found = table.once(("touching", mine), lambda: answers.touching(table, mine))
        return answers.why(table, texts_of(request), mine, set(name), found)


@get("/tables/{table_id:str}/explain", summary="What a drawn thing is")
async def explain(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    name: ThingName,
    seat: OneSeat = None,
    at: OneIndex = None,
    eyes: OneSeat = None,
) -> wire.Explained | None:
    """Null if there is nothing to say, or no such thing."""
    table = await find_table(services, table_id)
    wanted = wire.WantedLook(seat, at=at, eyes=eyes)
    await table.look_back(sight_of(table, viewer_of(request, table), wanted), at)
    async with services.painting.take(asker(request)[0]):
        return explaining.explain(Painter(table, viewer_of(request, table), wanted), name)


@get("/tables/{table_id:str}/record", summary="The record as a file")
async def download(request: AnyRequest, services: Services, table_id: TableId) -> Response[str]:
    table = await find_table(services, table_id)
    if table.keeps_secrets:
        raise Denied("this game keeps secrets: its record can be downloaded once it is over")
    check_day(table)
    who = asker(request)
    services.limits.work(*who)
    name = f"{table.row.game}-{table.id}.jsonl"
    return Response(
        await services.clerk.dump(who[0], table),
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table_id:str}/verify", summary="Was the chance honest?")
async def verified(request: AnyRequest, services: Services, table_id: TableId) -> wire.Verified:
    table, texts, who = await find_table(services, table_id), texts_of(request), asker(request)
    check_day(table)
    services.limits.work(*who)
    try:
        verdict = await services.tables.judge(table, who[0])
    except BadRecord as error:
        raise exceptions.ClientException(error.problem) from error
    return answers.verified(texts, verdict)


@post("/tables/{table_id:str}/rematch", summary="The same players at a new table")
async def rematch(
    request: AnyRequest, services: Services, table_id: TableId, data: wire.Again
) -> wire.Opened:
    table = await find_table(services, table_id)
    if not table.people.owned_by(browser_of(request)):
        raise Denied("only who plays here may ask for a rematch")
    if data.bots and browser_of(request) != table.row.owner:
        raise Denied("only who opened the table may change its bots")
    if not table.over:
        raise Denied("there is a rematch once this game is over")
    services.limits.table(*asker(request))
    return wire.Opened(await open_rematch(services, table, data.bots))


api = Router(
    "/api",
    route_handlers=[
        offer, create, situation, state, play, aid, undo, redo, preview, moment, why, explain,
        download,
        verified, rematch,
    ],
)  # fmt: skip
