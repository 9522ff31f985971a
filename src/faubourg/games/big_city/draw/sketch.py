"""What Big City is painted with: tints and tones, strokes and shapes, and small signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.drawing import palette
from faubourg.drawing.isometric import Face
from faubourg.drawing.oblique import CROWN, LIGHT, Body, Part, grown, panes
from faubourg.drawing.palette import INK, LEAF, LEAF_DARK, MEADOW, PAPER, RED, SAND, VIOLET, Tone
from faubourg.drawing.svg import Markup, Point, at, closed, disc, group, number, path, stroke, way


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


# Strokes and shapes

OUTLINE: Final = 1.5


def box(body: Body, tone: Tone) -> Markup:
    """Three faces of one paper."""
    return group(
        _face(body.side, tone.right), _face(body.front, tone.left), _face(body.top, tone.top),
        stroke=tone.line,
    )  # fmt: skip


def _face(face: Face, fill: str) -> Markup:
    return path([closed(face.corners())], fill=fill)


def gabled(body: Body, rise: float, walls: Tone, roof: Tone) -> Markup:
    """A roof whose ridge runs along the front."""
    gable, peak = body.gable(rise)
    return group(
        path([closed(gable)], fill=walls.right), _face(body.front, walls.left),
        path([closed(body.slope(peak, 3.0, 2))], fill=roof.top, stroke=roof.line),
        stroke=walls.line,
    )  # fmt: skip


def peaked(body: Body, rise: float, walls: Tone, roof: Tone) -> Markup:
    """A roof whose ridge runs from the front to the back, so that the front has a gable."""
    gable, left, right = body.front_gable(rise)
    return group(
        _face(body.side, walls.right), path([closed(gable)], fill=walls.left),
        path([closed(left)], fill=roof.top, stroke=roof.line),
        path([closed(right)], fill=roof.left, stroke=roof.line), stroke=walls.line,
    )  # fmt: skip


def windows(face: Face, columns: int, rows: int, part: Part, wide: float = 0.6,
            tall: float = 0.62, fill: str = GLASS, dim: bool = False) -> Markup:  # fmt: skip
    ends, thick, dashes = panes(face, columns, rows, part, wide, tall)
    return path([face.line(end) for end in ends], class_="window", stroke=fill, stroke_width=thick,
                stroke_dasharray=dashes, stroke_opacity=0.6 if dim else None)  # fmt: skip


def glass(*pieces: str, fill: str = GLASS) -> Markup:
    """Windows of other shapes."""
    return path(pieces, class_="window", fill=fill)


def light(*pieces: str) -> Markup:
    return path(pieces, class_="light", fill=PAPER)


def shade(tone: Tone, *pieces: str) -> Markup:
    return path(pieces, class_="shade", fill=tone.line, fill_opacity=0.7)


def filled(fill: str, *pieces: str) -> Markup:
    return path(pieces, fill=fill)


def outlined(tone: Tone, fill: str, *shapes: list[Point]) -> Markup:
    return path([closed(shape) for shape in shapes], fill=fill, stroke=tone.line)


def lines(colour: str, width: float, *rows: list[Point]) -> Markup:
    return path([stroke(points) for points in rows], stroke=colour, stroke_width=width)


def shadow(*bodies: Body) -> Markup:
    shapes = [closed(body.shadow(4 + body.high / 6, 2)) for body in bodies]
    return path(shapes, class_="shadow", fill=INK, fill_opacity=0.15)


def trees(size: float, *feet: Point) -> Markup:
    """Round trees of one size: a crown is a dot, the end of a line without length."""
    trunks = [way(x, y, f"v-{number(size)}") for x, y in feet]
    trees = grown(size, feet)
    crowns, lights = [way(*t.crown, "h0") for t in trees], [way(*t.light, "h0") for t in trees]
    return group(
        path(trunks, stroke=palette.TRUNK, stroke_width=2.6),
        path(crowns, stroke=LEAF_DARK, stroke_width=size * CROWN),
        path(lights, stroke=LEAF, stroke_width=size * LIGHT), class_="trees",
        stroke_linecap="round",
    )  # fmt: skip


def dots(colour: str, size: float, *places: Point) -> Markup:
    return path(
        [way(*place, "h0") for place in places],
        stroke=colour,
        stroke_width=size,
        stroke_linecap="round",
    )


# Small signs for what matters to a building, drawn around a point

_SHAPES: Final = {
    "tram": (
        path(
            ["M-9-7h18q2 0 2 2v9q0 2-2 2h-18q-2 0-2-2v-9q0-2 2-2z"], fill=RED.left, stroke=RED.line
        ),
        light("M-8-4h4v5h-4zm6 0h4v5h-4zm6 0h4v5h-4z"),
        path(["M-6 8h0M6 8h0"], stroke=palette.BLACK.line, stroke_width=5, stroke_linecap="round"),
    ),
    "city-hall": (
        path(["M-11-3L0-11L11-3z"], fill=VIOLET.top, stroke=VIOLET.line),
        path(["M-10-3h20v12h-20z"], fill=VIOLET.left, stroke=VIOLET.line),
        path(["M-6-1v9M0-1v9M6-1v9"], class_="light", stroke=PAPER, stroke_width=2.4),
    ),
    "park": (
        path(["M0 10v-9"], stroke=palette.TRUNK, stroke_width=3),
        path(["M0-3h0"], stroke=LEAF_DARK, stroke_width=16, stroke_linecap="round"),
        path(["M-2-5h0"], stroke=LEAF, stroke_width=10, stroke_linecap="round"),
    ),
    "factory": (
        path([disc(0, 0, 9)], stroke=SLATE.line, stroke_width=5, stroke_dasharray="5 4.4"),
        path([disc(0, 0, 7)], fill=palette.YELLOW.top, stroke=SLATE.line),
        path([disc(0, 0, 2.4)], fill=INK),
    ),
    "periphery": (
        path(["M-10-10h20v20h-20z"], fill=MEADOW.top, stroke=MEADOW.line),
        path(["M-10-1l9-9M-10 8l18-18M1 10l9-9"], stroke=MEADOW.right, stroke_width=2.4),
    ),
    "centre": (
        path(["M-10-10h20v20h-20z"], fill=SAND.top, stroke=SAND.line),
        path([disc(0, 0, 6)], stroke=SAND.line, stroke_width=2.4),
    ),
    "card": (
        path(
            ["M-6-10h12q3 0 3 3v14q0 3-3 3h-12q-3 0-3-3v-14q0-3 3-3z"], fill=GOLD, stroke=GOLD_LINE
        ),
        path(["M0-6l4.5 6L0 6l-4.5-6z"], fill="#fff"),
    ),
    "under": (
        path(["M-9-9h18v8h-18zM-9-5h18"], fill=PAPER, stroke=INK),
        path(["M0 11v-9m-4 4l4-4l4 4"], stroke=INK, stroke_width=2.4),
    ),
}


@lru_cache(maxsize=4096)
def icon(name: str, where: Point, scale: float) -> Markup:
    return group(*_SHAPES[name], transform=at(where, scale), stroke_width=1.5)
