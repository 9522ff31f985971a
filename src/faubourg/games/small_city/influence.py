"""Which cells are influenced by how many buildings (RULES.md 1.3, 6.1.2, 6.2.2, 6.3.2)."""

from __future__ import annotations

from faubourg.core.model import Reason
from faubourg.games.small_city import components as box
from faubourg.games.small_city import reasons
from faubourg.games.small_city.board import Cells
from faubourg.games.small_city.city import tiles_of
from faubourg.games.small_city.components import Kind
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.placements import Placement
from faubourg.games.small_city.state import Borough

ALL: Cells = -1  # every cell


def level(kind: Kind) -> int:
    """1.2.1, of a residential, commercial or factory tile."""
    return 1 + kind - (box.RESIDENTIAL[0] if kind in box.RESIDENTIAL else
                       box.COMMERCIAL[0] if kind in box.COMMERCIAL else box.FACTORY[0])  # fmt: skip


def sources(kind: Kind) -> tuple[Kind, ...]:
    """The buildings whose influence a kind needs."""
    if kind in box.RESIDENTIAL:
        return box.CULTURAL
    return box.RESIDENTIAL if kind in box.COMMERCIAL else (box.REFINERY, box.PORT)


def needed(kind: Kind) -> int:
    """6.1.2, 6.2.2 and 6.3.2: how many of them."""
    if kind in box.RESIDENTIAL:
        return level(kind) if kind != box.RESIDENTIAL[0] else 0
    if kind in box.COMMERCIAL:
        return level(kind)
    return level(kind) - 1 if kind in box.FACTORY else 0


def zones(kit: Kit, borough: Borough, kinds: tuple[Kind, ...]) -> list[Cells]:
    """The influence zones of all tiles of these kinds."""
    return [tile.near for tile in tiles_of(kit, borough, kinds)]


def layers(influence: list[Cells], most: int) -> list[Cells]:
    """1.3.4: the cells in at least 0, 1, 2, ... of these influence zones."""
    found = [ALL] + [0] * most
    for zone in influence:
        for number in range(most, 0, -1):
            found[number] |= found[number - 1] & zone
    return found


def good_cells(kit: Kit, borough: Borough, kind: Kind) -> Cells:
    """5.2.8: cells of which a new tile of this kind must have at least one."""
    number = needed(kind)
    return layers(zones(kit, borough, sources(kind)), number)[number]


def is_served(kit: Kit, borough: Borough, kind: Kind, cells: Cells) -> bool:
    """5.5.9: whether these cells together have the influences that a kind needs."""
    influence = zones(kit, borough, sources(kind))
    return sum(bool(zone & cells) for zone in influence) >= needed(kind)


def closed_cells(kit: Kit, borough: Borough, kind: Kind) -> Cells:
    """5.2.6 and 5.2.7: cells on which no part of the tile may stand, except water."""
    if kind in box.RESIDENTIAL:
        return kit.board.touching(borough.works)
    return kit.board.touching(borough.homes) if kind in box.INDUSTRIAL else 0


def why_not_beside(kit: Kit, borough: Borough, placement: Placement) -> Reason | None:
    """5.2.6, 5.2.7 and 6.4.3."""
    if not placement.solid & closed_cells(kit, borough, placement.kind):
        return None
    return reasons.NEAR_INDUSTRY if placement.kind in box.RESIDENTIAL else reasons.NEAR_HOMES


def lacking(kind: Kind) -> Reason:
    """What a tile of this kind does not have."""
    if kind in box.RESIDENTIAL:
        return reasons.LACKS_CULTURE
    return reasons.LACKS_HOMES if kind in box.COMMERCIAL else reasons.LACKS_INDUSTRY
