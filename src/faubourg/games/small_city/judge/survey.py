"""What is weighed, and what a borough offers: ground, people, what rivals may take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city.board import Cells, Placement
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City


@dataclass(frozen=True)
class Weights:
    """Set by hand, then compared over some dozens of solo games at a time."""

    shift: float = 0.5  # how often a job can be done: its slot is closed in the next round (7.2.4)
    mediator: int = 1  # dollars the Mediator saves in a round
    room: int = 3  # cells that a residential tile to come takes
    reach: int = 1  # residential tiles to come that a cultural building to come serves
    late: int = 3  # rounds left when money is turned into votes
    purse: int = 4  # dollars, above which votes are taken and money is paid
    spare_money: float = 0.05  # a dollar left in the end
    spare_raw: float = 0.1  # a raw material left in the end
    ground: float = 0.03  # a free cell for homes, for each cultural building around it
    victim: float = 0.7  # citizens lost in a round by the borough that generates most
    danger: float = 3.0  # a point of pollution too near to the end (10.2.1)
    dangerous: int = 85
    other: float = 0.03  # votes and pollution where another victory counts
    fidget: float = 0.02  # a move without any use
    blocked: float = 0.2  # a cell near the hall of another player that the mayor blocks


WEIGHTS: Final = Weights()


@dataclass(frozen=True)
class Policy:
    """What a plan prefers."""

    industry: bool  # in the council: raw materials before money
    making: bool  # citizens work in factories if the next cultural building lacks wood
    homes: int  # residential tiles built in a round, at most


POLICIES: Final = (
    Policy(industry=True, making=True, homes=2),
    Policy(industry=False, making=True, homes=2),
    Policy(industry=False, making=False, homes=2),
)


LARGEST: Final = 5  # level
USUAL: Final = 3  # level for which cells are kept, as long as there is less culture
ORDER: Final = tuple(kind for kind in box.CULTURAL if kind != box.TOWN_HALL)  # the cheapest first


class Survey(NamedTuple):
    """The tiles of one borough, measured; residential ones with the most culture first."""

    homes: tuple[Cells, ...]  # residential tiles
    levels: tuple[int, ...]
    culture: tuple[int, ...]  # around each: cultural buildings in whose influence it is
    room: tuple[int, ...]  # the level for which each has cells around it
    fresh: tuple[bool, ...]
    sizes: tuple[int, ...]  # of cultural buildings
    parks: int  # cells
    slots: tuple[int, ...]  # by kind
    space: int  # empty cells of the zone
    ground: tuple[int, ...]  # cells for homes with at least 0, 1, 2, ... cultural buildings around
    near_small: tuple[bool, ...]  # which of them one more building of a single cell can serve
    near_large: tuple[bool, ...]  # and which a larger one


def survey(kit: Kit, city: City, seat: Seat) -> Survey:
    borough, placements = city.boroughs[seat], kit.places.all
    homes: list[Placement] = []
    zones: list[Cells] = []
    sizes: list[int] = []
    parks = 0
    for number in borough.tiles:
        tile = placements[number]
        if tile.kind in box.RESIDENTIAL:
            homes.append(tile)
        elif tile.kind in box.CULTURAL:
            zones.append(tile.near)
            sizes.append(tile.size)
        elif tile.kind in box.PARK:
            parks += tile.size
    empty = cities.zone(kit, borough) & ~cities.not_empty(borough)
    free = empty & ~kit.board.touching(borough.works)
    ranked = by_culture(homes, zones)
    return Survey(
        tuple(tile.cells for _, tile in ranked),
        tuple(tile.size for _, tile in ranked),
        tuple(culture for culture, _ in ranked),
        rooms(kit, ranked, free),
        tuple(bool(tile.cells & borough.fresh) for _, tile in ranked),
        tuple(sizes),
        parks,
        tuple(cells.bit_count() for cells in borough.slots),
        empty.bit_count(),
        tuple(layer.bit_count() for layer in overlaps(zones, free)),
        *served(kit, ranked, empty),
    )


def by_culture(homes: list[Placement], zones: list[Cells]) -> list[tuple[int, Placement]]:
    counted = [(sum(1 for zone in zones if zone & tile.cells), tile) for tile in homes]
    return sorted(counted, key=lambda pair: (-pair[0], -pair[1].size, pair[1].number))


def rooms(kit: Kit, ranked: list[tuple[int, Placement]], free: Cells) -> tuple[int, ...]:
    """5.5: the level each could reach if there were culture enough; the first ones take cells."""
    found = []
    for culture, tile in ranked:
        level, number = tile.size, tile.number
        most = min(LARGEST, max(USUAL, culture + 1))
        while level < most:
            cells = [pair for pair in kit.places.growths[number] if free >> pair[0] & 1]
            if not cells:
                break
            cell, number = cells[0]
            free &= ~(1 << cell)
            level += 1
        found.append(level)
    return tuple(found)


def overlaps(zones: list[Cells], free: Cells) -> list[Cells]:
    """1.3.4: free cells in at least 0, 1, 2, ... zones."""
    found = [free]
    for zone in zones:
        found.append(0)
        for number in range(len(found) - 1, 0, -1):
            found[number] |= found[number - 1] & zone
    return found


def served(
    kit: Kit, ranked: list[tuple[int, Placement]], empty: Cells
) -> tuple[tuple[bool, ...], tuple[bool, ...]]:
    """The tiles with the most culture first, as far as there is a cell that touches them all."""
    near = [tile.near for _, tile in ranked]
    small, _ = _common(near, empty)
    large, cells = _common(near, empty & kit.board.adjacent(empty))
    more, _ = _common(near, empty & kit.board.adjacent(cells))
    return tuple(small), tuple(one or other for one, other in zip(large, more, strict=True))


def _common(near: list[Cells], cells: Cells) -> tuple[list[bool], Cells]:
    """Which of these zones have cells in common, the first ones first, and these cells."""
    found = []
    for zone in near:
        found.append(bool(zone & cells))
        cells = cells & zone or cells
    return found, cells


def culture_to_come(kit: Kit, city: City, borough: Borough) -> tuple[box.Kind, ...]:
    """Cultural buildings that can still be built."""
    return tuple(
        kind
        for kind in ORDER
        if not borough.built >> kind & 1 and (kit.owned >> kind & 1 or city.supply[kind])
    )


class People(NamedTuple):
    """Citizens of a seat, and tourists."""

    homes: tuple[int, ...]  # by residential tile, as in Survey
    workers: tuple[int, ...]  # by kind of slot, at home and abroad
    makers: int  # of those on factory slots, at home
    board: int  # on slots at home
    abroad: int
    guests: int  # tourists of others
    vacancies: int  # empty factory slots at home
    university: bool  # active


def people(
    kit: Kit, city: City, seat: Seat, s: Survey, floating: list[Cells], shops: int = 0
) -> People:
    """Those who must still move (by borough) leave their slots and find others."""
    borough = city.boroughs[seat]
    own = borough.citizens[seat] & ~floating[seat]
    homes = [(cells & own).bit_count() for cells in s.homes]
    workers = [(cells & own).bit_count() for cells in borough.slots]
    count = sum(cells.bit_count() for cells in floating)
    makers = sum(workers[box.WOOD_SLOT : box.METAL_SLOT + 1])
    abroad = _add_tourists(city, seat, workers, floating)
    if count:
        _seat_floating(s, homes, workers, count, shops)
    guests = cities.tourists(city, seat)
    works = sum(borough.slots[box.WOOD_SLOT : box.METAL_SLOT + 1])
    return People(
        tuple(homes), tuple(workers), makers, own.bit_count() + count, abroad,
        guests.bit_count(), (works & ~own & ~guests).bit_count(),
        cities.is_active(kit, city, seat, box.UNIVERSITY),
    )  # fmt: skip


def _add_tourists(city: City, seat: Seat, workers: list[int], floating: list[Cells]) -> int:
    """How many there are; they work as at home (7.3.12)."""
    found = 0
    for other, borough in enumerate(city.boroughs):
        standing = borough.citizens[seat] & ~floating[other]
        if other != seat and standing:
            found += standing.bit_count()
            for slot, cells in enumerate(borough.slots):
                workers[slot] += (cells & standing).bit_count()
    return found


def _seat_floating(s: Survey, homes: list[int], workers: list[int], count: int, shops: int) -> None:
    """Into the fullest homes that have room, else into shops."""
    for _ in range(count):
        roomy = [n for n, level in enumerate(s.levels) if homes[n] < level]
        if roomy:
            homes[max(roomy, key=lambda n: homes[n])] += 1
        elif shops:
            shops -= 1
            workers[box.CASH] += 1


def street(kit: Kit, city: City, seat: Seat, w: Weights) -> float:
    """Blocked cells of others count for each cultural building around them."""
    found = 0
    for other, borough in enumerate(city.boroughs):
        if borough.mayor and other != seat:
            for tile in cities.tiles_of(kit, borough, box.CULTURAL):
                found += (tile.near & borough.mayor).bit_count()
    return w.blocked * found
