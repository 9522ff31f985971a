"""Where everything of the board lies on the paper, seen from one of its four sides."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import pairwise
from math import sqrt
from typing import Final

from faubourg.core.catalogue import members
from faubourg.drawing.svg import Box, Point, number, way
from faubourg.games.la_citta.board import AROUND, Board
from faubourg.games.la_citta.components import Cell

HALF: Final = 30.0  # half the width of a hex
DOWN: Final = HALF * sqrt(3)  # from row to row, seen from straight above
FLAT: Final = sqrt(3) / 2  # how much the eye, standing aslant, shortens the way up the paper
MARGIN: Final = 26.0
INSET: Final = 29 / 30  # of a plot in its hex
LIT: Final = 0.9  # of the light upon it
HALO: Final = 1.13  # of the light around a tile, outside its city's wall
PARTS: Final = (1.0, INSET, LIT, HALO)

# The corners of a hex, clockwise from the top, and the neighbour beyond each edge.
CORNERS: Final = tuple(
    (HALF * x, DOWN / 3 * y) for x, y in ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
)
BEYOND: Final = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))
assert set(BEYOND) == set(AROUND)


def project(x: float, y: float, turn: int) -> Point:
    for _ in range(turn % 4):
        x, y = -y, x
    return x, y * FLAT


@dataclass(frozen=True, eq=False)
class Layout:
    """A board from one side; remembered, so the same board is the same object."""

    turn: int
    board: Board
    cells: dict[str, Cell]  # hexes by name, those behind first

    @property
    def spaces(self) -> dict[str, tuple[Cell, ...]]:
        return self.board.spaces

    @cached_property
    def playable(self) -> frozenset[str]:
        return frozenset([self.board.names[hex] for hex in members(self.board.in_play)])

    def at(self, cell: Cell) -> Point:
        return project(HALF * cell[1], DOWN * cell[0], self.turn)

    @cached_property
    def centres(self) -> dict[str, Point]:
        return {name: self.at(cell) for name, cell in self.cells.items()}

    @cached_property
    def names(self) -> dict[Cell, str]:
        return {cell: name for name, cell in self.cells.items()}

    @cached_property
    def corners(self) -> list[Point]:
        return [project(x, y, self.turn) for x, y in CORNERS]

    def outline(self, name: str, part: float = 1.0) -> str:
        """A hex, as a piece of a path."""
        (x, y), (u, v) = self.centres[name], self.corners[0]
        return way(x + part * u, y + part * v) + self._sides[part]

    @cached_property
    def _sides(self) -> dict[float, str]:
        return {part: self._side(part) for part in PARTS}

    def _side(self, part: float) -> str:
        """From the first corner to all others."""
        around = [*self.corners, self.corners[0]]
        steps = [
            (part * (bx - ax), part * (by - ay)) for (ax, ay), (bx, by) in pairwise(around[:6])
        ]
        return "".join(_step(*step) for step in steps) + "z"

    def edges(self, cell: Cell) -> list[tuple[Cell, Point, Point]]:
        """What lies beyond each edge, and the ends of the edge."""
        (x, y), around = self.at(cell), self.corners
        ends = [(x + u, y + v) for u, v in around]
        return [
            ((cell[0] + down, cell[1] + side), ends[n], ends[(n + 1) % 6])
            for n, (down, side) in enumerate(BEYOND)
        ]

    @cached_property
    def used(self) -> list[str]:
        """The spaces that hexes in play touch, those behind first."""
        board = self.board
        spaces = {space for hex in members(board.in_play) for space in board.touched[hex]}
        found = [board.space_names[space] for space in spaces]
        return sorted(found, key=lambda name: self.middle(name)[::-1])

    def middle(self, space: str) -> Point:
        places = [self.at(cell) for cell in self.spaces[space]]
        return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)

    def rim(self, space: str) -> list[Point]:
        """The outline of a space, corner by corner."""
        return self.around(self.spaces[space])[0]

    def around(self, cells: Iterable[Cell]) -> list[list[Point]]:
        """The outlines of connected cells: the outer one, and those of holes."""
        inside = set(cells)
        follows = {
            _rounded(one): _rounded(other)
            for cell in sorted(inside)
            for beyond, one, other in self.edges(cell)
            if beyond not in inside
        }
        loops = []
        while follows:
            first, after = follows.popitem()
            loop = [first]
            while after != first:
                loop.append(after)
                after = follows.pop(after)
            loops.append(loop)
        return loops

    @cached_property
    def box(self) -> Box:
        """Hexes in play, and all that they touch."""
        places = [corner for space in self.used for corner in self.rim(space)]
        xs, ys = [x for x, _ in places], [y for _, y in places]
        left, top = min(xs) - MARGIN, min(ys) - MARGIN
        return left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top

    @cached_property
    def seen(self) -> list[str]:
        """The hexes that lie wholly on the paper, those behind first."""
        left, top, wide, high = self.box
        return [
            name for name, (x, y) in self.centres.items()
            if left + HALF < x < left + wide - HALF and top + HALF < y < top + high - HALF
        ]  # fmt: skip


def _step(x: float, y: float) -> str:
    if abs(x) < 0.05:
        return f"v{number(y)}"
    return f"h{number(x)}" if abs(y) < 0.05 else f"l{number(x)} {number(y)}".replace(" -", "-")


def _rounded(point: Point) -> Point:
    """Corners that two hexes share must be equal."""
    return round(point[0], 1), round(point[1], 1)


@dataclass(frozen=True)
class Country:
    """A board, the same as another with the same hexes in play and the same spaces."""

    rows: tuple[str, ...]
    in_play: str
    spaces: tuple[tuple[str, tuple[Cell, ...]], ...]
    board: Board = field(compare=False)


def layout_of(board: Board, turn: int) -> Layout:
    country = Country(board.rows, board.colours, tuple(board.spaces.items()), board)
    return _layout(country, turn % 4)


@lru_cache(maxsize=64)
def _layout(country: Country, turn: int) -> Layout:
    board = country.board
    found = sorted(zip(board.names, board.cells, strict=True), key=lambda each: project(
        HALF * each[1][1], DOWN * each[1][0], turn)[::-1])  # fmt: skip
    return Layout(turn, board, dict(found))
