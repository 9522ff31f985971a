"""At which of one's tables it is one's turn, for a page that waits for others."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.params import Parameter

from faubourg.table import wire
from faubourg.web.access import AnyRequest, browser_of
from faubourg.web.home import loaded
from faubourg.web.live_table import LiveTable
from faubourg.web.services import Services

MOST: Final = 20  # tables that are looked at
Here = Annotated[str, Parameter(max_length=16, description="The table one is at.")]


@get("/api/turns", summary="At how many other tables it is one's turn, and where next")
async def my_turns(request: AnyRequest, services: Services, here: Here = "") -> wire.MyTurns:
    """The next one in a circle of all, so that one comes to each."""
    browser = browser_of(request)
    mine = await services.store.my_tables(browser, MOST) if browser else []
    others = sorted(row.id for row in mine if not row.over and row.id != here)
    tables = [await loaded(services, table_id) for table_id in others]
    waiting = [table.id for table in tables if table and is_turn_of(browser, table)]
    following = [table_id for table_id in waiting if table_id > here] or waiting
    return wire.MyTurns(len(waiting), f"/table/{following[0]}" if following else "")


def is_turn_of(browser: str, table: LiveTable) -> bool:
    return bool(set(table.match.state.actors) & set(table.people.played_by(browser)))
