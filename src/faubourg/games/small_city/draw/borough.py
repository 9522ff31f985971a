"""A borough: the large picture."""

from __future__ import annotations

from collections.abc import Mapping

from faubourg.core.presentation import Look
from faubourg.drawing.svg import NOTHING, Markup, picture
from faubourg.games.small_city.draw.foot import foot
from faubourg.games.small_city.draw.ghost import ghost
from faubourg.games.small_city.draw.ground import ground, mayor, smog
from faubourg.games.small_city.draw.overlay import LAYERS, Layer, legend, overlay
from faubourg.games.small_city.draw.paints import SHARED
from faubourg.games.small_city.draw.picture import Picture
from faubourg.games.small_city.draw.plots import tiles
from faubourg.games.small_city.draw.ribbon import ribbon
from faubourg.games.small_city.draw.scene import Scene, scene_of, shown_seat
from faubourg.games.small_city.draw.words import round_words, say


class Layers:
    """What can lie over a borough; an expansion has more."""

    overlays: Mapping[str, Layer] = LAYERS

    def over_tiles(self, scene: Scene) -> Markup:
        return NOTHING

    def over_ghost(self, scene: Scene) -> Markup:
        """Over what an action would change."""
        return NOTHING


def draw_borough(table: Picture, language: str, look: Look, layers: Layers) -> Markup:
    scene = scene_of(table, language, look, shown_seat(table, look))
    below = legend(scene) if look.overlay in layers.overlays else foot(scene)
    layout = scene.layout
    above = ribbon(
        language, round_words(table, language), table.known.phase, layout.side, layout.top
    )
    return picture(
        layout.paper(), say(language, "borough", owner=scene.owner), _about(scene),
        above, ground(scene), tiles(scene), layers.over_tiles(scene),
        mayor(scene, scene.borough.mayor), smog(scene), overlay(scene, layers.overlays),
        ghost(scene), layers.over_ghost(scene), below,
        class_=f"small-city borough overlay-{look.overlay or 'none'}", data_owner=scene.seat,
        data_corners="full", **SHARED,
    )  # fmt: skip


def _about(scene: Scene) -> str:
    borough = scene.borough
    return say(scene.language, "about", size=borough.size, tiles=len(borough.tiles),
               citizens=borough.citizens_home, pollution=borough.borough.pollution)  # fmt: skip
