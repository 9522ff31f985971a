"""Codes and numbers that the texts are told; their words are the texts' own business."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from faubourg.core import wording
from faubourg.core.model import Seat, Value
from faubourg.core.wording import NONE
from faubourg.games.town_center import actions, administration, construction, state
from faubourg.games.town_center.board import Position, Positions
from faubourg.games.town_center.components import COLOURS, LIFT, OFFICE, OFFICE_COST, Colour
from faubourg.games.town_center.development import units
from faubourg.games.town_center.rules import TownCenterRules

told = partial(wording.told, "town_center")

# A black cube is a lift or a car park only once it stands.
CODES: Final = ("office", "residence", "shop", "utility", "black", "hall")
COUNTS: Final = ("offices", "residences", "shops", "utilities", "blacks")
ZONES: Final = {"C": "center", "S": "suburb", "#": "park", ".": NONE}


def counted(cubes: Sequence[Colour]) -> dict[str, Value]:
    """How many of each colour; first and last tell the text where the commas and "and" go."""
    counts = [cubes.count(colour) for colour in COLOURS]
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


def name_in(column: state.Tower, level: int) -> str:
    """What stands at this level of a column, or on top of it below this level."""
    if not column:
        return NONE
    # A black cube at the bottom of a lift is a lift, not a car park.
    return standing_as(column[min(level, len(column) - 1)], len(column) - 1)


def top_of(tower: state.Tower) -> str:
    return CODES[tower[-1]] if tower else NONE


def cost_of(city: state.City, action: actions.Build | actions.Buy) -> int:
    """3.2.6 and 3.5.2, before the cube stands."""
    if isinstance(action, actions.Buy):
        return administration.price(city, action.colour)
    return OFFICE_COST if action.colour == OFFICE else 0


def unit_at(rules: TownCenterRules, seat: Seat, cubes: Positions, position: Position) -> Positions:
    return next(unit for unit in units(rules.boards[seat], cubes) if unit >> position & 1)


def buildable(rules: TownCenterRules, city: state.City, seat: Seat) -> str:
    """3.2.7: whether all, some or none of the cubes in hand can be built."""
    customs = replace(rules.customs, optional_offices=False)
    count = construction.most(rules.boards[seat], city, customs)
    return "all" if count == len(city.hand) else "some" if count else NONE
