"""The constants of the judge; where the arcology could stand, and factories for pumps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from faubourg.core.catalogue import members
from faubourg.games.arcologies import patterns, square
from faubourg.games.arcologies.components import STATUES
from faubourg.games.arcologies.kit import ArcologyKit, statue_name
from faubourg.games.arcologies.state import DEALT
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.board import Cell, Cells, Placement
from faubourg.games.small_city.state import Borough, City


@dataclass(frozen=True)
class Weights:
    """Set by hand, then compared over some dozens of games at a time."""

    won: float = 5000.0
    lost: float = -5000.0
    pump: float = 60.0
    pair: float = 58.0  # a pump to come in this round
    half: float = 24.0  # a citizen who waits for a partner in this phase
    alone: float = 3.0  # taken off for one who finds none and closes the slot
    arcology: float = 30.0
    lacking: float = 10.0  # a cell of the pattern that a build action can fill
    spoiled: float = 24.0  # one that only metal makes up for
    stone_slots: tuple[float, ...] = (20.0, 20.0, 14.0, 10.0)  # one after the other
    growing: float = 0.8  # part of it for a factory that can grow to have one
    stuck: float = 2.0  # a factory that cannot
    refinery: float = 8.0
    ground: float = 0.5  # a cell for industry, while stone slots are lacking
    most_ground: int = 10
    money: float = 3.0  # a dollar for the next plan
    later_money: float = 1.5  # one that is needed after it
    spare_money: float = 0.1
    vote: float = 0.6  # pays for the council
    most_votes: int = 10
    wood: float = 5.0  # for a school that the pattern asks for
    stone: float = 7.0  # for a statue
    spare_raw: float = 0.3
    tile: float = 8.0  # one the council gives
    investment: float = 6.0
    first_citizens: float = 6.0  # in play, as many as two pairs
    more_citizens: float = 2.5
    spare_citizens: float = 0.3
    in_hall: float = 0.8  # part of it for one who has a home waiting
    at_hall: float = 1.0  # who waits for one
    pollution: float = 0.15
    danger: float = 1.5  # a point foreseen above the limit
    dangerous: int = 80
    victim: float = 4.0  # of the one who generates most
    death: float = 2.0  # alone
    shop: float = 1.0  # a round
    most_shops: int = 2
    home: float = 0.6  # a round
    most_homes: int = 3
    most_rounds: int = 3
    fidget: float = 0.02


WEIGHTS: Final = Weights()


WITH_WAREHOUSE: Final = (steps.ASK_WAREHOUSE, steps.ASK_OPTIONAL_WAREHOUSE)
ALIKE: Final = 6  # sites that are as near as the best one, and are looked at


class Tally:
    """A number for each corner, as a set of corners for each of its binary digits."""

    def __init__(self) -> None:
        self.digits = [0, 0, 0, 0]  # ones, twos, fours, eights

    def add(self, corners: Cells) -> None:
        """One for each of these."""
        for place, digit in enumerate(self.digits):
            if not corners:
                return
            self.digits[place] = digit ^ corners
            corners &= digit

    def fewest(self, corners: Cells) -> tuple[int, Cells]:
        """The smallest number among these, and those that have it."""
        number = 0
        for place in (3, 2, 1, 0):
            without = corners & ~self.digits[place]
            if without:
                corners = without
            else:
                number += 1 << place
        return number, corners


class Site:
    """A place with what it needs."""

    def __init__(self, corner: Cell, turn: int, cost: float, lacking: int, metal: int) -> None:
        self.corner = corner
        self.turn = turn
        self.cost = cost  # in points
        self.lacking = lacking  # cells that must still be built, when metal has made up for some
        self.metal = metal  # units that are still needed


NO_SITE: Final = Site(-1, 0, 150.0, 8, 0)


def nearest(kit: ArcologyKit, city: City, borough: Borough, w: Weights) -> list[Site]:
    """The best sites, as many as are alike."""
    found, usable = square.matching_cells(kit, borough), _usable(kit, borough)
    ground, metal = _ground(kit, borough), cities.raw_owned(borough, box.METAL)
    taken, laid = cities.not_empty(borough), _laid(kit, borough)
    best, sites = NO_SITE.cost, [NO_SITE]
    for number in range(4):
        wanted = square.wanted(kit, borough, number)
        where = ground & ~(taken >> wanted.empty)
        if not where:
            continue
        lacks, spoils = _missing(wanted, where, found, usable, laid)
        for site in _ranked(number, where, lacks, spoils, metal, best, w):
            if site.cost < best:
                best, sites = site.cost, []
            sites.append(site)
    return [s for s in sites if s is NO_SITE or _splits(kit, city, borough, s)] or [NO_SITE]


def _splits(kit: ArcologyKit, city: City, borough: Borough, site: Site) -> bool:
    cells = square.square_at(kit, site.corner).cells
    return square.why_not_split(kit, city, borough, cells) is None


def _ground(kit: ArcologyKit, borough: Borough) -> Cells:
    """4.2.1, 4.2.3 and 4.2.4; the mayor will leave."""
    closed = cities.cemeteries(borough) | square.hall_cells(kit, borough)
    cells, where = cities.zone(kit, borough) & ~closed, kit.patterns.corners
    for step in kit.patterns.steps:
        where &= cells >> step
    return where


def _usable(kit: ArcologyKit, borough: Borough) -> list[Cells]:
    """By kind: empty cells on which a pattern's tile of that kind could still be built."""
    empty = cities.zone(kit, borough) & ~cities.not_empty(borough)
    found = [0] * len(kit.tiles)
    for kind in kit.patterns.asked[borough.extras[DEALT]]:
        if borough.built >> kind & 1 and kit.built_once >> kind & 1:
            continue
        found[kind] = empty & ~cities.closed_cells(kit, borough, kind)
        if kind in STATUES:
            found[kind] &= _statue_ground(kit, borough, kind)
    return found


