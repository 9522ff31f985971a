"""The own pattern beside the board: what it asks for, and the best place in each of its turns."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.presentation import Look
from faubourg.drawing import svg
from faubourg.drawing.palette import FAINT, GREEN, INK, PAPER, ROSE
from faubourg.drawing.svg import SERIF, Markup, Point, at, group, label, path, rect, together
from faubourg.games.arcologies.components import DEGREES, SIDE
from faubourg.games.arcologies.draw import squares
from faubourg.games.arcologies.draw.overlay import wanted_art
from faubourg.games.arcologies.draw.picture import STYLE, ArcologyPicture, say
from faubourg.games.arcologies.draw.squares import Rows, fit, fit_rows, pattern_rows
from faubourg.games.arcologies.table import BLOCKS, COSTS, EMPTY, Arcology, Place
from faubourg.games.small_city.draw.signs import WIDE, button, icon
from faubourg.games.small_city.draw.strokes import LOT, LOT_LINE
from faubourg.games.small_city.draw.tiles import CELL

LARGE: Final = 58.0  # a cell of the large picture
HIGH: Final = SIDE * LARGE + 34
LEFT: Final = SIDE * LARGE + 18  # where the turns begin
STEP: Final = (WIDE - LEFT) / 2
DOWN: Final = HIGH / 2
SMALL: Final = 21.0  # a cell of a small one


def pattern(table: ArcologyPicture, language: str, look: Look) -> Markup:
    own = table.arcologies[look.seat]
    shown = _shown(own, table.ghost.arcologies[look.seat] if table.ghost else own)
    best = own.best_by_turn
    turns = [
        _turn(language, own, look, place, degrees, best.get(degrees))
        for place, degrees in enumerate(DEGREES)
    ]
    name = say(language, "pattern", pattern=own.pattern)
    return svg.picture(
        (0, 0, WIDE, HIGH), name, "", _large(language, own, look, shown), *turns,
        class_="small-city pattern", **svg.SHARED,
    )  # fmt: skip


def _shown(own: Arcology, after: Arcology) -> Place | None:
    """The place where it is built or would be, else the best one."""
    return squares.place_of(own, after) if after.square else own.best


def _large(language: str, own: Arcology, look: Look, place: Place | None) -> Markup:
    """What is asked for, with the signs of the place that fits best."""
    degrees = place.turn if place else 0
    rows = pattern_rows(own, degrees, look.turn)
    fits = fit_rows(place, look.turn) if place else ()
    head = say(language, "pattern-own", pattern=own.pattern)
    return group(
        label(head, (SIDE * LARGE / 2 + 2, 15), 20, fill=INK, font_family=SERIF, font_weight=700),
        group(_cells(language, rows), _signs(fits), transform=at((2, 30))), class_="asked",
        data_about=f"arcology:{look.seat + 1}",
    )  # fmt: skip


@lru_cache(maxsize=64)
def _cells(language: str, rows: Rows) -> Markup:
    return together(
        _cell(language, kind, (LARGE * column, LARGE * row))
        for row, kinds in enumerate(rows)
        for column, kind in enumerate(kinds)
    )


def _cell(language: str, kind: str, where: Point) -> Markup:
    empty = kind == EMPTY
    words = say(language, "wanted-empty") if empty else say(
        language, "wanted", kind=STYLE.named(language, kind))  # fmt: skip
    scale = LARGE / CELL
    inside = _hole() if empty else wanted_art(kind)
    about = EMPTY if empty else f"tile:{kind}"
    return group(svg.title(words), inside, class_="wanted", data_about=about,
                 transform=at(where, scale))  # fmt: skip


@lru_cache(maxsize=1)
def _hole() -> Markup:
    """1.4: nothing may lie here."""
    return svg.rectangle((6, 6, CELL - 12, CELL - 12), rx=8, fill=LOT, stroke=LOT_LINE,
                         stroke_width=3,
                     stroke_dasharray="8 6", pointer_events="all")  # fmt: skip


@lru_cache(maxsize=256)
def _signs(fits: Rows) -> Markup:
    found = [
        fit(letter, (LARGE * column + 12, LARGE * row + 12), 0.62)
        for row, letters in enumerate(fits)
        for column, letter in enumerate(letters)
    ]
    return group(*found, pointer_events="none")  # the cell below explains itself


# The four turns


def _turn(
    language: str, own: Arcology, look: Look, place: int, degrees: int, best: Place | None
) -> Markup:
    """A button where it can be chosen."""
    name = f"pattern:{degrees}"
    words = _words(language, degrees, best)
    row, column = divmod(place, 2)
    where = (LEFT + STEP * column, DOWN * row)
    box = (2.0, 2.0, STEP - 4, DOWN - 4)
    rows = pattern_rows(own, degrees, look.turn)
    fits = fit_rows(best, look.turn) if best else ()
    inside = together([
        group(small_pattern(rows, SMALL), _small_signs(fits), transform=at((8, 12))),
        _caption(best),
    ])  # fmt: skip
    return group(button(name, words, box, name in look.lit, inside), transform=at(where))


def _words(language: str, degrees: int, best: Place | None) -> str:
    turned = say(language, "pattern-turn", degrees=degrees)
    if best is None:
        return turned
    blocked = best.blocks
    told = say(language, "pattern-best", cell=best.corner, metal=best.metal, blocked=blocked)
    return f"{turned}. {told}"


def _caption(best: Place | None) -> Markup:
    """Where it fits best, and what that takes."""
    if best is None:
        return svg.NOTHING
    x, blocked = 8 + SIDE * SMALL + (STEP - 8 - SIDE * SMALL) / 2, best.blocks
    tone = ROSE if best.reason else GREEN.line
    metal = [
        label(str(best.metal), (x - 9, 54), 19, fill=INK, font_family=SERIF, font_weight=700),
        icon("metal", (x + 9, 54), 0.9),
    ]
    crosses = [
        label(str(blocked), (x - 9, 80), 17, fill=ROSE, font_family=SERIF, font_weight=700),
        fit(BLOCKS, (x + 9, 80), 0.6),
    ]
    return together([
        label(best.corner, (x, 27), 19, fill=tone if not best.reason else FAINT,
              font_family=SERIF, font_weight=700),
        *metal, *(crosses if blocked else []),
    ])  # fmt: skip


@lru_cache(maxsize=256)
def small_pattern(rows: Rows, size: float) -> Markup:
    """Nine squares in the colours of their families; a statue has a star, the hole is open."""
    found = []
    for row, kinds in enumerate(rows):
        for column, kind in enumerate(kinds):
            found.append(_small_cell(kind, (size * column, size * row), size))
    return group(*found, class_="small-pattern")


def _small_cell(kind: str, where: Point, size: float) -> Markup:
    x, y = where
    box = rect(x + 0.7, y + 0.7, size - 1.4, size - 1.4)
    if kind == EMPTY:
        return path([box], fill=PAPER, stroke=LOT_LINE, stroke_width=1.2, stroke_dasharray="3 2")
    colours = STYLE.tint(kind)
    ground = path([box], fill=colours.ground, stroke=colours.edge, stroke_width=1.2)
    letter = label(LETTERS.get(kind, "★"), (x + size / 2, y + size / 2), size * 0.62,
                   fill=colours.ink, font_weight=700)  # fmt: skip
    return together([ground, letter])


# The same letters as in RULES.md 12.4; in French they read as well.
LETTERS: Final = {
    "residential-1": "R", "commercial-1": "C", "factory-1": "F", "park-1": "P", "warehouse": "W",
    "refinery": "X", "school": "K",
}  # fmt: skip


@lru_cache(maxsize=256)
def _small_signs(fits: Rows) -> Markup:
    """Only what is missing or blocks: the rest fits."""
    return together(
        fit(letter, (SMALL * column + 15.5, SMALL * row + 15.5), 0.4)
        for row, letters in enumerate(fits)
        for column, letter in enumerate(letters)
        if letter in (COSTS, BLOCKS)
    )
