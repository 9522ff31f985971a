"""Where everything of a city stands as seen from one side, and how much paper that takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from faubourg.core.registry import Look
from faubourg.drawing.isometric import Block, Face, inside, project, tile, turned
from faubourg.drawing.svg import Box
from faubourg.games.town_center.components import CENTER, HIGHEST, SUBURB
from faubourg.games.town_center.view import CityView, TownCenterView

PARK: Final = "#"
GAP: Final = 0.09  # between a cube and the edge of its cell
RIM: Final = 0.3  # of the board around its cells
SAMPLES: Final = ((0, 0), (-0.3, -0.3), (0.3, -0.3), (-0.3, 0.3), (0.3, 0.3))
ROOM: Final = 3  # levels that always find place on the paper


@dataclass(frozen=True)
class Stand:
    """A cell with its cubes, where the viewer sees it."""

    name: str
    zone: str
    x: int
    y: int
    cubes: str  # bottom first
    ghost: str = ""  # what the action shown would put on top

    @property
    def whole(self) -> str:
        return self.cubes + self.ghost

    @property
    def height(self) -> int:
        return len(self.cubes)

    def top(self, level: int, margin: float = GAP) -> Face:
        return tile(self.x, self.y, level, margin)

    def column(self) -> Block:
        """All its cubes as one block."""
        return Block(self.x + GAP, self.y + GAP, 0, 1 - 2 * GAP, 1 - 2 * GAP, self.height)


@dataclass(frozen=True)
class Stage:
    """A city from one side; farther cells come first, so nearer ones are painted over them."""

    stands: list[Stand]
    size: int
    turn: int
    levels: int  # how many find place on the paper

    def find(self, name: str) -> Stand:
        return next(stand for stand in self.stands if stand.name == name)

    @property
    def cells(self) -> list[Stand]:
        return [stand for stand in self.stands if stand.zone != PARK]

    def beside(self, stand: Stand, dx: int, dy: int) -> str:
        """The name of the neighbour on that side of the drawing, if there is one."""
        place = stand.x + dx, stand.y + dy
        return next((near.name for near in self.stands if (near.x, near.y) == place), "")

    def cover(self, stand: Stand) -> Stand | None:
        """The nearer column that hides what lies on top of this one, or nothing if it is seen."""
        face = stand.top(stand.height)
        spots = [face.at(0.5 + u, 0.5 + v) for u, v in SAMPLES]
        covers = [
            near
            for near in self.stands[self.stands.index(stand) + 1 :]
            if near.height > stand.height
        ]
        walls = [near.column().outline() for near in covers]
        seen = [spot for spot in spots if not any(inside(wall, spot) for wall in walls)]
        if len(seen) > 1:
            return None
        shares = [sum(inside(wall, spot) for spot in spots) for wall in walls]
        return covers[shares.index(max(shares))]


def city_of(view: TownCenterView, look: Look) -> CityView:
    return view.cities[look.seat]


def stage_of(view: TownCenterView, look: Look) -> Stage:
    city = city_of(view, look)
    after = city_of(look.ghost, look) if isinstance(look.ghost, TownCenterView) else city
    size = max(len(city.rows), *(len(row) for row in city.rows))
    stands = [
        _stand(city, after, x, y, turned(x, y, size, look.turn))
        for y, row in enumerate(city.rows)
        for x, zone in enumerate(row)
        if zone in CENTER + SUBURB + PARK
    ]
    stands.sort(key=lambda stand: (stand.x + stand.y, stand.x))
    tallest = max(max(stand.height + 1, len(stand.whole)) for stand in stands)
    return Stage(stands, size, look.turn, min(HIGHEST, max(ROOM, tallest)))


def _stand(city: CityView, after: CityView, x: int, y: int, seen: tuple[int, int]) -> Stand:
    name = f"{chr(ord('a') + x)}{y + 1}"
    cubes = city.columns.get(name, "")
    ghost = after.columns.get(name, "")[len(cubes) :]
    return Stand(name, city.rows[y][x], *seen, cubes, ghost)


def extent(stage: Stage, rim: float) -> Box:
    """The paper a board takes up from any of its four sides, so that turning never resizes it."""
    corners = [
        project(x + dx, y + dy, z)
        for stand in stage.stands
        for turn in range(4)
        for x, y in [turned(stand.x, stand.y, stage.size, turn)]
        for dx, dy, z in _corners(stage.levels if stand.zone == CENTER else 1, rim)
    ]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    return left, top, right - left, bottom - top


def _corners(height: int, rim: float) -> list[tuple[float, float, int]]:
    low, high = -rim, 1 + rim
    ground = [(low, low, 0), (high, low, 0), (low, high, 0), (high, high, 0)]
    return [*ground, (GAP, GAP, height)]
