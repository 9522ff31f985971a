"""Every kind of tile by its name; on the map each picture is said once and then only named."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from faubourg.drawing.marks import ink
from faubourg.drawing.svg import Attribute, Markup, Point, element, group
from faubourg.games.la_citta.draw import houses, landmarks
from faubourg.games.la_citta.draw.sketch import at

PICTURES: Final[dict[str, Callable[[], Markup]]] = {
    "castle": landmarks.castle, "farmhouse": houses.farmhouse, "quarry": houses.quarry,
    "school": houses.school, "statue": houses.statue, "fountain": houses.fountain,
    "market": houses.market, "palace": landmarks.palace, "baths": landmarks.baths,
    "hospital": landmarks.hospital, "cathedral": landmarks.cathedral,
    "university": landmarks.university, "road": houses.road, "theatre": houses.theatre,
    "port": landmarks.port, "large-farmhouse": houses.large_farmhouse, "estate": landmarks.estate,
}  # fmt: skip


@lru_cache(maxsize=64)
def _drawn(kind: str) -> Markup:
    return PICTURES[kind]()


def models(kinds: Iterable[str]) -> Markup:
    """What named_tile needs in the same picture."""
    return element("defs", *(group(_drawn(kind), id=_id(kind)) for kind in sorted(kinds)))


def _id(kind: str) -> str:
    """A name for the whole page."""
    return f"la-citta-{kind}"


@lru_cache(maxsize=4096)
def tile(kind: str, seat: int, where: Point, scale: float = 1.0) -> Markup:
    """Around its middle; only a castle shows whose it is."""
    return group(_drawn(kind), transform=at(where, scale), **_owned(kind, seat))


@lru_cache(maxsize=4096)
def named_tile(kind: str, seat: int, where: Point, key: str) -> Markup:
    """The same by its name: a full map takes a third less room."""
    return element("use", href=f"#{_id(kind)}", transform=at(where), data_key=key,
                   **_owned(kind, seat))  # fmt: skip


def _owned(kind: str, seat: int) -> dict[str, Attribute]:
    if kind == "castle":
        return {"class_": f"tile castle seat-{seat}", "color": ink(seat)}
    return {"class_": f"tile {kind}"}
