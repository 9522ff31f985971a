"""The reserve: every building with its arches, its yield, and how many tiles are left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.drawing.palette import FAINT, INK, ROSE
from faubourg.drawing.svg import Markup, Point, group, label, picture, polygon
from faubourg.games.la_citta.components import BUILDINGS, POOL_OF, ROAD, SIZES
from faubourg.games.la_citta.draw.cards import choice
from faubourg.games.la_citta.draw.paints import PLOT, PLOT_LINE, SHARED
from faubourg.games.la_citta.draw.plates import numeral
from faubourg.games.la_citta.draw.scene import Scene
from faubourg.games.la_citta.draw.tiles import tile
from faubourg.games.la_citta.draw.words import named, say
from faubourg.games.la_citta.state import LaCittaState

ACROSS: Final = 6
STEP: Final = 70.0
DOWN: Final = 86.0
Counts: TypeAlias = tuple[tuple[str, int, int], ...]  # building, tiles in its pool, size


def buildings(scene: Scene) -> Markup:
    known = scene.known
    lit = frozenset([name for name in scene.look.lit if name.startswith("build:")])
    return _all(scene.language, _counts(known, lit), lit, known.citizens, known.bank)


def _counts(known: LaCittaState, lit: frozenset[str]) -> Counts:
    """Small ones first; those of the expansion only while it is in the box."""
    found = [
        (BUILDINGS[kind], known.pools[POOL_OF[kind]], SIZES[kind])
        for kind in sorted(SIZES, key=lambda kind: (SIZES[kind], kind))
        if kind < ROAD
        or known.pools[POOL_OF[kind]]
        or known.kinds[kind]
        or f"build:{BUILDINGS[kind]}" in lit
    ]
    return tuple(found)


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
