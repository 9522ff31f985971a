"""The city floor by floor, seen from above: nothing hides behind anything."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.presentation import Look
from faubourg.drawing import isometric, svg
from faubourg.drawing.palette import AMBER, FAINT, INK, PAPER, RULE
from faubourg.drawing.svg import NOTHING, SHARED, Markup, Point, group, label, number, title
from faubourg.games.town_center.components import CENTER
from faubourg.games.town_center.draw import stage as stages
from faubourg.games.town_center.draw.cube import TONES, letter_on, roof_marks
from faubourg.games.town_center.draw.ground import FILLS
from faubourg.games.town_center.draw.scene import kind_at, letter, listed, only_cells, say
from faubourg.games.town_center.draw.stage import Model, Stage, Stand
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState

SIDE: Final = 24.0  # of a cell
ACROSS: Final = 3  # plans in a row


def slices(rules: TownCenterRules, known: TownCenterState, language: str, look: Look) -> Markup:
    """Always with a1 at the upper left, like a map, whichever way the model is turned."""
    return _slices(*stages.models_of(rules, known, look), language, Look(lit=only_cells(look).lit))


@lru_cache(maxsize=1024)
def _slices(now: Model, after: Model, language: str, look: Look) -> Markup:
    stage = stages.stage_of(now, after, turn=0)
    wide, high = stage.size * SIDE + 26, stage.size * SIDE + 40
    floors = _floors(stage, look)
    plans = [
        group(_plan(stage, language, look, level), data_key=f"floor:{level}",
              transform=f"translate({number(level % ACROSS * wide)} "
                        f"{number(level // ACROSS * high)})")
        for level in range(floors)
    ]  # fmt: skip
    down = (floors + ACROSS - 1) // ACROSS
    return svg.picture(
        (0, 0, wide * ACROSS, high * down), say(language, "slices"), "", *plans,
        class_="town-center slices", **SHARED,
    )  # fmt: skip


def _floors(stage: Stage, look: Look) -> int:
    """All floors with cubes or free to build on now; a few more keep the picture's size."""
    lit = [stand.height + 1 for stand in stage.cells if f"cell:{stand.name}" in look.lit]
    return max([stages.ROOM, *lit, *(len(stand.whole) for stand in stage.cells)])


def _plan(stage: Stage, language: str, look: Look, level: int) -> Markup:
    fields = [
        _field(language, stand, level, f"cell:{stand.name}" in look.lit) for stand in stage.stands
    ]
    return group(_frame(language, stage.size, level), *fields, class_="floor")


@lru_cache(maxsize=64)
def _frame(language: str, size: int, level: int) -> Markup:
    """The heading of a plan, and the names of columns and rows."""
    middle = 20 + size * SIDE / 2
    heading = label(say(language, "floor", level=level), (middle, 9), 12, fill=INK, font_weight=600)
    across = [(chr(ord("a") + n), (20 + SIDE * (n + 0.5), 23.0)) for n in range(size)]
    down = [(str(n + 1), (11.0, 30 + SIDE * (n + 0.5))) for n in range(size)]
    names = [label(name, where, 9, font_size=None) for name, where in across + down]
    return svg.together([heading, group(*names, font_size=9, fill=FAINT)])


@lru_cache(maxsize=4096)
def _field(language: str, stand: Stand, level: int, lit: bool) -> Markup:
    """A cube of this floor, the open top of a column, or nothing to stand on."""
    if level < len(stand.whole):
        return _cube(language, stand, level)
    if level > stand.height or (level and stand.zone != CENTER):
        return NOTHING if stand.zone != CENTER else _base(stand, PAPER, RULE)
    fill, line = FILLS[stand.zone] if not level else (PAPER, FAINT)
    if stand.zone == stages.PARK:
        return _base(stand, fill, line)
    return group(
        title(stand.name), _base(stand, fill, line),
        _base(stand, "#fff4dc", AMBER, 2.2, "5 3") if lit else NOTHING,
        class_="field lit" if lit else "field", data_name=f"cell:{stand.name}",
        data_key=f"{stand.name}+{level}",
    )  # fmt: skip


def _corner(stand: Stand) -> Point:
    return 20 + SIDE * stand.x, 30 + SIDE * stand.y


def _base(
    stand: Stand, fill: str, line: str | None, width: float | None = 0.8, dash: str | None = None
) -> Markup:
    x, y = _corner(stand)
    return svg.rectangle((x + 1, y + 1, SIDE - 2, SIDE - 2), rx=2, fill=fill, stroke=line,
                     stroke_width=width, stroke_dasharray=dash)  # fmt: skip


def _cube(language: str, stand: Stand, level: int) -> Markup:
    kind = kind_at(stand.whole, level)
    tone = TONES[kind]
    x, y = _corner(stand)
    face = isometric.Face((x + 1, y + SIDE - 1), (x + SIDE - 1, y + SIDE - 1), (x + 1, y + 1))
    ghost = level >= stand.height
    return group(
        title(f"{stand.name}: {listed(language, stand.whole)}"),
        _base(stand, tone.top, None, None, "3 2" if ghost else None), roof_marks(kind, face),
        letter_on(letter(language, kind), (x + SIDE / 2, y + SIDE / 2), 14, None),
        class_=f"cube {kind}", stroke=tone.line, opacity=0.6 if ghost else None,
        data_key=f"{stand.name}+{level}", data_about=f"cell:{stand.name}",
    )  # fmt: skip
