"""The map of the country: the large picture."""

from __future__ import annotations

from faubourg.drawing.svg import NOTHING, Markup, picture
from faubourg.games.la_citta.draw.cities import cities, crests
from faubourg.games.la_citta.draw.ghost import ghost
from faubourg.games.la_citta.draw.ground import ground
from faubourg.games.la_citta.draw.hexes import built, plots
from faubourg.games.la_citta.draw.legend import foot, with_foot
from faubourg.games.la_citta.draw.overlay import CARDED, overlay
from faubourg.games.la_citta.draw.paints import SHARED
from faubourg.games.la_citta.draw.scene import Scene
from faubourg.games.la_citta.draw.words import say


def draw_map(scene: Scene) -> Markup:
    layout, look = scene.layout, scene.look
    return picture(
        with_foot(layout.box), say(scene.language, "map"), _about(scene),
        ground(layout, scene.terrain), plots(scene), cities(layout, scene.towns), built(scene),
        NOTHING if look.overlay in CARDED else crests(layout, scene.towns),
        overlay(scene), ghost(scene), foot(scene),
        class_=f"la-citta map overlay-{look.overlay or 'none'}", **SHARED,
    )  # fmt: skip


def _about(scene: Scene) -> str:
    return say(scene.language, "about", cities=len(scene.towns),
               tiles=sum(len(town.tiles) for town in scene.towns),
               citizens=sum(town.citizens for town in scene.towns))  # fmt: skip
