"""A view with its cells and tiles at hand, and short questions about a borough."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from faubourg.core.catalogue import members
from faubourg.core.model import NOBODY, Action, Message, Seat
from faubourg.games.small_city.actions import HALL, SUPPLY, Store
from faubourg.games.small_city.board import Cell, Cells
from faubourg.games.small_city.components import RAWS
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.narrate.codes import CULTURE, NONE, Values
from faubourg.games.small_city.placements import NO_TILE, Number, Placement
from faubourg.games.small_city.rules import SmallCityRules
from faubourg.games.small_city.state import SmallCityState
from faubourg.games.small_city.view import BoroughView, SlotView, SmallCityView, TileView

AnySmallCity = SmallCityRules[SmallCityState]
MAY_STAY = ("home", "power")  # slots whose citizens need not move (7.1.3)
RAW_SLOTS = RAWS
GROWING = {"residential": 5, "commercial": 4, "factory": 3}  # by family: the highest level


@dataclass(frozen=True)
class Table:
    """What one reader sees, with its parts by cell. Only to be read."""

    rules: AnySmallCity
    view: SmallCityView

    @property
    def kit(self) -> Kit:
        return self.rules.kit

    @cached_property
    def grounds(self) -> list[Ground]:
        return [Ground(self.kit, seat, seen) for seat, seen in enumerate(self.view.boroughs)]

    def name(self, cell: Cell) -> str:
        return self.kit.board.names[cell]

    def placement(self, number: Number) -> Placement:
        return self.kit.places.all[number]

    def kind(self, number: Number) -> str:
        return self.kit.places.kinds[self.placement(number).kind]

    @property
    def acting(self) -> Seat:
        """Whose choices are being named: the reader's, or of whoever is asked."""
        view = self.view
        if view.seat is not None and view.seat in view.actors:
            return view.seat
        return view.actors[0] if view.actors and view.actors[0] >= 0 else max(view.turn, 0)

    def own(self, seat: Seat) -> Ground:
        return self.grounds[seat]

    def store_values(self, store: Store) -> Values:
        where = {HALL: "hall", SUPPLY: "supply"}.get(store, "warehouse")
        return {"store": where, "store-cell": self.name(store) if store >= 0 else NONE}

    # Hooks of the log: what an expansion adds or tells otherwise

    def plan_step(self, seat: Seat, step: Action, now: Table) -> list[Message]:
        """A step of a revealed plan that this game does not have."""
        return []

    def made_besides(self, was: Table) -> list[Message]:
        """What phase 4 has made that is no raw material."""
        return []

    def own_end(self) -> list[Message] | None:
        """The end of the game; None if it is told as in this game."""
        return None


