"""The city floor by floor, seen from above: nothing hides behind anything."""

from __future__ import annotations

from typing import Final

from faubourg.core.registry import Look
from faubourg.core.texts import Texts
from faubourg.drawing.isometric import Face
from faubourg.drawing.palette import AMBER, FAINT, INK, PAPER, RULE
from faubourg.drawing.svg import (
    NOTHING,
    Markup,
    Point,
    group,
    label,
    number,
    picture,
    rectangle,
    title,
)
from faubourg.games.town_center.components import CENTER
from faubourg.games.town_center.draw.cube import TONES, letter_on, roof_marks
from faubourg.games.town_center.draw.ground import FILLS
from faubourg.games.town_center.draw.stage import PARK, ROOM, Stage, Stand, stage_of
from faubourg.games.town_center.draw.words import kind_at, letter, listed, say
from faubourg.games.town_center.view import TownCenterView

SIDE: Final = 24.0  # of a cell
ACROSS: Final = 3  # plans in a row


def slices(view: TownCenterView, texts: Texts, look: Look) -> Markup:
    """Always with a1 at the upper left, like a map, whichever way the model is turned."""
    stage = stage_of(view, Look(seat=look.seat, ghost=look.ghost))
    wide, high = stage.size * SIDE + 26, stage.size * SIDE + 40
    floors = _floors(stage, look)
    plans = [
        group(_plan(stage, texts, look, level), data_key=f"floor:{level}",
              transform=f"translate({number(level % ACROSS * wide)} "
                        f"{number(level // ACROSS * high)})")
        for level in range(floors)
    ]  # fmt: skip
    rows = (floors + ACROSS - 1) // ACROSS
    return picture(
        (0, 0, wide * ACROSS, high * rows), say(texts, "slices"), "", *plans,
        class_="town-center slices",
    )  # fmt: skip


def _floors(stage: Stage, look: Look) -> int:
    """All floors with cubes or free to build on now; a few more keep the picture's size."""
    lit = [stand.height + 1 for stand in stage.cells if f"cell:{stand.name}" in look.lit]
    return max([ROOM, *lit, *(len(stand.whole) for stand in stage.cells)])


def _plan(stage: Stage, texts: Texts, look: Look, level: int) -> Markup:
    middle = 20 + stage.size * SIDE / 2
    heading = label(say(texts, "floor", level=level), (middle, 9), 12, fill=INK, font_weight=600)
    names = [
        label(name, where, 9, fill=FAINT)
        for place in range(stage.size)
        for name, where in (
            (chr(ord("a") + place), (20 + SIDE * (place + 0.5), 23.0)),
            (str(place + 1), (11.0, 30 + SIDE * (place + 0.5))),
        )
    ]
    fields = [_field(stand, texts, look, level) for stand in stage.stands]
    return group(heading, *names, *fields, class_="floor")


def _corner(stand: Stand) -> Point:
    return 20 + SIDE * stand.x, 30 + SIDE * stand.y


def _field(stand: Stand, texts: Texts, look: Look, level: int) -> Markup:
    """A cube of this floor, the open top of a column, or nothing to stand on."""
    if level < len(stand.whole):
        return _cube(stand, texts, level)
    if level > stand.height or (level and stand.zone != CENTER):
        return NOTHING if stand.zone != CENTER else _base(stand, PAPER, RULE)
    fill, line = FILLS[stand.zone] if not level else (PAPER, FAINT)
    if stand.zone == PARK:
        return _base(stand, fill, line)
    name = f"cell:{stand.name}"
    lit = _base(stand, "#fff4dc", AMBER, 2.2, "5 3") if name in look.lit else NOTHING
    return group(
        title(stand.name), _base(stand, fill, line), lit,
        class_="field lit" if name in look.lit else "field", data_name=name,
        data_key=f"{stand.name}+{level}",
    )  # fmt: skip


def _base(
    stand: Stand, fill: str, line: str, width: float = 0.8, dash: str | None = None
) -> Markup:
    x, y = _corner(stand)
    return rectangle((x + 1, y + 1, SIDE - 2, SIDE - 2), rx=2, fill=fill, stroke=line,
                     stroke_width=width, stroke_dasharray=dash)  # fmt: skip


def _cube(stand: Stand, texts: Texts, level: int) -> Markup:
    kind = kind_at(stand.whole, level)
    tone = TONES[kind]
    x, y = _corner(stand)
    face = Face((x + 1, y + SIDE - 1), (x + SIDE - 1, y + SIDE - 1), (x + 1, y + 1))
    words = f"{stand.name}: {listed(texts, stand.whole)}"
    ghost = level >= stand.height
    return group(
        title(words), _base(stand, tone.top, tone.line, 1, "3 2" if ghost else None),
        roof_marks(kind, face, tone),
        letter_on(letter(texts, kind), (x + SIDE / 2, y + SIDE / 2), 14, tone),
        class_=f"cube {kind}", opacity=0.6 if ghost else None, data_key=f"{stand.name}+{level}",
    )  # fmt: skip
