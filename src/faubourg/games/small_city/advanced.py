"""What the victories of the advanced game count (RULES.md 16.3 to 16.5)."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.small_city.city import tiles_of
from faubourg.games.small_city.components import CULTURAL, RESIDENTIAL
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City


def gain_value(kit: Kit, city: City, seat: Seat) -> int:
    """What a phase 8 adds to a player's sum, in the victories that have one."""
    if kit.victory == "economic":
        return property_value(kit, city.boroughs[seat])
    return citizens_in_play(city, seat) if kit.victory == "citizen" else 0


def property_value(kit: Kit, borough: Borough) -> int:
    """16.3.2."""
    return sum(tile.size**2 for tile in tiles_of(kit, borough, CULTURAL + RESIDENTIAL))


def citizens_in_play(city: City, seat: Seat) -> int:
    """16.4.4: on slots, at home and abroad."""
    return sum(borough.citizens[seat].bit_count() for borough in city.boroughs)


def cultural_cells(kit: Kit, borough: Borough) -> int:
    """16.5.3."""
    return sum(tile.size for tile in tiles_of(kit, borough, CULTURAL))
