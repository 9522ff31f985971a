"""What Arcologies is painted with besides Small City's colours: bronze, glass and hydrogen."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.palette import Tone
from faubourg.games.small_city.draw.paints import Tint

BRONZE: Final = Tone("#a9d3bf", "#6fae96", "#4b8571", "#1f4a3d")
HULL: Final = Tone("#f4f7f8", "#d7e0e6", "#a8b7c3", "#41525f")
HYDROGEN: Final = Tone("#f3b6d8", "#d873ae", "#a34a82", "#5c1f47")
DOME: Final = "#bfe6ee"  # glass
LATTICE: Final = "#f2fbfc"
LATTICE_SHADE: Final = "#5f9dad"
FIRE: Final = "#f6c14b"
SCORCHED: Final = "#8f8778"
SCORCHED_LINE: Final = "#5c5549"

SQUARE_STONE: Final = Tint("#e2dccd", "#b5a98a", "#544a30")  # around a statue
LANDING: Final = Tint("#dfeef0", "#8fb6bf", "#1f5561")  # under an arcology
