"""What happened since a viewer's last decision: told, shown on the boards, and added up.

All of it comes from the story, which tells what everybody may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from faubourg.core.model import CHANCE, Message, Seat
from faubourg.core.presentation import Share
from faubourg.table import shown
from faubourg.table.history import Deed, Sight, Told
from faubourg.table.table import Table

MOST_MOVES: Final = 40  # the newest: who has decided nothing yet has a whole set-up behind them

Tell = Callable[[Message], str]


class Since:
    """Of the seats of a viewer; nothing for who only watches, or is out of the game."""

    def __init__(self, table: Table, seats: Iterable[Seat], sight: Sight, tell: Tell) -> None:
        rules, state = table.match.rules, table.match.state
        self.seats = [seat for seat in seats if not rules.is_out(state, seat)]
        self.table, self.sight, self.tell = table, sight, tell
        self.last = last_decision(table, self.seats) if self.seats else len(table.match.steps)

    def moves(self) -> list[shown.Move]:
        """By step; a step without words goes with the next one of the same seat."""
        moves: list[shown.Move] = []
        waiting: list[Deed] = []
        lines, deeds = self._lines(), {deed.step: deed for deed in self._deeds(self.last + 1)}
        for place in range(self.last + 1, len(self.table.match.steps) + 1):
            waiting += [deeds[place]] if place in deeds else []
            if place in lines:
                moves.append(self._move(place, lines[place], waiting))
                waiting = []
        return moves[-MOST_MOVES:]

    def _lines(self) -> dict[int, list[Told]]:
        found: dict[int, list[Told]] = {}
        for line in reversed(self.table.story.lines):
            if line.step <= self.last:
                break
            if line.is_note or self._stands(line.step):
                found.setdefault(line.step, []).insert(0, line)
        return found

    def _deeds(self, start: int) -> Sequence[Deed]:
        deeds = self.table.story.deeds
        return [deed for deed in deeds if deed.step >= start and self._stands(deed.step)]

    def _stands(self, step: int) -> bool:
        """The story may still tell of what has just been taken back."""
        return step < len(self.table.match.steps)

    def _move(self, place: int, lines: list[Told], deeds: list[Deed]) -> shown.Move:
        seat = next((line.seat for line in lines if not line.is_note), CHANCE)
        places: dict[Seat, list[str]] = {}
        for deed in deeds:
            for owner, names in deed.changes.items() if deed.seat == seat else ():
                places.setdefault(owner, []).extend(names)
        return shown.Move(
            self.sight.at(place), seat, [self.tell(line.message) for line in lines],
            [shown.Changed(owner, list(dict.fromkeys(names))) for owner, names in places.items()],
        )  # fmt: skip

    def sheets(self) -> list[shown.ShownSheet]:
        """With what the last decision itself has brought about."""
        found: dict[str, shown.ShownSheet] = {}
        for deed in self._deeds(self.last):
            for sheet in deed.sheets:
                title, at = self.tell(sheet.title), self.sight.at(deed.step)
                one = found.setdefault(title, shown.ShownSheet(at, title, []))
                one.at, one.shares = at, [*one.shares, *map(self._share, sheet.shares)]
        return list(found.values())

    def _share(self, share: Share) -> shown.ShownShare:
        return shown.ShownShare(share.seat, share.amount, self.tell(share.why))


def last_decision(table: Table, seats: Iterable[Seat]) -> int:
    """The place of the newest step that one of the seats has chosen; -1 if there is none."""
    mine, steps = set(seats), table.match.steps
    chosen = (n for n in range(len(steps) - 1, -1, -1) if steps[n].seat in mine)
    return next((place for place in chosen if not steps[place].forced), -1)
