"""Guided first games: the page before one, its table, and leaving it."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.response import Redirect
from sqlalchemy import Connection, update

from faubourg.core.registry import Game
from faubourg.table import lesson, opening, wire
from faubourg.table.table import LESSON, PRACTICE
from faubourg.web.access import AnyRequest, browser_of, texts_of
from faubourg.web.api import TableId, find_table
from faubourg.web.cards import game_card
from faubourg.web.live_table import LiveTable
from faubourg.web.lobby import host_of, keep
from faubourg.web.pages import game_or_404, page
from faubourg.web.schema import tables
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
    host = host_of(request)
    opened = opening.guided(found, host, opening.new_id())
    return Redirect(f"/table/{await keep(services, host, opened)}")


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
