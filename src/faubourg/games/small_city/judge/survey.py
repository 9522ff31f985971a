"""What is weighed, and what a borough offers: ground, people, what rivals may take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city.board import NOWHERE, Cell, Cells, Number, Placement
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


class Survey:
    """The tiles of one borough, measured; residential ones with the most culture first."""

    def __init__(self, kit: Kit, borough: Borough) -> None:
        tiles = Tiles(kit, borough)
        ranked = tiles.ranked
        empty = cities.zone(kit, borough) & ~cities.not_empty(borough)
        free = empty & ~kit.board.touching(borough.works)
        self.homes = tuple([tile.cells for tile in ranked])  # residential tiles
        self.levels = tuple([tile.size for tile in ranked])
        # Around each: cultural buildings in whose influence it is.
        self.culture = tuple(tiles.culture)
        self.room = rooms(kit, ranked, tiles.culture, free)  # the level for which it has cells
        self.fresh = tuple([bool(tile.cells & borough.fresh) for tile in ranked])
        self.sizes = tuple(tiles.sizes)  # of cultural buildings
        self.parks = tiles.parks  # cells
        self.slots = tuple([cells.bit_count() for cells in borough.slots])  # by kind
        self.space = empty.bit_count()  # empty cells of the zone
        # Cells for homes with at least 0, 1, 2, ... cultural buildings around.
        self.ground = tuple([layer.bit_count() for layer in overlaps(tiles.zones, free)])
        near = [tile.near for tile in ranked]
        small, _ = _common(near, empty)
        self.near_small = tuple(small)  # which of them one more building of a single cell can serve
        self.near_large = served(kit, near, empty)  # and which a larger one


class Tiles:
    """What lies in a borough, in one pass."""

    def __init__(self, kit: Kit, borough: Borough) -> None:
        placements, first = kit.places.all, kit.places.first
        self.zones: list[Cells] = []  # of cultural buildings
        self.sizes: list[int] = []
        self.parks = 0
        homes: list[Placement] = []
        for number in borough.tiles:
            if number < first[box.RESIDENTIAL[-1] + 1]:
                homes.append(placements[number])
            elif first[box.CULTURAL[0]] <= number < first[box.CULTURAL[-1] + 1]:
                self.zones.append(placements[number].near)
                self.sizes.append(placements[number].size)
            elif first[box.PARK[0]] <= number < first[box.PARK[-1] + 1]:
                self.parks += placements[number].size
        self.ranked: list[Placement] = []  # homes, those with the most culture first
        self.culture: list[int] = []
        for less, _, number in sorted([self._rank(home) for home in homes]):
            self.ranked.append(placements[number])
            self.culture.append(-less)

    def _rank(self, home: Placement) -> tuple[int, int, int]:
        culture = 0
        for zone in self.zones:
            if zone & home.cells:
                culture += 1
        return -culture, -home.size, home.number


def survey(kit: Kit, city: City, seat: Seat) -> Survey:
    return Survey(kit, city.boroughs[seat])


def rooms(kit: Kit, ranked: list[Placement], culture: list[int], free: Cells) -> tuple[int, ...]:
    """5.5: the level each could reach if there were culture enough; the first ones take cells."""
    found = []
    for place, tile in enumerate(ranked):
        level, number = tile.size, tile.number
        most = min(LARGEST, max(USUAL, culture[place] + 1))
        while level < most:
            cell, number = first_growth(kit, number, free)
            if cell == NOWHERE:
                break
            free &= ~(1 << cell)
            level += 1
        found.append(level)
    return tuple(found)


def first_growth(kit: Kit, number: Number, free: Cells) -> tuple[Cell, Number]:
    """The first free cell onto which a tile may grow, and what it becomes; or NOWHERE."""
    for cell, larger in kit.places.growths[number]:
        if free >> cell & 1:
            return cell, larger
    return NOWHERE, number


def overlaps(zones: list[Cells], free: Cells) -> list[Cells]:
    """1.3.4: free cells in at least 0, 1, 2, ... zones."""
    found = [free]
    for zone in zones:
        found.append(0)
        for number in range(len(found) - 1, 0, -1):
            found[number] |= found[number - 1] & zone
    return found


def served(kit: Kit, near: list[Cells], empty: Cells) -> tuple[bool, ...]:
    """The tiles with the most culture first, as far as there is a cell that touches them all."""
    large, cells = _common(near, empty & kit.board.adjacent(empty))
    more, _ = _common(near, empty & kit.board.adjacent(cells))
    return tuple([one or other for one, other in zip(large, more, strict=True)])


def _common(near: list[Cells], cells: Cells) -> tuple[list[bool], Cells]:
    """Which of these zones have cells in common, the first ones first, and these cells."""
    found = []
    for zone in near:
        found.append(bool(zone & cells))
        cells = cells & zone or cells
    return found, cells


def culture_to_come(kit: Kit, city: City, borough: Borough) -> tuple[box.Kind, ...]:
    """Cultural buildings that can still be built."""
    built, owned = borough.built, kit.owned
    return tuple([k for k in ORDER if not built >> k & 1 and (owned >> k & 1 or city.supply[k])])


class People:
    """Citizens of a seat, and tourists."""

    def __init__(
        self, kit: Kit, city: City, seat: Seat, s: Survey, floating: list[Cells], shops: int = 0
    ) -> None:
        """Those who must still move (by borough) leave their slots and find others."""
        borough = city.boroughs[seat]
        own = borough.citizens[seat] & ~floating[seat]
        homes = [(cells & own).bit_count() for cells in s.homes]
        workers = [(cells & own).bit_count() for cells in borough.slots]
        count = sum(cells.bit_count() for cells in floating)
        # Of those on factory slots, at home.
        self.makers = sum(workers[box.WOOD_SLOT : box.METAL_SLOT + 1])
        self.abroad = _add_tourists(city, seat, workers, floating)
        if count:
            _seat_floating(s, homes, workers, count, shops)
        guests = cities.tourists(city, seat)
        self.homes = tuple(homes)  # by residential tile, as in Survey
        self.workers = tuple(workers)  # by kind of slot, at home and abroad
        self.board = own.bit_count() + count  # on slots at home
        self.guests = guests.bit_count()  # tourists of others
        # Empty factory slots at home.
        self.vacancies = (cities.factory_slots(borough) & ~own & ~guests).bit_count()
        self.university = cities.is_active(kit, city, seat, box.UNIVERSITY)


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
