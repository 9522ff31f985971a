"""All that the parts of one picture of a city share: words, and what the rules say of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.core.catalogue import members
from faubourg.core.presentation import Look
from faubourg.drawing.isometric import Block
from faubourg.drawing.svg import Point
from faubourg.drawing.words import Words
from faubourg.games.town_center import components, scoring, state
from faubourg.games.town_center.board import Board, Positions
from faubourg.games.town_center.components import LETTERS, LIFT, NAMES, SHOP, UTILITY, Colour
from faubourg.games.town_center.development import units
from faubourg.games.town_center.draw.stage import GAP, Model, Stage, Stand, stage_of

CAR_PARK: Final = "car-park"
NAME_OF: Final = dict(zip(LETTERS, NAMES, strict=True))  # by the letter of a cube
LIFT_LETTER: Final = LETTERS[NAMES.index("lift")]


def in_letters(cubes: Iterable[Colour]) -> str:
    return "".join(LETTERS[colour] for colour in cubes)


def kind_at(column: str, level: int) -> str:
    """What the cube on this level is; a black cube alone in its column is a car park (1.6)."""
    return CAR_PARK if column == LIFT_LETTER else NAME_OF[column[level]]


WORDS: Final = Words("town_center")
say, named = WORDS.say, WORDS.named


def letter(language: str, kind: str) -> str:
    return say(language, "letter", kind=kind)


def owner(language: str, look: Look) -> str:
    """Whose city it is."""
    return WORDS.player(language, look, look.seat)


def letters(language: str, column: str) -> str:
    """A column in the letters of the language, bottom first."""
    return "".join(letter(language, kind_at(column, level)) for level in range(len(column)))


def listed(language: str, column: str) -> str:
    """A column in words, bottom first."""
    return ", ".join(named(language, kind_at(column, level)) for level in range(len(column)))


class Spot(NamedTuple):
    """Where a cube stands."""

    cell: str
    level: int


@dataclass(frozen=True)
class Unit:
    """Cubes that count together: a residence, a shop, a lift or a car park."""

    kind: str
    spots: frozenset[Spot]
    powered: bool
    worth: int  # points of a residence, income of a shop or car park, height of a lift


@dataclass(frozen=True)
class Survey:
    """A city measured."""

    units: list[Unit]
    lines: list[tuple[Spot, Spot]]  # from a utility to a cube that needs it
    unit_at: dict[Spot, Unit]


@lru_cache(maxsize=2048)
def survey(model: Model) -> Survey:
    board, city = model.board, model.city
    found = [
        *_grown(board, city, components.RESIDENCE),
        *_grown(board, city, SHOP),
        *_lifts(board, city),
        *_car_parks(board, city),
    ]
    unit_at = {spot: unit for unit in found for spot in unit.spots}
    return Survey(found, _lines(board, city, unit_at), unit_at)


def _grown(board: Board, city: state.City, colour: int) -> list[Unit]:
    return [
        Unit(NAMES[colour], _spots(board, unit), scoring.is_powered(city, unit),
             scoring.unit_value(board, city, unit))
        for unit in units(board, city.cubes[colour])
    ]  # fmt: skip


def _lifts(board: Board, city: state.City) -> list[Unit]:
    columns = [city.cubes[LIFT] & column for column in board.columns]
    return [
        Unit(NAMES[LIFT], _spots(board, lift), scoring.is_powered(city, lift), lift.bit_count())
        for lift in columns
        if lift.bit_count() > 1
    ]


def _car_parks(board: Board, city: state.City) -> list[Unit]:
    return [
        Unit(CAR_PARK, _spots(board, park), False, scoring.car_park_income(board, city, park))
        for park in scoring.car_parks(board, city)
    ]


def _spots(board: Board, cubes: Positions) -> frozenset[Spot]:
    return frozenset(_spot(board, position) for position in members(cubes))


def _spot(board: Board, position: int) -> Spot:
    cell, level = board.site.places[position]
    return Spot(board.site.cell_names[cell], level)


def _lines(board: Board, city: state.City, unit_at: dict[Spot, Unit]) -> list[tuple[Spot, Spot]]:
    return [
        (_spot(board, source), near)
        for source in members(city.cubes[UTILITY])
        for near in sorted(_spots(board, board.touch[source] & board.exists))
        if near in unit_at and unit_at[near].kind != CAR_PARK
    ]


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
