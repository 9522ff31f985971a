"""Where everything of a city stands as seen from one side, and how much paper that takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing.isometric import Block, Face, inside, project, tile, turned
from faubourg.drawing.svg import Box, Point
from faubourg.games.town_center.board import Board, Positions
from faubourg.games.town_center.components import CENTER, HIGHEST, LETTERS, SUBURB
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import City, TownCenterState

PARK: Final = "#"
GAP: Final = 0.09  # between a cube and the edge of its cell
RIM: Final = 0.3  # of the board around its cells
SAMPLES: Final = ((0, 0), (-0.3, -0.3), (0.3, -0.3), (-0.3, 0.3), (0.3, 0.3))
ROOM: Final = 3  # levels that always find place on the paper


@dataclass(frozen=True)
class Model:
    """A city to be drawn, the same as another if the same cubes stand on the same board."""

    board: Board
    cubes: tuple[Positions, ...]  # per colour
    limit: int  # how high one may build
    city: City = field(compare=False)

    @cached_property
    def columns(self) -> dict[str, str]:
        """By cell that has any: its cubes by letter, bottom first."""
        site, found = self.board.site, dict[str, str]()
        letter = {at: LETTERS[n] for n, cubes in enumerate(self.cubes) for at in members(cubes)}
        for position in sorted(letter):  # they are numbered from the ground up
            name = site.cell_names[site.places[position][0]]
            found[name] = found.get(name, "") + letter[position]
        return found


class Plot(NamedTuple):
    """A cell where the viewer sees it."""

    name: str
    zone: str
    x: int
    y: int


class Stand(NamedTuple):
    """A plot with its cubes."""

    name: str
    zone: str
    x: int
    y: int
    cubes: str  # bottom first
    whole: str  # and what the action shown would put on top

    @property
    def height(self) -> int:
        return len(self.cubes)

    def top(self, level: int, margin: float = GAP) -> Face:
        return tile(self.x, self.y, level, margin)


@dataclass(frozen=True)
class Stage:
    """A city from one side; farther cells come first, so nearer ones are painted over them."""

    plots: tuple[Plot, ...]
    stands: list[Stand]  # one a plot
    size: int
    levels: int  # how many find place on the paper

    def find(self, name: str) -> Stand:
        return self.stands[_places(self.plots)[name]]

    @property
    def cells(self) -> list[Stand]:
        return [stand for stand in self.stands if stand.zone != PARK]

    def beside(self, stand: Stand, dx: int, dy: int) -> str:
        """The name of the neighbour on that side of the drawing, if there is one."""
        return names_at(self.plots).get((stand.x + dx, stand.y + dy), "")

    def cover(self, stand: Stand) -> Stand | None:
        """The nearer column that hides what lies on top of this one, or nothing if it is seen."""
        height = stand.height
        nearer = self.stands[_places(self.plots)[stand.name] + 1 :]
        covers = [near for near in nearer if near.height > height]
        hidden = [_hidden(stand.x, stand.y, height, n.x, n.y, n.height) for n in covers]
        if len(frozenset().union(*hidden)) < len(SAMPLES) - 1:
            return None
        return covers[max(range(len(covers)), key=lambda place: len(hidden[place]))]


@lru_cache(maxsize=16384)
def _hidden(x: int, y: int, level: int, near_x: int, near_y: int, height: int) -> frozenset[Point]:
    """Which samples of a roof lie behind a nearer column."""
    face = tile(x, y, level, GAP)
    wall = Block(near_x + GAP, near_y + GAP, 0, 1 - 2 * GAP, 1 - 2 * GAP, height).outline()
    return frozenset((u, v) for u, v in SAMPLES if inside(wall, face.at(0.5 + u, 0.5 + v)))


@lru_cache(maxsize=64)
def _places(plots: tuple[Plot, ...]) -> dict[str, int]:
    return {plot.name: place for place, plot in enumerate(plots)}


@lru_cache(maxsize=64)
def names_at(plots: tuple[Plot, ...]) -> dict[tuple[int, int], str]:
    return {(plot.x, plot.y): plot.name for plot in plots}


@lru_cache(maxsize=64)
def _plots(rows: tuple[str, ...], size: int, turn: int) -> tuple[Plot, ...]:
    """All cells, the farthest first."""
    found = [
        Plot(f"{chr(ord('a') + x)}{y + 1}", zone, *turned(x, y, size, turn))
        for y, row in enumerate(rows)
        for x, zone in enumerate(row)
        if zone in CENTER + SUBURB + PARK
    ]
    return tuple(sorted(found, key=lambda plot: (plot.x + plot.y, plot.x)))


def models_of(rules: TownCenterRules, known: TownCenterState, look: Look) -> tuple[Model, Model]:
    """A city now, and after the action shown."""
    now = model_of(rules, known, look.seat)
    return now, now if look.ghost is None else model_of(rules, look.ghost, look.seat)


def model_of(rules: TownCenterRules, known: TownCenterState, seat: Seat) -> Model:
    city = known.cities[seat]
    return Model(rules.boards[seat], tuple(city.cubes), city.limit, city)


def stage_of(now: Model, after: Model, turn: int) -> Stage:
    rows = now.board.rows
    size = max(len(rows), *map(len, rows))
    plots = _plots(rows, size, turn % 4)
    stands = [_stand(plot, now.columns, after.columns) for plot in plots]
    tallest = max(max(stand.height + 1, len(stand.whole)) for stand in stands)
    return Stage(plots, stands, size, min(HIGHEST, max(ROOM, tallest)))


def _stand(plot: Plot, before: dict[str, str], after: dict[str, str]) -> Stand:
    cubes = before.get(plot.name, "")
    return Stand(*plot, cubes, cubes + after.get(plot.name, "")[len(cubes) :])


@lru_cache(maxsize=2048)
def extent(plots: tuple[Plot, ...], size: int, levels: int) -> Box:
    """The paper a board takes up from any of its four sides, so that turning never resizes it."""
    corners = [
        project(x + dx, y + dy, z)
        for plot in plots
        for turn in range(4)
        for x, y in [turned(plot.x, plot.y, size, turn)]
        for dx, dy, z in _corners(levels if plot.zone == CENTER else 1, RIM)
    ]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    return left, top, right - left, bottom - top


def _corners(height: int, rim: float) -> list[tuple[float, float, int]]:
    low, high = -rim, 1 + rim
    ground = [(low, low, 0), (high, low, 0), (low, high, 0), (high, high, 0)]
    return [*ground, (GAP, GAP, height)]
