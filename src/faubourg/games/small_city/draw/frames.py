"""Parts that all panels are made of: frames, buttons and thumbnails of tiles."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing.palette import AMBER, INK, PAPER, RULE
from faubourg.drawing.svg import (
    NOTHING,
    Box,
    Markup,
    Point,
    group,
    number,
    path,
    rectangle,
    title,
)
from faubourg.games.small_city.components import Tile
from faubourg.games.small_city.draw.strokes import rect
from faubourg.games.small_city.draw.tiles import CELL, WET, Part, Parts, art

WIDE: Final = 420.0  # of a panel
GROWING: Final = ("home", "cash", "wood")  # the first slot of a tile that grows


def at(where: Point, scale: float = 1) -> str:
    place = f"translate({number(where[0])} {number(where[1])})"
    return place if scale == 1 else f"{place} scale({scale:.3g})"


@lru_cache(maxsize=512)
def lit_frame(box: Box, round_: float = 9) -> Markup:
    """You can act here."""
    return rectangle(box, class_="lit", rx=round_, fill=AMBER, fill_opacity=0.12, stroke=AMBER,
                     stroke_width=2.4, stroke_dasharray="7 4")  # fmt: skip


def button(name: str, words: str, box: Box, lit: bool, *inside: Markup) -> Markup:
    """Something to touch, with its words."""
    return group(
        title(words),
        rectangle(box, rx=9, fill=PAPER, stroke=INK if lit else RULE, pointer_events="all"),
        lit_frame(box) if lit else NOTHING, *inside,
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
def thumbnail(kind: str, parts: Parts, box: Box) -> Markup:
    """A tile made to fit."""
    left, top, wide, high = box
    across, down = max(p.x for p in parts) + 1, max(p.y for p in parts) + 1
    scale = min(wide / (CELL * across), high / (CELL * down), 0.62)
    x = left + (wide - CELL * across * scale) / 2
    y = top + (high - CELL * down * scale) / 2
    return group(art(kind, parts), transform=at((x, y), scale))


@lru_cache(maxsize=256)
def portrait(kind: str, parts: Parts, where: Point) -> Markup:
    """The highest house of a tile, and its shape beside it."""
    dry = [part for part in parts if part.slot != WET]
    face = dry[-1 if dry[0].slot in GROWING else 0]
    shape = [rect(5.0 * part.x, 5.0 * part.y, 4.4, 4.4) for part in parts]
    many = len(parts) > 1
    return group(
        group(art(kind, (face._replace(x=0, y=0),)), transform=at(where, 0.5)),
        path(shape, class_="shape", fill=INK, transform=at((4, 5))) if many else NOTHING,
    )  # fmt: skip
