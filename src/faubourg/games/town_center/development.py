"""Phase 3: residences and shops grow (RULES.md 3.3)."""

from __future__ import annotations

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.town_center import reasons
from faubourg.games.town_center.actions import Buy, Grow
from faubourg.games.town_center.board import Board, Positions
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
    touch = board.touch
    found = []
    while cubes:
        unit = cubes & -cubes
        cubes ^= unit
        edge = unit
        while edge:
            low = edge & -edge
            joined = touch[low.bit_length() - 1] & cubes
            cubes ^= joined
            unit |= joined
            edge ^= low | joined
        found.append(unit)
    return found


def residence_growth(board: Board, city: City) -> Positions:
    """3.3.1: where the residences that touch more offices than they have cubes may grow."""
    offices = city.cubes[OFFICE] | city.cubes[HALL]
    if offices.bit_count() < 2:
        return 0  # one residence already needs two
    room = stands(board, city, RESIDENCE) & city.near[RESIDENCE]
    if not room or not city.near[RESIDENCE] & offices:
        return 0
    growth = 0
    for unit in units(board, city.cubes[RESIDENCE]):
        near = board.touching(unit)
        if (near & offices).bit_count() > unit.bit_count():
            growth |= near
    return growth & room


def shop_growth(board: Board, city: City) -> Positions:
    """3.3.2: where the shops that touch more residence units than they have cubes may grow."""
    if not city.near[SHOP] & city.cubes[RESIDENCE]:
        return 0
    room = stands(board, city, SHOP) & city.near[SHOP]
    residences = units(board, city.cubes[RESIDENCE])
    if not room or len(residences) < 2:
        return 0
    growth = 0
    for unit in units(board, city.cubes[SHOP]):
        near = board.touching(unit)
        if sum(1 for residence in residences if residence & near) > unit.bit_count():
            growth |= near
    return growth & room


def neighbours(board: Board, city: City, colour: Colour, unit: Positions) -> int:
    """What makes a unit of this colour grow: office cubes, or residence units."""
    near = board.touching(unit)
    if colour == RESIDENCE:
        return (near & (city.cubes[OFFICE] | city.cubes[HALL])).bit_count()
    return sum(1 for residence in units(board, city.cubes[RESIDENCE]) if residence & near)
