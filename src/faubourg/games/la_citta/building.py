"""Buildings, roads and new cities: where they may be (RULES.md 3.4.6 to 3.4.15, 4, 9.2)."""

from __future__ import annotations

from typing import Final, TypeAlias

from faubourg.core.model import Reason, Seat
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.board import Board, Hex, Hexes
from faubourg.games.la_citta.city import castles_left, cities_of, owner, staffed, territory
from faubourg.games.la_citta.components import Building
from faubourg.games.la_citta.state import City, LaCittaState

# Buildings that may go to the same hexes, as long as there are tiles.
Group: TypeAlias = int
USUAL: Final = 0
WAVE: Final = 1
MARKETS: Final = 2
ROADS: Final = 3
GROUP_OF: Final = [
    WAVE if kind in box.WAVES else {box.MARKET: MARKETS, box.ROAD: ROADS}.get(kind, USUAL)
    for kind in range(len(box.BUILDINGS))
]


class Offer:
    """One kind of building, by one way."""

    def __init__(self, first: int, kind: Building, card: int, price: int) -> None:
        self.first = first  # its place in the catalogue
        self.pool = box.POOL_OF[kind]
        self.card = card  # as a set: politics.bit_of
        self.price = price


class Offers:
    """Those that follow each other in the catalogue and may go to the same hexes."""

    def __init__(self, group: Group) -> None:
        self.group = group
        self.kinds: list[Offer] = []
        self.cards = 0  # as sets

    def add(self, offer: Offer) -> None:
        self.kinds.append(offer)
        self.cards |= offer.card


def occupied(state: LaCittaState) -> Hexes:
    tiles = 0
    for city in state.tiles:
        tiles |= city
    return tiles


def beside(state: LaCittaState, hex: Hex) -> list[City]:
    """The cities with a tile adjacent to this hex."""
    return [city for city, near in enumerate(state.near) if near >> hex & 1]


def builder(state: LaCittaState, seat: Seat, hex: Hex) -> City:
    """4.1.3 and 9.2.10: the seat's city that is adjacent to the hex or has a road on it."""
    bit, city = 1 << hex, seat * box.CASTLES_EACH
    while not state.near[city] & bit:
        city += 1
    return city


def why_not_build(
    board: Board, state: LaCittaState, seat: Seat, kind: Building, hex: Hex
) -> Reason | None:
    """4.1.6, 1.1.9, then the hex and the city; 9.2 for roads."""
    if kind == box.ROAD:
        return why_not_road(board, state, seat, hex)
    if not state.pools[box.POOL_OF[kind]]:
        return reasons.NO_TILE
    if not board.in_play >> hex & 1:
        return reasons.OUT_OF_PLAY
    reason = _why_not_there(state, seat, hex)
    return _why_not_by(state, builder(state, seat, hex), kind, hex) if reason is None else reason


def _why_not_there(state: LaCittaState, seat: Seat, hex: Hex) -> Reason | None:
    """4.1.2 to 4.1.5; 9.2.10 for a road of one's own."""
    if (territory(state, seat) & state.kinds[box.ROAD]) >> hex & 1:
        return None
    if occupied(state) >> hex & 1:
        return reasons.OCCUPIED
    owners = [owner(city) for city in beside(state, hex)]
    if seat not in owners:
        return reasons.NOT_ADJACENT
    if owners.count(seat) > 1:
        return reasons.JOINS_YOUR_CITIES
    return reasons.TOUCHES_ANOTHER if len(owners) > 1 else None


def _why_not_by(state: LaCittaState, city: City, kind: Building, hex: Hex) -> Reason | None:
    """4.1.9, 4.2.7 to 4.2.9 and 4.1.8: what the city lacks."""
    if kind in box.WAVES and not state.land.lakes >> hex & 1:
        return reasons.NO_LAKE
    if kind != box.MARKET:
        return None if can_give(state, city) else reasons.NO_CITIZEN
    if state.tiles[city] & state.kinds[box.MARKET]:
        return reasons.SECOND_MARKET
    return None if state.citizens else reasons.NO_CITIZEN_LEFT


def build(board: Board, state: LaCittaState, seat: Seat, kind: Building, hex: Hex) -> None:
    """4.1.8: the citizen comes from the castle, so the city keeps its number; 4.2.7: a market's
    comes from the reserve."""
    city = builder(state, seat, hex)
    cities.put(board, state, city, kind, hex)
    if kind == box.MARKET:
        state.citizens -= 1
        state.population[city] += 1


