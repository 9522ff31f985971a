"""Industry: factories by what they make, warehouses, refinery and port."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from faubourg.drawing import svg
from faubourg.drawing.oblique import Body
from faubourg.drawing.palette import RED, WATER, YELLOW
from faubourg.drawing.svg import number, rect, way
from faubourg.games.small_city.draw import strokes
from faubourg.games.small_city.draw.strokes import BRICK, SLATE, STEEL, Paint, Sketch

LEAN: Final = 7.0


def factory(sketch: Sketch, x: float, y: float, slot: str) -> None:
    WORKS[slot](sketch, x, y)


def _chimney(sketch: Sketch, x: float, y: float, high: float) -> None:
    """With smoke that drifts to the right."""
    sketch.add(Paint(strokes.SMOKE, class_="smoke", opacity=0.75),
               svg.disc(x + 5, y - high - 3, 4), svg.disc(x + 11, y - high - 5,
                                                                  5))  # fmt: skip
    sketch.add(Paint(BRICK.left, BRICK.line), rect(x, y - high, 6, high))
    sketch.add(Paint(RED.right), rect(x, y - high + 2, 6, 3))


def _sawtooth(sketch: Sketch, body: Body, teeth: int) -> None:
    x, y, wide = body.x, body.y - body.high, body.wide / teeth
    for n in range(teeth):
        left, right = x + n * wide, x + (n + 1) * wide
        glass = strokes.poly((left, y), (left, y - 9), (right, y))
        slope = strokes.poly((left, y - 9), (right, y), (right + 7, y - 8), (left + 7, y - 17))
        sketch.add(Paint(YELLOW.left, YELLOW.line), glass)
        sketch.add(Paint(YELLOW.top, YELLOW.line), slope)


def _sawmill(sketch: Sketch, x: float, y: float) -> None:
    body = Body(x + 8, y + 50, 40, 17, 9, LEAN)
    _chimney(sketch, x + 46, y + 36, 28)
    sketch.box(body, YELLOW)
    _sawtooth(sketch, body, 3)
    sketch.windows(body.front, 5, 1, (0.04, 0.3, 0.96, 0.9))
    logs = [
        svg.disc(x + 51, y + 47, 3.6),
        svg.disc(x + 58, y + 47, 3.6),
        svg.disc(x + 54.5, y + 41, 3.6),
    ]
    sketch.add(Paint(strokes.TIMBER, strokes.TIMBER_LINE), *logs)


def _quarry(sketch: Sketch, x: float, y: float) -> None:
    """A crusher on legs, a belt, and a heap of stone."""
    sketch.add(
        Paint(strokes.ROCK, strokes.ROCK_LINE),
        strokes.poly((x + 30, y + 50), (x + 46, y + 30), (x + 62, y + 50)),
    )
    sketch.line(SLATE.line, 3, way(x + 22, y + 18, f"L{number(x + 46)} {number(y + 30)}"))
    body = Body(x + 8, y + 50, 20, 32, 9, LEAN)
    sketch.box(body, YELLOW, SLATE)
    sketch.windows(body.front, 2, 3, (0.05, 0.25, 0.95, 0.92))
    _chimney(sketch, x + 12, y + 14, 12)
    sketch.add(
        Paint(strokes.ROCK, strokes.ROCK_LINE),
        rect(x + 30, y + 44, 7, 6),
        rect(x + 56, y + 43, 8, 7),
    )


def _foundry(sketch: Sketch, x: float, y: float) -> None:
    """Two tall chimneys, and iron that glows."""
    _chimney(sketch, x + 38, y + 34, 33)
    _chimney(sketch, x + 49, y + 34, 26)
    body = Body(x + 8, y + 50, 42, 22, 11, LEAN)
    sketch.box(body, BRICK, YELLOW)
    doors = [way(x + n, y + 50, "v-9a5 5 0 0 1 10 0v9z") for n in (12, 25, 38)]
    sketch.add(Paint(strokes.FLAME, BRICK.line, class_="glow"), *doors)


# By slot.
WORKS: Final[dict[str, Callable[[Sketch, float, float], None]]] = {
    "wood": _sawmill, "stone": _quarry, "metal": _foundry,
}  # fmt: skip


def warehouse(sketch: Sketch, x: float, y: float) -> None:
    """A shed under a round roof; its two places are before it."""
    left, foot = number(x + 9), number(y + 44)
    sketch.add(
        Paint(SLATE.top, SLATE.line), f"M{left} {foot}v-12a22 16 0 0 1 44 0l7-9a22 16 0 0 0-44 0z"
    )
    sketch.add(Paint(SLATE.right, SLATE.line), f"M{number(x + 53)} {foot}v-12l7-9v12z")
    sketch.add(Paint(STEEL.left, SLATE.line), f"M{left} {foot}v-12a22 16 0 0 1 44 0v12z")
    sketch.add(Paint(SLATE.left, SLATE.line), rect(x + 19, y + 28, 24, 16))
    ribs = [way(x + 19, y + n, "h24") for n in (32, 36, 40)]
    sketch.line(STEEL.left, 1, *ribs)


def refinery(sketch: Sketch, x: float, y: float) -> None:
    """Tanks, a column, and a flame on its stack."""
    sketch.add(Paint(strokes.FLAME, RED.line, class_="glow"),
               way(x + 54, y + 13, "q-6-5 0-12q6 7 0 12z"))  # fmt: skip
    sketch.add(Paint(STEEL.left, STEEL.line), rect(x + 51.5, y + 13, 5, 45))
    sketch.add(Paint(STEEL.right, STEEL.line), rect(x + 38, y + 20, 8, 38))
    pipe = way(x + 20, y + 38, "v-12h22m-2 8h13")
    sketch.line(SLATE.left, 2.4, pipe)
    _tank(sketch, x + 8, y + 52, 24, 13)
    _tank(sketch, x + 20, y + 64, 17, 12)
    sketch.add(Paint(RED.left), rect(x + 20, y + 54, 24, 3))


def _tank(sketch: Sketch, x: float, foot: float, tall: float, half: float) -> None:
    """A round one, by its left edge."""
    lid = f"a{number(half)} 5 0 0 0 {number(2 * half)} 0"
    wall = f"v{number(tall)}{lid}v-{number(tall)}z"
    back = f"{lid}a{number(half)} 5 0 0 0-{number(2 * half)} 0z"
    sketch.add(Paint(STEEL.left, STEEL.line), way(x, foot - tall, wall))
    sketch.add(Paint(STEEL.top, STEEL.line), way(x, foot - tall, back))


def quay(sketch: Sketch, x: float, y: float, crane: bool) -> None:
    """A building cell of the port: a crane, or a hall with containers."""
    if crane:
        sketch.line(RED.line, 5, way(x + 24, y + 58, "v-46"))
        sketch.line(YELLOW.left, 3, way(x + 24, y + 58, "v-46"),
                    way(x + 10, y + 14, "h50m-36-6l30 6m-30-6l-12 6"))  # fmt: skip
        sketch.line(SLATE.line, 1.2, way(x + 52, y + 14, "v20"))
        boxes = [(46, 34, BRICK.left), (34, 50, RED.left), (50, 50, SLATE.left)]
    else:
        body = Body(x + 8, y + 46, 44, 20, 12, LEAN)
        sketch.gabled(body, 8, STEEL, SLATE)
        sketch.windows(body.front, 4, 1, (0.04, 0.2, 0.96, 0.9))
        boxes = [(10, 52, RED.left), (27, 52, YELLOW.left), (44, 52, SLATE.left)]
    for dx, dy, colour in boxes:
        sketch.add(Paint(colour, SLATE.line), rect(x + dx, y + dy, 14, 9))


def water(sketch: Sketch, x: float, y: float, ship: bool) -> None:
    """Waves, and on one of the two cells a ship."""
    rows = [way(x + dx, y + dy, "q4-4 8 0t8 0")
            for dx, dy in ((12, 16), (42, 24), (10, 60), (44, 60))]  # fmt: skip
    sketch.line(strokes.ROAD_LINE, 1.8, *rows)
    if ship:
        hull = way(x + 10, y + 40, "h52l-7 13h-38z")
        sketch.add(Paint(RED.right, RED.line), hull)
        sketch.add(Paint(STEEL.top, STEEL.line), rect(x + 18, y + 27, 14, 13))
        sketch.add(
            Paint(YELLOW.left, YELLOW.line), rect(x + 35, y + 32, 9, 8), rect(x + 45, y + 32, 9, 8)
        )
        sketch.add(Paint(SLATE.left, SLATE.line), rect(x + 22, y + 19, 6, 8))


WET: Final = WATER
