"""Geometry of a borough, and every way to lay every tile, once (RULES.md 1.2.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.core.catalogue import members, set_of
from faubourg.games.small_city import components
from faubourg.games.small_city.components import Box, Kind, Slot, Tile

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


Number: TypeAlias = int  # of a placement
NO_TILE: Final = -1
MOST_BOXES: Final = 8  # whose tables are kept
HIDDEN_TILE: Final = -2  # one that a reader may not know
Offset: TypeAlias = tuple[int, int]  # upwards and to the right: sorted, that is cell order
Turned: TypeAlias = tuple[tuple[Offset, str], ...]  # a shape with its slots, turned and mirrored


@dataclass(frozen=True)
class Placement:
    """A tile as it lies; it stands for the tile in the state."""

    number: Number
    kind: Kind
    order: tuple[Cell, ...]  # as the notation names them: in the order of the slots
    cells: Cells  # all that it covers
    solid: Cells  # without water
    near: Cells  # its influence zone (1.3.1, 1.3.3)
    slots: tuple[tuple[Cell, Slot], ...]
    first: Cell  # the first one in cell order, which names the tile
    size: int  # number of cells, water included


@dataclass(frozen=True)
class Form:
    """A tile turned and mirrored in one way, before it has a place."""

    kind: Kind
    fit: Cells  # where its lower left corner may be
    solid: tuple[int, ...]  # from that corner to each cell but water
    wet: tuple[int, ...]  # and to the water
    outline: int  # forms with the same number cover the same cells
    first: Number  # of its placements; they follow in cell order of the corner
    numbers: tuple[Number, ...]  # by corner; NO_TILE where it does not fit


def placements_of(box: Box) -> Placements:
    """Large, and the same for all boxes whose tiles have the same forms: made once."""
    size = max(max(sizes) for sizes in box.zones.values())
    plain = ((kind, Tile(tile.cells, tile.slots)) for kind, tile in box.tiles.items())
    return _made(size, tuple(plain))


@lru_cache(maxsize=MOST_BOXES)
def _made(size: int, tiles: tuple[tuple[str, Tile], ...]) -> Placements:
    return Placements(Board(size), dict(tiles))


class Placements:
    """The catalogue of placements of one box."""

    def __init__(self, board: Board, tiles: dict[str, Tile]) -> None:
        self.board = board
        self.kinds = list(tiles)
        self._outlines: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        self.all: list[Placement] = []
        self.forms: list[list[Form]] = []  # by kind
        for kind, tile in enumerate(tiles.values()):
            turned = _ways(tile, kind in components.FOR_RESIDENTS)
            self.forms.append([self._lay(kind, way) for way in turned])
        self.first = [forms[0].first for forms in self.forms] + [len(self.all)]  # by kind
        self.outlines = len(self._outlines)
        self.growths: list[tuple[tuple[Cell, Number], ...]] = self._growths()
        self.names = [self._name(placement) for placement in self.all]

    def _lay(self, kind: Kind, way: Turned) -> Form:
        """All places for one way to hold the tile."""
        board, first = self.board, len(self.all)
        height = 1 + max(y for (y, _), _ in way)
        width = 1 + max(x for (_, x), _ in way)
        corners = [
            board.cell(x, y)
            for y in range(board.size - height + 1)
            for x in range(board.size - width + 1)
        ]
        shifts = tuple(y * board.size + x for (y, x), _ in way)
        solid = tuple(y * board.size + x for (y, x), slot in way if slot != components.WATER)
        numbers = [NO_TILE] * board.count
        for corner in corners:
            numbers[corner] = len(self.all)
            self.all.append(self._place(kind, corner, shifts, solid, [slot for _, slot in way]))
        wet = tuple(shift for shift in shifts if shift not in solid)
        outline = self._outlines.setdefault((tuple(sorted(solid)), wet), len(self._outlines))
        return Form(kind, set_of(corners), solid, wet, outline, first, tuple(numbers))

    def _place(
        self, kind: Kind, corner: Cell, shifts: tuple[int, ...], dry: tuple[int, ...],
        slots: list[str],
    ) -> Placement:  # fmt: skip
        order = tuple(corner + shift for shift in shifts)
        cells, solid = set_of(order), set_of(corner + shift for shift in dry)
        named = zip(order, slots, strict=True)
        return Placement(
            number=len(self.all), kind=kind, order=order, cells=cells, solid=solid,
            near=self.board.touching(solid) & ~cells,
            slots=tuple((c, components.SLOTS.index(s)) for c,
                        s in named if s not in (components.NO_SLOT, components.WATER)),
            first=min(order), size=len(order),
        )  # fmt: skip

    def _growths(self) -> list[tuple[tuple[Cell, Number], ...]]:
        """5.5.7: for each placement, the cells it may grow onto, with what it becomes."""
        found: list[list[tuple[Cell, Number]]] = [[] for _ in self.all]
        for kinds in components.GROWING:
            for small, large in zip(kinds, kinds[1:], strict=False):
                known = {frozenset(p.slots): p.number for p in self.of(small)}
                for target in self.of(large):
                    for old, cell in _smaller(target, known):
                        found[old].append((cell, target.number))
        return [tuple(sorted(growths)) for growths in found]

    def of(self, kind: Kind) -> list[Placement]:
        return self.all[self.first[kind] : self.first[kind + 1]]

    def _name(self, placement: Placement) -> str:
        cells = " ".join(self.board.names[cell] for cell in placement.order)
        return f"{self.kinds[placement.kind]} {cells}"


def _smaller(
    target: Placement, known: dict[frozenset[tuple[Cell, Slot]], Number]
) -> Iterator[tuple[Number, Cell]]:
    """The placements that become this one by one more cell, and that cell."""
    for slot in target.slots:
        old = known.get(frozenset(target.slots) - {slot}, NOWHERE)
        if old != NOWHERE:
            yield old, slot[0]


def _ways(tile: Tile, for_residents: bool) -> list[Turned]:
    """1.2.6: turned and mirrored, each way that differs once."""
    found: list[Turned] = []
    for way in _turns(tile):
        plain = _in_cell_order(way, tile.slots) if for_residents else _in_slot_order(way, tile)
        if plain not in found:
            found.append(plain)
    return found


def _turns(tile: Tile) -> Iterator[list[tuple[Offset, str]]]:
    for mirrored in (1, -1):
        cells = [(mirrored * x, y) for x, y in tile.cells]
        for _ in range(4):
            cells = [(y, -x) for x, y in cells]
            left, low = min(x for x, _ in cells), min(y for _, y in cells)
            offsets = [(y - low, x - left) for x, y in cells]
            yield list(zip(offsets, tile.slots, strict=True))


def _in_cell_order(way: list[tuple[Offset, str]], slots: tuple[str, ...]) -> Turned:
    """20.5: a slot for residents only lies on the first covered cell, however the tile lies."""
    return tuple(zip(sorted(offset for offset, _ in way), slots, strict=True))


def _in_slot_order(way: list[tuple[Offset, str]], tile: Tile) -> Turned:
    return tuple(sorted(way, key=lambda pair: (tile.slots.index(pair[1]), pair[0])))
