"""Phase 5: one utility or lift may be bought (RULES.md 3.5)."""

from __future__ import annotations

from faubourg.core.model import Reason
from faubourg.games.town_center import reasons
from faubourg.games.town_center.actions import ON_SALE, Buy, Catalogue
from faubourg.games.town_center.board import Board, Position, Positions
from faubourg.games.town_center.components import LIFT, PURCHASE_STEP, Colour
from faubourg.games.town_center.construction import stands, why_not_stand
from faubourg.games.town_center.state import City


def price(city: City, colour: Colour) -> int:
    """3.5.2: five for the first cube of its colour in the city, five more for each further one."""
    return PURCHASE_STEP * (city.cubes[colour].bit_count() + 1)


def on_sale(board: Board, city: City, reserve: list[int], colour: Colour) -> Positions:
    """3.5.3 to 3.5.5: where a bought cube may stand; empty if it cannot be bought."""
    if not reserve[colour] or city.money < price(city, colour):
        return 0
    if colour == LIFT and city.cubes[LIFT]:
        return city.shafts
    return stands(board, city, colour)


def purchase_set(book: Catalogue, board: Board, city: City, reserve: list[int]) -> int:
    """All purchases possible in a city."""
    if city.money < PURCHASE_STEP:
        return 0
    chosen = 0
    for colour in ON_SALE:
        chosen |= on_sale(board, city, reserve, colour) << book.buy[colour]
    return chosen


def why_not_buy(board: Board, city: City, reserve: list[int], action: Buy) -> Reason | None:
    """3.5.2 to 3.5.5: first whether the cube can be bought at all, then the place."""
    colour, position = action.colour, action.position
    if not reserve[colour]:
        return reasons.NONE_ON_SALE
    if city.money < price(city, colour):
        return reasons.TOO_DEAR
    if colour == LIFT and city.cubes[LIFT]:
        return _why_not_raise(board, city, position)
    return why_not_stand(board, city, colour, position)


def _why_not_raise(board: Board, city: City, position: Position) -> Reason | None:
    """3.5.4 and 3.5.5: a further black cube goes on a black column, if one has room."""
    cell, _ = board.site.places[position]
    if not board.ground >> cell & 1 or city.cubes[LIFT] & board.site.columns[cell]:
        return why_not_stand(board, city, LIFT, position)
    return reasons.NO_NEW_CAR_PARK if city.shafts else reasons.NO_BLACK_COLUMN
