"""La Città in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from faubourg.core.model import Action, View
from faubourg.core.presentation import Look
from faubourg.core.registry import AnyRules
from faubourg.core.texts import Texts
from faubourg.games.la_citta.draw import beside, text, touching
from faubourg.games.la_citta.draw.map import draw_map
from faubourg.games.la_citta.draw.overlay import OVERLAYS
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.view import LaCittaView

__all__ = ["OVERLAYS", "draw", "draw_text", "panels", "touches"]


def draw(view: View, texts: Texts, look: Look) -> str:
    """The map of the country with all cities."""
    assert isinstance(view, LaCittaView)
    return draw_map(view, texts.language, look)


def panels(view: View, texts: Texts, look: Look) -> dict[str, str]:
    """Everything beside it: politics, actions, buildings, voices, the year and the players."""
    assert isinstance(view, LaCittaView)
    return beside.panels(view, texts.language, look)


def draw_text(view: View, texts: Texts, look: Look) -> str:
    """The whole table for the terminal and for screen readers."""
    assert isinstance(view, LaCittaView)
    return text.table(view, texts.language, look)


def touches(rules: AnyRules, view: View, action: Action) -> list[str]:
    """Names in the order one would touch them; those not in a drawing become buttons."""
    assert isinstance(rules, LaCittaRules) and isinstance(view, LaCittaView)
    return touching.touches(rules, action)
