"""What Small City's drawing is told of this expansion, table by table."""

from __future__ import annotations

from faubourg.games.arcologies.draw import art
from faubourg.games.arcologies.draw.art import LANDING, STATUES
from faubourg.games.arcologies.draw.picture import ARCOLOGY, PAIR, RISING, extend_words
from faubourg.games.small_city.draw import beside, civic, plots, signs, strokes, tiles, works

SMALL_DOME = (10, 190, "q0-178 98-178t98 178z")
SMALL_STATUE = (20, 58, "v-8h10v-16a7 7 0 1 1 12 0v16h10v8z")


def extend() -> None:
    """Once, when this drawing is loaded; nothing of it is seen in a game without arcologies."""
    extend_words()
    strokes.FAMILIES.update(dict.fromkeys(STATUES, art.SQUARE_STONE))
    strokes.FAMILIES.update({ARCOLOGY: LANDING, RISING: LANDING})
    civic.HOUSES.update(STATUES)
    tiles.WHOLE.update({ARCOLOGY: art.dome, RISING: art.rising})
    signs.ICONS["pump"] = art.pump_icon
    plots.SIGNS[PAIR] = ("pump",)
    works.WORKS[PAIR] = works.WORKS["stone"]
    beside.SIGNS.update(dict.fromkeys(STATUES, SMALL_STATUE))
    beside.SIGNS.update({ARCOLOGY: SMALL_DOME, RISING: SMALL_DOME})
    beside.LARGE.update((ARCOLOGY, RISING))
