"""Quick phrases between people at a table: keys of our texts, never words of their own."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from litestar import Router, post
from litestar.exceptions import ClientException, PermissionDeniedException
from sqlalchemy import Connection, delete, func, insert, select

from faubourg.core.model import Seat
from faubourg.table import wire
from faubourg.table.people import PHRASES
from faubourg.web.access import AnyRequest, asker, browser_of
from faubourg.web.api import TableId, find_table
from faubourg.web.live_table import LiveTable
from faubourg.web.schema import phrases
from faubourg.web.seating import NotNow
from faubourg.web.services import Services

A_WHILE: Final = timedelta(seconds=20)
MOST_SAID: Final = 4  # by a seat in a while, counted in the database: processes do not add up
MOST_KEPT: Final = 20  # of a table; they are no part of its record


def say(connection: Connection, table: LiveTable, seat: Seat, phrase: str) -> None:
    if not table.people.may_talk:
        raise NotNow("web.talk-nobody")
    now, here = datetime.now(UTC), phrases.c.table_id == table.id
    lately = here & (phrases.c.seat == seat) & (phrases.c.moment > now - A_WHILE)
    count = select(func.count()).select_from(phrases).where(lately)
    if connection.execute(count).scalar_one() >= MOST_SAID:
        raise NotNow("web.talk-too-much")
    said = {"seat": seat, "phrase": phrase, "moment": now}
    connection.execute(insert(phrases).values(table_id=table.id, **said))
    newest = select(phrases.c.id).where(here).order_by(phrases.c.id.desc()).limit(MOST_KEPT)
    kept = connection.execute(newest).scalars().all()
    connection.execute(delete(phrases).where(here & (phrases.c.id < min(kept))))


@post("/talk", summary="Say one of the phrases to the others at the table")
async def talk(
    request: AnyRequest, services: Services, table_id: TableId, data: wire.Saying
) -> wire.Nothing:
    table = await find_table(services, table_id)
    if data.seat not in table.people.held_by(browser_of(request)):
        raise PermissionDeniedException(f"seat {data.seat} is not yours")
    if data.phrase not in PHRASES:
        raise ClientException(f"no phrase {data.phrase!r}; there are {', '.join(PHRASES)}")
    services.limits.word(*asker(request))
    await services.tables.change(table_id, lambda c, held: say(c, held, data.seat, data.phrase))
    return wire.Nothing()


talk_api = Router("/api/tables/{table_id:str}", route_handlers=[talk])
