"""A city as a cube model seen from one side."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing.isometric import tile
from faubourg.drawing.svg import NOTHING, SHARED, Markup, group, picture, polygon, title, together
from faubourg.games.town_center.components import CENTER
from faubourg.games.town_center.draw.cube import cube, flag
from faubourg.games.town_center.draw.ground import ZONE_CLASS, bushes, edge_names, ground, trees
from faubourg.games.town_center.draw.overlay import finish_of, overlay
from faubourg.games.town_center.draw.scene import Scene, only_cells, scene
from faubourg.games.town_center.draw.signs import hidden_things, is_lit, lit_roof, pole, roof_words
from faubourg.games.town_center.draw.stage import PARK, Model, Stand, extent, model_of, models_of
from faubourg.games.town_center.draw.words import kind_at, listed, owner, say
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState

MARGIN: Final = 6.0
SKY: Final = 12.0  # above the highest roof, for the tags of what it hides


def draw_city(rules: TownCenterRules, known: TownCenterState, language: str, look: Look) -> Markup:
    """The large picture, with names, heights and overlays."""
    return _city(*models_of(rules, known, look), language, only_cells(look))


@lru_cache(maxsize=1024)
def _city(now: Model, after: Model, language: str, look: Look) -> Markup:
    """Whole pictures: while towers are built and taken, no city changes."""
    seen = scene(now, after, language, look)
    stage = seen.stage
    left, top, width, height = extent(stage.plots, stage.size, stage.levels)
    box = (left - MARGIN, top - SKY, width + 2 * MARGIN, height + SKY + 2 * MARGIN)
    return picture(
        box, city_title(seen), _about(seen),
        ground(stage), pole(seen, left),
        group(*(_cell(seen, stand) for stand in stage.stands), class_="cells"),
        edge_names(stage.plots), hidden_things(seen), overlay(seen, box),
        class_=f"town-center city overlay-{look.overlay or 'none'}", data_owner=look.seat, **SHARED,
    )  # fmt: skip


def draw_small_city(
    rules: TownCenterRules, known: TownCenterState, language: str, look: Look, seat: Seat
) -> Markup:
    """The same model without words, for the list of players."""
    own = Look(seat=seat, turn=look.turn, names=look.names)
    return _small_city(model_of(rules, known, seat), language, own)


@lru_cache(maxsize=1024)
def _small_city(model: Model, language: str, look: Look) -> Markup:
    """Whole pictures: an action changes one city, and all are shown to everybody."""
    seen = scene(model, model, language, look)
    stage = seen.stage
    left, top, width, height = extent(stage.plots, stage.size, stage.levels)
    return picture(
        (left - 3, top - SKY, width + 6, height + SKY + 10), city_title(seen), _about(seen),
        ground(stage, textured=False), *(_small_column(seen, stand) for stand in stage.stands),
        class_="town-center city small", **SHARED,
    )  # fmt: skip


def _small_column(scene: Scene, stand: Stand) -> Markup:
    bare = stand.zone != CENTER and not stand.cubes
    grown = bushes(stand.zone, stand.x, stand.y) if bare else NOTHING
    key = f"{scene.look.seat + 1}:{stand.name}"
    return group(grown, *_cubes(scene, stand), data_key=key)


def city_title(scene: Scene) -> str:
    return say(scene.language, "city", owner=owner(scene.language, scene.look))


def _about(scene: Scene) -> str:
    heights = [stand.height for stand in scene.stage.stands]
    return say(scene.language, "about", cubes=sum(heights), limit=scene.limit,
               tallest=max(heights))  # fmt: skip


def _cell(scene: Scene, stand: Stand) -> Markup:
    """All that belongs to one cell, under one name."""
    name = f"cell:{stand.name}"
    foot = _foot(scene.language, *stand)
    if stand.zone == PARK:
        return group(foot, class_="cell park", data_key=name)
    lit = is_lit(scene, stand)
    return group(
        foot, *_body(scene, stand, lit), roof_words(scene, stand),
        class_=f"cell {ZONE_CLASS[stand.zone]}{' lit' if lit else ''}",
        data_name=name, data_key=name,
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _foot(language: str, name: str, zone: str, x: int, y: int, cubes: str, whole: str) -> Markup:
    """The title of a cell, its ground, and the trees if nothing stands there."""
    grown = NOTHING if whole or zone == CENTER else trees(zone, x, y)
    if zone == PARK:
        return together([title(say(language, "park")), grown])
    # Invisible, but it takes the touch where no cube stands.
    floor = polygon(tile(x, y, 0, 0.025).corners(), class_="floor", pointer_events="all")
    return together([title(_cell_title(language, name, zone, cubes)), floor, grown])


def _cell_title(language: str, name: str, zone: str, cubes: str) -> str:
    where = say(language, "zone", zone=ZONE_CLASS[zone])
    if not cubes:
        return say(language, "empty-cell", cell=name, zone=where)
    return say(language, "cell", cell=name, zone=where, cubes=listed(language, cubes))


def _body(scene: Scene, stand: Stand, lit: bool) -> list[Markup]:
    """The cubes and the sign that one can act here, which a ghost stands upon."""
    cubes, sign = _cubes(scene, stand), lit_roof(stand) if lit else NOTHING
    return [*cubes[: stand.height], sign, *cubes[stand.height :]]


def _cubes(scene: Scene, stand: Stand) -> list[Markup]:
    return [_cube(scene, stand, level) for level in range(len(stand.whole))]


def _cube(scene: Scene, stand: Stand, level: int) -> Markup:
    kind, block = kind_at(stand.whole, level), scene.block(stand, level)
    finish = finish_of(scene, stand, level)
    drawn = cube(block, kind, finish, data_key=f"{stand.name}+{level}")
    top = level == len(stand.whole) - 1
    return together([drawn, flag(block, finish.tone)]) if top and kind == "hall" else drawn
