"""Commercial tiles: each kind of slot has a house of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from faubourg.drawing.oblique import Body
from faubourg.drawing.palette import BLUE, PAPER, RED
from faubourg.drawing.svg import number
from faubourg.games.small_city.draw.paints import (
    GOLD,
    GOLD_LINE,
    PLASTER,
    STEEL,
    TIMBER,
    TIMBER_LINE,
)
from faubourg.games.small_city.draw.strokes import Paint, Sketch, rect, way

LEAN: Final = 7.0


def shop(sketch: Sketch, x: float, y: float, slot: str) -> None:
    _HOUSES[slot](sketch, x, y)


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
    sketch.add(
        Paint(BLUE.left, class_="shade"),
        way(x + 17, y + 50, "v-11a13 13 0 0 1 26 0v11z"),
    )
    crates = [rect(x + 20, y + 43, 8, 7), rect(x + 30, y + 43, 8, 7), rect(x + 25, y + 36, 8, 7)]
    sketch.add(Paint(TIMBER, TIMBER_LINE), *crates)


def _bank(sketch: Sketch, x: float, y: float) -> None:
    """Money for votes: an office tower of glass."""
    body = Body(x + 13, y + 50, 32, 40, 12, LEAN)
    sketch.box(body, BLUE, STEEL)
    sketch.windows(body.front, 3, 6, (0.06, 0.04, 0.94, 0.97))
    sketch.add(Paint(GOLD, GOLD_LINE), rect(x + 19, y + 2, 14, 5))


def _press(sketch: Sketch, x: float, y: float) -> None:
    """Raw materials for votes: a press house with its mast."""
    body = Body(x + 9, y + 50, 42, 26, 12, LEAN)
    sketch.box(body, STEEL, BLUE)
    sketch.windows(body.front, 5, 2, (0.03, 0.3, 0.97, 0.95), BLUE.left)
    mast = way(x + 32, y + 18, "v-17m-6 17l6-12l6 12")
    sketch.line(BLUE.line, 1.6, mast)
    sketch.line(RED.left, 1.6, way(x + 26, y + 4, "q-3-3 0-6m12 6q3-3 0-6"))
    sketch.add(Paint(BLUE.left), rect(x + 9, y + 44, 42, 6))


_HOUSES: Final[dict[str, Callable[[Sketch, float, float], None]]] = {
    "cash": _store, "raw_to_cash": _market, "cash_to_votes": _bank, "raw_to_votes": _press,
}  # fmt: skip
