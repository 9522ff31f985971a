"""What La Città is painted with: terracotta, plaster and marble on a green country."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.palette import Tone
from faubourg.drawing.svg import SERIF, Attribute

# What most parts of the pictures share, said once for each picture.
SHARED: Final[dict[str, Attribute]] = {
    "fill": "none", "stroke_linejoin": "round", "stroke_width": 1.2,
}  # fmt: skip
NUMERALS: Final[dict[str, Attribute]] = {"font_family": SERIF, "font_weight": 700}

TERRACOTTA: Final = Tone("#dd9468", "#c9744a", "#a3552f", "#6b3319")
PLASTER: Final = Tone("#fbeed0", "#f4e0b6", "#d9bd88", "#7b6034")
MARBLE: Final = Tone("#fdfaf2", "#f3eee1", "#d8cfbb", "#857a62")
STONE: Final = Tone("#c6bfb2", "#a79f91", "#867e71", "#544d43")
COUNTRY: Final = "#cddfae"  # the green between everything
COUNTRY_LINE: Final = "#b3cb90"
PLOT: Final = "#f9f1dc"  # hexes in play
PLOT_LINE: Final = "#c9b184"
OUT: Final = "#c3c4b3"  # hexes out of play
FIELDS: Final = ("#eee0a0", "#ecd078", "#e3ba4c")  # by food symbols
FURROW: Final = "#c79c3a"
WHEAT: Final = "#744c08"
STRAW: Final = "#c98f1f"
WATER: Final = "#8fc1dc"
SHORE: Final = "#5d94b8"
FOAM: Final = "#e9f5fa"
ROCK: Final = Tone("#d5cbbb", "#b5a897", "#8e8171", "#5f5447")
SNOW: Final = "#fbfaf6"
DUST: Final = "#e3d8c0"
CYPRESS: Final = "#4f7a4a"
PLUS: Final = "#2f7a4a"  # numbers that are won
GOLD: Final = "#e3b341"
GOLD_LINE: Final = "#7a5a10"
ARCH: Final = {"culture": "#ffffff", "education": "#2b2d33", "health": "#3f7fb5"}
ARCH_LINE: Final = {"culture": "#6f634c", "education": "#15171c", "health": "#1b4166"}
SIGN: Final = {"culture": "#a3552f", "education": "#ffffff", "health": "#ffffff"}
CARD_BACK: Final = "#a3552f"
