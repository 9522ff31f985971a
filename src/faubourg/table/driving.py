"""Lets the bots of a table think and act, in the background, whatever comes between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from random import SystemRandom
from typing import Final, Generic, Protocol, TypeVar

from faubourg.bots import level_of
from faubourg.core.match import Entry, IllegalAction
from faubourg.core.model import Seat
from faubourg.table import thinking
from faubourg.table.commands import Behind, Command
from faubourg.table.floor import Conflict, Floor, NoTable
from faubourg.table.table import Table
from faubourg.table.thinking import LATE, REPLACED, SAFE_BOT, BotFailed

FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0  # seconds, for a database that does not answer
LONGEST_AFTER_MISTAKE: Final = 600.0  # seconds
log = logging.getLogger("faubourg.tables")
T = TypeVar("T", bound=Table)
Seen = TypeVar("Seen", bound=Table, contravariant=True)


class Thinker(Protocol[Seen]):
    """Where bots think: the table never waits in the meantime."""

    async def choose(self, table: Seen, seat: Seat, bot: str) -> int:
        """The index of the bot's choice; BotFailed when there is none in time."""

    async def close(self) -> None: ...


class Driver(Generic[T]):
    """One task for each table at which somebody but a person is to act."""

    def __init__(
        self,
        tables: Floor[T],
        thinker: Thinker[T],
        pause: float,
        faults: tuple[type[Exception], ...] = (),
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self.tables = tables
        self.thinker = thinker
        self.pause = pause  # so that people can follow what bots do
        self._faults = faults  # of what keeps the tables: it may answer again later
        self._failed = failed  # is told of bots that fail
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._beside: set[asyncio.Task[None]] = set()

    def beside(self, work: Coroutine[None, None, None]) -> None:
        """Something that nobody waits for, and that ends with the driver."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    def is_driving(self, table_id: str) -> bool:
        return table_id in self._driving

    def drive(self, table: T) -> None:
        if table.id in self._driving or not self._has_to(table):
            return
        task = self._driving[table.id] = asyncio.create_task(self._drive(table.id))
        task.add_done_callback(lambda done: self._driving.pop(table.id, None))

    def _has_to(self, table: T) -> bool:
        if not table.row.is_played or table.over or self._is_unwatched(table):
            return False
        fresh = table.match.chance is None and table.is_complete  # loaded, and without its chance
        return bool(table.bots_to_act()) or fresh

    def _is_unwatched(self, table: T) -> bool:
        """Where only bots sit, they wait until somebody looks."""
        alone = all(seat.bot for seat in table.seats)
        return alone and not self.tables.is_watched(table.id)

    async def _drive(self, table_id: str) -> None:
        """Until a person is to act, whatever fails on the way: that is tried again later."""
        wait = FIRST_WAIT
        while True:
            try:
                if not await self._go_on(table_id):
                    return
                wait = FIRST_WAIT
            except NoTable:
                return  # it was archived or removed
            except (Behind, Conflict):
                pass  # somebody else moved meanwhile; the bot thinks again
            except self._faults as error:
                log.warning("table %s waits for the database: %s", table_id, error)
                wait = await _rest(wait, LONGEST_WAIT)
            except Exception:  # the edge to the bots of others, and to our own mistakes
                log.exception("driving table %s failed", table_id)
                wait = await _rest(wait, LONGEST_AFTER_MISTAKE)

    async def _go_on(self, table_id: str) -> bool:
        """One step; whether there may be more."""
        async with self.tables.hold(table_id) as table:
            before = table.number
            await self.tables.start_chance(table)
        if table.number > before:
            self.tables.publish(table)
        bots = table.bots_to_act()
        if not bots or self._is_unwatched(table):
            return False
        await self._bot_acts(table, bots[0])
        return True

    async def _bot_acts(self, table: T, seat: Seat) -> None:
        expected, bot = table.number, table.seats[seat].bot
        try:
            chosen, _ = await asyncio.gather(
                self.thinker.choose(table, seat, bot), asyncio.sleep(self.pause)
            )
            await self._play(table.id, seat, bot, chosen, expected)
        except (BotFailed, IllegalAction) as error:
            await self._help_out(table, seat, bot, str(error))

    async def _play(self, table_id: str, seat: Seat, bot: str, chosen: int, expected: int) -> None:
        async with self.tables.hold(table_id) as table:
            action = thinking.check(table, seat, bot, chosen, expected)
            entry = Entry(seat, table.match.rules.notation(action))
            choice = Command(entry, lambda held: held.match.play(seat, action))
            await self.tables.do(table, choice)
        self.tables.publish(table)

    async def _help_out(self, table: T, seat: Seat, bot: str, problem: str) -> None:
        """Another bot takes over; where there is no better one, this choice alone is random."""
        self._failed()
        log.warning("table %s: bot %s in seat %s failed: %s", table.id, bot, seat, problem)
        if level_of(bot) != SAFE_BOT:
            note = thinking.note_of(table, seat, REPLACED, SAFE_BOT)
            await self.tables.note(table.id, note, replaced=seat)
            return
        if not thinking.was_late(table, seat):
            await self.tables.note(table.id, thinking.note_of(table, seat, LATE, bot))
        await self._play_at_random(table.id, seat, bot)

    async def _play_at_random(self, table_id: str, seat: Seat, bot: str) -> None:
        async with self.tables.hold(table_id) as table:
            match, number = table.match, table.number
        if seat in match.state.actors:
            action = match.rules.pick(match.state, seat, SystemRandom())
            await self._play(table_id, seat, bot, action.index, number)

    async def close(self) -> None:
        tasks = [*self._driving.values(), *self._beside]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinker.close()


async def _rest(seconds: float, longest: float) -> float:
    """How long the next rest is."""
    await asyncio.sleep(seconds)
    return min(2 * seconds, longest)
