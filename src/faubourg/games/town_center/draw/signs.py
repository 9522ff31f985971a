"""Small signs on a city: what can be chosen, what is hidden, how high one may build."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing import svg
from faubourg.drawing.isometric import ALONG, RISE, Face, tile
from faubourg.drawing.palette import AMBER, FAINT, INK, PAPER, RULE, Tone
from faubourg.drawing.svg import NOTHING, SERIF, Markup, Point, group, label, polygon, rectangle
from faubourg.games.town_center.components import SUBURB
from faubourg.games.town_center.draw.cube import TONES, letter_on
from faubourg.games.town_center.draw.scene import Scene
from faubourg.games.town_center.draw.stage import GAP, Stand
from faubourg.games.town_center.draw.survey import Spot
from faubourg.games.town_center.draw.words import kind_at, letter, letters, say

POLE: Final = 17.0  # from the left edge of the board


def is_lit(scene: Scene, stand: Stand) -> bool:
    return f"cell:{stand.name}" in scene.look.lit


def lit_roof(stand: Stand) -> Markup:
    """You can act here: on top of what stands."""
    return polygon(
        stand.top(stand.height, 0.05).corners(), class_="lit", fill="#fff4dc", fill_opacity=0.5,
        stroke=AMBER, stroke_width=2.8, stroke_dasharray="7 4",
    )  # fmt: skip


def roof_words(scene: Scene, stand: Stand) -> Markup:
    """The letter of the topmost cube, and how many cubes there are if more than one."""
    if not stand.whole or scene.look.overlay in ("heights", "units"):
        return NOTHING
    height = len(stand.whole)
    kind, counted = kind_at(stand.whole, height - 1), height > 1 and not scene.look.overlay
    return _roof_words(scene.language, stand.x, stand.y, height, kind, counted)


@lru_cache(maxsize=4096)
def _roof_words(language: str, x: int, y: int, height: int, kind: str, counted: bool) -> Markup:
    face = tile(x, y, height, GAP)
    words = letter_on(letter(language, kind), face.at(0.5, 0.5), 21, TONES[kind])
    count = _count(face, height, TONES[kind]) if counted else NOTHING
    return group(words, count, class_="roof-words", pointer_events="none")


def _count(face: Face, height: int, tone: Tone) -> Markup:
    where = face.at(0.87, 0.13)
    return svg.together([
        svg.circle(where, 7.5, class_="count", fill=PAPER, stroke=tone.line, stroke_width=1),
        label(str(height), where, 10.5, fill=INK, font_weight=700, font_family=SERIF),
    ])  # fmt: skip


def hidden_things(scene: Scene) -> Markup:
    """Tags behind the towers for what they hide: which cell, how high, what is on top."""
    tags: dict[str, list[Markup]] = {}
    for stand in reversed(scene.stage.cells):
        cover = scene.stage.cover(stand)
        if cover and (stand.cubes or is_lit(scene, stand)):
            mine = tags.setdefault(cover.name, [])
            mine.append(_tag(scene, stand, _tag_place(cover, len(mine))))
    return group(*(tag for mine in tags.values() for tag in mine), class_="behind")


def _tag_place(cover: Stand, place: int) -> Point:
    x, y = cover.top(len(cover.whole)).at(0, 1)
    return x, y - 3 - 16 * place


def _tag(scene: Scene, stand: Stand, where: Point) -> Markup:
    parts = [stand.name, letters(scene.language, stand.cubes), _overlaid(scene, stand)]
    words = " ".join(part for part in parts if part)
    about = say(scene.language, "behind", cell=stand.name)
    return _written(stand.name, about, words, where, is_lit(scene, stand))


@lru_cache(maxsize=1024)
def _written(cell: str, about: str, words: str, where: Point, lit: bool) -> Markup:
    wide = 5.9 * len(words) + 10
    x, y = where
    return group(
        svg.title(about),
        rectangle((x - wide / 2, y - 7.5, wide, 15), rx=4, fill=PAPER,
                  stroke=AMBER if lit else FAINT, stroke_width=1.8 if lit else 1,
                  stroke_dasharray="4 3" if lit else None),
        label(words, where, 10, fill=INK, font_weight=600),
        class_="tag lit" if lit else "tag", data_name=f"cell:{cell}",
        data_key=f"behind:{cell}",
    )  # fmt: skip


def _overlaid(scene: Scene, stand: Stand) -> str:
    """What the overlay would have written on the hidden roof."""
    if scene.look.overlay == "zones" and stand.zone == SUBURB and stand.cubes:
        return say(scene.language, "sprawl")
    unit = scene.survey.unit_at.get(Spot(stand.name, stand.height - 1))
    if scene.look.overlay != "units" or not unit or unit.kind == "lift":
        return ""
    told = scene.is_hidden(unit) and scene.crown(unit).cell == stand.name
    return f"· {scene.worth(unit)}" if told else ""


def pole(scene: Scene, left: float) -> Markup:
    """How high one may build: a pole beside the board, full up to the limit."""
    stage = scene.stage
    return _pole(scene.language, left, stage.size, stage.levels, scene.limit)


@lru_cache(maxsize=256)
def _pole(language: str, left: float, size: int, levels: int, limit: int) -> Markup:
    foot = left + POLE, size * ALONG
    pieces = [_length(foot, level, level <= limit) for level in range(1, levels + 1)]
    x, y = foot[0], foot[1] - limit * RISE
    pointer = polygon([(x + 7, y), (x + 15, y - 5), (x + 15, y + 5)], fill=INK)
    return group(
        svg.title(say(language, "limit", limit=limit)), *pieces, pointer, class_="pole",
        data_key="limit", font_family=SERIF, font_weight=700,
    )  # fmt: skip


def _length(foot: Point, level: int, reached: bool) -> Markup:
    x, y = foot[0], foot[1] - level * RISE
    return group(
        rectangle((x - 5, y + 1, 10, RISE - 2), rx=2.5, fill=INK if reached else PAPER,
                  stroke=INK if reached else RULE),
        label(str(level), (x, y + RISE / 2), 9.5, fill=PAPER if reached else FAINT),
        class_="reached" if reached else "free",
    )  # fmt: skip
