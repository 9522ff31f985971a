"""The foot of a map: a compass, and what the signs mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.drawing.palette import FAINT, INK, PAPER
from faubourg.drawing.svg import NOTHING, SERIF, Box, Markup, Point, group, label, number, path

HIGH: Final = 3.4  # in sizes of its letters
NEEDLE: Final = 13.0


class Entry(NamedTuple):
    """A sign, or a player's mark, and its words."""

    sign: str
    seat: int
    words: str


@dataclass(frozen=True)
class Foot:
    """How a game sets it, all in sizes of its letters."""

    sign: Callable[[Entry, Point, float], Markup]
    indent: float  # of words behind their sign
    letters: float  # of those words
    needle: float  # half of it
    north: float  # from the middle of the compass to its letter
    middle: float  # of the compass, below the map
    lead: float = 0.0  # between the map and the legend

    def compass(self, where: Point, size: float, turn: int, north: str) -> Markup:
        """Its dark needle points to the top of the board."""
        (x, y), far = where, self.north
        scale = f"{size * self.needle / NEEDLE:.3g}"
        place = f"translate({number(x)} {number(y)}) scale({scale}) rotate({90 * turn})"
        ways = ((0.0, -far), (far, 0.0), (0.0, far), (-far, 0.0))
        letter = (x + size * ways[turn][0], y + size * ways[turn][1])
        return group(
            group(path(["M0-13l5 13h-10z"], fill=INK), path(["M0 13l5-13h-10z"], fill=PAPER),
                  transform=place, stroke=INK),
            label(north, letter, size * 0.95, fill=FAINT, font_family=SERIF, font_weight=700),
            class_="compass",
        )  # fmt: skip

    def legend(self, entries: Sequence[Entry], where: Point, size: float, wide: float) -> Markup:
        if not entries:
            return NOTHING
        across = (len(entries) + 1) // 2  # in two rows
        parts = []
        for place, entry in enumerate(entries):
            row, column = divmod(place, across)
            x, y = where[0] + wide * column / across, where[1] + size * (0.8 + 1.5 * row)
            start = x + size * self.indent, y
            words = label(entry.words, start, size * self.letters, fill=INK, text_anchor="start")
            parts += [self.sign(entry, (x + size / 2, y), size), words]
        return group(*parts, class_="legend")


@lru_cache(maxsize=512)
def draw_foot(
    foot: Foot, box: Box, size: float, turn: int, north: str, entries: tuple[Entry, ...]
) -> Markup:
    """Below the box of a map, in letters of that size."""
    left, top = box[0], box[1] + box[3]
    compass = foot.compass((left + 1.9 * size, top + foot.middle * size), size, turn, north)
    where = left + 4.4 * size, top + foot.lead * size
    legend = foot.legend(entries, where, size, box[2] - 5 * size)
    return group(compass, legend, class_="foot", pointer_events="none")


def with_foot(box: Box, size: float) -> Box:
    left, top, wide, high = box
    return left, top, wide, high + HIGH * size
