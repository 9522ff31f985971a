"""Signs, and what panels are made of: frames, buttons and thumbnails of tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from faubourg.drawing import svg
from faubourg.drawing.marks import ink, outline
from faubourg.drawing.palette import BLUE, GREEN, INK, PAPER, RED, RULE, VIOLET, Tone
from faubourg.drawing.signs import frame
from faubourg.drawing.svg import Box, Markup, Point, at, disc, group, path, rect, together
from faubourg.games.small_city.components import Tile
from faubourg.games.small_city.draw import strokes
from faubourg.games.small_city.draw.strokes import GOLD, GOLD_LINE, poly
from faubourg.games.small_city.draw.tiles import CELL, PLAIN, WET, Part, Parts, Style, art


@lru_cache(maxsize=4096)
def icon(name: str, where: Point, size: float, style: Style = PLAIN) -> Markup:
    """A sign around a point; of size 1 it is 20 wide."""
    return group(_drawn(name, style), class_=f"icon {name}", transform=at(where, size))


@lru_cache(maxsize=64)
def _drawn(name: str, style: Style) -> Markup:
    return (style.icons.get(name) or ICONS[name])()


def _money() -> Markup:
    return together([
        svg.circle((0, 0), 9, fill=GOLD, stroke=GOLD_LINE, stroke_width=1.4),
        svg.label("$", (0, 0), 14, fill=GOLD_LINE, font_weight=700),
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
        fill, line = strokes.RAW_PAINTS[kind]
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
    return path([crate], fill=strokes.TIMBER, stroke=strokes.TIMBER_LINE, stroke_width=1.6)


def _arrow() -> Markup:
    return path(["M-7 0h11m-4-4l4 4l-4 4"], stroke=INK, stroke_width=2.4, stroke_linecap="round")


def _pollution() -> Markup:
    cloud = "M-8 5a4 4 0 0 1 0-8a6 6 0 0 1 11-2a5 5 0 0 1 5 10z"
    return path([cloud], fill=strokes.SMOKE, stroke=INK, stroke_width=1.4)


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
        svg.circle((0, -2), 7, fill=GREEN.left, stroke=GREEN.line, stroke_width=1.3),
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
        svg.circle((0, 4.5), 3, fill=RED.left),
    ])  # fmt: skip


# A figure on its feet, 29 high.
FIGURE: Final = "M0-29a6 6 0 0 1 4 11q7 2 7 10v8h-22v-8q0-8 7-10a6 6 0 0 1 4-11z"


@lru_cache(maxsize=4096)
def citizen(seat: int, where: Point, size: float = 1, **attributes: svg.Attribute) -> Markup:
    """In the player's colour, with the player's mark on the chest."""
    return group(
        path([FIGURE], fill="currentColor"), path([outline(seat, (0, -8), 4.4)], fill=PAPER),
        class_=f"citizen seat-{seat}", color=ink(seat), stroke=PAPER, stroke_width=1.6,
        paint_order="stroke", transform=at(where, size), **attributes,
    )  # fmt: skip


def people(seat: int, feet: tuple[Point, ...]) -> Markup:
    """Several at once, in two strokes."""
    rest = FIGURE.removeprefix("M0-29")
    return group(
        path([svg.way(x, y - 29, rest) for x, y in feet], fill="currentColor"),
        path([outline(seat, (x, y - 8), 4.4) for x, y in feet], fill=PAPER),
        class_=f"citizen seat-{seat}", color=ink(seat), stroke=PAPER, stroke_width=1.6,
        paint_order="stroke",
    )  # fmt: skip


ICONS: Final[dict[str, Callable[[], Markup]]] = {
    "money": _money, "votes": _votes, "wood": raw("wood"), "stone": raw("stone"),
    "metal": raw("metal"), "raw": _any_raw, "arrow": _arrow, "pollution": _pollution,
    "power": _bolt, "demolish": _demolish, "extend": _extend, "home": _house(RED),
    "shop": _house(BLUE), "culture": _house(VIOLET), "park": _park, "mayor": _hat,
    "person": _person, "promise": _promise,
}  # fmt: skip


WIDE: Final = 420.0  # of a panel
GROWING: Final = ("home", "cash", "wood")  # the first slot of a tile that grows


def lit_frame(box: Box, rx: float = 9) -> Markup:
    return frame(box, rx, 0.12)


def button(name: str, words: str, box: Box, lit: bool, *inside: Markup) -> Markup:
    """Something to touch, with its words."""
    return group(
        svg.title(words),
        svg.rectangle(box, rx=9, fill=PAPER, stroke=INK if lit else RULE, pointer_events="all"),
        lit_frame(box) if lit else svg.NOTHING, *inside,
        class_="choice lit" if lit else "choice", data_name=name, data_key=name,
    )  # fmt: skip


def parts_of_kind(kind: Tile) -> Parts:
    """As the box shows it."""
    high = max(y for _, y in kind.cells)
    return tuple(
        Part(x, high - y, "" if slot == "-" else WET if slot == "water" else slot)
        for (x, y), slot in zip(kind.cells, kind.slots, strict=True)
    )


@lru_cache(maxsize=1024)
def thumbnail(style: Style, kind: str, parts: Parts, box: Box) -> Markup:
    """A tile made to fit."""
    left, top, wide, high = box
    across, down = max(p.x for p in parts) + 1, max(p.y for p in parts) + 1
    scale = min(wide / (CELL * across), high / (CELL * down), 0.62)
    x = left + (wide - CELL * across * scale) / 2
    y = top + (high - CELL * down * scale) / 2
    return group(art(style, kind, parts), transform=at((x, y), scale))


@lru_cache(maxsize=256)
def portrait(style: Style, kind: str, parts: Parts, where: Point) -> Markup:
    """The highest house of a tile, and its shape beside it."""
    dry = [part for part in parts if part.slot != WET]
    face = dry[-1 if dry[0].slot in GROWING else 0]
    shape = [rect(5.0 * part.x, 5.0 * part.y, 4.4, 4.4) for part in parts]
    many = len(parts) > 1
    return group(
        group(art(style, kind, (face._replace(x=0, y=0),)), transform=at(where, 0.5)),
        path(shape, class_="shape", fill=INK, transform=at((4, 5))) if many else svg.NOTHING,
    )  # fmt: skip
