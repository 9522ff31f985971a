"""The pictures beside the borough, in the order in which they matter."""

from __future__ import annotations

from faubourg.core.presentation import Look
from faubourg.games.arcologies.draw.pattern import pattern
from faubourg.games.arcologies.draw.race import race
from faubourg.games.arcologies.draw.remainder import choices, remainder
from faubourg.games.arcologies.view import ArcologiesView
from faubourg.games.small_city.draw import beside as base


def panels(view: ArcologiesView, language: str, look: Look) -> dict[str, str]:
    known = base.panels(view, language, look)
    found: dict[str, str] = {}
    if choices(look):
        found["remainder"] = remainder(view, language, look)
    for key in ("tray", "desk", "abroad"):
        if key in known:
            found[key] = known[key]
    own = view.arcologies[look.seat]
    if own.pattern and not own.built and not view.boroughs[look.seat].eliminated:
        found["pattern"] = pattern(view, language, look)
    if any(arcology.pattern for arcology in view.arcologies):
        found["arcologies"] = race(view, language, look)
    return {**found, **known}
