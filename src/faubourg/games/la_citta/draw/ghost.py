"""What the action shown would change on the map."""

from __future__ import annotations

from faubourg.drawing.marks import ink
from faubourg.drawing.palette import PAPER, ROSE
from faubourg.drawing.svg import NOTHING, Markup, Point, group, path, rectangle
from faubourg.games.la_citta.components import SERVICES
from faubourg.games.la_citta.draw.arches import token
from faubourg.games.la_citta.draw.cities import crest, cube
from faubourg.games.la_citta.draw.layout import INSET, Layout
from faubourg.games.la_citta.draw.paints import NUMERALS, PLUS
from faubourg.games.la_citta.draw.plates import digits, figure
from faubourg.games.la_citta.draw.scene import Scene, Town
from faubourg.games.la_citta.draw.sketch import start
from faubourg.games.la_citta.draw.tiles import tile


def ghost(scene: Scene) -> Markup:
    parts = [*_site(scene), *_difference(scene)]
    layer = group(*parts, class_="ghost-layer", pointer_events="none", **NUMERALS)
    return layer if parts else NOTHING


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
             class_=f"seat-{seat}", color=ink(seat)),
        tile(kind, seat, layout.centres[name]), class_="ghost", opacity=0.75,
        data_key=f"ghost:{name}",
    )  # fmt: skip


def _new_crest(layout: Layout, town: Town) -> Markup:
    return group(crest(layout.centres[town.castle], town), class_="ghost", opacity=0.8)


def _gone(where: Point) -> Markup:
    x, y = where
    return path([f"{start(x - 18, y - 18)}l36 36m0-36l-36 36"], class_="ghost gone", stroke=ROSE,
                stroke_width=7, stroke_linecap="round")  # fmt: skip


def _changes(layout: Layout, before: Town, after: Town) -> list[Markup]:
    """Citizens that come or go, cubes at a service, a cube on a farmhouse."""
    x, y = layout.centres[after.castle]
    found = []
    if change := after.citizens - before.citizens:
        found.append(_tag((x, y - 45), change, figure((x - 13, y - 46), 1.0, after.owner)))
    for n, service in enumerate(SERVICES):
        if more := after.cubes[n] - before.cubes[n]:
            place = (x + 38, y - 10)
            sign = token(service, (place[0] - 13, place[1]), 1.2)
            found.append(_tag(place, more, sign))
    for name in set(after.harvest) - set(before.harvest):
        u, v = layout.centres[name]
        found.append(group(cube(after.owner, (u - 19, v - 8), 15), class_="ghost", opacity=0.8))
    return found


def _tag(where: Point, change: int, sign: Markup) -> Markup:
    x, y = where
    colour = PLUS if change > 0 else ROSE
    words = f"+{change}" if change > 0 else f"−{-change}"
    return group(
        rectangle((x - 26, y - 14, 52, 28), rx=14, fill=PAPER, stroke=colour, stroke_width=2.5),
        sign, digits(words, (x + 9, y), 20, colour), class_="ghost change",
    )  # fmt: skip
