"""Small City in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from faubourg.core.model import Action, View
from faubourg.core.presentation import Look
from faubourg.core.registry import AnyRules
from faubourg.core.texts import Texts
from faubourg.games.small_city.draw import beside, text, touching
from faubourg.games.small_city.draw.borough import draw_borough
from faubourg.games.small_city.draw.overlay import OVERLAYS
from faubourg.games.small_city.rules import SmallCityRules
from faubourg.games.small_city.view import SmallCityView

__all__ = ["OVERLAYS", "draw", "draw_text", "panels", "touches"]


def draw(view: View, texts: Texts, look: Look) -> str:
    """The borough of one seat."""
    assert isinstance(view, SmallCityView)
    return draw_borough(view, texts.language, look)


def panels(view: View, texts: Texts, look: Look) -> dict[str, str]:
    """Everything beside it: tiles, cards, council, sums, promises, and all boroughs in small."""
    assert isinstance(view, SmallCityView)
    return beside.panels(view, texts.language, look)


def draw_text(view: View, texts: Texts, look: Look) -> str:
    """The whole table for the terminal and for screen readers."""
    assert isinstance(view, SmallCityView)
    return text.table(view, texts.language, look)


def touches(rules: AnyRules, view: View, action: Action) -> list[str]:
    """Names in the order one would touch them; those not in a drawing become buttons."""
    assert isinstance(rules, SmallCityRules) and isinstance(view, SmallCityView)
    return touching.touches(rules.kit, view, action)
