"""Demolishing a tile and growing one by a level (RULES.md 5.4 and 5.5)."""

from __future__ import annotations

from faubourg.core.model import Reason, Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import reasons
from faubourg.games.small_city.actions import Block
from faubourg.games.small_city.board import NO_TILE, Cell, Number, Placement
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City


def demolition_price(kit: Kit, tile: Placement) -> int:
    """5.4.5 and 5.4.7: in money and in pollution; water counts unless the table says otherwise."""
    return tile.size if kit.port_as_four else tile.solid.bit_count()


def why_not_demolish(kit: Kit, city: City, seat: Seat, cell: Cell) -> Reason | None:
    number = named_tile(kit, city.boroughs[seat], cell)
    if number == NO_TILE:
        return reasons.NO_TILE_THERE
    return _why_not_tile(kit, city, seat, kit.places.all[number])


def named_tile(kit: Kit, borough: Borough, cell: Cell) -> Number:
    """5.4.3: a tile is named by its first cell."""
    number = cities.tile_at(kit, borough, cell)
    return number if number != NO_TILE and kit.places.all[number].first == cell else NO_TILE


def _why_not_tile(kit: Kit, city: City, seat: Seat, tile: Placement) -> Reason | None:
    borough = city.boroughs[seat]
    if tile.kind == box.TOWN_HALL:
        return reasons.HALL_STAYS
    forbidden = kit.why_not_razed(tile.kind)
    if forbidden is not None:
        return forbidden
    if demolition_price(kit, tile) > borough.money:
        return reasons.DEMOLITION_TOO_DEAR
    return None if _have_room(kit, city, seat, tile) else reasons.HALLS_FULL


def _have_room(kit: Kit, city: City, seat: Seat, tile: Placement) -> bool:
    """5.4.8: for all who return to each town hall."""
    borough = city.boroughs[seat]
    if not cities.occupied(borough) & tile.cells:
        return True
    for owner, home in enumerate(city.boroughs):
        count = returning(kit, borough, tile, owner, owner == seat)
        if count and count > cities.hall_room(home):
            return False
    return True


def returning(kit: Kit, borough: Borough, tile: Placement, owner: Seat, at_home: bool) -> int:
    """5.4.8: how many citizens of a player stand on a tile."""
    seconds = kit.second_citizens(borough, tile.cells) if at_home else 0
    return (borough.citizens[owner] & tile.cells).bit_count() + seconds


def demolition_block(kit: Kit, city: City, seat: Seat) -> Block:
    found = 0
    for number in city.boroughs[seat].tiles:
        tile = kit.places.all[number]
        if _why_not_tile(kit, city, seat, tile) is None:
            found |= 1 << tile.first
    return kit.book.demolish, found


def demolish(kit: Kit, city: City, seat: Seat, cell: Cell) -> None:
    """5.4.5 to 5.4.9 and 13.2."""
    borough = city.boroughs[seat]
    tile = kit.places.all[cities.tile_at(kit, borough, cell)]
    price = demolition_price(kit, tile)
    borough.money -= price
    borough.pollution += price
    for _ in range(kit.take_seconds(borough, tile.cells)):
        cities.return_to_hall(city, seat)
    cities.send_home(city, borough, tile.cells)
    if tile.kind == box.WAREHOUSE:
        empty_store(city, borough, cities.store_number(borough, cell))
    cities.take_tile(kit, borough, tile.number)
    city.razed[tile.kind] += 1
    if tile.kind == box.METRO and kit.metro_expels:
        _expel_second_tourists(city, seat)


def empty_store(city: City, borough: Borough, number: int) -> None:
    """5.4.9."""
    for raw in box.EACH_RAW:
        while borough.stock[number * len(box.EACH_RAW) + raw]:
            cities.take_unit(city, borough, number, raw)


def _expel_second_tourists(city: City, seat: Seat) -> None:
    """18.9."""
    for other, borough in enumerate(city.boroughs):
        standing = borough.citizens[seat]
        if other != seat and standing.bit_count() > 1:
            borough.citizens[seat] = standing & (standing - 1)
            cities.return_to_hall(city, seat)


_LACKING = {
    box.RESIDENTIAL: reasons.GROWTH_LACKS_CULTURE,
    box.COMMERCIAL: reasons.GROWTH_LACKS_HOMES,
    box.FACTORY: reasons.GROWTH_LACKS_INDUSTRY,
}


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
    if cities.why_not_beside(kit, borough, target) is not None:
        return (
            reasons.GROWTH_NEAR_INDUSTRY
            if target.kind in box.RESIDENTIAL
            else reasons.GROWTH_NEAR_HOMES
        )
    if cities.is_served(kit, borough, target.kind, old.cells):
        return None
    return next(reason for kinds, reason in _LACKING.items() if target.kind in kinds)


def grow(kit: Kit, city: City, borough: Borough, target: Placement) -> None:
    """5.5.4, 5.5.5 and 5.5.8: the old tile goes back, citizens stay on their cells."""
    old = old_tile(kit, borough, target)
    city.supply[kit.places.all[old].kind] += 1
    city.supply[target.kind] -= 1
    cities.take_tile(kit, borough, old)
    cities.put_tile(kit, borough, target.number)
