"""One's games for one: the best of each mode, and what the next rank asks for.

A finished game is looked at once: what it counted is kept while the server runs.
"""

from __future__ import annotations

import json
import logging
from datetime import datetime
from typing import Final, TypeAlias

import sqlalchemy as sa

from faubourg.core import solo
from faubourg.core.registry import find_game, games
from faubourg.table.alone import Played
from faubourg.web.schema import holders, tables
from faubourg.web.store import FAULTS, Store
from faubourg.web.tables import Tables

MOST_GAMES: Final = 60  # of one browser that count, the newest
MOST_NEW: Final = 10  # that are looked at in one turn; the others come with the next visits
MOST_KEPT: Final = 20_000
log = logging.getLogger("faubourg.server")
Key: TypeAlias = tuple[str, datetime]


class Scores:
    """What finished games for one have counted."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._kept: dict[Key, int | None] = {}

    async def of(self, browser: str) -> list[Played]:
        """Those of a browser, with the box as it is built in."""
        if not browser:
            return []
        found: list[Played] = []
        new = 0
        for table, game, options, changed in await self._finished(browser):
            new += (table, changed) not in self._kept
            if game in games() and new <= MOST_NEW:
                score = await self._score((table, changed))
                mode = solo.mode_of(find_game(game), json.loads(options))
                found.append(Played(table, game, mode, score))
        return found

    async def _finished(self, browser: str) -> list[tuple[str, str, str, datetime]]:
        mine = (holders.c.browser == browser) & (tables.c.kind == "table")
        alone = mine & tables.c.over & (tables.c.seats == 1) & (tables.c.content == "")
        query = (
            sa.select(tables.c.id, tables.c.game, tables.c.options, tables.c.changed)
            .join(holders, holders.c.table_id == tables.c.id)
            .where(alone)
            .order_by(tables.c.changed.desc())
            .limit(MOST_GAMES)
        )
        return await self._store.read(lambda c: [(*row,) for row in c.execute(query)])

    async def _score(self, key: Key) -> int | None:
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = await self._counted(key[0])
        return self._kept[key]

    async def _counted(self, table_id: str) -> int | None:
        try:
            match = (await self._tables.get(table_id)).match
            return match.rules.solo_score(match.state)
        except FAULTS:
            raise
        except Exception:  # the edge of the web: one bad table must not hide the others
            log.exception("table %s cannot be counted", table_id)
            return None


async def played_games(store: Store, browser: str) -> set[str]:
    """The games of which this browser has had a table."""
    query = (
        sa.select(tables.c.game)
        .join(holders, holders.c.table_id == tables.c.id)
        .where((holders.c.browser == browser) & (tables.c.kind == "table"))
        .distinct()
    )
    return await store.read(lambda c: set(c.execute(query).scalars())) if browser else set()
