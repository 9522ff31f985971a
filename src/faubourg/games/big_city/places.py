"""Places for a district, as pictures and words name them: by the cell in the middle.

So a place has one name, whichever way a district is turned around it.
"""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.games.big_city.board import ROTATIONS, Plan, position, rotated_size
from faubourg.games.big_city.components import District


def place_name(origin: tuple[int, int], size: tuple[int, int]) -> str:
    """Of the district's upper left cell, and how many cells it has across and down."""
    return f"cell:{origin[0] + size[0] // 2},{origin[1] + size[1] // 2}"


def allowed(plan: Plan, district: District) -> set[str]:
    """2.11 and 2.12: where it may go, however it is turned."""
    return {
        place_name(position(cell), rotated_size(district, turn))
        for turn in range(ROTATIONS)
        for cell in members(plan.origins(district, turn))
    }
