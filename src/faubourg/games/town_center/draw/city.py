"""A city as a cube model seen from one side."""

from __future__ import annotations

from typing import Final

from faubourg.core.registry import Look
from faubourg.core.texts import Texts
from faubourg.drawing.svg import NOTHING, Markup, group, picture, polygon, title, together
from faubourg.games.town_center.components import CENTER
from faubourg.games.town_center.draw.cube import cube, flag
from faubourg.games.town_center.draw.ground import ZONE_CLASS, bushes, edge_names, ground, trees
from faubourg.games.town_center.draw.overlay import finish_of, overlay
from faubourg.games.town_center.draw.scene import Scene, scene_of
from faubourg.games.town_center.draw.signs import hidden_things, is_lit, lit_roof, pole, roof_words
from faubourg.games.town_center.draw.stage import PARK, RIM, Stand, extent
from faubourg.games.town_center.draw.words import kind_at, listed, owner, say
from faubourg.games.town_center.view import TownCenterView

MARGIN: Final = 6.0
SKY: Final = 12.0  # above the highest roof, for the tags of what it hides


def draw_city(view: TownCenterView, texts: Texts, look: Look) -> Markup:
    """The large picture, with names, heights and overlays."""
    scene = scene_of(view, texts, look)
    stage = scene.stage
    left, top, width, height = extent(stage, RIM)
    box = (left - MARGIN, top - SKY, width + 2 * MARGIN, height + SKY + 2 * MARGIN)
    return picture(
        box, city_title(scene), _about(scene),
        ground(stage), pole(scene, left),
        group(*(_cell(scene, stand) for stand in stage.stands), class_="cells"), edge_names(stage),
        hidden_things(scene), overlay(scene, box),
        class_=f"town-center city overlay-{look.overlay or 'none'}",
    )  # fmt: skip


def draw_small_city(view: TownCenterView, texts: Texts, look: Look) -> Markup:
    """The same model without words, for the list of players."""
    scene = scene_of(view, texts, look)
    left, top, width, height = extent(scene.stage, RIM)
    columns = [
        group(
            NOTHING if stand.zone == CENTER or stand.cubes else bushes(stand),
            *_cubes(scene, stand),
            data_key=f"{look.seat + 1}:{stand.name}",
        )
        for stand in scene.stage.stands
    ]
    return picture(
        (left - 3, top - SKY, width + 6, height + SKY + 10), city_title(scene), _about(scene),
        ground(scene.stage, textured=False), *columns, class_="town-center city small",
    )  # fmt: skip


def city_title(scene: Scene) -> str:
    return say(scene.texts, "city", owner=owner(scene.texts, scene.look))


def _about(scene: Scene) -> str:
    cubes = sum(len(column) for column in scene.city.columns.values())
    return say(scene.texts, "about", cubes=cubes, limit=scene.city.limit,
               tallest=max(stand.height for stand in scene.stage.stands))  # fmt: skip


def _cell(scene: Scene, stand: Stand) -> Markup:
    """All that belongs to one cell, under one name."""
    name = f"cell:{stand.name}"
    if stand.zone == PARK:
        words = title(say(scene.texts, "park"))
        return group(words, trees(stand), class_="cell park", data_key=name)
    lit = is_lit(scene, stand)
    # Invisible, but it takes the touch where no cube stands.
    floor = polygon(stand.top(0, 0.025).corners(), class_="floor", fill="none",
                    pointer_events="all")  # fmt: skip
    return group(
        title(_cell_title(scene, stand)), floor, _trees(stand), *_body(scene, stand, lit),
        roof_words(scene, stand),
        class_=f"cell {ZONE_CLASS[stand.zone]}{' lit' if lit else ''}",
        data_name=name, data_key=name,
    )  # fmt: skip


def _cell_title(scene: Scene, stand: Stand) -> str:
    zone = say(scene.texts, "zone", zone=ZONE_CLASS[stand.zone])
    if not stand.cubes:
        return say(scene.texts, "empty-cell", cell=stand.name, zone=zone)
    cubes = listed(scene.texts, stand.cubes)
    return say(scene.texts, "cell", cell=stand.name, zone=zone, cubes=cubes)


def _body(scene: Scene, stand: Stand, lit: bool) -> list[Markup]:
    """The cubes and the sign that one can act here, which a ghost stands upon."""
    cubes, sign = _cubes(scene, stand), lit_roof(stand) if lit else NOTHING
    return [*cubes[: stand.height], sign, *cubes[stand.height :]]


def _trees(stand: Stand) -> Markup:
    return trees(stand) if stand.zone != CENTER and not stand.whole else NOTHING


def _cubes(scene: Scene, stand: Stand) -> list[Markup]:
    return [_cube(scene, stand, level) for level in range(len(stand.whole))]


def _cube(scene: Scene, stand: Stand, level: int) -> Markup:
    kind, block = kind_at(stand.whole, level), scene.block(stand, level)
    finish = finish_of(scene, stand, level)
    drawn = cube(block, kind, finish, data_key=f"{stand.name}+{level}")
    top = level == len(stand.whole) - 1
    return together([drawn, flag(block, finish.tone)]) if top and kind == "hall" else drawn
