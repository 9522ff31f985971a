"""What the texts of Town Center are told about players, cubes and places: codes and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from faubourg.core.model import Message, Seat, Value
from faubourg.games.town_center.board import Position
from faubourg.games.town_center.components import HIGHEST, LETTERS, LIFT, Colour
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import City, new_city, put
from faubourg.games.town_center.view import TownCenterView

# A black cube is a lift or a car park only once it stands.
CODES: Final = ("office", "residence", "shop", "utility", "black", "hall")
_COUNTS: Final = ("offices", "residences", "shops", "utilities", "blacks")
_ZONES: Final = {"C": "center", "S": "suburb", "#": "park", ".": "none"}
NONE: Final = "none"


def told(name: str, *parts: Mapping[str, Value], **values: Value) -> Message:
    """A message of this game."""
    merged: dict[str, Value] = {}
    for part in parts:
        merged.update(part)
    return Message(f"town_center.{name}", {**merged, **values})


def player(seat: Seat) -> dict[str, Value]:
    """The seat's number as people count; whoever knows the names puts them in place of `who`."""
    return {"player": seat + 1, "who": "seat"}


def cube_list(letters: str) -> dict[str, Value]:
    """How many of each colour; first and last tell the text where commas and "and" go."""
    counts = {name: letters.count(letter) for name, letter in zip(_COUNTS, LETTERS, strict=False)}
    there = [code for code, count in zip(CODES, counts.values(), strict=False) if count]
    return {
        **counts,
        "first": there[0] if there else NONE,
        "last": there[-1] if len(there) > 1 else NONE,
    }


def standing(colour: Colour, level: int) -> str:
    """What a cube is called once it stands there."""
    if colour != LIFT:
        return CODES[colour]
    return "lift" if level else "car-park"


def place(rules: TownCenterRules, seat: Seat, position: Position) -> dict[str, Value]:
    cell, level = rules.site.places[position]
    zone = _ZONES[rules.boards[seat].zones[cell]]
    return {"cell": rules.site.cell_names[cell], "floor": level, "zone": zone}


def column(rules: TownCenterRules, view: TownCenterView, seat: Seat, position: Position) -> str:
    """The letters of the cubes in the position's cell, bottom first."""
    cell, _ = rules.site.places[position]
    return view.cities[seat].columns.get(rules.site.cell_names[cell], "")


def cube_in(column: str, level: int) -> str:
    """What stands at this level of a column; "none" if nothing does."""
    if not 0 <= level < len(column):
        return NONE
    # A black cube's name depends on the whole column: alone it is a car park.
    return standing(LETTERS.index(column[level]), len(column) - 1)


def top_of(tower: str) -> str:
    return CODES[LETTERS.index(tower[-1])] if tower else NONE


def city_of(rules: TownCenterRules, view: TownCenterView, seat: Seat) -> City:
    """The city as the rules hold it, rebuilt from what is seen of it."""
    seen = view.cities[seat]
    city = new_city(rules.boards[seat])
    for name, cubes in seen.columns.items():
        cell = rules.site.cell_names.index(name)
        for level, letter in enumerate(cubes):
            position = rules.site.position(cell, level)
            put(rules.boards[seat], city, LETTERS.index(letter), position)
    city.money = seen.money
    city.hand = tuple(LETTERS.index(letter) for letter in seen.hand)
    return city


def ranking_of(view: TownCenterView) -> list[list[Seat]]:
    """3.7.4 and 3.7.5, from the view; must equal TownCenterRules.ranking."""
    worth = [
        (city.points, *(_cubes_on(city.columns, level) for level in reversed(range(HIGHEST))))
        for city in view.cities
    ]
    places = sorted(set(worth), reverse=True)
    return [[seat for seat, own in enumerate(worth) if own == place] for place in places]


def _cubes_on(columns: dict[str, str], level: int) -> int:
    return sum(len(cubes) > level for cubes in columns.values())
