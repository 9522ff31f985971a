"""Strokes that all buildings are made of: walls, roofs, windows, trees and shadows.

The layer they are drawn in says how thick outlines are.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from faubourg.drawing.isometric import Face
from faubourg.drawing.oblique import Body
from faubourg.drawing.palette import INK, LEAF, LEAF_DARK, PAPER, TRUNK, Tone
from faubourg.drawing.svg import Markup, Point, closed, group, number, path, stroke
from faubourg.games.big_city.draw.paints import GLASS

OUTLINE: Final = 1.5
Part: TypeAlias = tuple[float, float, float, float]  # of a wall: left, low, right, high


def box(body: Body, tone: Tone) -> Markup:
    """Three faces of one paper."""
    return group(
        _face(body.side, tone.right), _face(body.front, tone.left), _face(body.top, tone.top),
        stroke=tone.line,
    )  # fmt: skip


def _face(face: Face, fill: str) -> Markup:
    return path([closed(face.corners())], fill=fill)


def gabled(body: Body, rise: float, walls: Tone, roof: Tone) -> Markup:
    """A roof whose ridge runs along the front."""
    front, side = body.front, body.side
    (x, y), (fx, fy) = side.at(0, 1), side.at(1, 1)
    peak = ((x + fx) / 2, (y + fy) / 2 - rise)
    gable = [side.at(0, 0), side.at(1, 0), (fx, fy), peak, (x, y)]
    left, right, over = front.at(0, 1), front.at(1, 1), 3.0
    ridge = [(peak[0] + 1, peak[1]), (peak[0] - body.wide - 2, peak[1])]
    slope = [(left[0] - over, left[1] + over), (right[0] + over, right[1] + over), *ridge]
    return group(
        path([closed(gable)], fill=walls.right), _face(front, walls.left),
        path([closed(slope)], fill=roof.top, stroke=roof.line), stroke=walls.line,
    )  # fmt: skip


def peaked(body: Body, rise: float, walls: Tone, roof: Tone) -> Markup:
    """A roof whose ridge runs from the front to the back, so that the front has a gable."""
    front, top = body.front, body.top
    (lx, ly), (rx, ry), (bx, by) = front.at(0, 1), front.at(1, 1), top.at(1, 1)
    peak, back = ((lx + rx) / 2, ly - rise), (bx - body.wide / 2, by - rise)
    far = top.at(0, 1)
    gable = [front.at(0, 0), front.at(1, 0), (rx, ry), peak, (lx, ly)]
    slopes = [[(lx - 2, ly + 1), peak, back, (far[0] - 2, far[1])],
              [(rx + 2, ry + 1), peak, back, (bx + 2, by)]]  # fmt: skip
    return group(
        _face(body.side, walls.right), path([closed(gable)], fill=walls.left),
        path([closed(slopes[0])], fill=roof.top, stroke=roof.line),
        path([closed(slopes[1])], fill=roof.left, stroke=roof.line), stroke=walls.line,
    )  # fmt: skip


def windows(face: Face, columns: int, rows: int, part: Part, wide: float = 0.6,
            tall: float = 0.62, fill: str = GLASS, dim: bool = False) -> Markup:  # fmt: skip
    """Windows in columns and rows of a front: each row is a dashed line, as thick as they are tall.

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
    return path([face.line(end) for end in ends], class_="window", stroke=fill, stroke_width=thick,
                stroke_dasharray=f"{number(share * along)} {number((1 - share) * along)}",
                stroke_opacity=0.6 if dim else None)  # fmt: skip


def _middles(start: float, step: float, count: int) -> list[float]:
    return [start + step * (place + 0.5) for place in range(count)]


def glass(*pieces: str, fill: str = GLASS) -> Markup:
    """Windows of other shapes."""
    return path(pieces, class_="window", fill=fill)


def light(*pieces: str) -> Markup:
    return path(pieces, class_="light", fill=PAPER)


def shade(tone: Tone, *pieces: str) -> Markup:
    return path(pieces, class_="shade", fill=tone.line, fill_opacity=0.7)


def filled(fill: str, *pieces: str) -> Markup:
    return path(pieces, fill=fill)


def outlined(tone: Tone, fill: str, *shapes: list[Point]) -> Markup:
    return path([closed(shape) for shape in shapes], fill=fill, stroke=tone.line)


def lines(colour: str, width: float, *rows: list[Point]) -> Markup:
    return path([stroke(points) for points in rows], stroke=colour, stroke_width=width)


def disc(x: float, y: float, r: float) -> str:
    """A circle, as a piece of a path."""
    r = round(r, 1)
    size, there = number(r), number(2 * r)
    start = f"M{number(x - r)} {number(y)}"
    return f"{start}a{size} {size} 0 1 0 {there} 0a{size} {size} 0 1 0-{there} 0z"


def rect(x: float, y: float, wide: float, high: float) -> str:
    """An upright rectangle, as a piece of a path."""
    shape = f"M{number(x)} {number(y)}h{number(wide)}v{number(high)}h{number(-wide)}z"
    return shape.replace(" -", "-")


def shadow(*bodies: Body) -> Markup:
    """Light from the left: it lies on the ground, to the right."""
    shapes = []
    for body in bodies:
        reach = 4 + body.high / 6
        foot, far = body.side.at(0, 0), body.side.at(1, 0)
        shapes.append(closed([foot, far, (far[0] + reach, far[1] + 2), (foot[0] + reach, foot[1])]))
    return path(shapes, class_="shadow", fill=INK, fill_opacity=0.15)


def trees(size: float, *feet: Point) -> Markup:
    """Round trees of one size: a crown is a dot, the end of a line without length."""
    trunks = [f"M{number(x)} {number(y)}v-{number(size)}" for x, y in feet]
    crowns = [f"M{number(x)} {number(y - size)}h0" for x, y in feet]
    lights = [f"M{number(x - size / 6)} {number(y - size * 1.15)}h0" for x, y in feet]
    return group(
        path(trunks, stroke=TRUNK, stroke_width=2.6),
        path(crowns, stroke=LEAF_DARK, stroke_width=size * 1.25),
        path(lights, stroke=LEAF, stroke_width=size * 0.8), class_="trees", stroke_linecap="round",
    )  # fmt: skip


def dots(colour: str, size: float, *places: Point) -> Markup:
    spots = [f"M{number(x)} {number(y)}h0" for x, y in places]
    return path(spots, stroke=colour, stroke_width=size, stroke_linecap="round")
