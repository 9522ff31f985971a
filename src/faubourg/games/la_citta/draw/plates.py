"""Small signs and plates with numbers, for overlays and for what lies beside the map."""

from __future__ import annotations

from functools import lru_cache

from faubourg.drawing.marks import ink
from faubourg.drawing.palette import INK, PAPER
from faubourg.drawing.svg import Box, Markup, Point, group, label, path, rectangle
from faubourg.games.la_citta.draw.houses import wheat
from faubourg.games.la_citta.draw.paints import GOLD, GOLD_LINE, NUMERALS, SHORE
from faubourg.games.la_citta.draw.sketch import at, disc


def plate(box: Box, edge: str = INK, width: float = 1.4) -> Markup:
    return rectangle(box, rx=8, fill=PAPER, fill_opacity=0.95, stroke=edge, stroke_width=width)


def digits(words: str, where: Point, size: float, fill: str = INK) -> Markup:
    """In a layer that says how numerals look."""
    return label(words, where, size, fill=fill)


def numeral(words: str, where: Point, size: float, fill: str = INK) -> Markup:
    return label(words, where, size, fill=fill, **NUMERALS)


@lru_cache(maxsize=256)
def coin(where: Point, r: float, words: str = "", faded: bool = False) -> Markup:
    """A piece of gold, with a price on it if there is one."""
    return group(
        path([disc(*where, r)], fill=GOLD, stroke=GOLD_LINE, stroke_width=r / 7),
        numeral(words, where, 1.45 * r, "#3b2a05") if words else
        path([disc(*where, r * 0.6)], stroke=GOLD_LINE, stroke_width=r / 10),
        class_="coin", opacity=0.45 if faded else None,
    )  # fmt: skip


@lru_cache(maxsize=256)
def food(where: Point, scale: float) -> Markup:
    """A sheaf around its middle."""
    return group(wheat((0, 11), scale=1), transform=at(where, 0.8 * scale))


WAVES = "q2.7-5 5.4 0t5.4 0 5.4 0m-16.2 7q2.7-5 5.4 0t5.4 0 5.4 0"  # from the left


@lru_cache(maxsize=256)
def wave(where: Point, scale: float) -> Markup:
    return group(path([f"M-8-3{WAVES}"], stroke=SHORE, stroke_width=2.6),
                 transform=at(where, scale))  # fmt: skip


@lru_cache(maxsize=256)
def figure(where: Point, scale: float, seat: int = -1) -> Markup:
    """A citizen."""
    body = f"{disc(0, -5, 4)}M-6.5 9q1-10 6.5-10t6.5 10z"
    if seat < 0:
        return group(path([body], fill=INK), transform=at(where, scale))
    return group(path([body], fill="currentColor"), transform=at(where, scale),
                 class_=f"seat-{seat}", color=ink(seat))  # fmt: skip
