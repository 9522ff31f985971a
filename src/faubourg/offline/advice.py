"""Hints, and reviews of games that are over: thought out beside the table, as the bots' choices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from faubourg.offline.at_table import HERE, find
from faubourg.offline.requests import NotNow, Request, route
from faubourg.offline.tables import BrowserTable
from faubourg.table import advising, wire
from faubourg.table.history import Note, Sight
from faubourg.table.thinking import BotFailed
from faubourg.table.wire import Count, Small


class Moment(Struct):
    """A choice that could have been taken after so many steps."""

    seat: Small
    at: Count
    action: Count
    turn: Annotated[int, Meta(ge=0, le=3)] = 0


@route("POST", f"{HERE}/hint")
async def hint(request: Request, table_id: str) -> object:
    """From what the seat knows; the record says that it was asked for."""
    table, asked = await find(request, table_id), request.read(wire.HintCommand)
    seat = request.seat(table, asked.seat)
    if why := table.why_not_hint(seat):
        raise NotNow(request.texts.say(why))
    # All at one moment: what is known, and how much of it the page has seen.
    known = table.match.rules.known(table.match.state, seat)
    number = Sight(table.match, request.who(table)).number
    try:
        found = await request.tables.thinker.hint(table, seat)
    except BotFailed as error:
        raise NotNow(request.texts.say("web.hint-late")) from error
    if not advising.is_hinted(table, seat):
        await request.tables.note(table_id, Note(table.number, advising.HINTED, table.person(seat)))
    return advising.hint(table, request.texts, seat, known, number, found)


async def _over(request: Request, table_id: str) -> BrowserTable:
    table = await find(request, table_id)
    if why := advising.why_no_review(table):
        raise NotNow(request.texts.say(why))
    return table


@route("GET", f"{HERE}/review")
async def review(request: Request, table_id: str) -> object:
    """It is made when it is asked for first; ask again until all parts are done."""
    table = await _over(request, table_id)
    making = request.tables.reviews.of(table)
    if making.failed:
        raise NotNow(request.texts.say("web.review-failed"))
    return advising.review(table, request.texts, making)


@route("GET", f"{HERE}/ghost")
async def ghost(request: Request, table_id: str) -> object:
    table, asked = await _over(request, table_id), request.query(Moment)
    return advising.ghost(table, request.texts, asked.seat, asked.at, asked.action, asked.turn)
