"""Phases 4 and 5: income, then one utility or lift may be bought (RULES.md 3.4 and 3.5)."""

from __future__ import annotations

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.town_center import actions, construction, development, events, reasons, scoring
from faubourg.games.town_center.board import Board, Position, Positions
from faubourg.games.town_center.chapter import Kit, ask_first
from faubourg.games.town_center.components import LIFT, PURCHASE_STEP, Colour
from faubourg.games.town_center.state import BUY, City, TownCenterState


def begin(kit: Kit, state: TownCenterState) -> bool:
    """3.4: everybody's income, then the purchases."""
    for seat, city in enumerate(state.cities):
        earned = scoring.income(kit.boards[seat], city)
        city.money += earned
        if state.events is not None:
            state.events.append(_collected(kit.boards[seat], city, seat, earned))
    state.step = BUY
    return _ask(kit, state, kit.reverse(state.first))


def _collected(board: Board, city: City, seat: Seat, earned: int) -> events.IncomeCollected:
    shops, parks = scoring.shop_income(board, city), scoring.car_parks_income(board, city)
    hall = scoring.hall_income(city)
    return events.IncomeCollected(seat, earned, city.money, shops, parks, hall)


def _ask(kit: Kit, state: TownCenterState, turn: list[Seat]) -> bool:
    """3.5.1: who cannot buy is not asked."""
    return ask_first(state, turn, lambda seat: _purchases(kit, state, seat))


def why_not(kit: Kit, state: TownCenterState, seat: Seat, action: Action) -> Reason | None:
    """3.5.2 to 3.5.5: first whether the cube can be bought at all, then the place."""
    if not isinstance(action, actions.Buy):
        return None  # Pass
    board, city = kit.boards[seat], state.cities[seat]
    if not state.reserve[action.colour]:
        return reasons.NONE_ON_SALE
    if city.money < price(city, action.colour):
        return reasons.TOO_DEAR
    if action.colour == LIFT and city.cubes[LIFT]:
        return _why_not_raise(board, city, action.position)
    return construction.why_not_stand(board, city, action.colour, action.position)


def legal_set(kit: Kit, state: TownCenterState, seat: Seat) -> int:
    return _purchases(kit, state, seat) | 1 << kit.book.pass_on


def _purchases(kit: Kit, state: TownCenterState, seat: Seat) -> int:
    board, city = kit.boards[seat], state.cities[seat]
    if city.money < PURCHASE_STEP:
        return 0
    chosen = 0
    for colour in actions.ON_SALE:
        chosen |= on_sale(board, city, state.reserve, colour) << kit.book.buy[colour]
    return chosen


def apply(kit: Kit, state: TownCenterState, seat: Seat, action: Action) -> bool:
    if isinstance(action, actions.Buy):
        city = state.cities[seat]
        city.money -= price(city, action.colour)
        development.put_from_reserve(kit, state, seat, action)
    order = kit.reverse(state.first)
    return _ask(kit, state, order[order.index(seat) + 1 :])


# What is on sale


def price(city: City, colour: Colour) -> int:
    """3.5.2: five for the first cube of its colour in the city, five more for each further one."""
    return PURCHASE_STEP * (city.cubes[colour].bit_count() + 1)


def on_sale(board: Board, city: City, reserve: list[int], colour: Colour) -> Positions:
    """3.5.3 to 3.5.5: where a bought cube may stand; empty if it cannot be bought."""
    if not reserve[colour] or city.money < price(city, colour):
        return 0
    if colour == LIFT and city.cubes[LIFT]:
        return city.shafts
    return construction.stands(board, city, colour)


def _why_not_raise(board: Board, city: City, position: Position) -> Reason | None:
    """3.5.4 and 3.5.5: a further black cube goes on a black column, if one has room."""
    cell, _ = board.site.places[position]
    if not board.ground >> cell & 1 or city.cubes[LIFT] & board.site.columns[cell]:
        return construction.why_not_stand(board, city, LIFT, position)
    return reasons.NO_NEW_CAR_PARK if city.shafts else reasons.NO_BLACK_COLUMN
