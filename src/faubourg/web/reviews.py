"""Reviews of tables: made beside the server, kept in the database."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from faubourg.bots.review import Review
from faubourg.table import looking_back
from faubourg.table.looking_back import Reviewed
from faubourg.web.clerk import Clerk
from faubourg.web.live_table import LiveTable
from faubourg.web.schema import reviews
from faubourg.web.store import Store


class Reviews(looking_back.Reviews[LiveTable]):
    def __init__(self, store: Store, clerk: Clerk) -> None:
        super().__init__()
        self.store = store
        self.clerk = clerk

    async def part(self, table: LiveTable, who: str, start: int) -> Reviewed:
        return await self.clerk.review(who, table, start, self.AT_ONCE)

    async def kept(self, table_id: str) -> Review | None:
        query = sa.select(reviews.c.review).where(reviews.c.table_id == table_id)
        text = await self.store.read(lambda c: c.execute(query).scalar_one_or_none())
        return None if text is None else msgspec.json.decode(text, type=Review)

    async def keep(self, table_id: str, made: Review) -> None:
        new = {"table_id": table_id, "review": msgspec.json.encode(made).decode()}
        try:
            await self.store.write(lambda c: c.execute(sa.insert(reviews).values(new)))
        except IntegrityError:
            pass  # another process has made the same
