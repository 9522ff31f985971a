"""The tiles of a borough as they stand, with their slots, goods and words."""

from __future__ import annotations

from functools import lru_cache

from faubourg.core.model import Seat
from faubourg.drawing.palette import AMBER, GREEN, INK, PAPER
from faubourg.drawing.svg import (
    NOTHING,
    Markup,
    Point,
    circle,
    group,
    number,
    path,
    rectangle,
    title,
    together,
)
from faubourg.games.small_city.components import RAWS
from faubourg.games.small_city.draw.icons import citizen, icon
from faubourg.games.small_city.draw.paints import family
from faubourg.games.small_city.draw.reach import standing
from faubourg.games.small_city.draw.scene import Scene
from faubourg.games.small_city.draw.slots import slots
from faubourg.games.small_city.draw.strokes import way
from faubourg.games.small_city.draw.tiles import CELL, Parts, art, outline
from faubourg.games.small_city.draw.words import named, say
from faubourg.games.small_city.table import Store, Tile


def tiles(scene: Scene) -> Markup:
    """Far ones first, so that nearer ones are painted over them."""
    order = sorted(scene.borough.tiles, key=lambda tile: _depth(scene, tile))
    return group(*(_tile(scene, tile) for tile in order), class_="tiles")


def _depth(scene: Scene, tile: Tile) -> int:
    return max(scene.layout.spot(cell)[1] for cell in tile.cells)


def _tile(scene: Scene, tile: Tile) -> Markup:
    at, parts = scene.parts(tile)
    name = f"cell:{tile.name}"
    lit = scene.lit(name)
    return group(
        title(words(scene, tile)), placed(tile.kind, at, parts),
        lit_tile(at, parts) if lit else NOTHING, slots(scene, tile), _goods(scene, tile, at),
        _new(at, parts) if tile.fresh and scene.table.known.phase == 2 else NOTHING,
        class_=_classes(tile, lit), data_name=name, data_key=f"tile:{tile.name}",
    )  # fmt: skip


def _classes(tile: Tile, lit: bool) -> str:
    more = (" active" if tile.active else "") + (" lit" if lit else "")
    return f"tile {tile.kind}{more}"


@lru_cache(maxsize=4096)
def placed(kind: str, at: Point, parts: Parts) -> Markup:
    x, y = at
    return group(art(kind, parts), transform=f"translate({number(x)} {number(y)})")


@lru_cache(maxsize=2048)
def lit_tile(at: Point, parts: Parts) -> Markup:
    x, y = at
    return path(
        [outline(parts, 7.5)], class_="lit", stroke=AMBER,
        stroke_width=2.6, stroke_dasharray="7 5", transform=f"translate({number(x)} {number(y)})",
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _new(at: Point, parts: Parts) -> Markup:
    """Built in this construction: it does not grow yet (5.5.3)."""
    first = min(parts, key=lambda part: (part.y, part.x))
    x, y = at[0] + CELL * first.x + 14, at[1] + CELL * first.y + 14
    rays = way(x, y - 5, "v10m-5-5h10")
    return group(
        circle((x, y), 8.5, fill=GREEN.left, stroke=PAPER, stroke_width=1.5),
        path([rays], stroke=PAPER, stroke_width=2.6), class_="fresh",
    )  # fmt: skip


def words(scene: Scene, tile: Tile) -> str:
    """What it is, who is there, and what its growth waits for."""
    language = scene.language
    found = standing(scene.borough, tile)
    taken = sum(slot.owner >= 0 for slot in tile.slots)
    said = [say(language, "tile", kind=named(language, tile.kind), cells=", ".join(tile.cells))]
    if tile.slots:
        said.append(say(language, "tile-slots", taken=taken, slots=len(tile.slots)))
    if found and found.needed:
        around = ", ".join(named(language, other.kind) for other in found.around)
        around = around or say(language, "nothing")
        said.append(say(language, "tile-needs", family=family(tile.kind), count=len(found.around),
                        needed=found.needed, around=around))  # fmt: skip
    return " ".join(said)


def _goods(scene: Scene, tile: Tile, at: Point) -> Markup:
    """What lies in a store, place by place."""
    name = "hall" if tile.kind == "town-hall" else tile.name
    if tile.kind not in ("town-hall", "warehouse"):
        return NOTHING
    store = next((store for store in scene.borough.stores if store.name == name), None)
    return NOTHING if store is None else _places(scene.seat, at, _content(store), name == "hall")


def _content(store: Store) -> tuple[str, ...]:
    """Citizens, units, and free places as empty words."""
    units = [raw for raw, count in zip(RAWS, store.raw, strict=True) for _ in range(count)]
    return (*["citizen"] * store.citizens, *units, *[""] * max(0, store.room))


@lru_cache(maxsize=1024)
def _places(seat: Seat, at: Point, content: tuple[str, ...], hall: bool) -> Markup:
    x, y = at
    step = 25.0 if hall else 24.0
    middle = CELL if hall else CELL / 2
    foot = y + (2 * CELL - 10 if hall else CELL - 7)
    found = []
    for place, what in enumerate(content):
        px = x + middle + step * (place - (len(content) - 1) / 2)
        found.append(rectangle((px - 10, foot - 19, 20, 20), rx=4, class_="place", fill=PAPER,
                               fill_opacity=0.8, stroke=INK, stroke_width=1))  # fmt: skip
        if what == "citizen":
            found.append(citizen(seat, (px, foot), 0.78))
        elif what:
            found.append(icon(what, (px, foot - 9), 0.86))
    return group(together(found), class_="goods")
