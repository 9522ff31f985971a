"""What changed between two views that neither of them says by itself."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.games.town_center.actions import GROWING
from faubourg.games.town_center.board import Board, Positions
from faubourg.games.town_center.components import LETTERS, RESIDENCE, SHOP, Colour
from faubourg.games.town_center.construction import stands
from faubourg.games.town_center.development import neighbours, units
from faubourg.games.town_center.scoring import is_powered
from faubourg.games.town_center.state import City
from faubourg.games.town_center.view import TownCenterView


@dataclass(frozen=True)
class Ready:
    """A unit that can grow."""

    colour: Colour
    unit: Positions
    present: int  # the offices or residence units it touches


def newly_lit(board: Board, was: City, city: City) -> int:
    """How many residences and shops have power now and had none, or were not there, before."""
    return sum(
        is_powered(city, unit) and not is_powered(was, unit & was.cubes[colour])
        for colour in (RESIDENCE, SHOP)
        for unit in units(board, city.cubes[colour])
    )


def was_paid(before: TownCenterView, after: TownCenterView) -> bool:
    """3.4: between growth and purchases. Alone, the last round may begin by building at once."""
    earning = ("build", "grow")
    return before.step in earning and (after.step not in earning or after.round > before.round)


def ready_units(board: Board, city: City, reserve: dict[str, int]) -> list[Ready]:
    """3.3.1 to 3.3.5: units that touch enough, have room, and find a cube in the reserve."""
    found = []
    for colour in GROWING:
        room = stands(board, city, colour) if reserve[LETTERS[colour]] else 0
        for unit in units(board, city.cubes[colour]):
            present = neighbours(board, city, colour, unit)
            if present > unit.bit_count() and board.touching(unit) & room:
                found.append(Ready(colour, unit, present))
    return found


def is_unit(board: Board, city: City, colour: Colour, unit: Positions) -> bool:
    return unit in units(board, city.cubes[colour])
