"""Parks: every cell has another corner of the same garden."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.palette import PAVING, TRUNK, WATER
from faubourg.games.small_city.draw.paints import MARBLE, ROAD_LINE
from faubourg.games.small_city.draw.strokes import Paint, Sketch, way

# Feet of the trees, large and small, by place in the park.
GROVES: Final = (
    (((20, 30), (52, 26)), ((14, 58), (36, 20))),
    (((18, 56), (56, 58)), ((36, 22), (60, 26))),
    (((52, 30), (24, 60)), ((16, 26), (60, 60))),
)


def park(sketch: Sketch, x: float, y: float, place: int) -> None:
    large, small = GROVES[place % 3]
    start = way(x + 10, y + 46, "")
    sketch.line(PAVING, 6, f"{start}q14-14 26-8t26-6")
    if place == 1:
        _pond(sketch, x, y)
    if place == 2:
        _fountain(sketch, x, y)
    sketch.trees(13, *((x + dx, y + dy) for dx, dy in large))
    sketch.trees(9, *((x + dx, y + dy) for dx, dy in small))
    if place == 0:
        sketch.line(TRUNK, 2, way(x + 30, y + 54, "h13m-11 0v5m9-5v5"))


def _pond(sketch: Sketch, x: float, y: float) -> None:
    shore = way(x + 20, y + 44, "c0-12 24-14 28-6c12-2 12 14 2 14c-8 8-30 6-30-8z")
    sketch.add(Paint(WATER, ROAD_LINE), shore)
    sketch.line(ROAD_LINE, 1.5, way(x + 28, y + 43, "q4-3 8 0t8 0"))


def _fountain(sketch: Sketch, x: float, y: float) -> None:
    sketch.add(
        Paint(WATER, MARBLE.line),
        way(x + 22, y + 46, "a14 7 0 1 0 28 0a14 7 0 1 0-28 0z"),
    )
    sketch.line(ROAD_LINE, 2, way(x + 36, y + 46, "v-13m0 2q-6 0-7 7m7-7q6 0 7 7"))
