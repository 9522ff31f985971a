"""The reserve: every building with its arches, its yield, and how many tiles are left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.core.presentation import Look
from faubourg.drawing.palette import FAINT, INK, ROSE
from faubourg.drawing.svg import Markup, Point, group, label, picture, polygon
from faubourg.games.la_citta.components import BUILDINGS, POOLS, ROAD, SIZES
from faubourg.games.la_citta.draw.cards import choice
from faubourg.games.la_citta.draw.paints import PLOT, PLOT_LINE, SHARED
from faubourg.games.la_citta.draw.plates import numeral
from faubourg.games.la_citta.draw.tiles import tile
from faubourg.games.la_citta.draw.words import named, say
from faubourg.games.la_citta.view import LaCittaView

ACROSS: Final = 6
STEP: Final = 70.0
DOWN: Final = 86.0
Counts: TypeAlias = tuple[tuple[str, int, int], ...]  # building, tiles in its pool, size


def buildings(view: LaCittaView, language: str, look: Look) -> Markup:
    lit = frozenset([name for name in look.lit if name.startswith("build:")])
    return _all(language, _counts(view, lit), lit, view.reserve, view.bank)


def _counts(view: LaCittaView, lit: frozenset[str]) -> Counts:
    """Small ones first; those of the expansion only while it is in the box."""
    standing = {kind for city in view.cities for kind in city.tiles.values()}
    found = []
    for kinds in POOLS:
        left = view.pools[BUILDINGS[kinds[0]]]
        for kind in kinds:
            name = BUILDINGS[kind]
            if kind < ROAD or left or name in standing or f"build:{name}" in lit:
                found.append((name, left, SIZES[kind]))
    return tuple(sorted(found, key=lambda each: (each[2], BUILDINGS.index(each[0]))))


@lru_cache(maxsize=512)
def _all(
    language: str, counts: Counts, lit: frozenset[str], citizens: int, gold: int
) -> Markup:  # fmt: skip
    kinds = [
        _kind(language, place, name, left, size, f"build:{name}" in lit)
        for place, (name, left, size) in enumerate(counts)
    ]
    rows = (len(counts) + ACROSS - 1) // ACROSS
    words = say(language, "reserve-line", citizens=citizens, gold=gold)
    foot = label(words, (ACROSS * STEP / 2, rows * DOWN + 10), 14.5, fill=INK)
    return picture((0, 0, ACROSS * STEP, rows * DOWN + 22), say(language, "buildings"), "", *kinds,
                   foot, class_="la-citta buildings", **SHARED)  # fmt: skip


@lru_cache(maxsize=1024)
def _kind(language: str, place: int, name: str, left: int, size: int, lit: bool) -> Markup:
    x, y = STEP * (place % ACROSS), DOWN * (place // ACROSS)
    where: Point = (x + STEP / 2, y + 36)
    words = say(language, "left", kind=named(language, name), count=left,
                effect=say(language, "building", kind=name))  # fmt: skip
    ground = polygon(_hexagon(where), fill=PLOT, stroke=PLOT_LINE, stroke_width=1.2)
    short = label(say(language, "kind-short", kind=name), (x + STEP / 2, y + 77), 12, fill=INK)
    count = numeral(str(left), (x + STEP - 12, y + 61), 15, ROSE if not left else INK)
    dots = label("●" * (size + 1), (x + 5, y + 10), 8, fill=FAINT, text_anchor="start")
    return choice(
        f"build:{name}", words, (x + 1, y + 1, STEP - 2, DOWN - 3), lit, f"kind:{name}", ground,
        group(tile(name, 0, where), opacity=None if left else 0.35), short, count, dots,
    )  # fmt: skip


def _hexagon(where: Point) -> list[Point]:
    x, y = where
    return [(x, y - 30), (x + 30, y - 15), (x + 30, y + 15), (x, y + 30), (x - 30, y + 15),
            (x - 30, y - 15)]  # fmt: skip
