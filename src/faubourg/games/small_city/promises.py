"""Whether promises are kept (RULES.md chapter 14, 16.1.9, 20.8 and 20.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city.components import Kind
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import City

Measure: TypeAlias = Callable[[Kit, City, Seat], int]


def is_kept(kit: Kit, city: City, seat: Seat, conditions: tuple[str, ...]) -> bool:
    """14.2: all its conditions hold."""
    return all(holds(kit, city, seat, condition) for condition in conditions)


def holds(kit: Kit, city: City, seat: Seat, condition: str) -> bool:
    """One condition, "park-cells >= 6"."""
    measure, sign, number = condition.split()
    found = MEASURES[measure](kit, city, seat)
    return found >= int(number) if sign == ">=" else found <= int(number)


def votes_of_promise(kit: Kit, city: City, seat: Seat) -> int:
    """14.1 and 15.2."""
    promise = city.boroughs[seat].promise
    if promise in (box.NO_PROMISE, box.UNKNOWN):
        return 0
    value = next(n for n, (first, last) in enumerate(box.STACKS) if first <= promise <= last)
    kept = is_kept(kit, city, seat, kit.box.promises[promise - 1])
    return box.KEPT[value] if kept else box.BROKEN[value]


def votes_of_specials(kit: Kit, city: City, seat: Seat) -> int:
    """16.1.9."""
    cards = [number for number in city.boroughs[seat].specials if number != box.UNKNOWN]
    held = [kit.box.specials[number - 1] for number in cards]
    return box.BROKEN_SPECIAL * sum(not is_kept(kit, city, seat, special) for special in held)


# Measures


def _tiles(kinds: tuple[Kind, ...]) -> Measure:
    return lambda kit, city, seat: len(cities.tiles_of(kit, city.boroughs[seat], kinds))


def _cells(kinds: tuple[Kind, ...]) -> Measure:
    return lambda kit, city, seat: sum(
        tile.size for tile in cities.tiles_of(kit, city.boroughs[seat], kinds)
    )


def _level(kinds: tuple[Kind, ...]) -> Measure:
    """The highest one, 0 without a tile."""
    return lambda kit, city, seat: max(
        (tile.size for tile in cities.tiles_of(kit, city.boroughs[seat], kinds)), default=0
    )


def _park_cells(kit: Kit, city: City, seat: Seat) -> int:
    return cities.park_cells(kit, city.boroughs[seat])


def _citizens_home(kit: Kit, city: City, seat: Seat) -> int:
    return city.boroughs[seat].citizens[seat].bit_count()


def _in_the_fullest_five(kit: Kit, city: City, seat: Seat) -> int:
    """Citizens in the residential tile of level 5 that has most."""
    borough = city.boroughs[seat]
    fives = cities.tiles_of(kit, borough, box.RESIDENTIAL[-1:])
    return max(((five.cells & borough.citizens[seat]).bit_count() for five in fives), default=0)


def _bare_start_cells(kit: Kit, city: City, seat: Seat) -> int:
    """Cells of the first zone without a tile; a cemetery is none."""
    borough = city.boroughs[seat]
    return (kit.board.zone[borough.sizes[0]] & ~borough.covered).bit_count()


def _graves(kit: Kit, city: City, seat: Seat) -> int:
    return cities.cemeteries(city.boroughs[seat]).bit_count()


MEASURES: Final[dict[str, Measure]] = {
    "park-cells": _park_cells,
    "commercial-tiles": _tiles(box.COMMERCIAL),
    "commercial-cells": _cells(box.COMMERCIAL),
    "commercial-level": _level(box.COMMERCIAL),
    "factories": _tiles(box.FACTORY),
    "factory-level": _level(box.FACTORY),
    "residential-tiles": _tiles(box.RESIDENTIAL),
    "residential-level": _level(box.RESIDENTIAL),
    "cultural-tiles": _tiles(box.CULTURAL),
    "school": _tiles((box.SCHOOL,)),
    "library": _tiles((box.LIBRARY,)),
    "police": _tiles((box.POLICE,)),
    "fire": _tiles((box.FIRE,)),
    "guards": _tiles(box.GUARDED),
    "port": _tiles((box.PORT,)),
    "refinery": _tiles((box.REFINERY,)),
    "steps": lambda kit, city, seat: city.boroughs[seat].steps,
    "pollution": lambda kit, city, seat: city.boroughs[seat].pollution,
    "money": lambda kit, city, seat: city.boroughs[seat].money,
    "raw": lambda kit, city, seat: sum(city.boroughs[seat].stock),
    "citizens-home": _citizens_home,
    "citizens-hall": lambda kit, city, seat: city.boroughs[seat].hall,
    "citizens-residential-5": _in_the_fullest_five,
    "bare-start-cells": _bare_start_cells,
    "cemeteries": _graves,
}
