"""One borough as a reader sees it: tiles, slots and stores by name, for words and pictures.

Nothing is ruled here: whatever a rule says is asked of the chapters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from faubourg.core.catalogue import members
from faubourg.core.model import NOBODY, ScoreLine, Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import council, state
from faubourg.games.small_city.actions import HALL
from faubourg.games.small_city.board import NO_TILE, Cell, Cells, Placement
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.pollution import DEADLY, as_measured, generates
from faubourg.games.small_city.scoring import MEASURES, holds, score_lines

if TYPE_CHECKING:
    from faubourg.games.small_city.table import Table


class Slot(NamedTuple):
    """A place for one citizen."""

    cell: str
    kind: str  # home, cash, raw_to_cash, ..., rest, power
    owner: Seat  # whose citizen stands there; NOBODY
    closed: bool  # to the player who moves citizens now (7.2.4)
    moved: bool  # the citizen there has moved in this turn


class Store(NamedTuple):
    """The town hall or a warehouse."""

    name: str  # "hall", or the cell of the warehouse
    raw: list[int]  # wood, stone, metal
    citizens: int  # of the town hall
    room: int  # free places


class Space(NamedTuple):
    """Where a disc of the council lies."""

    line: str  # "" on the start space
    column: int  # 0 on the start space, 1 to 4


class Condition(NamedTuple):
    """A condition of a promise, as things stand."""

    words: str  # "park-cells >= 6"
    now: int
    held: bool


class Forecast(NamedTuple):
    """Pollution to come, as things stand."""

    coming: int  # what the next phase 6 would add
    when: str  # in "this" round or the "next" one, or "never"
    difficulty: str  # "none" where several play; alone it decides what kills
    least: int  # pollution of a round that kills at this difficulty; 0 if there is no such number

    @property
    def is_ahead(self) -> bool:
        return self.when != "never"

    @property
    def is_alone(self) -> bool:
        return self.difficulty != "none"


@dataclass(frozen=True, eq=False)
class Tile:
    """A tile as it lies; it is named by its first cell."""

    placement: Placement
    kind: str  # "residential-3"
    name: str  # its first cell in cell order
    cells: list[str]  # in the order of the slots; for the port the water comes last
    slots: list[Slot]
    fresh: bool  # built in this phase 2
    active: bool  # police, fire, clinic, university with an own citizen

    @property
    def water(self) -> list[str]:
        named = zip(self.placement.order, self.cells, strict=True)
        return [name for cell, name in named if not self.placement.solid >> cell & 1]


@dataclass(frozen=True, eq=False)
class Ground:
    """One player and the borough; in construction the others' as it was when the phase began."""

    table: Table
    seat: Seat

    @property
    def kit(self) -> Kit:
        return self.table.kit

    @property
    def city(self) -> state.City:
        return self.table.city

    @cached_property
    def borough(self) -> state.Borough:
        return self.table.city.boroughs[self.seat]

    # Cells

    @cached_property
    def size(self) -> int:
        """Of the zone: n by n."""
        return self.borough.sizes[self.borough.steps]

    @cached_property
    def shown(self) -> int:
        """The same with the next strip."""
        return self.borough.sizes[min(self.borough.steps + 1, len(self.borough.sizes) - 1)]

    @property
    def zone(self) -> Cells:
        return cities.zone(self.kit, self.borough)

    @property
    def strip(self) -> list[str]:
        """Cells the next step adds."""
        return self.kit.board.named(cities.next_strip(self.kit, self.borough))

    @property
    def filled(self) -> Cells:
        return cities.not_empty(self.borough)

    @cached_property
    def mayor(self) -> list[str]:
        return self.kit.board.named(self.borough.mayor)

    @cached_property
    def cemeteries(self) -> dict[str, Seat]:
        """By cell: whose citizen."""
        names = self.kit.board.names
        both = enumerate(self.borough.graves)
        return {names[cell]: seat for seat, cells in both for cell in members(cells)}

    # Tiles

    @cached_property
    def tiles(self) -> list[Tile]:
        return [self.tile(self.kit.places.all[number]) for number in self.borough.tiles]

    def tile(self, placement: Placement) -> Tile:
        names, borough = self.kit.board.names, self.borough
        powers = any(box.SLOTS[slot] == "power" for _, slot in placement.slots)
        return Tile(
            placement, self.kit.places.kinds[placement.kind], names[placement.first],
            [names[cell] for cell in placement.order],
            [self.slot(cell, box.SLOTS[slot]) for cell, slot in placement.slots],
            bool(borough.fresh & placement.cells),
            powers and bool(placement.cells & borough.citizens[self.seat]),
        )  # fmt: skip

    def slot(self, cell: Cell, kind: str) -> Slot:
        known, everybody = self.table.known, enumerate(self.borough.citizens)
        owner = next((seat for seat, cells in everybody if cells >> cell & 1), NOBODY)
        closed = known.closed[known.turn * self.kit.seats + self.seat] if known.closed else 0
        moved = known.moved[self.seat] if known.moved else 0
        name = self.kit.board.names[cell]
        return Slot(name, kind, owner, bool(closed >> cell & 1), bool(moved >> cell & 1))

    @cached_property
    def tile_at(self) -> dict[str, Tile]:
        return {cell: tile for tile in self.tiles for cell in tile.cells}

    @cached_property
    def slots(self) -> dict[str, Slot]:
        return {slot.cell: slot for tile in self.tiles for slot in tile.slots}

    def kind_at(self, cell: str) -> str:
        """The kind of tile that covers a cell; "cemetery", or "none"."""
        if cell in self.tile_at:
            return self.tile_at[cell].kind
        return "cemetery" if cell in self.cemeteries else "none"

    def of(self, kinds: Sequence[box.Kind]) -> list[Tile]:
        return [tile for tile in self.tiles if tile.placement.kind in kinds]

    def around(self, cells: Cells, kinds: Sequence[box.Kind]) -> list[Tile]:
        """1.3.2: tiles of these kinds that influence one of the cells."""
        return [tile for tile in self.of(kinds) if tile.placement.near & cells]

    def influenced(self, tile: Tile) -> list[str]:
        """The cells of its influence zone."""
        return self.kit.board.named(tile.placement.near)

    def serving(self, tile: Tile) -> list[Tile]:
        """1.3.4: what influences a tile of the kinds that its growth asks for."""
        return self.around(tile.placement.cells, cities.sources(tile.placement.kind))

    # Stores

    @cached_property
    def stores(self) -> list[Store]:
        borough, names, each = self.borough, self.kit.board.names, len(box.RAWS)
        return [
            Store("hall" if cell == HALL else names[cell],
                  borough.stock[number * each : (number + 1) * each],
                  borough.hall if cell == HALL else 0, cities.room(self.kit, borough, number))
            for number, cell in enumerate(cities.store_cells(borough))
        ]  # fmt: skip

    @property
    def hall_room(self) -> int:
        return cities.hall_room(self.borough)

    def held(self, raw: int) -> int:
        return cities.raw_owned(self.borough, raw)

    def all_held(self) -> list[int]:
        return [self.held(raw) for raw in box.EACH_RAW]

    # People and numbers

    @property
    def citizens_home(self) -> int:
        """Own citizens in the own borough."""
        return self.kit.citizens_in(self.city, self.seat, self.seat)

    @property
    def citizens_abroad(self) -> int:
        others = [b for seat, b in enumerate(self.city.boroughs) if seat != self.seat]
        return sum(borough.citizens[self.seat].bit_count() for borough in others)

    @property
    def tourists(self) -> int:
        """Of others, here."""
        return cities.tourists(self.city, self.seat).bit_count()

    @property
    def polluting_citizens(self) -> int:
        return cities.occupied(self.borough).bit_count()

    @cached_property
    def measured(self) -> state.Borough:
        """As the next phase 6 would find it, if nothing but what happens by itself changed."""
        return as_measured(self.kit, self.table.known, self.city, self.seat)

    @property
    def coming(self) -> int:
        """10.1: what that phase 6 would generate."""
        return generates(self.kit, self.measured)

    @property
    def forecast(self) -> Forecast:
        table = self.table
        ahead = table.is_ahead and not self.eliminated
        when = "never" if not ahead else "next" if table.is_measured else "this"
        coming = self.coming if ahead else 0
        return Forecast(coming, when, table.difficulty or "none", DEADLY.get(table.difficulty, 0))

    @property
    def polluting_units(self) -> int:
        """10.1.2 and 4.3.6: made here until then."""
        return 0 if self.measured.card == box.ENGINEER else self.measured.made

    @property
    def making(self) -> list[int]:
        """8.3.2: what the own citizens would make, by raw material; the supply may have less."""
        boroughs = self.city.boroughs
        return [
            sum(self.kit.producers(b, self.seat, raw) for b in boroughs) for raw in box.EACH_RAW
        ]

    @property
    def park_cells(self) -> int:
        return cities.park_cells(self.kit, self.borough)

    @property
    def eliminated(self) -> bool:
        return bool(self.borough.gone)

    @property
    def card(self) -> str:
        """Taken this round, or ""."""
        return "" if self.borough.card == box.NO_CARD else box.CARDS[self.borough.card]

    @property
    def ask(self) -> str:
        """What a tile just laid asks for: architect, store, warehouse, guard."""
        return self.kit.ask_names[self.borough.ask]

    @property
    def laid(self) -> str:
        """That tile as the notation names it."""
        number = self.borough.laid
        return "" if number == NO_TILE else self.kit.places.names[number]

    @property
    def unbuilt(self) -> list[str]:
        """5.2.5: buildings that the player has not built yet."""
        kinds = self.kit.places.kinds
        return [kinds[kind] for kind in self.kit.once() if not self.borough.built >> kind & 1]

    @cached_property
    def discs(self) -> list[Space]:
        return [space_of(disc) for disc in self.borough.discs]

    @property
    def score_lines(self) -> list[ScoreLine]:
        return score_lines(self.kit, self.city, self.seat)

    @property
    def points(self) -> int:
        return sum(line.points for line in self.score_lines)

    # Promises

    @property
    def promise(self) -> int:
        """0 if there is none, or if it is secret."""
        return max(0, self.borough.promise)

    @property
    def specials(self) -> list[int]:
        """Those the reader knows."""
        return [card for card in self.borough.specials if card != box.UNKNOWN]

    def conditions(self, stack: str, card: int) -> list[Condition]:
        """Of a promise or a special one, as things stand for this player."""
        cards = self.kit.box.promises if stack == "promise" else self.kit.box.specials
        return [self._condition(words) for words in cards[card - 1]]

    def _condition(self, words: str) -> Condition:
        now = MEASURES[words.split()[0]](self.kit, self.city, self.seat)
        return Condition(words, now, holds(self.kit, self.city, self.seat, words))

    def broken(self, stack: str, card: int) -> list[str]:
        """14.2: the conditions that do not hold."""
        return [one.words for one in self.conditions(stack, card) if not one.held]


def space_of(disc: int) -> Space:
    if not disc:
        return Space("", 0)
    return Space(box.LINES[council.line_of(disc)], council.column_of(disc))
