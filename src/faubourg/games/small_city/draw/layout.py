"""Where the cells of a borough lie on the paper, seen from one of its four sides."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from faubourg.drawing.isometric import turned
from faubourg.drawing.svg import Box, Point
from faubourg.games.small_city.board import LETTERS
from faubourg.games.small_city.draw.tiles import CELL, Part, Parts

MARGIN: Final = 36.0  # for the names of rows and columns
RIBBON: Final = 42.0  # the phases, above the board
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

    def paper(self) -> Box:
        side = self.side
        wide = side + 2 * MARGIN
        return -MARGIN, -MARGIN - RIBBON, wide, side + 2 * MARGIN + RIBBON + FOOT


@lru_cache(maxsize=64)
def layout_of(shown: int, turn: int) -> Layout:
    return Layout(shown, turn % 4)
