"""Geometry: cells of an endless table, and a plan of the city that lies on it."""

from __future__ import annotations

from typing import Final, TypeAlias

from faubourg.core.catalogue import members, set_of
from faubourg.games.big_city import components
from faubourg.games.big_city.components import District, Plot, Plots, Rows

# Cells are numbered row by row on a square that no city can leave: district 1 lies in its middle
# and seven others reach at most 28 cells further. A crossing has the number of the cell to the
# south-east of it.
Cell: TypeAlias = int
Cells: TypeAlias = int  # a set of cells, one bit each
Crossing: TypeAlias = int
Street: TypeAlias = int  # twice the cell it is the north side of; one more for the west side
Streets: TypeAlias = tuple[Street, Street, Street, Street]
Side: TypeAlias = int
Place: TypeAlias = int  # of a district: its origin cell, plus its rotation times all cells

SPAN: Final = 64
MIDDLE: Final = 32
TABLE: Final = SPAN * SPAN  # cells
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("north", "east", "south", "west")
STEPS: Final = (-SPAN, 1, SPAN, -1)  # to the cell beyond each side
ROTATIONS: Final = 4
NOWHERE: Final = -1  # a plot or district that is not in the city, a plot that is not there
NOTHING_BEYOND: Final = [NOWHERE] * 4
NO_STREETS: Final = (NOWHERE, NOWHERE, NOWHERE, NOWHERE)

# Plots of a shape from its anchor, as steps to the right and down, one tuple for each direction.
Site: TypeAlias = tuple[int, Plots, tuple[Street, ...]]
Shape: TypeAlias = tuple[tuple[tuple[int, int], ...], ...]
SHAPES: Final[dict[str, Shape]] = {
    "I1": (((0, 0),),),
    "I2": (((0, 0), (1, 0)), ((0, 0), (0, 1))),
    "I3": (((0, 0), (1, 0), (2, 0)), ((0, 0), (0, 1), (0, 2))),
    # The anchor is the corner; the arms go east and south, south and west, and so on.
    "L3": (((0, 0), (1, 0), (0, 1)), ((0, 0), (0, 1), (-1, 0)), ((0, 0), (-1, 0), (0, -1)),
           ((0, 0), (0, -1), (1, 0))),
    "O4": (((0, 0), (1, 0), (0, 1), (1, 1)),),
}  # fmt: skip
CELL_STEPS: Final = {  # the same as steps from cell to cell
    name: [[x + SPAN * y for x, y in plots] for plots in shape] for name, shape in SHAPES.items()
}
COVERED_STEPS: Final = {  # 1.8: streets between its plots, as steps from twice the anchor's cell
    name: [
        [2 * (x + SPAN * y) + 1 for x, y in plots if (x - 1, y) in plots]
        + [2 * (x + SPAN * y) for x, y in plots if (x, y - 1) in plots]
        for plots in shape
    ]
    for name, shape in SHAPES.items()
}
DIRECTIONS: Final = {
    "I1": ("",), "I2": ("east", "south"), "I3": ("east", "south"), "O4": ("",),
    "L3": ("south-east", "south-west", "north-west", "north-east"),
}  # fmt: skip


def cell_at(x: int, y: int) -> Cell:
    return (y + MIDDLE) * SPAN + x + MIDDLE


def position(cell: Cell) -> tuple[int, int]:
    """x and y, plot 11 being at 0, 0."""
    y, x = divmod(cell, SPAN)
    return x - MIDDLE, y - MIDDLE


def _streets_around(cell: Cell) -> Streets:
    """1.4: along the north, east, south and west side of a cell."""
    return 2 * cell, 2 * cell + 3, 2 * (cell + SPAN), 2 * cell + 1


def street_ends(street: Street) -> tuple[Crossing, Crossing]:
    cell = street >> 1
    return cell, cell + (SPAN if street & 1 else 1)


