"""What harms others without changing anything at home: the mayor's street (RULES.md 4.1)."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.components import CULTURAL
from faubourg.games.small_city.judge.weights import Weights
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import City


def street(kit: Kit, city: City, seat: Seat, w: Weights) -> float:
    """Blocked cells of others count for each cultural building around them."""
    found = 0
    for other, borough in enumerate(city.boroughs):
        if borough.mayor and other != seat:
            for tile in cities.tiles_of(kit, borough, CULTURAL):
                found += (tile.near & borough.mayor).bit_count()
    return w.blocked * found
