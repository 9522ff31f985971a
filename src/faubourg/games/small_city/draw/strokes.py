"""What the drawings are painted with: colours, tints and strokes of the pen."""

from __future__ import annotations

from typing import Final, NamedTuple

from faubourg.drawing import palette, svg
from faubourg.drawing.isometric import Face
from faubourg.drawing.oblique import CROWN, LIGHT, Body, Part, grown, panes
from faubourg.drawing.palette import Tone
from faubourg.drawing.svg import Markup, Point, closed, number, path, stroke, together, way


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
GRASS: Final = Tint(palette.LAWN, palette.LAWN_LINE, "#2b5c2e")

FAMILIES: Final[dict[str, Tint]] = {
    "residential": PEACH, "commercial": SKY, "factory": STRAW, "warehouse": STRAW,
    "refinery": STRAW, "port": STRAW, "park": GRASS, "police": SEA, "fire": ROSY,
}  # fmt: skip
ROOFS: Final[dict[str, Tone]] = {
    "residential": palette.RED, "commercial": palette.BLUE, "park": palette.GREEN,
    "culture": palette.VIOLET,
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


OUTLINE: Final = 1.3


class Paint(NamedTuple):
    """How a layer looks."""

    fill: str | None = None
    line: str | None = None
    width: float | None = None
    dashes: str | None = None
    class_: str | None = None
    opacity: float | None = None
    round: bool = False

    def attributes(self) -> dict[str, svg.Attribute]:
        return {
            "class_": self.class_, "fill": self.fill, "stroke": self.line,
            "stroke_width": self.width, "stroke_dasharray": self.dashes,
            "fill_opacity": self.opacity, "stroke_linecap": "round" if self.round else None,
        }  # fmt: skip


SHADOW: Final = Paint(palette.INK, class_="shadow", opacity=0.15)


class Sketch:
    """A drawing in layers; the layer that is begun first lies lowest."""

    def __init__(self) -> None:
        self.layers: dict[Paint, list[str]] = {}

    def add(self, paint: Paint, *pieces: str) -> None:
        self.layers.setdefault(paint, []).extend(pieces)

    def fill(self, colour: str, *pieces: str, line: str | None = None) -> None:
        self.add(Paint(colour, line), *pieces)

    def line(self, colour: str, width: float, *pieces: str) -> None:
        self.add(Paint(None, colour, width, round=True), *pieces)

    def markup(self) -> Markup:
        return together(path(pieces, **paint.attributes()) for paint, pieces in self.layers.items())

    # Buildings

    def shade(self, body: Body) -> None:
        self.add(SHADOW, closed(body.shadow(3 + body.high / 8, 1)))

    def box(self, body: Body, tone: Tone, top: Tone | None = None) -> None:
        """Three faces of one paper; the roof may be of another."""
        self.shade(body)
        self.add(Paint(tone.right, tone.line), closed(body.side.corners()))
        self.add(Paint(tone.left, tone.line), closed(body.front.corners()))
        self.add(Paint((top or tone).top, (top or tone).line), closed(body.top.corners()))

    def gabled(self, body: Body, rise: float, walls: Tone, roof: Tone) -> None:
        """A roof whose ridge runs along the front."""
        gable, peak = body.gable(rise)
        self.shade(body)
        self.add(Paint(walls.right, walls.line), closed(gable))
        self.add(Paint(walls.left, walls.line), closed(body.front.corners()))
        self.add(Paint(roof.top, roof.line), closed(body.slope(peak, 2, 1)))

    def peaked(self, body: Body, rise: float, walls: Tone, roof: Tone) -> None:
        """A roof whose ridge runs to the back, so that the front has a gable."""
        gable, _, right = body.front_gable(rise)
        self.shade(body)
        self.add(Paint(walls.right, walls.line), closed(body.side.corners()))
        self.add(Paint(walls.left, walls.line), closed(gable))
        self.add(Paint(roof.top, roof.line), closed(right))

    def windows(self, face: Face, columns: int, rows: int, part: Part = (0.06, 0.1, 0.94, 0.94),
                colour: str = GLASS) -> None:  # fmt: skip
        ends, thick, dashes = panes(face, columns, rows, part, 0.6, 0.6)
        paint = Paint(None, colour, round(thick, 1), dashes, "window")
        self.add(paint, *(face.line(end) for end in ends))

    def trees(self, size: float, *feet: Point) -> None:
        """Round trees: a crown is a dot, the end of a line without length."""
        self.line(palette.TRUNK, 2.4, *(way(x, y, f"v-{number(size)}") for x, y in feet))
        trees = grown(size, feet)
        crowns, lights = [way(*t.crown, "h0") for t in trees], [way(*t.light, "h0") for t in trees]
        self.line(palette.LEAF_DARK, round(size * CROWN, 1), *crowns)
        self.line(palette.LEAF, round(size * LIGHT, 1), *lights)


def poly(*points: Point) -> str:
    return closed(points)


def lines(*points: Point) -> str:
    return stroke(points)
