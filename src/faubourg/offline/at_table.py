"""What a page asks of a table: commands, and questions before them."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from msgspec import Meta, Struct

from faubourg.core import record, solo
from faubourg.core.names import clean_name
from faubourg.core.replay import verify
from faubourg.offline.home import played
from faubourg.offline.requests import Denied, NotFound, Reply, Request, route
from faubourg.offline.tables import BrowserTable, set_seat
from faubourg.table import alone, answers, explaining, history, opening, ways, wire
from faubourg.table.situation import Painter, paint
from faubourg.table.table import LESSON, PRACTICE
from faubourg.table.wire import Count, Small, WantedLook, Word

HERE = "/api/tables/{table_id}"


class Look(Struct):
    """How a page wants to see something, and what."""

    seat: Small | None = None
    turn: Annotated[int, Meta(ge=0, le=3)] = 0
    overlay: Word = ""
    at: Count | None = None
    eyes: Small | None = None
    log: Count = 0
    action: Count = 0
    name: Word = ""

    def wanted(self) -> WantedLook:
        return WantedLook(self.seat, self.turn, self.overlay, self.at, self.eyes)


async def find(request: Request, table_id: str) -> BrowserTable:
    table = await request.tables.get(table_id)
    table.tell()
    return table


def check_number(table: BrowserTable, number: int) -> None:
    if ways.action_at(table, number) is None:
        last = len(table.match.rules.catalogue) - 1
        raise NotFound(f"action {number}; this game has 0 to {last}")


@route("GET", HERE)
async def situation(request: Request, table_id: str) -> object:
    table, look = await find(request, table_id), request.query(Look)
    return paint(table, request.viewer(table), look.wanted(), look.log)


@route("GET", f"{HERE}/state")
async def state(request: Request, table_id: str) -> object:
    table, look = await find(request, table_id), request.query(Look)
    seat = None if look.seat is None else request.seat(table, look.seat)
    return answers.knowledge(table, seat, history.Sight(table.match, request.who(table)).number)


@route("POST", f"{HERE}/play")
async def play(request: Request, table_id: str) -> object:
    table, asked = await request.tables.get(table_id), request.read(wire.PlayCommand)
    seat = request.seat(table, asked.seat)
    check_number(table, asked.action)
    done = request.tables.play(
        table, seat, asked.action, asked.expected, request.who(table), asked.commit
    )
    return wire.Numbered(await done)


@route("POST", f"{HERE}/undo")
async def undo(request: Request, table_id: str) -> object:
    table, asked = await request.tables.get(table_id), request.read(wire.TurnBackCommand)
    seat, who = request.seat(table, asked.seat), request.who(table)
    return wire.Numbered(await request.tables.undo(table, seat, asked.expected, who))


@route("POST", f"{HERE}/redo")
async def redo(request: Request, table_id: str) -> object:
    table, asked = await request.tables.get(table_id), request.read(wire.TurnBackCommand)
    seat, who = request.seat(table, asked.seat), request.who(table)
    return wire.Numbered(await request.tables.redo(table, seat, asked.expected, who))


@route("POST", f"{HERE}/aid")
async def aid(request: Request, table_id: str) -> object:
    table, asked = await request.tables.get(table_id), request.read(wire.AidCommand)
    seat, who = request.seat(table, asked.seat), request.who(table)
    return wire.Numbered(await request.tables.aid(table, seat, asked.aid, asked.expected, who))


@route("GET", f"{HERE}/preview")
async def preview(request: Request, table_id: str) -> object:
    table, asked = await find(request, table_id), request.query(Look)
    seat = request.seat(table, asked.seat or 0)
    check_number(table, asked.action)
    look = WantedLook(seat, asked.turn, asked.overlay, eyes=seat)
    return answers.preview(Painter(table, request.viewer(table), look), seat, asked.action)


@route("GET", f"{HERE}/moment")
async def moment(request: Request, table_id: str) -> object:
    table, look = await find(request, table_id), request.query(Look)
    return answers.moment(Painter(table, request.viewer(table), look.wanted()))


@route("GET", f"{HERE}/why")
async def why(request: Request, table_id: str) -> object:
    table = await find(request, table_id)
    seat = request.seat(table, request.query(Look).seat or 0)
    names = {value for key, value in request.asked.query if key == "name"}
    found = table.once(("touching", seat), lambda: answers.touching(table, seat))
    return answers.why(table, request.texts, seat, names, found)


@route("GET", f"{HERE}/explain")
async def explain(request: Request, table_id: str) -> object:
    table, look = await find(request, table_id), request.query(Look)
    return explaining.explain(Painter(table, request.viewer(table), look.wanted()), look.name)


@route("GET", f"{HERE}/record")
async def record_file(request: Request, table_id: str) -> Reply:
    table = await request.tables.get(table_id)
    if table.keeps_secrets:
        raise Denied(request.texts.say("web.offline-record-later"))
    name = f"{table.id.replace('.', '-')}.jsonl"
    return Reply(200, record.dump(table.record()), "application/jsonl", name)


@route("GET", "/table/{table_id}/content")
async def content_file(request: Request, table_id: str) -> Reply:
    """The component data a table plays with."""
    table = await request.tables.get(table_id)
    export = table.game.export
    if export is None:
        raise NotFound(f"{table.row.game} has no component data to replace")
    name = f"{table.id.replace('.', '-')}.toml"
    return Reply(200, table.row.content or export(), "application/toml", name)


@route("GET", f"{HERE}/verify")
async def verified(request: Request, table_id: str) -> object:
    table = await request.tables.get(table_id)
    return answers.verified(request.texts, verify(table.bare_record(), table.row.content))


@route("GET", f"{HERE}/records")
async def records(request: Request, table_id: str) -> object:
    """Of a finished game alone: one's best and the next rank in words."""
    table = await request.tables.get(table_id)
    if table.row.seats > 1 or not table.over or not request.viewer(table).mine:
        return wire.Records([])
    mode = solo.mode_of(table.game, table.row.options)
    own = await played(request)
    return wire.Records(alone.end_lines(table.game, table.id, mode, own, request.texts))


