"""New cities (RULES.md 3.4.6 to 3.4.15)."""

from __future__ import annotations

from faubourg.core.model import Reason, Seat
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.board import Board, Hex, Hexes
from faubourg.games.la_citta.building import occupied
from faubourg.games.la_citta.city import castles_left
from faubourg.games.la_citta.components import FOUNDERS
from faubourg.games.la_citta.state import City, LaCittaState


def donors(state: LaCittaState, seat: Seat) -> list[City]:
    """3.4.11 and 3.4.12: own cities with at least two citizens on the castle."""
    return [city for city in cities.cities_of(state, seat) if cities.on_castle(state, city) > 1]


def has_founded(state: LaCittaState, seat: Seat) -> bool:
    return bool(state.founded >> seat & 1)


def close_to_cities(state: LaCittaState) -> Hexes:
    """3.4.9: with fewer than three hexes to some tile."""
    close = 0
    for reach in state.reach:
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


def sites(board: Board, state: LaCittaState, seat: Seat) -> Hexes:
    """The same, for all hexes at once."""
    if has_founded(state, seat) or not castles_left(state, seat) or not donors(state, seat):
        return 0
    return board.in_play & ~close_to_cities(state)


def why_not_donor(state: LaCittaState, seat: Seat, castle: Hex) -> Reason | None:
    """3.4.11 and 3.4.12."""
    if not cities.owns_castle(state, seat, castle):
        return reasons.DONOR_NOT_YOURS
    return None if cities.city_of(state, castle) in donors(state, seat) else reasons.DONOR_TOO_SMALL


def found(board: Board, state: LaCittaState, seat: Seat, hex: Hex, donor: City) -> None:
    """3.4.10 and 3.4.14: one citizen from the donor, two from the reserve."""
    city = cities.raise_castle(board, state, seat, hex)
    settlers = min(FOUNDERS, state.citizens)
    state.citizens -= settlers
    state.population[donor] -= 1
    state.population[city] = settlers + 1
    state.founded |= 1 << seat
