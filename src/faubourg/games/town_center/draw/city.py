"""A city as a cube model seen from one side, with the small signs on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing import svg
from faubourg.drawing.isometric import ALONG, RISE, Face, tile
from faubourg.drawing.palette import AMBER, FAINT, INK, PAPER, RULE, Tone
from faubourg.drawing.svg import (
    NOTHING,
    SHARED,
    Markup,
    Point,
    group,
    label,
    picture,
    polygon,
    rectangle,
    title,
    together,
)
from faubourg.games.town_center.components import CENTER, SUBURB
from faubourg.games.town_center.draw import scene as scenes
from faubourg.games.town_center.draw import stage as stages
from faubourg.games.town_center.draw.cube import TONES, cube, flag, letter_on
from faubourg.games.town_center.draw.ground import ZONE_CLASS, bushes, edge_names, ground, trees
from faubourg.games.town_center.draw.overlay import finish_of, overlay
from faubourg.games.town_center.draw.scene import Scene, kind_at, only_cells, owner, say, scene
from faubourg.games.town_center.draw.stage import PARK, Model, Stand, extent, model_of, models_of
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState

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
    face = tile(x, y, height, stages.GAP)
    words = letter_on(scenes.letter(language, kind), face.at(0.5, 0.5), 21, TONES[kind])
    count = _count(face, height, TONES[kind]) if counted else NOTHING
    return group(words, count, class_="roof-words", pointer_events="none")


def _count(face: Face, height: int, tone: Tone) -> Markup:
    where = face.at(0.87, 0.13)
    return svg.together([
        svg.circle(where, 8.5, class_="count", fill=PAPER, stroke=tone.line, stroke_width=1),
        label(str(height), where, 12, fill=INK, font_weight=700, font_family=svg.SERIF),
    ])  # fmt: skip


# Of a lit tag, up and across: for a finger on a phone that shows the whole city.
REACH: Final = 34.0


def hidden_things(scene: Scene) -> Markup:
    """Tags behind the towers for what they hide: which cell, how high, what is on top."""
    hidden: dict[Stand, list[Stand]] = {}
    for stand in reversed(scene.stage.cells):
        cover = scene.stage.cover(stand)
        if cover and (stand.cubes or is_lit(scene, stand)):
            hidden.setdefault(cover, []).append(stand)
    tags = [tag for cover, stands in hidden.items() for tag in _tags(scene, cover, stands)]
    return group(*tags, class_="behind")


def _tags(scene: Scene, cover: Stand, stands: list[Stand]) -> list[Markup]:
    """One above the other."""
    x, y = cover.top(len(cover.whole)).at(0, 1)
    step = REACH if any(is_lit(scene, stand) for stand in stands) else 18
    return [_tag(scene, stand, (x, y - 3 - step * n)) for n, stand in enumerate(stands)]


def _tag(scene: Scene, stand: Stand, where: Point) -> Markup:
    parts = [stand.name, scenes.letters(scene.language, stand.cubes), _overlaid(scene, stand)]
    words = " ".join(part for part in parts if part)
    about = say(scene.language, "behind", cell=stand.name)
    return _written(stand.name, about, words, where, is_lit(scene, stand))


@lru_cache(maxsize=1024)
def _written(cell: str, about: str, words: str, where: Point, lit: bool) -> Markup:
    wide = 7 * len(words) + 10
    x, y = where
    return group(
        svg.title(about), _reach(where, max(wide, REACH)) if lit else NOTHING,
        rectangle((x - wide / 2, y - 8.5, wide, 17), rx=4, fill=PAPER,
                  stroke=AMBER if lit else FAINT, stroke_width=1.8 if lit else 1,
                  stroke_dasharray="4 3" if lit else None),
        label(words, where, 12, fill=INK, font_weight=600),
        class_="tag lit" if lit else "tag", data_name=f"cell:{cell}",
        data_key=f"behind:{cell}",
    )  # fmt: skip


def _reach(where: Point, wide: float) -> Markup:
    """What a finger touches: mostly above the tag, as the roof below it can be touched, too."""
    left, right = where[0] - wide / 2, where[0] + wide / 2
    low = where[1] + 10
    corners = [(left, low), (right, low), (right, low - REACH), (left, low - REACH)]
    return svg.path([svg.closed(corners)], class_="reach", fill="none", pointer_events="all")


def _overlaid(scene: Scene, stand: Stand) -> str:
    """What the overlay would have written on the hidden roof."""
    if scene.look.overlay == "zones" and stand.zone == SUBURB and stand.cubes:
        return say(scene.language, "sprawl")
    unit = scene.survey.unit_at.get(scenes.Spot(stand.name, stand.height - 1))
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
        data_key="limit", data_about="limit", font_family=svg.SERIF, font_weight=700,
    )  # fmt: skip


def _length(foot: Point, level: int, reached: bool) -> Markup:
    x, y = foot[0], foot[1] - level * RISE
    return group(
        rectangle((x - 6, y + 1, 12, RISE - 2), rx=2.5, fill=INK if reached else PAPER,
                  stroke=INK if reached else RULE),
        label(str(level), (x, y + RISE / 2), 12, fill=PAPER if reached else FAINT),
        class_="reached" if reached else "free",
    )  # fmt: skip


MARGIN: Final = 6.0
SKY: Final = 12.0  # above the highest roof, for the tags of what it hides


def draw_city(rules: TownCenterRules, known: TownCenterState, language: str, look: Look) -> Markup:
    """The large picture, with names, heights and overlays."""
    return _city(*models_of(rules, known, look), language, only_cells(look))


@lru_cache(maxsize=1024)
def _city(now: Model, after: Model, language: str, look: Look) -> Markup:
    """Whole pictures: while towers are built and taken, no city changes."""
    seen = scene(now, after, language, look)
    stage = seen.stage
    left, top, width, height = extent(stage.plots, stage.size, stage.levels)
    box = (left - MARGIN, top - SKY, width + 2 * MARGIN, height + SKY + 2 * MARGIN)
    return picture(
        box, city_title(seen), _about(seen),
        ground(stage), pole(seen, left),
        group(*(_cell(seen, stand) for stand in stage.stands), class_="cells"),
        edge_names(stage.plots), hidden_things(seen), overlay(seen, box),
        class_=f"town-center city overlay-{look.overlay or 'none'}", data_owner=look.seat, **SHARED,
    )  # fmt: skip


def draw_small_city(
    rules: TownCenterRules, known: TownCenterState, language: str, look: Look, seat: Seat
) -> Markup:
    """The same model without words, for the list of players."""
    own = Look(seat=seat, turn=look.turn, names=look.names)
    return _small_city(model_of(rules, known, seat), language, own)


@lru_cache(maxsize=1024)
def _small_city(model: Model, language: str, look: Look) -> Markup:
    """Whole pictures: an action changes one city, and all are shown to everybody."""
    seen = scene(model, model, language, look)
    stage = seen.stage
    left, top, width, height = extent(stage.plots, stage.size, stage.levels)
    return picture(
        (left - 3, top - SKY, width + 6, height + SKY + 10), city_title(seen), _about(seen),
        ground(stage, textured=False), *(_small_column(seen, stand) for stand in stage.stands),
        class_="town-center city small", **SHARED,
    )  # fmt: skip


def _small_column(scene: Scene, stand: Stand) -> Markup:
    bare = stand.zone != CENTER and not stand.cubes
    grown = bushes(stand.zone, stand.x, stand.y) if bare else NOTHING
    key = f"{scene.look.seat + 1}:{stand.name}"
    return group(grown, *_cubes(scene, stand), data_key=key)


def city_title(scene: Scene) -> str:
    return say(scene.language, "city", owner=owner(scene.language, scene.look))


def _about(scene: Scene) -> str:
    heights = [stand.height for stand in scene.stage.stands]
    return say(scene.language, "about", cubes=sum(heights), limit=scene.limit,
               tallest=max(heights))  # fmt: skip


def _cell(scene: Scene, stand: Stand) -> Markup:
    """All that belongs to one cell, under one name."""
    name = f"cell:{stand.name}"
    foot = _foot(scene.language, *stand)
    if stand.zone == PARK:
        return group(foot, class_="cell park", data_key=name, data_about="park")
    lit = is_lit(scene, stand)
    return group(
        foot, *_body(scene, stand, lit), roof_words(scene, stand),
        class_=f"cell {ZONE_CLASS[stand.zone]}{' lit' if lit else ''}",
        data_name=name, data_key=name,
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _foot(language: str, name: str, zone: str, x: int, y: int, cubes: str, whole: str) -> Markup:
    """The title of a cell, its ground, and the trees if nothing stands there."""
    grown = NOTHING if whole or zone == CENTER else trees(zone, x, y)
    if zone == PARK:
        return together([title(say(language, "park")), grown])
    # Invisible, but it takes the touch where no cube stands.
    floor = polygon(tile(x, y, 0, 0.025).corners(), class_="floor", pointer_events="all")
    return together([title(_cell_title(language, name, zone, cubes)), floor, grown])


def _cell_title(language: str, name: str, zone: str, cubes: str) -> str:
    where = say(language, "zone", zone=ZONE_CLASS[zone])
    if not cubes:
        return say(language, "empty-cell", cell=name, zone=where)
    return say(language, "cell", cell=name, zone=where, cubes=scenes.listed(language, cubes))


def _body(scene: Scene, stand: Stand, lit: bool) -> list[Markup]:
    """The cubes and the sign that one can act here, which a ghost stands upon."""
    cubes, sign = _cubes(scene, stand), lit_roof(stand) if lit else NOTHING
    return [*cubes[: stand.height], sign, *cubes[stand.height :]]


def _cubes(scene: Scene, stand: Stand) -> list[Markup]:
    return [_cube(scene, stand, level) for level in range(len(stand.whole))]


def _cube(scene: Scene, stand: Stand, level: int) -> Markup:
    kind, block = kind_at(stand.whole, level), scene.block(stand, level)
    finish = finish_of(scene, stand, level)
    drawn = cube(block, kind, finish, data_key=f"{stand.name}+{level}")
    top = level == len(stand.whole) - 1
    return together([drawn, flag(block, finish.tone)]) if top and kind == "hall" else drawn
