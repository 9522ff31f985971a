"""Arcologies in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from faubourg.core.model import Action, Seat
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.drawing.svg import Markup
from faubourg.games.arcologies.draw import beside, overlay, picture, squares, text
from faubourg.games.arcologies.draw.picture import ArcologyPicture
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city.draw import SmallCityDrawer, borough
from faubourg.games.small_city.draw.overlay import LAYERS
from faubourg.games.small_city.draw.picture import Scene


class ArcologyLayers(borough.Layers):
    """Over the tiles stand pumps, and the square where an arcology would rise."""

    overlays = {**LAYERS, "pattern": overlay.pattern}

    def has_legend(self, scene: Scene) -> bool:
        """None where there is no place to explain: it stands, or the borough is another's."""
        shows = scene.look.overlay != "pattern" or overlay.best_of(scene) is not None
        return shows and super().has_legend(scene)

    def over_tiles(self, scene: Scene) -> Markup:
        return overlay.over_tiles(scene)

    def over_ghost(self, scene: Scene) -> Markup:
        return squares.over_ghost(scene)


class Drawer(SmallCityDrawer[ArcologiesRules, ArcologiesState]):
    """Arcologies in pictures."""

    OVERLAYS = overlay.OVERLAYS
    layers = ArcologyLayers()

    def picture(
        self, known: ArcologiesState, viewer: Seat | None, after: object = None
    ) -> ArcologyPicture:
        table = super().picture(known, viewer, after)
        assert isinstance(table, ArcologyPicture)
        return table

    def make_picture(
        self, known: ArcologiesState, viewer: Seat | None, after: object
    ) -> ArcologyPicture:
        return ArcologyPicture.of(self.rules, known, viewer, after)

    def panels(self, known: ArcologiesState, texts: Texts, look: Look) -> dict[str, str]:
        """Everything beside it: what Small City shows, the own pattern, and all arcologies."""
        table = self.picture(known, look.viewer, look.ghost)
        return beside.panels(table, texts.language, look)

    def draw_text(self, known: ArcologiesState, texts: Texts, look: Look) -> str:
        """The whole table for the terminal and for screen readers."""
        return text.table(self.picture(known, look.viewer), texts.language, look)

    def touches(self, known: ArcologiesState, seat: Seat, action: Action) -> list[str]:
        """Names in the order one would touch them; those not in a drawing become buttons."""
        return picture.touches(self.picture(known, seat), action)

    def covered(self, action: Action) -> tuple[str, ...]:
        """Also the square of an arcology, and what remains of a split tile."""
        return picture.covered(self.rules.kit, action)
