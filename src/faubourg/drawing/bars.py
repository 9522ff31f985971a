"""Bars beside each other: how much of what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from faubourg.drawing.svg import Markup, group, label, path, picture, rectangle, stroke

WIDTH: Final = 560.0
NAMES: Final = 210.0  # room for the names on the left
END: Final = 80.0  # and for the numbers on the right
ROW: Final = 26.0
BAR: Final = 16.0
INK: Final = "#2f6690"
BELOW: Final = "#b4552d"  # what costs points


def bar_chart(title: str, rows: Sequence[tuple[str, float]], sign: str = "") -> Markup:
    """One bar a row, from zero on; numbers have one decimal."""
    values = [value for _, value in rows] or [0.0]
    low, high = min(0.0, *values), max(0.0, *values)
    span = (high - low) or 1.0
    room = WIDTH - NAMES - END

    def across(value: float) -> float:
        return NAMES + room * (value - low) / span

    height = ROW * (len(rows) + 1)
    drawn = [
        _bar(n, name, value, across(0.0), across(value), sign)
        for n, (name, value) in enumerate(rows)
    ]
    zero = [(across(0.0), ROW / 2), (across(0.0), height - ROW / 2)]
    axis = path([stroke(zero)], stroke="#8a8577", stroke_width=0.8, class_="grid")
    return picture((0.0, 0.0, WIDTH, height), title, "", *drawn, axis, class_="chart")


def _bar(number: int, name: str, value: float, zero: float, end: float, sign: str) -> Markup:
    middle = ROW * (number + 1)
    box = (min(zero, end), middle - BAR / 2, abs(end - zero), BAR)
    told = f"{value:.1f}{sign}".replace("-", "−")
    return group(
        label(
            name,
            (NAMES - 70 if zero > NAMES + 1 else NAMES - 8, middle),
            13,
            text_anchor="end",
            class_="axis",
        ),
        rectangle(box, fill=INK if value >= 0 else BELOW),
        label(told, (max(zero, end) + 6, middle), 13, text_anchor="start", class_="axis"),
    )
