"""What a city's drawing must know beyond its cubes: units, power and worth, by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from faubourg.core.catalogue import members
from faubourg.games.town_center import scoring
from faubourg.games.town_center.board import Board, Positions
from faubourg.games.town_center.components import LIFT, NAMES, RESIDENCE, SHOP, UTILITY
from faubourg.games.town_center.development import units
from faubourg.games.town_center.draw.stage import Model
from faubourg.games.town_center.draw.words import CAR_PARK
from faubourg.games.town_center.scoring import is_powered
from faubourg.games.town_center.state import City


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
        *_grown(board, city, RESIDENCE),
        *_grown(board, city, SHOP),
        *_lifts(board, city),
        *_car_parks(board, city),
    ]
    unit_at = {spot: unit for unit in found for spot in unit.spots}
    return Survey(found, _lines(board, city, unit_at), unit_at)


def _grown(board: Board, city: City, colour: int) -> list[Unit]:
    return [
        Unit(NAMES[colour], _spots(board, unit), is_powered(city, unit),
             scoring.unit_value(board, city, unit))
        for unit in units(board, city.cubes[colour])
    ]  # fmt: skip


def _lifts(board: Board, city: City) -> list[Unit]:
    columns = [city.cubes[LIFT] & column for column in board.columns]
    return [
        Unit(NAMES[LIFT], _spots(board, lift), is_powered(city, lift), lift.bit_count())
        for lift in columns
        if lift.bit_count() > 1
    ]


def _car_parks(board: Board, city: City) -> list[Unit]:
    return [
        Unit(CAR_PARK, _spots(board, park), False, scoring.car_park_income(board, city, park))
        for park in scoring.car_parks(board, city)
    ]


def _spots(board: Board, cubes: Positions) -> frozenset[Spot]:
    return frozenset(_spot(board, position) for position in members(cubes))


def _spot(board: Board, position: int) -> Spot:
    cell, level = board.site.places[position]
    return Spot(board.site.cell_names[cell], level)


def _lines(board: Board, city: City, unit_at: dict[Spot, Unit]) -> list[tuple[Spot, Spot]]:
    return [
        (_spot(board, source), near)
        for source in members(city.cubes[UTILITY])
        for near in sorted(_spots(board, board.touch[source] & board.exists))
        if near in unit_at and unit_at[near].kind != CAR_PARK
    ]
