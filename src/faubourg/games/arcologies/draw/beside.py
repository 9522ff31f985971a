"""The pictures beside the borough, in the order in which they matter."""

from __future__ import annotations

from faubourg.core.presentation import Look
from faubourg.games.arcologies.draw.pattern import pattern
from faubourg.games.arcologies.draw.people import ArcologyPicture
from faubourg.games.arcologies.draw.race import race
from faubourg.games.arcologies.draw.remainder import choices, remainder
from faubourg.games.small_city.draw import beside as base


def panels(table: ArcologyPicture, language: str, look: Look) -> dict[str, str]:
    known = base.panels(table, language, look)
    found: dict[str, str] = {}
    if choices(look):
        found["remainder"] = remainder(table, language, look)
    for key in ("tray", "desk", "abroad"):
        if key in known:
            found[key] = known[key]
    own = table.arcologies[look.seat]
    if own.pattern and not own.built and not table.grounds[look.seat].eliminated:
        found["pattern"] = pattern(table, language, look)
    if any(arcology.pattern for arcology in table.arcologies):
        found["arcologies"] = race(table, language, look)
    return {**found, **known}
