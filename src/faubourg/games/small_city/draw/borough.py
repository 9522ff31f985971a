"""A borough: the large picture, and what the action shown would change in it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from faubourg.core.model import NOBODY
from faubourg.core.presentation import Look
from faubourg.core.wording import yes
from faubourg.drawing import svg
from faubourg.drawing.palette import FAINT, GREEN, INK, PAPER, ROSE, RULE
from faubourg.drawing.signs import numeral, pill
from faubourg.drawing.svg import NOTHING, SERIF, Markup, Point, group, label, path, rectangle, title
from faubourg.games.small_city.draw import picture
from faubourg.games.small_city.draw.gauge import gauge
from faubourg.games.small_city.draw.ground import ground, in_zone, mayor, smog
from faubourg.games.small_city.draw.overlay import LAYERS, Layer, legend, overlay
from faubourg.games.small_city.draw.picture import (
    Scene,
    coming_then,
    parts_of,
    scene_of,
    shown_seat,
)
from faubourg.games.small_city.draw.plots import FEET, placed, tiles
from faubourg.games.small_city.draw.signs import citizen, icon
from faubourg.games.small_city.draw.strokes import LOT, LOT_LINE, ROCK, ROCK_LINE, lines
from faubourg.games.small_city.draw.tiles import CELL, Parts, outline, say
from faubourg.games.small_city.ground import Forecast, Ground, Tile

Key: TypeAlias = tuple[str, tuple[str, ...]]


def ghost(scene: Scene) -> Markup:
    """Translucent, with dashed edges."""
    if scene.after is None:
        return _hall(scene, scene.table.hall_chosen)
    now, after = _by_cells(scene.borough), _by_cells(scene.after)
    gone = [tile for key, tile in now.items() if key not in after]
    new = [tile for key, tile in after.items() if key not in now]
    taken = {cell for tile in new for cell in tile.cells}  # what lies there grows or makes way
    parts = [
        _hall(scene, scene.after.table.hall_chosen), _parade(scene, scene.after),
        _zone(scene, scene.after),
        *(_gone(scene, tile) for tile in gone if not set(tile.cells) <= taken),
        *(_tile(scene, tile.kind, *parts_of(scene.layout, tile))
          for tile in new if _fits(scene, tile)),
        _people(scene, scene.after),
        _graves(scene, scene.after), _price(scene, scene.after, new or gone),
    ]  # fmt: skip
    return group(*parts, class_="shown ghost", pointer_events="none") if any(parts) else NOTHING


def _hall(scene: Scene, chosen: str) -> Markup:
    """2.7: where the own town hall will stand, while others still choose."""
    kind, *cells = chosen.split() or [""]
    if not cells or scene.seat != scene.table.viewer:
        return NOTHING
    at, parts = scene.layout.parts(tuple((cell, "") for cell in cells))
    return _tile(scene, kind, at, parts)


def _parade(scene: Scene, after: Ground) -> Markup:
    """The mayor on the street in question."""
    if not after.mayor or after.mayor == scene.borough.mayor:
        return NOTHING
    return group(mayor(scene, after.mayor), opacity=0.8)


def _by_cells(borough: Ground) -> dict[Key, Tile]:
    return {(tile.kind, tuple(tile.cells)): tile for tile in borough.tiles}


def _fits(scene: Scene, tile: Tile) -> bool:
    return all(in_zone(cell, scene.layout.shown) for cell in tile.cells)


def _tile(scene: Scene, kind: str, at: Point, parts: Parts) -> Markup:
    drawn = group(placed(scene.table.style, kind, at, parts), opacity=0.7)
    edge = path([outline(parts, 4)], stroke=INK, stroke_width=3, stroke_dasharray="9 6",
                transform=svg.at(at))  # fmt: skip
    return group(drawn, edge, class_=f"ghost {kind}")


def _gone(scene: Scene, tile: Tile) -> Markup:
    """Pale, under a cross."""
    at, parts = parts_of(scene.layout, tile)
    x, y = at
    wide, high = max(part.x for part in parts) + 1, max(part.y for part in parts) + 1
    right, low = x + CELL * wide - 12, y + CELL * high - 12
    cross = lines((x + 12, y + 12), (right, low)) + lines((right, y + 12), (x + 12, low))
    veil = path([outline(parts)], fill=PAPER, fill_opacity=0.6, transform=svg.at(at))
    return group(veil, path([cross], stroke=ROSE, stroke_width=6, stroke_linecap="round"),
                 class_="gone")  # fmt: skip


def _zone(scene: Scene, after: Ground) -> Markup:
    """The strip becomes lots."""
    if after.size == scene.borough.size:
        return NOTHING
    corners = [scene.layout.corner(cell) for cell in scene.borough.strip]
    lots = [svg.rect(x + 5, y + 5, CELL - 10, CELL - 10) for x, y in corners]
    return path(lots, class_="ghost", fill=LOT, fill_opacity=0.85, stroke=LOT_LINE,
                stroke_width=2, stroke_dasharray="8 5")  # fmt: skip


def _people(scene: Scene, after: Ground) -> Markup:
    """Who would stand elsewhere."""
    now = {slot.cell: slot.owner for tile in scene.borough.tiles for slot in tile.slots}
    found = []
    for tile in after.tiles:
        for slot in tile.slots:
            if slot.owner not in (NOBODY, now.get(slot.cell, NOBODY)):
                x, y = scene.layout.corner(slot.cell)
                found.append(citizen(slot.owner, (x + FEET[0], y + FEET[1]), opacity=0.75))
    return svg.together(found)


def _graves(scene: Scene, after: Ground) -> Markup:
    new = [cell for cell in after.cemeteries if cell not in scene.borough.cemeteries]
    stones = []
    for cell in new:
        x, y = scene.layout.corner(cell)
        stones.append(svg.way(x + 22, y + 58, "v-24a14 14 0 0 1 28 0v24z"))
    return path(stones, class_="ghost", fill=ROCK, stroke=ROCK_LINE, stroke_width=2,
                stroke_dasharray="6 4") if stones else NOTHING  # fmt: skip


def _price(scene: Scene, after: Ground, tiles: list[Tile]) -> Markup:
    """What it costs, beside the tile."""
    change = after.borough.money - scene.borough.borough.money
    inside = [tile for tile in tiles if _fits(scene, tile)]
    if not change or not inside:
        return NOTHING
    (x, y), parts = parts_of(scene.layout, inside[0])
    words = say(scene.language, "price", sign="+" if change > 0 else "−", money=abs(change))
    px, py = x + CELL * (max(part.x for part in parts) + 1) / 2, max(2.0, y - 4)
    return pill(words, (px, py), (14 + 16 * len(words), 32), 24)


SIGNS: Final = ("promise", "extend", "person", "money", "votes", "pollution", "culture", "mayor")
HIGH: Final = 38.0


@lru_cache(maxsize=1024)
def ribbon(
    language: str, words: str, phase: int, side: float, top: float, *, alone: bool
) -> Markup:
    """Above the board; the present phase is dark."""
    wide = side / len(SIGNS)
    steps = [
        _step(language, n + 1, phase, (wide * n + 1.5, top + 5, wide - 3, HIGH), alone=alone)
        for n in range(len(SIGNS))
    ]
    return group(title(words), *steps, class_="ribbon")


def _step(language: str, number: int, phase: int, box: svg.Box, *, alone: bool) -> Markup:
    here = number == phase
    left, top, wide, high = box
    x, y = left + wide / 2, top + high / 2
    tone, edge = (INK, INK) if here else (FAINT, RULE)
    digit = label(str(number), (x - 14, y), 20, fill=tone, font_family=SERIF, font_weight=700)
    return group(
        title(say(language, "phase", number=number, solo=yes(alone))),
        rectangle(box, rx=9, fill=PAPER, stroke=edge, stroke_width=3 if here else 1,
                  fill_opacity=None if here else 0.6),
        digit, group(icon(SIGNS[number - 1], (x + 10, y), 1), opacity=None if here else 0.5),
        class_="phase here" if here else "phase", data_about=f"phase:{number}",
    )  # fmt: skip


SIZE: Final = 21.0
STEPS: Final = (0.0, 84.0, 172.0, 244.0, 316.0)  # from one count to the next
GAUGE: Final = 384.0


class Held(NamedTuple):
    """What is counted there."""

    money: int
    votes: int
    hall: int
    career: int
    reserve: int
    pollution: int


def held(ground: Ground) -> Held:
    of = ground.borough
    return Held(of.money, of.votes, of.hall, of.career, of.reserve, of.pollution)


def foot(scene: Scene) -> Markup:
    after = held(scene.after) if scene.after else held(scene.borough)
    then = coming_then(scene.table, scene.seat)
    return _foot(scene.language, scene.seat, held(scene.borough), after, scene.borough.forecast,
                 then, scene.layout.side, scene.layout.low)  # fmt: skip


@lru_cache(maxsize=1024)
def _foot(
    language: str, seat: int, now: Held, after: Held, forecast: Forecast, then: int, side: float,
    low: float,
) -> Markup:  # fmt: skip
    y = low + 24
    scale = side / (GAUGE + 194)
    x, counts = 0.0, []
    for name, step, held, then_held in zip(Held._fields, STEPS, now, after, strict=False):
        x = max(x, step * scale)
        counts.append(_count(language, seat, name, (x, y), held, then_held))
        x += _wide(held, _change(held, then_held))
    left = max(x, GAUGE * scale)
    air = gauge(language, (left, y), side - left, SIZE, now.pollution, forecast, then)
    return group(*counts, air, class_="foot")


def _count(language: str, seat: int, name: str, at: Point, now: int, after: int) -> Markup:
    x, y = at
    change = _change(now, after)
    more = NOTHING
    if change:
        tone = GREEN.line if after > now else ROSE
        more = label(change, (x + _wide(now, "") - 4, y), 20, fill=tone,
                     font_weight=700, font_family=SERIF, text_anchor="start")  # fmt: skip
    return group(
        title(say(language, f"has-{name}", count=now)), _sign(name, seat, (x + 11, y)),
        numeral(str(now), (x + 27, y), SIZE, text_anchor="start"),
        more, class_=f"count-of {name}", data_key=f"has:{name}", data_about=f"has:{name}",
    )  # fmt: skip


def _change(now: int, after: int) -> str:
    return f"{after - now:+d}".replace("-", "−") if after != now else ""


def _wide(now: int, change: str) -> float:
    """A sign, a number, and what would change of it."""
    return 33 + 14 * len(str(now)) + 15 * len(change)


def _sign(name: str, seat: int, at: Point) -> Markup:
    x, y = at
    if name in ("money", "votes"):
        return icon(name, at, 1.15)
    if name == "hall":
        return group(icon("culture", (x - 3, y), 1), citizen(seat, (x + 6, y + 10), 0.62))
    if name == "career":
        return citizen(seat, (x, y + 12), 0.8)
    return group(citizen(seat, (x - 4, y + 12), 0.66), citizen(seat, (x + 5, y + 12), 0.66),
                 opacity=0.55)  # fmt: skip


class Layers:
    """What can lie over a borough; an expansion has more."""

    overlays: Mapping[str, Layer] = LAYERS

    def has_legend(self, scene: Scene) -> bool:
        return scene.look.overlay in self.overlays

    def over_tiles(self, scene: Scene) -> Markup:
        return NOTHING

    def over_ghost(self, scene: Scene) -> Markup:
        """Over what an action would change."""
        return NOTHING


def draw_borough(table: picture.Picture, language: str, look: Look, layers: Layers) -> Markup:
    scene = scene_of(table, language, look, shown_seat(table, look))
    below = legend(scene) if layers.has_legend(scene) else foot(scene)
    layout = scene.layout
    above = ribbon(
        language, picture.round_words(table, language), table.known.phase, layout.side, layout.top,
        alone=table.kit.solo,
    )  # fmt: skip
    return svg.picture(
        layout.paper(), say(language, "borough", owner=scene.owner), _about(scene),
        above, ground(scene), tiles(scene), layers.over_tiles(scene),
        mayor(scene, scene.borough.mayor), smog(scene), overlay(scene, layers.overlays),
        ghost(scene), layers.over_ghost(scene), below,
        class_=f"small-city borough overlay-{look.overlay or 'none'}", data_owner=scene.seat,
        data_corners="full", **svg.SHARED,
    )  # fmt: skip


def _about(scene: Scene) -> str:
    borough = scene.borough
    return say(scene.language, "about", size=borough.size, tiles=len(borough.tiles),
               citizens=borough.citizens_home, pollution=borough.borough.pollution)  # fmt: skip
