"""What the next voting, the next income and this round's pollution would be as things stand."""

from __future__ import annotations

from faubourg.games.small_city.narrate.refused_tiles import SERVED_BY, needed
from faubourg.games.small_city.narrate.table import (
    GROWING,
    Ground,
    Table,
    family_of,
    level_of,
)
from faubourg.games.small_city.narrate.tiles import votes_of
from faubourg.games.small_city.view import SmallCityView, TileView

UNIVERSITY_VOTES = 3


def next_votes(ground: Ground) -> int:
    """9.1 and 9.2."""
    homes = sum(votes_of(tile, ground.seat) for tile in ground.of_family("residential"))
    taught = any(tile.active for tile in ground.of_family("university"))
    return homes + UNIVERSITY_VOTES * taught


def production_ahead(view: SmallCityView) -> bool:
    """Whether the factories have still to produce in this round."""
    return view.phase < 4 or view.step == "commerce"


def next_pollution(table: Table, ground: Ground) -> int:
    """10.1, with what the factories are about to make."""
    seen = ground.seen
    ahead = production_ahead(table.view)
    made = seen.made + (ground.workers() if ahead else 0)
    clean = seen.card == "engineer"
    return ground.net_pollution(seen.polluting_citizens + (0 if clean else made), ahead)


def is_served(ground: Ground, tile: TileView) -> bool:
    """5.5.9: whether a tile has the influences of its next level."""
    family, level = family_of(tile.kind), level_of(tile.kind)
    if family not in GROWING or level >= GROWING[family]:
        return False
    return len(ground.around(tile.cells, *SERVED_BY[family])) >= needed(family, level + 1)


def served_tiles(ground: Ground) -> dict[str, TileView]:
    """Tiles whose next level has its influences, by name."""
    return {tile.name: tile for tile in ground.seen.tiles if is_served(ground, tile)}


def can_still_grow(ground: Ground) -> dict[str, TileView]:
    """Tiles with an empty cell to grow onto, whether or not they are served."""
    growing = ground.of_family(*GROWING)
    return {tile.name: tile for tile in growing if ground.ways_to_grow(tile)}
