"""Why an action is refused, from the general to the particular."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Reason
from faubourg.games.town_center import state as steps


def _reason(name: str, rule: str, depth: int) -> Reason:
    return Reason(f"town_center.{name}", rule, depth)


# By the step an action belongs to, with the paragraph that says when it is done.
WRONG_STEP: Final = {
    step: _reason("wrong-step", rule, 1)
    for step, rule in (
        (steps.START, "2.7"), (steps.HALLS, "2.6"), (steps.DRAW, "3.1.1"), (steps.TOWERS, "3.1.3"),
        (steps.DRAFT, "3.1.4"),
        (steps.CHOOSE, "4.2"), (steps.BUILD, "3.2.1"), (steps.GROW, "3.3.4"), (steps.BUY, "3.5.1"),
    )
}  # fmt: skip
WRONG_STEP_IN_LINE: Final = _reason("wrong-step", "4.3", 1)  # Central Park, for CHOOSE

# Investment
NOT_DRAWN: Final = _reason("not-drawn", "3.1.3", 2)
NO_SUCH_TOWER: Final = _reason("no-such-tower", "3.1.3", 3)
TOWER_OUT_OF_ORDER: Final = _reason("tower-out-of-order", "3.1.3", 4)
TOWER_FULL: Final = _reason("tower-full", "3.1.3", 5)
TOWERS_TOO_LOW: Final = _reason("towers-too-low", "3.1.3", 6)
NO_TOWER_THERE: Final = _reason("no-such-tower", "3.1.4", 2)
TOWER_EMPTY: Final = _reason("tower-empty", "3.1.4", 3)
NOT_OFFERED: Final = _reason("not-offered", "4.2", 2)
NOT_IN_FRONT: Final = _reason("not-offered", "4.3", 2)  # Central Park

# Where a cube may stand
NO_CELL: Final = _reason("no-cell", "1.2", 4)
FLOATING: Final = _reason("floating", "3.2.2", 5)
OCCUPIED: Final = _reason("occupied", "3.2.2", 5)
SUBURB_FULL: Final = _reason("suburb-full", "3.2.3", 6)
SUBURB_LIFT: Final = _reason("suburb-full", "3.2.4", 6)
COLUMN_FULL: Final = _reason("column-full", "3.2.4", 6)
ON_A_LIFT: Final = _reason("on-a-lift", "3.2.3", 7)
LIFT_ON_OTHERS: Final = _reason("lift-on-others", "3.2.4", 7)
TOO_HIGH: Final = _reason("too-high", "3.2.3", 8)

# Construction
NOT_IN_HAND: Final = _reason("not-in-hand", "3.2.1", 2)
OFFICE_TOO_DEAR: Final = _reason("office-too-dear", "3.2.6", 3)
OFFICES_TOO_DEAR: Final = _reason("offices-too-dear", "5.7", 3)
SAME_COLOUR: Final = _reason("same-colour", "3.2.5", 9)
BLOCKS_THE_OTHER: Final = _reason("blocks-the-other", "3.2.7", 11)
MUST_BUILD: Final = _reason("must-build", "3.2.7", 3)
CUBES_LEFT: Final = _reason("cubes-left", "3.2.7", 3)
NO_CONFIRMATION: Final = _reason("no-confirmation", "3.2.1", 2)

# Development
RESERVE_EMPTY: Final = _reason("reserve-empty", "3.3.5", 2)
NO_UNIT: Final = _reason("no-unit", "3.3.4", 9)
RESIDENCE_NOT_READY: Final = _reason("residence-not-ready", "3.3.1", 10)
SHOP_NOT_READY: Final = _reason("shop-not-ready", "3.3.2", 10)

# Administration
NONE_ON_SALE: Final = _reason("none-on-sale", "3.5.5", 2)
TOO_DEAR: Final = _reason("too-dear", "3.5.2", 3)
NO_NEW_CAR_PARK: Final = _reason("no-new-car-park", "3.5.4", 8)
NO_BLACK_COLUMN: Final = _reason("no-black-column", "3.5.5", 8)
