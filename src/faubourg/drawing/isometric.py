"""Space on paper: x to the lower right, y to the lower left, z up; light from the left."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from faubourg.drawing.svg import Point, closed, stroke

ACROSS: Final = 50.0  # half the width of a cell
ALONG: Final = 35.0  # half its height: the eye stands 44 degrees above the table
RISE: Final = 41.0  # one level


def project(x: float, y: float, z: float = 0) -> Point:
    return (x - y) * ACROSS, (x + y) * ALONG - z * RISE


class Face(NamedTuple):
    """A flat side with its own coordinates: u to the right and v up, both from 0 to 1."""

    origin: Point
    right: Point  # where u = 1
    up: Point  # where v = 1

    def at(self, u: float, v: float) -> Point:
        (ox, oy), (rx, ry), (ux, uy) = self.origin, self.right, self.up
        return ox + u * (rx - ox) + v * (ux - ox), oy + u * (ry - oy) + v * (uy - oy)

    def corners(self) -> list[Point]:
        return [self.at(0, 0), self.at(1, 0), self.at(1, 1), self.at(0, 1)]

    def pane(self, left: float, low: float, right: float, high: float) -> str:
        """A rectangle lying on the face, as a piece of a path."""
        edges = [(left, low), (right, low), (right, high), (left, high)]
        return self.shape(edges)

    def shape(self, points: Iterable[tuple[float, float]]) -> str:
        return closed([self.at(u, v) for u, v in points])

    def line(self, points: Iterable[tuple[float, float]]) -> str:
        return stroke([self.at(u, v) for u, v in points])


class Block(NamedTuple):
    """A box standing on the table, upright and parallel to the axes."""

    x: float
    y: float
    z: float
    wide: float  # along x
    deep: float  # along y
    high: float = 1.0

    @property
    def top(self) -> Face:
        x, y, z = self.x, self.y, self.z + self.high
        far = y + self.deep
        return Face(project(x, far, z), project(x + self.wide, far, z), project(x, y, z))

    @property
    def left(self) -> Face:
        x, y, z = self.x, self.y + self.deep, self.z
        return Face(project(x, y, z), project(x + self.wide, y, z), project(x, y, z + self.high))

    @property
    def right(self) -> Face:
        x, y, z = self.x + self.wide, self.y, self.z
        near = y + self.deep
        return Face(project(x, near, z), project(x, y, z), project(x, near, z + self.high))

    def outline(self) -> list[Point]:
        """The six corners of the whole silhouette."""
        top, left, right = self.top, self.left, self.right
        feet = [right.at(1, 0), right.at(0, 0), left.at(0, 0)]
        return [top.at(0, 0), top.at(0, 1), top.at(1, 1), *feet]


def tile(x: float, y: float, z: float = 0, margin: float = 0.0) -> Face:
    """A flat square of the table, smaller by its margin on every side."""
    low, high = margin, 1 - margin
    near = project(x + low, y + high, z)
    return Face(near, project(x + high, y + high, z), project(x + low, y + low, z))


def inside(outline: list[Point], point: Point) -> bool:
    """Whether a convex outline covers a point: it lies on the same side of every edge."""
    sides = []
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        sides.append((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax))
    return min(sides) >= 0 or max(sides) <= 0


def turned(x: int, y: int, size: int, quarters: int) -> tuple[int, int]:
    """Where a cell of a square board lies once the viewer has walked around it."""
    for _ in range(quarters % 4):
        x, y = size - 1 - y, x
    return x, y
