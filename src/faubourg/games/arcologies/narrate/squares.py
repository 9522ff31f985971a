"""The square of an arcology in the values of a text: what lies there and what is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.arcologies.actions import BuildArcology
from faubourg.games.arcologies.components import DEGREES
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.narrate.table import ArcologyGround, ArcologyTable
from faubourg.games.arcologies.patterns import NOTHING_ASKED, Part, Wanted, sort_of
from faubourg.games.arcologies.square import square_at
from faubourg.games.small_city.board import Cell
from faubourg.games.small_city.narrate.codes import NONE, Values, tile_values
from faubourg.games.small_city.narrate.table import family_of
from faubourg.games.small_city.placements import Placement
from faubourg.games.small_city.view import TileView


def square_values(kit: ArcologyKit, corner: Cell, turn: int) -> Values:
    """1.6: from its lower left to its upper right cell, and how it is turned."""
    names = kit.board.names
    far = corner + kit.patterns.steps[-1]
    return {"corner": names[corner], "far": names[far], "degrees": DEGREES[turn]}


def square_cells(kit: ArcologyKit, corner: Cell) -> list[str]:
    return [kit.board.names[cell] for cell in members(square_at(kit, corner).cells)]


@dataclass(frozen=True)
class Square:
    """A place that is thought of."""

    table: ArcologyTable
    seat: Seat
    action: BuildArcology

    @property
    def ground(self) -> ArcologyGround:
        return self.table.home(self.seat)

    @property
    def square(self) -> Placement:
        return square_at(self.table.tables, self.action.corner)

    @cached_property
    def cells(self) -> list[str]:
        return square_cells(self.table.tables, self.action.corner)

    @cached_property
    def wanted(self) -> Wanted:
        patterns = self.table.tables.patterns
        number = patterns.names.index(self.ground.arcology.pattern)
        return patterns.wanted[number][self.action.turn]

    @cached_property
    def asked(self) -> dict[str, str]:
        """By cell: the kind of tile, or "none" on the required empty cell."""
        kinds = self.table.kit.places.kinds
        words = [NONE if kind == NOTHING_ASKED else kinds[kind] for kind in self.wanted.kinds]
        return dict(zip(self.cells, words, strict=True))

    @property
    def empty(self) -> str:
        """The required empty cell."""
        return next(cell for cell, kind in self.asked.items() if kind == NONE)

    def matches(self, cell: str) -> bool:
        """4.3.1 and 10.3."""
        tile, asked = self.ground.tiles.get(cell), self.asked[cell]
        if tile is None:
            return False
        larger = self.table.tables.splitting_is_free and family_of(tile.kind) == family_of(asked)
        return tile.kind == asked or larger

    @cached_property
    def differing(self) -> list[str]:
        """4.3.2: cells that cost metal."""
        return [cell for cell in self.cells if cell != self.empty and not self.matches(cell)]

    @cached_property
    def covered(self) -> list[TileView]:
        return [tile for tile in self.ground.seen.tiles if {*tile.cells} & {*self.cells}]

    @cached_property
    def straddling(self) -> list[TileView]:
        """4.4: tiles that lie partly in the square, in cell order of what remains of them."""
        tiles = [tile for tile in self.covered if not {*tile.cells} <= {*self.cells}]
        number = self.table.kit.board.number
        return sorted(tiles, key=lambda tile: min(number[c] for c in self.left_of(tile)))

    def left_of(self, tile: TileView) -> list[str]:
        """What remains of a tile, in cell order."""
        number = self.table.kit.board.number
        outside = [cell for cell in tile.cells if cell not in self.cells]
        return sorted(outside, key=lambda cell: number[cell])

    def remainder(self, tile: TileView) -> str:
        """4.4.1: the kind of tile that remains."""
        return f"{family_of(tile.kind)}-{len(self.left_of(tile))}"

    def can_be_split(self, tile: TileView) -> bool:
        """4.4.3."""
        return bool(sort_of(self.table.kit.places.kinds.index(tile.kind)))

    def parts(self, tile: TileView) -> list[Part]:
        """4.4.1: what remains, then what is covered."""
        placement = self.table.placement(self.ground.number(tile))
        return self.table.tables.parts(placement, self.square.cells)

    def misshapen(self, tile: TileView) -> Part | None:
        """4.4.2: a part that has the shape of no tile."""
        ways = self.table.tables.patterns.ways
        return next((part for part in self.parts(tile) if part not in ways), None)

    def people(self) -> list[Seat]:
        """4.5.5: whose citizens stand in the square."""
        slots = [slot for cell, slot in self.ground.slots.items() if cell in self.cells]
        return [slot.owner for slot in slots if slot.owner >= 0]


def asked_values(square: Square, cell: str) -> Values:
    """What a cell asks for, and what lies there."""
    there = tile_values(square.ground.kind_at(cell))
    asked = tile_values(square.asked[cell])
    return {**asked, "tile-2": there["tile"], "level-2": there["level"], "cell": cell}
