"""Big City in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from faubourg.core.model import Action, View
from faubourg.core.presentation import Look
from faubourg.core.registry import AnyRules
from faubourg.core.texts import Texts
from faubourg.games.big_city.draw import beside, text, touching
from faubourg.games.big_city.draw.city import draw_city
from faubourg.games.big_city.draw.overlay import OVERLAYS
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.view import BigCityView

__all__ = ["OVERLAYS", "draw", "draw_text", "panels", "touches"]


def draw(view: View, texts: Texts, look: Look) -> str:
    """The map of the city."""
    assert isinstance(view, BigCityView)
    return draw_city(view, texts.language, look)


def panels(view: View, texts: Texts, look: Look) -> dict[str, str]:
    """Everything beside it: hand, trade, decks, supply, districts, scores, and who holds what."""
    assert isinstance(view, BigCityView)
    return beside.panels(view, texts.language, look)


def draw_text(view: View, texts: Texts, look: Look) -> str:
    """The whole table for the terminal and for screen readers."""
    assert isinstance(view, BigCityView)
    return text.table(view, texts.language, look)


def touches(rules: AnyRules, view: View, action: Action) -> list[str]:
    """Names in the order one would touch them; those not in a drawing become buttons."""
    assert isinstance(rules, BigCityRules) and isinstance(view, BigCityView)
    return touching.touches(rules, view, action)
