"""The country without its hexes: a sheet of map and its land."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing.svg import Markup, group, rectangle
from faubourg.games.la_citta.draw.land import land, woods
from faubourg.games.la_citta.draw.layout import Layout
from faubourg.games.la_citta.draw.paints import COUNTRY, COUNTRY_LINE
from faubourg.games.la_citta.draw.scene import Terrain

ROUND: Final = 16.0


@lru_cache(maxsize=128)
def ground(layout: Layout, terrain: Terrain) -> Markup:
    """All that changes only while terrain is laid."""
    left, top, wide, high = layout.box
    sheet = rectangle((left + 2, top + 2, wide - 4, high - 4), rx=ROUND, fill=COUNTRY,
                      stroke=COUNTRY_LINE, stroke_width=4)  # fmt: skip
    return group(sheet, woods(layout), land(layout, terrain), class_="ground")
