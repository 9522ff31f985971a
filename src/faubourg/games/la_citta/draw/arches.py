"""Arches: what a building is worth in a service, by colour, by brightness and by sign."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing.svg import Markup, Point, group, number, path, together
from faubourg.games.la_citta.components import ARCHES, BUILDINGS, HALVES, SERVICES
from faubourg.games.la_citta.draw.paints import ARCH, ARCH_LINE, SIGN
from faubourg.games.la_citta.draw.sketch import at, start

WIDE: Final = 10.0
# From the upper end of a sign: a star, the lines of a book, a cross.
SIGNS: Final = {
    "culture": (0, -10, "l1.2 2.8 2.8 1.2-2.8 1.2-1.2 2.8-1.2-2.8-2.8-1.2 2.8-1.2z"),
    "education": (-2.6, -8.6, "h5.2m-5.2 2.6h5.2m-5.2 2.6h5.2"),
    "health": (0, -9.2, "v6.4m-3.2-3.2h6.4"),
}


def shape(x: float, y: float, wide: float = WIDE, high: float = 14) -> str:
    """A doorway; (x, y) is the middle of its threshold."""
    half = wide / 2
    r, up = number(half), number(high - half)
    return f"{start(x - half, y)}v-{up}a{r} {r} 0 0 1 {number(wide)} 0v{up}z"


def arches(service: str, *thresholds: Point) -> Markup:
    """Some arches of one service; a point is the middle of a threshold."""
    across, up, strokes = SIGNS[service]
    signs = [start(x + across, y + up) + strokes for x, y in thresholds]
    paint = {"fill": SIGN[service]} if service == "culture" else {"stroke": SIGN[service]}
    return together([
        path([shape(x, y) for x, y in thresholds], fill=ARCH[service], stroke=ARCH_LINE[service],
             class_=f"arch {service}"),
        path(signs, **paint),
    ])  # fmt: skip


@lru_cache(maxsize=256)
def token(service: str, where: Point, scale: float) -> Markup:
    """A single arch around its middle, for words and numbers beside it."""
    return group(arches(service, (0, 0)), stroke_width=1.1,
                 transform=at((where[0], where[1] + 7 * scale), scale))  # fmt: skip


@lru_cache(maxsize=64)
def doors(building: str, y: float, step: float = 11.5, x: float = 0) -> Markup:
    """All arches of a building, side by side on its front."""
    kind = BUILDINGS.index(building)
    worth = {
        service: count
        for service, pairs in zip(SERVICES, ARCHES, strict=True)
        for of, count in pairs
        if of == kind
    }
    if any(count % HALVES for count in worth.values()):
        return _shared(tuple(worth), (x, y))
    found = [service for service, count in worth.items() for _ in range(count // HALVES)]
    places = [(x + step * (n - (len(found) - 1) / 2), y) for n in range(len(found))]
    return together(
        arches(service, *(where for of, where in zip(found, places, strict=True) if of == service))
        for service in worth
    )


def _shared(services: tuple[str, ...], where: Point) -> Markup:
    """9.3.1: half an arch of each of two services."""
    one, other = services
    left, right = "M0 0h-5v-9a5 5 0 0 1 5-5z", "M0 0h5v-9a5 5 0 0 0-5-5z"
    return group(
        path([left], fill=ARCH[one], stroke=ARCH_LINE[one], class_=one),
        path([right], fill=ARCH[other], stroke=ARCH_LINE[other], class_=other),
        class_="arch", transform=at(where),
    )  # fmt: skip
