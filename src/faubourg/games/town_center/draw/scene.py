"""All that the parts of one picture of a city share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from faubourg.core.presentation import Look
from faubourg.drawing.isometric import Block
from faubourg.drawing.svg import Point
from faubourg.games.town_center.draw.stage import GAP, Model, Stage, Stand, stage_of
from faubourg.games.town_center.draw.survey import Spot, Survey, Unit, survey
from faubourg.games.town_center.draw.words import say

SIDES: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))  # west, east, north, south on the drawing


@dataclass(frozen=True)
class Scene:
    """A city on its stage; units and power are those after the action shown."""

    stage: Stage
    limit: int  # how high one may build
    survey: Survey
    language: str
    look: Look

    def block(self, stand: Stand, level: int) -> Block:
        """A cube; it reaches out to neighbours of its own unit, as one building."""
        unit = self.survey.unit_at.get(Spot(stand.name, level))
        if not unit or len(unit.spots) == 1:
            return block_at(stand.x, stand.y, level)
        joined = [Spot(self.stage.beside(stand, *side), level) in unit.spots for side in SIDES]
        return block_at(stand.x, stand.y, level, *joined)

    def crown(self, unit: Unit) -> Spot:
        """The cube of a unit that is best seen: on a roof, high, near the viewer."""
        return max(unit.spots, key=self._visibility)

    def _visibility(self, spot: Spot) -> tuple[bool, int, int, int]:
        stand = self.stage.find(spot.cell)
        on_top = spot.level == len(stand.whole) - 1 and not self.stage.cover(stand)
        return on_top, spot.level, stand.x + stand.y, stand.x

    def is_hidden(self, unit: Unit) -> bool:
        """Whether even its best cube lies on a roof behind a tower."""
        spot = self.crown(unit)
        stand = self.stage.find(spot.cell)
        return spot.level == len(stand.whole) - 1 and self.stage.cover(stand) is not None

    def worth(self, unit: Unit) -> str:
        """How many cubes, and what they bring."""
        what = "points" if unit.kind == "residence" else "money"
        return say(self.language, f"worth-{what}", size=len(unit.spots), worth=unit.worth)

    def anchor(self, unit: Unit) -> Point:
        """Where a word about a unit is written: above its roof, or on its front edge."""
        spot = self.crown(unit)
        stand = self.stage.find(spot.cell)
        if spot.level < len(stand.whole) - 1:
            return self.block(stand, spot.level).left.at(1, 0.5)
        return stand.top(spot.level + 1).at(0.5, 0.5)


@lru_cache(maxsize=4096)
def block_at(
    x: int, y: int, level: int, west: bool = False, east: bool = False, north: bool = False,
    south: bool = False,
) -> Block:  # fmt: skip
    """A cube that leaves a gap on every side where it is not joined."""
    left, right, back, front = (0.0 if joined else GAP for joined in (west, east, north, south))
    return Block(x + left, y + back, level, 1 - left - right, 1 - back - front)


def only_cells(look: Look) -> Look:
    """What matters for a picture of a city: its columns say already what a ghost would add."""
    cells = frozenset(name for name in look.lit if name.startswith("cell:"))
    return replace(look, lit=cells, ghost=None)


def scene(now: Model, after: Model, language: str, look: Look) -> Scene:
    return Scene(stage_of(now, after, look.turn), now.limit, survey(after), language, look)
