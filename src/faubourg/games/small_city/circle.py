"""The circle of action cards and what a card costs (RULES.md 4.2 and 17.1)."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import NOBODY
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import SmallCityState

TAKEN: Final = -1  # in the place of a price
OPPOSITE_PRICE: Final = 2  # solo (17.1.7)


def prices(kit: Kit, state: SmallCityState) -> list[int]:
    """By place in the circle, for the player who takes a card now."""
    if kit.solo:
        return [TAKEN, 0, OPPOSITE_PRICE, 0][: len(state.circle)]
    if state.last_disc == NOBODY:
        return [0] * len(state.circle)  # 4.2.2
    ways = zip(_along(state, 1), _along(state, -1), strict=True)
    return [min(one, other) for one, other in ways]


def _along(state: SmallCityState, step: int) -> list[int]:
    """4.2.3 and 4.2.5: by place, the free cards in between on the way in one direction."""
    count, free = len(state.circle), 0
    found = [TAKEN] * count
    for distance in range(1, count):
        place = (state.last_disc + step * distance) % count
        if state.discs[place] == NOBODY:
            found[place] = free
            free += 1
    return found
