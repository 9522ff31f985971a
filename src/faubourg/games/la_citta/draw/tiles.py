"""Every kind of tile by its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from faubourg.drawing.svg import Markup, Point, group
from faubourg.games.la_citta.draw import houses, landmarks
from faubourg.games.la_citta.draw.sketch import at

PICTURES: Final[dict[str, Callable[[], Markup]]] = {
    "farmhouse": houses.farmhouse, "quarry": houses.quarry, "school": houses.school,
    "statue": houses.statue, "fountain": houses.fountain, "market": houses.market,
    "palace": landmarks.palace, "baths": landmarks.baths, "hospital": landmarks.hospital,
    "cathedral": landmarks.cathedral, "university": landmarks.university, "road": houses.road,
    "theatre": houses.theatre, "port": landmarks.port,
    "large-farmhouse": houses.large_farmhouse, "estate": landmarks.estate,
}  # fmt: skip


@lru_cache(maxsize=64)
def _drawn(kind: str, seat: int) -> Markup:
    return landmarks.castle(seat) if kind == "castle" else PICTURES[kind]()


@lru_cache(maxsize=4096)
def tile(kind: str, seat: int, where: Point, scale: float = 1.0, key: str | None = None) -> Markup:
    """Around its middle; only a castle shows whose it is."""
    picture = _drawn(kind, seat if kind == "castle" else 0)
    return group(picture, class_=f"tile {kind}", transform=at(where, scale), data_key=key)
