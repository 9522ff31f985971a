"""Small signs: money, votes, raw materials, citizens, pollution and tools."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from faubourg.drawing.marks import ink, outline
from faubourg.drawing.palette import BLUE, GREEN, INK, PAPER, RED, VIOLET, Tone
from faubourg.drawing.svg import (
    Attribute,
    Markup,
    Point,
    circle,
    group,
    label,
    number,
    path,
    together,
)
from faubourg.games.small_city.draw.paints import (
    GOLD,
    GOLD_LINE,
    RAW_PAINTS,
    SMOKE,
    TIMBER,
    TIMBER_LINE,
)
from faubourg.games.small_city.draw.strokes import disc, poly, rect, way


@lru_cache(maxsize=4096)
def icon(name: str, where: Point, size: float) -> Markup:
    """A sign around a point; of size 1 it is 20 wide."""
    x, y = where
    place = f"translate({number(x)} {number(y)})"
    grown = "" if size == 1 else f" scale({size:.3g})"
    return group(_drawn(name), class_=f"icon {name}", transform=place + grown)


@lru_cache(maxsize=64)
def _drawn(name: str) -> Markup:
    return ICONS[name]()


def _money() -> Markup:
    return together([
        circle((0, 0), 9, fill=GOLD, stroke=GOLD_LINE, stroke_width=1.4),
        label("$", (0, 0), 14, fill=GOLD_LINE, font_weight=700),
    ])  # fmt: skip


def _votes() -> Markup:
    """A ballot with its tick."""
    return together([
        path([rect(-8, -8, 16, 16)], fill=PAPER, stroke=VIOLET.line, stroke_width=1.4),
        path(["M-5 0l4 5l6-10"], stroke=VIOLET.left, stroke_width=3, stroke_linecap="round"),
    ])  # fmt: skip


def raw(kind: str) -> Callable[[], Markup]:
    """Wood is a log, stone a block, metal an ingot."""

    def drawn() -> Markup:
        fill, line = RAW_PAINTS[kind]
        body = path([_SHAPES[kind]], fill=fill, stroke=line, stroke_width=1.4)
        shine = path(["M-6-5l2 6h8l2-6"], stroke=line, stroke_width=1.2)
        return together([body, shine]) if kind == "metal" else body

    return drawn


_SHAPES: Final = {
    "wood": disc(-4, 3, 4.6) + disc(5, 3, 4.6) + disc(0.5, -4.5, 4.6),
    "stone": poly((-8, -2), (-3, -8), (6, -7), (9, 1), (4, 8), (-6, 7)),
    "metal": poly((-9, 6), (-6, -5), (6, -5), (9, 6)),
}


def _any_raw() -> Markup:
    """Whatever raw material: a crate."""
    crate = rect(-8, -7, 16, 14) + "M-8-2H8M-8 3H8"
    return path([crate], fill=TIMBER, stroke=TIMBER_LINE, stroke_width=1.6)


def _arrow() -> Markup:
    return path(["M-7 0h11m-4-4l4 4l-4 4"], stroke=INK, stroke_width=2.4, stroke_linecap="round")


def _pollution() -> Markup:
    cloud = "M-8 5a4 4 0 0 1 0-8a6 6 0 0 1 11-2a5 5 0 0 1 5 10z"
    return path([cloud], fill=SMOKE, stroke=INK, stroke_width=1.4)


def _bolt() -> Markup:
    return path([poly((2, -9), (-6, 2), (-1, 2), (-3, 9), (6, -2), (1, -2))], fill=GOLD,
                stroke=GOLD_LINE, stroke_width=1.3)  # fmt: skip


def _demolish() -> Markup:
    """A hammer."""
    return together([
        path(["M-6 8L3-3"], stroke=GOLD_LINE, stroke_width=3.4, stroke_linecap="round"),
        path([poly((-3, -6), (2, -10), (9, -2), (5, 3))], fill=RED.left, stroke=RED.line,
             stroke_width=1.3),
    ])  # fmt: skip


def _extend() -> Markup:
    """A square that becomes larger."""
    return together([
        path([rect(-8, -2, 10, 10)], stroke=GREEN.line, stroke_width=2),
        path([rect(-8, -8, 16, 16)], stroke=GREEN.left, stroke_width=1.8, stroke_dasharray="3 2"),
    ])  # fmt: skip


def _house(tone: Tone) -> Callable[[], Markup]:
    def drawn() -> Markup:
        shape = poly((-8, 8), (-8, -1), (0, -8), (8, -1), (8, 8))
        return path([shape], fill=tone.top, stroke=tone.line, stroke_width=1.4)

    return drawn


def _park() -> Markup:
    return together([
        path(["M0 9v-9"], stroke=GOLD_LINE, stroke_width=2.6),
        circle((0, -2), 7, fill=GREEN.left, stroke=GREEN.line, stroke_width=1.3),
    ])  # fmt: skip


def _hat() -> Markup:
    """The mayor's."""
    return path(["M-5 4v-12h10v12M-10 4h20v3h-20z"], fill=INK, stroke=INK, stroke_linejoin="round")


def _person() -> Markup:
    return path([FIGURE], fill=INK, transform="translate(0 9) scale(.62)")


def _promise() -> Markup:
    """A card under a seal."""
    return together([
        path([rect(-7, -9, 14, 18)], fill=PAPER, stroke=INK, stroke_width=1.3),
        path(["M-4-5h8m-8 4h8"], stroke=INK, stroke_width=1.2),
        circle((0, 4.5), 3, fill=RED.left),
    ])  # fmt: skip


# A figure on its feet, 29 high.
FIGURE: Final = "M0-29a6 6 0 0 1 4 11q7 2 7 10v8h-22v-8q0-8 7-10a6 6 0 0 1 4-11z"


@lru_cache(maxsize=4096)
def citizen(seat: int, where: Point, size: float = 1, **attributes: Attribute) -> Markup:
    """In the player's colour, with the player's mark on the chest."""
    x, y = where
    grown = "" if size == 1 else f" scale({size:.3g})"
    return group(
        path([FIGURE], fill="currentColor"), path([outline(seat, (0, -8), 4.4)], fill=PAPER),
        class_=f"citizen seat-{seat}", color=ink(seat), stroke=PAPER, stroke_width=1.6,
        paint_order="stroke", transform=f"translate({number(x)} {number(y)}){grown}", **attributes,
    )  # fmt: skip


def people(seat: int, feet: tuple[Point, ...]) -> Markup:
    """Several at once, in two strokes."""
    rest = FIGURE.removeprefix("M0-29")
    return group(
        path([way(x, y - 29, rest) for x, y in feet], fill="currentColor"),
        path([outline(seat, (x, y - 8), 4.4) for x, y in feet], fill=PAPER),
        class_=f"citizen seat-{seat}", color=ink(seat), stroke=PAPER, stroke_width=1.6,
        paint_order="stroke",
    )  # fmt: skip


# An expansion may add more.
ICONS: Final[dict[str, Callable[[], Markup]]] = {
    "money": _money, "votes": _votes, "wood": raw("wood"), "stone": raw("stone"),
    "metal": raw("metal"), "raw": _any_raw, "arrow": _arrow, "pollution": _pollution,
    "power": _bolt, "demolish": _demolish, "extend": _extend, "home": _house(RED),
    "shop": _house(BLUE), "culture": _house(VIOLET), "park": _park, "mayor": _hat,
    "person": _person, "promise": _promise,
}  # fmt: skip
