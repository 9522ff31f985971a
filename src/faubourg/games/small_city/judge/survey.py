"""What the judge measures in the borough of a seat, once for all its terms."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.board import Cells
from faubourg.games.small_city.components import (
    CULTURAL,
    PARK,
    RESIDENTIAL,
    TOWN_HALL,
    Kind,
)
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.placements import Placement
from faubourg.games.small_city.state import Borough, City

MOST_CULTURE = 5  # of use for a residential tile (6.1.2)
LAST_HOME, FIRST_CULTURE = RESIDENTIAL[-1], TOWN_HALL
ORDER = tuple(kind for kind in CULTURAL if kind != TOWN_HALL)  # the cheapest first


@dataclass(slots=True)
class Home:
    """A residential tile."""

    level: int
    culture: int  # cultural buildings in whose influence it is
    room: int  # the level for which there are cells around it
    fresh: bool
    cells: Cells


@dataclass(slots=True)
class Survey:
    """One borough, measured."""

    homes: list[Home]  # those with the most culture first
    culture: list[int]  # sizes of the cultural buildings
    parks: int  # cells
    slots: list[int]  # numbers by kind of slot
    space: int  # empty cells of the zone
    ground: list[int]  # free cells for homes with at least 0, 1, 2, ... cultural buildings around
    cover: int  # residential tiles that one more small building can reach at once


def survey(kit: Kit, city: City, seat: Seat) -> Survey:
    borough, placements = city.boroughs[seat], kit.places.all
    homes: list[Placement] = []
    zones: list[Cells] = []
    sizes: list[int] = []
    parks = 0
    for number in borough.tiles:
        tile = placements[number]
        kind = tile.kind
        if kind <= LAST_HOME:
            homes.append(tile)
        elif kind in CULTURAL:
            zones.append(tile.near)
            sizes.append(tile.size)
        elif kind in PARK:
            parks += tile.size
    empty = cities.zone(kit, borough) & ~cities.not_empty(borough)
    free = empty & ~kit.board.touching(borough.works)
    return Survey(
        measured(kit, borough, homes, zones, free),
        sizes,
        parks,
        [cells.bit_count() for cells in borough.slots],
        empty.bit_count(),
        [layer.bit_count() for layer in overlaps(zones, free)],
        cover(homes, empty),
    )


def measured(
    kit: Kit, borough: Borough, homes: list[Placement], zones: list[Cells], free: Cells
) -> list[Home]:
    """Each tile is taken to grow as far as culture to come may allow, the best ones first."""
    counted = [(sum(1 for zone in zones if zone & tile.cells), tile) for tile in homes]
    counted.sort(key=lambda pair: (pair[0], pair[1].size), reverse=True)
    found = []
    for culture, tile in counted:
        room, free = grown(kit, tile, free)
        fresh = bool(tile.cells & borough.fresh)
        found.append(Home(tile.size, culture, room, fresh, tile.cells))
    return found


def grown(kit: Kit, tile: Placement, free: Cells) -> tuple[int, Cells]:
    """5.5: the level a tile could reach, and the cells that are left then."""
    growths = kit.places.growths
    level, number = tile.size, tile.number
    while level < 4:
        for cell, larger in growths[number]:
            if free >> cell & 1:
                free &= ~(1 << cell)
                number = larger
                level += 1
                break
        else:
            return level, free
    return level, free


def overlaps(zones: list[Cells], free: Cells) -> list[Cells]:
    """1.3.4: free cells in at least 0, 1, 2, ... zones."""
    found = [free]
    for zone in zones:
        found.append(0)
        for number in range(len(found) - 1, 0, -1):
            found[number] |= found[number - 1] & zone
    return found


def cover(homes: list[Placement], empty: Cells) -> int:
    """The most residential tiles that touch one empty cell."""
    layers = overlaps([tile.near for tile in homes], empty)
    return max((n for n, cells in enumerate(layers) if cells), default=0)


def next_culture(kit: Kit, city: City, borough: Borough) -> list[Kind]:
    """Cultural buildings that can still come."""
    return [
        kind
        for kind in ORDER
        if not borough.built >> kind & 1 and (kit.owned >> kind & 1 or city.supply[kind])
    ]
