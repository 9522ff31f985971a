"""What is asked of a table while others may act there: done once, by who has seen the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from faubourg.core.match import REDO, UNDO, Entry
from faubourg.core.model import Seat
from faubourg.table import ways
from faubourg.table.history import Sight
from faubourg.table.table import Table


class Behind(Exception):
    """The page has not seen the newest entries that it may know of."""

    def __init__(self, number: int) -> None:
        super().__init__(f"there are {number} entries")
        self.number = number


@dataclass(frozen=True)
class Command:
    """The entry it begins with, by which it is known again, and how it is done."""

    entry: Entry
    do: Callable[[Table], None]

    def number_if_done(self, table: Table, expected: int, who: int) -> int | None:
        """How many entries `who` knows of, if this was done before: its first answer was lost.

        Who gives a command has seen `expected` entries, of those that `who` knows of, as in a
        Sight; Behind is raised for who has missed something.
        """
        sight = Sight(table.match, who)
        missed = sight.entries[expected:]
        if any(_is_repeated(there, self.entry) for there in missed):
            return sight.number
        if expected > sight.number or not sight.is_by_peers(self.entry.seat, missed):
            raise Behind(sight.number)
        return None

    def carry_out(self, draft: Table) -> None:
        """With what leaves no choice behind it; what was just taken back is not done again."""
        self.do(draft)
        if self.entry.words != UNDO:
            draft.play_forced()


def play(table: Table, seat: Seat, index: int, commit: bool = False) -> Command:
    entry = Entry(seat, table.match.rules.notation(ways.action_at(table, index)))
    return Command(entry, lambda held: ways.play(held, seat, index, commit))


def undo(seat: Seat) -> Command:
    return Command(Entry(seat, UNDO), lambda held: held.take_back(seat))


def redo(seat: Seat) -> Command:
    return Command(Entry(seat, REDO), lambda held: held.match.redo(seat))


def aid(seat: Seat, key: str) -> Command:
    """The table makes the obvious choices for a seat, one entry each."""
    return Command(Entry(seat, ""), lambda held: held.help(seat, key))  # whatever it begins with


def _is_repeated(there: Entry, wanted: Entry) -> bool:
    return there.seat == wanted.seat and wanted.words in ("", there.words)
