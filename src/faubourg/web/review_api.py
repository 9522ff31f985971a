"""Reviews of games that are over and of replays: how far they are made, and what they tell."""

from __future__ import annotations

from dataclasses import replace

from litestar import Router, get
from litestar.exceptions import ClientException

from faubourg.bots.review_words import ReviewTeller
from faubourg.core.foresight import ghost_of, guesses_at
from faubourg.core.presentation import Look
from faubourg.drawing.chart import value_chart
from faubourg.table import wire
from faubourg.table.table import REPLAY
from faubourg.web import seating
from faubourg.web.access import AnyRequest, asker, texts_of
from faubourg.web.api import Index, SeatNumber, TableId, Turn, find_table
from faubourg.web.live_table import LiveTable
from faubourg.web.services import Services


async def _over(services: Services, table_id: str) -> LiveTable:
    """Nothing is told of a game that goes on."""
    table = await find_table(services, table_id)
    if not table.over and table.row.kind != REPLAY:
        raise seating.NotNow("web.review-not-yet")
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
    found, names = making.review, table.names_in(texts)
    async with services.painting.take(who):
        told = ReviewTeller(table.game, table.match, texts, names).tell(found)
        steps = [0, *(moment.step for moment in found.moments)]
        values = [found.first, *(moment.values for moment in found.moments)]
        series = [[each[seat] for each in values] for seat in range(len(names))]
        chart = value_chart(texts.say("web.review-chart"), names, steps, series)
        return wire.ReviewState(making.of, making.of, told, chart)


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
    rules, names = table.match.rules, tuple(table.names_in(texts))
    if seat >= rules.seats or at > len(table.match.steps) or action >= len(rules.catalogue):
        raise ClientException(f"seat {seat}, step {at}, action {action}; this game has "
                              f"{rules.seats} seats, {len(table.match.steps)} steps")  # fmt: skip
    async with services.painting.take(asker(request)[0]):
        known = rules.known(table.past.after(table.match.steps, at), seat)
        chosen = rules.catalogue[action]
        if rules.why_not(known, seat, chosen) is not None:
            raise ClientException(f"action {action} was not legal after step {at}")
        drawer = table.game.drawer(rules)
        after = ghost_of(rules, seat, chosen, guesses_at(rules, known, seat))
        lit = frozenset(drawer.touches(known, seat, chosen))
        look = Look(seat, turn, "", lit, after, names, seat)
        before = drawer.panels(known, texts, replace(look, ghost=None, lit=frozenset()))
        panels = drawer.panels(known, texts, look)
        changed = {key: svg for key, svg in panels.items() if svg != before.get(key)}
        return wire.Ghost(drawer.draw(known, texts, look), changed)


review_api = Router("/api", route_handlers=[review, ghost])
