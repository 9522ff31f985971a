"""Lets the bots of a table think and act, in the background, whatever comes between."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import SystemRandom
from secrets import randbits
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from sqlalchemy import Connection

from faubourg.bots import level_of
from faubourg.bots.hinting import Hint
from faubourg.bots.process import CHOICE, HINT, READY, Task
from faubourg.core.match import Entry, IllegalAction
from faubourg.core.model import Action, Seat
from faubourg.core.snapshot import dump
from faubourg.table import lesson
from faubourg.table.table import LESSON
from faubourg.web import metrics, schema, seating, store
from faubourg.web.live_table import LiveTable
from faubourg.web.processes import PATIENCE, Ended, Pool, module

if TYPE_CHECKING:
    from faubourg.web.tables import Tables

COMMAND = module("faubourg.bots.process")
OUTSIDE: Final = module("faubourg.bots.outside")  # and the command of a program
Hosted: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]  # names and commands
crashes = logging.getLogger("faubourg.bots")
SAFE_BOT: Final = "apprentice"  # replaces a bot that failed
FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0  # seconds, for a database that does not answer
LONGEST_AFTER_MISTAKE: Final = 600.0  # seconds
REPLACED: Final = "web.bot-replaced"  # notes
LATE: Final = "web.bot-late"
HINT_PATIENCE: Final = 10.0  # seconds; one is made in less than one of them
ADVISER: Final = "planner"
MOST_READY: Final = 64  # sets of rules that the process for hints is ready for, as it keeps them
log = logging.getLogger("faubourg.tables")


class BotFailed(Exception):
    """A bot crashed, took too long, or chose what it may not."""


class Answer(msgspec.Struct):
    """What comes back from a bot's process; see bots/process.py."""

    seed: int  # of the task
    chosen: int | None = None
    hint: Hint | None = None
    failed: str = ""
    trace: str = ""  # how a crash came about


class Thinker:
    """A bot waits until a process is free, and its time starts then."""

    def __init__(self, processes: int = 1, patience: float = PATIENCE, hosted: Hosted = ()) -> None:
        self.patience = patience
        self.pool = Pool(COMMAND, processes, timed=metrics.BOT_SECONDS.time)
        self.hosted = {
            name: Pool((*OUTSIDE, *command), 1, timed=metrics.BOT_SECONDS.time)
            for name, command in hosted
        }
        self.hints = Pool(COMMAND, 1)  # who asks for a hint does not wait until bots have thought
        self._ready: dict[object, None] = {}

    async def choose(self, table: LiveTable, seat: Seat, bot: str) -> int:
        """The bot's choice; BotFailed when there is none in time."""
        pool = self.hosted.get(bot, self.pool)
        answer = await _ask(pool, table, _task(table, seat, bot), self.patience)
        if answer.chosen is None:
            raise _crash(answer)
        return answer.chosen

    async def hint(self, table: LiveTable, seat: Seat) -> Hint:
        """What the planner would tell the seat; BotFailed when nothing comes in time."""
        task = _task(table, seat, ADVISER, HINT)
        answer = await _ask(self.hints, table, task, min(self.patience, HINT_PATIENCE))
        if answer.hint is None:
            raise _crash(answer)
        return answer.hint

    async def make_ready(self, table: LiveTable) -> None:
        """So that the first hint comes as soon as all others; once for all tables alike."""
        row = table.row
        key = row.game, row.seats, tuple(sorted(row.options.items())), row.content, row.edition
        if key in self._ready:
            return
        self._ready[key] = None
        if len(self._ready) > MOST_READY:
            del self._ready[next(iter(self._ready))]
        with suppress(BotFailed):  # the hint itself will say so
            await _ask(self.hints, table, _task(table, 0, ADVISER, READY), self.patience)

    async def close(self) -> None:
        pools = (self.pool, self.hints, *self.hosted.values())
        await asyncio.gather(*(pool.close() for pool in pools))


async def _ask(pool: Pool, table: LiveTable, task: Task, patience: float) -> Answer:
    try:
        return await pool.ask(table.asked_by, task.line(), lambda line: _read(line, task), patience)
    except Ended as error:
        raise BotFailed(str(error)) from error


def _read(line: bytes, task: Task) -> Answer | None:
    """None for what answers another task: a bot may say more than it was asked."""
    answer = msgspec.json.decode(line, type=Answer)
    return answer if answer.seed == task.seed else None


def _crash(answer: Answer) -> BotFailed:
    crashes.error("a bot crashed: %s", answer.trace)
    return BotFailed(answer.failed)


def _task(table: LiveTable, seat: Seat, bot: str, wanted: str = CHOICE) -> Task:
    row, known = table.row, table.match.rules.known(table.match.state, seat)
    return Task(
        row.game, row.seats, row.options, row.content, row.edition, dump(known), seat, bot,
        _seed(table, seat), wanted,
    )  # fmt: skip


def _seed(table: LiveTable, seat: Seat) -> int:
    """In a lesson all learners meet the same neighbour."""
    if table.row.kind == LESSON:
        return lesson.seed(table.match, seat)
    return randbits(60)


class Behind(Exception):
    """The page has not seen the newest entries that it may know of."""

    def __init__(self, number: int) -> None:
        super().__init__(f"there are {number} entries")
        self.number = number