def streets_at(crossing: Crossing) -> Streets:
    """The four streets that could meet at a crossing, starting with the one to the east."""
    return 2 * crossing, 2 * crossing + 1, 2 * (crossing - 1), 2 * (crossing - SPAN) + 1


def rotated_size(district: District, rotation: int) -> tuple[int, int]:
    width, height = components.SIZES[district]
    return (height, width) if rotation % 2 else (width, height)


def rotated(c: int, r: int, district: District, rotation: int) -> tuple[int, int]:
    """1.3: where a plot of an unturned district comes to lie, from the origin."""
    width, height = components.SIZES[district]
    return ((c, r), (height - 1 - r, c), (width - 1 - c, height - 1 - r), (r, width - 1 - c))[
        rotation
    ]


class Atlas:
    """Where the plots of each district lie, for each rotation: tables of one edition of the box."""

    def __init__(self, numbering: tuple[Rows, ...]) -> None:
        self.numbering = numbering
        self.cells: list[list[list[tuple[Plot, int]]]] = [
            [_district_cells(d, rows, k) for k in range(ROTATIONS)]
            for d, rows in enumerate(numbering)
        ]
        self.shapes: list[list[Cells]] = [
            [set_of([step for _, step in cells]) for cells in rotations] for rotations in self.cells
        ]


def _district_cells(district: District, rows: Rows, rotation: int) -> list[tuple[Plot, int]]:
    found = []
    for r, row in enumerate(rows):
        for c, digit in enumerate(row):
            x, y = rotated(c, r, district, rotation)
            found.append((components.PLOT_NAMES.index(f"{district + 1}{digit}"), x + SPAN * y))
    return sorted(found)


