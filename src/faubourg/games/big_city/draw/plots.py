"""The plots of the city: what can be touched, and what is written on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing.palette import AMBER
from faubourg.drawing.svg import (
    NOTHING,
    SERIF,
    Markup,
    group,
    label,
    number,
    path,
    rectangle,
    title,
)
from faubourg.games.big_city.draw.ground import LOT
from faubourg.games.big_city.draw.layout import CELL, Layout, Spot
from faubourg.games.big_city.draw.paints import GOLD, GOLD_LINE, TINTS
from faubourg.games.big_city.draw.scene import Piece, Scene, corner
from faubourg.games.big_city.draw.sketch import rect
from faubourg.games.big_city.draw.words import named, player, say

SIDE: Final = CELL - 2 * LOT  # of a lot
LIGHT: Final = "#fff4dc"
RENUMBERED: Final = ("zones", "cards", "values")  # overlays that write the numbers themselves


def plots(scene: Scene) -> Markup:
    standing = scene.city.kinds
    found = [_one(scene, plot, standing.get(plot)) for plot in scene.layout.at]
    return group(
        *found, class_="plots", font_family=SERIF, font_weight=700, font_size=36,
        pointer_events="all",
    )  # fmt: skip


def _one(scene: Scene, plot: str, piece: Piece | None) -> Markup:
    zone = "periphery" if plot in scene.city.periphery else "centre"
    owner = player(scene.language, scene.look, piece.seat) if piece else ""
    words = plot_words(scene.language, plot, zone, piece, owner, plot in scene.hand)
    name = f"plot:{plot}"
    covered = any(plot in shown.plots for shown in scene.new_pieces)
    told = piece is None and not covered and scene.look.overlay not in RENUMBERED
    return _plot(plot, scene.layout.at[plot], words, told, name in scene.look.lit)


@lru_cache(maxsize=8192)
def plot_words(
    language: str, plot: str, zone: str, piece: Piece | None, owner: str, mine: bool
) -> str:
    """What lies there, in words."""
    if piece is None:
        words = say(language, "free-plot", plot=plot, zone=zone)
    elif piece.is_installation:
        words = say(language, "green-plot", plot=plot, kind=named(language, piece.name),
                    owner=owner)  # fmt: skip
    else:
        words = say(language, "built-plot", plot=plot, kind=named(language, piece.name),
                    owner=owner, points=piece.points)  # fmt: skip
    return f"{words} {say(language, 'your-card')}" if mine else words


@lru_cache(maxsize=8192)
def _plot(plot: str, spot: Spot, words: str, numbered: bool, lit: bool) -> Markup:
    x, y = corner(spot)
    area = path([rect(x + LOT, y + LOT, SIDE, SIDE)])
    ink = TINTS[int(plot[0]) - 1].ink
    digits = label(plot, (x + 50, y + 54), 36, font_size=None, fill=ink) if numbered else NOTHING
    shine = _lit(x, y) if lit else NOTHING
    return group(title(words), area, shine, digits, class_="plot lit" if lit else None,
                 data_name=f"plot:{plot}")  # fmt: skip


def _lit(x: float, y: float) -> Markup:
    """You can act here: along the kerb, around what else is marked."""
    return rectangle((x + LOT - 2, y + LOT - 2, SIDE + 4, SIDE + 4), class_="lit", rx=8, fill=LIGHT,
                     fill_opacity=0.45, stroke=AMBER, stroke_width=4.5,
                     stroke_dasharray="11 6")  # fmt: skip


@lru_cache(maxsize=1024)
def pins(layout: Layout, mine: tuple[str, ...], built: frozenset[str]) -> Markup:
    """A gold card on every plot whose card one holds, and a gold edge; crossed out if obsolete."""
    if not mine:
        return NOTHING
    corners = [corner(layout.at[plot]) for plot in mine]
    free = [corner(layout.at[plot]) for plot in mine if plot not in built]
    gone = [corner(layout.at[plot]) for plot in mine if plot in built]
    edges = [rect(x + LOT + 4, y + LOT + 4, SIDE - 8, SIDE - 8) for x, y in free]
    cards = [f"M{number(x + 70)} {number(y + 7)}h16q3 0 3 3v22q0 3-3 3h-16q-3 0-3-3v-22q0-3 3-3z"
             for x, y in corners]  # fmt: skip
    signs = [f"M{number(x + 78)} {number(y + 13)}l5.5 8l-5.5 8l-5.5-8z" for x, y in corners]
    strikes = [f"M{number(x + 64)} {number(y + 4)}l28 34m0-34l-28 34" for x, y in gone]
    return group(
        path(edges, stroke=GOLD, stroke_width=3), path(cards, fill=GOLD, stroke=GOLD_LINE),
        path(signs, fill="#fff"), path(strikes, stroke=GOLD_LINE, stroke_width=3.5),
        class_="mine", stroke_width=2, pointer_events="none",
    )  # fmt: skip
