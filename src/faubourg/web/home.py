"""The home page: go on, begin, learn; one's tables and one's records."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from litestar import Response, get

from faubourg.core import solo
from faubourg.core.registry import games
from faubourg.core.texts import Texts
from faubourg.table import alone, wire
from faubourg.table.alone import Played
from faubourg.table.listing import line_of
from faubourg.table.situation import Painter
from faubourg.table.wire import WantedLook
from faubourg.web import access, daily_pages, lobby, share
from faubourg.web.access import AnyRequest, asker, browser_of, texts_of
from faubourg.web.api import TableId, find_table, viewer_of
from faubourg.web.cards import game_card
from faubourg.web.clerk import TooMuch
from faubourg.web.live_table import LiveTable
from faubourg.web.pages import page
from faubourg.web.possible import told
from faubourg.web.puzzle_pages import has_puzzles
from faubourg.web.schema import MyTable
from faubourg.web.services import Services
from faubourg.web.solo import played_games

AT_ONCE: Final = 10  # lines of the home page that are made in one turn
LARGE: Final = 3  # tables that are shown with a picture
log = logging.getLogger("faubourg.server")


@get("/", include_in_schema=False)
async def home(request: AnyRequest, services: Services) -> Response[str]:
    texts, browser = texts_of(request), browser_of(request)
    mine = await services.store.my_tables(browser) if browser else []
    known = await played_games(services.store, browser)
    played = await services.scores.of(browser)
    # The first time, pictures are drawn for them.
    cards = await asyncio.to_thread(_cards, texts, known, played)
    rows = sorted(filter(None, await _my_tables(request, services, mine)), key=_urgency)
    running = [row for row in rows if not row["over"]]
    shown = {
        "games": cards, "new_here": not known, "large": running[:LARGE], "small": running[LARGE:],
        "finished": [row for row in rows if row["over"]], "offer": lobby.make_offer(services),
    }  # fmt: skip
    return page(request, "home.html", shown)


@get("/api/tables/{table_id:str}/records", summary="Of a game alone: one's best, the next rank")
async def records(request: AnyRequest, services: Services, table_id: TableId) -> wire.Records:
    """In words; none for who does not play here, or with others."""
    table, browser, texts = (
        await find_table(services, table_id),
        browser_of(request),
        texts_of(request),
    )
    if table.row.seats > 1 or not table.over or not table.people.held_by(browser):
        return wire.Records([])
    mode = solo.mode_of(table.game, table.row.options)
    played = await services.scores.of(browser)
    lines = alone.end_lines(table.game, table.id, mode, played, texts)
    return wire.Records([*await daily_pages.end_lines(services, table, browser, texts), *lines])


@get("/api/tables/{table_id:str}/possible", summary="Of a game alone: what was possible")
async def possible(request: AnyRequest, services: Services, table_id: TableId) -> wire.Possible:
    """Nothing for games of several, and while the luck is still secret."""
    table, texts, who = await find_table(services, table_id), texts_of(request), asker(request)
    if table.row.seats > 1 or not table.over or table.row.kind != "table":
        return wire.Possible(None, None, "")
    if table.is_held_back:
        return wire.Possible(None, None, texts.say("web.daily-possible"))
    if not services.possible.is_kept(table.id):
        services.limits.work(*who)
    mine = table.match.rules.solo_score(table.match.state)
    try:
        found = await services.possible.of(table, who[0])
    except TooMuch:
        return wire.Possible(None, mine, texts.say("web.possible-late"))
    if found is None:
        return wire.Possible(None, mine, "", later=True)
    return wire.Possible(found.score, mine, told(table.match.rules, found.score, mine, texts))


def _urgency(row: dict[str, object]) -> bool:
    """What waits for oneself first; the store has put the newest first."""
    return not row["yours"]


def _cards(texts: Texts, known: set[str], played: Sequence[Played]) -> list[dict[str, object]]:
    """The easiest game first."""
    ordered = sorted(games().values(), key=lambda game: (game.difficulty, game.minutes))
    return [
        {
            **game_card(game, texts),
            "known": game.key in known,
            "puzzles": has_puzzles(game),
            "alone": alone.alone_card(game, played, texts),
        }
        for game in ordered
    ]


async def _my_tables(
    request: AnyRequest, services: Services, mine: list[MyTable]
) -> list[dict[str, object]]:
    """Their lines; nothing for one that cannot be shown, because its game is gone."""
    rows: list[dict[str, object]] = []
    for some in (mine[start : start + AT_ONCE] for start in range(0, len(mine), AT_ONCE)):
        tables = [(row, await loaded(services, row.id)) for row in some]
        async with services.painting.take(access.asker(request)[0]):
            rows += [_my_table(request, row, table) for row, table in tables if table]
    return rows


async def loaded(services: Services, table_id: str) -> LiveTable | None:
    try:
        return await find_table(services, table_id)
    except Exception:  # the edge of the web: one bad table must not hide the others
        log.exception("table %s cannot be loaded", table_id)
        return None


def _my_table(request: AnyRequest, row: MyTable, table: LiveTable) -> dict[str, object]:
    try:
        return _my_line(Painter(table, viewer_of(request, table), WantedLook()), row)
    except Exception:  # as above
        log.exception("table %s cannot be listed", row.id)
        return {}


def _my_line(painter: Painter, row: MyTable) -> dict[str, object]:
    kept = {"id": row.id, "over": row.over, "when": row.changed.isoformat()}
    return {**line_of(painter), **kept, "picture": share.board_address(painter)}
