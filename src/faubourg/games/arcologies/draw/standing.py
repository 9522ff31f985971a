"""What is seen of arcologies on the board: pumps, the second of a pair, flight, and plans."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import NOBODY, Seat
from faubourg.drawing.svg import NOTHING, Markup, Point, group, title, together
from faubourg.games.arcologies.components import PUMPS
from faubourg.games.arcologies.draw.dome import LIFT, pumps_on_edge
from faubourg.games.arcologies.draw.people import ArcologyPicture
from faubourg.games.arcologies.draw.plan import being_built, own_of, places, square_corner
from faubourg.games.arcologies.draw.words import say
from faubourg.games.arcologies.table import Arcology
from faubourg.games.small_city.draw.icons import citizen
from faubourg.games.small_city.draw.scene import Scene
from faubourg.games.small_city.draw.slots import FEET

BESIDE: Final = (40.0, 66.0)  # where the second of a pair stands in its cell


def over_tiles(scene: Scene) -> Markup:
    own = own_of(scene)
    if own is None:
        return NOTHING
    return together([
        _pumps(scene, own), _seconds(scene, own), _flying(scene, own), being_built(scene, own),
        places(scene, own),
    ])  # fmt: skip


def _lift(scene: Scene) -> float:
    table = scene.table
    return LIFT if isinstance(table, ArcologyPicture) and table.has_left(scene.seat) else 0


def _pumps(scene: Scene, own: Arcology) -> Markup:
    """6.3: on the edge; where has no meaning."""
    if not own.built or scene.borough.eliminated:
        return NOTHING
    words = say(scene.language, "pumps", count=own.pumps, most=PUMPS)
    where = square_corner(scene, own.corner)
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
    return group(citizen(seat, at), class_="second", pointer_events="none")


def _flying(scene: Scene, own: Arcology) -> Markup:
    """Those inside rise with it."""
    if not _lift(scene):
        return NOTHING
    found = []
    for cell, seat in own.inside.items():
        x, y = scene.layout.corner(cell)
        if seat != NOBODY:
            found.append(citizen(seat, (x + FEET[0], y + FEET[1] - LIFT)))
    return group(title(say(scene.language, "taken-off")), *found, class_="taken-off")
