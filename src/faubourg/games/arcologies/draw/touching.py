"""Which drawn things the actions of this expansion touch.

An arcology is chosen in the tray; its place is named by the cell that must be empty, which always
can be touched, and then by how the pattern lies.
"""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Seat
from faubourg.games.arcologies.actions import AcceptDraw, BuildArcology, GoOn, Remain
from faubourg.games.arcologies.components import DEGREES
from faubourg.games.arcologies.draw.words import ARCOLOGY
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.view import ArcologiesView
from faubourg.games.small_city.draw import touching as base

TILE: Final = f"tile:{ARCOLOGY}"
REMAIN: Final = "remain:"
PARTED: Final = "/"  # between a tile and its cells, in the name of a remainder
WORDS: Final[dict[type[Action], list[str]]] = {AcceptDraw: ["accept"], GoOn: ["go-on"]}


def touches(kit: ArcologyKit, view: ArcologiesView, action: Action) -> list[str]:
    if isinstance(action, BuildArcology):
        return _arcology(kit, view, action)
    if isinstance(action, Remain):
        return [REMAIN + PARTED.join(kit.places.names[action.placement].split())]
    if type(action) in WORDS:
        return WORDS[type(action)]
    return base.touches(kit, view, action)


def _arcology(kit: ArcologyKit, view: ArcologiesView, action: BuildArcology) -> list[str]:
    seat = base.seat_of(view)
    names = kit.patterns.names
    pattern = view.arcologies[seat].pattern
    if pattern not in names:
        return [TILE]
    empty = kit.patterns.wanted[names.index(pattern)][action.turn].empty
    thing = _thing(view, seat, kit.board.names[action.corner + empty])
    return [TILE, thing, f"pattern:{DEGREES[action.turn]}"]


def _thing(view: ArcologiesView, seat: Seat, cell: str) -> str:
    """A cell that is not empty is touched by the tile on it, and then one is told why not."""
    tiles = view.boroughs[seat].tiles
    return f"cell:{next((tile.name for tile in tiles if cell in tile.cells), cell)}"
