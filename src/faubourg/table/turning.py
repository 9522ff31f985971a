"""Where a game turns: a round begins, the lead changes, somebody leaps ahead. A few, to look at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, TypeAlias

from faubourg.core.model import Message, Seat

UNITS: Final = ("year", "round")  # values of a chip that say how far a game is, the longest first
MOST_PERIODS: Final = 12
MOST_LEADS: Final = 4
MOST_LEAPS: Final = 2
LASTING: Final = 40  # a lead that is shorter than this part of the game is none
GREAT: Final = 8  # a leap is at least this part of the best score
LEAD: Final = "web.mark-lead"
LEAP: Final = "web.mark-leap"

Period: TypeAlias = tuple[int, Message]  # after how many steps it began, and its chip


@dataclass(frozen=True)
class Turning:
    step: int  # after so many steps of the match
    message: Message


def period_of(chips: Sequence[Message]) -> tuple[str, object] | None:
    """The year or round that the first chip of a game tells; None if it tells none."""
    values = chips[0].values if chips else {}
    return next(((unit, values[unit]) for unit in UNITS if unit in values), None)


def turnings(periods: Sequence[Period], totals: Sequence[Sequence[int]]) -> list[Turning]:
    """What matters most first; totals are by seat, after each step."""
    begun = [Turning(step, chip) for step, chip in periods[:: 1 + len(periods) // MOST_PERIODS]]
    if len(totals) < 2:
        return [*_leaps(totals), *begun]
    return [*_leads(totals), *_leaps(totals), *begun]


def _leads(totals: Sequence[Sequence[int]]) -> list[Turning]:
    """Those that lasted longest."""
    runs = _runs(totals)
    changes = [run for before, run in zip(runs, runs[1:], strict=False) if before[2] != run[2]]
    longest = sorted(changes, key=lambda run: run[0] - run[1])[:MOST_LEADS]
    return [
        Turning(start + 1, Message(LEAD, {"player": seat + 1, "points": totals[seat][start]}))
        for start, _, seat in longest
    ]


def _runs(totals: Sequence[Sequence[int]]) -> list[tuple[int, int, Seat]]:
    """From, to, and who was alone in front all the while, if that lasted."""
    leaders = [_leader(row) for row in zip(*totals, strict=True)]
    runs, start = list[tuple[int, int, Seat]](), 0
    for leader, group in groupby(leaders):
        end = start + len(list(group))
        if leader is not None and (end - start) * LASTING >= len(leaders):
            runs.append((start, end, leader))
        start = end
    return runs


def _leader(row: Sequence[int]) -> Seat | None:
    best = max(row)
    return row.index(best) if row.count(best) == 1 else None


def _leaps(totals: Sequence[Sequence[int]]) -> list[Turning]:
    """The greatest gains of one step; the last step is the end, not a turning."""
    least = max(3, max((max(one, default=0) for one in totals), default=0) // GREAT)
    found = [
        (after - before, step + 2, seat)
        for seat, one in enumerate(totals)
        for step, (before, after) in enumerate(zip(one[:-1], one[1:-1], strict=False))
        if after - before >= least
    ]
    best = sorted(found, reverse=True)[:MOST_LEAPS]
    return [Turning(at, Message(LEAP, {"player": s + 1, "points": gain})) for gain, at, s in best]
