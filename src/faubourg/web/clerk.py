"""Gives what strangers send to processes that can be killed (web/chores.py)."""

from __future__ import annotations

import logging
from itertools import count
from typing import Final, TypeVar

import msgspec

from faubourg.core.content import BadContent
from faubourg.core.record import BadRecord
from faubourg.core.registry import BadOption, UnknownGame
from faubourg.core.replay import Verdict
from faubourg.table.looking_back import Part, Reviewed
from faubourg.web.chores import (
    Answer,
    Box,
    Drawing,
    Found,
    Kept,
    Read,
    Refused,
    Sent,
    Task,
    Telling,
)
from faubourg.web.live_table import LiveTable
from faubourg.web.processes import PATIENCE, Ended, Pool, module

LONGEST: Final = 64 * 2**20  # bytes of an answer: thirty times the largest record we take
COMMAND = module("faubourg.web.chores")
REFUSALS: Final = {"BadContent": BadContent, "BadOption": BadOption, "UnknownGame": UnknownGame}
T = TypeVar("T")
log = logging.getLogger("faubourg.server")


class TooMuch(Exception):
    """It took too long or too much memory."""


class Clerk:
    """New things and stored ones have processes of their own: a flood of one stops no other."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._new = Pool(COMMAND, 1, LONGEST)
        self._stored = Pool(COMMAND, 1, LONGEST)
        self._pictures = Pool(COMMAND, 1, LONGEST)
        self._reviews = Pool(COMMAND, 1, LONGEST)  # they take long, and stop nothing else
        self._solvers = Pool(COMMAND, 1)
        self._numbers = count()

    async def read(self, who: str, text: str, content: str) -> Read:
        """A record as somebody sends it; BadRecord or BadContent if it is none."""
        return await self._do(self._new, who, "read", Sent(text, content), Read)

    async def check(self, who: str, box: Box) -> None:
        await self._do(self._new, who, "check", box, type(None))

    async def dump(self, who: str, table: LiveTable) -> str:
        return await self._do(self._stored, who, "dump", kept(table), str)

    async def judge(self, who: str, table: LiveTable) -> Verdict:
        return await self._do(self._stored, who, "judge", kept(table), Verdict)

    async def tell(self, who: str, table: LiveTable) -> Telling:
        return await self._do(self._stored, who, "tell", kept(table), Telling)

    async def review(self, who: str, table: LiveTable, start: int, many: int) -> Reviewed:
        """Some parts of a game."""
        part = Part(table.bare_record(), table.row.content, start, many)
        return await self._do(self._reviews, who, "review", part, Reviewed)

    async def paint(self, who: str, svg: str) -> bytes:
        """A drawing of ours in PNG."""
        return await self._do(self._pictures, who, "paint", Drawing(svg), bytes)

    async def solve(self, who: str, table: LiveTable) -> Found:
        """What was possible in a finished game for one; it takes seconds."""
        return await self.foresee(who, kept(table))

    async def foresee(self, who: str, kept: Kept, patience: float | None = None) -> Found:
        """The same of a chance that nobody need have played."""
        return await self._do(self._solvers, who, "solve", kept, Found, patience)

    async def close(self) -> None:
        for pool in (
            self._new, self._stored, self._pictures, self._reviews, self._solvers
        ):  # fmt: skip
            await pool.close()

    async def _do(
        self,
        pool: Pool,
        who: str,
        do: str,
        given: object,
        kind: type[T],
        patience: float | None = None,
    ) -> T:
        seed = next(self._numbers)
        task = Task(seed, do, msgspec.Raw(msgspec.json.encode(given)))

        def read(line: bytes) -> Answer | None:
            answer = msgspec.json.decode(line, type=Answer)
            return answer if answer.seed == seed else None

        try:
            line = msgspec.json.encode(task) + b"\n"
            answer = await pool.ask(who, line, read, patience or self.patience)
        except Ended as error:
            log.warning("%s was stopped: %s", do, error)
            raise TooMuch(do) from error
        return _done(answer, kind)


def kept(table: LiveTable) -> Kept:
    return Kept(table.bare_record(), table.row.content, table.notes)


def _done(answer: Answer, kind: type[T]) -> T:
    if answer.refused is not None:
        raise _refusal(answer.refused)
    if answer.failed:
        raise RuntimeError(answer.failed)
    return msgspec.json.decode(answer.done, type=kind)


def _refusal(refused: Refused) -> Exception:
    if refused.kind == "BadRecord":
        return BadRecord(refused.line, refused.words)
    return REFUSALS[refused.kind](refused.words)
