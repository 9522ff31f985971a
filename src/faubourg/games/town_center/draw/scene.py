"""All that the parts of one picture of a city share."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.registry import Look
from faubourg.core.texts import Texts
from faubourg.drawing.isometric import Block
from faubourg.drawing.svg import Point
from faubourg.games.town_center.draw.stage import GAP, Stage, Stand, city_of, stage_of
from faubourg.games.town_center.draw.survey import Spot, Survey, Unit, survey
from faubourg.games.town_center.draw.words import say
from faubourg.games.town_center.view import CityView, TownCenterView


@dataclass(frozen=True)
class Scene:
    """A city on its stage; units and power are those after the action shown."""

    stage: Stage
    city: CityView
    survey: Survey
    texts: Texts
    look: Look

    def block(self, stand: Stand, level: int) -> Block:
        """A cube; it reaches out to neighbours of its own unit, as one building."""
        west, east = self._edge(stand, level, -1, 0), self._edge(stand, level, 1, 0)
        north, south = self._edge(stand, level, 0, -1), self._edge(stand, level, 0, 1)
        return Block(stand.x + west, stand.y + north, level, 1 - west - east, 1 - north - south)

    def _edge(self, stand: Stand, level: int, dx: int, dy: int) -> float:
        unit = self.survey.unit_at.get(Spot(stand.name, level))
        near = Spot(self.stage.beside(stand, dx, dy), level)
        return 0.0 if unit and near in unit.spots else GAP

    def crown(self, unit: Unit) -> Spot:
        """The cube of a unit that is best seen: on a roof, high, near the viewer."""
        return max(unit.spots, key=self._visibility)

    def _visibility(self, spot: Spot) -> tuple[bool, int, int]:
        stand = self.stage.find(spot.cell)
        on_top = spot.level == len(stand.whole) - 1 and not self.stage.cover(stand)
        return on_top, spot.level, stand.x + stand.y

    def is_hidden(self, unit: Unit) -> bool:
        """Whether even its best cube lies on a roof behind a tower."""
        spot = self.crown(unit)
        stand = self.stage.find(spot.cell)
        return spot.level == len(stand.whole) - 1 and self.stage.cover(stand) is not None

    def worth(self, unit: Unit) -> str:
        """How many cubes, and what they bring."""
        what = "points" if unit.kind == "residence" else "money"
        return say(self.texts, f"worth-{what}", size=len(unit.spots), worth=unit.worth)

    def anchor(self, unit: Unit) -> Point:
        """Where a word about a unit is written: above its roof, or on its front edge."""
        spot = self.crown(unit)
        stand = self.stage.find(spot.cell)
        if spot.level < len(stand.whole) - 1:
            return self.block(stand, spot.level).left.at(1, 0.5)
        return stand.top(spot.level + 1).at(0.5, 0.5)


def scene_of(view: TownCenterView, texts: Texts, look: Look) -> Scene:
    city = city_of(view, look)
    after = city_of(look.ghost, look) if isinstance(look.ghost, TownCenterView) else city
    return Scene(stage_of(view, look), city, survey(after), texts, look)
