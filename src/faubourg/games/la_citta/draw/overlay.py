"""What can be laid over the map: migration, limits, terrain and owners."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from faubourg.drawing.marks import ink, mark, outline
from faubourg.drawing.palette import INK, PAPER, ROSE, TABLE
from faubourg.drawing.svg import NOTHING, Markup, Point, group, label, path, rectangle, together
from faubourg.games.la_citta.board import Hexes
from faubourg.games.la_citta.components import BUILDINGS
from faubourg.games.la_citta.components import WAVES as WAVE_KINDS
from faubourg.games.la_citta.draw.houses import wheat
from faubourg.games.la_citta.draw.layout import Layout
from faubourg.games.la_citta.draw.paints import (
    GOLD,
    GOLD_LINE,
    NUMERALS,
    PLUS,
    SHORE,
    STONE,
    TERRACOTTA,
)
from faubourg.games.la_citta.draw.plates import WAVES, digits, plate, wave
from faubourg.games.la_citta.draw.rivals import rivals
from faubourg.games.la_citta.draw.scene import Scene, Terrain, Town, rivalries, yields
from faubourg.games.la_citta.draw.sketch import disc, rect, start
from faubourg.games.la_citta.draw.words import of_limit

OVERLAYS: Final = ("migration", "limits", "terrain", "owners")
CARDED: Final = ("migration", "limits")  # they have cards of their own on the castles
WAVE_NAMES: Final = frozenset(BUILDINGS[kind] for kind in WAVE_KINDS)


def overlay(scene: Scene) -> Markup:
    chosen = scene.look.overlay
    if chosen not in LAYERS:
        return NOTHING
    return group(LAYERS[chosen](scene), class_=f"overlay {chosen}",
                 pointer_events="none", **NUMERALS)  # fmt: skip


def _veil(layout: Layout) -> Markup:
    left, top, wide, high = layout.box
    return rectangle((left, top, wide, high), rx=16, fill=TABLE, fill_opacity=0.45)


def _migration(scene: Scene) -> Markup:
    """Of the cities as they would be, if an action is shown."""
    known = scene.known if scene.after is None else scene.after
    found = rivalries(scene.board, known)
    return together([_veil(scene.layout), rivals(scene.layout, _towns(scene), found)])


def _towns(scene: Scene) -> tuple[Town, ...]:
    return scene.towns if scene.towns_after is None else scene.towns_after


def _limits(scene: Scene) -> Markup:
    return _limited(scene.layout, _towns(scene))


@lru_cache(maxsize=256)
def _limited(layout: Layout, towns: tuple[Town, ...]) -> Markup:
    """How full every city is, and whether it has what lifts its limit."""
    gauges = [_gauge(layout.centres[town.castle], town) for town in towns]
    return together([_veil(layout), *gauges])


def _gauge(where: Point, town: Town) -> Markup:
    x, y = where
    kinds = {kind for _, kind in town.tiles}
    full = bool(town.limit) and town.citizens >= town.limit
    most = town.limit or max(10, town.citizens)
    step = 92 / most
    cells = [rect(x - 46 + step * n, y + 12, step - 1.5, 11) for n in range(most)]
    return group(
        plate((x - 53, y - 30, 106, 60), ROSE if full else INK, 3 if full else 1.4),
        mark(town.owner, (x - 40, y - 9), 8),
        digits(f"{town.citizens}/{of_limit(town.limit)}", (x - 8, y - 9), 26,
               ROSE if full else INK),
        NOTHING if full else digits("+1", (x - 41, y - 23), 12, PLUS),
        _lever("market", (x + 28, y - 16), "market" in kinds),
        _lever("wave", (x + 28, y + 1), not kinds.isdisjoint(WAVE_NAMES)),
        path(cells[: town.citizens], fill="currentColor", stroke=INK),
        path(cells[town.citizens :], stroke=INK),
        class_=f"gauge seat-{town.owner}", color=ink(town.owner),
    )  # fmt: skip


def _lever(name: str, where: Point, has: bool) -> Markup:
    """A market or water, with a tick or a dash."""
    x, y = where
    sign = awning(where) if name == "market" else wave(where, 0.8)
    tick = digits("✓" if has else "–", (x + 17, y), 14, PLUS if has else ROSE)
    return together([group(sign, opacity=None if has else 0.4), tick])


def _terrain(scene: Scene) -> Markup:
    return _yielded(scene.layout, scene.terrain, frozenset(scene.built))


@lru_cache(maxsize=256)
def _yielded(layout: Layout, terrain: Terrain, taken: frozenset[str]) -> Markup:
    """On every free hex in play what a farmhouse, a quarry or water would find there."""
    plates, waves, numbers = [], [], []
    sheaves: list[Point] = []
    coins: list[Point] = []
    for name, gets in yields(layout, terrain).items():
        if name not in layout.playable or name in taken:
            continue
        x, y = layout.centres[name]
        plates.append(f"{start(x, y)}h0")
        rows = [key for key, has in zip("fgw", gets, strict=True) if has]
        for n, key in enumerate(rows):
            up = y + 21 * (n - (len(rows) - 1) / 2)
            if key == "w":
                waves.append(f"{start(x - 8, up - 3)}{WAVES}")
                continue
            (sheaves if key == "f" else coins).append((x - 9, up))
            count = gets.food if key == "f" else gets.gold
            numbers.append(label(str(count), (x + 10, up), 20, font_size=None))
    return together([
        path(plates, stroke=PAPER, stroke_width=47, stroke_linecap="round", stroke_opacity=0.85),
        wheat(*((x, y + 9) for x, y in sheaves), scale=0.8),
        path([disc(x, y, 8) for x, y in coins], fill=GOLD, stroke=GOLD_LINE, stroke_width=1.4),
        path(waves, stroke=SHORE, stroke_width=2.6), group(*numbers, fill=INK, font_size=20),
    ])  # fmt: skip


def _owners(scene: Scene) -> Markup:
    return _owned(scene.layout, scene.towns, scene.free_sites)


@lru_cache(maxsize=256)
def _owned(layout: Layout, towns: tuple[Town, ...], sites: Hexes) -> Markup:
    """Every tile with its owner's mark; a ring where a city could be founded."""
    washes, backs, marks = [], [], []
    for town in towns:
        hexes = [name for name, _ in town.tiles]
        washes.append(
            path(
                [layout.outline(name) for name in hexes],
                fill="currentColor",
                fill_opacity=0.5,
                class_=f"seat-{town.owner}",
                color=ink(town.owner),
            )
        )
        places = [layout.centres[name] for name in hexes]
        backs += [disc(x, y - 2, 13) for x, y in places]
        marks.append(
            path(
                [outline(town.owner, (x, y - 2), 9.0) for x, y in places],
                fill="currentColor",
                class_=f"seat-{town.owner}",
                color=ink(town.owner),
            )
        )
    number = layout.board.number
    towers = [site(*where) for name, where in layout.centres.items() if sites >> number[name] & 1]
    return together([
        *washes, path(backs, fill=PAPER, fill_opacity=0.9), *marks,
        path(towers, fill=STONE.top, stroke=STONE.line),
    ])  # fmt: skip


def awning(where: Point) -> Markup:
    """The sign of a market."""
    x, y = where
    return path([f"{start(x - 8, y + 7)}v-9l2-6h12l2 6v9m-16-9h16m-11-6l-1 6m7-6l1 6"],
                stroke=TERRACOTTA.line, stroke_width=1.8)  # fmt: skip


def site(x: float, y: float) -> str:
    """A small castle, as a piece of a path."""
    return f"{start(x - 11, y + 10)}v-19h5v4h3v-4h6v4h3v-4h5v19z"


LAYERS: Final[dict[str, Callable[[Scene], Markup]]] = {
    "migration": _migration, "limits": _limits, "terrain": _terrain, "owners": _owners,
}  # fmt: skip
