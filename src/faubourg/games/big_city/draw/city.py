"""The map of the city: the large picture."""

from __future__ import annotations

from faubourg.core.presentation import Look
from faubourg.drawing.svg import Markup, picture
from faubourg.games.big_city.draw.ghost import ghost
from faubourg.games.big_city.draw.ground import ground
from faubourg.games.big_city.draw.legend import foot, with_foot
from faubourg.games.big_city.draw.overlay import overlay
from faubourg.games.big_city.draw.paints import SHARED
from faubourg.games.big_city.draw.pieces import standing
from faubourg.games.big_city.draw.plots import pins, plots
from faubourg.games.big_city.draw.scene import Scene, scene_of
from faubourg.games.big_city.draw.spots import spots
from faubourg.games.big_city.draw.streets import streets
from faubourg.games.big_city.draw.trams import line
from faubourg.games.big_city.draw.words import say
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import BigCityState


def draw_city(rules: BigCityRules, known: BigCityState, language: str, look: Look) -> Markup:
    scene = scene_of(rules, known, language, look)
    layout, city = scene.layout, scene.city
    box = layout.paper(scene.growing)
    return picture(
        with_foot(box), say(language, "city"), _about(scene), spots(scene), ground(layout),
        plots(scene), line(layout, city.trams, city.ends),
        standing(layout, city.pieces, look.overlay), streets(scene), overlay(scene),
        pins(layout, tuple(scene.mine), frozenset(city.kinds)), ghost(scene, box),
        foot(scene, box),
        class_=f"big-city city overlay-{look.overlay or 'none'}", **SHARED,
    )  # fmt: skip


def _about(scene: Scene) -> str:
    return say(scene.language, "about", districts=len(scene.layout.districts),
               pieces=len(scene.city.pieces), segments=len(scene.city.trams))  # fmt: skip
