"""Hints: asked for by a seat that is to act, told to it alone, noted for everybody."""

from __future__ import annotations

from litestar import Router, post
from sqlalchemy import Connection

from faubourg.bots.hint_words import ShownHint
from faubourg.core.model import Seat
from faubourg.table import advising, wire
from faubourg.table.history import Sight
from faubourg.table.thinking import BotFailed
from faubourg.web import seating
from faubourg.web.access import AnyRequest, asker, texts_of
from faubourg.web.api import TableId, find_table, my_seat, who_asks
from faubourg.web.live_table import LiveTable
from faubourg.web.services import Services


@post("/tables/{table_id:str}/hint", summary="What the planner would do")
async def hint(
    request: AnyRequest, services: Services, table_id: TableId, data: wire.HintCommand
) -> ShownHint:
    """From what the seat knows; the record says that it was asked for."""
    table = await find_table(services, table_id)
    seat, why = my_seat(request, table, data.seat), table.why_not_hint(data.seat)
    if why:
        raise seating.NotNow(why)
    # All at one moment: what is known, and how much of it the page has seen.
    known = table.match.rules.known(table.match.state, seat)
    number = Sight(table.match, who_asks(request, table)).number
    try:
        found = await services.tables.driver.thinker.hint(table, seat)
    except BotFailed as error:
        raise seating.NotNow("web.hint-late") from error
    if not advising.is_hinted(table, seat):
        await services.tables.change(table_id, lambda c, held: _note(c, held, seat))
    texts = texts_of(request)
    async with services.painting.take(asker(request)[0]):
        return advising.hint(table, texts, seat, known, number, found)


def _note(connection: Connection, table: LiveTable, seat: Seat) -> None:
    if not advising.is_hinted(table, seat):  # two pages may have asked at once
        values = table.person(seat)
        seating.add_note(connection, table.id, table.number, advising.HINTED, values)


hint_api = Router("/api", route_handlers=[hint])
