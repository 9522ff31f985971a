"""Outlines of pieces that lie on several cells of a square grid."""

from __future__ import annotations

from collections.abc import Set
from typing import TypeAlias

from faubourg.drawing.svg import number

Cell: TypeAlias = tuple[int, int]  # column and row; a corner likewise


def around(cells: Set[Cell], side: float, gap: float, rounding: float) -> str:
    """Around all of them, as a piece of a path; inner corners are square, outer ones round."""
    return "".join(_loop(walk, side, gap, rounding) for walk in _loops(cells))


def _loops(cells: Set[Cell]) -> list[list[Cell]]:
    """The borders as closed walks with the piece on the right hand."""
    steps: dict[Cell, Cell] = {}
    for x, y in cells:
        sides = (
            ((x, y), (x + 1, y), (x, y - 1)), ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)), ((x, y + 1), (x, y), (x - 1, y)),
        )  # fmt: skip
        steps |= {start: end for start, end, beyond in sides if beyond not in cells}
    found = []
    while steps:
        start = min(steps)
        walk, here = [start], steps.pop(start)
        while here != start:
            walk.append(here)
            here = steps.pop(here)
        found.append(walk)
    return found


def _loop(walk: list[Cell], side: float, gap: float, rounding: float) -> str:
    """Each corner is moved inwards by the gap, and rounded."""
    count, pieces = len(walk), []
    for place, (x, y) in enumerate(walk):
        (bx, by), (ax, ay) = walk[place - 1], walk[(place + 1) % count]
        (ix, iy), (ox, oy) = (x - bx, y - by), (ax - x, ay - y)
        if (ix, iy) == (ox, oy):
            continue
        # The inside lies to the right of the way: for a step (dx, dy) that is (-dy, dx).
        px, py = side * x + gap * (-iy - oy), side * y + gap * (ix + ox)
        pieces += [(px - rounding * ix, py - rounding * iy, px, py,
                    px + rounding * ox, py + rounding * oy)]  # fmt: skip
    words = ["{} {}Q{} {} {} {}".format(*map(number, piece)) for piece in pieces]
    return ("M" + "L".join(words)).replace(" -", "-") + "z"
