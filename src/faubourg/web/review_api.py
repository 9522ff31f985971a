"""Reviews of games that are over and of replays: how far they are made, and what they tell."""

from __future__ import annotations

from litestar import Router, get
from litestar.exceptions import ClientException

from faubourg.table import advising, wire
from faubourg.web import seating
from faubourg.web.access import AnyRequest, asker, texts_of
from faubourg.web.api import Index, SeatNumber, TableId, Turn, find_table
from faubourg.web.live_table import LiveTable
from faubourg.web.services import Services


async def _over(services: Services, table_id: str) -> LiveTable:
    table = await find_table(services, table_id)
    if why := advising.why_no_review(table):
        raise seating.NotNow(why)
    return table


@get("/tables/{table_id:str}/review", summary="Luck, decisions and losses of a game that is over")
async def review(request: AnyRequest, services: Services, table_id: TableId) -> wire.ReviewState:
    """It is made when somebody asks for it first; ask again until all parts are done."""
    table, texts, who = await _over(services, table_id), texts_of(request), asker(request)[0]
    if not services.reviews.is_begun(table.id):
        services.limits.work(*asker(request))
    making = services.reviews.of(table, who)
    if making.failed:
        raise seating.NotNow("web.review-failed")
    if making.review is None:
        return wire.ReviewState(making.done, making.of)
    async with services.painting.take(who):
        return advising.review(table, texts, making)


@get("/tables/{table_id:str}/ghost", summary="A moment with another choice as a ghost")
async def ghost(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    seat: SeatNumber,
    at: Index,
    action: Index,
    turn: Turn = 0,
) -> wire.Ghost:
    table, texts = await _over(services, table_id), texts_of(request)
    async with services.painting.take(asker(request)[0]):
        try:
            return advising.ghost(table, texts, seat, at, action, turn)
        except advising.NoGhost as error:
            raise ClientException(str(error)) from None


review_api = Router("/api", route_handlers=[review, ghost])
