"""Luck by level of play as a picture: a line for each game, with its intervals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from faubourg.drawing.chart import INKS, MARKS
from faubourg.drawing.svg import Markup, Point, label, path, picture, standalone, stroke, together
from faubourg.research.luck import Told

WIDTH: Final = 620.0
HEIGHT: Final = 330.0
LEFT: Final = 52.0
RIGHT: Final = 150.0
TOP: Final = 34.0
FOOT: Final = 36.0
APART: Final = 7.0  # games at the same level stand side by side
GRID: Final = "#8a8577"


def luck_chart(measured: Sequence[Told]) -> str:
    levels = list(dict.fromkeys(each.bot for told in measured for each in told.equals))
    title = "Share of the margin that luck explains, between equals"
    lines = [_line(n, told, levels, len(measured)) for n, told in enumerate(measured)]
    head = label(title, (LEFT, 16), 13, text_anchor="start")
    box = (0.0, 0.0, WIDTH, HEIGHT)
    return standalone(picture(box, title, "", _grid(levels), head, *lines))


def _point(place: float, value: float, levels: int) -> Point:
    across = LEFT + (WIDTH - LEFT - RIGHT) * (place + 0.5) / levels
    return across, HEIGHT - FOOT - (HEIGHT - FOOT - TOP) * value


def _grid(levels: Sequence[str]) -> Markup:
    found = []
    for quarter in range(5):
        _, y = _point(0, quarter / 4, 1)
        rule = stroke([(LEFT, y), (WIDTH - RIGHT, y)])
        found.append(path([rule], stroke=GRID, stroke_width=0.5))
        found.append(label(f"{25 * quarter} %", (LEFT - 8, y), 12, text_anchor="end"))
    for place, level in enumerate(levels):
        x, _ = _point(place, 0, len(levels))
        found.append(label(level, (x, HEIGHT - 16), 12))
    return together(found)


def _line(number: int, told: Told, levels: Sequence[str], games: int) -> Markup:
    ink, mark = INKS[number % len(INKS)], MARKS[number % len(MARKS)]
    aside, found, points = APART * (number - (games - 1) / 2), list[Markup](), list[Point]()
    for each in told.equals:
        place = levels.index(each.bot)
        ends = [_point(place, value, len(levels)) for value in (each.low, each.luck, each.high)]
        low, middle, high = [(x + aside, y) for x, y in ends]
        found.append(path([stroke([low, high])], stroke=ink, stroke_width=1.4))
        found.append(label(mark, middle, 12, fill=ink))
        points.append(middle)
    if len(points) > 1:
        found.append(path([stroke(points)], fill="none", stroke=ink, stroke_width=1.2))
    where = (WIDTH - RIGHT + 12, TOP + 20 * number + 8)
    found.append(label(f"{mark} {told.game}", where, 13, fill=ink, text_anchor="start"))
    return together(found)
