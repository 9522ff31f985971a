"""The tiles of a borough as they stand, with their slots, people, goods and words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import NOBODY, Seat
from faubourg.drawing import svg
from faubourg.drawing.palette import AMBER, GREEN, INK, PAPER, ROSE
from faubourg.drawing.svg import NOTHING, Markup, Point, group, path, rectangle, together, way
from faubourg.games.small_city.components import RAWS
from faubourg.games.small_city.draw.overlay import standing
from faubourg.games.small_city.draw.picture import Scene
from faubourg.games.small_city.draw.signs import citizen, icon, people
from faubourg.games.small_city.draw.strokes import family
from faubourg.games.small_city.draw.tiles import CELL, Parts, Style, art, outline, player, say
from faubourg.games.small_city.ground import Slot, Store, Tile

FEET: Final = (57.0, 64.0)  # where a citizen stands in a cell
SIGN: Final = (22.0, 60.0)  # the middle of the sign
SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "cash": ("money",), "raw_to_cash": ("raw", "arrow", "money"),
    "cash_to_votes": ("money", "arrow", "votes"), "raw_to_votes": ("raw", "arrow", "votes"),
    "wood": ("wood",), "stone": ("stone",), "metal": ("metal",), "power": ("power",),
}  # fmt: skip


def slots(scene: Scene, tile: Tile) -> Markup:
    """One by one where they can be touched, otherwise all of a tile together."""
    if not tile.slots:
        return NOTHING
    corners = tuple(scene.layout.corner(slot.cell) for slot in tile.slots)
    kinds = tuple(slot.kind for slot in tile.slots)
    owners = tuple(slot.owner for slot in tile.slots)
    signs = _signs(scene.table.style, corners, kinds, tile.active)
    if not (scene.asks_for_people or scene.asks_for_slots):
        return together([signs, _crowd(corners, owners)])
    return together([signs, *(_slot(scene, slot) for slot in tile.slots)])


@lru_cache(maxsize=2048)
def _signs(
    style: Style, corners: tuple[Point, ...], kinds: tuple[str, ...], active: bool
) -> Markup:
    """Where one can stand, and what it brings."""
    spots = zip(kinds, corners, strict=True)
    drawn = [sign(style, kind, (x + SIGN[0], y + SIGN[1]), active) for kind, (x, y) in spots]
    return together([_rings(corners), *drawn])


@lru_cache(maxsize=2048)
def _crowd(corners: tuple[Point, ...], owners: tuple[Seat, ...]) -> Markup:
    """All citizens of a player on a tile as one drawing."""
    found = []
    for seat in sorted(set(owners) - {NOBODY}):
        feet = [(x + FEET[0], y + FEET[1]) for (x, y), owner in zip(corners, owners, strict=True)
                if owner == seat]  # fmt: skip
        found.append(people(seat, tuple(feet)))
    return together(found)


def _slot(scene: Scene, slot: Slot) -> Markup:
    name = _name(scene, slot)
    x, y = scene.layout.corner(slot.cell)
    lit = bool(name) and scene.lit(name)
    return group(
        svg.title(told(scene, slot)) if name else NOTHING,
        _reach(x, y, lit) if name else NOTHING,
        _glow(x, y) if lit else NOTHING, _standing(scene, slot, x, y),
        class_="slot", data_name=name or None,
    )  # fmt: skip


def _reach(x: float, y: float, lit: bool) -> Markup:
    """Where a touch means the slot: the whole cell while it can be chosen, else its lower half."""
    top = 4 if lit else 36
    return rectangle((x + 4, y + top, CELL - 8, 69 - top), pointer_events="all")


def _name(scene: Scene, slot: Slot) -> str:
    """Only where people or slots are asked for; elsewhere a touch means the tile."""
    where = f"{scene.seat + 1}-{slot.cell}"
    picked = slot.cell == scene.table.picked and scene.seat == scene.table.picked_in
    if (scene.asks_for_people and slot.owner != NOBODY) or picked:
        return f"citizen:{where}"
    if not scene.asks_for_slots:
        return ""
    mine = slot.owner == scene.table.seat and not scene.lit(f"slot:{where}")
    return f"citizen:{where}" if mine else f"slot:{where}"  # one may take up another one instead


def told(scene: Scene, slot: Slot) -> str:
    taken = slot.owner != NOBODY
    who = player(scene.language, scene.look, slot.owner) if taken else ""
    key = "slot-taken" if taken else "slot-closed" if slot.closed else "slot"
    what = scene.table.style.say(scene.language, "slot-kind", kind=slot.kind)
    return say(scene.language, key, cell=slot.cell, kind=what, owner=who)


@lru_cache(maxsize=1024)
def _rings(corners: tuple[Point, ...]) -> Markup:
    """Where one can stand."""
    rings = [
        way(x + FEET[0] - 11, y + FEET[1] - 1, "a11 4.6 0 1 0 22 0a11 4.6 0 1 0-22 0z")
        for x, y in corners
    ]
    return path(rings, class_="ring", fill=PAPER, fill_opacity=0.8, stroke=INK)


@lru_cache(maxsize=512)
def _glow(x: float, y: float) -> Markup:
    """You can act here."""
    return rectangle((x + 39, y + 30, 32, 41), rx=10, class_="lit", fill=AMBER, fill_opacity=0.2,
                     stroke=AMBER, stroke_width=3, stroke_dasharray="6 4")  # fmt: skip


@lru_cache(maxsize=2048)
def sign(style: Style, kind: str, where: Point, active: bool) -> Markup:
    """What a citizen there brings."""
    icons, (x, y) = style.signs.get(kind, SIGNS.get(kind, ())), where
    if not icons:
        return NOTHING
    wide = 13.0 * len(icons) + 7
    left = x - 17
    size = 0.68 if len(icons) == 1 else 0.62
    drawn = [
        icon(name, (left + 10 + 13 * place, y), size * (0.7 if name == "arrow" else 1), style)
        for place, name in enumerate(icons)
    ]
    plate = rectangle((left, y - 9, wide, 18), rx=5, class_="plate", fill=PAPER, stroke=INK,
                      stroke_width=0.9)  # fmt: skip
    pale = kind == "power" and not active
    return group(plate, *drawn, class_="sign", opacity=0.6 if pale else None)


def _standing(scene: Scene, slot: Slot, x: float, y: float) -> Markup:
    if slot.owner == NOBODY:
        return _cross(x, y) if slot.closed else NOTHING
    at = (x + FEET[0], y + FEET[1])
    here = scene.table.picked == slot.cell and scene.table.picked_in == scene.seat
    key = f"citizen:{slot.owner + 1}-{slot.cell}"
    figure = citizen(slot.owner, at, opacity=0.45 if here else None, data_key=key)
    return together([figure, _flag(x, y) if must_move(scene, slot) else NOTHING])


def must_move(scene: Scene, slot: Slot) -> bool:
    """7.1.2: marked until it has moved."""
    table = scene.table
    if table.step not in ("moves", "slot") or table.known.turn != slot.owner:
        return False
    obliged = table.obliged(slot.owner)[scene.seat]
    return bool(obliged >> table.kit.board.number[slot.cell] & 1)


@lru_cache(maxsize=512)
def _flag(x: float, y: float) -> Markup:
    """Has to go."""
    at = (x + 66, y + 36)
    return group(
        svg.circle(at, 10, fill=ROSE, stroke=PAPER, stroke_width=1.5),
        svg.label("!", at, 20, fill=PAPER, font_weight=700), class_="must",
    )  # fmt: skip


@lru_cache(maxsize=512)
def _cross(x: float, y: float) -> Markup:
    """Closed to the player who moves now (7.2.4)."""
    cx, cy = x + FEET[0], y + FEET[1] - 1
    ways = f"M{cx - 6:.0f} {cy - 4:.0f}l12 8m0-8l-12 8"
    return path([ways], class_="closed-slot", stroke=ROSE, stroke_width=2.4,
                stroke_linecap="round")  # fmt: skip


def tiles(scene: Scene) -> Markup:
    """Far ones first, so that nearer ones are painted over them."""
    spot, tiles = scene.layout.spot, scene.borough.tiles
    order = sorted(tiles, key=lambda tile: max(spot(cell)[1] for cell in tile.cells))
    return group(*(_tile(scene, tile) for tile in order), class_="tiles")


def _tile(scene: Scene, tile: Tile) -> Markup:
    at, parts = scene.parts(tile)
    name = f"cell:{tile.name}"
    lit = scene.lit(name)
    return group(
        svg.title(words(scene, tile)), placed(scene.table.style, tile.kind, at, parts),
        lit_tile(at, parts) if lit else NOTHING, slots(scene, tile), _goods(scene, tile, at),
        _new(at, parts) if tile.fresh and scene.table.known.phase == 2 else NOTHING,
        class_=_classes(tile, lit), data_name=name, data_key=f"tile:{tile.name}",
    )  # fmt: skip


def _classes(tile: Tile, lit: bool) -> str:
    more = (" active" if tile.active else "") + (" lit" if lit else "")
    return f"tile {tile.kind}{more}"


@lru_cache(maxsize=4096)
def placed(style: Style, kind: str, at: Point, parts: Parts) -> Markup:
    return group(art(style, kind, parts), transform=svg.at(at))


@lru_cache(maxsize=2048)
def lit_tile(at: Point, parts: Parts) -> Markup:
    return path([outline(parts, 7.5)], class_="lit", stroke=AMBER, stroke_width=2.6,
                stroke_dasharray="7 5", transform=svg.at(at))  # fmt: skip


@lru_cache(maxsize=1024)
def _new(at: Point, parts: Parts) -> Markup:
    """Built in this construction: it does not grow yet (5.5.3)."""
    first = min(parts, key=lambda part: (part.y, part.x))
    x, y = at[0] + CELL * first.x + 14, at[1] + CELL * first.y + 14
    rays = way(x, y - 5, "v10m-5-5h10")
    return group(
        svg.circle((x, y), 8.5, fill=GREEN.left, stroke=PAPER, stroke_width=1.5),
        path([rays], stroke=PAPER, stroke_width=2.6), class_="fresh",
    )  # fmt: skip


def words(scene: Scene, tile: Tile) -> str:
    """What it is, who is there, and what its growth waits for."""
    language, named = scene.language, scene.table.style.named
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
