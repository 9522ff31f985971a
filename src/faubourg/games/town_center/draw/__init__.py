"""Town Center in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from faubourg.core.model import Action, View
from faubourg.core.registry import AnyRules, Look
from faubourg.core.texts import Texts
from faubourg.games.town_center.actions import (
    Build,
    Buy,
    Confirm,
    Discard,
    Grow,
    Pass,
    Pick,
    PlaceHall,
    PutBack,
    Stack,
)
from faubourg.games.town_center.components import NAMES
from faubourg.games.town_center.draw import beside, text
from faubourg.games.town_center.draw.city import draw_city
from faubourg.games.town_center.draw.overlay import OVERLAYS
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.view import TownCenterView

__all__ = ["OVERLAYS", "draw", "draw_text", "panels", "touches"]


def draw(view: View, texts: Texts, look: Look) -> str:
    """The city of one seat."""
    assert isinstance(view, TownCenterView)
    return draw_city(view, texts.language, look)


def panels(view: View, texts: Texts, look: Look) -> dict[str, str]:
    """Everything beside it: towers, bag, hand, floor plans and all cities in small."""
    assert isinstance(view, TownCenterView)
    return beside.panels(view, texts.language, look)


def draw_text(view: View, texts: Texts, look: Look) -> str:
    """The whole table for the terminal and for screen readers."""
    assert isinstance(view, TownCenterView)
    return text.table(view, texts.language, look)


def touches(rules: AnyRules, view: View, action: Action) -> list[str]:
    """Names in the order one would touch them; those not in a drawing become buttons."""
    assert isinstance(rules, TownCenterRules)
    if isinstance(action, Build | Grow | Buy):
        return [_cube(action.colour), _cell(rules, action.position)]
    if isinstance(action, PlaceHall):
        return [_cell(rules, action.position)]
    if isinstance(action, Stack):
        return [_cube(action.colour), f"tower:{action.tower + 1}"]
    if isinstance(action, Pick):
        return [f"tower:{action.tower + 1}"]
    if isinstance(action, PutBack):
        return [_cube(action.colour)]
    if isinstance(action, Discard):
        return [_cube(action.colour), "discard"]
    return {Confirm: ["confirm"], Pass: ["pass"]}.get(type(action), [])


def _cube(colour: int) -> str:
    return f"cube:{NAMES[colour]}"


def _cell(rules: TownCenterRules, position: int) -> str:
    """The cell alone: a column has only one open level."""
    return f"cell:{rules.site.cell_names[rules.site.places[position][0]]}"
