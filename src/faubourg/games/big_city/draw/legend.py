"""The foot of the map: a compass, and what the signs of an overlay mean."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.drawing.marks import mark
from faubourg.drawing.palette import FAINT, INK, PAPER
from faubourg.drawing.svg import NOTHING, SERIF, Box, Markup, Point, group, label, number, path
from faubourg.games.big_city.draw.icons import icon
from faubourg.games.big_city.draw.layout import letters
from faubourg.games.big_city.draw.scene import Scene
from faubourg.games.big_city.draw.words import player, say

HIGH: Final = 3.4  # of the foot, in sizes of its letters

SIGNS: Final = {
    "zones": ("periphery", "centre"),
    "cards": ("card", "under", "mark"),
    "values": ("tram", "park", "factory", "city-hall", "periphery", "centre"),
}


class Entry(NamedTuple):
    """A sign, or a player's mark, and its words."""

    sign: str
    seat: int
    words: str


def with_foot(box: Box) -> Box:
    left, top, wide, high = box
    return left, top, wide, high + HIGH * letters(box)


def foot(scene: Scene, box: Box) -> Markup:
    """Below the city; box is that of the city alone."""
    size = letters(box)
    left, top = box[0], box[1] + box[3]
    entries = _entries(scene)
    compass = _compass((left + 1.9 * size, top + 1.6 * size), size, scene.layout.turn,
                       say(scene.language, "north"))  # fmt: skip
    return group(compass, _legend(entries, (left + 4.4 * size, top), size, box[2] - 5 * size),
                 class_="foot", pointer_events="none")  # fmt: skip


def _entries(scene: Scene) -> tuple[Entry, ...]:
    overlay = scene.look.overlay
    if overlay == "owners":
        seats = range(len(scene.known.hands))
        return tuple(Entry("", s, _short(player(scene.language, scene.look, s))) for s in seats)
    signs = SIGNS.get(overlay, ())
    return tuple(
        Entry(sign, 0, say(scene.language, "legend", sign=sign, overlay=overlay)) for sign in signs
    )


def _short(name: str) -> str:
    return name if len(name) <= 12 else f"{name[:11]}…"


@lru_cache(maxsize=256)
def _legend(entries: tuple[Entry, ...], where: Point, size: float, wide: float) -> Markup:
    if not entries:
        return NOTHING
    across = (len(entries) + 1) // 2  # in two rows
    parts = []
    for place, entry in enumerate(entries):
        row, column = divmod(place, across)
        x, y = where[0] + wide * column / across, where[1] + size * (0.8 + 1.5 * row)
        words = label(entry.words, (x + size * 1.3, y), size * 0.86, fill=INK, text_anchor="start")
        parts += [_sign(entry, (x + size / 2, y), size), words]
    return group(*parts, class_="legend")


def _sign(entry: Entry, where: Point, size: float) -> Markup:
    if entry.sign in ("", "mark"):
        return mark(entry.seat, where, size * 0.42)
    return icon(entry.sign, where, size / 22)


@lru_cache(maxsize=256)
def _compass(where: Point, size: float, turn: int, north: str) -> Markup:
    """Its dark needle points to the north of the table."""
    x, y = where
    needle = "M0-13l5 13h-10z", "M0 13l5-13h-10z"
    place = f"translate({number(x)} {number(y)}) scale({size / 19:.3g}) rotate({90 * turn})"
    ways = ((0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0))
    letter = (x + size * ways[turn][0], y + size * ways[turn][1])
    return group(
        group(path([needle[0]], fill=INK), path([needle[1]], fill=PAPER),
              transform=place, stroke=INK),
        label(north, letter, size * 0.8, fill=FAINT, font_family=SERIF, font_weight=700),
        class_="compass",
    )  # fmt: skip
