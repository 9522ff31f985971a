"""Arcologies in pictures and in plain text, and which drawn things an action touches."""

from __future__ import annotations

from faubourg.core.model import Action, View
from faubourg.core.presentation import Look
from faubourg.core.registry import AnyRules
from faubourg.core.texts import Texts
from faubourg.games.arcologies.draw import beside, extension, text, touching
from faubourg.games.arcologies.draw.overlay import OVERLAYS
from faubourg.games.arcologies.draw.people import drawn, drawn_look
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.view import ArcologiesView
from faubourg.games.small_city.draw.borough import draw_borough

__all__ = ["OVERLAYS", "draw", "draw_text", "panels", "touches"]

extension.extend()


def draw(view: View, texts: Texts, look: Look) -> str:
    """The borough of one seat, with its arcology."""
    assert isinstance(view, ArcologiesView)
    return draw_borough(drawn(view), texts.language, drawn_look(look))


def panels(view: View, texts: Texts, look: Look) -> dict[str, str]:
    """Everything beside it: what Small City shows, the own pattern, and all arcologies."""
    assert isinstance(view, ArcologiesView)
    return beside.panels(drawn(view), texts.language, drawn_look(look))


def draw_text(view: View, texts: Texts, look: Look) -> str:
    """The whole table for the terminal and for screen readers."""
    assert isinstance(view, ArcologiesView)
    return text.table(drawn(view), texts.language, look)


def touches(rules: AnyRules, view: View, action: Action) -> list[str]:
    """Names in the order one would touch them; those not in a drawing become buttons."""
    assert isinstance(rules, ArcologiesRules) and isinstance(view, ArcologiesView)
    return touching.touches(rules.kit, view, action)