def _statue_ground(kit: ArcologyKit, borough: Borough, kind: box.Kind) -> Cells:
    """3.5: Merchants and Workers find what they need in their patterns, Artists a part of it."""
    source = kit.arcologies.statues[statue_name(kind)].source
    if source == "town-hall":
        return kit.statue_cells(borough, kind)
    if source != "cultural":
        return cities.ALL
    found = 0
    for zone in cities.zones(kit, borough, (box.TOWN_HALL,)):
        found |= zone
    return found


def _laid(kit: ArcologyKit, borough: Borough) -> Cells:
    """The factory whose warehouse is still to be named (Small City 6.3.3)."""
    return kit.places.all[borough.laid].cells if borough.ask in WITH_WAREHOUSE else 0


def _missing(
    wanted: patterns.Wanted, where: Cells, found: list[Cells], usable: list[Cells], laid: Cells
) -> tuple[Tally, Tally]:
    """For each corner, how many cells can still be built, and how many cannot."""
    missing: list[Cells] = []
    lacking: list[Cells] = []
    for step, kind in wanted.tiles:
        gap = where & ~(found[kind] >> step) if found[kind] else where
        missing.append(gap)
        lacking.append(gap & usable[kind] >> step)
    if wanted.shed >= 0 and wanted.mill >= 0:
        _pair_warehouses(wanted, missing, lacking, laid)
    lacks, spoils = Tally(), Tally()
    for place, cells in enumerate(lacking):
        lacks.add(cells)
        spoils.add(missing[place] & ~cells)
    return lacks, spoils


def _pair_warehouses(
    wanted: patterns.Wanted, missing: list[Cells], lacking: list[Cells], laid: Cells
) -> None:
    """Small City 6.3.3: a warehouse comes with its factory, and each takes the other's room."""
    shed, mill = wanted.shed, wanted.mill
    coming = lacking[shed] & laid >> wanted.tiles[mill][0]
    missing[shed] &= ~coming
    lacking[shed] &= lacking[mill]
    lacking[mill] &= lacking[shed]


def _ranked(
    turn: int, where: Cells, lacks: Tally, spoils: Tally, metal: int, best: float, w: Weights
) -> list[Site]:
    """Each is at least as good as the one before."""
    ranked: list[Site] = []
    while where:
        spoiled, left = spoils.fewest(where)
        where ^= left
        short = max(0, spoiled - metal)
        if w.spoiled * short > best:
            break
        fewest, corners = lacks.fewest(left)
        lacking = max(0, fewest - max(0, metal - spoiled))
        cost = w.spoiled * short + w.lacking * lacking
        if cost <= best:
            best = cost
            for corner in members(corners)[:ALIKE]:
                ranked.append(Site(corner, turn, cost, lacking, short))
    return ranked


class Works(NamedTuple):
    """The industry of a borough."""

    worth: float
    builds: int  # that are still needed


class Industry:
    """What industry has, wherever the arcology will stand."""

    def __init__(self, kit: ArcologyKit, borough: Borough) -> None:
        self.kit, self.borough = kit, borough
        self.free = cities.zone(kit, borough) & ~cities.not_empty(borough)
        self.free &= ~kit.board.touching(borough.homes)
        self.has_source = False
        self.served = 0
        for tile in cities.tiles_of(kit, borough, (box.REFINERY, box.PORT)):
            self.has_source = True
            self.served |= tile.near
        self.mills = cities.tiles_of(kit, borough, box.FACTORY[:1])

    def beside(self, site: Site, w: Weights) -> Works:
        """With what the square of this site leaves."""
        kept, free = 0, self.free
        if site is not NO_SITE:
            kept = square.square_at(self.kit, site.corner).cells
            pattern = self.borough.extras[DEALT]
            free &= ~(kept | self.kit.patterns.near_homes[pattern][site.turn][site.corner])
        slots = (self.borough.slots[box.STONE_SLOT] & ~kept).bit_count()
        growing, stuck, ground = self._growth(kept, free)
        wanted = len(w.stone_slots)
        worth = sum(w.stone_slots[:slots])
        worth += w.growing * sum(w.stone_slots[slots : slots + growing]) + w.stuck * min(stuck, 2)
        if slots + growing < wanted:
            room = (ground & self.served if self.has_source else ground).bit_count()
            worth += w.refinery * self.has_source + w.ground * min(w.most_ground, room)
        else:
            worth += w.refinery + w.ground * w.most_ground
        return Works(worth, max(0, wanted - slots - growing) + (not self.has_source))

    def _growth(self, kept: Cells, free: Cells) -> tuple[int, int, Cells]:
        """5.5: factories of level 1 that can grow, those that cannot, and the cells left."""
        growing = stuck = 0
        for tile in self.mills:
            if tile.cells & kept:
                continue
            cell = _next_cell(self.kit, tile, free) if tile.cells & self.served else 0
            free &= ~cell
            if cell:
                growing += 1
            else:
                stuck += 1
        return growing, stuck, free


def _next_cell(kit: ArcologyKit, tile: Placement, free: Cells) -> Cells:
    for cell, _ in kit.places.growths[tile.number]:
        if free >> cell & 1:
            return 1 << cell
    return 0
