"""Town Center in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from faubourg.core import model, presentation
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.games.town_center import actions, components
from faubourg.games.town_center.draw import beside, city, text
from faubourg.games.town_center.draw.overlay import OVERLAYS
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState


class Drawer(presentation.Drawer[TownCenterRules, TownCenterState]):
    """Town Center in pictures."""

    OVERLAYS = OVERLAYS
    TURNS = True

    def draw(self, known: TownCenterState, texts: Texts, look: Look) -> str:
        """The city of one seat."""
        return city.draw_city(self.rules, known, texts.language, look)

    def panels(self, known: TownCenterState, texts: Texts, look: Look) -> dict[str, str]:
        """Everything beside it: towers, bag, hand, floor plans and all cities in small."""
        return beside.panels(self.rules, known, texts.language, look)

    def draw_text(self, known: TownCenterState, texts: Texts, look: Look) -> str:
        """The whole table for the terminal and for screen readers."""
        return text.table(self.rules, known, texts.language, look)

    def touches(self, known: TownCenterState, seat: model.Seat, action: model.Action) -> list[str]:
        """Those not in a drawing become buttons."""
        if isinstance(action, actions.OfCube):
            return [_cube(action.colour), _cell(self.rules, action.position)]
        if isinstance(action, actions.PlaceHall):
            return [_cell(self.rules, action.position)]
        if isinstance(action, actions.Stack):
            return [_cube(action.colour), f"tower:{action.tower + 1}"]
        if isinstance(action, actions.Pick):
            return [f"tower:{action.tower + 1}"]
        if isinstance(action, actions.PutBack):
            return [_cube(action.colour)]
        if isinstance(action, actions.Discard):
            return [_cube(action.colour), "discard"]
        return super().touches(known, seat, action)


def _cube(colour: int) -> str:
    return f"cube:{components.NAMES[colour]}"


def _cell(rules: TownCenterRules, position: int) -> str:
    """The cell alone: a column has only one open level."""
    return f"cell:{rules.site.cell_names[rules.site.places[position][0]]}"
