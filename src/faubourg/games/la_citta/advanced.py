"""The advanced set-up: terrain by chance, castles by choice (RULES.md chapter 8)."""

from __future__ import annotations

from faubourg.core.model import NOBODY, Reason, Seat
from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.board import Board, Hex, Hexes
from faubourg.games.la_citta.building import occupied
from faubourg.games.la_citta.components import CASTLE, TERRAINS, UNLAID, Box, Terrain
from faubourg.games.la_citta.founding import close_to_cities
from faubourg.games.la_citta.setup import Kit, terrain_of
from faubourg.games.la_citta.state import LaCittaState


def bare_terrain(board: Board, box: Box, kit: Kit) -> tuple[Terrain, ...]:
    """8.1 and 9.1.4: only what is printed and will not be covered."""
    return terrain_of(board, {s: code for s, code in box.edge.items() if s not in kit.covers})


def next_space(state: LaCittaState) -> int:
    """8.9: space by space."""
    return state.land.terrain.index(UNLAID)


def tiles_left(board: Board, box: Box, kit: Kit, state: LaCittaState) -> list[int]:
    """8.2 and 9.1.4: per terrain, the tiles that may lie on the next space."""
    outer = board.space_names[next_space(state)] in kit.covers
    tiles = kit.covers if outer else box.terrain
    left = [list(tiles.values()).count(code) for code in TERRAINS]
    for space in tiles:
        laid = state.land.terrain[board.space_names.index(space)]
        if laid != UNLAID:
            left[laid] -= 1
    return left


def lay_terrain(board: Board, state: LaCittaState, space: int, terrain: Terrain) -> None:
    laid = state.land.terrain
    state.land = board.land((*laid[:space], terrain, *laid[space + 1 :]))


def castle_order(first: Seat, seats: int) -> list[Seat]:
    """8.3 and 8.4: counter-clockwise from the first player, then back."""
    there = [(first - place) % seats for place in range(seats)]
    return there + there[::-1]


def who_places(state: LaCittaState) -> Seat:
    """Whose castle is next, or NOBODY when all stand."""
    placed = state.kinds[CASTLE].bit_count()
    order = castle_order(state.first, len(state.gold))
    return order[placed] if placed < len(order) else NOBODY


def why_not_castle(board: Board, state: LaCittaState, hex: Hex) -> Reason | None:
    """1.1.9, 8.5 and 8.6."""
    if not board.in_play >> hex & 1:
        return reasons.FOUND_OUT_OF_PLAY
    if occupied(state) >> hex & 1:
        return reasons.CASTLE_OCCUPIED
    return reasons.CASTLE_TOO_NEAR if close_to_cities(state) >> hex & 1 else None


def castle_sites(board: Board, state: LaCittaState) -> Hexes:
    """The same, for all hexes at once."""
    return board.in_play & ~close_to_cities(state)
