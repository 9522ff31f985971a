"""Geometry of a borough: cells, who is adjacent to whom, zones and streets."""

from __future__ import annotations

from typing import Final, TypeAlias

from faubourg.core.catalogue import members, set_of

Cell: TypeAlias = int  # numbered in cell order (1.1.1)
Cells: TypeAlias = int  # a set of cells, one bit each
NOWHERE: Final = -1
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


class Board:
    """A square grid; all boroughs use the same cell numbers, whatever their zones."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.count = size * size
        self.names = [f"{LETTERS[x]}{y + 1}" for y in range(size) for x in range(size)]
        self.number = {name: cell for cell, name in enumerate(self.names)}
        self.zone = [self._square(n) for n in range(size + 1)]
        self.beside = [self._around(cell, corners=False) for cell in range(self.count)]
        self.around = [self._around(cell, corners=True) for cell in range(self.count)]
        self._not_left = self.zone[size] & ~set_of(range(0, self.count, size))
        self._not_right = self.zone[size] & ~set_of(range(size - 1, self.count, size))
        # 4.1.1: to the right of a cell, then above a cell.
        self.streets = [
            *((cell, cell + 1) for cell in members(self._not_right)),
            *((cell, cell + size) for cell in range(self.count - size)),
        ]

    def cell(self, x: int, y: int) -> Cell:
        return y * self.size + x

    def has(self, x: int, y: int) -> bool:
        return 0 <= x < self.size and 0 <= y < self.size

    def _square(self, n: int) -> Cells:
        """1.1.2: the zone of n by n cells."""
        return set_of(self.cell(x, y) for x in range(n) for y in range(n))

    def _around(self, cell: Cell, corners: bool) -> Cells:
        """1.1.4: cells that touch this one, or only those adjacent to it."""
        x, y = cell % self.size, cell // self.size
        steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
        return set_of(
            self.cell(x + dx, y + dy)
            for dx, dy in steps
            if self.has(x + dx, y + dy) and (corners or 0 in (dx, dy))
        )

    def touching(self, cells: Cells) -> Cells:
        """These cells and all that touch one of them."""
        wide = cells | (cells & self._not_right) << 1 | (cells & self._not_left) >> 1
        return (wide | wide << self.size | wide >> self.size) & self.zone[self.size]

    def ring(self, cells: Cells) -> Cells:
        """All cells that touch another one of these."""
        wide = (cells & self._not_right) << 1 | (cells & self._not_left) >> 1
        tall = wide | cells
        return (wide | tall << self.size | tall >> self.size) & self.zone[self.size]

    def adjacent(self, cells: Cells) -> Cells:
        """All cells that share a side with one of these."""
        wide = (cells & self._not_right) << 1 | (cells & self._not_left) >> 1
        return (wide | cells << self.size | cells >> self.size) & self.zone[self.size]

    def strip(self, n: int) -> Cells:
        """1.1.3: what a zone of n by n cells gains when it is extended; may be asked below size."""
        return self.zone[n + 1] & ~self.zone[n]

    def streets_among(self, cells: Cells) -> tuple[Cells, Cells]:
        """4.1.1: cells that have a street to the right, and above, with both cells among these."""
        return cells & self._not_right & cells >> 1, cells & cells >> self.size

    def street_cells(self, cells: Cells) -> bool:
        """4.1.1: whether two of these cells are adjacent."""
        return any(self.streets_among(cells))

    def named(self, cells: Cells) -> list[str]:
        return [self.names[cell] for cell in members(cells)]
