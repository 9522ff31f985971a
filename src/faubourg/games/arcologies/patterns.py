"""The patterns in all their turns, and the parts of split tiles (RULES.md 1.4 and 4.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.core.catalogue import set_of
from faubourg.games.arcologies import components
from faubourg.games.arcologies.components import Pattern
from faubourg.games.small_city.board import Board, Cell, Cells, Number, Placement, Placements
from faubourg.games.small_city.components import FACTORY, GROWING, RESIDENTIAL, WAREHOUSE, Kind

Rows: TypeAlias = tuple[str, ...]  # the top row first
Part: TypeAlias = tuple[Kind, Cells]  # of a split tile: what it becomes, and where it lies
NOTHING_ASKED: Final = -1  # of the required empty cell


@dataclass(frozen=True)
class Wanted:
    """A pattern turned in one way, as steps from the lower left cell of its square."""

    empty: int  # to the required empty cell
    tiles: tuple[tuple[int, Kind], ...]  # to each of the others, with the kind asked for
    kinds: tuple[Kind, ...]  # all nine in cell order; NOTHING_ASKED for the empty one
    shed: int  # which of the tiles is a warehouse, and which a factory; NOTHING_ASKED for none
    mill: int


class Patterns:
    """What the squares of arcologies are compared with; nothing in it changes."""

    def __init__(self, places: Placements, patterns: tuple[Pattern, ...]) -> None:
        board = places.board
        self.names = [pattern.name for pattern in patterns]
        self.wanted = [  # by pattern and turn
            [_wanted(board, turned(p.rows, turn), p) for turn in range(len(components.DEGREES))]
            for p in patterns
        ]
        self.corners = set_of(tile.first for tile in places.of(components.ARCOLOGY))
        self.steps = [
            board.cell(x, y) for y in range(components.SIDE) for x in range(components.SIDE)
        ]
        self.asked = [sorted({kind for _, kind in turns[0].tiles}) for turns in self.wanted]
        # By pattern, turn and corner: what touches the cells that are to be residential.
        self.near_homes = [
            [
                [board.touching(_homes(turn, corner)) for corner in range(board.count)]
                for turn in turns
            ]
            for turns in self.wanted
        ]
        # All ways in which a part of a split tile can lie (4.4.2 and 4.4.4).
        self.ways: dict[Part, list[Number]] = {}
        for kinds in GROWING:
            for kind in kinds[:-1]:
                for tile in places.of(kind):
                    self.ways.setdefault((kind, tile.cells), []).append(tile.number)


def _homes(turn: Wanted, corner: Cell) -> Cells:
    return set_of(corner + step for step, kind in turn.tiles if kind in RESIDENTIAL)


def turned(rows: Rows, turn: int) -> Rows:
    """1.5: clockwise, by so many quarters."""
    for _ in range(turn):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return rows


def kind_asked(letter: str, pattern: Pattern) -> Kind:
    if letter == components.STATUE:
        return components.STATUES[components.STATUE_NAMES.index(pattern.statue)]
    return NOTHING_ASKED if letter == components.EMPTY else components.ASKED[letter]


def _wanted(board: Board, rows: Rows, pattern: Pattern) -> Wanted:
    letters = "".join(reversed(rows))  # in cell order
    kinds = tuple(kind_asked(letter, pattern) for letter in letters)
    steps = [board.cell(x, y) for y in range(components.SIDE) for x in range(components.SIDE)]
    asked = list(zip(steps, kinds, strict=True))
    tiles = [kind for kind in kinds if kind != NOTHING_ASKED]
    return Wanted(
        empty=next(step for step, kind in asked if kind == NOTHING_ASKED),
        tiles=tuple((step, kind) for step, kind in asked if kind != NOTHING_ASKED),
        kinds=kinds,
        shed=tiles.index(WAREHOUSE) if WAREHOUSE in tiles else NOTHING_ASKED,
        mill=tiles.index(FACTORY[0]) if FACTORY[0] in tiles else NOTHING_ASKED,
    )


def sort_of(kind: Kind) -> tuple[Kind, ...]:
    """The levels to which a tile belongs that can be split (4.4.1), else nothing."""
    return next((kinds for kinds in GROWING if kind in kinds), ())


def part_of(tile: Placement, cells: Cells) -> Part:
    """4.4.1: of the same sort; the level is the number of its cells."""
    return sort_of(tile.kind)[cells.bit_count() - 1], cells
