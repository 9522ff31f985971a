"""Each player has a colour and a shape of its own, so that nothing rests on colour alone."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from faubourg.drawing.chart import INKS
from faubourg.drawing.svg import Attribute, Markup, Point, closed, number, path, ring

# Corners from the middle, the size of a mark being 1; the same signs as in charts and lists.
_SQUARE: Final = ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8))
_UP: Final = ((0, -1), (0.95, 0.75), (-0.95, 0.75))
_CROSS: Final = (
    (-0.32, -0.95), (0.32, -0.95), (0.32, -0.32), (0.95, -0.32), (0.95, 0.32), (0.32, 0.32),
    (0.32, 0.95), (-0.32, 0.95), (-0.32, 0.32), (-0.95, 0.32), (-0.95, -0.32), (-0.32, -0.32),
)  # fmt: skip


def _around(corners: int, *radii: float) -> tuple[Point, ...]:
    turns = [2 * pi * place / corners for place in range(corners)]
    far = [radii[place % len(radii)] for place in range(corners)]
    return tuple((r * sin(turn), -r * cos(turn)) for turn, r in zip(turns, far, strict=True))


SHAPES: Final[tuple[tuple[Point, ...], ...]] = (
    (), _SQUARE, _UP, ((0, -1.1), (0.9, 0), (0, 1.1), (-0.9, 0)), _around(10, 1.1, 0.48), _CROSS,
    tuple((x, -y) for x, y in _UP), _around(5, 1.0),
)  # fmt: skip


def ink(seat: int) -> str:
    return INKS[seat % len(INKS)]


@lru_cache(maxsize=1024)
def outline(seat: int, where: Point, size: float) -> str:
    """A player's shape around a point, as a piece of a path."""
    shape, (x, y) = SHAPES[seat % len(SHAPES)], where
    if shape:
        return closed([(x + size * u, y + size * v) for u, v in shape])
    r = round(0.9 * size, 1)  # a circle has no corners, but two halves that must meet exactly
    return f"M{number(x - r)} {number(y)}{ring(r)}"


def painted(seat: int, also: str = "") -> dict[str, Attribute]:
    """What is painted in a player's colour says so; a style sheet may give it another by night."""
    return {"class_": f"{also}seat-{seat}", "color": ink(seat)}


def mark(seat: int, where: Point, size: float, **attributes: Attribute) -> Markup:
    shape = outline(seat, where, size)
    return path([shape], **painted(seat % len(SHAPES)), fill="currentColor", **attributes)
