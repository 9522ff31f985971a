"""The new buildings of the variant."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.oblique import Body
from faubourg.drawing.palette import BLACK, BLUE, GLOW, GREEN, INK, PAPER, PLAIN, RED, SAND, YELLOW
from faubourg.drawing.svg import Markup, Point, disc, group, path, rect, together
from faubourg.games.big_city.draw import sketch
from faubourg.games.big_city.draw.sketch import BRICK, SLATE, filled, shadow, windows

SIGN: Final = "#3f7fb5"  # the blue of every car park


def parking_lot() -> Markup:
    """Marked bays, cars, and the blue sign."""
    bays = [f"M{18 + 16 * n} 20v22M{18 + 16 * n} 60v22" for n in range(5)]
    cars = [(20, 22, RED.left), (52, 22, YELLOW.left), (36, 62, BLUE.left), (52, 62, PAPER)]
    return together([
        path([rect(14, 14, 72, 72)], fill=BLACK.top),
        path(bays, stroke=sketch.ROAD_LINE, stroke_width=2),
        *(_car(*car) for car in cars),
        sketch.lines(BLACK.line, 2.4, [(76, 56), (76, 84)]),
        path(["M65 34h22v22h-22z"], fill=SIGN, stroke=PAPER, stroke_width=2),
        path(["M72 52v-14h5a4 4 0 0 1 0 8h-5"], stroke=PAPER, stroke_width=3),
    ])  # fmt: skip


def _car(x: float, y: float, paint: str) -> Markup:
    body = f"M{x + 2} {y}h8q2 0 2 2v14q0 2-2 2h-8q-2 0-2-2v-14q0-2 2-2z"
    glass = rect(x + 2, y + 4, 8, 3) + rect(x + 2, y + 12, 8, 2.4)
    return together([
        path([body], fill=paint, stroke=BLACK.line, stroke_width=1), filled(SLATE.line, glass),
    ])  # fmt: skip


def hospital(upright: bool) -> Markup:
    """White, with a red cross, and a place for helicopters on its roof."""
    if upright:
        body, wing = Body(20, 183, 52, 34, 126), Body(25, 92, 46, 22, 30, 6)
        return together([_ward(body, 4), _ward(wing, 4), _helipad(57, 118), _cross(46, 168)])
    body, wing = Body(20, 84, 150, 30, 28), Body(72, 85, 46, 44, 20, 8)
    return together([_ward(body, 10), _helipad(150, 40), _ward(wing, 3), _cross(95, 54)])


def _ward(body: Body, columns: int) -> Markup:
    return together([
        shadow(body), sketch.box(body, PLAIN),
        windows(body.front, columns, 2, (0.02, 0.04, 0.98, 0.96), 0.6, 0.56, sketch.PANE),
    ])  # fmt: skip


def _cross(x: float, y: float) -> Markup:
    return together([
        path([disc(x, y, 12)], fill=PAPER, class_="light", stroke=PLAIN.line, stroke_width=1.5),
        filled(RED.left, f"M{x - 2.6} {y - 8}h5.2v5.4h5.4v5.2h-5.4v5.4h-5.2v-5.4h-5.4v-5.2h5.4z"),
    ])  # fmt: skip


def _helipad(x: float, y: float) -> Markup:
    ring = f"M{x - 14} {y}a14 8 0 1 0 28 0a14 8 0 1 0-28 0z"
    letter = f"M{x - 4} {y - 4}v8m8-8v8m-8-4h8"
    return together([
        path([ring], fill=SLATE.top, stroke=SLATE.line, stroke_width=1.2),
        path([letter], stroke=PAPER, stroke_width=2),
    ])  # fmt: skip


def school() -> Markup:
    """Brick, with a bell tower, and children's colours along the wall."""
    body, tower = Body(19, 84, 56, 26, 26), Body(38, 82, 18, 40, 10, 5)
    blocks = [rect(x, 62, 5, 5) for x in (23, 31, 60, 68)]
    return together([
        shadow(body), sketch.gabled(body, 12, BRICK, SLATE),
        windows(body.front, 6, 1, (0.02, 0.04, 0.98, 0.64), 0.7, 0.8),
        sketch.peaked(tower, 11, BRICK, SLATE),
        sketch.light(disc(47, 55, 6)),
        sketch.lines(BRICK.line, 1.4, [(47, 51), (47, 55), (49.5, 56.5)]),
        path(["M43.4 42.5a3.6 4.5 0 0 1 7.2 0l1.4 2h-10z"], fill=GLOW, stroke=BRICK.line),
        sketch.shade(BRICK, rect(43, 70, 8, 12)), filled(GLOW, blocks[0], blocks[3]),
        filled(BLUE.top, blocks[1], blocks[2]),
    ])  # fmt: skip


