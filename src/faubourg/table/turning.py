"""Where a game turned: the few moments one would show to somebody who was not there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, TypeAlias

from faubourg.core.model import Message, Seat

UNITS: Final = ("year", "round")  # values of a chip that say how far a game is, the longest first
MOST: Final = 8
FEWEST: Final = 2
MOST_LEADS: Final = 4
MOST_LEAPS: Final = 3
LASTING: Final = 20  # a lead that is shorter than this part of the game is none, but at its end
CLOSE: Final = 40  # what is nearer than this part of the game is one moment
GREAT: Final = 8  # a leap is at least this part of the best score
LEAD: Final = "web.mark-lead"
LEAP: Final = "web.mark-leap"
PERIOD: Final = "web.mark-period"
HALF: Final = "web.mark-half"
END: Final = "web.mark-end"
TELLING: Final = frozenset({LEAD, LEAP})  # who looks at an earlier moment is not told who it was

Period: TypeAlias = tuple[str, object]  # a unit, and which one it is
Run: TypeAlias = tuple[int, int, Seat]  # from, to, and who was alone in front all the while


@dataclass(frozen=True)
class Turning:
    step: int  # after so many steps of the match
    message: Message


def period_of(chips: Sequence[Message]) -> Period | None:
    """The year or round that the first chip of a game tells; None if it tells none."""
    values = chips[0].values if chips else {}
    return next(((unit, values[unit]) for unit in UNITS if unit in values), None)


def turnings(
    periods: Sequence[tuple[int, Period]], totals: Sequence[Sequence[int]]
) -> list[Turning]:
    """What matters most first; periods with the step they begin behind, totals by seat and step."""
    length = len(totals[0]) if totals else 0
    found = _apart([*_leads(totals), *_leaps(totals), *_periods(periods)], length)
    return found if len(found) >= FEWEST else [*found, *_quiet(found, length)]


def _apart(all_of_them: Iterable[Turning], length: int) -> list[Turning]:
    kept: list[Turning] = []
    for one in all_of_them:
        if all(abs(one.step - other.step) * CLOSE >= length for other in kept):
            kept.append(one)
    return kept[:MOST]


def _leads(totals: Sequence[Sequence[int]]) -> list[Turning]:
    """The last change of the lead, then those behind which it lasted longest."""
    runs = _runs(totals) if len(totals) > 1 else []
    changes = [run for before, run in zip(runs, runs[1:], strict=False) if before[2] != run[2]]
    longest = sorted(changes[:-1], key=lambda run: run[0] - run[1])
    leads = [_lead(run, totals, run is changes[-1]) for run in [*changes[-1:], *longest]]
    return leads[:MOST_LEADS]


def _lead(run: Run, totals: Sequence[Sequence[int]], is_last: bool) -> Turning:
    start, _, seat = run
    kept = is_last and _leader([one[-1] for one in totals]) == seat
    values = {"player": seat + 1, "points": totals[seat][start], "kept": "yes" if kept else "no"}
    return Turning(start + 1, Message(LEAD, values))


def _runs(totals: Sequence[Sequence[int]]) -> list[Run]:
    """Those that lasted, or to the end; the last step itself is the end, not a turning."""
    leaders = [_leader(row) for row in zip(*totals, strict=True)]
    return [
        (start, end, leader)
        for start, end, leader in _stretches(leaders)
        if (end - start) * LASTING >= len(leaders) or end - start > 1 and end == len(leaders)
    ]


def _stretches(leaders: Sequence[Seat | None]) -> Iterator[Run]:
    start = 0
    for leader, group in groupby(leaders):
        end = start + len(list(group))
        if leader is not None:
            yield start, end, leader
        start = end


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


def _periods(periods: Sequence[tuple[int, Period]]) -> list[Turning]:
    """Where the last one begins, and the one in the middle."""
    if len(periods) < 2:
        return []
    step, (unit, _) = periods[-1]
    last = Turning(step, Message(PERIOD, {"unit": unit, "number": 0}))
    step, (unit, number) = periods[len(periods) // 2]
    middle = Turning(step, Message(PERIOD, {"unit": unit, "number": str(number)}))
    return [last, middle]


def _quiet(found: Sequence[Turning], length: int) -> list[Turning]:
    """Where nobody scored: half of the game, and its end."""
    moments = [(length // 2, HALF), (length, END)]
    missing = FEWEST - len(found)
    return [Turning(step, Message(key, {})) for step, key in moments if step > 0][-missing:]
