"""Guided first games: the page before one, its table, and leaving it."""

from __future__ import annotations

import secrets

from litestar import Response, Router, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.response import Redirect
from sqlalchemy import Connection, update

from faubourg.core.record import OPEN
from faubourg.core.registry import Game, rules_of
from faubourg.table import lesson, wire
from faubourg.table.people import hashed, link_secret
from faubourg.table.table import LESSON, PRACTICE, TableRow
from faubourg.web.access import AnyRequest, browser_of, texts_of
from faubourg.web.api import TableId, find_table
from faubourg.web.cards import game_card
from faubourg.web.live_table import LiveTable
from faubourg.web.lobby import NEIGHBOURS, Host, host_of
from faubourg.web.pages import game_or_404, page
from faubourg.web.schema import NewSeat, tables
from faubourg.web.services import Services


def lesson_or_404(key: str) -> tuple[Game, lesson.Lesson]:
    game = game_or_404(key)
    found = lesson.of(game)
    if found is None:
        raise NotFoundException(f"{key} has no guided game yet")
    return game, found


@get("/learn/{key:str}", include_in_schema=False)
async def before(request: AnyRequest, key: str) -> Response[str]:
    """What one will know, and one button."""
    (game, found), texts = lesson_or_404(key), texts_of(request)
    context = {
        "game": game_card(game, texts),
        "about": texts.say(f"{key}.lesson-about"),
        "lesson_minutes": found.minutes,
        "first": game_card(game_or_404(found.after), texts) if found.after else None,
    }
    return page(request, "learn.html", context)


@post("/learn/{key:str}", include_in_schema=False)
async def begin(request: AnyRequest, services: Services, key: str) -> Redirect:
    _, found = lesson_or_404(key)
    return Redirect(f"/table/{await open_lesson(services, host_of(request), found)}")


async def open_lesson(services: Services, host: Host, found: lesson.Lesson) -> str:
    """Many tables share the prepared secret, so that its commitment would say nothing."""
    table_id = secrets.token_hex(5)
    rules = rules_of(found.game, found.seats, found.options, "")
    row = TableRow(
        table_id, found.game, found.seats, dict(rules.options), "", found.secret.hex(),
        f"lesson {table_id}", host.device.browser, LESSON, False, rules.edition, OPEN,
    )  # fmt: skip
    services.limits.table(host.address, host.device.browser)
    people = [_seat(host, row, number, found.bot) for number in range(found.seats)]
    await services.store.add_table(row, people)
    await services.tables.get(table_id, host.address)
    return table_id


def _seat(host: Host, row: TableRow, number: int, bot: str) -> NewSeat:
    link = hashed(link_secret(host.secret, row.id, number))
    if number == lesson.LEARNER:
        held = ((host.device.browser, host.device.label),)
        return NewSeat("", "", link, "", held)
    return NewSeat(NEIGHBOURS[number % len(NEIGHBOURS)], bot, link, "")


@post("/api/tables/{table_id:str}/lesson/leave", summary="Play on without the lesson")
async def leave(
    request: AnyRequest, services: Services, table_id: TableId, data: wire.Nothing
) -> wire.Nothing:
    table = await find_table(services, table_id)
    if lesson.LEARNER not in table.people.held_by(browser_of(request)):
        raise PermissionDeniedException("only who learns here may leave the lesson")
    await services.tables.change(table_id, _leave)
    return wire.Nothing()


def _leave(connection: Connection, table: LiveTable) -> None:
    here = (tables.c.id == table.id) & (tables.c.kind == LESSON)
    connection.execute(update(tables).where(here).values(kind=PRACTICE))


learning = Router("/", route_handlers=[before, begin, leave])
