"""Who influences whom in a borough (RULES.md 1.3), as far as the pictures tell it."""

from __future__ import annotations

from typing import Final, NamedTuple

from faubourg.games.small_city.draw.paints import family
from faubourg.games.small_city.view import BoroughView, TileView

INDUSTRY: Final = ("factory", "warehouse", "refinery", "port")
LARGEST: Final = {"residential": 5, "commercial": 4, "factory": 3}


class Standing(NamedTuple):
    """What a growing tile has around it, and what its next level asks for; 0 at the highest."""

    around: tuple[TileView, ...]
    needed: int


def influencing(borough: BoroughView, tile: TileView, families: tuple[str, ...]) -> list[TileView]:
    """1.3.2 and 1.3.4: different tiles that reach at least one of its cells."""
    own = set(tile.cells)
    return [
        other
        for other in borough.tiles
        if other is not tile and family(other.kind) in families and own & set(other.influence)
    ]


def standing(borough: BoroughView, tile: TileView) -> Standing | None:
    """6.1.2, 6.2.2 and 6.3.2; None for what never grows."""
    what = family(tile.kind)
    if what not in LARGEST:
        return None
    level = int(tile.kind[-1])
    full = level == LARGEST[what]
    if what == "factory":
        around = [t for t in influencing(borough, tile, ("refinery", "port"))]
        return Standing(tuple(around), 0 if full else level)
    wanted = "culture" if what == "residential" else "residential"
    around = influencing(borough, tile, (wanted,))
    return Standing(tuple(around), 0 if full else level + 1)


def counts(borough: BoroughView, families: tuple[str, ...]) -> dict[str, int]:
    """By cell: how many tiles of these families influence it."""
    found: dict[str, int] = {}
    for tile in borough.tiles:
        if family(tile.kind) in families:
            for cell in tile.influence:
                found[cell] = found.get(cell, 0) + 1
    return found
