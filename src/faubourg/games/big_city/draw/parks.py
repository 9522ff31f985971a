"""The two parks: lawn, winding paths, ponds, and trees enough to hide in."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.palette import LAWN, LAWN_LINE, PAPER, PAVING, TRUNK, WATER
from faubourg.drawing.svg import Markup, number, path, together
from faubourg.games.big_city.draw.sketch import trees

CELL: Final = 100.0
# Feet of the trees of a plot, small ones and large ones; neighbouring plots differ.
GROVES: Final = (
    (((44, 34), (48, 86), (68, 84)), ((26, 40), (24, 85))),
    (((40, 36), (36, 86), (78, 86)), ((62, 34), (58, 85))),
    (((30, 34), (78, 40), (42, 86)), ((54, 36), (74, 85))),
)
SIZES: Final = (10.5, 14.5)


def park(size: int, upright: bool) -> Markup:
    length = CELL * size
    wide, high = (CELL, length) if upright else (length, CELL)
    middles = [(50, CELL * n) if upright else (CELL * n, 50) for n in range(1, size)]
    return together([
        _lawn(wide - 28, high - 28), _walk(size, upright),
        *(_pond(x, y, upright) for x, y in middles), _benches(size, upright),
        *_groves(size, upright),
    ])  # fmt: skip


def _groves(size: int, upright: bool) -> list[Markup]:
    return [
        trees(tall, *((x + CELL * n * (not upright), y + CELL * n * upright)
                      for n in range(size) for x, y in GROVES[n % 3][kind]))
        for kind, tall in enumerate(SIZES)
    ]  # fmt: skip


def _lawn(wide: float, high: float) -> Markup:
    across, down = number(wide - 14), number(high - 14)
    shape = f"M21 14h{across}q7 0 7 7v{down}q0 7-7 7h-{across}q-7 0-7-7v-{down}q0-7 7-7z"
    return path([shape], fill=LAWN, stroke=LAWN_LINE)


def _walk(size: int, upright: bool) -> Markup:
    """From one gate to the other, in bends."""
    bends = [
        f"Q{_pair(CELL * (n + 0.5), 92 if n % 2 else 22, upright)} "
        f"{_pair(min(CELL * size - 17, CELL * (n + 1)), 52, upright)}"
        for n in range(size)
    ]
    return path([f"M{_pair(17, 66, upright)}", *bends], stroke=PAVING, stroke_width=9)


def _pair(along: float, across: float, upright: bool) -> str:
    return f"{number(across)} {number(along)}" if upright else f"{number(along)} {number(across)}"


def _pond(x: float, y: float, upright: bool) -> Markup:
    shore = (
        "c0-24 17-28 20-14c14-4 17 24 7 24c-4 24-27 24-27-10z" if upright
        else "c0-15 26-19 31-9c21-4 26 15 10 15c-4 15-41 15-41-6z"
    )  # fmt: skip
    start = f"M{number(x - (17 if upright else 26))} {number(y)}"
    waves = f"M{number(x - 9)} {number(y - 2)}q4-3 8 0t8 0m-11 7q4-3 8 0"
    return together([
        path([start + shore], fill=WATER, stroke=LAWN_LINE),
        path([waves], stroke=PAPER, stroke_width=1.5),
    ])  # fmt: skip


def _benches(size: int, upright: bool) -> Markup:
    spots = [(56, CELL * n + 63) if upright else (CELL * n + 54, 63) for n in range(size)]
    seats = [f"M{number(x)} {number(y)}h11m-9 0v4m7-4v4" for x, y in spots]
    return path(seats, stroke=TRUNK, stroke_width=2)