class Plan:
    """The city as it lies now; made anew when a district is placed, and never changed."""

    def __init__(self, atlas: Atlas, placed: tuple[Place, ...], before: Plan | None = None) -> None:
        """A plan of before, where there is one, lacks some of the districts and no more."""
        self.placed = placed
        self.numbering = atlas.numbering
        self.city: Plots = before.city if before else 0
        self.filled: Cells = before.filled if before else 0
        self.at: dict[Cell, Plot] = before.at.copy() if before else {}
        # Per plot: its cell, the streets around it, the plot beyond each side, the set of those.
        self.cell: list[Cell] = before.cell[:] if before else [NOWHERE] * components.PLOTS
        self.street_of: list[Streets] = (
            before.street_of[:] if before else [NO_STREETS] * components.PLOTS
        )
        self.beyond: list[list[Plot]] = (
            before.beyond[:] if before else [NOTHING_BEYOND] * components.PLOTS
        )
        self.near: list[Plots] = before.near[:] if before else [0] * components.PLOTS
        for district, place in enumerate(placed):
            if place != NOWHERE and (before is None or before.placed[district] == NOWHERE):
                self._add(atlas, district, place)
        self.sites: dict[int, list[Site]] = {}  # per park or factory, once building.sites asks
        # What trams.lay_set has found last, and for which line and pieces.
        self.asked: tuple[object, ...] = ()
        self.lays = 0
        # Never empty once somebody has asked for them: no city is without a plot.
        self._streets: dict[Street, tuple[Plot, Side]] = {}
        self._beside: dict[Street, Plots] = {}
        self._outside: Cells = 0
        self._holes: Cells = 0  # once the outside is known
        self._periphery: Plots = 0
        self._origins: dict[tuple[int, int], Cells] = {}  # by size of the district

    def _add(self, atlas: Atlas, district: District, place: Place) -> None:
        rotation, origin = divmod(place, TABLE)
        cells = atlas.cells[district][rotation]
        self.city |= components.PLOTS_OF[district]
        self.filled |= atlas.shapes[district][rotation] << origin
        for plot, step in cells:
            self.cell[plot] = origin + step
            self.at[origin + step] = plot
            self.street_of[plot] = _streets_around(origin + step)
        for plot, _ in cells:
            self._meet(plot)

    def _meet(self, plot: Plot) -> None:
        """1.5: a new plot, and those adjacent to it; rows are shared with the plan of before."""
        cell, at = self.cell[plot], self.at
        beyond = self.beyond[plot] = [at.get(cell + step, NOWHERE) for step in STEPS]
        for side, other in enumerate(beyond):
            if other != NOWHERE:
                self.near[plot] |= 1 << other
                self.near[other] |= 1 << plot
                self.beyond[other] = self.beyond[other][:]
                self.beyond[other][(side + 2) % 4] = plot

    def around(self, plots: Plots) -> Plots:
        """1.6: all plots adjacent to a piece."""
        if not plots & (plots - 1):
            return self.near[plots.bit_length() - 1] if plots else 0
        found = 0
        for plot in members(plots):
            found |= self.near[plot]
        return found & ~plots

    def plots_at(self, shape: str, anchor: Plot, direction: int) -> Plots:
        """The plots a piece would stand on, or nothing where the city does not have them all."""
        return self.plots_from(anchor, CELL_STEPS[shape][direction])

    def plots_from(self, anchor: Plot, steps: list[int]) -> Plots:
        cell, at, found = self.cell[anchor], self.at, 0
        if cell == NOWHERE:
            return 0
        for step in steps:
            plot = at.get(cell + step, NOWHERE)
            if plot == NOWHERE:
                return 0
            found |= 1 << plot
        return found

    def covered_by(self, plots: Plots) -> list[Street]:
        """1.8: the streets between the plots of a piece."""
        if not plots & (plots - 1):
            return []
        return [
            self.street_of[plot][side]
            for plot in members(plots)
            for side in (EAST, SOUTH)
            if (other := self.beyond[plot][side]) != NOWHERE and plots >> other & 1
        ]

    @property
    def streets(self) -> dict[Street, tuple[Plot, Side]]:
        """1.4: all streets with the plot and side each goes by, the lower plot first."""
        if not self._streets:
            self._streets = self._find_streets()
        return self._streets

    def _find_streets(self) -> dict[Street, tuple[Plot, Side]]:
        found: dict[Street, tuple[Plot, Side]] = {}
        for plot in members(self.city):
            for side, street in enumerate(self.street_of[plot]):
                found.setdefault(street, (plot, side))
        return found

    @property
    def beside(self) -> dict[Street, Plots]:
        """The one or two plots along each street."""
        if not self._beside:
            self._beside = {street: self.along(street) for street in self.streets}
        return self._beside

    def along(self, street: Street) -> Plots:
        """The plots along a street; nothing, if there is none in this city."""
        cell, at = street >> 1, self.at
        one = at.get(cell, NOWHERE)
        other = at.get(cell - (1 if street & 1 else SPAN), NOWHERE)
        return (1 << one if one != NOWHERE else 0) | (1 << other if other != NOWHERE else 0)

    def named(self, street: Street) -> int:
        """The plot and side that a street of this city goes by, as 4 * plot + side."""
        cell, is_west = street >> 1, street & 1 == 1
        one = self.at.get(cell, components.PLOTS)
        other = self.at.get(cell - (1 if is_west else SPAN), components.PLOTS)
        if one < other:
            return 4 * one + (WEST if is_west else NORTH)
        return 4 * other + (EAST if is_west else SOUTH)

    @property
    def outside(self) -> Cells:
        """1.9: empty cells around the city from which one can get away; those near it only."""
        if not self._outside:
            self._outside = self._find_outside()
        return self._outside

    def _find_outside(self) -> Cells:
        """From the edge of a box one cell larger than the city on each side."""
        box, inner = self._box(1), self._box(0)
        free, reached, before = box ^ self.filled, box ^ inner, 0
        while reached != before:
            before = reached
            reached |= (reached << 1 | reached >> 1 | reached << SPAN | reached >> SPAN) & free
        self._holes = free ^ reached
        return reached

    def _box(self, margin: int) -> Cells:
        """The smallest rectangle around the city, so many cells larger on each side."""
        columns = [cell % SPAN for cell in self.at]
        left, right = min(columns) - margin, max(columns) + margin
        top, bottom = min(self.at) // SPAN - margin, max(self.at) // SPAN + margin
        row = ((1 << right - left + 1) - 1) << left
        return set_of([SPAN * y for y in range(top, bottom + 1)]) * row

    @property
    def holes(self) -> Cells:
        """1.9: empty cells that the city encloses."""
        return self._holes if self.outside else 0

    @property
    def periphery(self) -> Plots:
        """1.10: plots with a side towards the outside."""
        if not self._periphery:
            self._periphery = self._find_periphery()
        return self._periphery

    def _find_periphery(self) -> Plots:
        edge = [plot for plot in self.at.values() if self.near[plot].bit_count() < 4]
        if self.holes:
            cells = self.edge
            edge = [plot for plot in edge if cells >> self.cell[plot] & 1]
        return set_of(edge)

    @property
    def edge(self) -> Cells:
        """The periphery, as cells."""
        out = self.outside
        return self.filled & (out << 1 | out >> 1 | out << SPAN | out >> SPAN)

    def anchors(self, steps: list[int], on_edge: bool) -> Cells:
        """Where a piece would have plots at all these steps: two or more of them in the periphery,
        or not so many."""
        found, cells, edge = self.filled, self.filled, self.edge
        once = twice = 0
        for step in steps:
            found &= cells >> step if step > 0 else cells << -step
            there = edge >> step if step > 0 else edge << -step
            twice |= once & there
            once |= there
        return found & twice if on_edge else found & ~twice

    def origins(self, district: District, rotation: int) -> Cells:
        """2.11 and 2.12: where the origin of a district may lie."""
        size = rotated_size(district, rotation)
        if size not in self._origins:
            self._origins[size] = self._touching(*size) & ~self.overlapping(*size)
        return self._origins[size]

    def overlapping(self, width: int, height: int) -> Cells:
        """2.11: origins that would put a rectangle over plots of the city."""
        wide = self.filled
        for step in range(1, width):
            wide |= self.filled >> step
        found = wide
        for step in range(1, height):
            found |= wide >> SPAN * step
        return found

    def upon(self, district: District, rotation: int, origin: Cell) -> list[Plot]:
        """2.11: the plots of the city that a district would lie upon."""
        width, height = rotated_size(district, rotation)
        cells = [origin + x + SPAN * y for y in range(height) for x in range(width)]
        return sorted(self.at[cell] for cell in cells if cell in self.at)

    def contacts(self, district: District, rotation: int, origin: Cell) -> list[Plot]:
        """2.12: for each street a district would share with the city, the city's plot along it."""
        cells = [origin + steps for steps in _ring(*rotated_size(district, rotation))]
        return sorted(self.at[cell] for cell in cells if cell in self.at)

    def meeting(self, district: District, rotation: int, origin: Cell) -> tuple[Plot, Side, Plot]:
        """2.12: the first plot of a district there that would lie beside the city: which, on which
        side, and of which plot."""
        rows = self.numbering[district]
        return next(
            (plot, (side + 2) % len(STEPS), self.at[origin + at + step])
            for plot, at in _district_cells(district, rows, rotation)
            for side, step in enumerate(STEPS)
            if origin + at + step in self.at
        )

    def _touching(self, width: int, height: int) -> Cells:
        """2.12: origins at which a rectangle would share two streets with the city."""
        once = twice = 0
        for steps in _ring(width, height):
            beside = self.filled >> steps if steps > 0 else self.filled << -steps
            twice |= once & beside
            once |= beside
        return twice


def _ring(width: int, height: int) -> list[int]:
    """The cells around a rectangle, without its corners, as steps from its origin."""
    above_below = [x + SPAN * y for x in range(width) for y in (-1, height)]
    return above_below + [x + SPAN * y for y in range(height) for x in (-1, width)]
