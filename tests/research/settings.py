"""What several tests of the research interfaces play."""

from __future__ import annotations

from typing import Final

import faubourg.research  # tells all libraries of the games
from faubourg.research.settings import Setting, setting

GAMES: Final = ("arcologies", "big_city", "la_citta", "small_city", "town_center")
ALONE: Final = ("arcologies", "small_city", "town_center")  # can be played by one

__all__ = ["ALONE", "GAMES", "Setting", "faubourg", "setting"]
