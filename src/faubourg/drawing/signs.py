"""What pictures of all games show alike: numbers, pills, badges, and what can be touched."""

from __future__ import annotations

from functools import lru_cache

from faubourg.drawing import svg
from faubourg.drawing.marks import mark
from faubourg.drawing.palette import AMBER, INK, PAPER
from faubourg.drawing.svg import NOTHING, SERIF, Attribute, Box, Markup, Point


def numeral(
    words: str, where: Point, size: float, fill: str = INK, **attributes: Attribute
) -> Markup:
    return svg.label(
        words, where, size, fill=fill, font_family=SERIF, font_weight=700, **attributes
    )


def pill(
    words: str, where: Point, box: tuple[float, float], size: float, fill: str = INK,
    ink: str = PAPER, edge: float = 2, class_: str = "sum ghost",
) -> Markup:  # fmt: skip
    """Words on a plate with round ends, so wide and high, around a point."""
    (x, y), (wide, high) = where, box
    plate = (x - wide / 2, y - high / 2, wide, high)
    return svg.group(
        svg.rectangle(plate, rx=high / 2, fill=fill, stroke=ink, stroke_width=edge),
        svg.label(words, where, size, fill=ink, font_weight=700, font_family=SERIF), class_=class_,
    )  # fmt: skip


def badge(seat: int, where: Point, r: float, size: float, edge: float | None = None) -> Markup:
    """A player's mark on a disc."""
    disc = svg.circle(where, r, fill=PAPER, stroke=INK, stroke_width=edge)
    return svg.group(disc, mark(seat, where, size))


@lru_cache(maxsize=2048)
def frame(box: Box, rx: float = 9, full: float = 0.1, edge: float = 2.4) -> Markup:
    """You can act here."""
    return svg.rectangle(box, class_="lit", rx=rx, fill=AMBER, fill_opacity=full, stroke=AMBER,
                         stroke_width=edge, stroke_dasharray="7 4")  # fmt: skip


def touchable(
    kind: str, name: str, words: str, box: Box, lit: bool, *inside: Markup, rx: float = 9,
    **attributes: Attribute,
) -> Markup:  # fmt: skip
    """A part of a picture, with its words; lit if one can act there."""
    return svg.group(
        svg.title(words), svg.rectangle(box, pointer_events="all"),
        frame(box, rx) if lit else NOTHING, *inside, class_=f"{kind} lit" if lit else kind,
        data_name=name, **attributes,
    )  # fmt: skip