class Driver:
    """One task for each table at which somebody but a person is to act."""

    def __init__(self, tables: Tables, thinker: Thinker, pause: float) -> None:
        self.tables = tables
        self.thinker = thinker
        self.pause = pause  # so that people can follow what bots do
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._preparing: set[asyncio.Task[None]] = set()

    def is_driving(self, table_id: str) -> bool:
        return table_id in self._driving

    def drive(self, table: LiveTable) -> None:
        if table.id in self._driving or not self._has_to(table):
            return
        task = self._driving[table.id] = asyncio.create_task(self._drive(table.id))
        task.add_done_callback(lambda done: self._driving.pop(table.id, None))

    def prepare(self, table: LiveTable) -> None:
        """Somebody has come who may ask for a hint."""
        if table.row.is_played and table.row.hints and not table.over:
            task = asyncio.create_task(self.thinker.make_ready(table))
            self._preparing.add(task)
            task.add_done_callback(self._preparing.discard)

    def _has_to(self, table: LiveTable) -> bool:
        if not table.row.is_played or table.over or self._is_unwatched(table):
            return False
        fresh = table.match.chance is None and table.is_complete  # loaded, and without its chance
        return bool(table.bots_to_act()) or fresh

    def _is_unwatched(self, table: LiveTable) -> bool:
        """Where only bots sit, they wait until somebody looks."""
        alone = all(seat.bot for seat in table.seats)
        return alone and not self.tables.hub.is_watched(table.id)

    async def _drive(self, table_id: str) -> None:
        """Until a person is to act, whatever fails on the way: that is tried again later."""
        wait = FIRST_WAIT
        while True:
            try:
                if not await self._go_on(table_id):
                    return
                wait = FIRST_WAIT
            except schema.NoTable:
                return  # it was archived or removed
            except (Behind, store.Conflict):
                pass  # somebody else moved meanwhile; the bot thinks again
            except store.FAULTS as error:
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
            self.tables.hub.publish(table_id)
        bots = table.bots_to_act()
        if not bots or self._is_unwatched(table):
            return False
        await self._bot_acts(table, bots[0])
        return True

    async def _bot_acts(self, table: LiveTable, seat: Seat) -> None:
        expected, bot = table.number, table.seats[seat].bot
        try:
            chosen, _ = await asyncio.gather(
                self.thinker.choose(table, seat, bot), asyncio.sleep(self.pause)
            )
            await self._play(table.id, seat, bot, chosen, expected)
        except (BotFailed, IllegalAction) as error:
            await self._help_out(table, seat, bot, str(error))

    async def _play(self, table_id: str, seat: Seat, bot: str, chosen: int, expected: int) -> None:
        """While others may act too, the table may have moved on: the choice is still checked."""
        async with self.tables.hold(table_id) as table:
            if table.seats[seat].bot != bot:
                raise Behind(table.number)  # somebody has come back to the seat
            rules = table.match.rules
            if not 0 <= chosen < len(rules.catalogue):
                raise BotFailed(f"chose action {chosen}, which does not exist")
            action: Action = rules.catalogue[chosen]
            reason = rules.why_not(table.match.state, seat, action)
            if reason is not None and table.number != expected:
                raise Behind(table.number)  # legal when the bot began to think
            entry = Entry(seat, rules.notation(action))
            await self.tables.do(table, entry, lambda held: held.match.play(seat, action))
        table.changed()
        self.tables.hub.publish(table.id)

    async def _help_out(self, table: LiveTable, seat: Seat, bot: str, problem: str) -> None:
        """Another bot takes over; where there is no better one, this choice alone is random."""
        metrics.BOT_FAILURES.inc()
        log.warning("table %s: bot %s in seat %s failed: %s", table.id, bot, seat, problem)
        if level_of(bot) != SAFE_BOT:
            await self.tables.change(table.id, lambda c, held: _replace(c, held, seat))
            return
        if not any(n.key == LATE and n.values["player"] == seat + 1 for n in table.notes):
            await self.tables.change(table.id, lambda c, held: _tell_of(c, held, seat, LATE, bot))
        await self._play_at_random(table.id, seat, bot)

    async def _play_at_random(self, table_id: str, seat: Seat, bot: str) -> None:
        table = await self.tables.get(table_id)
        if seat in table.match.state.actors:
            action = table.match.rules.pick(table.match.state, seat, SystemRandom())
            await self._play(table_id, seat, bot, action.index, table.number)

    async def close(self) -> None:
        tasks = [*self._driving.values(), *self._preparing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinker.close()


async def _rest(seconds: float, longest: float) -> float:
    """How long the next rest is."""
    await asyncio.sleep(seconds)
    return min(2 * seconds, longest)


def _replace(connection: Connection, table: LiveTable, seat: Seat) -> None:
    seating.set_bot(connection, table.id, seat, SAFE_BOT)
    _tell_of(connection, table, seat, REPLACED, SAFE_BOT)


def _tell_of(connection: Connection, table: LiveTable, seat: Seat, key: str, bot: str) -> None:
    values = {**table.person(seat), "bot": bot}
    seating.add_note(connection, table.id, table.number, key, values)
