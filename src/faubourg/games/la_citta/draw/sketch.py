"""What La Città is painted with: terracotta, plaster and marble, and shapes as pieces of paths."""

from __future__ import annotations

from typing import Final

from faubourg.drawing import svg
from faubourg.drawing.palette import Tone
from faubourg.drawing.svg import SERIF, Attribute, Markup, Point, group, number, path, together, way

SHARED: Final[dict[str, Attribute]] = {**svg.SHARED, "stroke_width": 1.2}
NUMERALS: Final[dict[str, Attribute]] = {"font_family": SERIF, "font_weight": 700}

TERRACOTTA: Final = Tone("#dd9468", "#c9744a", "#a3552f", "#6b3319")
PLASTER: Final = Tone("#fbeed0", "#f4e0b6", "#d9bd88", "#7b6034")
MARBLE: Final = Tone("#fdfaf2", "#f3eee1", "#d8cfbb", "#857a62")
STONE: Final = Tone("#c6bfb2", "#a79f91", "#867e71", "#544d43")
COUNTRY: Final = "#cddfae"  # the green between everything
COUNTRY_LINE: Final = "#b3cb90"
PLOT: Final = "#f9f1dc"  # hexes in play
PLOT_LINE: Final = "#c9b184"
OUT: Final = "#c3c4b3"  # hexes out of play
FIELDS: Final = ("#eee0a0", "#ecd078", "#e3ba4c")  # by food symbols
FURROW: Final = "#c79c3a"
WHEAT: Final = "#744c08"
STRAW: Final = "#c98f1f"
WATER: Final = "#8fc1dc"
SHORE: Final = "#5d94b8"
FOAM: Final = "#e9f5fa"
ROCK: Final = Tone("#d5cbbb", "#b5a897", "#8e8171", "#5f5447")
SNOW: Final = "#fbfaf6"
DUST: Final = "#e3d8c0"
CYPRESS: Final = "#4f7a4a"
PLUS: Final = "#2f7a4a"  # numbers that are won
GOLD: Final = "#e3b341"
GOLD_LINE: Final = "#7a5a10"
ARCH: Final = {"culture": "#ffffff", "education": "#2b2d33", "health": "#3f7fb5"}
ARCH_LINE: Final = {"culture": "#6f634c", "education": "#15171c", "health": "#1b4166"}
SIGN: Final = {"culture": "#a3552f", "education": "#ffffff", "health": "#ffffff"}
CARD_BACK: Final = "#a3552f"


def pill(x: float, y: float, wide: float, high: float) -> str:
    """A rectangle with round ends, as a piece of a path."""
    r = high / 2
    across, round_, tall = number(wide - high), number(r), number(high)
    return (f"{way(x + r, y)}h{across}a{round_} {round_} 0 0 1 0 {tall}h-{across}"
            f"a{round_} {round_} 0 0 1 0-{tall}z")  # fmt: skip


def rounded(x: float, y: float, wide: float, high: float, r: float = 8) -> str:
    """A rectangle with round corners, as a piece of a path."""
    across, tall, c = number(wide - 2 * r), number(high - 2 * r), number(r)
    return (f"{way(x + r, y)}h{across}q{c} 0 {c} {c}v{tall}q0 {c}-{c} {c}h-{across}"
            f"q-{c} 0-{c}-{c}v-{tall}q0-{c} {c}-{c}z")  # fmt: skip


def filled(fill: str, *pieces: str) -> Markup:
    return path(pieces, fill=fill)


def lines(colour: str, width: float, *pieces: str) -> Markup:
    return path(pieces, stroke=colour, stroke_width=width)


def block(x: float, y: float, wide: float, high: float, tone: Tone, deep: float = 6) -> Markup:
    """A box: (x, y) is the lower left of its front; its side runs up to the right."""
    rise = 0.6 * deep
    w, h, d, u = number(wide), number(high), number(deep), number(rise)
    side = f"{way(x + wide, y)}l{d}-{u}v-{h}l-{d} {u}z"
    top = f"{way(x, y - high)}l{d}-{u}h{w}l-{d} {u}z"
    return together([
        filled(tone.right, side), filled(tone.top, top),
        filled(tone.left, f"{way(x, y)}h{w}v-{h}h-{w}z"),
    ])  # fmt: skip


def house(x: float, y: float, wide: float, high: float, walls: Tone, roof: Tone,
          rise: float = 8, deep: float = 7) -> Markup:  # fmt: skip
    """A box with a roof whose ridge runs along the front."""
    up, back, half = 0.6 * deep, number(deep), deep / 2
    w, h, d, u = number(wide), number(high), back, number(up)
    gable = (f"{way(x + wide, y)}l{d}-{u}v-{h}l{number(-half)}-{number(rise - up / 2)}"
             f"l{number(-half)} {number(rise + up / 2)}z")  # fmt: skip
    slope = (f"{way(x - 2, y - high + 1.5)}h{number(wide + 4)}"
             f"l{number(half - 1.5)}-{number(rise + up / 2 + 1)}h-{w}z")  # fmt: skip
    return together([
        filled(walls.right, gable), filled(walls.left, f"{way(x, y)}h{w}v-{h}h-{w}z"),
        path([slope], fill=roof.left, stroke=roof.line),
    ])  # fmt: skip


def cypress(*feet: Point, size: float = 12) -> Markup:
    """Slim dark trees."""
    r = number(size / 4)
    shapes = [
        f"{way(x, y)}q-{r}-1-{r}-{number(size * 0.35)}T{number(x)} {number(y - size)}"
        f"q{number(size * 0.3)} {number(size * 0.5)} {r} {number(size * 0.68)}t-{r} "
        f"{number(size * 0.32)}z"
        for x, y in feet
    ]
    return path(shapes, class_="trees", fill=CYPRESS)


def drawn(*parts: Markup, line: str) -> Markup:
    """With a thin outline; how thin the layer says."""
    return group(*parts, stroke=line)


def wheat(*feet: Point, scale: float = 0.68) -> Markup:
    """Sheaves: three ears and their straw; a point is where one stands."""
    spots = [(x / scale, y / scale) for x, y in feet]
    straw = [f"{way(x - 4, y)}l4-9 4 9m-4 0v-9" for x, y in spots]
    ears = [
        f"{way(x, y - 8)}q-5-7 0-15q5 8 0 15q-9-2-9-11q8 2 9 11q1-9 9-11q0 9-9 11z"
        for x, y in spots
    ]
    return group(
        path(straw), path(ears, fill=STRAW, stroke_width=0.8), stroke=WHEAT, class_="wheat",
        transform=None if scale == 1 else f"scale({scale:g})",
    )  # fmt: skip
