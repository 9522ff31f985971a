"""Phase 6: pollution, elimination and victims (RULES.md chapter 10)."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import City


def eliminate(kit: Kit, city: City, seats: list[Seat], when: int) -> None:
    """10.2.2 to 10.2.7: all of them at the same moment."""
    for seat in seats:
        city.boroughs[seat].gone = when


def is_decided(kit: Kit, city: City) -> bool:
    """10.2.9, 10.2.10 and 17.2.10: the game is over before its last round."""
    left = sum(not borough.gone for borough in city.boroughs)
    return left == 0 or (left == 1 and not kit.solo)
