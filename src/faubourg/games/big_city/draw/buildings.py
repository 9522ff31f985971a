"""Houses, offices and the special buildings of the box, each with a silhouette of its own."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.isometric import Face
from faubourg.drawing.oblique import Body
from faubourg.drawing.palette import BLACK, BLUE, GLOW, GREEN, INK, PAPER, RED, SAND, VIOLET, YELLOW
from faubourg.drawing.svg import Markup, Point, disc, group, number, path, rect, together
from faubourg.games.big_city.draw import sketch
from faubourg.games.big_city.draw.sketch import PLASTER, SLATE, box, outlined, shadow, windows

CELL: Final = 100.0
STAR: Final = (
    "M46.0 43.5L47.9 48.9L53.6 49.0L49.0 52.5L50.7 58.0L46.0 54.7L41.3 58.0"
    "L43.0 52.5L38.4 49.0L44.1 48.9z"
)


def residence(size: int, upright: bool) -> Markup:
    """Green roofs over pale walls: a cottage, a terrace, a mansion block."""
    if size == 1:
        return _cottage()
    return _estate(size) if upright else _terrace(size)


def _cottage() -> Markup:
    body = Body(22, 83, 46, 24, 32)
    return together([
        shadow(body), sketch.trees(12, (21, 62), (82, 88)), sketch.gabled(body, 17, PLASTER, GREEN),
        _chimney(56, y=36),
        windows(body.front, 2, 1, (0.04, 0.3, 0.96, 0.9), 0.5, 0.8, sketch.PANE),
        sketch.shade(GREEN, _door(body.front, 0.5, 7)),
    ])  # fmt: skip


def _terrace(size: int) -> Markup:
    """Two plots: a row of houses; three: with a pavilion in the middle."""
    body = Body(20, 84, CELL * size - 50, 30, 28)
    chimneys = _chimney(*(body.front.at((n + 0.8) / size, 0)[0] for n in range(size)), y=32)
    parts = [shadow(body), sketch.gabled(body, 15, PLASTER, GREEN), chimneys, _floors(body, size)]
    return together([*parts, _pavilion()] if size == 3 else parts)


def _floors(body: Body, houses: int) -> Markup:
    """Windows above, and below them windows between the doors."""
    front = body.front
    doors = [_door(front, (n + 0.5) / houses, 8) for n in range(houses)]
    return together([
        windows(front, 4 * houses, 1, (0.01, 0.52, 0.99, 0.98), 0.56, 0.72, sketch.PANE),
        windows(front, 2 * houses, 1, (0, 0.04, 1, 0.5), 0.46, 0.72, sketch.PANE),
        sketch.shade(GREEN, *doors),
    ])  # fmt: skip


def _pavilion() -> Markup:
    body = Body(118, 85, 54, 42, 22)
    return together([
        shadow(body), sketch.peaked(body, 12, PLASTER, GREEN),
        windows(body.front, 3, 2, (0.04, 0.38, 0.96, 0.98), 0.6, 0.66, sketch.PANE),
        sketch.shade(GREEN, _door(body.front, 0.5, 10)),
    ])  # fmt: skip


def _estate(size: int) -> Markup:
    """The same up the paper: a house for every plot, joined by one long wing behind them."""
    foot = CELL * size - 17
    wing = Body(43, foot - 8, 20, 24, CELL * (size - 1), 6)
    houses = [Body(20, foot - CELL * n, 52, 30, 24) for n in reversed(range(size))]
    return together([shadow(wing), sketch.peaked(wing, 9, PLASTER, GREEN), *map(_house, houses)])


def _house(body: Body) -> Markup:
    return together([
        shadow(body), sketch.gabled(body, 13, PLASTER, GREEN), _chimney(body.x + 38, y=body.y - 50),
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


# Special buildings


def city_hall() -> Markup:
    """A temple with a clock tower, and the flag above it."""
    body, tower = Body(19, 84, 54, 28, 24), Body(37, 66, 18, 34, 10, 6)
    front = body.front
    columns = [front.pane(u, 0.1, u + 0.09, 0.82) for u in (0.06, 0.25, 0.44, 0.63, 0.85)]
    gable = [front.at(-0.05, 1), front.at(1.05, 1), front.at(0.5, 1.5)]
    return together([
        shadow(body, tower), box(body, VIOLET), box(tower, VIOLET),
        sketch.light(disc(46, 44, 5.5)),
        sketch.lines(VIOLET.line, 1.4, [(46, 40.5), (46, 44), (48.5, 45.5)]),
        outlined(VIOLET, VIOLET.right, [(37, 32), (55, 32), (49, 24), (43, 24)]),
        outlined(VIOLET, VIOLET.top, gable), sketch.light(*columns, rect(17, 82, 58, 3)),
        path(["M46 24v-13"], stroke=VIOLET.line, stroke_width=1.6),
        path(["M46 11l12 3.5l-12 4z"], fill=VIOLET.left, stroke=VIOLET.line),
    ])  # fmt: skip


def church() -> Markup:
    """A nave with a rose window, and a steeple with its cross."""
    nave, steeple = Body(39, 84, 34, 26, 34, 13), Body(22, 85, 19, 40, 14, 6)
    x, y = nave.front.at(0.5, 0)
    spire = [steeple.front.at(-0.1, 1), steeple.front.at(1.1, 1), (32.5, 19)]
    return together([
        shadow(nave), sketch.trees(10, (84, 87)), sketch.peaked(nave, 16, PLASTER, SLATE),
        box(steeple, PLASTER), outlined(SLATE, SLATE.right, [spire[1], (47, 40), spire[2]]),
        outlined(SLATE, SLATE.top, spire),
        sketch.glass(disc(x, y - 27, 5), steeple.front.pane(0.35, 0.6, 0.65, 0.85),
                     fill=sketch.PANE),
        windows(nave.side, 3, 1, (0.1, 0.2, 0.9, 0.95), 0.5, 0.6, sketch.PANE),
        sketch.shade(SLATE, f"M{x - 5} {y}v-9a5 5 0 0 1 10 0v9z"),
        path(["M32.5 19v-9m-3.5 3.5h7"], stroke=SLATE.line, stroke_width=2),
    ])  # fmt: skip


def cinema() -> Markup:
    """A dark hall behind a bright marquee; film runs down its side."""
    body = Body(20, 84, 52, 42, 24)
    marquee = Body(16, 70, 58, 10, 6, 4)
    bulbs: list[Point] = [(20 + 7 * n, 65) for n in range(8)]
    holes = [rect(24, 44 + 5 * n, 3, 3) for n in range(3)]
    holes += [rect(65, 44 + 5 * n, 3, 3) for n in range(3)]
    return together([
        shadow(body), box(body, BLACK), sketch.light(*holes),
        sketch.filled(RED.left, rect(30, 43, 32, 17)),
        path([STAR], fill=GLOW, stroke=BLACK.line),
        sketch.glass(rect(36, 72, 9, 12), rect(47, 72, 9, 12)),
        sketch.filled(RED.left, rect(23, 73, 8, 9), rect(61, 73, 8, 9)), box(marquee, YELLOW),
        sketch.dots(RED.right, 3.6, *bulbs),
    ])  # fmt: skip


def post_office() -> Markup:
    """Yellow, with a large envelope over the door and a letter box beside it."""
    body = Body(20, 84, 52, 34, 28)
    return together([
        shadow(body), box(body, YELLOW),
        windows(body.front, 6, 1, (0.02, 0.04, 0.98, 0.48), 0.7, 0.8),
        sketch.filled(YELLOW.left, rect(37, 68, 18, 15)),
        sketch.shade(YELLOW, rect(40, 70, 12, 14)),
        path(["M34 49.5h24v15h-24zl12 9l12-9"], class_="light", fill=PAPER, stroke=YELLOW.line),
        outlined(YELLOW, YELLOW.left, [(77, 88), (84, 88), (84, 76), (77, 76)]),
        sketch.shade(YELLOW, rect(78.5, 78.5, 4, 1.6)),
    ])  # fmt: skip


def bank() -> Markup:
    """Columns under a gable that shows a coin."""
    body = Body(19, 83, 56, 30, 26)
    front = body.front
    columns = [front.pane(u, 0.06, u + 0.1, 0.94) for u in (0.05, 0.24, 0.66, 0.85)]
    gable = [front.at(-0.06, 1), front.at(1.06, 1), front.at(0.5, 1.62)]
    return together([
        shadow(body), box(body, SAND), sketch.light(*columns),
        sketch.shade(SAND, rect(41, 62, 12, 21)),
        outlined(SAND, SAND.top, gable), sketch.light(rect(16, 81, 62, 2.4), rect(13, 84, 68, 2.6)),
        path([disc(47, 45, 6.4)], fill=GLOW, stroke=SAND.line),
        path(["M49.6 42.6c-1.6-1.8-5.2-1-5.2.7c0 2 5.2 1.4 5.2 3.4c0 1.7-3.6 2.5-5.2.7M47 40v10"],
             stroke=SAND.line, stroke_width=1.4),
    ])  # fmt: skip


def shopping_centre(upright: bool) -> Markup:
    """Striped awnings under a long roof of glass."""
    body = Body(20, 183, 52, 32, 128) if upright else Body(20, 84, 150, 32, 28)
    columns, rows = (1, 3) if upright else (3, 1)
    x, y = body.x, body.y - 15
    return together([
        shadow(body), box(body, BLUE), _skylights(body, columns, rows),
        windows(body.front, round(body.wide / 17), 1, (0.01, 0.02, 0.99, 0.4), 0.8, 0.86),
        _awning(x, y, body.wide), _bag(x + body.wide / 2, y - 9),
    ])  # fmt: skip


def _skylights(body: Body, columns: int, rows: int) -> Markup:
    top = body.top
    fields = [(c / columns, r / rows) for r in range(rows) for c in range(columns)]
    panes = [top.pane(u + 0.12 / columns, v + 0.2 / rows, u + 0.88 / columns, v + 0.8 / rows)
             for u, v in fields]  # fmt: skip
    ribs = [top.line([(u + part / columns, v + 0.2 / rows), (u + part / columns, v + 0.8 / rows)])
            for u, v in fields for part in (0.31, 0.5, 0.69)]  # fmt: skip
    return together([sketch.glass(*panes), path(ribs, stroke=BLUE.right, stroke_width=1.8)])


def _awning(x: float, y: float, wide: float) -> Markup:
    """Stripes with rounded hems."""
    count = 2 * round(wide / 20) + 1
    part = wide / count
    stripe = f"v7a{number(part / 2)} 4 0 0 0 {number(part)} 0v-7z"
    places = [f"M{number(x + part * n)} {number(y)}{stripe}" for n in range(count)]
    return group(
        sketch.light(*places[::2]), sketch.filled(RED.left, *places[1::2]), stroke=BLUE.line
    )


def _bag(x: float, y: float) -> Markup:
    """A shopping bag on a round sign."""
    bag = f"M{x - 5} {y - 2.5}h10l1.4 9h-12.8z"
    handle = f"M{x - 2.6} {y - 2.5}v-1.6a2.6 2.6 0 0 1 5.2 0v1.6"
    return together([
        path([disc(x, y, 11)], fill=sketch.GLASS, stroke=BLUE.line),
        path([bag, handle], fill=RED.left, stroke=INK, stroke_width=1.2),
    ])  # fmt: skip
