"""The expansion: its kit, and roads (RULES.md 9.1 and 9.2); its other buildings are data."""

from __future__ import annotations

from faubourg.core.model import Reason, Seat
from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.board import Board, Hex
from faubourg.games.la_citta.building import ROADS, beside, occupied, places
from faubourg.games.la_citta.city import owner
from faubourg.games.la_citta.components import BASE_TILES, BUILDINGS, POOL_OF, POOLS, ROAD, Box
from faubourg.games.la_citta.setup import Kit, deck_of
from faubourg.games.la_citta.state import LaCittaState


def expansion_kit(box: Box) -> Kit:
    """9.1.1 to 9.1.3."""
    added = [BUILDINGS[kinds[0]] for kinds in POOLS[len(BASE_TILES) :]]
    tiles = BASE_TILES + tuple(box.expansion_tiles[name] for name in added)
    buildings = tuple(range(1, len(BUILDINGS)))
    return Kit(buildings, tiles, deck_of(box.expansion_deck), box.expansion_terrain)


def why_not_road(board: Board, state: LaCittaState, seat: Seat, hex: Hex) -> Reason | None:
    """9.2.2 to 9.2.4 and 9.2.7."""
    if not state.pools[POOL_OF[ROAD]]:
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
    return bool(state.pools[POOL_OF[ROAD]] and places(board, state, seat)[ROADS])
