"""The home page and the forms: one's tables and records, and new tables."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct

from faubourg.core import solo
from faubourg.core.content import LONGEST_CONTENT, BadContent
from faubourg.core.registry import find_game, games
from faubourg.offline.requests import NotFound, Reply, Request, lead_to, route
from faubourg.offline.shelf import HERE, SECRET, Head, read_head, written
from faubourg.offline.tables import BrowserTable
from faubourg.table import alone, forms, lesson, opening, wire
from faubourg.table.alone import Played
from faubourg.table.floor import NoTable
from faubourg.table.listing import draw_board, front_of, line_of
from faubourg.table.opening import Host
from faubourg.table.people import Device
from faubourg.table.reading import read_record
from faubourg.table.situation import Painter
from faubourg.table.table import REPLAY
from faubourg.table.wire import NewTable, WantedLook

HOST = Host(SECRET, Device(HERE, ""))
LARGE = 3  # tables that are shown with a picture


class Brought(Struct):
    """A record from a file, and perhaps the box it was played with."""

    record: str = ""
    content: str = ""


def new_id(game: str, kind: str = "") -> str:
    """With the game in it, as each game has a page of its own for its tables."""
    return f"{game}{kind}.{opening.new_id()}"


async def heads(request: Request) -> list[Head]:
    """Of games that can be read, the newest first."""
    found = [_head(text) for _, text in await request.tables.shelf.heads()]
    return sorted(filter(None, found), key=lambda head: head.changed, reverse=True)


def _head(text: str) -> Head | None:
    """None if it is damaged, or of a game that is not here."""
    with suppress(msgspec.DecodeError):
        head = read_head(text)
        return head if head.row.game in games() else None
    return None


async def played(request: Request) -> list[Played]:
    """Finished games for one, with the box as it is built in."""
    return [_played(head) for head in await heads(request) if _counts(head)]


def _counts(head: Head) -> bool:
    row = head.row
    return row.kind == "table" and row.over and row.seats == 1 and not row.content


def _played(head: Head) -> Played:
    mode = solo.mode_of(find_game(head.row.game), head.row.options)
    return Played(head.row.id, head.row.game, mode, head.score)


@route("GET", "/api/home")
async def home(request: Request) -> object:
    """What is one's own on the home page."""
    mine = [head for head in await heads(request) if head.row.kind != REPLAY]
    known = {head.row.game for head in mine if head.row.kind == "table"}
    own = [_played(head) for head in mine if _counts(head)]
    shown = [(head, await _line(request, head)) for head in mine]
    running = [line for head, line in shown if line and not head.row.over]
    running.sort(key=lambda line: not line["yours"])
    for line in running[:LARGE]:
        line["picture"] = await _picture(request, str(line["id"]))
    damaged = len(await request.tables.shelf.heads()) - len(await heads(request))
    return {
        "running": running,
        "finished": [line for head, line in shown if line and head.row.over],
        "unreadable": _lost(request, damaged + sum(line is None for _, line in shown)),
        "known": sorted(known),
        "alone": {key: _alone(key, own, request) for key in games()},
    }


def _lost(request: Request, count: int) -> str:
    return request.texts.say("web.offline-unreadable", {"count": count}) if count else ""


async def _line(request: Request, head: Head) -> dict[str, object] | None:
    """None if the table cannot be read."""
    try:
        painter = _painter(request, await request.tables.get(head.row.id))
    except NoTable:
        return None
    kept = {"id": head.row.id, "over": head.row.over, "when": head.changed.isoformat()}
    return {**line_of(painter), **kept, "picture": ""}


async def _picture(request: Request, table_id: str) -> str:
    table = await request.tables.get(table_id)
    return draw_board(table, request.asked.language, front_of(_painter(request, table)))


def _painter(request: Request, table: BrowserTable) -> Painter:
    return Painter(table, request.viewer(table), WantedLook())


@route("GET", "/unreadable")
async def unreadable(request: Request) -> Reply:
    """All that is kept of tables that cannot be read: one line each, for whoever can."""
    lines = []
    for table_id, text in await request.tables.shelf.heads():
        head = _head(text)
        if head is None or await _line(request, head) is None:
            stored = await request.tables.shelf.load(table_id)
            lines.append(written({"table": table_id, **(stored or {})}))
    return Reply(200, "\n".join(lines), "application/jsonl", "faubourg-kept.jsonl")


def _alone(key: str, own: Sequence[Played], request: Request) -> dict[str, object] | None:
    return alone.alone_card(find_game(key), own, request.texts)


@route("GET", "/api/turns")
async def turns(request: Request) -> object:
    """Nobody waits elsewhere: one's other tables stand still."""
    return wire.MyTurns(0, "")


@route("POST", "/play/{key}")
async def play_now(request: Request, key: str) -> Reply:
    return await _open(request, forms.quick_wish(find_game(key), request.read(dict[str, str])))


@route("POST", "/tables")
async def create(request: Request) -> Reply:
    return await _open(request, forms.read_form(request.read(dict[str, str])))


@route("POST", "/api/tables")
async def create_as_wished(request: Request) -> object:
    return wire.Opened(await _opened(request, request.read(NewTable)))


async def _open(request: Request, wish: NewTable) -> Reply:
    return lead_to(f"/table/{await _opened(request, wish)}")


async def _opened(request: Request, wish: NewTable) -> str:
    game = find_game(wish.game)
    rules = game.rules(len(wish.seats), wish.options, wish.content)
    rules.new_state()  # somebody's own box may not go together
    secret = secrets.token_bytes(32)
    opened = opening.as_wished(game, rules, HOST, wish, secret, new_id(game.key))
    return await request.tables.open(opened)


@route("POST", "/learn/{key}")
async def learn(request: Request, key: str) -> Reply:
    found = lesson.of(find_game(key))
    if found is None:
        raise NotFound(f"{key} has no guided game yet")
    opened = opening.guided(found, HOST, new_id(key))
    return lead_to(f"/table/{await request.tables.open(opened)}")


@route("POST", "/replay")
async def bring(request: Request) -> Reply:
    """A record from a file becomes a table to look at."""
    given = request.read(Brought)
    if len(given.content) > LONGEST_CONTENT:
        raise BadContent(f"a box of {len(given.content)} characters; at most {LONGEST_CONTENT}")
    found, _ = read_record(given.record, given.content)
    opened = opening.replay(found, given.content, new_id(found.header.game, "-replay"))
    return lead_to(f"/table/{await request.tables.open(opened)}")
