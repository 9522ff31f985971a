"""Stone slots outside the square, and what is needed to come to more of them (RULES.md 5.2)."""

from __future__ import annotations

from typing import NamedTuple

from faubourg.games.arcologies import square
from faubourg.games.arcologies.judge.sites import NO_SITE, Site
from faubourg.games.arcologies.judge.weights import Weights
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.board import Cells
from faubourg.games.small_city.components import (
    FACTORY,
    PORT,
    REFINERY,
    RESIDENTIAL,
    STONE_SLOT,
)
from faubourg.games.small_city.placements import Placement
from faubourg.games.small_city.state import Borough


class Works(NamedTuple):
    """The industry of a borough."""

    worth: float
    builds: int  # that are still needed


def works(kit: ArcologyKit, borough: Borough, site: Site, w: Weights) -> Works:
    kept, homes = _reserved(kit, borough, site)
    free = cities.zone(kit, borough) & ~cities.not_empty(borough) & ~kept
    free &= ~kit.board.touching(borough.homes | homes)
    sources = cities.tiles_of(kit, borough, (REFINERY, PORT))
    served = 0
    for tile in sources:
        served |= tile.near
    slots = (borough.slots[STONE_SLOT] & ~kept).bit_count()
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
    homes = sum(1 << site.corner + step for step, kind in kinds if kind in RESIDENTIAL)
    return square.square_at(kit, site.corner).cells, homes


def _growth(
    kit: ArcologyKit, borough: Borough, kept: Cells, served: Cells, free: Cells
) -> tuple[int, int, Cells]:
    """5.5: factories of level 1 that can grow, those that cannot, and the cells that are left."""
    growing = stuck = 0
    for tile in cities.tiles_of(kit, borough, FACTORY[:1]):
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
