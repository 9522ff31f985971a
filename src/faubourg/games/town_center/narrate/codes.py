"""Codes and numbers that the texts are told; their words are the texts' own business."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from faubourg.core.model import Message, Seat, Value
from faubourg.games.town_center import administration, construction
from faubourg.games.town_center.actions import (
    Build,
    Buy,
)
from faubourg.games.town_center.board import Position, Positions
from faubourg.games.town_center.components import (
    HIGHEST,
    LETTERS,
    LIFT,
    OFFICE,
    OFFICE_COST,
    Colour,
)
from faubourg.games.town_center.development import units
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import City, new_city, put
from faubourg.games.town_center.view import TownCenterView

NONE: Final = "none"
# A black cube is a lift or a car park only once it stands.
CODES: Final = ("office", "residence", "shop", "utility", "black", "hall")
COUNTS: Final = ("offices", "residences", "shops", "utilities", "blacks")
ZONES: Final = {"C": "center", "S": "suburb", "#": "park", ".": NONE}


def told(name: str, *parts: Mapping[str, Value], **values: Value) -> Message:
    told: dict[str, Value] = {}
    for part in parts:
        told.update(part)
    return Message(f"town_center.{name}", {**told, **values})


def person(seat: Seat) -> dict[str, Value]:
    """The seat as people count; whoever knows the names adds one as `who`."""
    return {"player": seat + 1, "named": "no"}


def counted(letters: str) -> dict[str, Value]:
    """How many of each colour; first and last tell the text where the commas and "and" go."""
    counts = [letters.count(letter) for letter in LETTERS[: len(COUNTS)]]
    there = [code for code, count in zip(CODES, counts, strict=False) if count]
    ends = {"first": there[0], "last": there[-1]} if there else {"first": NONE, "last": NONE}
    return {**dict(zip(COUNTS, counts, strict=True)), **ends}


def total(points: int) -> dict[str, Value]:
    """Points and their sign apart: of a negative number, Fluent would print a hyphen."""
    return {"sign": "minus" if points < 0 else NONE, "points": abs(points)}


def change(difference: int, name: str = "points") -> dict[str, Value]:
    """The same for a change, whose sign is always shown."""
    sign = "minus" if difference < 0 else "plus" if difference else NONE
    return {"sign": sign, name: abs(difference)}


def where(rules: TownCenterRules, seat: Seat, position: Position) -> dict[str, Value]:
    cell, level = rules.site.places[position]
    zone = ZONES[rules.boards[seat].zones[cell]]
    return {"cell": rules.site.cell_names[cell], "floor": level, "zone": zone}


def standing_as(colour: Colour, level: int) -> str:
    """What a cube is called where it stands."""
    if colour != LIFT:
        return CODES[colour]
    return "lift" if level else "car-park"


def name_in(column: str, level: int) -> str:
    """What stands at this level of a column, or on top of it below this level."""
    if not column:
        return NONE
    # A black cube at the bottom of a lift is a lift, not a car park.
    colour = LETTERS.index(column[min(level, len(column) - 1)])
    return standing_as(colour, len(column) - 1)


def top_of(tower: str) -> str:
    return CODES[LETTERS.index(tower[-1])] if tower else NONE


def cost_of(city: City, action: Build | Buy) -> int:
    """3.2.6 and 3.5.2, before the cube stands."""
    if isinstance(action, Buy):
        return administration.price(city, action.colour)
    return OFFICE_COST if action.colour == OFFICE else 0


def unit_at(rules: TownCenterRules, seat: Seat, cubes: Positions, position: Position) -> Positions:
    return next(unit for unit in units(rules.boards[seat], cubes) if unit >> position & 1)


def buildable(rules: TownCenterRules, city: City, seat: Seat) -> str:
    """3.2.7: whether all, some or none of the cubes in hand can be built."""
    customs = replace(rules.customs, optional_offices=False)
    count = construction.most(rules.boards[seat], city, customs)
    return "all" if count == len(city.hand) else "some" if count else NONE


def city_of(rules: TownCenterRules, view: TownCenterView, seat: Seat) -> City:
    """The city as the rules hold it, rebuilt from what is seen of it; the caller's own."""
    seen = view.cities[seat]
    kept = _rebuilt(rules, seat, tuple(seen.columns.items()), seen.money, seen.hand)
    return kept.clone()


@lru_cache(maxsize=64)
def _rebuilt(
    rules: TownCenterRules, seat: Seat, columns: tuple[tuple[str, str], ...], money: int, hand: str
) -> City:
    """Kept for a moment, as every label of a list asks for the same city."""
    board = rules.boards[seat]
    city = new_city(board)
    for name, cubes in columns:
        cell = rules.site.cell_names.index(name)
        for level, letter in enumerate(cubes):
            put(board, city, LETTERS.index(letter), rules.site.position(cell, level))
    city.money = money
    city.hand = tuple(LETTERS.index(letter) for letter in hand)
    return city


def ranking_of(view: TownCenterView) -> list[list[Seat]]:
    """3.7.4 and 3.7.5 from what is seen; must equal TownCenterRules.ranking."""
    floors = range(HIGHEST - 1, -1, -1)
    worth = [
        (city.points, *(sum(len(c) > floor for c in city.columns.values()) for floor in floors))
        for city in view.cities
    ]
    return [
        [seat for seat, own in enumerate(worth) if own == place]
        for place in sorted(set(worth), reverse=True)
    ]
