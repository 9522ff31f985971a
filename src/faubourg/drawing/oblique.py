"""Boxes on a map: a true front, and a depth that runs up the paper and a little to the right."""

from __future__ import annotations

from typing import Final, NamedTuple

from faubourg.drawing.isometric import Face
from faubourg.drawing.svg import Point

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
