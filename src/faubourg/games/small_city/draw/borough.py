"""A borough: the large picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from faubourg.core.presentation import Look
from faubourg.drawing.svg import Markup, picture, together
from faubourg.games.small_city.draw.foot import foot
from faubourg.games.small_city.draw.ghost import ghost
from faubourg.games.small_city.draw.ground import ground, mayor, smog
from faubourg.games.small_city.draw.overlay import LAYERS, legend, overlay
from faubourg.games.small_city.draw.paints import SHARED
from faubourg.games.small_city.draw.plots import tiles
from faubourg.games.small_city.draw.ribbon import ribbon
from faubourg.games.small_city.draw.scene import Scene, scene_of, shown_seat
from faubourg.games.small_city.draw.words import round_words, say
from faubourg.games.small_city.view import SmallCityView

# What an expansion draws over the tiles, and over what an action would change.
OVER_TILES: Final[list[Callable[[Scene], Markup]]] = []
OVER_GHOST: Final[list[Callable[[Scene], Markup]]] = []


def draw_borough(view: SmallCityView, language: str, look: Look) -> Markup:
    scene = scene_of(view, language, look, shown_seat(view, look))
    below = legend(scene) if look.overlay in LAYERS else foot(scene)
    layout = scene.layout
    above = ribbon(language, round_words(view, language), view.phase, layout.side, layout.top)
    return picture(
        layout.paper(), say(language, "borough", owner=scene.owner), _about(scene),
        above, ground(scene), tiles(scene), together(layer(scene) for layer in OVER_TILES),
        mayor(scene, scene.borough.mayor), smog(scene), overlay(scene), ghost(scene),
        together(layer(scene) for layer in OVER_GHOST), below,
        class_=f"small-city borough overlay-{look.overlay or 'none'}", data_owner=scene.seat,
        data_corners="full", **SHARED,
    )  # fmt: skip


def _about(scene: Scene) -> str:
    borough = scene.borough
    return say(scene.language, "about", size=borough.size, tiles=len(borough.tiles),
               citizens=borough.citizens_home, pollution=borough.pollution)  # fmt: skip
