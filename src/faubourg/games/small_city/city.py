"""Questions about boroughs, influence (RULES.md 1.3), and changes every chapter makes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import Reason, Seat
from faubourg.games.small_city import components as box
from faubourg.games.small_city import reasons
from faubourg.games.small_city.actions import HALL
from faubourg.games.small_city.board import NO_TILE, NOWHERE, Cell, Cells, Number, Placement
from faubourg.games.small_city.components import Kind, Raw
from faubourg.games.small_city.kit import HOMES, WORKS, Kit
from faubourg.games.small_city.state import Borough, City

ALL: Final[Cells] = -1  # every cell


def level(kind: Kind) -> int:
    """1.2.1, of a residential, commercial or factory tile."""
    return 1 + kind - (box.RESIDENTIAL[0] if kind in box.RESIDENTIAL else
                       box.COMMERCIAL[0] if kind in box.COMMERCIAL else box.FACTORY[0])  # fmt: skip


def sources(kind: Kind) -> tuple[Kind, ...]:
    """The buildings whose influence a kind needs."""
    if kind in box.RESIDENTIAL:
        return box.CULTURAL
    return box.RESIDENTIAL if kind in box.COMMERCIAL else (box.REFINERY, box.PORT)


def needed(kind: Kind) -> int:
    """6.1.2, 6.2.2 and 6.3.2: how many of them."""
    if kind in box.RESIDENTIAL:
        return level(kind) if kind != box.RESIDENTIAL[0] else 0
    if kind in box.COMMERCIAL:
        return level(kind)
    return level(kind) - 1 if kind in box.FACTORY else 0


def zones(kit: Kit, borough: Borough, kinds: tuple[Kind, ...]) -> list[Cells]:
    """The influence zones of all tiles of these kinds."""
    return [tile.near for tile in tiles_of(kit, borough, kinds)]


def layers(influence: list[Cells], most: int) -> list[Cells]:
    """1.3.4: the cells in at least 0, 1, 2, ... of these influence zones."""
    found = [ALL] + [0] * most
    for zone in influence:
        for number in range(most, 0, -1):
            found[number] |= found[number - 1] & zone
    return found


def good_cells(kit: Kit, borough: Borough, kind: Kind) -> Cells:
    """5.2.8: cells of which a new tile of this kind must have at least one."""
    number = needed(kind)
    return layers(zones(kit, borough, sources(kind)), number)[number]


def is_served(kit: Kit, borough: Borough, kind: Kind, cells: Cells) -> bool:
    """5.5.9: whether these cells together have the influences that a kind needs."""
    influence = zones(kit, borough, sources(kind))
    return sum(bool(zone & cells) for zone in influence) >= needed(kind)


def closed_cells(kit: Kit, borough: Borough, kind: Kind) -> Cells:
    """5.2.6 and 5.2.7: cells on which no part of the tile may stand, except water."""
    family = kit.family[kind]
    if family == HOMES:
        return kit.board.touching(borough.works)
    return kit.board.touching(borough.homes) if family == WORKS else 0


def why_not_beside(kit: Kit, borough: Borough, placement: Placement) -> Reason | None:
    """5.2.6, 5.2.7 and 6.4.3."""
    if not placement.solid & closed_cells(kit, borough, placement.kind):
        return None
    return reasons.NEAR_INDUSTRY if placement.kind in box.RESIDENTIAL else reasons.NEAR_HOMES


def lacking(kind: Kind) -> Reason:
    """What a tile of this kind does not have."""
    if kind in box.RESIDENTIAL:
        return reasons.LACKS_CULTURE
    return reasons.LACKS_HOMES if kind in box.COMMERCIAL else reasons.LACKS_INDUSTRY


# Cells


def zone(kit: Kit, borough: Borough) -> Cells:
    """1.1.2."""
    return kit.board.zone[borough.sizes[borough.steps]]


def is_largest(borough: Borough) -> bool:
    """1.1.3: there is no next strip."""
    return borough.steps == len(borough.sizes) - 1


def next_strip(kit: Kit, borough: Borough) -> Cells:
    """1.1.3."""
    if is_largest(borough):
        return 0
    return kit.board.zone[borough.sizes[borough.steps + 1]] & ~zone(kit, borough)


def cemeteries(borough: Borough) -> Cells:
    found = 0
    for cells in borough.graves:
        found |= cells
    return found


def not_empty(borough: Borough) -> Cells:
    """1.1.5: cells under tiles and cemeteries."""
    return borough.covered | cemeteries(borough)


def open_cells(kit: Kit, borough: Borough) -> Cells:
    """5.2.2, 5.2.3 and 4.1.10: where tiles may be laid."""
    return zone(kit, borough) & ~not_empty(borough) & ~borough.mayor


# Tiles


def tile_at(kit: Kit, borough: Borough, cell: Cell) -> Number:
    """The tile that covers a cell, or NO_TILE."""
    placements = kit.places.all
    return next((t for t in borough.tiles if placements[t].cells >> cell & 1), NO_TILE)


def tiles_of(kit: Kit, borough: Borough, kinds: tuple[Kind, ...]) -> list[Placement]:
    placements = kit.places.all
    return [placements[tile] for tile in borough.tiles if placements[tile].kind in kinds]


def has(kit: Kit, borough: Borough, kind: Kind) -> bool:
    """Whether a tile of that kind stands."""
    return the(kit, borough, kind) is not None


def the(kit: Kit, borough: Borough, kind: Kind) -> Placement | None:
    """The tile of a kind that is built once, if it stands."""
    first, end = kit.places.first[kind], kit.places.first[kind + 1]
    for tile in borough.tiles:
        if first <= tile < end:
            return kit.places.all[tile]
    return None


def is_active(kit: Kit, city: City, seat: Seat, kind: Kind) -> bool:
    """1.4.4."""
    borough = city.boroughs[seat]
    building = the(kit, borough, kind)
    return building is not None and bool(building.cells & borough.citizens[seat])


def put_tile(kit: Kit, borough: Borough, number: Number) -> None:
    placement = kit.places.all[number]
    borough.tiles.append(number)
    borough.covered |= placement.cells
    family = kit.family[placement.kind]
    if family == HOMES:
        borough.homes |= placement.cells
    elif family == WORKS:
        borough.works |= placement.solid
    for cell, slot in placement.slots:
        borough.slots[slot] |= 1 << cell
    if placement.kind == box.WAREHOUSE:
        borough.sheds.append(placement.first)
        borough.stock += [0] * len(box.EACH_RAW)


def take_tile(kit: Kit, borough: Borough, number: Number) -> None:
    """Off the board; what lay in a warehouse must be taken before."""
    placement = kit.places.all[number]
    borough.tiles.remove(number)
    borough.fresh &= ~placement.cells
    borough.covered &= ~placement.cells
    borough.homes &= ~placement.cells
    borough.works &= ~placement.cells
    for cell, slot in placement.slots:
        borough.slots[slot] &= ~(1 << cell)
    if placement.kind == box.WAREHOUSE:
        first = len(box.EACH_RAW) * store_number(borough, placement.first)
        del borough.stock[first : first + len(box.EACH_RAW)]
        borough.sheds.remove(placement.first)


# What the cached fields of a borough must equal


def covered_cells(kit: Kit, borough: Borough) -> Cells:
    return _union(kit.places.all[tile].cells for tile in borough.tiles)


def home_cells(kit: Kit, borough: Borough) -> Cells:
    return _union(tile.cells for tile in tiles_of(kit, borough, box.RESIDENTIAL))


def work_cells(kit: Kit, borough: Borough) -> Cells:
    return _union(tile.solid for tile in tiles_of(kit, borough, box.INDUSTRIAL))


def slot_cells(kit: Kit, borough: Borough) -> list[Cells]:
    found = [0] * len(box.SLOTS)
    for tile in borough.tiles:
        for cell, slot in kit.places.all[tile].slots:
            found[slot] |= 1 << cell
    return found


def factory_slots(borough: Borough) -> Cells:
    slots = borough.slots
    return slots[box.WOOD_SLOT] | slots[box.STONE_SLOT] | slots[box.METAL_SLOT]


def park_cells(kit: Kit, borough: Borough) -> int:
    """6.8.3."""
    first, end = kit.places.first[box.PARK[0]], kit.places.first[box.PARK[-1] + 1]
    return sum(kit.places.all[tile].size for tile in borough.tiles if first <= tile < end)


def _union(sets: Iterable[Cells]) -> Cells:
    found = 0
    for cells in sets:
        found |= cells
    return found


# Stores: number 0 is the town hall, then come the warehouses


def store_number(borough: Borough, store: Cell) -> int:
    """By the cell of a warehouse, or HALL; NOWHERE if there is no such store."""
    if store < 0:
        return 0
    return 1 + borough.sheds.index(store) if store in borough.sheds else NOWHERE


def store_cells(borough: Borough) -> list[Cell]:
    """By number."""
    return [HALL, *borough.sheds]


def units_in(borough: Borough, number: int) -> int:
    first = number * len(box.EACH_RAW)
    return sum(borough.stock[first : first + len(box.EACH_RAW)])


def room(kit: Kit, borough: Borough, number: int) -> int:
    """Free places of a store."""
    if number == 0:
        return hall_room(borough)
    return kit.box.places - units_in(borough, number)


def hall_room(borough: Borough) -> int:
    """1.2.4."""
    return borough.places - borough.hall - sum(borough.stock[: len(box.EACH_RAW)])


def raw_owned(borough: Borough, raw: Raw) -> int:
    return sum(borough.stock[raw :: len(box.EACH_RAW)])


def all_raw_owned(borough: Borough) -> list[int]:
    """By raw material."""
    stock = borough.stock
    found = stock[: len(box.EACH_RAW)]
    for place in range(len(found), len(stock)):
        found[place % len(found)] += stock[place]
    return found


def stores_with(borough: Borough, raw: Raw) -> list[int]:
    """Numbers of the stores that hold a unit."""
    held = borough.stock[raw :: len(box.EACH_RAW)]
    return [number for number, count in enumerate(held) if count]


def take_unit(city: City, borough: Borough, number: int, raw: Raw) -> None:
    """1.4.7: from a store to the supply."""
    borough.stock[number * len(box.EACH_RAW) + raw] -= 1
    city.raw[raw] += 1


def put_unit(city: City, borough: Borough, number: int, raw: Raw) -> None:
    """From the supply to a store."""
    borough.stock[number * len(box.EACH_RAW) + raw] += 1
    city.raw[raw] -= 1


# Citizens


def return_to_hall(city: City, seat: Seat) -> None:
    """1.4.3, for one citizen already off the board."""
    borough = city.boroughs[seat]
    if hall_room(borough) > 0:
        borough.hall += 1
    else:
        borough.career += 1


def send_home(city: City, borough: Borough, cells: Cells) -> None:
    """All citizens on these cells, whosever, return to their town halls."""
    for seat, standing in enumerate(borough.citizens):
        for _ in members(standing & cells):
            return_to_hall(city, seat)
        borough.citizens[seat] = standing & ~cells


def occupied(borough: Borough) -> Cells:
    """Slots with a citizen on them."""
    found = 0
    for cells in borough.citizens:
        found |= cells
    return found


def tourists(city: City, seat: Seat) -> Cells:
    """1.4.2: where citizens of other players stand in the borough of the seat."""
    found = 0
    for other, cells in enumerate(city.boroughs[seat].citizens):
        if other != seat:
            found |= cells
    return found
