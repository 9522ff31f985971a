"""Lines over time: how the scores came about. Each line has a mark and a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from faubourg.drawing.svg import (
    Markup,
    Point,
    group,
    label,
    path,
    picture,
    rectangle,
    stroke,
    together,
)
from faubourg.drawing.words import shortened

WIDTH: Final = 480.0
HEIGHT: Final = 270.0
LEFT: Final = 54.0  # room for −595, which a narrow page writes larger
RIGHT: Final = 112.0  # room for the names at the lines' ends
EDGE: Final = 18.0
LONGEST: Final = 9  # letters of a name
NUMBERS_APART: Final = 18.0  # on a phone they are written larger
SIGNS: Final = 3  # marks along a line
MARKS: Final = "●■▲◆★✚▼⬟"
INKS: Final = (
    "#b4552d", "#2f6690", "#3c7a3c", "#7a4fa3", "#8a6d1d", "#3f3f46", "#b03a5b", "#20746b",
)  # fmt: skip


def line_chart(title: str, names: Sequence[str], series: Sequence[Sequence[float]]) -> Markup:
    """One line a name, all of the same length, from left to right."""
    values = [value for one in series for value in one] or [0.0]
    low, high = min(0.0, *values), max(1.0, *values)
    scale = _Scale(low, high, max(len(one) for one in series))
    ends = _apart([scale.point(len(one) - 1, one[-1])[1] for one in series])
    lines = [_line(n, name, series[n], scale, ends[n]) for n, name in enumerate(names)]
    box = (0.0, 0.0, WIDTH, HEIGHT)
    return picture(box, title, "", _grid(scale), *lines, class_="chart")


def value_chart(
    title: str, names: Sequence[str], steps: Sequence[int], series: Sequence[Sequence[float]]
) -> Markup:
    """The same with a place to touch for each moment, named by its step."""
    values = [value for one in series for value in one] or [0.0]
    scale = _Scale(min(0.0, *values), max(1.0, *values), len(steps))
    ends = _apart([scale.point(len(one) - 1, one[-1])[1] for one in series])
    lines = [_line(n, name, series[n], scale, ends[n]) for n, name in enumerate(names)]
    wide = (WIDTH - LEFT - RIGHT) / scale.last
    places = [
        rectangle((scale.point(at, 0.0)[0] - wide / 2, 0.0, wide, HEIGHT), fill="transparent",
                  class_="moment", data_at=step)
        for at, step in enumerate(steps)
    ]  # fmt: skip
    box = (0.0, 0.0, WIDTH, HEIGHT)
    return picture(box, title, "", _grid(scale), *lines, *places, class_="chart")


class _Scale:
    """From values to places in the picture."""

    def __init__(self, low: float, high: float, length: int) -> None:
        self.low, self.high = low, high
        self.last = max(1, length - 1)

    def point(self, place: int, value: float) -> Point:
        across = LEFT + (WIDTH - LEFT - RIGHT) * place / self.last
        up = (value - self.low) / (self.high - self.low)
        return across, HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * up


def _grid(scale: _Scale) -> Markup:
    """Zero, the highest and the lowest value; numbers that would touch are moved apart."""
    marks = []
    values = sorted({0.0, scale.high, scale.low}, reverse=True)
    heights = _apart([scale.point(0, value)[1] for value in values], NUMBERS_APART)
    for value, height in zip(values, heights, strict=True):
        start, end = scale.point(0, value), scale.point(scale.last, value)
        rule = path([stroke([start, end])], class_="grid", stroke="#8a8577", stroke_width=0.6)
        place = (start[0] - 8, height)
        words = f"{value:.0f}".replace("-", "−")
        marks += [rule, label(words, place, 12, text_anchor="end", class_="axis")]
    return together(marks)


def _line(number: int, name: str, values: Sequence[float], scale: _Scale, height: float) -> Markup:
    kind = number % len(INKS)
    ink, mark = INKS[kind], MARKS[kind]
    points = [scale.point(place, value) for place, value in enumerate(values)]
    drawn = path([stroke(points)], fill="none", stroke=ink, stroke_width=2.2, class_="series")
    signs = [
        label(mark, points[place], 12, fill=ink, class_="name") for place in _spread(kind, points)
    ]
    end = (points[-1][0] + 8, height)
    words = label(
        f"{mark} {shortened(name, LONGEST)}", end, 13, fill=ink, text_anchor="start", class_="name"
    )
    return group(drawn, *signs, words, class_=f"seat-{kind}")


def _spread(kind: int, points: Sequence[Point]) -> list[int]:
    """Where a line shows its mark: each at other places, as lines often run together."""
    part = (len(points) - 1) / SIGNS
    return [int(part * (sign + (kind + 0.5) / len(INKS))) for sign in range(SIGNS)]


def _apart(heights: list[float], least: float = 16.0) -> list[float]:
    """Words that would overlap are moved down, in their order; at the foot of the picture, up."""
    order = sorted(range(len(heights)), key=lambda number: heights[number])
    placed = dict.fromkeys(order, 0.0)
    above = -least
    for number in order:
        above = placed[number] = max(heights[number], above + least)
    below = HEIGHT - EDGE / 2 + least
    for number in reversed(order):
        below = placed[number] = min(placed[number], below - least)
    return [placed[number] for number in range(len(heights))]
