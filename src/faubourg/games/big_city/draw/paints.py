"""What Big City is painted with: eight tints for its districts, tones for its buildings."""

from __future__ import annotations

from typing import Final, NamedTuple

from faubourg.drawing.palette import Tone
from faubourg.drawing.svg import Attribute

# What most parts of the pictures share, said once for each picture.
SHARED: Final[dict[str, Attribute]] = {"fill": "none", "stroke_linejoin": "round"}


class Tint(NamedTuple):
    """The ground of a district: its lots, their edge, and numbers that read on it."""

    lot: str
    edge: str
    ink: str


TINTS: Final = (
    Tint("#f6d5c6", "#d9a189", "#7c3d25"),  # 1 peach
    Tint("#cfe3ee", "#93b8cd", "#23546f"),  # 2 sky
    Tint("#f4e3a9", "#d0b45f", "#664f0c"),  # 3 straw
    Tint("#dcd2ee", "#ab99cf", "#51398a"),  # 4 lilac
    Tint("#cfe7cc", "#92bf8e", "#2b5c2e"),  # 5 mint
    Tint("#f5cfda", "#d596ab", "#862f50"),  # 6 rose
    Tint("#c8e6df", "#84bfb3", "#18594f"),  # 7 sea
    Tint("#e2dccd", "#b5a98a", "#544a30"),  # 8 stone
)

ROAD: Final = "#cbc5b7"
ROAD_LINE: Final = "#f1ecdf"
KERB: Final = "#f3eee1"  # sidewalks
KERB_LINE: Final = "#b9b09b"
GOLD: Final = "#e3b341"  # only ever: you hold this card
GOLD_LINE: Final = "#6f5210"
GLASS: Final = "#fff6dd"
PANE: Final = "#7f9db3"  # windows in pale walls
PLASTER: Final = Tone("#fdf6e4", "#f7ebd0", "#dac7a0", "#77663f")
BRICK: Final = Tone("#cf9a7c", "#b9785a", "#935840", "#5d3322")
SLATE: Final = Tone("#98a2b3", "#7a8599", "#5d677a", "#343c4b")
