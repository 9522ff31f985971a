"""Four statues on their plinths, each known by what it holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from faubourg.drawing.oblique import Body
from faubourg.games.arcologies.draw.paints import BRONZE
from faubourg.games.small_city.draw.paints import GOLD, GOLD_LINE, MARBLE
from faubourg.games.small_city.draw.strokes import Paint, Sketch, disc, poly, rect, way

CAST: Final = Paint(BRONZE.left, BRONZE.line)
SHINE: Final = Paint(BRONZE.top, BRONZE.line)
GILDED: Final = Paint(GOLD, GOLD_LINE)
ROBE: Final = "q1-12 3-14h10q2 2 3 14z"  # from the left hem, 16 wide and 14 high


def _plinth(sketch: Sketch, x: float, y: float) -> None:
    """A block with a gilded plate, and trees on both sides."""
    sketch.box(Body(x + 19, y + 63, 30, 15, 11, 6), MARBLE)
    sketch.add(GILDED, rect(x + 27, y + 53, 14, 5))
    sketch.trees(8, (x + 10, y + 52), (x + 64, y + 52))


def _figure(sketch: Sketch, x: float, y: float, robe: Paint = CAST) -> None:
    """Head and robe, by the middle of the plinth."""
    sketch.add(robe, way(x + 28, y + 43, ROBE))
    sketch.add(SHINE, disc(x + 36, y + 24, 4.6))


def founders(sketch: Sketch, x: float, y: float, place: int) -> None:
    """In a top hat, with a plan under the arm, pointing to where the town shall be."""
    _plinth(sketch, x, y)
    _figure(sketch, x, y)
    sketch.line(BRONZE.line, 5.2, way(x + 40, y + 31, "l15-8"))
    sketch.line(BRONZE.left, 3, way(x + 40, y + 31, "l15-8"))
    sketch.add(CAST, rect(x + 31.5, y + 11, 9, 9), rect(x + 28, y + 19, 16, 2.6))
    sketch.add(GILDED, way(x + 22, y + 42, "l8-9l3 2.6l-8 9z"))


def merchants(sketch: Sketch, x: float, y: float, place: int) -> None:
    """Holding up a pair of scales."""
    _plinth(sketch, x, y)
    _figure(sketch, x, y)
    beam = way(x + 36, y + 19, "v-12m-20 5l20-4l20 4")
    sketch.line(BRONZE.line, 4.2, beam)
    sketch.line(BRONZE.top, 2.2, beam)
    sketch.line(GOLD_LINE, 1.2, way(x + 16, y + 13, "l-5 12m5-12l5 12"),
                way(x + 56, y + 13, "l-5 9m5-9l5 9"))  # fmt: skip
    sketch.add(GILDED, way(x + 9, y + 25, "h14q-1 6-7 6t-7-6z"),
               way(x + 49, y + 22, "h14q-1 6-7 6t-7-6z"))  # fmt: skip


def workers(sketch: Sketch, x: float, y: float, place: int) -> None:
    """Before a cogwheel, the hammer raised."""
    _plinth(sketch, x, y)
    cogs = [way(x + 36, y + 28, f"m{dx} {dy}h0") for dx, dy in COGS]
    sketch.line(BRONZE.line, 7, *cogs)
    sketch.line(BRONZE.right, 5, *cogs)
    sketch.add(Paint(BRONZE.right, BRONZE.line), disc(x + 36, y + 28, 13.5))
    _figure(sketch, x, y)
    sketch.line(BRONZE.line, 5.2, way(x + 40, y + 32, "l9-7v-9"))
    sketch.line(BRONZE.left, 3, way(x + 40, y + 32, "l9-7v-9"))
    sketch.add(GILDED, rect(x + 42, y + 8, 15, 8))


COGS: Final = ((0, -15), (11, -11), (15, 0), (-11, -11), (-15, 0), (11, 11), (-11, 11))


def artists(sketch: Sketch, x: float, y: float, place: int) -> None:
    """A lyre taller than who plays it."""
    _plinth(sketch, x, y)
    _figure(sketch, x - 7, y)
    frame = way(x + 44, y + 42, "q-15-10-6-29m8 29q15-10 6-29")
    sketch.line(GOLD_LINE, 5, frame)
    sketch.line(GOLD, 3, frame)
    sketch.line(GOLD_LINE, 1, way(x + 44.5, y + 20, "v19m3.5-19v20m3.5-20v19"))
    sketch.add(GILDED, rect(x + 39, y + 17, 18, 3.4))
    sketch.add(CAST, poly((x + 40, y + 43), (x + 43, y + 39), (x + 53, y + 39), (x + 56, y + 43)))


STATUES: Final[dict[str, Callable[[Sketch, float, float, int], None]]] = {
    "statue-founders": founders, "statue-merchants": merchants, "statue-workers": workers,
    "statue-artists": artists,
}  # fmt: skip
