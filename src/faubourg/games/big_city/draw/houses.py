"""Residences and offices, from one plot to three in a row, across the paper or up it."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.isometric import Face
from faubourg.drawing.oblique import Body
from faubourg.drawing.palette import GREEN, RED
from faubourg.drawing.svg import Markup, path, together
from faubourg.games.big_city.draw.paints import PANE, PLASTER
from faubourg.games.big_city.draw.sketch import (
    box,
    gabled,
    outlined,
    peaked,
    rect,
    shade,
    shadow,
    trees,
    windows,
)

CELL: Final = 100.0


def residence(size: int, upright: bool) -> Markup:
    """Green roofs over pale walls: a cottage, a terrace, a mansion block."""
    if size == 1:
        return _cottage()
    return _estate(size) if upright else _terrace(size)


def _cottage() -> Markup:
    body = Body(22, 83, 46, 24, 32)
    return together([
        shadow(body), trees(12, (21, 62), (82, 88)), gabled(body, 17, PLASTER, GREEN),
        _chimney(56, y=36),
        windows(body.front, 2, 1, (0.04, 0.3, 0.96, 0.9), 0.5, 0.8, PANE),
        shade(GREEN, _door(body.front, 0.5, 7)),
    ])  # fmt: skip


def _terrace(size: int) -> Markup:
    """Two plots: a row of houses; three: with a pavilion in the middle."""
    body = Body(20, 84, CELL * size - 50, 30, 28)
    chimneys = _chimney(*(body.front.at((n + 0.8) / size, 0)[0] for n in range(size)), y=32)
    parts = [shadow(body), gabled(body, 15, PLASTER, GREEN), chimneys, _floors(body, size)]
    return together([*parts, _pavilion()] if size == 3 else parts)


def _floors(body: Body, houses: int) -> Markup:
    """Windows above, and below them windows between the doors."""
    front = body.front
    doors = [_door(front, (n + 0.5) / houses, 8) for n in range(houses)]
    return together([
        windows(front, 4 * houses, 1, (0.01, 0.52, 0.99, 0.98), 0.56, 0.72, PANE),
        windows(front, 2 * houses, 1, (0, 0.04, 1, 0.5), 0.46, 0.72, PANE), shade(GREEN, *doors),
    ])  # fmt: skip


def _pavilion() -> Markup:
    body = Body(118, 85, 54, 42, 22)
    return together([
        shadow(body), peaked(body, 12, PLASTER, GREEN),
        windows(body.front, 3, 2, (0.04, 0.38, 0.96, 0.98), 0.6, 0.66, PANE),
        shade(GREEN, _door(body.front, 0.5, 10)),
    ])  # fmt: skip


def _estate(size: int) -> Markup:
    """The same up the paper: a house for every plot, joined by one long wing behind them."""
    foot = CELL * size - 17
    wing = Body(43, foot - 8, 20, 24, CELL * (size - 1), 6)
    houses = [Body(20, foot - CELL * n, 52, 30, 24) for n in reversed(range(size))]
    return together([shadow(wing), peaked(wing, 9, PLASTER, GREEN), *map(_house, houses)])


def _house(body: Body) -> Markup:
    return together([
        shadow(body), gabled(body, 13, PLASTER, GREEN), _chimney(body.x + 38, y=body.y - 50),
        _floors(body, 1),
    ])  # fmt: skip


def _door(front: Face, middle: float, wide: float) -> str:
    (x, y), high = front.at(middle, 0), 0.46 * (front.origin[1] - front.up[1])
    return rect(x - wide / 2, y - high, wide, high)


def _chimney(*places: float, y: float) -> Markup:
    return path([rect(x, y - 11, 6, 12) for x in places], fill=PLASTER.left, stroke=PLASTER.line)


def office(size: int, upright: bool) -> Markup:
    """Red towers of glass, one for each plot, on one base."""
    if size == 1:
        body = Body(25, 85, 42, 48, 20)
        side = windows(body.side, 2, 5, (0.08, 0.04, 0.92, 0.97), 0.6, 0.6, dim=True)
        return together([shadow(body), _tower(body), side])
    reach = CELL * size
    base = Body(20, reach - 15, 54, 15, reach - 58) if upright else Body(20, 85, reach - 52, 15, 30)
    columns = 3 if upright else 4 * size
    towers = [_standing(n, size, upright) for n in range(size)]
    return together([
        shadow(base), box(base, RED),
        windows(base.front, columns, 1, (0.02, 0.1, 0.98, 0.95), 0.74, 0.7), *map(_tower, towers),
    ])  # fmt: skip


def _standing(place: int, size: int, upright: bool) -> Body:
    """The tower of one plot, the farthest or the leftmost first."""
    if upright:
        return Body(27, CELL * (place + 1) - 27, 40, 40, 18, 11)
    high = 46.0 if (place, size) in ((1, 3), (0, 2)) else 34.0
    return Body(28 + CELL * place - (4 if place else 0), 76, 46, high, 16, 10)


def _tower(body: Body) -> Markup:
    """Strips of glass, and a roof garden for who works late."""
    rows = round(body.high / 9.5)
    top = body.top
    deck = [top.at(u, v) for u, v in ((0.16, 0.24), (0.6, 0.24), (0.6, 0.78), (0.16, 0.78))]
    return together([
        box(body, RED), windows(body.front, 4, rows, (0.05, 0.04, 0.95, 0.97), 0.66, 0.64),
        outlined(RED, RED.left, deck),
    ])  # fmt: skip
