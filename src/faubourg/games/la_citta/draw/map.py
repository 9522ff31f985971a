"""The map of the country: the large picture, and its foot with a compass and the signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.drawing.marks import mark
from faubourg.drawing.palette import FAINT, INK, PAPER, ROSE
from faubourg.drawing.svg import (
    NOTHING,
    SERIF,
    Box,
    Markup,
    Point,
    group,
    label,
    number,
    path,
    picture,
)
from faubourg.games.la_citta.components import SERVICES
from faubourg.games.la_citta.draw.cities import cities, crests, ghost
from faubourg.games.la_citta.draw.country import built, ground, plots
from faubourg.games.la_citta.draw.overlays import CARDED, awning, overlay, site
from faubourg.games.la_citta.draw.scene import Scene
from faubourg.games.la_citta.draw.signs import coin, figure, food, numeral, token, wave
from faubourg.games.la_citta.draw.sketch import PLUS, SHARED, STONE, at
from faubourg.games.la_citta.draw.words import player, say

LINE: Final = 42  # letters across the paper
HIGH: Final = 3.4  # of the foot, in sizes of its letters
LONGEST: Final = 12  # letters of a name
SIGNS: Final = {
    "": (*SERVICES, "limit", "figure"),
    "migration": (*SERVICES, "win", "lose", "equal"),
    "limits": ("limit", "grow", "full", "market", "wave"),
    "terrain": ("food", "coin", "wave"),
}


class Entry(NamedTuple):
    """A sign, or a player's mark, and its words."""

    sign: str
    seat: int
    words: str


def letters(box: Box) -> float:
    return box[2] / LINE


def with_foot(box: Box) -> Box:
    left, top, wide, high = box
    return left, top, wide, high + HIGH * letters(box)


def foot(scene: Scene) -> Markup:
    box, language = scene.layout.box, scene.language
    return _foot(box, scene.layout.turn, say(language, "north"), _entries(scene))


def _entries(scene: Scene) -> tuple[Entry, ...]:
    language, chosen = scene.language, scene.look.overlay
    if chosen == "owners":
        names = [player(language, scene.look, seat) for seat in range(scene.seats)]
        marks = [Entry("", seat, _short(name)) for seat, name in enumerate(names)]
        return (*marks, Entry("site", 0, say(language, "legend", sign="site")))
    signs = SIGNS.get(chosen, ())
    return tuple([Entry(sign, 0, say(language, "legend", sign=sign)) for sign in signs])


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


@lru_cache(maxsize=256)
def _foot(box: Box, turn: int, north: str, entries: tuple[Entry, ...]) -> Markup:
    size = letters(box)
    left, top = box[0], box[1] + box[3]
    compass = _compass((left + 1.9 * size, top + 1.8 * size), size, turn, north)
    legend = _legend(entries, (left + 4.4 * size, top + 0.2 * size), size, box[2] - 5 * size)
    return group(compass, legend, class_="foot", pointer_events="none")


def _legend(entries: tuple[Entry, ...], where: Point, size: float, wide: float) -> Markup:
    if not entries:
        return NOTHING
    across = (len(entries) + 1) // 2  # in two rows
    parts = []
    for place, entry in enumerate(entries):
        row, column = divmod(place, across)
        x, y = where[0] + wide * column / across, where[1] + size * (0.8 + 1.5 * row)
        words = label(entry.words, (x + size * 1.4, y), size * 0.84, fill=INK, text_anchor="start")
        parts += [_sign(entry, (x + size / 2, y), size), words]
    return group(*parts, class_="legend")


def _sign(entry: Entry, where: Point, size: float) -> Markup:
    sign, scale = entry.sign, size / 20
    if sign in SERVICES:
        return token(sign, where, 1.3 * scale)
    words = {"win": ("+1", PLUS), "lose": ("−1", ROSE), "equal": ("=", FAINT),
             "limit": ("4/5", INK), "grow": ("+1", PLUS), "full": ("5/5", ROSE)}  # fmt: skip
    if sign in words:
        return numeral(words[sign][0], where, size * 0.8, words[sign][1])
    if sign == "market":
        return group(awning((0, 0)), transform=at(where, scale))
    if sign == "site":
        return path([site(*where)], fill=STONE.top, stroke=STONE.line)
    if sign == "coin":
        return coin(where, 8 * scale)
    pictures = {"food": food, "wave": wave, "figure": figure}
    return pictures[sign](where, scale) if sign else mark(entry.seat, where, size * 0.42)


def _compass(where: Point, size: float, turn: int, north: str) -> Markup:
    """Its dark needle points to the top of the board."""
    x, y = where
    place = f"translate({number(x)} {number(y)}) scale({size / 16:.3g}) rotate({90 * turn})"
    ways = ((0, -1.32), (1.32, 0), (0, 1.32), (-1.32, 0))
    letter = (x + size * ways[turn][0], y + size * ways[turn][1])
    return group(
        group(path(["M0-13l5 13h-10z"], fill=INK), path(["M0 13l5-13h-10z"], fill=PAPER),
              transform=place, stroke=INK),
        label(north, letter, size * 0.8, fill=FAINT, font_family=SERIF, font_weight=700),
        class_="compass",
    )  # fmt: skip


def draw_map(scene: Scene) -> Markup:
    layout, look = scene.layout, scene.look
    return picture(
        with_foot(layout.box), say(scene.language, "map"), _about(scene),
        ground(layout, scene.terrain), plots(scene), cities(layout, scene.towns), built(scene),
        NOTHING if look.overlay in CARDED else crests(layout, scene.towns),
        overlay(scene), ghost(scene), foot(scene),
        class_=f"la-citta map overlay-{look.overlay or 'none'}", **SHARED,
    )  # fmt: skip


def _about(scene: Scene) -> str:
    return say(scene.language, "about", cities=len(scene.towns),
               tiles=sum(len(town.tiles) for town in scene.towns),
               citizens=sum(town.citizens for town in scene.towns))  # fmt: skip