def police_station() -> Markup:
    """A star on a shield, a blue light, and a car at the door."""
    body = Body(20, 74, 52, 36, 22)
    shield = "M46 42l13 4v7c0 8-7 12-13 14c-6-2-13-6-13-14v-7z"
    star = "M46 47l2 4.6 5 .4-3.8 3.2 1.2 4.8-4.4-2.6-4.4 2.6 1.2-4.8-3.8-3.2 5-.4z"
    return together([
        shadow(body), sketch.box(body, SLATE),
        windows(body.front, 2, 2, (0.03, 0.06, 0.97, 0.96), 0.36, 0.7),
        path([shield], fill=BLUE.right, stroke=PAPER, stroke_width=1.8), filled(GLOW, star),
        path(["M62 26v-5a4 4 0 0 1 8 0v5z"], fill=BLUE.left, stroke=SLATE.line, stroke_width=1.4),
        group(path(["M0 8v-4l5-1 3-4h10l4 4 5 1v4z"], fill=PAPER, stroke=INK, stroke_width=1.3),
              filled(BLUE.right, rect(1, 3.5, 26, 2)), filled(BLUE.left, rect(11, -3.4, 5, 2.4)),
              filled(INK, disc(6, 8, 2.4), disc(21, 8, 2.4)), transform="translate(50 78)"),
    ])  # fmt: skip


def petrol_station() -> Markup:
    """A roof on posts over two pumps."""
    shop, roof = Body(20, 50, 36, 18, 16, 8), Body(26, 58, 54, 8, 22, 8)
    posts: list[list[Point]] = [[(34, 58), (34, 84)], [(72, 58), (72, 84)]]
    return together([
        shadow(shop), sketch.box(shop, PLAIN),
        windows(shop.front, 2, 1, (0, 0, 1, 0.9), fill=sketch.PANE),
        path([rect(24, 78, 60, 8)], class_="shadow", fill=INK, fill_opacity=0.15),
        sketch.lines(SLATE.line, 3, *posts), _pump(46, 84), _pump(58, 84), sketch.box(roof, RED),
        sketch.light(roof.front.pane(0.04, 0.3, 0.96, 0.7)),
        path(["M52 31c4 6 6 8 6 11.5a6 6 0 0 1-12 0c0-3.5 2-5.5 6-11.5z"], fill=GLOW,
             stroke=BLACK.line, stroke_width=1.4),
    ])  # fmt: skip


def _pump(x: float, y: float) -> Markup:
    return together([
        sketch.outlined(BLACK, YELLOW.left,
                        [(x - 4, y), (x + 4, y), (x + 4, y - 15), (x - 4, y - 15)]),
        filled(BLACK.line, rect(x - 2.4, y - 12.5, 4.8, 4)),
    ])  # fmt: skip


def restaurant() -> Markup:
    """Fork and knife over a striped awning; tables under parasols."""
    body = Body(20, 66, 52, 26, 22)
    stripes = [f"M{18 + 8 * n} 51v7a4 4 0 0 0 8 0v-7z" for n in range(7)]
    return together([
        shadow(body), sketch.gabled(body, 13, sketch.PLASTER, BRICK),
        windows(body.front, 3, 1, (0.03, 0, 0.97, 0.5), 0.76, 0.84, sketch.PANE),
        group(sketch.light(*stripes[::2]), filled(GREEN.right, *stripes[1::2]), stroke=SAND.line),
        path([disc(46, 30, 11.5)], fill=PAPER, class_="light", stroke=BRICK.line, stroke_width=1.6),
        path(["M41.5 23v5m2.5-5v14m2.5-14v5q-2.5 2-5 0M50.5 37v-14q3 3 0 8"], stroke=BRICK.line,
             stroke_width=1.5),
        _parasols(30, 53, 76),
    ])  # fmt: skip


def _parasols(*places: float) -> Markup:
    """In a row along the street."""
    return together([
        path([f"M{x} 87v-10m-6 8h12" for x in places], stroke=SLATE.line),
        path([f"M{x - 10} 78q10-13 20 0z" for x in places], fill=RED.left, stroke=RED.line),
        sketch.light(*(f"M{x - 4} 78q4-12 8 0z" for x in places)),
    ])  # fmt: skip