@dataclass(frozen=True)
class Ground:
    """One borough: tiles and slots by cell."""

    kit: Kit
    seat: Seat
    seen: BoroughView

    @cached_property
    def tiles(self) -> dict[str, TileView]:
        return {cell: tile for tile in self.seen.tiles for cell in tile.cells}

    @cached_property
    def slots(self) -> dict[str, SlotView]:
        return {slot.cell: slot for tile in self.seen.tiles for slot in tile.slots}

    @cached_property
    def zone(self) -> Cells:
        return self.kit.board.zone[self.seen.size]

    @cached_property
    def filled(self) -> Cells:
        """Under tiles and cemeteries."""
        number = self.kit.board.number
        return sum(1 << number[cell] for cell in {*self.tiles, *self.seen.cemeteries})

    @cached_property
    def hall_room(self) -> int:
        return self.seen.stores[0].room if self.seen.stores else 0

    @cached_property
    def hall_citizens(self) -> int:
        return self.seen.stores[0].citizens if self.seen.stores else 0

    @cached_property
    def room(self) -> int:
        """Free places of all stores."""
        return sum(store.room for store in self.seen.stores)

    def held(self, raw: int) -> int:
        return sum(store.raw[raw] for store in self.seen.stores)

    def all_held(self) -> list[int]:
        return [self.held(raw) for raw in range(len(RAWS))]

    def kind_at(self, cell: str) -> str:
        """The kind of tile that covers a cell; "cemetery", or "none"."""
        if cell in self.tiles:
            return self.tiles[cell].kind
        return "cemetery" if cell in self.seen.cemeteries else NONE

    def of_family(self, *families: str) -> list[TileView]:
        return [tile for tile in self.seen.tiles if family_of(tile.kind) in families]

    def around(self, cells: list[str], *families: str) -> list[TileView]:
        """Tiles of these families that influence one of the cells."""
        wanted = set(cells)
        return [t for t in self.of_family(*families) if wanted & set(t.influence)]

    def number(self, tile: TileView) -> Number:
        """The placement of a tile."""
        cells = tuple(self.kit.board.number[cell] for cell in tile.cells)
        return _numbers(self.kit).get((tile.kind, cells), NO_TILE)

    def ways_to_grow(self, tile: TileView) -> list[str]:
        """5.5.6 and 5.5.7: empty cells of the zone that the next level could add."""
        number = self.number(tile)
        if number == NO_TILE:
            return []
        cells = {cell for cell, _ in self.kit.places.growths[number]}
        names = self.kit.board.names
        return [names[c] for c in sorted(cells) if self.zone >> c & 1 and not self.filled >> c & 1]

    def must_move(self) -> list[str]:
        """7.1.2: cells of the own citizens at home who must move and have not."""
        return [
            slot.cell
            for slot in self.slots.values()
            if slot.owner == self.seat and not self.may_stay(slot.kind) and not slot.moved
        ]

    def empty_houses(self) -> list[str]:
        """7.4.1: residential tiles of level 1 with nobody in them."""
        houses = [tile for tile in self.seen.tiles if tile.kind == "residential-1"]
        return [tile.name for tile in houses if tile.slots[0].owner == NOBODY]

    def guests(self, owner: Seat) -> list[SlotView]:
        """Slots on which tourists of a player stand."""
        return [slot for slot in self.slots.values() if slot.owner == owner]

    def empty_factory_slots(self) -> int:
        return sum(s.kind in RAW_SLOTS and s.owner == NOBODY for s in self.slots.values())

    def is_lost(self) -> bool:
        """5.4.12: the plan reaches the pollution that eliminates."""
        return self.seen.pollution >= 100

    # Hooks: what an expansion counts otherwise

    def may_stay(self, slot: str) -> bool:
        """7.1.3: by kind of slot, for the owner's citizens."""
        return slot in MAY_STAY

    def people_on(self, tile: TileView, owner: Seat) -> int:
        return sum(slot.owner == owner for slot in tile.slots)

    def workers(self) -> int:
        """8.3.1: citizens and tourists who make a raw material."""
        return sum(s.kind in RAW_SLOTS and s.owner != NOBODY for s in self.slots.values())

    def net_pollution(self, gross: int, ahead: bool) -> int:
        """10.1.3; ahead: the factories have still to produce."""
        return max(0, gross - self.seen.park_cells)


def family_of(kind: str) -> str:
    """ "residential-3" is residential; others are their own family."""
    family, _, level = kind.rpartition("-")
    return family if family and level.isdecimal() else kind


def level_of(kind: str) -> int:
    level = kind.rpartition("-")[2]
    return int(level) if level.isdecimal() else 0


def cultural_kinds(tiles: list[TileView]) -> list[str]:
    return [tile.kind for tile in tiles if tile.kind in CULTURE]


@lru_cache(maxsize=8)
def _numbers(kit: Kit) -> dict[tuple[str, tuple[Cell, ...]], Number]:
    kinds = kit.places.kinds
    return {(kinds[p.kind], p.order): p.number for p in kit.places.all}


def cell_names(table: Table, cells: Cells) -> list[str]:
    return [table.name(cell) for cell in members(cells)]


class _Seen:
    """A view as a key: this very one, not one that looks alike."""

    __slots__ = ("view",)

    def __init__(self, view: SmallCityView) -> None:
        self.view = view

    def __hash__(self) -> int:
        return id(self.view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Seen) and other.view is self.view


def table_of(rules: AnySmallCity, view: SmallCityView) -> Table:
    return _table(rules, _Seen(view))


# By kind of view: the table that an expansion reads it with.
TABLES: dict[type[SmallCityView], type[Table]] = {}


@lru_cache(maxsize=16)
def _table(rules: AnySmallCity, seen: _Seen) -> Table:
    """Kept for a moment, as every label of a list asks for the same table."""
    return TABLES.get(type(seen.view), Table)(rules, seen.view)
