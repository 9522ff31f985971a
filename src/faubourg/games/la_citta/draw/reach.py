"""Ways over the hexes of a board: what is near to what."""

from __future__ import annotations

from functools import lru_cache

from faubourg.drawing.svg import Point
from faubourg.games.la_citta.board import AROUND
from faubourg.games.la_citta.components import CLOSE
from faubourg.games.la_citta.draw.layout import Layout
from faubourg.games.la_citta.draw.scene import Town


def nearest(layout: Layout, one: Town, other: Town) -> tuple[Point, Point]:
    """The places of the two tiles that lie closest to each other."""
    pairs = [
        (layout.centres[a], layout.centres[b]) for a, _ in one.tiles for b, _ in other.tiles
    ]  # fmt: skip
    return min(pairs, key=lambda ends: _apart(*ends))


def _apart(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


@lru_cache(maxsize=256)
def sites(layout: Layout, taken: frozenset[str]) -> tuple[str, ...]:
    """3.4.9: hexes in play at least four steps from every tile."""
    close = set(taken)
    for _ in range(CLOSE):
        close |= {near for name in close for near in _near(layout, name)}
    return tuple(name for name in layout.cells if name in layout.playable - close)


def _near(layout: Layout, name: str) -> list[str]:
    row, column = layout.cells[name]
    around = [layout.names.get((row + down, column + side), "") for down, side in AROUND]
    return [near for near in around if near in layout.playable]
