"""Phase 7: investments in the council (RULES.md chapter 11)."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import SmallCityState


def can_advance(kit: Kit, state: SmallCityState, seat: Seat) -> bool:
    """4.3.9 and 4.3.10: whether the City councillor could make any investment."""
    return False
