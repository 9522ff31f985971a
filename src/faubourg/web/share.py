"""Pictures of a table for who is not at it: only what a spectator knows is drawn."""

from __future__ import annotations

import hashlib
from typing import Annotated

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from faubourg.table.history import Sight
from faubourg.table.listing import draw_board, front_of
from faubourg.table.postcard import caption, moment_of, painter_of
from faubourg.table.situation import Painter
from faubourg.table.table import Table
from faubourg.web.access import AnyRequest, asker, texts_of
from faubourg.web.api import SeatNumber, TableId, find_table
from faubourg.web.cards import LIGHTS, POLICY, framed
from faubourg.web.services import Services

Short = Annotated[str, Parameter(max_length=10)]
KEPT = "private, max-age=3600"  # its address names what is seen


def mark_of(table: Table) -> str:
    """Another one whenever a spectator sees something else; hidden choices do not change it."""
    number = Sight(table.match, table.who(())).number
    seen = f"{number} {table.over} {table.names}"
    return hashlib.sha256(seen.encode()).hexdigest()[:10]


def board_address(painter: Painter) -> str:
    mark, seat = mark_of(painter.table), front_of(painter)
    return f"/table/{painter.table.id}/board.svg?v={mark}&seat={seat}&light="


@get("/table/{table_id:str}/board.svg", include_in_schema=False)
async def board(
    request: AnyRequest,
    services: Services,
    table_id: TableId,
    seat: SeatNumber = 0,
    light: Short = "day",
) -> Response[str]:
    """The board of a seat, small on the home page."""
    table, language = await find_table(services, table_id), texts_of(request).language
    if seat >= table.row.seats or light not in LIGHTS:
        raise NotFoundException(f"no board {seat} by {light!r} at this table")
    async with services.painting.take(asker(request)[0]):
        key = ("board", language, seat)
        drawing = table.once(key, lambda: draw_board(table, language, seat))
        svg, _, _ = framed(drawing, light)
    headers = {"Cache-Control": KEPT, "Content-Security-Policy": POLICY}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@get("/table/{table_id:str}/card.png", include_in_schema=False)
async def card(request: AnyRequest, services: Services, table_id: TableId) -> Response[bytes]:
    """The table on a card, as sites show it beside its link."""
    table, language = await find_table(services, table_id), texts_of(request).language
    made = await services.postcards.of(table, mark_of(table), language, asker(request))
    return Response(made, media_type="image/png", headers={"Cache-Control": KEPT})


def shared(request: AnyRequest, table: Table, language: str) -> dict[str, str]:
    """What the page says of itself to such sites."""
    at = None if moment_of(table) is None else 0  # of a replay nothing but the names is told
    painter = painter_of(table, language, at)
    address = f"{str(request.base_url).rstrip('/')}/table/{table.id}"
    return {
        "title": f"{painter.texts.say(f'{painter.game.key}.name')} · Faubourg",
        "description": caption(painter),
        "url": address,
        "image": f"{address}/card.png?language={language}&v={mark_of(table)}",
    }


pictures = Router("/", route_handlers=[board, card])
