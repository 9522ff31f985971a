"""Signs, and what panels are made of: frames, buttons and thumbnails of tiles."""

from __future__ import annotations

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

# A figure on its feet, 29 high.
FIGURE: Final = "M0-29a6 6 0 0 1 4 11q7 2 7 10v8h-22v-8q0-8 7-10a6 6 0 0 1 4-11z"


def _raw(kind: str, shape: str) -> Markup:
    fill, line = strokes.RAW_PAINTS[kind]
    return path([shape], fill=fill, stroke=line, stroke_width=1.4)


def _house(tone: Tone) -> Markup:
    shape = poly((-8, 8), (-8, -1), (0, -8), (8, -1), (8, 8))
    return path([shape], fill=tone.top, stroke=tone.line, stroke_width=1.4)


DOLLAR: Final = (
    "M3.6-3q-1-2-3.6-2-3.6 0-3.6 2.6 0 2 3.6 2.4t3.6 2.5q0 2.3-3.6 2.3-2.8 0-3.7-2M0-7v14"
)

ICONS: Final[dict[str, Markup]] = {
    "money": together([
        svg.circle((0, 0), 9, fill=GOLD, stroke=GOLD_LINE, stroke_width=1.4),
        path([DOLLAR], stroke=GOLD_LINE, stroke_width=1.7),  # a drawing: it may be very small
    ]),
    "votes": together([  # a ballot with its tick
        path([rect(-8, -8, 16, 16)], fill=PAPER, stroke=VIOLET.line, stroke_width=1.4),
        path(["M-5 0l4 5l6-10"], stroke=VIOLET.left, stroke_width=3, stroke_linecap="round"),
    ]),
    # Wood is logs, stone a block, metal an ingot; whatever raw material is a crate.
    "wood": _raw("wood", disc(-4, 3, 4.6) + disc(5, 3, 4.6) + disc(0.5, -4.5, 4.6)),
    "stone": _raw("stone", poly((-8, -2), (-3, -8), (6, -7), (9, 1), (4, 8), (-6, 7))),
    "metal": together([
        _raw("metal", poly((-9, 6), (-6, -5), (6, -5), (9, 6))),
        path(["M-6-5l2 6h8l2-6"], stroke=strokes.ORE_LINE, stroke_width=1.2),
    ]),
    "raw": path([rect(-8, -7, 16, 14) + "M-8-2H8M-8 3H8"], fill=strokes.TIMBER,
                stroke=strokes.TIMBER_LINE, stroke_width=1.6),
    "arrow": path(["M-7 0h11m-4-4l4 4l-4 4"], stroke=INK, stroke_width=2.4,
                  stroke_linecap="round"),
    "pollution": path(["M-8 5a4 4 0 0 1 0-8a6 6 0 0 1 11-2a5 5 0 0 1 5 10z"], fill=strokes.SMOKE,
                      stroke=INK, stroke_width=1.4),
    "power": path([poly((2, -9), (-6, 2), (-1, 2), (-3, 9), (6, -2), (1, -2))], fill=GOLD,
                  stroke=GOLD_LINE, stroke_width=1.3),
    "demolish": together([  # a hammer
        path(["M-6 8L3-3"], stroke=GOLD_LINE, stroke_width=3.4, stroke_linecap="round"),
        path([poly((-3, -6), (2, -10), (9, -2), (5, 3))], fill=RED.left, stroke=RED.line,
             stroke_width=1.3),
    ]),
    "extend": together([  # a square that becomes larger
        path([rect(-8, -2, 10, 10)], stroke=GREEN.line, stroke_width=2),
        path([rect(-8, -8, 16, 16)], stroke=GREEN.left, stroke_width=1.8, stroke_dasharray="3 2"),
    ]),
    "home": _house(RED), "shop": _house(BLUE), "culture": _house(VIOLET),
    "park": together([
        path(["M0 9v-9"], stroke=GOLD_LINE, stroke_width=2.6),
        svg.circle((0, -2), 7, fill=GREEN.left, stroke=GREEN.line, stroke_width=1.3),
    ]),
    "mayor": path(["M-5 4v-12h10v12M-10 4h20v3h-20z"], fill=INK, stroke=INK,
                  stroke_linejoin="round"),
    "person": path([FIGURE], fill=INK, transform="translate(0 9) scale(.62)"),
    "promise": together([  # a card under a seal
        path([rect(-7, -9, 14, 18)], fill=PAPER, stroke=INK, stroke_width=1.3),
        path(["M-4-5h8m-8 4h8"], stroke=INK, stroke_width=1.2),
        svg.circle((0, 4.5), 3, fill=RED.left),
    ]),
}  # fmt: skip


@lru_cache(maxsize=4096)
def icon(name: str, where: Point, size: float, style: Style = PLAIN) -> Markup:
    """A sign around a point; of size 1 it is 20 wide."""
    drawn = style.icons.get(name) or ICONS[name]
    return group(drawn, class_=f"icon {name}", transform=at(where, size))


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
