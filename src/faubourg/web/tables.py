"""All tables of this process: loading, commands, bots. The database is the truth."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from faubourg.core.match import EVERYBODY
from faubourg.core.model import CHANCE, Message, Seat, awaits_chance
from faubourg.core.replay import Verdict
from faubourg.table.floor import Floor, NoTable
from faubourg.table.history import Note, Told
from faubourg.table.thinking import SAFE_BOT
from faubourg.web import driver, metrics, seating, tries, turns
from faubourg.web.clerk import Clerk, TooMuch
from faubourg.web.live_table import Aside, Hub, LiveTable
from faubourg.web.store import FAULTS, Store

IDLE: Final = 600.0  # seconds until a table that nobody looks at leaves memory
MOST_VERDICTS: Final = 10_000  # kept, of a hundred bytes each
CANNOT_TELL: Final = Message("web.cannot-tell", {})
TABLE_ID: Final = re.compile(r"[0-9a-f]{10}")
log = logging.getLogger("faubourg.tables")
T = TypeVar("T")


class Tables(Floor[LiveTable]):
    """The cache, and the only way to change a table."""

    def __init__(
        self, store: Store, hub: Hub, thinker: driver.Thinker, clerk: Clerk, pause: float
    ) -> None:
        self.store = store
        self.hub = hub
        self.clerk = clerk
        self.thinker = thinker
        self.driver = driver.Driver(self, thinker, pause, FAULTS, metrics.BOT_FAILURES.inc)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._telling: dict[str, asyncio.Task[None]] = {}
        self._noting: set[asyncio.Task[None]] = set()  # who is here
        self._judging: dict[str, asyncio.Task[Verdict]] = {}  # kept: a finished game stays as it is

    @property
    def in_memory(self) -> int:
        return len(self._live)

    async def get(self, table_id: str, who: str = "") -> LiveTable:
        """The table, loaded if need be; then for whom it is."""
        table = self._live.get(table_id)
        if table is None:
            table = await self._load_once(table_id, who)
        table.used = time.monotonic()
        return table

    async def _load_once(self, table_id: str, who: str) -> LiveTable:
        """However many ask for it; who goes away meanwhile stops nobody else's loading."""
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._bring(table_id, who))
            task.add_done_callback(lambda done: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _bring(self, table_id: str, who: str) -> LiveTable:
        table = self._live[table_id] = await self._load(table_id)
        table.asked_by = who
        if self.store.shared:
            await self.heard(table_id)  # what others did while it was loaded was not heard
        self.driver.drive(table)
        return table

    async def wake(self, table_id: str) -> None:
        """After a restart: load the table if somebody but a person is to act there."""
        table = await self._load(table_id)
        if table.bots_to_act() or (awaits_chance(table.match.state) and table.is_complete):
            await self.get(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id) if TABLE_ID.fullmatch(table_id) else None
        if row is None:
            raise NoTable(table_id)
        people, notes = await self.store.people(table_id), await self.store.notes(table_id)
        entries, snapshot = await self.store.entries(table_id), await self.store.snapshot(table_id)
        # Not on the event loop: somebody's own box takes half a second to be made ready.
        table = await asyncio.to_thread(LiveTable.revive, row, people, notes, entries, snapshot)
        await self._save(table)
        return table

    async def tell(self, table: LiveTable, who: str, patience: float | None = None) -> bool:
        """Whether the story is told, in the time given; if not, pages are told once it is."""
        if table.is_told:
            return True
        task = self._telling.get(table.id)
        if task is None:
            task = self._telling[table.id] = asyncio.create_task(self._tell(table, who))
            task.add_done_callback(lambda done: self._told(table))
        done, _ = await asyncio.wait([task], timeout=patience)
        if patience is None:
            task.result()
        return bool(done)

    async def _tell(self, table: LiveTable, who: str) -> None:
        async def aside(held: LiveTable) -> Aside:
            try:
                telling = await self.clerk.tell(who, held)
                return telling.lines, telling.totals, telling.turnings, telling.deeds
            except TooMuch:
                return [Told(0, CHANCE, CANNOT_TELL, True)], [], [], []

        await table.tell(aside)

    def _told(self, table: LiveTable) -> None:
        task = self._telling.pop(table.id)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s cannot be told", table.id, exc_info=task.exception())
        table.made.clear()
        self.hub.publish(table.id)

    async def judge(self, table: LiveTable, who: str) -> Verdict:
        """Whether the luck of a finished game was honest: found out once, however many ask."""
        task = self._judging.get(table.id)
        if task is None or not table.over:
            task = asyncio.create_task(self.clerk.judge(who, table))
            if table.over:
                self._judging[table.id] = task
                task.add_done_callback(lambda done: self._judged(table.id, done))
        return await asyncio.shield(task)

    def _judged(self, table_id: str, task: asyncio.Task[Verdict]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._judging.pop(table_id, None)
        while len(self._judging) > MOST_VERDICTS:
            del self._judging[next(iter(self._judging))]

    def drop(self, table_id: str) -> None:
        """What is in memory may not be the truth: it is loaded again when it is needed."""
        self._live.pop(table_id, None)

    def is_loaded(self, table_id: str) -> bool:
        return table_id in self._live

    def evict(self, idle: float = IDLE) -> int:
        """Forget tables nobody has asked for in a while; how many that were.

        Of those nobody looks at, the drawings go at once.
        """
        before = time.monotonic() - idle
        for table in self._live.values():
            if not self.hub.is_watched(table.id):
                table.forget_drawings()
        old = [t for t in self._live.values() if t.used < before and not self._is_busy(t)]
        for table in old:
            del self._live[table.id]
        return len(old)

    def _is_busy(self, table: LiveTable) -> bool:
        busy = self.driver.is_driving(table.id) or table.id in self._telling
        return table.lock.locked() or busy or self.hub.is_watched(table.id)

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table for one writer at a time, with all that is stored.

        Who waited for the lock may find that the table was dropped meanwhile, because a write
        failed or another process was faster: what that one holds is not the truth.
        """
        while True:
            table = await self.get(table_id)
            async with table.lock:
                if self._live.get(table_id) is not table:
                    continue
                await self._refresh(table)
                yield table
                return

    async def keep(self, draft: LiveTable, before: int) -> None:
        if draft.number > before:
            match, over = draft.match, draft.over
            public = over or EVERYBODY in match.known[before:] or self._is_seen(draft)
            new, wait = match.entries[before:], turns.after(draft, before)
            tried = tries.after(draft)
            waits = await self.store.append(draft.id, before, new, over, public, wait, tried)
            if waits is not None:
                draft.people = replace(draft.people, turns=waits)
            await self._save(draft)

    def _is_seen(self, draft: LiveTable) -> bool:
        """Whether whoever only watches sees that something has happened: what is chosen in secret
        tells by whom, and the last of several choices ends a step."""
        matches = draft.match, self._live[draft.id].match
        after, before = (match.rules.known(match.state, None) for match in matches)
        return bool(after != before)

    async def _save(self, table: LiveTable) -> None:
        """A snapshot when one is due. Without it nothing is lost but time."""
        if (snapshot := table.due_snapshot()) is not None:
            await self.store.keep(table.id, snapshot)

    async def _refresh(self, table: LiveTable) -> None:
        """What other processes have appended."""
        if self.store.shared:
            newer = await self.store.entries(table.id, table.number)
            if newer:
                table.follow(newer)
                table.changed()

    def publish(self, table: LiveTable) -> None:
        table.changed()
        self.hub.publish(table.id)

    def is_watched(self, table_id: str) -> bool:
        return self.hub.is_watched(table_id)

    def drive(self, table: LiveTable) -> None:
        self.driver.drive(table)

    def _changed(self, table: LiveTable) -> None:
        self.publish(table)
        self.drive(table)

    async def heard(self, table_id: str) -> None:
        """Another process has changed a table."""
        if table_id in self._live:
            async with self.hold(table_id) as table:
                await self._refresh_people(table)
            self.driver.drive(table)
        self.hub.publish(table_id)

    async def heard_nothing(self) -> None:
        """For a while we could not hear what other processes did."""
        for table_id in list(self._live):
            await self.heard(table_id)

    async def _refresh_people(self, table: LiveTable) -> None:
        table.row = await self.store.table(table.id) or table.row
        table.people = await self.store.people(table.id)
        table.notes = await self.store.notes(table.id)
        table.changed()

    # People

    async def change(self, table_id: str, do: Callable[[Connection, LiveTable], T]) -> T:
        """Something about the people at a table; with the last nonce chance begins to act."""
        async with self.hold(table_id) as table:
            if self.store.shared:
                await self._refresh_people(table)
            done = await self.store.change(table_id, lambda connection: do(connection, table))
            try:
                await self._refresh_people(table)
                await self.start_chance(table)
                await self._wait_for(table)
            except FAULTS:  # it is stored all the same: what comes next finds it
                self.drop(table_id)
        self._changed(table)
        return done

    async def _wait_for(self, table: LiveTable) -> None:
        """Somebody has come, gone or come back: the table may wait for others than before."""
        wait = turns.after(table, table.number)
        if wait is not None and wait.seats != table.people.waiting:
            waits = await self.store.write(lambda connection: turns.follow(connection, wait))
            table.people = replace(table.people, turns=waits)

    async def note(self, table_id: str, note: Note, replaced: Seat | None = None) -> None:
        def do(connection: Connection, table: LiveTable) -> None:
            if replaced is not None:
                seating.set_bot(connection, table_id, replaced, SAFE_BOT)
            seating.add_note(connection, table_id, note.number, note.key, note.values)

        await self.change(table_id, do)

    def note_page(self, table_id: str, browser: str, *, leaves: bool = False) -> asyncio.Task[None]:
        """As `saw`, aside: a page that goes away meanwhile must not break it off."""

        async def note() -> None:
            with suppress(*FAULTS, NoTable):  # the next time the database may answer
                await self.saw(table_id, browser, leaves=leaves)

        task = asyncio.create_task(note())
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)
        return task

    async def saw(self, table_id: str, browser: str, *, leaves: bool = False) -> None:
        """A page of somebody who plays with others is open, or their last one was closed."""
        async with self.hold(table_id) as table:
            if browser not in table.people.browsers or len(table.people.browsers) < 2:
                return
            away = table.people.away
            told = await self.store.write(
                lambda c: self._note_presence(c, table_id, browser, leaves)
            )
            table.people = await self.store.people(table_id)
        if told or table.people.away != away:
            table.changed()
            self.hub.publish(table_id)

    def _note_presence(self, connection: Connection, table_id: str, who: str, leaves: bool) -> bool:
        """Whether others are to be told, at other processes too."""
        if leaves:
            seating.left(connection, table_id, who)
        changes = leaves or seating.saw(connection, table_id, who)
        if changes:
            self.store.notify(connection, table_id)
        return changes

    async def close(self) -> None:
        tasks: list[asyncio.Task[Any]] = [
            *self._telling.values(), *self._loading.values(), *self._judging.values()
        ]  # fmt: skip
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._noting, return_exceptions=True)
        await self.driver.close()
        await self.clerk.close()
