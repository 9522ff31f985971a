"""Phase 2: where cubes may be built (RULES.md 3.2)."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import Action, Reason, Seat
from faubourg.games.town_center import components as box
from faubourg.games.town_center import events, reasons
from faubourg.games.town_center.actions import Build, Catalogue, Confirm, Discard
from faubourg.games.town_center.board import Board, Position, Positions
from faubourg.games.town_center.chapter import Customs, Kit
from faubourg.games.town_center.components import Colour
from faubourg.games.town_center.state import BUILD, City, TownCenterState, put


def is_together(kit: Kit, state: TownCenterState) -> bool:
    """3.2.1 and 5.6: whether all cities build at once, and confirm."""
    return kit.seats > 1 and (state.round > 1 or kit.together_at_first)


def begin(kit: Kit, state: TownCenterState) -> bool:
    state.step = BUILD
    state.actors = tuple(range(kit.seats)) if is_together(kit, state) else (state.first,)
    return False


def why_not(kit: Kit, state: TownCenterState, seat: Seat, action: Action) -> Reason | None:
    board, city = kit.boards[seat], state.cities[seat]
    if isinstance(action, Build):
        return why_not_build(board, city, action, kit.customs)
    if isinstance(action, Discard):
        return _why_not_discard(board, city, action, kit.customs)
    if not is_together(kit, state):
        return reasons.NO_CONFIRMATION
    return reasons.CUBES_LEFT if city.hand else None


def legal_set(kit: Kit, state: TownCenterState, seat: Seat) -> int:
    """3.2: where the cubes of the hand may go; a quick way for the usual roomy city."""
    book, board, city = kit.book, kit.boards[seat], state.cities[seat]
    hand = city.hand
    if not hand:
        return 1 << book.confirm
    if not kit.usual:
        return _careful_set(book, board, city, kit.customs)
    last = hand[-1]
    second = places(board, city, last)
    if len(hand) == 1:
        return second << book.build[last] if second else 1 << book.discard[last]
    first = places(board, city, hand[0])
    if roomy(city, first, second):
        return first << book.build[hand[0]] | second << book.build[last]
    return _careful_set(book, board, city, kit.customs)


def apply(kit: Kit, state: TownCenterState, seat: Seat, action: Action) -> bool:
    """Over when all have confirmed, or the last city is built."""
    city = state.cities[seat]
    if isinstance(action, Build):
        limit = city.limit
        build(kit.boards[seat], city, action.colour, action.position)
        tell_limit(state, seat, limit)
    elif isinstance(action, Discard):
        state.reserve[action.colour] += discard(city, action.colour, kit.customs)
    else:
        assert isinstance(action, Confirm)
        state.actors = tuple(actor for actor in state.actors if actor != seat)
        return not state.actors
    return not city.hand and not is_together(kit, state) and _next_city(kit, state, seat)


def _next_city(kit: Kit, state: TownCenterState, seat: Seat) -> bool:
    """City by city, and alone, the last cube ends a city's construction; over with the last."""
    after = (seat + 1) % kit.seats
    state.actors = (after,)
    return after == state.first


def tell_limit(state: TownCenterState, seat: Seat, before: int) -> None:
    """1.8: if a cube has changed it."""
    limit = state.cities[seat].limit
    if state.events is not None and limit != before:
        state.events.append(events.LimitRaised(seat, limit))


# Where a cube may stand


def stands(board: Board, city: City, colour: Colour) -> Positions:
    """3.2.2 to 3.2.4: positions that can hold a cube of this colour, whatever is next to them."""
    if colour == box.LIFT:
        return city.sites & board.ground | city.shafts
    return city.sites & board.fits[city.limit]


def places(board: Board, city: City, colour: Colour) -> Positions:
    """3.2.2 to 3.2.6: positions where this cube may be built now."""
    if colour == box.LIFT:
        return city.sites & board.ground | city.shafts
    fits = city.sites & board.fits[city.limit]
    if colour == box.RESIDENCE or colour == box.SHOP:
        return fits & ~city.near[colour]
    return 0 if colour == box.OFFICE and city.money < box.OFFICE_COST else fits


def build(board: Board, city: City, colour: Colour, position: Position) -> None:
    """Rule 3.2.6: an office costs $5; everything else is free."""
    put(board, city, colour, position)
    city.hand = without(city.hand, colour)
    if colour == box.OFFICE:
        city.money -= box.OFFICE_COST


def discard(city: City, colour: Colour, customs: Customs) -> int:
    """3.2.8: how many cubes leave the hand for the reserve."""
    before = len(city.hand)
    city.hand = () if lacks_money_for_two(city, customs) else without(city.hand, colour)
    return before - len(city.hand)


def without(hand: tuple[Colour, ...], colour: Colour) -> tuple[Colour, ...]:
    place = hand.index(colour)
    return hand[:place] + hand[place + 1 :]


def lacks_money_for_two(city: City, customs: Customs) -> bool:
    """5.7: the strict reading, by which two offices need $10 at hand."""
    two = city.hand == (box.OFFICE, box.OFFICE)
    return two and customs.both_or_none and city.money < 2 * box.OFFICE_COST


