"""Where the cells of a borough lie on the paper, seen from one of its four sides."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from faubourg.drawing.isometric import turned
from faubourg.drawing.svg import Box, Point
from faubourg.games.small_city.board import LETTERS
from faubourg.games.small_city.draw.tiles import CELL, Part, Parts

NAMED: Final = 36.0  # room for the names of rows or columns
BARE: Final = 15.0  # room on a side without names
RIBBON: Final = 52.0  # the phases, above the board
FOOT: Final = 52.0  # what the player has, below it


@dataclass(frozen=True)
class Layout:
    """The part of the grid that is shown: the zone and what the next step adds."""

    shown: int  # cells across
    turn: int

    def spot(self, cell: str) -> tuple[int, int]:
        """Column from the left and row from the top; a1 is the lower left before any turn."""
        x, y = LETTERS.index(cell[0]), int(cell[1:]) - 1
        return turned(x, self.shown - 1 - y, self.shown, self.turn)

    def corner(self, cell: str) -> Point:
        """The upper left of a cell."""
        x, y = self.spot(cell)
        return CELL * x, CELL * y

    def parts(self, cells: tuple[tuple[str, str], ...]) -> tuple[Point, Parts]:
        """Where a tile begins, and its cells with their slots from there."""
        spots = [(*self.spot(cell), slot) for cell, slot in cells]
        left, top = min(x for x, _, _ in spots), min(y for _, y, _ in spots)
        return (CELL * left, CELL * top), tuple(Part(x - left, y - top, s) for x, y, s in spots)

    @property
    def names(self) -> list[str]:
        return [f"{LETTERS[x]}{y + 1}" for y in range(self.shown) for x in range(self.shown)]

    @property
    def side(self) -> float:
        return CELL * self.shown

    def room(self, side: int) -> float:
        """Below, left of, above or right of the board; columns and rows are named on two sides."""
        return NAMED if (side - self.turn) % 4 < 2 else BARE

    @property
    def top(self) -> float:
        """Where the ribbon begins."""
        return -self.room(2) - RIBBON

    @property
    def low(self) -> float:
        """Where the foot begins."""
        return self.side + self.room(0)

    def paper(self) -> Box:
        left, right = self.room(1), self.room(3)
        return -left, self.top, self.side + left + right, self.low + FOOT - self.top


@lru_cache(maxsize=64)
def layout_of(shown: int, turn: int) -> Layout:
    return Layout(shown, turn % 4)
