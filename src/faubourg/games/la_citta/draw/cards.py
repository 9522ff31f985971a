"""Cards: their paper, what one can do with them, and the pictures of politics cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing.palette import AMBER, CARD, CARD_LINE, INK, PAPER
from faubourg.drawing.svg import (
    NOTHING,
    SERIF,
    Box,
    Markup,
    Point,
    group,
    label,
    rectangle,
    title,
    together,
)
from faubourg.games.la_citta.components import BUILDINGS
from faubourg.games.la_citta.draw.arches import token
from faubourg.games.la_citta.draw.houses import wheat
from faubourg.games.la_citta.draw.paints import PLASTER, TERRACOTTA
from faubourg.games.la_citta.draw.plates import figure
from faubourg.games.la_citta.draw.sketch import at, drawn, filled, lines, rect
from faubourg.games.la_citta.draw.tiles import tile

CUBE: Final = "#8a5a34"


def paper(box: Box) -> Markup:
    return rectangle(box, rx=8, fill=CARD, stroke=CARD_LINE, stroke_width=1.4)


def choice(name: str, words: str, box: Box, lit: bool, key: str, *inside: Markup) -> Markup:
    """Something on a card or a counter that can be touched."""
    shine = rectangle(box, class_="lit", rx=8, fill=AMBER, fill_opacity=0.1, stroke=AMBER,
                      stroke_width=2.6, stroke_dasharray="7 4") if lit else NOTHING  # fmt: skip
    return group(
        title(words), *inside, rectangle(box, pointer_events="all"), shine,
        class_="choice lit" if lit else "choice", data_name=name, data_key=key,
    )  # fmt: skip


@lru_cache(maxsize=128)
def face(card: str, where: Point, scale: float = 1.0) -> Markup:
    """What a politics card shows, around its middle."""
    if card in BUILDINGS:
        return tile(card, 0, where, scale)
    return group(FACES[card], transform=at(where, scale), class_=f"face {card}")


def _cube(x: float, y: float) -> Markup:
    return drawn(filled(CUBE, rect(x - 5, y - 5, 10, 10)), line=TERRACOTTA.line)


def _question() -> Markup:
    """A voice card, and an eye that looks at it."""
    eye = "M-22 6q13-14 26 0q-13 14-26 0z"
    return together([
        drawn(filled(PAPER, rect(-4, -22, 24, 34)), line=INK),
        label("?", (8, -6), 24, fill=INK, font_family=SERIF, font_weight=700),
        drawn(filled(PAPER, eye), line=INK), filled(INK, "M-13 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
    ])  # fmt: skip


FACES: Final = {
    "master-builder": together([  # a pair of compasses over a plan
        drawn(filled(PAPER, "M-24 18l6-20h36l6 20z"), line=PLASTER.line),
        lines("#7f9db3", 1.6, "M-14 12l3-9h10v9M4 12V3h9l3 9"),
        lines(INK, 3, "M0-24l-10 32M0-24l10 32M-5-6h10"),
        filled(INK, "M-4-25a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
    ]),
    "bread-and-games": together([
        token("culture", (-16, 4), 1.5), token("education", (0, 4), 1.5),
        token("health", (16, 4), 1.5), _cube(-8, -16), _cube(6, -16),
    ]),
    "blessed-era": together([
        figure((-15, 6), 1.3, 5), figure((15, 6), 1.3, 5), figure((0, 0), 1.6, 5),
    ]),
    "bountiful-harvest": together([
        wheat((-14, 20), (14, 20), (0, 22), scale=1.3), _cube(0, -19),
    ]),
    "ask-the-people": _question(),
}  # fmt: skip
