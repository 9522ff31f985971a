"""Small signs: arches of services, plates with numbers, coins, sheaves and citizens."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing import marks, svg
from faubourg.drawing.palette import INK, PAPER
from faubourg.drawing.signs import numeral
from faubourg.drawing.svg import (
    Markup,
    Point,
    at,
    disc,
    group,
    number,
    path,
    rectangle,
    together,
    way,
)
from faubourg.games.la_citta.components import ARCHES, BUILDINGS, HALVES, SERVICES
from faubourg.games.la_citta.draw import sketch
from faubourg.games.la_citta.draw.sketch import ARCH, ARCH_LINE, GOLD_LINE, SIGN

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
    return f"{way(x - half, y)}v-{up}a{r} {r} 0 0 1 {number(wide)} 0v{up}z"


def arches(service: str, *thresholds: Point) -> Markup:
    """Some arches of one service; a point is the middle of a threshold."""
    across, up, strokes = SIGNS[service]
    signs = [way(x + across, y + up) + strokes for x, y in thresholds]
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


def plate(box: svg.Box, edge: str = INK, width: float = 1.4) -> Markup:
    return rectangle(box, rx=8, fill=PAPER, fill_opacity=0.95, stroke=edge, stroke_width=width)


def digits(words: str, where: Point, size: float, fill: str = INK) -> Markup:
    """In a layer that says how numerals look."""
    return svg.label(words, where, size, fill=fill)


@lru_cache(maxsize=256)
def coin(where: Point, r: float, words: str = "", faded: bool = False) -> Markup:
    """A piece of gold, with a price on it if there is one."""
    return group(
        path([disc(*where, r)], fill=sketch.GOLD, stroke=GOLD_LINE, stroke_width=r / 7),
        numeral(words, where, 1.45 * r, "#3b2a05") if words else
        path([disc(*where, r * 0.6)], stroke=GOLD_LINE, stroke_width=r / 10),
        class_="coin", opacity=0.45 if faded else None,
    )  # fmt: skip


@lru_cache(maxsize=256)
def food(where: Point, scale: float) -> Markup:
    """A sheaf around its middle."""
    return group(sketch.wheat((0, 11), scale=1), transform=at(where, 0.8 * scale))


WAVES = "q2.7-5 5.4 0t5.4 0 5.4 0m-16.2 7q2.7-5 5.4 0t5.4 0 5.4 0"  # from the left


@lru_cache(maxsize=256)
def wave(where: Point, scale: float) -> Markup:
    return group(path([f"M-8-3{WAVES}"], stroke=sketch.SHORE, stroke_width=2.6),
                 transform=at(where, scale))  # fmt: skip


@lru_cache(maxsize=256)
def figure(where: Point, scale: float, seat: int = -1) -> Markup:
    """A citizen."""
    body = f"{disc(0, -5, 4)}M-6.5 9q1-10 6.5-10t6.5 10z"
    if seat < 0:
        return group(path([body], fill=INK), transform=at(where, scale))
    return group(path([body], fill="currentColor"), transform=at(where, scale),
                 **marks.painted(seat))  # fmt: skip
