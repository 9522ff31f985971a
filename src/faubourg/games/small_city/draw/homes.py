"""Residential tiles: a house on each cell, taller with every level."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.oblique import Body
from faubourg.drawing.palette import RED, SAND
from faubourg.games.small_city.draw.paints import BRICK, PANE, PLASTER
from faubourg.games.small_city.draw.strokes import Paint, Sketch, rect

LEAN: Final = 7.0


def home(sketch: Sketch, x: float, y: float, level: int) -> None:
    """Level 1 to 5."""
    (_cottage, _pair, _town_house, _flats, _tower)[level - 1](sketch, x, y)


def _door(sketch: Sketch, x: float, y: float, wide: float = 6, high: float = 10) -> None:
    sketch.add(Paint(RED.line, class_="shade", opacity=0.7), rect(x, y - high, wide, high))


def _cottage(sketch: Sketch, x: float, y: float) -> None:
    body = Body(x + 12, y + 50, 30, 15, 15, LEAN)
    sketch.trees(9, (x + 59, y + 34))
    sketch.gabled(body, 11, PLASTER, RED)
    sketch.add(Paint(BRICK.left, BRICK.line), rect(x + 36, y + 14, 5, 10))
    sketch.windows(body.front, 3, 1, (0, 0.2, 1, 0.9), PANE)
    _door(sketch, x + 24, y + 50)


def _pair(sketch: Sketch, x: float, y: float) -> None:
    body = Body(x + 9, y + 50, 38, 19, 15, LEAN)
    sketch.gabled(body, 12, PLASTER, RED)
    sketch.add(
        Paint(BRICK.left, BRICK.line), rect(x + 18, y + 8, 5, 10), rect(x + 42, y + 8, 5, 10)
    )
    sketch.windows(body.front, 4, 1, (0, 0.3, 1, 0.95), PANE)
    _door(sketch, x + 25, y + 50, 7)


def _town_house(sketch: Sketch, x: float, y: float) -> None:
    for left in (8.0, 29.0):
        body = Body(x + left, y + 50, 20, 27, 11, LEAN)
        sketch.peaked(body, 11, PLASTER, RED)
        sketch.windows(body.front, 2, 2, (0.05, 0.3, 0.95, 0.98), PANE)
        _door(sketch, x + left + 7, y + 50, 6, 9)


def _flats(sketch: Sketch, x: float, y: float) -> None:
    body = Body(x + 8, y + 50, 42, 33, 12, LEAN)
    sketch.box(body, PLASTER, RED)
    sketch.windows(body.front, 4, 3, (0.03, 0.26, 0.97, 0.97), PANE)
    sketch.add(Paint(RED.left), rect(x + 8, y + 16, 42, 3))
    _door(sketch, x + 25, y + 50, 8, 9)


def _tower(sketch: Sketch, x: float, y: float) -> None:
    low = Body(x + 7, y + 50, 46, 14, 12, LEAN)
    high = Body(x + 13, y + 46, 32, 42, 9, 5)
    sketch.box(low, PLASTER, SAND)
    sketch.add(Paint(RED.right, RED.line), _side(high))
    sketch.add(Paint(RED.left, RED.line), rect(high.x, high.y - high.high, high.wide, high.high))
    sketch.add(Paint(RED.top, RED.line), _top(high))
    sketch.windows(high.front, 4, 5, (0.06, 0.14, 0.94, 0.98))
    sketch.windows(low.front, 6, 1, (0.02, 0.1, 0.98, 0.7), PANE)


def _side(body: Body) -> str:
    return body.side.shape(((0, 0), (1, 0), (1, 1), (0, 1)))


def _top(body: Body) -> str:
    return body.top.shape(((0, 0), (1, 0), (1, 1), (0, 1)))
