"""The overlay of the pattern: the best place for it, cell by cell, and how near others come."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.palette import GREEN, INK, ROSE, TABLE
from faubourg.drawing.svg import NOTHING, Markup, Point, group, rectangle, together
from faubourg.games.arcologies.draw.marks import price
from faubourg.games.arcologies.draw.plan import fits_on, frame, own_of, square_corner
from faubourg.games.arcologies.draw.squares import (
    best_by_turn,
    best_of,
    fit_rows,
    pattern_rows,
)
from faubourg.games.arcologies.table import COSTS, EMPTY, Arcology, Place
from faubourg.games.small_city.draw import overlay as base
from faubourg.games.small_city.draw.frames import at
from faubourg.games.small_city.draw.scene import Scene
from faubourg.games.small_city.draw.tiles import CELL, Part, art

OVERLAYS: Final = (*base.OVERLAYS, "pattern")
SLOTS: Final = {"residential-1": "home", "commercial-1": "cash", "factory-1": "wood",
                "park-1": "rest"}  # fmt: skip


def pattern(scene: Scene) -> Markup:
    own = own_of(scene)
    best = None if own is None else best_of(own.places)
    if own is None or best is None:
        return NOTHING
    return together([_others(scene, own, best), _best(scene, own, best)])


def wanted_art(kind: str) -> Markup:
    """A tile of one cell as a pattern asks for it."""
    return art(kind, (Part(0, 0, SLOTS.get(kind, "")),))


def _best(scene: Scene, own: Arcology, place: Place) -> Markup:
    where = square_corner(scene, place.corner)
    rows = fit_rows(place, scene.look.turn)
    asked = pattern_rows(own, place.turn, scene.look.turn)
    missing = [
        _missing(kind, (where[0] + CELL * column, where[1] + CELL * row))
        for row, kinds in enumerate(asked)
        for column, kind in enumerate(kinds)
        if rows[row][column] == COSTS and kind != EMPTY
    ]
    tone = ROSE if place.reason else GREEN.right
    return group(
        *missing, frame(where, tone, None), fits_on(_aside(where), rows, 0.8),
        price(place.metal, (where[0] + 1.5 * CELL, max(4.0, where[1] - 2))), class_="best",
    )  # fmt: skip


def _aside(where: Point) -> Point:
    """In the upper left of each cell, so that what is asked for is seen."""
    return where[0] - 20, where[1] - 20


def _missing(kind: str, where: Point) -> Markup:
    """What should be there, as a pale picture."""
    veil = rectangle((4, 4, CELL - 8, CELL - 8), rx=8, fill=TABLE, fill_opacity=0.6)
    return group(veil, group(wanted_art(kind), opacity=0.62), class_="missing", transform=at(where))


def _others(scene: Scene, own: Arcology, best: Place) -> Markup:
    """The best place of each other turn, if it could become one."""
    found = [place for place in best_by_turn(own).values() if place.corner != best.corner]
    corners = {place.corner: place for place in found}
    return together(
        group(frame(square_corner(scene, corner), INK, "3 9"), opacity=0.6) for corner in corners
    )
