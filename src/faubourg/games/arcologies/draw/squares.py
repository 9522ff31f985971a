"""Patterns in all their turns as rows of words, and which places are best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from faubourg.games.arcologies.components import DEGREES, SIDE
from faubourg.games.arcologies.table import BLOCKS, Arcology, Place

Rows: TypeAlias = tuple[tuple[str, ...], ...]  # the top row first
QUARTER: Final = 90


def turned(rows: Sequence[Sequence[str]], quarters: int) -> Rows:
    """Clockwise."""
    found = tuple(tuple(row) for row in rows)
    for _ in range(quarters % len(DEGREES)):
        found = tuple(zip(*reversed(found), strict=True))
    return found


def pattern_rows(own: Arcology, degrees: int, look_turn: int = 0) -> Rows:
    """As it lies before the viewer."""
    return turned(own.rows, degrees // QUARTER + look_turn)


def fit_rows(place: Place, look_turn: int = 0) -> Rows:
    """How each cell fits; the table tells them from the lowest row on."""
    rows = [place.cells[first : first + SIDE] for first in range(0, len(place.cells), SIDE)]
    return turned(rows[::-1], look_turn)


def best_of(places: Sequence[Place]) -> Place | None:
    """The fewest cells that block, then the least metal."""
    return min(places, key=_badness, default=None)


def _badness(place: Place) -> tuple[int, int, bool, str, int]:
    blocked = place.cells.count(BLOCKS)
    return blocked, place.metal, place.reason is not None, place.corner, place.turn


def best_by_turn(own: Arcology) -> dict[int, Place]:
    found = {}
    for degrees in DEGREES:
        best = best_of([place for place in own.places if place.turn == degrees])
        if best is not None:
            found[degrees] = best
    return found
