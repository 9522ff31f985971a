"""Culture, police and fire: each known by its shape, whatever the shape of its tile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from faubourg.drawing.oblique import Body
from faubourg.drawing.palette import BLUE, GREEN, INK, PAPER, RED, VIOLET, YELLOW
from faubourg.drawing.svg import disc, number, rect, way
from faubourg.games.small_city.draw import strokes
from faubourg.games.small_city.draw.strokes import MARBLE, SLATE, Paint, Sketch

House: TypeAlias = Callable[[Sketch, float, float, int], None]
LEAN: Final = 7.0


def civic(kind: str) -> House:
    """Draws one cell of a building; its first place shows what it is."""
    return HOUSES.get(kind, _hall)


def _flag(sketch: Sketch, x: float, y: float, colour: str) -> None:
    sketch.line(SLATE.line, 1.3, way(x, y, "v-11"))
    sketch.add(Paint(colour, VIOLET.line), way(x, y - 11, "h9l-3 3l3 3h-9z"))


def _columns(sketch: Sketch, x: float, y: float, high: float, count: int, step: float) -> None:
    feet = [way(x + step * n, y, f"v-{number(high)}") for n in range(count)]
    sketch.line(MARBLE.line, 4.4, *feet)
    sketch.line(MARBLE.top, 2.6, *feet)


def _pediment(sketch: Sketch, x: float, y: float, wide: float, rise: float) -> None:
    gable = strokes.poly((x - 2, y), (x + wide / 2, y - rise), (x + wide + 2, y))
    sketch.add(Paint(MARBLE.top, VIOLET.line), gable)


def _hall(sketch: Sketch, x: float, y: float, place: int) -> None:
    """A plain house, for a kind that an expansion adds."""
    body = Body(x + 8, y + 50, 42, 26, 11, LEAN)
    sketch.box(body, MARBLE, VIOLET)
    sketch.windows(body.front, 5, 2)


def _school(sketch: Sketch, x: float, y: float, place: int) -> None:
    """A schoolhouse with its bell."""
    body = Body(x + 8, y + 50, 42, 17, 11, LEAN)
    sketch.gabled(body, 9, strokes.BRICK, VIOLET)
    tower = Body(x + 23, y + 50, 13, 28, 5, 3)
    sketch.peaked(tower, 9, MARBLE, VIOLET)
    sketch.windows(body.front, 6, 1, (0.02, 0.2, 0.98, 0.85))
    sketch.add(Paint(strokes.GOLD, strokes.GOLD_LINE), disc(x + 29.5, y + 29, 3.4))
    sketch.add(Paint(VIOLET.line, class_="shade", opacity=0.8), rect(x + 26, y + 40, 7, 10))


def _library(sketch: Sketch, x: float, y: float, place: int) -> None:
    """Shelves behind the glass, and an open book above the door."""
    body = Body(x + 8, y + 50, 42, 28, 11, LEAN)
    sketch.box(body, MARBLE, VIOLET)
    for place, colour in enumerate((RED.left, BLUE.left, GREEN.left, YELLOW.right)):
        first = x + 12.0 + 4.5 * place
        spines = [rect(first + 18.5 * n, y + 36, 3.4, 14) for n in range(2)]
        sketch.add(Paint(colour, MARBLE.line, 0.8), *spines)
    left, top = number(x + 29), number(y + 28)
    pages = f"M{left} {top}q-6-4-13-2v8q7-2 13 2q6-4 13-2v-8q-7-2-13 2v8"
    sketch.add(Paint(PAPER, VIOLET.line, 1.4), pages)


def _museum(sketch: Sketch, x: float, y: float, place: int) -> None:
    """A temple front on every cell."""
    body = Body(x + 8, y + 46, 42, 22, 10, LEAN)
    sketch.box(body, MARBLE, VIOLET)
    _pediment(sketch, x + 8, y + 25, 42, 12)
    _columns(sketch, x + 12, y + 46, 20, 4, 11.3)
    sketch.add(Paint(MARBLE.right, MARBLE.line), rect(x + 6, y + 46, 46, 4))


def _metro(sketch: Sketch, x: float, y: float, place: int) -> None:
    """A glass arch over the stairs, and the sign at the first one."""
    arch = way(x + 10, y + 50, "v-10a20 18 0 0 1 40 0v10z")
    sketch.add(Paint(VIOLET.right, VIOLET.line), arch)
    ribs = [way(x + n, y + 50, f"v-{number(high)}") for n, high in ((20, 23), (30, 27), (40, 23))]
    glass = way(x + 14, y + 50, "v-9a16 14 0 0 1 32 0v9z")
    sketch.add(Paint(strokes.GLASS, VIOLET.line, class_="window"), glass)
    sketch.line(VIOLET.line, 1.4, *ribs)
    steps = [way(x + 22, y + n, "h16") for n in (42, 45, 48)]
    sketch.line(SLATE.line, 1.2, *steps)
    if place == 0:
        sketch.line(SLATE.line, 2, way(x + 58, y + 50, "v-22"))
        sketch.add(Paint(RED.left, RED.line), disc(x + 58, y + 20, 9))
        sketch.line(PAPER, 2.4, way(x + 53.5, y + 24, "v-8l4.5 5l4.5-5v8"))


def _cross(x: float, y: float, size: float) -> str:
    arm, start = number(size), way(x - size / 2, y - 1.5 * size, "")
    return f"{start}h{arm}v{arm}h{arm}v{arm}h-{arm}v{arm}h-{arm}v-{arm}h-{arm}v-{arm}h{arm}z"


def _clinic(sketch: Sketch, x: float, y: float, place: int) -> None:
    """White walls and a red cross."""
    high, rows, up = (34.0, 1, 0.4) if place == 0 else (22.0, 2, 0.95)
    body = Body(x + 8, y + 50, 42, high, 11, LEAN)
    sketch.box(body, MARBLE, strokes.STEEL)
    sketch.windows(body.front, 5, rows, (0.03, 0.08, 0.97, up), strokes.PANE)
    if place == 0:
        sketch.add(Paint(RED.left, RED.line), _cross(x + 29, y + 25, 5))
    elif place == 2:
        sketch.line(RED.left, 2.4, disc(x + 32, y + 22.5, 4))


def _university(sketch: Sketch, x: float, y: float, place: int) -> None:
    """A dome over columns, and wings of brick with a tower."""
    if place == 0:
        dome = way(x + 17, y + 22, "a13 15 0 0 1 26 0z")
        body = Body(x + 8, y + 48, 42, 24, 10, LEAN)
        sketch.box(body, MARBLE, VIOLET)
        sketch.add(Paint(VIOLET.left, VIOLET.line), dome)
        _flag(sketch, x + 30, y + 8, strokes.GOLD)
        _columns(sketch, x + 12, y + 48, 22, 4, 11.3)
    elif place % 2:
        body = Body(x + 8, y + 50, 42, 22, 11, LEAN)
        sketch.gabled(body, 10, strokes.BRICK, VIOLET)
        sketch.windows(body.front, 5, 2, (0.03, 0.12, 0.97, 0.95))
    else:
        sketch.trees(10, (x + 14, y + 50), (x + 58, y + 50))
        body = Body(x + 24, y + 50, 20, 32, 9, 5)
        sketch.peaked(body, 10, strokes.BRICK, VIOLET)
        sketch.add(Paint(PAPER, strokes.BRICK.line), disc(x + 34, y + 24, 5))
        sketch.line(INK, 1, way(x + 34, y + 24, "v-3m0 3h2"))


def _star(x: float, y: float, size: float) -> str:
    points = ((0, -1), (0.3, -0.35), (1, -0.3), (0.45, 0.15), (0.62, 0.85), (0, 0.45),
              (-0.62, 0.85), (-0.45, 0.15), (-1, -0.3), (-0.3, -0.35))  # fmt: skip
    return strokes.poly(*((x + size * u, y + size * v) for u, v in points))


def _police(sketch: Sketch, x: float, y: float, place: int) -> None:
    """A star on the front and a blue lamp on the roof; next to it the car."""
    if place == 0:
        body = Body(x + 8, y + 50, 42, 30, 11, LEAN)
        sketch.box(body, SLATE)
        lamp = way(x + 27, y + 14, "v-6a5 5 0 0 1 10 0v6z")
        sketch.add(Paint(BLUE.left, BLUE.line, class_="glow"), lamp)
        sketch.windows(body.front, 6, 1, (0.02, 0.06, 0.98, 0.36))
        sketch.add(Paint(strokes.GOLD, strokes.GOLD_LINE), _star(x + 29, y + 30, 8))
        return
    body = Body(x + 8, y + 44, 42, 20, 11, LEAN)
    sketch.box(body, SLATE)
    gates = [rect(x + dx, y + 30, 15, 14) for dx in (12, 31)]
    sketch.add(Paint(strokes.STEEL.left, SLATE.line), *gates)
    sketch.add(Paint(PAPER, SLATE.line), way(x + 20, y + 60, "v-6h6l4-5h12l4 5h6v6z"))
    sketch.add(Paint(INK), disc(x + 28, y + 60, 3.2), disc(x + 44, y + 60, 3.2))
    sketch.add(Paint(BLUE.left), rect(x + 34, y + 46, 5, 3))


def _fire(sketch: Sketch, x: float, y: float, place: int) -> None:
    """Red doors, and a tower for the hoses."""
    body = Body(x + 8, y + 50, 44, 22, 11, LEAN)
    sketch.box(body, RED, SLATE)
    gates = [way(x + n, y + 50, "v-10a7 6 0 0 1 14 0v10z") for n in (12, 32)]
    sketch.add(Paint(PAPER, RED.line, class_="light"), *gates)
    bars = [way(x + n, y + 46, "h14m-14-4h14") for n in (12, 32)]
    sketch.line(RED.right, 1.2, *bars)
    if place == 0:
        tower = Body(x + 38, y + 32, 12, 24, 6, 4)
        sketch.peaked(tower, 7, strokes.BRICK, RED)
        sketch.add(Paint(strokes.GOLD, strokes.GOLD_LINE), disc(x + 44, y + 17, 3.4))
    if place == 1:
        sketch.add(Paint(RED.left, RED.line), way(x + 14, y + 62, "v-8h26v-3h8l4 5v6z"))
        sketch.line(PAPER, 2, way(x + 16, y + 52, "h22"))
        sketch.add(Paint(INK), disc(x + 22, y + 62, 3.4), disc(x + 44, y + 62, 3.4))


def town_hall(sketch: Sketch, x: float, y: float) -> None:
    """Two by two cells: wings, a portico, and the clock tower with its flag."""
    wings = Body(x + 14, y + 100, 106, 40, 22, 12)
    sketch.gabled(wings, 16, MARBLE, VIOLET)
    sketch.windows(wings.front, 11, 2, (0.02, 0.12, 0.98, 0.94), strokes.PANE)
    front = Body(x + 47, y + 104, 40, 46, 12, 7)
    sketch.box(front, MARBLE)
    _pediment(sketch, x + 47, y + 58, 40, 14)
    _columns(sketch, x + 51, y + 102, 40, 4, 10.7)
    tower = Body(x + 58, y + 44, 18, 24, 10, 6)
    sketch.peaked(tower, 16, MARBLE, VIOLET)
    sketch.add(Paint(PAPER, VIOLET.line, 1.6, class_="window"), disc(x + 67, y + 31, 6))
    sketch.line(VIOLET.line, 1.3, way(x + 67, y + 31, "v-4m0 4h3"))
    _flag(sketch, x + 67, y + 5, strokes.GOLD)
    sketch.trees(12, (x + 17, y + 112), (x + 124, y + 112))


HOUSES: Final[dict[str, House]] = {
    "school": _school, "library": _library, "museum": _museum, "metro": _metro,
    "clinic": _clinic, "university": _university, "police": _police, "fire": _fire,
}  # fmt: skip
