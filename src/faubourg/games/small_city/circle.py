"""The circle of action cards and what a card costs (RULES.md 4.2 and 17.1)."""

from __future__ import annotations

from faubourg.core.model import NOBODY
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import SmallCityState

TAKEN = -1  # in the place of a price
OPPOSITE_PRICE = 2  # solo (17.1.7)


def prices(kit: Kit, state: SmallCityState) -> list[int]:
    """By place in the circle, for the player who takes a card now."""
    if kit.solo:
        return [TAKEN, 0, OPPOSITE_PRICE, 0][: len(state.circle)]
    return [price(state, place) for place in range(len(state.circle))]


def price(state: SmallCityState, place: int) -> int:
    """4.2.2, 4.2.3 and 4.2.5."""
    if state.discs[place] != NOBODY:
        return TAKEN
    if state.last_disc == NOBODY:
        return 0
    return min(_free_between(state, state.last_disc, place),
               _free_between(state, place, state.last_disc))  # fmt: skip


def _free_between(state: SmallCityState, start: int, end: int) -> int:
    """Cards without a disc on the way clockwise."""
    count = len(state.circle)
    steps = (end - start) % count
    return sum(state.discs[(start + step) % count] == NOBODY for step in range(1, steps))
