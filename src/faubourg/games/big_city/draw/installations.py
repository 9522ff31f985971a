"""The parks and the factories."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.oblique import Body
from faubourg.drawing.palette import INK, LAWN, LAWN_LINE, PAPER, PAVING, TRUNK, WATER, YELLOW
from faubourg.drawing.svg import Markup, closed, disc, number, path, together
from faubourg.games.big_city.draw import sketch
from faubourg.games.big_city.draw.sketch import BRICK, SLATE, box, outlined, shadow

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
        sketch.trees(tall, *((x + CELL * n * (not upright), y + CELL * n * upright)
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


# Brick halls with toothed roofs, chimneys and smoke

TOOTH: Final = 9.0
COGS: Final = ((0, -12), (10.4, -6), (10.4, 6), (0, 12), (-10.4, 6), (-10.4, -6))


def rockwell() -> Markup:
    """Four plots: one great hall, three chimneys, a gate for lorries, a tank."""
    body = Body(20, 183, 148, 40, 104)
    chimneys = [_chimney(x, y, 32) for x, y in ((136, 52), (153, 48), (170, 54))]
    return together([
        shadow(body), *chimneys, _hall(body, 4, 8),
        outlined(BRICK, SLATE.left, [(81, 183), (107, 183), (107, 161), (81, 161)]),
        path([f"M81 {y}h26" for y in range(180, 160, -4)], stroke=SLATE.line, stroke_width=1),
        _gear(38, 34),
        path(["M60 62v-20a11 5 0 0 1 22 0v20a11 5 0 0 1-22 0zM60 42a11 5 0 0 0 22 0"],
             fill=SLATE.left, stroke=SLATE.line),
    ])  # fmt: skip


def stanford(cells: tuple[tuple[int, int], ...]) -> Markup:
    """Three plots around a corner: two wings, and the chimney where they meet."""
    corner = next(
        (x, y) for x, y in cells if sum(abs(x - u) + abs(y - v) == 1 for u, v in cells) == 2
    )
    other = next(cell for cell in cells if cell[1] != corner[1])
    left, top = CELL * min(x for x, y in cells if y == corner[1]), CELL * corner[1]
    x = CELL * corner[0] + 20
    wing = Body(left + 20, top + 84, 150, 34, 26)
    gear = _gear(CELL * other[0] + 44, CELL * other[1] + 58)
    if other[1] > corner[1]:
        arm = Body(x, CELL * other[1] + 83, 52, 32, 106)
        halls = [_chimney(x + 46, top + 50, 26), _hall(wing, 4, 8), _hall(arm, 3, 3)]
    else:
        arm = Body(x, top + 66, 52, 30, 92)
        halls = [_hall(arm, 3, 3), _chimney(x + 50, top - 34, 34), _hall(wing, 4, 8)]
    return together([shadow(wing, arm), *halls, gear])


def _hall(body: Body, teeth: int, columns: int) -> Markup:
    return together([
        box(body, BRICK), _roof(body, teeth),
        sketch.windows(body.front, columns, 1, (0.02, 0.3, 0.98, 0.95), 0.66, 0.6),
    ])  # fmt: skip


def _roof(body: Body, teeth: int) -> Markup:
    """Like a saw, its glass towards the light."""
    top = body.top
    ends, panes, slopes = [], [], []
    for n in range(teeth):
        low, far = top.at(n / teeth, 0), top.at(n / teeth, 1)
        near, back = top.at((n + 1) / teeth, 0), top.at((n + 1) / teeth, 1)
        peak, behind = (low[0], low[1] - TOOTH), (far[0], far[1] - TOOTH)
        ends.append([low, peak, near])
        panes.append(closed([low, far, behind, peak]))
        slopes.append([peak, behind, back, near])
    return together([
        outlined(SLATE, SLATE.top, *slopes), sketch.glass(*panes, fill=sketch.GLASS),
        outlined(BRICK, BRICK.left, *ends),
    ])  # fmt: skip


def _chimney(x: float, y: float, high: float) -> Markup:
    """With a little smoke; y is the foot of what is seen of it."""
    smoke = disc(x + 9, y - high - 7, 4.5) + disc(x + 16, y - high - 12, 5.5)
    return together([
        path([smoke], class_="smoke", fill=INK, fill_opacity=0.18),
        box(Body(x, y, 9, high, 5, 3), BRICK),
        path([f"M{x + 1:.0f} {y - high + 5:.0f}h7"], stroke=PAPER, stroke_width=3),
    ])  # fmt: skip


def _gear(x: float, y: float) -> Markup:
    """The sign of all factories."""
    cogs = "".join(f"M{x} {y}l{u} {v}" for u, v in COGS)
    return together([
        path([cogs], stroke=SLATE.line, stroke_width=6),
        path([disc(x, y, 8.5)], fill=YELLOW.top, stroke=SLATE.line, stroke_width=2),
        path([disc(x, y, 3)], fill=SLATE.line),
    ])  # fmt: skip
