"""Boxes on a map: a true front, and a depth that runs up the paper and a little to the right.

With their roofs, windows and shadows, and trees between them: where all that is, for each game
to paint.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from faubourg.drawing.isometric import Face
from faubourg.drawing.svg import Point, number

LEAN: Final = 13.0  # how far to the right the back of a box stands


class Body(NamedTuple):
    """An upright box whose front faces the viewer; light from the left, so its right is dark."""

    x: float  # the lower left corner of its front
    y: float
    wide: float
    high: float
    deep: float
    lean: float = LEAN

    @property
    def front(self) -> Face:
        x, y = self.x, self.y
        return Face((x, y), (x + self.wide, y), (x, y - self.high))

    @property
    def side(self) -> Face:
        x, y = self.x + self.wide, self.y
        return Face((x, y), (x + self.lean, y - self.deep), (x, y - self.high))

    @property
    def top(self) -> Face:
        x, y = self.x, self.y - self.high
        return Face((x, y), (x + self.wide, y), (x + self.lean, y - self.deep))

    def outline(self) -> list[Point]:
        """The six corners of the whole silhouette."""
        front, side, top = self.front, self.side, self.top
        feet = [side.at(1, 0), front.at(1, 0), front.at(0, 0)]
        return [top.at(0, 0), top.at(0, 1), top.at(1, 1), *feet]

    def on_top(self, left: float, right: float, low: float, far: float, high: float) -> Body:
        """A box upon this one, by parts of its roof."""
        x, y = self.top.at(left, low)
        part = far - low
        return Body(x, y, self.wide * (right - left), high, self.deep * part, self.lean * part)

    # Roofs and shadows, by their corners

    def gable(self, rise: float) -> tuple[list[Point], Point]:
        """The side under a roof whose ridge runs along the front, and the end of that ridge."""
        side = self.side
        (x, y), (fx, fy) = side.at(0, 1), side.at(1, 1)
        peak = ((x + fx) / 2, (y + fy) / 2 - rise)
        return [side.at(0, 0), side.at(1, 0), (fx, fy), peak, (x, y)], peak

    def slope(self, peak: Point, over: float, end: float) -> list[Point]:
        """The front half of that roof, which hangs over the wall."""
        (lx, ly), (rx, ry) = self.front.at(0, 1), self.front.at(1, 1)
        ridge = [(peak[0] + 1, peak[1]), (peak[0] - self.wide - end, peak[1])]
        return [(lx - over, ly + over), (rx + over, ry + over), *ridge]

    def front_gable(self, rise: float) -> tuple[list[Point], list[Point], list[Point]]:
        """The front under a roof whose ridge runs to the back, and its left and right slope."""
        front, top = self.front, self.top
        (lx, ly), (rx, ry) = front.at(0, 1), front.at(1, 1)
        (bx, by), far = top.at(1, 1), top.at(0, 1)
        peak, back = ((lx + rx) / 2, ly - rise), (bx - self.wide / 2, by - rise)
        wall = [front.at(0, 0), front.at(1, 0), (rx, ry), peak, (lx, ly)]
        left = [(lx - 2, ly + 1), peak, back, (far[0] - 2, far[1])]
        return wall, left, [(rx + 2, ry + 1), peak, back, (bx + 2, by)]

    def shadow(self, reach: float, slant: float) -> list[Point]:
        """Light from the left: it lies on the ground, to the right."""
        foot, far = self.side.at(0, 0), self.side.at(1, 0)
        return [foot, far, (far[0] + reach, far[1] + slant), (foot[0] + reach, foot[1])]


Part: TypeAlias = tuple[float, float, float, float]  # of a wall: left, low, right, high


class Panes(NamedTuple):
    """Windows of a wall as dashed lines: their ends, how thick, and how long dash and gap are."""

    ends: list[tuple[Point, Point]]
    thick: float
    dashes: str


def panes(face: Face, columns: int, rows: int, part: Part, wide: float, tall: float) -> Panes:
    """In a front each row is one line, as thick as windows are tall.

    In a wall seen from the side each column is one, as only upright lines stay upright there.
    """
    left, low, right, high = part
    across, up = (right - left) / columns, (high - low) / rows
    (ax, ay), (bx, by), (_, ty) = face
    if ay == by:
        inset = across * (1 - wide) / 2
        ends = [((left + inset, v), (right - inset, v)) for v in _middles(low, up, rows)]
        along, thick, share = across * (bx - ax), tall * up * (ay - ty), wide
    else:
        inset = up * (1 - tall) / 2
        ends = [((u, low + inset), (u, high - inset)) for u in _middles(left, across, columns)]
        along, thick, share = up * (ay - ty), wide * across * (bx - ax), tall
    return Panes(ends, thick, f"{number(share * along)} {number((1 - share) * along)}")


def _middles(start: float, step: float, count: int) -> list[float]:
    return [start + step * (place + 0.5) for place in range(count)]


class Tree(NamedTuple):
    """A round tree: where its trunk, its crown and the light on it are; dots of these widths."""

    foot: Point
    crown: Point
    light: Point


CROWN, LIGHT = 1.25, 0.8  # how wide, in sizes of a tree


def grown(size: float, feet: Iterable[Point]) -> list[Tree]:
    return [Tree((x, y), (x, y - size), (x - size / 6, y - size * 1.15)) for x, y in feet]