@route("POST", f"{HERE}/rematch")
async def rematch(request: Request, table_id: str) -> object:
    table = await request.tables.get(table_id)
    if not request.viewer(table).mine or not table.over:
        raise Denied("there is a rematch once this game is over")
    named = f"{table.row.game}.{opening.rematch_id(table)}"
    return wire.Opened(await request.tables.open(opening.rematch(table, named)))


@route("POST", f"{HERE}/lesson/leave")
async def leave_lesson(request: Request, table_id: str) -> object:
    def do(table: BrowserTable) -> None:
        if table.row.kind == LESSON:
            table.row = replace(table.row, kind=PRACTICE)

    await request.tables.change(table_id, do)
    return wire.Nothing()


@route("POST", f"{HERE}/luck/reveal")
async def reveal(request: Request, table_id: str) -> object:
    """With one browser at the table the nonce comes in clear, and once."""
    asked = request.read(wire.Reveal)

    def do(table: BrowserTable) -> None:
        if request.seat(table, asked.seat) in table.to_reveal():
            set_seat(table, asked.seat, nonce=asked.nonce)

    await request.tables.change(table_id, do)
    return wire.Nothing()


@route("POST", f"{HERE}/seats/{{seat}}/name")
async def name(request: Request, table_id: str, seat: str) -> object:
    given, number = clean_name(request.read(wire.NewName).name), int(seat)

    def do(table: BrowserTable) -> None:
        others = {row.name.casefold() for row in table.seats if row.seat != number and row.name}
        if given.casefold() in others:
            raise Denied(request.texts.say("web.name-taken"))
        set_seat(table, request.seat(table, number), name=given)

    await request.tables.change(table_id, do)
    return wire.Nothing()


@route("GET", f"{HERE}/seats/{{seat}}/devices")
async def devices(request: Request, table_id: str, seat: str) -> object:
    """There are no others."""
    return []
