"""The two factories: brick halls with toothed roofs, chimneys and smoke."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.oblique import Body
from faubourg.drawing.palette import INK, PAPER, YELLOW
from faubourg.drawing.svg import Markup, closed, path, together
from faubourg.games.big_city.draw.paints import BRICK, GLASS, SLATE
from faubourg.games.big_city.draw.sketch import box, disc, glass, outlined, shadow, windows

CELL: Final = 100.0
TOOTH: Final = 9.0
COGS: Final = ((0, -12), (10.4, -6), (10.4, 6), (0, 12), (-10.4, 6), (-10.4, -6))


def rockwell() -> Markup:
    """Four plots: one great hall, three chimneys, a gate for lorries."""
    body = Body(20, 183, 148, 40, 104)
    chimneys = [_chimney(x, y, 32) for x, y in ((136, 52), (153, 48), (170, 54))]
    return together([
        shadow(body), *chimneys, _hall(body, 4, 8), _gate(94, 183), _gear(38, 34), _tank(60, 62),
    ])  # fmt: skip


def stanford(cells: tuple[tuple[int, int], ...]) -> Markup:
    """Three plots around a corner: two wings, and the chimney where they meet."""
    corner = next(cell for cell in cells if sum(_adjacent(cell, other) for other in cells) == 2)
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


def _adjacent(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def _hall(body: Body, teeth: int, columns: int) -> Markup:
    return together([
        box(body, BRICK), _roof(body, teeth),
        windows(body.front, columns, 1, (0.02, 0.3, 0.98, 0.95), 0.66, 0.6),
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
        outlined(SLATE, SLATE.top, *slopes), glass(*panes, fill=GLASS),
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


def _gate(x: float, y: float) -> Markup:
    ribs = "".join(f"M{x - 13} {y - 4 * n - 3}h26" for n in range(5))
    door = [(x - 13, y), (x + 13, y), (x + 13, y - 22), (x - 13, y - 22)]
    return together([
        outlined(BRICK, SLATE.left, door), path([ribs], stroke=SLATE.line, stroke_width=1),
    ])  # fmt: skip


def _gear(x: float, y: float) -> Markup:
    """The sign of all factories."""
    cogs = "".join(f"M{x} {y}l{u} {v}" for u, v in COGS)
    return together([
        path([cogs], stroke=SLATE.line, stroke_width=6),
        path([disc(x, y, 8.5)], fill=YELLOW.top, stroke=SLATE.line, stroke_width=2),
        path([disc(x, y, 3)], fill=SLATE.line),
    ])  # fmt: skip


def _tank(x: float, y: float) -> Markup:
    barrel = f"M{x} {y}v-20a11 5 0 0 1 22 0v20a11 5 0 0 1-22 0z"
    rim = f"M{x} {y - 20}a11 5 0 0 0 22 0"
    return path([barrel, rim], fill=SLATE.left, stroke=SLATE.line)