def optimal(board: Board, city: City, customs: Customs) -> dict[Colour, Positions]:
    """3.2.7: the placements that let as many cubes as possible be built, by colour."""
    best, chosen = 0, dict.fromkeys(city.hand, 0)
    if lacks_money_for_two(city, customs):
        return chosen
    for colour, position in _builds(board, city):
        worth = _worth(board, city, colour, position, customs)
        if worth > best:
            best, chosen = worth, dict.fromkeys(city.hand, 0)
        if worth == best:
            chosen[colour] |= 1 << position
    return chosen


def most(board: Board, city: City, customs: Customs) -> int:
    """3.2.7: how many cubes of the hand can be built; optional offices do not count."""
    if not city.hand or lacks_money_for_two(city, customs):
        return 0
    if len(city.hand) == 1:
        last = city.hand[0]
        return _counts(last, customs) if places(board, city, last) else 0
    best = 0
    for colour, position in _builds(board, city):
        best = max(best, _worth(board, city, colour, position, customs))
        if best == len(city.hand):
            break
    return best


def _worth(board: Board, city: City, colour: Colour, position: Position, customs: Customs) -> int:
    """How many cubes can be built if it begins with this one."""
    trial = city.clone()
    build(board, trial, colour, position)
    return _counts(colour, customs) + most(board, trial, customs)


def _counts(colour: Colour, customs: Customs) -> int:
    """3.2.7 and 5.4: 1, but 0 for an optional office."""
    return 0 if customs.optional_offices and colour == box.OFFICE else 1


def _builds(board: Board, city: City) -> list[tuple[Colour, Position]]:
    found = []
    for colour in dict.fromkeys(city.hand):
        for position in members(places(board, city, colour)):
            found.append((colour, position))
    return found


def why_not_stand(board: Board, city: City, colour: Colour, position: Position) -> Reason | None:
    """3.2.2 to 3.2.4, one sentence after the other."""
    cell, level = board.site.places[position]
    column = board.site.columns[cell]
    height = sum((cubes & column).bit_count() for cubes in city.cubes)
    if not board.ground >> cell & 1:
        return reasons.NO_CELL
    if board.zones[cell] == box.SUBURB and (level or height):
        return reasons.SUBURB_LIFT if colour == box.LIFT else reasons.SUBURB_FULL
    if height == box.HIGHEST:
        return reasons.COLUMN_FULL
    if level != height:
        return reasons.FLOATING if level > height else reasons.OCCUPIED
    return _why_not_on_top(city, colour, column, level) if height else None


def _why_not_on_top(city: City, colour: Colour, column: Positions, level: int) -> Reason | None:
    on_lift = bool(city.cubes[box.LIFT] & column)
    if colour == box.LIFT:
        return None if on_lift else reasons.LIFT_ON_OTHERS
    if on_lift:
        return reasons.ON_A_LIFT
    return reasons.TOO_HIGH if level >= city.limit else None


def why_not_build(board: Board, city: City, action: Build, customs: Customs) -> Reason | None:
    """3.2: first whether the cube can be built at all, then the place."""
    colour, position = action.colour, action.position
    if colour not in city.hand:
        return reasons.NOT_IN_HAND
    if colour == box.OFFICE and city.money < box.OFFICE_COST:
        return reasons.OFFICE_TOO_DEAR
    if lacks_money_for_two(city, customs):
        return reasons.OFFICES_TOO_DEAR
    reason = why_not_stand(board, city, colour, position)
    if reason is not None:
        return reason
    if colour in (box.RESIDENCE, box.SHOP) and board.touch[position] & city.cubes[colour]:
        return reasons.SAME_COLOUR
    worth = _worth(board, city, colour, position, customs)
    return None if worth == most(board, city, customs) else reasons.BLOCKS_THE_OTHER


def may_discard(board: Board, city: City, colour: Colour, customs: Customs) -> bool:
    """3.2.8: what finds no place; 5.4: also an optional office, if no other cube suffers."""
    best = most(board, city, customs)
    if not (customs.optional_offices and colour == box.OFFICE):
        return best == 0
    trial = city.clone()
    discard(trial, colour, customs)
    return most(board, trial, customs) == best


def _why_not_discard(board: Board, city: City, action: Discard, customs: Customs) -> Reason | None:
    if action.colour not in city.hand:
        return reasons.NOT_IN_HAND
    return None if may_discard(board, city, action.colour, customs) else reasons.MUST_BUILD


def _careful_set(book: Catalogue, board: Board, city: City, customs: Customs) -> int:
    """3.2.7: only placements and discards that let as many cubes as possible be built."""
    chosen = 0
    for colour, where in optimal(board, city, customs).items():
        chosen |= where << book.build[colour]
        if may_discard(board, city, colour, customs):
            chosen |= 1 << book.discard[colour]
    return chosen


def roomy(city: City, first: Positions, second: Positions) -> bool:
    """Two cubes cannot get in each other's way: a quick sufficient test for 3.2.7.

    A cube takes its own position from the other one; a second cube of the same colour also
    loses up to six neighbours. An office that cannot be paid is in nobody's way.
    """
    one, other = city.hand
    if one != other:
        poor = one == box.OFFICE and city.money < box.OFFICE_COST
        return second.bit_count() > 1 and (poor or first.bit_count() > 1)
    return first.bit_count() > (7 if one in (box.RESIDENCE, box.SHOP) else 1)
