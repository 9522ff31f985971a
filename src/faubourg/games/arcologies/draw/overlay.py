"""Over the board: the best place for the pattern, pumps, pairs, and arcologies in flight."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import NOBODY, Seat
from faubourg.drawing.palette import GREEN, INK, ROSE, TABLE
from faubourg.drawing.svg import NOTHING, Markup, Point, at, group, rectangle, title, together
from faubourg.games.arcologies.components import PUMPS
from faubourg.games.arcologies.draw import picture, squares
from faubourg.games.arcologies.draw.art import LIFT, pumps_on_edge
from faubourg.games.arcologies.table import COSTS, EMPTY, Arcology, Place
from faubourg.games.small_city.draw import overlay as base
from faubourg.games.small_city.draw import plots, signs
from faubourg.games.small_city.draw.picture import Scene
from faubourg.games.small_city.draw.tiles import CELL, Part, art

OVERLAYS: Final = (*base.OVERLAYS, "pattern")
SLOTS: Final = {"residential-1": "home", "commercial-1": "cash", "factory-1": "wood",
                "park-1": "rest"}  # fmt: skip


def best_of(scene: Scene) -> Place | None:
    own = squares.own_of(scene)
    return None if own is None else own.best


def pattern(scene: Scene) -> Markup:
    own, best = squares.own_of(scene), best_of(scene)
    if own is None or best is None:
        return NOTHING
    return together([_others(scene, own, best), _best(scene, own, best)])


def wanted_art(kind: str) -> Markup:
    """A tile of one cell as a pattern asks for it."""
    return art(picture.STYLE, kind, (Part(0, 0, SLOTS.get(kind, "")),))


def _best(scene: Scene, own: Arcology, place: Place) -> Markup:
    where = squares.square_corner(scene, place.corner)
    rows = squares.fit_rows(place, scene.look.turn)
    asked = squares.pattern_rows(own, place.turn, scene.look.turn)
    missing = [
        _missing(kind, (where[0] + CELL * column, where[1] + CELL * row))
        for row, kinds in enumerate(asked)
        for column, kind in enumerate(kinds)
        if rows[row][column] == COSTS and kind != EMPTY
    ]
    tone = ROSE if place.reason else GREEN.right
    # In the upper left of each cell, so that what is asked for is seen.
    aside = (where[0] - 20, where[1] - 20)
    return group(
        *missing, squares.frame(where, tone, None), squares.fits_on(aside, rows, 0.8),
        squares.price(place.metal, (where[0] + 1.5 * CELL, max(4.0, where[1] - 2))), class_="best",
    )  # fmt: skip


def _missing(kind: str, where: Point) -> Markup:
    """What should be there, as a pale picture."""
    veil = rectangle((4, 4, CELL - 8, CELL - 8), rx=8, fill=TABLE, fill_opacity=0.6)
    return group(veil, group(wanted_art(kind), opacity=0.62), class_="missing", transform=at(where))


def _others(scene: Scene, own: Arcology, best: Place) -> Markup:
    """The best place of each other turn, if it could become one."""
    found = [place for place in own.best_by_turn.values() if place.corner != best.corner]
    corners = {place.corner: place for place in found}
    return together(
        group(squares.frame(squares.square_corner(scene, corner), INK, "3 9"), opacity=0.6)
        for corner in corners
    )


BESIDE: Final = (40.0, 66.0)  # where the second of a pair stands in its cell


def over_tiles(scene: Scene) -> Markup:
    own = squares.own_of(scene)
    if own is None:
        return NOTHING
    return together([
        _pumps(scene, own), _seconds(scene, own), _flying(scene, own), squares.being_built(scene,
                                                                                           own),
        squares.places(scene, own),
    ])  # fmt: skip


def _lift(scene: Scene) -> float:
    table = scene.table
    return LIFT if isinstance(table, picture.ArcologyPicture) and table.has_left(scene.seat) else 0


def _pumps(scene: Scene, own: Arcology) -> Markup:
    """6.3: on the edge; where has no meaning."""
    if not own.built or scene.borough.eliminated:
        return NOTHING
    words = picture.say(scene.language, "pumps", count=own.pumps, most=PUMPS)
    where = squares.square_corner(scene, own.corner)
    return _edge(words, where, own.pumps, _lift(scene))


@lru_cache(maxsize=256)
def _edge(words: str, where: Point, count: int, lift: float) -> Markup:
    return group(title(words), pumps_on_edge(where, count, lift), class_="pumps",
                 data_key="pumps", pointer_events="none")  # fmt: skip


def _seconds(scene: Scene, own: Arcology) -> Markup:
    """5.2.1: beside the first."""
    return together(
        _second(scene.seat, scene.layout.corner(cell)) for cell in own.pairs
    )  # fmt: skip


@lru_cache(maxsize=256)
def _second(seat: Seat, corner: Point) -> Markup:
    at = (corner[0] + BESIDE[0], corner[1] + BESIDE[1])
    return group(signs.citizen(seat, at), class_="second", pointer_events="none")


def _flying(scene: Scene, own: Arcology) -> Markup:
    """Those inside rise with it."""
    if not _lift(scene):
        return NOTHING
    found = []
    for cell, seat in own.inside.items():
        x, y = scene.layout.corner(cell)
        if seat != NOBODY:
            found.append(signs.citizen(seat, (x + plots.FEET[0], y + plots.FEET[1] - LIFT)))
    return group(title(picture.say(scene.language, "taken-off")), *found, class_="taken-off")
