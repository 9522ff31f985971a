"""The cities: walls, buildings, castles, citizens; and what the action shown would change."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing import svg
from faubourg.drawing.marks import mark, painted
from faubourg.drawing.palette import INK, PAPER, PAVING, ROSE
from faubourg.drawing.svg import (
    Markup,
    Point,
    at,
    disc,
    element,
    group,
    label,
    path,
    rectangle,
    way,
)
from faubourg.games.la_citta.components import SERVICES
from faubourg.games.la_citta.draw.layout import INSET, Layout
from faubourg.games.la_citta.draw.names import Room, names
from faubourg.games.la_citta.draw.scene import Scene, Town, crowd
from faubourg.games.la_citta.draw.signs import digits, figure, token
from faubourg.games.la_citta.draw.sketch import NUMERALS, PLUS, pill
from faubourg.games.la_citta.draw.tiles import models, named_tile, tile

WALL: Final = 5.0
NUMBER: Final = 19.0  # the size of the numbers of a crest
PLATE: Final = 46.0  # how wide what they stand on is
CREST_LINE: Final = 780.0  # a map so wide has crests of their own size


@lru_cache(maxsize=2048)
def city(layout: Layout, town: Town) -> Markup:
    """Everything of one city but its castle's numbers, buildings behind first."""
    kinds = dict(town.tiles)
    order = [name for name in layout.cells if name in kinds]
    buildings = [
        named_tile(kinds[name], town.owner, layout.centres[name], f"tile:{name}:{kinds[name]}")
        for name in order
    ]
    farms = [layout.centres[name] for name in town.harvest]
    cubes = [cube(town.owner, (x - 19, y - 8)) for x, y in farms]
    return group(
        precinct(layout, town.owner, frozenset(order)), *buildings, *cubes,
        class_="city", data_key=f"city:{town.castle}",
    )  # fmt: skip


def precinct(layout: Layout, seat: int, hexes: frozenset[str]) -> Markup:
    """The paved ground, tinted, and the wall around it."""
    loops = layout.around(layout.cells[name] for name in hexes)
    wall = [svg.closed(loop) for loop in loops]
    return svg.together([
        path(wall, class_="casing", fill=PAVING, stroke=PAPER, stroke_width=WALL + 3.5),
        path(wall, **painted(seat), fill="currentColor", fill_opacity=0.2,
             stroke="currentColor", stroke_width=WALL),
    ])  # fmt: skip


@lru_cache(maxsize=512)
def cube(seat: int, where: Point, size: float = 11) -> Markup:
    """A player's cube, with the mark of its owner."""
    x, y = where
    return group(
        rectangle((x - size / 2, y - size / 2, size, size), rx=1.5, fill="currentColor",
                  stroke=PAPER, stroke_width=1.5),
        **painted(seat, "cube "),
    )  # fmt: skip


@lru_cache(maxsize=64)
def _shield(seat: int) -> Markup:
    """What the crests of a player share: plates, the owner's mark and a figure for citizens."""
    return svg.together([
        path([disc(0, -3, 10), pill(-PLATE / 2, 12, PLATE, 23), pill(-17, -39, 34, 23)], fill=PAPER,
             stroke=INK),
        mark(seat, (0, -3), 7), _figure(seat, (-6, -28)),
    ])  # fmt: skip


def _shield_of(seat: int, named: bool) -> Markup:
    return element("use", href=f"#la-citta-shield-{seat}") if named else _shield(seat)


def _size(layout: Layout) -> float:
    """Of crests: their numbers can be read while the whole map is seen on a phone."""
    return layout.box[2] / CREST_LINE


@lru_cache(maxsize=4096)
def crest(where: Point, town: Town, size: float, named: bool = False) -> Markup:
    """A shield, how many citizens live here of how many, and cubes."""
    seat, cubes, short = town.owner, town.cubes, town.short
    words = crowd(town)
    edge = ROSE if short else INK
    return group(
        _shield_of(seat, named),
        _plate(words, edge, short or town.full),
        label(words, (0, 23.5), NUMBER, fill=edge, class_="citizens"),
        label(str(town.on_castle), (8, -27.5), NUMBER, fill=ROSE if town.on_castle < 1 else INK,
              class_="on-castle"),
        *(_games(seat, (38, -8 + 25 * n), service, cubes[service])
          for n, service in enumerate(s for s in range(len(SERVICES)) if cubes[s])),
        transform=at(where, size),
    )  # fmt: skip


def _plate(words: str, edge: str, thick: bool) -> Markup:
    """Of a city that is full or short, and wider for many letters: on a phone they can be read."""
    wide = max(PLATE, 12.0 * len(words) + 8)
    if wide == PLATE and not thick:
        return svg.NOTHING  # the shield has one
    shape = pill(-wide / 2, 12, wide, 23)
    return path([shape], fill=PAPER, stroke=edge, stroke_width=2.8 if thick else 1)


def _figure(seat: int, where: Point) -> Markup:
    """For the citizens who stand on the castle."""
    x, y = where
    body = f"{disc(x, y - 5, 3.6)}{way(x - 6, y + 8)}q1-9 6-9t6 9z"
    return path([body], fill="currentColor", **painted(seat))