def places(board: Board, state: LaCittaState, own: list[City], able: list[City]) -> list[Hexes]:
    """The hexes for each group of buildings: the same as why_not_build, all at once.

    Own are the cities of a seat, and able those of them that have a citizen to give.
    """
    empty, roads = free(board, state), state.kinds[box.ROAD]
    usual = markets = streets = 0
    for city in own:
        where = state.near[city] & empty
        if state.pools[box.POOL_OF[box.ROAD]]:
            streets |= where
        if roads:
            where |= state.tiles[city] & roads
        if city in able:
            usual |= where
        if not state.tiles[city] & state.kinds[box.MARKET]:
            markets |= where
    return [usual, usual & state.land.lakes, markets if state.citizens else 0, streets]


def free(board: Board, state: LaCittaState) -> Hexes:
    """4.1.2, 4.1.4 and 4.1.5: in play, empty, and adjacent to one city at most."""
    once = closed = 0
    for city, tiles in enumerate(state.tiles):
        if tiles:
            near = state.near[city]
            twice = once & near
            if twice:
                closed |= twice
            closed |= tiles
            once |= near
    return board.in_play & ~closed


# Roads


def why_not_road(board: Board, state: LaCittaState, seat: Seat, hex: Hex) -> Reason | None:
    """9.2.2 to 9.2.4 and 9.2.7."""
    if not state.pools[box.POOL_OF[box.ROAD]]:
        return reasons.NO_ROAD_LEFT
    if not board.in_play >> hex & 1:
        return reasons.OUT_OF_PLAY
    if occupied(state) >> hex & 1:
        return reasons.ROAD_OCCUPIED
    owners = [owner(city) for city in beside(state, hex)]
    if seat not in owners:
        return reasons.ROAD_NOT_ADJACENT
    return reasons.ROAD_JOINS if len(owners) > 1 else None


def can_go_on(board: Board, state: LaCittaState, seat: Seat) -> bool:
    """9.2.6: whether there is a tile and a hex for a second road."""
    return bool(streets(board, state, seat))


def streets(board: Board, state: LaCittaState, seat: Seat) -> Hexes:
    """The hexes for a road, while there is one."""
    return places(board, state, cities_of(state, seat), [])[ROADS]


# New cities


def donors(state: LaCittaState, seat: Seat) -> list[City]:
    """3.4.11 and 3.4.12: own cities with at least two citizens on the castle."""
    return [city for city in cities_of(state, seat) if can_give(state, city)]


def can_give(state: LaCittaState, city: City) -> bool:
    """3.4.12 and 4.1.8: whether at least two citizens stand on the castle."""
    return state.population[city] > staffed(state, city)


def has_founded(state: LaCittaState, seat: Seat) -> bool:
    return bool(state.founded >> seat & 1)


def close_to_cities(state: LaCittaState) -> Hexes:
    """3.4.9: with fewer than three hexes to some tile."""
    close = 0
    for reach in state.reach:
        if reach:
            close |= reach
    return close


def why_not_found(board: Board, state: LaCittaState, seat: Seat, hex: Hex) -> Reason | None:
    """3.4.6 to 3.4.10, those about the player first."""
    if has_founded(state, seat):
        return reasons.ALREADY_FOUNDED
    if not castles_left(state, seat):
        return reasons.NO_CASTLE_LEFT
    if not donors(state, seat):
        return reasons.NO_DONOR
    if not board.in_play >> hex & 1:
        return reasons.FOUND_OUT_OF_PLAY
    if occupied(state) >> hex & 1:
        return reasons.FOUND_OCCUPIED
    return reasons.TOO_NEAR if close_to_cities(state) >> hex & 1 else None


def sites(board: Board, state: LaCittaState, seat: Seat, able: list[City]) -> Hexes:
    """The same, for all hexes at once; able are the donors."""
    if not able or has_founded(state, seat) or not castles_left(state, seat):
        return 0
    return board.in_play & ~close_to_cities(state)


def found(board: Board, state: LaCittaState, seat: Seat, hex: Hex, donor: City) -> None:
    """3.4.10 and 3.4.14: one citizen from the donor, two from the reserve."""
    city = cities.raise_castle(board, state, seat, hex)
    settlers = min(box.FOUNDERS, state.citizens)
    state.citizens -= settlers
    state.population[donor] -= 1
    state.population[city] = settlers + 1
    state.founded |= 1 << seat
