"""Who influences whom in a borough (RULES.md 1.3), as far as the pictures tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from faubourg.games.small_city import influence
from faubourg.games.small_city.components import GROWING, Kind
from faubourg.games.small_city.table import Ground, Tile, next_level


class Standing(NamedTuple):
    """What a growing tile has around it, and what its next level asks for; 0 at the highest."""

    around: tuple[Tile, ...]
    needed: int


def standing(ground: Ground, tile: Tile) -> Standing | None:
    """6.1.2, 6.2.2 and 6.3.2; None for what never grows."""
    kind = tile.placement.kind
    if not any(kind in kinds for kinds in GROWING):
        return None
    larger = next_level(kind)
    needed = 0 if larger is None else influence.needed(larger)
    return Standing(tuple(ground.serving(tile)), needed)


def counts(ground: Ground, kinds: Sequence[Kind]) -> dict[str, int]:
    """By cell: how many tiles of these kinds influence it."""
    found: dict[str, int] = {}
    for tile in ground.of(kinds):
        for cell in ground.influenced(tile):
            found[cell] = found.get(cell, 0) + 1
    return found
