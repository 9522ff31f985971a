"""Which drawn things the actions of this expansion touch.

An arcology is chosen in the tray; its place is named by the cell that must be empty, which always
can be touched, and then by how the pattern lies.
"""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Seat
from faubourg.games.arcologies.actions import AcceptDraw, BuildArcology, GoOn, Remain
from faubourg.games.arcologies.components import DEGREES
from faubourg.games.arcologies.draw.people import ArcologyPicture
from faubourg.games.arcologies.draw.words import ARCOLOGY
from faubourg.games.arcologies.square import wanted
from faubourg.games.small_city.draw import touching as base

TILE: Final = f"tile:{ARCOLOGY}"
REMAIN: Final = "remain:"
PARTED: Final = "/"  # between a tile and its cells, in the name of a remainder
WORDS: Final[dict[type[Action], list[str]]] = {AcceptDraw: ["accept"], GoOn: ["go-on"]}


def touches(table: ArcologyPicture, action: Action) -> list[str]:
    if isinstance(action, BuildArcology):
        return _arcology(table, action)
    if isinstance(action, Remain):
        return [REMAIN + PARTED.join(table.kit.places.names[action.placement].split())]
    if type(action) in WORDS:
        return WORDS[type(action)]
    return base.touches(table, action)


def _arcology(table: ArcologyPicture, action: BuildArcology) -> list[str]:
    seat = table.seat
    if not table.arcologies[seat].dealt:
        return [TILE]
    empty = wanted(table.arcology_kit, table.city.boroughs[seat], action.turn).empty
    thing = _thing(table, seat, table.name(action.corner + empty))
    return [TILE, thing, f"pattern:{DEGREES[action.turn]}"]


def _thing(table: ArcologyPicture, seat: Seat, cell: str) -> str:
    """A cell that is not empty is touched by the tile on it, and then one is told why not."""
    tile = table.grounds[seat].tile_at.get(cell)
    return f"cell:{tile.name if tile else cell}"
