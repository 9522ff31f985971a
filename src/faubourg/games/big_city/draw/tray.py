"""The districts that are not in the city yet, and the four ways to turn them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.presentation import Look
from faubourg.drawing.palette import INK, PAPER, RULE
from faubourg.drawing.svg import (
    NOTHING,
    SERIF,
    Markup,
    Point,
    circle,
    group,
    label,
    path,
    picture,
    rectangle,
    title,
)
from faubourg.games.big_city.board import NOWHERE, ROTATIONS, rotated, rotated_size
from faubourg.games.big_city.components import Rows
from faubourg.games.big_city.draw.cards import at, frame
from faubourg.games.big_city.draw.layout import Spot
from faubourg.games.big_city.draw.paints import KERB, KERB_LINE, ROAD, SHARED, TINTS
from faubourg.games.big_city.draw.sketch import rect
from faubourg.games.big_city.draw.words import say
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import ORIGIN, BigCityState

CELL: Final = 25.0
ACROSS: Final = 4  # districts in a row, and ways to turn them
WIDE: Final = 105.0  # room for one district, however it lies
HIGH: Final = 72.0
HANDLE: Final = 44.0  # height of the row below


def tray(rules: BigCityRules, known: BigCityState, language: str, look: Look) -> Markup:
    """A district that is chosen lies as it will lie; the viewer's side of the table counts."""
    waiting = tuple([d + 1 for d, place in enumerate(known.placed) if place == NOWHERE])
    choosing = [state for state in (look.ghost, known) if state and state.step == ORIGIN]
    chosen = divmod(choosing[0].chosen, ROTATIONS) if choosing else ()
    lit = frozenset([n for n in look.lit if n.startswith(("district:", "turn:"))])
    numbers = tuple([rules.numbering[n - 1] for n in waiting])
    return _tray(language, waiting, chosen, look.turn % 4, numbers, lit)


def spots_of(district: int, rotation: int, rows: Rows) -> list[tuple[str, Spot]]:
    """The plots of a district from its upper left, by 1.3."""
    return [
        (f"{district}{digit}", rotated(c, r, district - 1, rotation % ROTATIONS))
        for r, row in enumerate(rows)
        for c, digit in enumerate(row)
    ]


@lru_cache(maxsize=256)
def _tray(
    language: str, waiting: tuple[int, ...], chosen: tuple[int, ...], turn: int,
    numbers: tuple[Rows, ...], lit: frozenset[str],
) -> Markup:  # fmt: skip
    tiles = []
    for place, number in enumerate(waiting):
        row, column = divmod(place, ACROSS)
        taken = chosen[:1] == (number - 1,)
        rotation = turn + (chosen[1] if taken else 0)
        tiles.append(_tile(language, number, rotation, (WIDE * column, HIGH * row), numbers[place],
                           taken, f"district:{number}" in lit))  # fmt: skip
    low = HIGH * ((len(waiting) + ACROSS - 1) // ACROSS)
    handles = [_handle(language, k, turn, low, f"turn:{90 * k}" in lit) for k in range(ROTATIONS)]
    return picture(
        (0, 0, WIDE * ACROSS, low + HANDLE), say(language, "districts"), "", *tiles, *handles,
        class_="big-city districts", **SHARED,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _tile(
    language: str, number: int, rotation: int, where: Point, rows: Rows, chosen: bool, lit: bool,
) -> Markup:  # fmt: skip
    spots = spots_of(number, rotation, rows)
    wide, high = rotated_size(number - 1, rotation % ROTATIONS)
    fit = min((WIDE - 13) / (CELL * wide), (HIGH - 12) / (CELL * high))
    x, y = (WIDE - CELL * wide * fit) / 2, (HIGH - CELL * high * fit) / 2
    area = (1.5, 1.5, WIDE - 3, HIGH - 3)
    return group(
        title(say(language, "district", district=number)), rectangle(area, pointer_events="all"),
        frame(area) if lit else NOTHING,
        rectangle(area, rx=9, stroke=INK, stroke_width=2) if chosen else NOTHING,
        group(_plan(number, spots, (wide, high)), transform=at((x, y), fit)),
        class_="district lit" if lit else "district", data_name=f"district:{number}",
        data_key=f"district:{number}", transform=at(where),
    )  # fmt: skip


def _plan(number: int, spots: list[tuple[str, Spot]], size: Spot) -> Markup:
    tint = TINTS[number - 1]
    blocks = [rect(CELL * x + 2.5, CELL * y + 2.5, CELL - 5, CELL - 5) for _, (x, y) in spots]
    digits = [label(plot, (CELL * (x + 0.5), CELL * (y + 0.5)), 12.5, font_size=None)
              for plot, (x, y) in spots]  # fmt: skip
    return group(
        rectangle((-2, -2, CELL * size[0] + 4, CELL * size[1] + 4), rx=4, fill=ROAD,
                  stroke=KERB_LINE),
        path(blocks, fill=tint.lot, stroke=KERB, stroke_width=1.6),
        group(*digits, fill=tint.ink, font_family=SERIF, font_weight=700, font_size=12.5),
    )  # fmt: skip


@lru_cache(maxsize=256)
def _handle(language: str, rotation: int, turn: int, low: float, lit: bool) -> Markup:
    """A tile on its side or not, with a dot where its first plot comes to lie."""
    area = (2.0, 2.0, WIDE - 4, HANDLE - 4)
    wide, high = (15, 28) if (rotation + turn) % 2 else (28, 15)
    corner = ((-1, -1), (1, -1), (1, 1), (-1, 1))[(rotation + turn) % 4]
    x, y = WIDE * 0.34, HANDLE / 2
    dot = (x + corner[0] * (wide / 2 - 4.5), y + corner[1] * (high / 2 - 4.5))
    return group(
        title(say(language, "turn", degrees=90 * rotation)),
        rectangle(area, rx=8, fill=PAPER, stroke=RULE, pointer_events="all"),
        frame(area, 8) if lit else NOTHING,
        rectangle((x - wide / 2, y - high / 2, wide, high), rx=2, fill=ROAD, stroke=INK),
        circle(dot, 3, fill=INK),
        label(f"{90 * rotation}°", (WIDE * 0.7, y), 15, fill=INK), class_="turn",
        data_name=f"turn:{90 * rotation}", transform=at((WIDE * rotation, low)),
    )  # fmt: skip
