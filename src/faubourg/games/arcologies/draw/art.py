"""The arcology, in the air or on its landing ground, statues, and what they are painted with."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from faubourg.drawing import oblique, svg
from faubourg.drawing.palette import GREEN, LEAF, LEAF_DARK, Tone
from faubourg.drawing.svg import Markup, Point, group, number, rect, together, way
from faubourg.games.arcologies.components import PUMPS
from faubourg.games.small_city.draw import strokes
from faubourg.games.small_city.draw.strokes import GOLD, GOLD_LINE, Paint, Sketch, Tint

BRONZE: Final = Tone("#a9d3bf", "#6fae96", "#4b8571", "#1f4a3d")
HULL: Final = Tone("#f4f7f8", "#d7e0e6", "#a8b7c3", "#41525f")
HYDROGEN: Final = Tone("#f3b6d8", "#d873ae", "#a34a82", "#5c1f47")
DOME: Final = "#bfe6ee"  # glass
LATTICE: Final = "#f2fbfc"
LATTICE_SHADE: Final = "#5f9dad"
FIRE: Final = "#f6c14b"
SCORCHED: Final = "#8f8778"
SCORCHED_LINE: Final = "#5c5549"

SQUARE_STONE: Final = Tint("#e2dccd", "#b5a98a", "#544a30")  # around a statue
LANDING: Final = Tint("#dfeef0", "#8fb6bf", "#1f5561")  # under an arcology


LIFT: Final = 58.0  # how far above its ground it flies
HALF: Final = 108.0
# Terraces from below: middle height of the floor, half width, half depth, height of the wall.
TIERS: Final = ((176, 92, 26, 22), (146, 70, 20, 28), (110, 47, 14, 30), (74, 25, 8, 34))
# Where pumps stand along the edge, between the places of those inside.
STANDS: Final = (17.0, 37.0, 85.0, 105.0, 157.0, 177.0)
FOOT: Final = 207.0


def dome(sketch: Sketch, x: float, y: float) -> None:
    """Three by three cells."""
    sketch.add(strokes.SHADOW, way(x + 12, y + 196, "h196v-70l6 10v66h-190z"))
    _city(sketch, x, y)


def rising(sketch: Sketch, x: float, y: float) -> None:
    """8.2: in the air, above a scorched ground."""
    sketch.add(Paint(SCORCHED, SCORCHED_LINE), _ellipse(x + HALF, y + 150, 92, 46))
    sketch.add(strokes.SHADOW, _ellipse(x + HALF, y + 152, 70, 34))
    for stand in STANDS:
        top = y + FOOT - LIFT - 2
        sketch.add(Paint(FIRE, class_="glow"), way(x + stand - 8, top, "q-1 34 8 62q9-28 8-62z"))
        sketch.add(
            Paint(strokes.FLAME, class_="glow"), way(x + stand - 4, top, "q-1 20 4 36q5-16 4-36z")
        )
    _city(sketch, x, y - LIFT)


def _ellipse(x: float, y: float, half: float, deep: float) -> str:
    arc = f"a{number(half)} {number(deep)} 0 1 0 "
    across = number(2 * half)
    return way(x - half, y, f"{arc}{across} 0{arc}-{across} 0z")


def _city(sketch: Sketch, x: float, y: float) -> None:
    _base(sketch, x, y)
    for place, tier in enumerate(TIERS):
        _terrace(sketch, x + HALF, y, tier, place)
    sketch.line(GOLD_LINE, 3.6, way(x + HALF, y + 40, "v-42"))
    sketch.line(GOLD, 2, way(x + HALF, y + 40, "v-42"))
    _glass(sketch, x, y)


def _base(sketch: Sketch, x: float, y: float) -> None:
    """The hull that will fly."""
    hull = "v18a14 14 0 0 0 14 14h172a14 14 0 0 0 14-14v-18q-100 44-200 0z"
    sketch.add(Paint(HULL.right, HULL.line), way(x + 8, y + 178, hull))
    sketch.add(Paint(HULL.left, HULL.line), _ellipse(x + HALF, y + 178, 100, 30))


def _terrace(
    sketch: Sketch, x: float, y: float, tier: tuple[float, float, float, float], place: int
) -> None:
    """A round wall with windows, and gardens on top of it."""
    floor, half, deep, high = tier
    own = f"tier-{place}"  # what lies higher is painted over it
    wall = f"v{number(high)}{_bow(half, deep)}v-{number(high)}z"
    sketch.add(Paint(HULL.top, HULL.line, class_=own), way(x - half, y + floor - high, wall))
    for row in (0.28, 0.7):
        line = way(x - half + 3, y + floor - high * row, _bow(half - 3, deep))
        sketch.add(Paint(None, strokes.PANE, 5.4, "4.6 4.4", f"window {own}"), line)
    _garden(sketch, (x, y + floor - high), half, deep, own)


def _bow(half: float, deep: float) -> str:
    """From left to right, along the front."""
    return f"a{number(half)} {number(deep)} 0 0 0 {number(2 * half)} 0"


def _garden(sketch: Sketch, at: Point, half: float, deep: float, own: str) -> None:
    x, y = at
    sketch.add(Paint(GREEN.top, GREEN.line, class_=own), _ellipse(x, y, half, deep))
    shrubs = [(x + half * u, y + deep * v) for u, v in SHRUBS]
    for colour, wide, up in ((LEAF_DARK, 9, 0.0), (LEAF, 5.4, 1.4)):
        dots = [way(px - up, py - up, "h0") for px, py in shrubs]
        sketch.add(Paint(None, colour, wide, class_=own, round=True), *dots)


SHRUBS: Final = ((-0.86, 0.1), (-0.6, 0.62), (-0.2, 0.86), (0.24, 0.86), (0.62, 0.6), (0.87, 0.1))


def _glass(sketch: Sketch, x: float, y: float) -> None:
    """Thin enough to see those who live below it."""
    shell = way(x + 8, y + 180, "c0-120 38-186 100-186s100 66 100 186q-100 44-200 0z")
    sketch.add(Paint(DOME, class_="glass", opacity=0.3), shell)
    ribs = [way(x + HALF, y - 6, rib) for rib in RIBS]
    hoops = [way(x + left, y + high, hoop) for left, high, hoop in HOOPS]
    sketch.line(LATTICE, 1.4, *ribs, *hoops)
    sketch.line(LATTICE, 6, way(x + 30, y + 104, "q12-62 46-86"))
    sketch.add(Paint(None, LATTICE_SHADE, 2.6), shell)
    sketch.add(Paint(strokes.GLASS, GOLD_LINE, class_="window"), svg.disc(x + HALF, y - 8, 5))


# From the top down, and around.
RIBS: Final = (
    "c-30 26-52 116-56 204", "c-10 26-16 116-18 213", "c10 26 16 116 18 213",
    "c30 26 52 116 56 204",
)  # fmt: skip
HOOPS: Final = ((46, 36, "q62 26 124 0"), (23, 84, "q85 36 170 0"), (11, 134, "q97 41 194 0"))


# Pumps


@lru_cache(maxsize=64)
def pump(at: Point, size: float = 1, there: bool = True) -> Markup:
    """A tank of hydrogen under a valve, by the middle of its foot; a dashed ring where none is."""
    x, y = at
    sketch = Sketch()
    tank = way(-7, -3, "v-14a7 5 0 0 1 14 0v14a7 4 0 0 1-14 0z")
    if there:
        sketch.add(Paint(HULL.right, HULL.line), way(-4, -20, "v-6h8v6z"))
        sketch.add(Paint(HYDROGEN.left, HYDROGEN.line), tank)
        sketch.add(Paint(HYDROGEN.top), way(-5, -5, "v-11a2 2 0 0 1 3-2v13z"))
        sketch.add(Paint(GOLD, GOLD_LINE), way(-6, -27, "h12v3h-12z"))
    else:
        sketch.add(Paint(HULL.top, HULL.line, 1.2, "3 2", "stand", 0.75), tank)
    place = f"translate({number(x)} {number(y)})" + ("" if size == 1 else f" scale({size:.3g})")
    return group(sketch.markup(), class_="pump" if there else "pump missing", transform=place,
                 stroke_width=strokes.OUTLINE)  # fmt: skip


@lru_cache(maxsize=256)
def pumps_on_edge(at: Point, count: int, lift: float = 0) -> Markup:
    x, y = at
    return together(
        pump((x + stand, y + FOOT - lift), 0.92, place < count)
        for place, stand in enumerate(STANDS[:PUMPS])
    )


CAST: Final = Paint(BRONZE.left, BRONZE.line)
SHINE: Final = Paint(BRONZE.top, BRONZE.line)
GILDED: Final = Paint(GOLD, GOLD_LINE)
ROBE: Final = "q1-12 3-14h10q2 2 3 14z"  # from the left hem, 16 wide and 14 high


def _plinth(sketch: Sketch, x: float, y: float) -> None:
    """A block with a gilded plate, and trees on both sides."""
    sketch.box(oblique.Body(x + 19, y + 63, 30, 15, 11, 6), strokes.MARBLE)
    sketch.add(GILDED, rect(x + 27, y + 53, 14, 5))
    sketch.trees(8, (x + 10, y + 52), (x + 64, y + 52))


def _figure(sketch: Sketch, x: float, y: float, robe: Paint = CAST) -> None:
    """Head and robe, by the middle of the plinth."""
    sketch.add(robe, way(x + 28, y + 43, ROBE))
    sketch.add(SHINE, svg.disc(x + 36, y + 24, 4.6))


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
    sketch.add(Paint(BRONZE.right, BRONZE.line), svg.disc(x + 36, y + 28, 13.5))
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
    sketch.add(
        CAST, strokes.poly((x + 40, y + 43), (x + 43, y + 39), (x + 53, y + 39), (x + 56, y + 43))
    )


STATUES: Final[dict[str, Callable[[Sketch, float, float, int], None]]] = {
    "statue-founders": founders, "statue-merchants": merchants, "statue-workers": workers,
    "statue-artists": artists,
}  # fmt: skip
