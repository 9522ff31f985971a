"""All tables in one memory, whoever keeps them: commands are done, and chance begins, the same way.

Nobody sees anything before it is kept.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager, suppress
from typing import Generic, TypeVar

from faubourg.core.match import EVERYBODY, Entry
from faubourg.core.model import CHANCE, Seat
from faubourg.table import commands
from faubourg.table.commands import Command
from faubourg.table.history import Note, Sight
from faubourg.table.table import Table

T = TypeVar("T", bound=Table)


class NoTable(LookupError):
    """No table has this id."""


class Conflict(Exception):
    """Somebody else has written this already."""


class Floor(ABC, Generic[T]):
    """Where tables stand."""

    @abstractmethod
    def hold(self, table_id: str) -> AbstractAsyncContextManager[T]:
        """The table for one writer at a time, with all that is stored; NoTable if there is none."""

    @abstractmethod
    async def keep(self, draft: T, before: int) -> None:
        """Store the entries behind the first ones; Conflict if somebody was faster."""

    @abstractmethod
    def drop(self, table_id: str) -> None:
        """What is in memory may not be the truth: it is loaded again when it is needed."""

    @abstractmethod
    def publish(self, table: T) -> None:
        """Tell all pages that look at it."""

    @abstractmethod
    def is_watched(self, table_id: str) -> bool:
        """Whether a page looks at it."""

    @abstractmethod
    def drive(self, table: T) -> None:
        """Let its bots act, if it is their turn."""

    @abstractmethod
    async def note(self, table_id: str, note: Note, replaced: Seat | None = None) -> None:
        """A line of the log that is no action; with it a safe bot may have replaced another."""

    # Who gives a command has seen `expected` entries, and is told how many there are now.

    async def play(
        self,
        table: T,
        seat: Seat,
        index: int,
        expected: int,
        who: int = EVERYBODY,
        commit: bool = False,
    ) -> int:
        return await self._command(
            table.id, commands.play(table, seat, index, commit), expected, who
        )

    async def undo(self, table: T, seat: Seat, expected: int, who: int = EVERYBODY) -> int:
        return await self._command(table.id, commands.undo(seat), expected, who)

    async def redo(self, table: T, seat: Seat, expected: int, who: int = EVERYBODY) -> int:
        return await self._command(table.id, commands.redo(seat), expected, who)

    async def aid(self, table: T, seat: Seat, key: str, expected: int, who: int = EVERYBODY) -> int:
        return await self._command(table.id, commands.aid(seat, key), expected, who)

    async def _command(self, table_id: str, wanted: Command, expected: int, who: int) -> int:
        """Do it, store what came of it, tell everybody; how many entries `who` knows of then."""
        while True:
            with suppress(Conflict):  # what was faster may be hidden from who asks: look again
                return await self._try(table_id, wanted, expected, who)

    async def _try(self, table_id: str, wanted: Command, expected: int, who: int) -> int:
        async with self.hold(table_id) as table:
            done = wanted.number_if_done(table, expected, who)
            if done is not None:
                return done
            await self.do(table, wanted)
            number = Sight(table.match, who).number
        self.publish(table)
        self.drive(table)
        return number

    async def do(self, table: T, wanted: Command) -> None:
        """If storing it fails, it may be stored all the same."""
        draft = table.draft()
        wanted.carry_out(draft)
        try:
            await self.keep(draft, table.number)
        except BaseException:
            self.drop(table.id)
            raise
        table.people = draft.people
        table.adopt(draft)

    async def start_chance(self, table: T) -> None:
        """With the last nonce chance begins to act."""
        if table.is_complete and table.match.chance is None and not table.over:
            begin = Command(Entry(CHANCE, ""), lambda held: held.match.continue_with(held.chance()))
            await self.do(table, begin)
