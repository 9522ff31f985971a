"""One cube: three tones of paper, and details that tell its type without its colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from faubourg.drawing import palette, svg
from faubourg.drawing.isometric import Block, Face
from faubourg.drawing.palette import BLACK, Tone
from faubourg.drawing.svg import Attribute, Markup, Point, group, path, polygon, together
from faubourg.games.town_center.draw.scene import CAR_PARK

TONES: Final[dict[str, Tone]] = {
    "office": palette.RED, "residence": palette.GREEN, "shop": palette.BLUE,
    "utility": palette.YELLOW, "lift": BLACK,
    "hall": palette.VIOLET, CAR_PARK: BLACK,
}  # fmt: skip

GLASS: Final = "#fff6dd"
SIGN: Final = "#3f7fb5"  # the blue of every car park

Marks: TypeAlias = dict[str, list[str]]  # pieces of a path by what they are made of

BOLT: Final = ((0.58, 0.92), (0.26, 0.44), (0.46, 0.44), (0.38, 0.1), (0.76, 0.6), (0.54, 0.6))


class Finish(NamedTuple):
    """How a cube is wanted, apart from its kind."""

    tone: Tone
    roof: bool = True  # nothing stands on it
    ground: bool = True  # it has a street door
    classes: str = ""
    light: str = GLASS  # in the windows
    outline: float = 1.1
    ghost: bool = False


def cube(block: Block, kind: str, finish: Finish, **attributes: Attribute) -> Markup:
    """A cube with its details; attributes go to its group."""
    classes = " ".join(["cube", kind, *finish.classes.split(), *["ghost"] * finish.ghost])
    opacity = 0.6 if finish.ghost else None
    return group(_paper(block, kind, finish), class_=classes, opacity=opacity, **attributes)


@lru_cache(maxsize=8192)
def _paper(block: Block, kind: str, finish: Finish) -> Markup:
    """All that is painted of a cube; drawings ask for the same cubes again and again."""
    pattern = roof_marks(kind, block.top) if finish.roof else svg.NOTHING
    outlined = group(_body(block, finish), pattern, stroke=finish.tone.line,
                     stroke_width=finish.outline)  # fmt: skip
    walls = _wall(block.left, kind, finish, 0.92), _wall(block.right, kind, finish, 0.6)
    return together([outlined, *walls])


def _body(block: Block, finish: Finish) -> Markup:
    tone, dash = finish.tone, "5 3" if finish.ghost else None
    faces = [("left", block.left, tone.left), ("right", block.right, tone.right),
             ("top", block.top, tone.top)]  # fmt: skip
    return together(
        polygon(face.corners(), class_=side, fill=fill, stroke_dasharray=dash)
        for side, face, fill in faces
    )


def _wall(face: Face, kind: str, finish: Finish, brightness: float) -> Markup:
    """One visible wall; the right one lies in the shade."""
    tone = finish.tone
    paints = {
        "window": (finish.light, brightness),
        "light": (palette.PAPER, brightness),
        "shade": (tone.line, 0.55),
        "sign": (SIGN if tone == BLACK else tone.line, None),
    }
    return together(
        path(pieces, class_=material, fill=paints[material][0], fill_opacity=paints[material][1])
        for material, pieces in FACADES[kind](face, finish.ground).items()
    )


def _office(face: Face, ground: bool) -> Marks:
    """Tall narrow glass in four strips."""
    rows = [(0.14, 0.46), (0.56, 0.88)]
    panes = [face.pane(u, low, u + 0.13, high) for low, high in rows for u in _steps(4, 0.11, 0.22)]
    return {"window": panes}


def _residence(face: Face, ground: bool) -> Marks:
    """Four square windows with sills; a door on the street."""
    windows = [(0.14, 0.56), (0.58, 0.56), (0.14, 0.14), (0.58, 0.14)]
    door = windows.pop() if ground else None
    panes = [face.pane(u, v, u + 0.28, v + 0.28) for u, v in windows]
    sills = [face.pane(u - 0.04, v - 0.05, u + 0.32, v) for u, v in windows]
    doors = [face.pane(door[0] + 0.04, 0, door[0] + 0.24, 0.38)] if door else []
    bars = [face.pane(u + 0.125, v, u + 0.155, v + 0.28) for u, v in windows]
    return {"window": panes, "shade": sills + doors + bars}


def _shop(face: Face, ground: bool) -> Marks:
    """A wide shop window under a striped awning."""
    stripes = [_awning(face, u, 0.16) for u in _steps(3, 0.06, 0.32)]
    dark = [_awning(face, u, 0.16) for u in _steps(3, 0.22, 0.32)][:2] + [_awning(face, 0.86, 0.08)]
    glass = [face.pane(0.12, 0.1, 0.54, 0.48), face.pane(0.62, 0, 0.86, 0.48)]
    return {"window": glass, "light": stripes, "shade": dark}


def _awning(face: Face, left: float, wide: float) -> str:
    """One stripe with a rounded hem."""
    hem = [(left, 0.58), (left + wide / 2, 0.51), (left + wide, 0.58)]
    return face.shape([(left, 0.86), *hem, (left + wide, 0.86)])


def _utility(face: Face, ground: bool) -> Marks:
    """A flash, and slits for the air."""
    slits = [face.pane(0.12, v, 0.88, v + 0.035) for v in (0.06, 0.12)]
    flash = face.shape((0.1 + 0.8 * u, 0.14 + 0.84 * v) for u, v in BOLT)
    return {"shade": [*slits, flash]}


def _lift(face: Face, ground: bool) -> Marks:
    """A glass shaft that runs through all floors, with arrows up and down."""
    shaft = [face.pane(0.34, 0, 0.49, 1), face.pane(0.51, 0, 0.66, 1)]
    up = face.shape([(0.09, 0.5), (0.29, 0.5), (0.19, 0.72)])
    down = face.shape([(0.71, 0.5), (0.91, 0.5), (0.81, 0.28)])
    return {"window": shaft, "light": [up, down]}


def _car_park(face: Face, ground: bool) -> Marks:
    """A rolling gate under the blue sign of all car parks."""
    gate = [face.pane(0.14, v, 0.86, v + 0.05) for v in _steps(4, 0.02, 0.09)]
    rim, sign = face.pane(0.25, 0.42, 0.75, 0.96), face.pane(0.29, 0.46, 0.71, 0.92)
    stem, bars = (
        face.pane(0.39, 0.51, 0.46, 0.87),
        [(0.46, 0.81, 0.62, 0.87), (0.46, 0.64, 0.62, 0.7)],
    )
    bowl = [face.pane(*bar) for bar in [*bars, (0.56, 0.64, 0.62, 0.87)]]
    return {"window": [*gate, rim], "sign": [sign], "light": [stem, *bowl]}


def _hall(face: Face, ground: bool) -> Marks:
    """A temple front."""
    columns = [face.pane(u, 0.12, u + 0.1, 0.58) for u in _steps(4, 0.13, 0.213)]
    bands = [face.pane(0.08, 0.04, 0.92, 0.1), face.pane(0.08, 0.6, 0.92, 0.66)]
    gable = face.shape([(0.08, 0.69), (0.92, 0.69), (0.5, 0.95)])
    return {"light": [*columns, *bands, gable]}


def _steps(count: int, start: float, step: float) -> list[float]:
    return [start + step * place for place in range(count)]


FACADES: Final[dict[str, Callable[[Face, bool], Marks]]] = {
    "office": _office, "residence": _residence, "shop": _shop, "utility": _utility, "lift": _lift,
    "hall": _hall, CAR_PARK: _car_park,
}  # fmt: skip

# Lines drawn on a roof, each a row of points; a pattern of its own for every kind.
_LOW, _HIGH = 0.1, 0.9
_FRAME = [(_LOW, _LOW), (_HIGH, _LOW), (_HIGH, _HIGH), (_LOW, _HIGH), (_LOW, _LOW)]
_ROOFS: Final[dict[str, list[list[tuple[float, float]]]]] = {
    "office": [[(u, _LOW), (u, _HIGH)] for u in (0.1, 0.37, 0.63, 0.9)]
    + [[(_LOW, v), (_HIGH, v)] for v in (0.1, 0.37, 0.63, 0.9)],
    "residence": [[(0, 0), (1, 1)], [(0, 1), (1, 0)]],
    "shop": [[(0, v), (1, v)] for v in (0.14, 0.32, 0.5, 0.68, 0.86)],
    "utility": [[(0.06, 0.06), (0.06, 0.3), (0.3, 0.06), (0.06, 0.06)],
                [(0.94, 0.94), (0.94, 0.7), (0.7, 0.94), (0.94, 0.94)],
                [(0.06, 0.94), (0.06, 0.7), (0.3, 0.94), (0.06, 0.94)],
                [(0.94, 0.06), (0.94, 0.3), (0.7, 0.06), (0.94, 0.06)]],
    "lift": [_FRAME, [(0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8), (0.2, 0.2)]],
    CAR_PARK: [[(u, v), (u, v + 0.24)] for u in (0.14, 0.38, 0.62, 0.86) for v in (0.04, 0.72)],
    "hall": [_FRAME, [(0.5, 0.06), (0.94, 0.5), (0.5, 0.94), (0.06, 0.5), (0.5, 0.06)]],
}  # fmt: skip


def roof_marks(kind: str, face: Face) -> Markup:
    """The pattern of a kind on any flat square: a roof, or a field of a floor plan.

    Its colour is that of the lines around it.
    """
    pointed = any(len(points) > 2 for points in _ROOFS[kind])
    lines = [face.line(points) for points in _ROOFS[kind]]
    return path(lines, class_="pattern", stroke_opacity=0.38, stroke_width=1.2,
                stroke_linejoin="miter" if pointed else None)  # fmt: skip


def letter_on(words: str, where: Point, size: float, tone: Tone | None) -> Markup:
    """A letter that reads on every colour: white with a dark rim, or one of the lines around it."""
    line = tone.line if tone else None
    return svg.label(words, where, size, class_="letter", fill="#fff", stroke=line,
                 stroke_width=size / 5, paint_order="stroke", font_weight=700)  # fmt: skip


def flag(block: Block, tone: Tone) -> Markup:
    """The hall flies a flag as long as nothing stands on it."""
    x, y = block.top.at(0.5, 0.86)
    pole = path([f"M{x:.1f} {y:.1f}v-26"], stroke=tone.line, stroke_width=1.6)
    cloth = [(x, y - 26), (x + 15, y - 22), (x, y - 16)]
    return together([pole, polygon(cloth, fill=tone.left, stroke=tone.line,
                                   stroke_linejoin="miter")])  # fmt: skip
