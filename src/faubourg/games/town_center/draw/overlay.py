"""What can be laid over a city: power, units, heights and zones."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from faubourg.drawing import svg
from faubourg.drawing.palette import GLOW, INK, MEADOW, PAPER, PLAIN, ROSE, SAND
from faubourg.drawing.svg import Box, Markup, Point, circle, group, label, path, rectangle, together
from faubourg.games.town_center.components import SUBURB
from faubourg.games.town_center.draw.cube import BOLT, GLASS, TONES, Finish
from faubourg.games.town_center.draw.scene import CAR_PARK, Scene, Spot, Unit, kind_at, say
from faubourg.games.town_center.draw.stage import Stand

OVERLAYS: Final = ("power", "units", "heights", "zones")


def finish_of(scene: Scene, stand: Stand, level: int) -> Finish:
    """How a cube is painted under the overlay."""
    kind = kind_at(stand.whole, level)
    state = _state(scene, kind, Spot(stand.name, level)) if scene.look.overlay else ""
    roof = level in (stand.height - 1, len(stand.whole) - 1)
    return _finish(kind, stand.zone, state, roof, level == 0, level >= stand.height)


@lru_cache(maxsize=1024)
def _finish(kind: str, zone: str, state: str, roof: bool, ground: bool, ghost: bool) -> Finish:
    """What the overlay is not about turns pale."""
    tones = {"plain": PLAIN, "unpowered": PLAIN, "zone": MEADOW if zone == SUBURB else SAND}
    return Finish(
        tone=tones.get(state, TONES[kind]),
        roof=roof,
        ground=ground,
        classes=state,
        light=GLOW if state == "powered" else GLASS,
        outline=2.0 if state in ("unit", "unpowered") else 1.1,
        ghost=ghost,
    )


def _state(scene: Scene, kind: str, spot: Spot) -> str:
    unit = scene.survey.unit_at.get(spot)
    if scene.look.overlay == "power":
        if kind == "utility" or (unit and unit.powered):
            return "powered"
        return "unpowered" if unit and unit.kind != CAR_PARK else "plain"
    if scene.look.overlay == "units":
        return "unit" if unit and unit.kind != "lift" else "plain"
    return "zone" if scene.look.overlay == "zones" else ""


def overlay(scene: Scene, box: Box) -> Markup:
    chosen = scene.look.overlay
    if chosen not in LAYERS:
        return svg.NOTHING
    layer = LAYERS[chosen](scene)
    return group(layer, _legend(scene, box), class_=f"overlay {chosen}", pointer_events="none")


def _legend(scene: Scene, box: Box) -> Markup:
    """What the colours of the overlay mean, in the free corner of the paper."""
    entries = LEGENDS.get(scene.look.overlay, ())
    left, bottom = box[0] + 6, box[1] + box[3] - 15 * len(entries) - 2
    rows = [
        group(
            rectangle((left, bottom + 15 * place, 11, 11), rx=2.5, fill=fill, stroke=line),
            label(say(scene.language, key), (left + 17, bottom + 15 * place + 5.5), 12, fill=INK,
                  text_anchor="start"),
            data_about=f"legend:{key}", pointer_events="all",
        )
        for place, (key, fill, line) in enumerate(entries)
    ]  # fmt: skip
    return group(*rows, class_="legend")


def _power(scene: Scene) -> Markup:
    wires = [
        svg.stroke([_middle(scene, one), _middle(scene, two)]) for one, two in scene.survey.lines
    ]
    sources = {one for one, _ in scene.survey.lines}
    dark = [unit for unit in scene.survey.units if not unit.powered and unit.kind != CAR_PARK]
    return together([
        path(wires, class_="casing", stroke=INK, stroke_width=6,
             stroke_linecap="round", stroke_opacity=0.8),
        path(wires, class_="wire", stroke=GLOW, stroke_width=3.2,
             stroke_linecap="round"),
        *(_flash(_middle(scene, spot)) for spot in sorted(sources)),
        *(_no_power(scene.anchor(unit)) for unit in dark),
    ])  # fmt: skip


def _middle(scene: Scene, spot: Spot) -> Point:
    """The centre of a cube, as if it were glass."""
    x, y = scene.stage.find(spot.cell).top(spot.level).at(0.5, 0.5)
    return x, y - 20


def _flash(where: Point) -> Markup:
    return together([
        circle(where, 9, class_="source", fill=GLOW, stroke=INK, stroke_width=1.6),
        path([_bolt(where)], fill=INK),
    ])  # fmt: skip


def _bolt(where: Point) -> str:
    x, y = where
    return svg.closed([(x + 13 * (u - 0.5), y - 13 * (v - 0.5)) for u, v in BOLT])


def _no_power(where: Point) -> Markup:
    x, y = where[0], where[1] - 15
    return together([
        circle((x, y), 8.5, class_="dark", fill=PAPER, stroke=ROSE, stroke_width=1.8),
        path([_bolt((x, y))], fill=INK, fill_opacity=0.6),
        path([svg.stroke([(x - 6, y + 6), (x + 6, y - 6)])], stroke=ROSE, stroke_width=2),
    ])  # fmt: skip


def _units(scene: Scene) -> Markup:
    """What is hidden has its worth on the tag behind the tower."""
    counted = [unit for unit in scene.survey.units if unit.kind != "lift"]
    return together(_worth(scene, unit) for unit in counted if not scene.is_hidden(unit))


def _worth(scene: Scene, unit: Unit) -> Markup:
    """Hollow if the unit brings nothing."""
    dark = TONES[unit.kind].line
    fill, ink = (dark, PAPER) if unit.worth else (PAPER, dark)
    return pill(scene.worth(unit), scene.anchor(unit), fill, ink)


@lru_cache(maxsize=1024)
def pill(words: str, where: Point, fill: str, ink: str) -> Markup:
    wide = 5.9 * len(words) + 9
    x, y = where
    return group(
        rectangle((x - wide / 2, y - 8, wide, 16), rx=8, fill=fill, stroke=ink, stroke_width=1),
        label(words, where, 12, fill=ink, font_weight=700),
        class_="pill",
    )


def _heights(scene: Scene) -> Markup:
    stage = scene.stage
    seen = [stand for stand in stage.stands if stand.whole and not stage.cover(stand)]
    return together(_height(stand) for stand in seen)


def _height(stand: Stand) -> Markup:
    height = len(stand.whole)
    return label(str(height), stand.top(height).at(0.5, 0.5), 32, fill="#fff", stroke=INK,
                 stroke_width=6, paint_order="stroke",
                 font_family=svg.SERIF, font_weight=700)  # fmt: skip


def _zones(scene: Scene) -> Markup:
    suburb = [stand for stand in scene.stage.stands if stand.zone == SUBURB and stand.whole]
    built = [stand for stand in suburb if not scene.stage.cover(stand)]
    words, roofs = say(scene.language, "sprawl"), [stand.top(1).at(0.5, 0.5) for stand in built]
    return together(pill(words, (x, y - 16), ROSE, PAPER) for x, y in roofs)


LEGENDS: Final = {
    "power": (("powered", GLOW, INK), ("unpowered", PAPER, ROSE)),
    "zones": (("center", SAND.top, SAND.line), ("suburb", MEADOW.top, MEADOW.line)),
}

LAYERS: Final[dict[str, Callable[[Scene], Markup]]] = {
    "power": _power, "units": _units, "heights": _heights, "zones": _zones,
}  # fmt: skip
