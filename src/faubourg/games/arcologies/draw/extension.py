"""What Small City's drawing is told of this expansion, table by table."""

from __future__ import annotations

from faubourg.games.arcologies.draw import words
from faubourg.games.arcologies.draw.dome import dome, pump_icon, rising
from faubourg.games.arcologies.draw.paints import LANDING, SQUARE_STONE
from faubourg.games.arcologies.draw.statues import STATUES
from faubourg.games.arcologies.draw.words import ARCOLOGY, PAIR, RISING
from faubourg.games.small_city.draw import (
    civic,
    icons,
    paints,
    slots,
    small,
    tiles,
    works,
)

SMALL_DOME = (10, 190, "q0-178 98-178t98 178z")
SMALL_STATUE = (20, 58, "v-8h10v-16a7 7 0 1 1 12 0v16h10v8z")


def extend() -> None:
    """Once, when this drawing is loaded; nothing of it is seen in a game without arcologies."""
    words.extend()
    paints.FAMILIES.update(dict.fromkeys(STATUES, SQUARE_STONE))
    paints.FAMILIES.update({ARCOLOGY: LANDING, RISING: LANDING})
    civic.HOUSES.update(STATUES)
    tiles.WHOLE.update({ARCOLOGY: dome, RISING: rising})
    icons.ICONS["pump"] = pump_icon
    slots.SIGNS[PAIR] = ("pump",)
    works.WORKS[PAIR] = works.WORKS["stone"]
    small.SIGNS.update(dict.fromkeys(STATUES, SMALL_STATUE))
    small.SIGNS.update({ARCOLOGY: SMALL_DOME, RISING: SMALL_DOME})
    small.LARGE.update((ARCOLOGY, RISING))