def _games(seat: int, where: Point, service: int, count: int) -> Markup:
    """Cubes of Bread and Games at an arch."""
    x, y = where
    return group(
        path([pill(x - 22, y - 12, 44, 24)], fill=PAPER, stroke=INK),
        token(SERVICES[service], (x - 12, y), 0.95), cube(seat, (x + 1, y), 9),
        label(str(count), (x + 13, y), NUMBER, fill=INK),
        class_="games",
    )  # fmt: skip


@lru_cache(maxsize=512)
def cities(layout: Layout, towns: tuple[Town, ...]) -> Markup:
    kinds = {kind for town in towns for _, kind in town.tiles}
    return group(
        models(kinds), *(city(layout, town) for town in towns), class_="cities",
        pointer_events="none",
    )  # fmt: skip


@lru_cache(maxsize=512)
def crests(layout: Layout, towns: tuple[Town, ...]) -> Markup:
    found = [
        group(
            crest(layout.centres[town.castle], town, _size(layout), True),
            data_key=f"crest:{town.castle}",
        )
        for town in towns
    ]
    seats = sorted({town.owner for town in towns})
    shields = [group(_shield(seat), id=f"la-citta-shield-{seat}") for seat in seats]
    return group(
        element("defs", *shields), *found, _names(layout, towns), class_="crests above",
        pointer_events="none", **NUMERALS,
    )  # fmt: skip


def _names(layout: Layout, towns: tuple[Town, ...]) -> Markup:
    return names(layout, towns, around_crest(layout))


def around_crest(layout: Layout) -> Room:
    size = _size(layout)
    return Room(40 * size, 36 * size, 24 * size)


def ghost(scene: Scene) -> Markup:
    parts = [*_site(scene), *_difference(scene)]
    layer = group(*parts, class_="ghost-layer", pointer_events="none", **NUMERALS)
    return layer if parts else svg.NOTHING


def _site(scene: Scene) -> list[Markup]:
    """A castle that waits for its first citizen."""
    if not scene.site or scene.site in scene.built:
        return []
    return [_new_tile(scene.layout, scene.known.turn, scene.site, "castle")]


def _difference(scene: Scene) -> list[Markup]:
    towns = scene.towns_after
    if towns is None:
        return []
    layout, built = scene.layout, scene.built
    before = {town.castle: town for town in scene.towns}
    parts = []
    for town in towns:
        parts += [
            _new_tile(layout, town.owner, name, kind)
            for name, kind in town.tiles
            if name not in built or built[name][1] != kind
        ]
        was = before.get(town.castle)
        parts += _changes(layout, was, town) if was else [_new_crest(layout, town)]
    left = {name for town in towns for name, _ in town.tiles}
    return [*parts, *(_gone(layout.centres[name]) for name in built if name not in left)]


def _new_tile(layout: Layout, seat: int, name: str, kind: str) -> Markup:
    return group(
        path([layout.outline(name)], fill=PAPER, fill_opacity=0.6),
        path([layout.outline(name, INSET)], fill="currentColor", fill_opacity=0.25,
             stroke="currentColor", stroke_width=4, stroke_dasharray="9 5",
             **painted(seat)),
        tile(kind, seat, layout.centres[name]), class_="ghost", opacity=0.75,
        data_key=f"ghost:{name}",
    )  # fmt: skip


def _new_crest(layout: Layout, town: Town) -> Markup:
    where = layout.centres[town.castle]
    return group(
        crest(where, town, _size(layout)), _names(layout, (town,)), class_="ghost", opacity=0.8
    )


def _gone(where: Point) -> Markup:
    x, y = where
    return path([f"{way(x - 18, y - 18)}l36 36m0-36l-36 36"], class_="ghost gone", stroke=ROSE,
                stroke_width=7, stroke_linecap="round")  # fmt: skip


def _changes(layout: Layout, before: Town, after: Town) -> list[Markup]:
    """Citizens that come or go, cubes at a service, a cube on a farmhouse."""
    x, y = layout.centres[after.castle]
    found = []
    if change := after.citizens - before.citizens:
        place = (x, y - 45 * _size(layout))
        found.append(_tag(place, _size(layout), change, figure((-13, -1), 1.0, after.owner)))
    for n, service in enumerate(SERVICES):
        if more := after.cubes[n] - before.cubes[n]:
            sign = token(service, (-13, 0), 1.2)
            found.append(_tag((x + 38, y - 10), _size(layout), more, sign))
    for name in set(after.harvest) - set(before.harvest):
        u, v = layout.centres[name]
        found.append(group(cube(after.owner, (u - 19, v - 8), 15), class_="ghost", opacity=0.8))
    return found


def _tag(where: Point, size: float, change: int, sign: Markup) -> Markup:
    colour = PLUS if change > 0 else ROSE
    words = f"+{change}" if change > 0 else f"−{-change}"
    return group(
        rectangle((-26, -14, 52, 28), rx=14, fill=PAPER, stroke=colour, stroke_width=2.5),
        sign, digits(words, (9, 0), 20, colour), class_="ghost change", transform=at(where, size),
    )  # fmt: skip
