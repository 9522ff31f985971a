"""Relocation: cities without citizens go, short cities lose tiles (RULES.md chapter 6, 9.2)."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import Reason, Seat
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import events, reasons
from faubourg.games.la_citta.actions import Block, Catalogue
from faubourg.games.la_citta.board import Board, Hex, Hexes
from faubourg.games.la_citta.city import cities_of, city_at, staffed
from faubourg.games.la_citta.components import CASTLE, ROAD
from faubourg.games.la_citta.state import City, LaCittaState


def missing(state: LaCittaState, city: City) -> int:
    """6.3: by how many citizens a city is short."""
    return max(0, staffed(state, city) - state.population[city])


def is_short(state: LaCittaState, city: City) -> bool:
    """6.3: fewer citizens than staffed tiles."""
    return state.population[city] < staffed(state, city)


def has_short_city(state: LaCittaState, seat: Seat) -> bool:
    return any(is_short(state, city) for city in cities_of(state, seat))


def splits(board: Board, tiles: Hexes, hex: Hex) -> bool:
    """6.7: whether the tiles fall apart without this one."""
    if (board.near[hex] & tiles).bit_count() < 2:
        return False  # nothing hangs on it
    rest = tiles & ~(1 << hex)
    joined = edge = rest & -rest
    while edge:
        edge = board.touching(edge) & rest & ~joined
        joined |= edge
    return joined != rest


def removable(board: Board, state: LaCittaState, city: City) -> Hexes:
    """6.6 and 6.7: tiles that may go; 9.2.12: only roads where the city is not short."""
    tiles = state.tiles[city]
    loose = tiles & ~state.kinds[CASTLE] if is_short(state, city) else tiles & state.kinds[ROAD]
    return sum(1 << hex for hex in members(loose) if not splits(board, tiles, hex))


def all_removable(board: Board, state: LaCittaState, seat: Seat) -> Hexes:
    return sum(removable(board, state, city) for city in cities_of(state, seat))


def asks(board: Board, state: LaCittaState, seat: Seat) -> bool:
    """6.12 and 9.2.13: a short city has a tile that may go (6.8)."""
    return bool(all_removable(board, state, seat))


def clear(state: LaCittaState, seat: Seat) -> None:
    """6.2: cities without citizens are removed."""
    for city in cities_of(state, seat):
        if not state.population[city]:
            if state.events is not None:
                tiles = state.tiles[city].bit_count() - 1
                state.events.append(events.Deserted(seat, state.castles[city], tiles))
            cities.raze(state, city)


def tell_short(state: LaCittaState, seat: Seat) -> None:
    """6.3: what demolition is for."""
    if state.events is not None:
        for city in cities_of(state, seat):
            if is_short(state, city):
                castle, citizens = state.castles[city], state.population[city]
                state.events.append(events.Short(seat, castle, citizens, staffed(state, city)))


def why_not_demolish(board: Board, state: LaCittaState, seat: Seat, hex: Hex) -> Reason | None:
    """6.4 to 6.7."""
    if not cities.territory(state, seat) >> hex & 1:
        return reasons.NOT_YOUR_TILE
    if state.kinds[CASTLE] >> hex & 1:
        return reasons.NO_CASTLE_GOES
    city = city_at(state, hex)
    if not is_short(state, city) and not state.kinds[ROAD] >> hex & 1:
        return reasons.NOT_SHORT
    return reasons.SPLITS if splits(board, state.tiles[city], hex) else None


def demolish(board: Board, state: LaCittaState, hex: Hex) -> None:
    """6.9 to 6.11."""
    city = city_at(state, hex)
    cities.remove(board, state, city, hex)
    cities.leave_surplus(state, city)


def why_not_enough(state: LaCittaState, seat: Seat) -> Reason | None:
    """9.2.14."""
    return reasons.STILL_SHORT if has_short_city(state, seat) else None


def demolition_blocks(
    book: Catalogue, board: Board, state: LaCittaState, seat: Seat
) -> list[Block]:
    enough = 0 if has_short_city(state, seat) else 1
    return [(book.demolish, all_removable(board, state, seat)), (book.enough, enough)]
