"""Strokes that all buildings are made of: what shares a paint within a tile is one path."""

from __future__ import annotations

from typing import Final, NamedTuple

from faubourg.drawing.isometric import Face
from faubourg.drawing.oblique import Body
from faubourg.drawing.palette import INK, LEAF, LEAF_DARK, TRUNK, Tone
from faubourg.drawing.svg import Attribute, Markup, Point, closed, number, path, stroke, together
from faubourg.games.small_city.draw.paints import GLASS

OUTLINE: Final = 1.3


class Paint(NamedTuple):
    """How a layer looks."""

    fill: str | None = None
    line: str | None = None
    width: float | None = None
    dashes: str | None = None
    class_: str | None = None
    opacity: float | None = None
    round: bool = False

    def attributes(self) -> dict[str, Attribute]:
        return {
            "class_": self.class_, "fill": self.fill, "stroke": self.line,
            "stroke_width": self.width, "stroke_dasharray": self.dashes,
            "fill_opacity": self.opacity, "stroke_linecap": "round" if self.round else None,
        }  # fmt: skip


SHADOW: Final = Paint(INK, class_="shadow", opacity=0.15)
WINDOW: Final = Paint(GLASS, class_="window")


class Sketch:
    """A drawing in layers; the layer that is begun first lies lowest."""

    def __init__(self) -> None:
        self.layers: dict[Paint, list[str]] = {}

    def add(self, paint: Paint, *pieces: str) -> None:
        self.layers.setdefault(paint, []).extend(pieces)

    def fill(self, colour: str, *pieces: str, line: str | None = None) -> None:
        self.add(Paint(colour, line), *pieces)

    def line(self, colour: str, width: float, *pieces: str) -> None:
        self.add(Paint(None, colour, width, round=True), *pieces)

    def markup(self) -> Markup:
        return together(path(pieces, **paint.attributes()) for paint, pieces in self.layers.items())

    # Buildings

    def shade(self, body: Body) -> None:
        """Light from the left: the shadow lies on the ground, to the right."""
        foot, far = body.side.at(0, 0), body.side.at(1, 0)
        reach = 3 + body.high / 8
        ground = [foot, far, (far[0] + reach, far[1] + 1), (foot[0] + reach, foot[1])]
        self.add(SHADOW, closed(ground))

    def box(self, body: Body, tone: Tone, top: Tone | None = None) -> None:
        """Three faces of one paper; the roof may be of another."""
        self.shade(body)
        self.add(Paint(tone.right, tone.line), closed(body.side.corners()))
        self.add(Paint(tone.left, tone.line), closed(body.front.corners()))
        self.add(Paint((top or tone).top, (top or tone).line), closed(body.top.corners()))

    def gabled(self, body: Body, rise: float, walls: Tone, roof: Tone) -> None:
        """A roof whose ridge runs along the front."""
        side, front = body.side, body.front
        (x, y), (fx, fy) = side.at(0, 1), side.at(1, 1)
        peak = ((x + fx) / 2, (y + fy) / 2 - rise)
        self.shade(body)
        gable = [side.at(0, 0), side.at(1, 0), (fx, fy), peak, (x, y)]
        self.add(Paint(walls.right, walls.line), closed(gable))
        self.add(Paint(walls.left, walls.line), closed(front.corners()))
        (lx, ly), (rx, ry) = front.at(0, 1), front.at(1, 1)
        ridge = [(peak[0] + 1, peak[1]), (peak[0] - body.wide - 1, peak[1])]
        slope = [(lx - 2, ly + 2), (rx + 2, ry + 2), *ridge]
        self.add(Paint(roof.top, roof.line), closed(slope))

    def peaked(self, body: Body, rise: float, walls: Tone, roof: Tone) -> None:
        """A roof whose ridge runs to the back, so that the front has a gable."""
        front, top = body.front, body.top
        (lx, ly), (rx, ry) = front.at(0, 1), front.at(1, 1)
        (bx, by), peak = top.at(1, 1), ((lx + rx) / 2, ly - rise)
        back = (bx - body.wide / 2, by - rise)
        self.shade(body)
        self.add(Paint(walls.right, walls.line), closed(body.side.corners()))
        gable = [front.at(0, 0), front.at(1, 0), (rx, ry), peak, (lx, ly)]
        self.add(Paint(walls.left, walls.line), closed(gable))
        self.add(Paint(roof.top, roof.line), closed([(rx + 2, ry + 1), peak, back, (bx + 2, by)]))

    def windows(self, face: Face, columns: int, rows: int, part: Box4 = None,
                colour: str = GLASS) -> None:  # fmt: skip
        """Rows of windows in a front: each a dashed line, as thick as they are tall."""
        left, low, right, high = part or (0.06, 0.1, 0.94, 0.94)
        (ax, ay), (bx, _), (_, ty) = face
        across, up = (right - left) * (bx - ax) / columns, (high - low) / rows
        inset = 0.2 * across / (bx - ax)
        ends = [
            ((left + inset, low + up * (n + 0.5)), (right - inset, low + up * (n + 0.5)))
            for n in range(rows)
        ]
        dashes = f"{number(0.6 * across)} {number(0.4 * across)}"
        paint = Paint(None, colour, round(0.6 * up * (ay - ty), 1), dashes, "window")
        self.add(paint, *(face.line(end) for end in ends))

    def trees(self, size: float, *feet: Point) -> None:
        """Round trees: a crown is a dot, the end of a line without length."""
        self.line(TRUNK, 2.4, *(way(x, y, f"v-{number(size)}") for x, y in feet))
        crowns = [way(x, y - size, "h0") for x, y in feet]
        self.line(LEAF_DARK, round(size * 1.25, 1), *crowns)
        lights = [way(x - size / 6, y - size * 1.15, "h0") for x, y in feet]
        self.line(LEAF, round(size * 0.8, 1), *lights)


Box4 = tuple[float, float, float, float] | None


def rect(x: float, y: float, wide: float, high: float) -> str:
    """An upright rectangle, as a piece of a path."""
    return way(x, y, f"h{number(wide)}v{number(high)}h{number(-wide)}z")


def disc(x: float, y: float, r: float) -> str:
    """A circle, as a piece of a path."""
    r = round(r, 1)
    size, there = number(r), number(2 * r)
    start = way(x - r, y, "")
    return f"{start}a{size} {size} 0 1 0 {there} 0a{size} {size} 0 1 0-{there} 0z"


def poly(*points: Point) -> str:
    return closed(points)


def lines(*points: Point) -> str:
    return stroke(points)


def way(x: float, y: float, rest: str) -> str:
    """A piece of a path that begins at a point and goes on from there."""
    return f"M{number(x)} {number(y)}{rest}".replace(" -", "-")
