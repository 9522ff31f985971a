"""Growing a tile by one level (RULES.md 5.5)."""

from __future__ import annotations

from faubourg.core.catalogue import set_of
from faubourg.core.model import Reason
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import influence, reasons
from faubourg.games.small_city.actions import Block
from faubourg.games.small_city.components import COMMERCIAL, FACTORY, RESIDENTIAL
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.placements import NO_TILE, Number, Placement
from faubourg.games.small_city.state import Borough, City

_LACKING = {RESIDENTIAL: reasons.GROWTH_LACKS_CULTURE, COMMERCIAL: reasons.GROWTH_LACKS_HOMES,
            FACTORY: reasons.GROWTH_LACKS_INDUSTRY}  # fmt: skip


def old_tile(kit: Kit, borough: Borough, target: Placement) -> Number:
    """5.5.2, 5.5.4 and 5.5.7: the tile that would become this one, or NO_TILE."""
    growths = kit.places.growths
    for tile in borough.tiles:
        if any(number == target.number for _, number in growths[tile]):
            return tile
    return NO_TILE


def why_not_grow(kit: Kit, city: City, borough: Borough, target: Placement) -> Reason | None:
    number = old_tile(kit, borough, target)
    if number == NO_TILE:
        return reasons.NOTHING_GROWS_SO
    old = kit.places.all[number]
    if old.cells & borough.fresh:
        return reasons.BUILT_THIS_PHASE
    if not city.supply[target.kind]:
        return reasons.NO_LARGER_TILE
    return _why_not_onto(kit, borough, target, target.cells & ~old.cells) or _why_not_there(
        kit, borough, old, target
    )


def _why_not_onto(kit: Kit, borough: Borough, target: Placement, new: int) -> Reason | None:
    """5.5.6."""
    if new & ~cities.zone(kit, borough):
        return reasons.GROWTH_OUTSIDE
    if new & cities.not_empty(borough):
        return reasons.GROWTH_NOT_EMPTY
    return reasons.GROWTH_BLOCKED if new & borough.mayor else None


def _why_not_there(kit: Kit, borough: Borough, old: Placement, target: Placement) -> Reason | None:
    """5.5.9 looks at the old tile, 5.5.10 at the new one."""
    if influence.why_not_beside(kit, borough, target) is not None:
        return (
            reasons.GROWTH_NEAR_INDUSTRY
            if target.kind in RESIDENTIAL
            else reasons.GROWTH_NEAR_HOMES
        )
    if influence.is_served(kit, borough, target.kind, old.cells):
        return None
    return next(reason for kinds, reason in _LACKING.items() if target.kind in kinds)


def growth_block(kit: Kit, city: City, borough: Borough) -> Block:
    """All that may grow, and how; few tiles can, so each is looked at."""
    found: list[Number] = []
    for tile in borough.tiles:
        if kit.places.growths[tile]:
            found += _growths(kit, city, borough, kit.places.all[tile])
    return kit.book.grow, set_of(found)


def _growths(kit: Kit, city: City, borough: Borough, old: Placement) -> list[Number]:
    kind = old.kind + 1
    if not city.supply[kind] or old.cells & borough.fresh:
        return []
    cells = cities.open_cells(kit, borough) & ~influence.closed_cells(kit, borough, kind)
    found = [number for cell, number in kit.places.growths[old.number] if cells >> cell & 1]
    return found if found and influence.is_served(kit, borough, kind, old.cells) else []


def grow(kit: Kit, city: City, borough: Borough, target: Placement) -> None:
    """5.5.4, 5.5.5 and 5.5.8: the old tile goes back, citizens stay on their cells."""
    old = old_tile(kit, borough, target)
    city.supply[kit.places.all[old].kind] += 1
    city.supply[target.kind] -= 1
    cities.take_tile(kit, borough, old)
    cities.put_tile(kit, borough, target.number)
