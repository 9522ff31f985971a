"""Small City in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from faubourg.core.model import Action, View
from faubourg.core.plain import draw, draw_text, panels
from faubourg.core.registry import AnyRules
from faubourg.games.small_city.draw import touching
from faubourg.games.small_city.rules import SmallCityRules
from faubourg.games.small_city.view import SmallCityView

__all__ = ["OVERLAYS", "draw", "draw_text", "panels", "touches"]

OVERLAYS = ("culture", "homes", "industry", "police")


def touches(rules: AnyRules, view: View, action: Action) -> list[str]:
    """Names in the order one would touch them; those not in a drawing become buttons."""
    assert isinstance(rules, SmallCityRules) and isinstance(view, SmallCityView)
    return touching.touches(rules.kit, view, action)
