"""Phase 3: residences and shops grow (RULES.md 3.3)."""

from __future__ import annotations

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.town_center import reasons
from faubourg.games.town_center.actions import Buy, Grow
from faubourg.games.town_center.board import Board, Positions, Units
from faubourg.games.town_center.chapter import Kit, ask_first
from faubourg.games.town_center.components import HALL, OFFICE, RESIDENCE, SHOP, Colour
from faubourg.games.town_center.construction import stands, tell_limit, why_not_stand
from faubourg.games.town_center.state import GROW, City, TownCenterState, put


def begin(kit: Kit, state: TownCenterState) -> bool:
    state.step = GROW
    return _ask(kit, state, kit.reverse(state.first))


def _ask(kit: Kit, state: TownCenterState, turn: list[Seat]) -> bool:
    """Over when no city can grow."""
    return ask_first(state, turn, lambda seat: legal_set(kit, state, seat))


def why_not(kit: Kit, state: TownCenterState, seat: Seat, action: Action) -> Reason | None:
    """3.3.1 to 3.3.5, one sentence after the other."""
    assert isinstance(action, Grow)
    board, city = kit.boards[seat], state.cities[seat]
    colour, position = action.colour, action.position
    if not state.reserve[colour]:
        return reasons.RESERVE_EMPTY
    reason = why_not_stand(board, city, colour, position)
    if reason is not None:
        return reason
    beside = [u for u in units(board, city.cubes[colour]) if u & board.touch[position]]
    if not beside:
        return reasons.NO_UNIT
    if any(neighbours(board, city, colour, unit) > unit.bit_count() for unit in beside):
        return None
    return reasons.RESIDENCE_NOT_READY if colour == RESIDENCE else reasons.SHOP_NOT_READY


def legal_set(kit: Kit, state: TownCenterState, seat: Seat) -> int:
    """3.3.4 and 3.3.5: all developments possible in a city."""
    board, city, reserve = kit.boards[seat], state.cities[seat], state.reserve
    chosen = 0
    if reserve[RESIDENCE]:
        chosen = residence_growth(board, city) << kit.book.grow[RESIDENCE]
    if reserve[SHOP]:
        chosen |= shop_growth(board, city) << kit.book.grow[SHOP]
    return chosen


def apply(kit: Kit, state: TownCenterState, seat: Seat, action: Action) -> bool:
    """3.3.4 and 3.3.7: a cube from the reserve; then the same city, or the next one in turn."""
    assert isinstance(action, Grow)
    put_from_reserve(kit, state, seat, action)
    order = kit.reverse(state.first)
    place = order.index(seat)
    turn = order[place + 1 :] + order[: place + 1] if kit.cyclic else order[place:]
    return _ask(kit, state, turn)


def put_from_reserve(kit: Kit, state: TownCenterState, seat: Seat, action: Grow | Buy) -> None:
    city = state.cities[seat]
    limit = city.limit
    state.reserve[action.colour] -= 1
    put(kit.boards[seat], city, action.colour, action.position)
    tell_limit(state, seat, limit)


# Units


def units(board: Board, cubes: Positions) -> list[Positions]:
    """1.4: the connected groups of cubes of one colour."""
    return board.units(cubes).each[:]


def residence_growth(board: Board, city: City) -> Positions:
    """3.3.1: where the residences that touch more offices than they have cubes may grow."""
    offices = city.cubes[OFFICE] | city.cubes[HALL]
    room = city.near[RESIDENCE] & stands(board, city, RESIDENCE)
    if not room or (city.near[RESIDENCE] & offices).bit_count() < 2:
        return 0  # one residence already needs two
    growth = 0
    homes = board.units(city.cubes[RESIDENCE])
    for place, near in enumerate(homes.around):
        if (near & offices).bit_count() > homes.sizes[place]:
            growth |= near
    return growth & room


def shop_growth(board: Board, city: City) -> Positions:
    """3.3.2: where the shops that touch more residence units than they have cubes may grow."""
    room = city.near[SHOP] & stands(board, city, SHOP)
    if not room or not city.near[SHOP] & city.cubes[RESIDENCE]:
        return 0
    homes = board.units(city.cubes[RESIDENCE])
    if len(homes.each) < 2:
        return 0
    growth = 0
    shops = board.units(city.cubes[SHOP])
    for place, near in enumerate(shops.around):
        if touched(homes, near) > shops.sizes[place]:
            growth |= near
    return growth & room


def touched(homes: Units, near: Positions) -> int:
    """3.3.2: units count, not cubes."""
    return sum(1 for home in homes.each if home & near)


def neighbours(board: Board, city: City, colour: Colour, unit: Positions) -> int:
    """What makes a unit of this colour grow: office cubes, or residence units."""
    near = board.touching(unit)
    if colour == RESIDENCE:
        return (near & (city.cubes[OFFICE] | city.cubes[HALL])).bit_count()
    return touched(board.units(city.cubes[RESIDENCE]), near)
