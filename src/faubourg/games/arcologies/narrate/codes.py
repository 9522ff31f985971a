"""Codes and values that the texts of the expansion are told; the square of an arcology."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial

from faubourg.core import wording
from faubourg.core.model import NOBODY, Action, Message, Seat, Value
from faubourg.core.wording import NONE, Values, listed
from faubourg.games.arcologies import actions, square
from faubourg.games.arcologies.actions import BuildArcology
from faubourg.games.arcologies.components import DEGREES
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.patterns import NOTHING_ASKED, Part, part_of
from faubourg.games.arcologies.table import Arcology, ArcologyTable
from faubourg.games.small_city.actions import Go
from faubourg.games.small_city.board import Cell, Cells
from faubourg.games.small_city.components import EACH_RAW
from faubourg.games.small_city.ground import Ground, Tile
from faubourg.games.small_city.narrate.codes import second_tile, tile_values
from faubourg.games.small_city.table import Table

told = partial(wording.told, "arcologies")

BASE = "small_city."
OWN = "arcologies."


def retold(message: Message, **values: Value) -> Message:
    """What Small City tells, in words of the expansion: the same key and more values."""
    return Message(message.key.replace(BASE, OWN), {**message.values, **values})


def is_own(action: Action) -> bool:
    """Whether Small City does not know it."""
    return type(action).__module__ == actions.__name__


def arcology_table(table: Table) -> ArcologyTable:
    """The tables of this game, for functions that Small City's narrator calls."""
    assert isinstance(table, ArcologyTable)
    return table


# Squares


def square_values(kit: ArcologyKit, corner: Cell, turn: int) -> Values:
    """1.6: from its lower left to its upper right cell, and how it is turned."""
    names = kit.board.names
    far = corner + kit.patterns.steps[-1]
    return {"corner": names[corner], "far": names[far], "degrees": DEGREES[turn]}


def laid_square(table: ArcologyTable, seat: Seat) -> Square:
    """The arcology that is being built."""
    arcology = table.arcologies[seat]
    return square_of(table, seat, arcology.corner, arcology.turn)


def square_of(table: ArcologyTable, seat: Seat, corner: str, degrees: int) -> Square:
    number = table.kit.board.number[corner]
    return Square(table, seat, BuildArcology(number, DEGREES.index(degrees)))


def makes_pair(table: ArcologyTable, seat: Seat, action: Action) -> bool:
    """5.2.1: who comes to a citizen on a stone slot makes a pair."""
    if not isinstance(action, Go) or action.borough != seat:
        return False
    slot = table.grounds[seat].slots.get(table.name(action.cell))
    return slot is not None and slot.kind == "stone" and slot.owner == seat


@dataclass(frozen=True)
class Square:
    """A place that is thought of."""

    table: ArcologyTable
    seat: Seat
    action: BuildArcology

    @property
    def kit(self) -> ArcologyKit:
        return self.table.arcology_kit

    @property
    def ground(self) -> Ground:
        return self.table.grounds[self.seat]

    @property
    def arcology(self) -> Arcology:
        return self.table.arcologies[self.seat]

    @property
    def values(self) -> Values:
        return square_values(self.kit, self.action.corner, self.action.turn)

    @property
    def square(self) -> Cells:
        return square.square_at(self.kit, self.action.corner).cells

    @cached_property
    def cells(self) -> list[str]:
        return self.kit.board.named(self.square)

    @cached_property
    def asked(self) -> dict[str, str]:
        """By cell: the kind of tile, or "none" on the required empty cell."""
        kinds = square.wanted(self.kit, self.ground.borough, self.action.turn).kinds
        names = self.kit.places.kinds
        words = [NONE if kind == NOTHING_ASKED else names[kind] for kind in kinds]
        return dict(zip(self.cells, words, strict=True))

    @property
    def empty(self) -> str:
        """The required empty cell."""
        return next(cell for cell, kind in self.asked.items() if kind == NONE)

    @cached_property
    def differing(self) -> list[str]:
        """4.3.2: cells that cost metal."""
        found, corner = square.matching_cells(self.kit, self.ground.borough), self.action.corner
        tiles = square.wanted(self.kit, self.ground.borough, self.action.turn).tiles
        steps = sorted(step for step, kind in tiles if not found[kind] >> corner + step & 1)
        return [self.table.name(corner + step) for step in steps]

    @cached_property
    def straddling(self) -> list[Tile]:
        """4.4: tiles that lie partly in the square, in cell order of what remains of them."""
        tiles = square.straddling(self.kit, self.ground.borough, self.square)
        return [self.ground.tile(tile) for tile in tiles]

    def left_of(self, tile: Tile) -> list[str]:
        """What remains of a tile, in cell order."""
        return self.kit.board.named(tile.placement.cells & ~self.square)

    def remainder(self, tile: Tile) -> str:
        """4.4.1: the kind of tile that remains."""
        kind, _ = part_of(tile.placement, tile.placement.cells & ~self.square)
        return self.kit.places.kinds[kind]

    def parts(self, tile: Tile) -> list[Part]:
        """4.4.1: what remains, then what is covered."""
        return self.kit.parts(tile.placement, self.square)

    def people(self) -> list[Seat]:
        """4.5.5: whose citizens stand in the square."""
        slots = [slot for cell, slot in self.ground.slots.items() if cell in self.cells]
        return [slot.owner for slot in slots if slot.owner != NOBODY]

    def stock(self) -> list[int]:
        """4.5.4: units in warehouses that will be covered."""
        stores = [store for store in self.ground.stores[1:] if store.name in self.cells]
        return [sum(store.raw[raw] for store in stores) for raw in EACH_RAW]

    def people_values(self) -> Values:
        """4.5.5: who is inside: the owner's citizens, and tourists."""
        people = self.people()
        own = people.count(self.seat)
        return {"citizens": own, "tourists": len(people) - own}

    def split_values(self) -> Iterator[Values]:
        """4.4.1: what is left of tiles that lie partly in the square."""
        for tile in self.straddling:
            left = listed("cells", self.left_of(tile))
            second = second_tile(self.remainder(tile))
            yield {**tile_values(tile.kind), **second, **left, "first": tile.name}

    def asked_values(self, cell: str) -> Values:
        """What a cell asks for, and what lies there."""
        there = second_tile(self.ground.kind_at(cell))
        return {**tile_values(self.asked[cell]), **there, "cell": cell}
