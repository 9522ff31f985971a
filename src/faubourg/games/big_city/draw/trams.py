"""The tram: rails along its streets, a car on every segment, and the ends of the line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from faubourg.drawing.palette import BLACK, INK, PAPER, RED
from faubourg.drawing.svg import NOTHING, Markup, group, number, path, together
from faubourg.games.big_city.draw.layout import CELL, Layout, Spot, Street
from faubourg.games.big_city.draw.sketch import disc

RAIL: Final = "#8b8371"


@lru_cache(maxsize=512)
def line(layout: Layout, names: tuple[str, ...], ends: frozenset[Spot]) -> Markup:
    """All segments. What can be drawn for all of them at once is one line each."""
    streets = [layout.streets[name] for name in names]
    if not streets:
        return NOTHING
    return group(
        tracks(streets), group(*map(car, streets), stroke=RED.left, stroke_width=15),
        seats(streets), _ends(streets, ends), class_="tram", pointer_events="none",
    )  # fmt: skip


def tracks(streets: Sequence[Street]) -> Markup:
    """A dark band, a light one in it, sleepers; and on it the edges of the cars."""
    whole = [_part(street, 0) for street in streets]
    return group(
        path(whole, stroke=INK, stroke_width=9, stroke_linecap="square"),
        path(whole, stroke=RAIL, stroke_width=6, stroke_linecap="square"),
        path(whole, stroke=INK, stroke_width=6, stroke_dasharray="2 7"),
        path([_part(street, 29) for street in streets], stroke=RED.line, stroke_width=18,
             stroke_linecap="round"),
    )  # fmt: skip


def _part(street: Street, inset: float) -> str:
    """The middle line of a street without so much of both its ends."""
    x, y = CELL * street.one[0], CELL * street.one[1]
    length = number(CELL - 2 * inset)
    if street.across:
        return f"M{number(x + inset)} {number(y)}h{length}".replace(" -", "-")
    return f"M{number(x)} {number(y + inset)}v{length}".replace(" -", "-")


def car(street: Street) -> Markup:
    return path([_part(street, 29)], data_key=street.name, stroke_linecap="round")


def seats(streets: Sequence[Street]) -> Markup:
    """The roofs and windows of all cars."""
    return group(
        path([_part(street, 27) for street in streets], class_="light", stroke=PAPER,
             stroke_width=8),
        path([_part(street, 30) for street in streets], stroke=BLACK.left, stroke_width=4,
             stroke_dasharray="6 2.5"),
    )  # fmt: skip


def _ends(streets: list[Street], loose: frozenset[Spot]) -> Markup:
    """There the line goes on."""
    ends = [end for street in streets for end in (street.one, street.other) if end in loose]
    rings = [disc(CELL * x, CELL * y, 9) for x, y in ends]
    dots = [disc(CELL * x, CELL * y, 3.5) for x, y in ends]
    return together([
        path(rings, class_="end", fill=PAPER, stroke=INK, stroke_width=3.5),
        path(dots, fill=RED.left),
    ])  # fmt: skip
