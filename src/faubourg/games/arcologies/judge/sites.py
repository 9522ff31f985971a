"""The constants of the judge; where the arcology could stand, and factories for pumps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from faubourg.core.catalogue import members
from faubourg.games.arcologies import patterns, square
from faubourg.games.arcologies.components import STATUES
from faubourg.games.arcologies.kit import ArcologyKit, statue_name
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


Layers: TypeAlias = list[Cells]  # corners where at least 0, 1, 2, ... cells are of a sort
WITH_WAREHOUSE: Final = (steps.ASK_WAREHOUSE, steps.ASK_OPTIONAL_WAREHOUSE)
ALIKE: Final = 6  # sites that are as near as the best one, and are looked at


class Site(NamedTuple):
    """A place with what it needs."""

    corner: Cell
    turn: int
    cost: float  # in points
    lacking: int  # cells that must still be built, when metal has made up for what it can
    metal: int  # units that are still needed


NO_SITE: Final = Site(-1, 0, 150.0, 8, 0)


def nearest(kit: ArcologyKit, city: City, borough: Borough, w: Weights) -> list[Site]:
    """The best sites, as many as are alike."""
    found, usable = square.matching_cells(kit, borough), _usable(kit, borough)
    ground, metal = _ground(kit, borough), cities.raw_owned(borough, box.METAL)
    taken, best, sites = cities.not_empty(borough), NO_SITE.cost, [NO_SITE]
    for number in range(4):
        wanted = square.wanted(kit, borough, number)
        where = ground & ~(taken >> wanted.empty)
        lacks, spoils = _missing(wanted, where, found, usable, _laid(kit, borough))
        for site, corners in _ranked(number, where, lacks, spoils, metal, best, w):
            if site.cost < best:
                best, sites = site.cost, []
            sites += [site._replace(corner=corner) for corner in members(corners)[:ALIKE]]
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
    homes = empty & ~kit.board.touching(borough.works)
    works = empty & ~kit.board.touching(borough.homes)
    found = [empty] * len(kit.tiles)
    for kind in box.RESIDENTIAL:
        found[kind] = homes
    for kind in box.INDUSTRIAL:
        found[kind] = works
    for kind in STATUES:
        found[kind] = empty & _statue_ground(kit, borough, kind)
    for kind in kit.once():
        if borough.built >> kind & 1:
            found[kind] = 0
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
) -> tuple[Layers, Layers]:
    """Corners by number of cells that can still be built, and of those that cannot."""
    missing = [where & ~(found[kind] >> step) for step, kind in wanted.tiles]
    both = zip(missing, wanted.tiles, strict=True)
    lacking = [cells & usable[kind] >> step for cells, (step, kind) in both]
    _pair_warehouses(wanted, missing, lacking, laid)
    lacks, spoils = [where] + [0] * 9, [where] + [0] * 9
    for gap, cells in zip(missing, lacking, strict=True):
        _count(lacks, cells)
        _count(spoils, gap & ~cells)
    return lacks, spoils


def _pair_warehouses(
    wanted: patterns.Wanted, missing: list[Cells], lacking: list[Cells], laid: Cells
) -> None:
    """Small City 6.3.3: a warehouse comes with its factory, and each takes the other's room."""
    kinds = [kind for _, kind in wanted.tiles]
    if box.WAREHOUSE not in kinds or box.FACTORY[0] not in kinds:
        return
    shed, mill = kinds.index(box.WAREHOUSE), kinds.index(box.FACTORY[0])
    coming = lacking[shed] & laid >> wanted.tiles[mill][0]
    missing[shed] &= ~coming
    lacking[shed] &= lacking[mill]
    lacking[mill] &= lacking[shed]


def _ranked(
    turn: int, where: Cells, lacks: Layers, spoils: Layers, metal: int, best: float, w: Weights
) -> list[tuple[Site, Cells]]:
    """Sites without their corners, and these; each is at least as good as the one before."""
    ranked: list[tuple[Site, Cells]] = []
    for spoiled in range(9):
        short = max(0, spoiled - metal)
        left = where & spoils[spoiled] & ~spoils[spoiled + 1]
        if not left or w.spoiled * short > best:
            continue
        fewest = next(n for n in range(9) if left & ~lacks[n + 1])
        lacking = max(0, fewest - max(0, metal - spoiled))
        cost = w.spoiled * short + w.lacking * lacking
        if cost <= best:
            best = cost
            ranked.append((Site(-1, turn, cost, lacking, short), left & ~lacks[fewest + 1]))
    return ranked


def _count(layers: Layers, cells: Cells) -> None:
    """Layers of at least 0, 1, 2, ... ; in place."""
    if not cells:  # as mostly: most of a pattern can be built almost everywhere
        return
    for number in range(8, 0, -1):
        layers[number] |= layers[number - 1] & cells


class Works(NamedTuple):
    """The industry of a borough."""

    worth: float
    builds: int  # that are still needed


def works(kit: ArcologyKit, borough: Borough, site: Site, w: Weights) -> Works:
    kept, homes = _reserved(kit, borough, site)
    free = cities.zone(kit, borough) & ~cities.not_empty(borough) & ~kept
    free &= ~kit.board.touching(borough.homes | homes)
    sources = cities.tiles_of(kit, borough, (box.REFINERY, box.PORT))
    served = 0
    for tile in sources:
        served |= tile.near
    slots = (borough.slots[box.STONE_SLOT] & ~kept).bit_count()
    growing, stuck, ground = _growth(kit, borough, kept, served, free)
    wanted = len(w.stone_slots)
    worth = sum(w.stone_slots[:slots])
    worth += w.growing * sum(w.stone_slots[slots : slots + growing]) + w.stuck * min(stuck, 2)
    if slots + growing < wanted:
        room = (ground & served if sources else ground).bit_count()
        worth += w.refinery * bool(sources) + w.ground * min(w.most_ground, room)
    else:
        worth += w.refinery + w.ground * w.most_ground
    return Works(worth, max(0, wanted - slots - growing) + (not sources))


def _reserved(kit: ArcologyKit, borough: Borough, site: Site) -> tuple[Cells, Cells]:
    """The square to be, and those of its cells that will be residential."""
    if site is NO_SITE:
        return 0, 0
    kinds = square.wanted(kit, borough, site.turn).tiles
    homes = sum(1 << site.corner + step for step, kind in kinds if kind in box.RESIDENTIAL)
    return square.square_at(kit, site.corner).cells, homes


def _growth(
    kit: ArcologyKit, borough: Borough, kept: Cells, served: Cells, free: Cells
) -> tuple[int, int, Cells]:
    """5.5: factories of level 1 that can grow, those that cannot, and the cells that are left."""
    growing = stuck = 0
    for tile in cities.tiles_of(kit, borough, box.FACTORY[:1]):
        if tile.cells & kept:
            continue
        cell = _next_cell(kit, tile, free) if tile.cells & served else 0
        free &= ~cell
        growing += bool(cell)
        stuck += not cell
    return growing, stuck, free


def _next_cell(kit: ArcologyKit, tile: Placement, free: Cells) -> Cells:
    cells = [1 << cell for cell, _ in kit.places.growths[tile.number] if free >> cell & 1]
    return cells[0] if cells else 0
