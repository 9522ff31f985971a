"""Geometry: cells, positions (a cell and a level), who touches whom, and what each board allows."""

from __future__ import annotations

from typing import Final, TypeAlias

from faubourg.core.catalogue import members
from faubourg.games.town_center.components import CENTER, HIGHEST, SUBURB, triangle

Cell: TypeAlias = int
Position: TypeAlias = int  # ground positions first, numbered like their cells
Positions: TypeAlias = int  # a set of positions, one bit each
OUTSIDE: Final = -1
ZONES: Final = CENTER + SUBURB
KEPT: Final = 2000  # sets of cubes whose units a board remembers


class Site:
    """The positions of all boards of the box, numbered once, so that one catalogue serves them."""

    def __init__(self, boards: dict[str, tuple[str, ...]]) -> None:
        self.cells = _cells(boards, ZONES)
        tall = _cells(boards, CENTER)
        self.places = [(cell, 0) for cell in range(len(self.cells))] + [
            (self.cells.index(where), level) for level in range(1, HIGHEST) for where in tall
        ]
        self._number = {place: number for number, place in enumerate(self.places)}
        self.cell_names = [_cell_name(x, y) for x, y in self.cells]
        self.names = [_position_name(self.cell_names[c], level) for c, level in self.places]
        self.touch = [self._touching(position) for position in range(len(self.places))]
        self.columns = [self._column(cell) for cell in range(len(self.cells))]

    def position(self, cell: Cell, level: int) -> Position:
        return self._number.get((cell, level), OUTSIDE)

    def cell_of(self, unit: Positions) -> str:
        """Where a unit stands, as people call it: the cell of its lowest cube."""
        cell, _ = self.places[(unit & -unit).bit_length() - 1]
        return self.cell_names[cell]

    def floor(self, unit: Positions) -> int:
        """The level of a unit's highest cube; positions are numbered from the ground up."""
        return self.places[unit.bit_length() - 1][1]

    def _column(self, cell: Cell) -> Positions:
        """All positions of a cell."""
        return sum(1 << number for number, place in enumerate(self.places) if place[0] == cell)

    def _touching(self, position: Position) -> Positions:
        """1.3: the same level and next to it, or directly above or below."""
        cell, level = self.places[position]
        x, y = self.cells[cell]
        beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        near = [(self.cells.index(where), level) for where in beside if where in self.cells]
        near += [(cell, level + 1), (cell, level - 1)]
        return sum(1 << self._number[place] for place in near if place in self._number)


class Units:
    """1.4: the units that cubes of one colour form. A board keeps them, so they never change."""

    def __init__(self, site: Site, cubes: Positions) -> None:
        self.each: list[Positions] = []
        self.around: list[Positions] = []  # by unit: adjacent to it, and its own members if many
        self.sizes: list[int] = []
        self.values: list[int] = []  # 3.4.1 and 3.7.2: by size and highest floor, with power
        while cubes:
            unit = self._add(site, cubes)
            cubes &= ~unit

    def _add(self, site: Site, cubes: Positions) -> Positions:
        """The unit of the lowest of these cubes."""
        unit = edge = cubes & -cubes
        around = size = 0
        while edge:
            low = edge & -edge
            near = site.touch[low.bit_length() - 1]
            around |= near
            size += 1
            joined = near & cubes & ~unit
            unit |= joined
            edge ^= low | joined
        self.each.append(unit)
        self.around.append(around)
        self.sizes.append(size)
        self.values.append(triangle(size) + triangle(site.floor(unit)))
        return unit


class Board:
    """One side of a board: which positions exist and how high each may be used."""

    def __init__(self, site: Site, rows: tuple[str, ...]) -> None:
        self.site = site
        self.rows = rows
        self.touch = site.touch
        zones = [rows[y][x] for x, y in site.cells]
        self.zones = zones
        self.ground = sum(1 << cell for cell, zone in enumerate(zones) if zone in ZONES)
        self.suburb = sum(1 << cell for cell, zone in enumerate(zones) if zone == SUBURB)
        self.exists = sum(1 << p for p in range(len(site.places)) if self._exists(p))
        self.center = self.exists & ~self.suburb
        self.above = [self._above(position) for position in range(len(site.places))]
        self.fits = [self._below(limit) for limit in range(HIGHEST + 1)]
        self.levels = [self._below(level + 1) & ~self._below(level) for level in range(HIGHEST)]
        center = [cell for cell, zone in enumerate(zones) if zone == CENTER]
        self.columns = [site.columns[cell] & self.exists for cell in center]
        self._units: dict[Positions, Units] = {}  # by the cubes that form them

    def _exists(self, position: Position) -> bool:
        cell, level = self.site.places[position]
        return self.zones[cell] == CENTER or (self.zones[cell] == SUBURB and level == 0)

    def _above(self, position: Position) -> Positions:
        """The position on top, as a set; empty in the Suburb and at the highest level."""
        cell, level = self.site.places[position]
        upper = self.site.position(cell, level + 1)
        return 0 if upper == OUTSIDE else self.exists & 1 << upper

    def _below(self, height: int) -> Positions:
        """Positions used by stacks of at most this height."""
        places = enumerate(self.site.places)
        return self.exists & sum(1 << p for p, (_, level) in places if level < height)

    def units(self, cubes: Positions) -> Units:
        """1.4: asked for again and again, by growth, income and judges, until a cube is added."""
        found = self._units.get(cubes)
        if found is None:
            if len(self._units) == KEPT:
                self._units.clear()
            found = self._units[cubes] = Units(self.site, cubes)
        return found

    def touching(self, positions: Positions) -> Positions:
        """All positions adjacent to at least one of these (members of the set included)."""
        near = 0
        for position in members(positions):
            near |= self.touch[position]
        return near


def _cells(boards: dict[str, tuple[str, ...]], zones: str) -> list[tuple[int, int]]:
    """Cells with one of these zones on at least one board, row by row."""
    found = {
        (y, x)
        for rows in boards.values()
        for y, row in enumerate(rows)
        for x, zone in enumerate(row)
        if zone in zones
    }
    return [(x, y) for y, x in sorted(found)]


def _cell_name(x: int, y: int) -> str:
    return f"{chr(ord('a') + x)}{y + 1}"


def _position_name(cell: str, level: int) -> str:
    """The cell on the ground floor, with the floor behind it above."""
    return f"{cell}+{level}" if level else cell
