"""What Small City is painted with: a tint of ground for each family, papers for its buildings."""

from __future__ import annotations

from typing import Final, NamedTuple

from faubourg.drawing.palette import BLUE, GREEN, LAWN, LAWN_LINE, RED, VIOLET, Tone
from faubourg.drawing.svg import Attribute

# What most parts of the pictures share, said once for each picture.
SHARED: Final[dict[str, Attribute]] = {"fill": "none", "stroke_linejoin": "round"}


class Tint(NamedTuple):
    """The ground under a tile, its edge, and letters that read on it."""

    ground: str
    edge: str
    ink: str


PLASTER: Final = Tone("#fdf6e4", "#f7ebd0", "#dac7a0", "#77663f")
BRICK: Final = Tone("#cf9a7c", "#b9785a", "#935840", "#5d3322")
SLATE: Final = Tone("#98a2b3", "#7a8599", "#5d677a", "#343c4b")
STEEL: Final = Tone("#dfe6ec", "#c3ced8", "#97a6b4", "#4f5f6e")
MARBLE: Final = Tone("#fffaf0", "#f1eadb", "#d5cab4", "#84795f")

PEACH: Final = Tint("#f6d5c6", "#d9a189", "#7c3d25")
SKY: Final = Tint("#cfe3ee", "#93b8cd", "#23546f")
STRAW: Final = Tint("#f4e3a9", "#d0b45f", "#664f0c")
LILAC: Final = Tint("#dcd2ee", "#ab99cf", "#51398a")
ROSY: Final = Tint("#f5cfda", "#d596ab", "#862f50")
SEA: Final = Tint("#c8e6df", "#84bfb3", "#18594f")
GRASS: Final = Tint(LAWN, LAWN_LINE, "#2b5c2e")

FAMILIES: Final[dict[str, Tint]] = {
    "residential": PEACH, "commercial": SKY, "factory": STRAW, "warehouse": STRAW,
    "refinery": STRAW, "port": STRAW, "park": GRASS, "police": SEA, "fire": ROSY,
}  # fmt: skip
ROOFS: Final[dict[str, Tone]] = {
    "residential": RED, "commercial": BLUE, "park": GREEN, "culture": VIOLET,
}  # fmt: skip

ROAD: Final = "#cbc5b7"
ROAD_LINE: Final = "#f1ecdf"
LOT: Final = "#eef0de"  # a free cell of the zone
LOT_LINE: Final = "#c9cdb0"
FIELD: Final = "#c3dcaa"  # outside the zone
FIELD_LINE: Final = "#a3c487"
GLASS: Final = "#fff6dd"
PANE: Final = "#7f9db3"  # windows in pale walls
SMOKE: Final = "#b9b4aa"
FLAME: Final = "#f2a33c"
TIMBER: Final = "#c08a4e"
TIMBER_LINE: Final = "#6b4420"
ROCK: Final = "#b4b2aa"
ROCK_LINE: Final = "#5e5c55"
ORE: Final = "#7d93ad"
ORE_LINE: Final = "#2f4258"
FACE: Final = "#f0d2b0"  # the mayor's
GOLD: Final = "#e3b341"
GOLD_LINE: Final = "#6f5210"
RAW_PAINTS: Final = {
    "wood": (TIMBER, TIMBER_LINE), "stone": (ROCK, ROCK_LINE), "metal": (ORE, ORE_LINE),
}  # fmt: skip


def family(kind: str) -> str:
    """ "residential-3" is a residential, and what has no plate of its own is culture."""
    base = kind.rstrip("-12345")
    return base if base in FAMILIES else "culture"


def tint(kind: str) -> Tint:
    return FAMILIES.get(family(kind), LILAC)
