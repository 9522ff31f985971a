"""Homes, shops and parks; factories by what they make, warehouses, refinery and port."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from faubourg.drawing import svg
from faubourg.drawing.oblique import Body
from faubourg.drawing.palette import BLUE, PAPER, PAVING, RED, SAND, TRUNK, WATER, YELLOW
from faubourg.drawing.svg import number, rect, way
from faubourg.games.small_city.draw import strokes
from faubourg.games.small_city.draw.strokes import BRICK, PANE, PLASTER, SLATE, STEEL, Paint, Sketch

Drawn: TypeAlias = Callable[[Sketch, float, float], None]
LEAN: Final = 7.0


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
    chimneys = [rect(x + dx, y + 8, 5, 10) for dx in (18, 42)]
    sketch.add(Paint(BRICK.left, BRICK.line), *chimneys)
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
    whole = ((0, 0), (1, 0), (1, 1), (0, 1))
    sketch.add(Paint(RED.right, RED.line), high.side.shape(whole))
    sketch.add(Paint(RED.left, RED.line), rect(high.x, high.y - high.high, high.wide, high.high))
    sketch.add(Paint(RED.top, RED.line), high.top.shape(whole))
    sketch.windows(high.front, 4, 5, (0.06, 0.14, 0.94, 0.98))
    sketch.windows(low.front, 6, 1, (0.02, 0.1, 0.98, 0.7), PANE)


# By level.
HOMES: Final[tuple[Drawn, ...]] = (_cottage, _pair, _town_house, _flats, _tower)


def _awning(sketch: Sketch, x: float, y: float, wide: float) -> None:
    start = way(x, y, f"h{number(wide)}")
    sketch.add(Paint(None, PAPER, 8), start)
    sketch.add(Paint(None, RED.left, 8, "5 5"), start)


def _store(sketch: Sketch, x: float, y: float) -> None:
    """Cash: a shop with a striped awning."""
    body = Body(x + 9, y + 50, 42, 24, 13, LEAN)
    sketch.box(body, PLASTER, BLUE)
    sketch.add(Paint(BLUE.left), rect(x + 9, y + 26, 42, 5))
    sketch.windows(body.front, 3, 1, (0.02, 0.06, 0.98, 0.62))
    _awning(sketch, x + 7, y + 36, 46)


def _market(sketch: Sketch, x: float, y: float) -> None:
    """Raw materials for money: a market hall under a round roof, crates before it."""
    body = Body(x + 9, y + 50, 42, 12, 12, LEAN)
    sketch.shade(body)
    sketch.add(Paint(BLUE.right, BLUE.line), way(x + 51, y + 38, "v12l7-12v-12z"))
    arch = way(x + 9, y + 50, "v-12a21 21 0 0 1 42 0v12z")
    vault = way(x + 9, y + 38, "a21 21 0 0 1 42 0l7-12a21 21 0 0 0-42 0z")
    sketch.add(Paint(BLUE.top, BLUE.line), vault)
    sketch.add(Paint(PLASTER.left, BLUE.line), arch)
    sketch.add(Paint(BLUE.left, class_="shade"), way(x + 17, y + 50, "v-11a13 13 0 0 1 26 0v11z"))
    crates = [rect(x + dx, y + dy, 8, 7) for dx, dy in ((20, 43), (30, 43), (25, 36))]
    sketch.add(Paint(strokes.TIMBER, strokes.TIMBER_LINE), *crates)


def _bank(sketch: Sketch, x: float, y: float) -> None:
    """Money for votes: an office tower of glass."""
    body = Body(x + 13, y + 50, 32, 40, 12, LEAN)
    sketch.box(body, BLUE, strokes.STEEL)
    sketch.windows(body.front, 3, 6, (0.06, 0.04, 0.94, 0.97))
    sketch.add(Paint(strokes.GOLD, strokes.GOLD_LINE), rect(x + 19, y + 2, 14, 5))


def _press(sketch: Sketch, x: float, y: float) -> None:
    """Raw materials for votes: a press house with its mast."""
    body = Body(x + 9, y + 50, 42, 26, 12, LEAN)
    sketch.box(body, strokes.STEEL, BLUE)
    sketch.windows(body.front, 5, 2, (0.03, 0.3, 0.97, 0.95), BLUE.left)
    mast = way(x + 32, y + 18, "v-17m-6 17l6-12l6 12")
    sketch.line(BLUE.line, 1.6, mast)
    sketch.line(RED.left, 1.6, way(x + 26, y + 4, "q-3-3 0-6m12 6q3-3 0-6"))
    sketch.add(Paint(BLUE.left), rect(x + 9, y + 44, 42, 6))


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
    sketch.add(Paint(WATER, strokes.ROAD_LINE), shore)
    sketch.line(strokes.ROAD_LINE, 1.5, way(x + 28, y + 43, "q4-3 8 0t8 0"))


def _fountain(sketch: Sketch, x: float, y: float) -> None:
    basin = way(x + 22, y + 46, "a14 7 0 1 0 28 0a14 7 0 1 0-28 0z")
    sketch.add(Paint(WATER, strokes.MARBLE.line), basin)
    sketch.line(strokes.ROAD_LINE, 2, way(x + 36, y + 46, "v-13m0 2q-6 0-7 7m7-7q6 0 7 7"))


def _chimney(sketch: Sketch, x: float, y: float, high: float) -> None:
    """With smoke that drifts to the right."""
    smoke = [svg.disc(x + 5, y - high - 3, 4), svg.disc(x + 11, y - high - 5, 5)]
    sketch.add(Paint(strokes.SMOKE, class_="smoke", opacity=0.75), *smoke)
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
    logs = [svg.disc(x + dx, y + dy, 3.6) for dx, dy in ((51, 47), (58, 47), (54.5, 41))]
    sketch.add(Paint(strokes.TIMBER, strokes.TIMBER_LINE), *logs)


def _quarry(sketch: Sketch, x: float, y: float) -> None:
    """A crusher on legs, a belt, and a heap of stone."""
    rock = Paint(strokes.ROCK, strokes.ROCK_LINE)
    sketch.add(rock, strokes.poly((x + 30, y + 50), (x + 46, y + 30), (x + 62, y + 50)))
    sketch.line(SLATE.line, 3, way(x + 22, y + 18, f"L{number(x + 46)} {number(y + 30)}"))
    body = Body(x + 8, y + 50, 20, 32, 9, LEAN)
    sketch.box(body, YELLOW, SLATE)
    sketch.windows(body.front, 2, 3, (0.05, 0.25, 0.95, 0.92))
    _chimney(sketch, x + 12, y + 14, 12)
    sketch.add(rock, rect(x + 30, y + 44, 7, 6), rect(x + 56, y + 43, 8, 7))


def _foundry(sketch: Sketch, x: float, y: float) -> None:
    """Two tall chimneys, and iron that glows."""
    _chimney(sketch, x + 38, y + 34, 33)
    _chimney(sketch, x + 49, y + 34, 26)
    body = Body(x + 8, y + 50, 42, 22, 11, LEAN)
    sketch.box(body, BRICK, YELLOW)
    doors = [way(x + n, y + 50, "v-9a5 5 0 0 1 10 0v9z") for n in (12, 25, 38)]
    sketch.add(Paint(strokes.FLAME, BRICK.line, class_="glow"), *doors)


# Shops and factories.
BY_SLOT: Final[dict[str, Drawn]] = {
    "cash": _store, "raw_to_cash": _market, "cash_to_votes": _bank, "raw_to_votes": _press,
    "wood": _sawmill, "stone": _quarry, "metal": _foundry,
}  # fmt: skip


def _warehouse(sketch: Sketch, x: float, y: float) -> None:
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


def _refinery(sketch: Sketch, x: float, y: float) -> None:
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


SHEDS: Final[dict[str, Drawn]] = {"warehouse": _warehouse, "refinery": _refinery}


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
        boxes = [rect(x + dx, y + 32, 9, 8) for dx in (35, 45)]
        sketch.add(Paint(YELLOW.left, YELLOW.line), *boxes)
        sketch.add(Paint(SLATE.left, SLATE.line), rect(x + 22, y + 19, 6, 8))
