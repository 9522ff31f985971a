"""Colours by day; every coloured thing also has a class, so a style sheet can make it night."""

from __future__ import annotations

from typing import Final, NamedTuple


class Tone(NamedTuple):
    """One colour of paper lit from the left: three faces and a thin outline."""

    top: str
    left: str
    right: str
    line: str


RED: Final = Tone("#dd8274", "#c75c4f", "#9a3f38", "#66251f")
GREEN: Final = Tone("#8dbd7c", "#65a058", "#467c40", "#28502a")
BLUE: Final = Tone("#7caed8", "#4a88bd", "#316493", "#1b4166")
YELLOW: Final = Tone("#f3d377", "#dfb241", "#b38928", "#6f5210")
BLACK: Final = Tone("#72757f", "#4c4f59", "#32343d", "#15171c")
VIOLET: Final = Tone("#b299cf", "#8c6eb0", "#6a508c", "#42305c")
PLAIN: Final = Tone("#f4efe3", "#e6dfcf", "#d2c9b5", "#a2977f")  # what an overlay leaves out

SAND: Final = Tone("#f3ddb4", "#e0c291", "#c4a26d", "#856636")
MEADOW: Final = Tone("#c3dcaa", "#a3c487", "#82a667", "#4a6b38")

TABLE: Final = "#f8f4ea"
PAPER: Final = "#fffdf7"
INK: Final = "#25313f"
FAINT: Final = "#6c7480"
RULE: Final = "#d9cfb8"
AMBER: Final = "#d9822b"  # only ever: you can act here
ROSE: Final = "#b23a55"  # only ever: something is wrong or lost
GLOW: Final = "#ffe066"  # electric light

CARD: Final = "#fbf6e9"
CARD_SIDE: Final = "#d3c6a8"
CARD_LINE: Final = "#ab9b7b"
PAVING: Final = "#efdcbb"
PAVING_LINE: Final = "#cfb388"
PAVING_JOINT: Final = "#e0c79d"
LAWN: Final = "#cfe0bd"
LAWN_LINE: Final = "#9dbb86"
LEAF: Final = "#7fae6b"
LEAF_DARK: Final = "#5f8f51"
TRUNK: Final = "#8a6b4a"
WATER: Final = "#a9cfe0"
