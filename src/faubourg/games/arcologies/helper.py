"""Does for a person what is obvious: Small City's aids, and pairs once the arcology stands."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Seat
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import BUILT, PAIRS, PUMPS, ArcologiesState
from faubourg.games.small_city import helper as base
from faubourg.games.small_city.components import STONE_SLOT
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, SmallCityState

# In votes, as Small City's worths; nothing else wins here (8.4).
PUMP: Final = 20.0
HALF_A_PAIR: Final = 10.0
PARTNERS: Final = 2


class Helper(base.SmallCityHelper[ArcologiesRules, ArcologiesState]):
    """Small City's aids, with pairs."""

    def slot_worth(
        self, kit: Kit, state: SmallCityState, seat: Seat, where: Seat, cell: int
    ) -> float:
        return slot_worth(kit, state, seat, where, cell)


def slot_worth(kit: Kit, state: SmallCityState, seat: Seat, where: Seat, cell: int) -> float:
    """5.2: who comes second makes a pair; the first one needs a partner who is still to move."""
    borough = state.city.boroughs[where]
    if where != seat or not _wants_pairs(borough) or not borough.slots[STONE_SLOT] >> cell & 1:
        return base.slot_worth(kit, state, seat, where, cell)
    if borough.citizens[seat] >> cell & 1:
        return PUMP
    if len(base.must_move(kit, state, seat)) >= PARTNERS:
        return HALF_A_PAIR
    return base.slot_worth(kit, state, seat, where, cell)


def _wants_pairs(borough: Borough) -> bool:
    """6.4: a seventh pump is never made."""
    extras = borough.extras
    return bool(extras[BUILT]) and extras[PUMPS] + extras[PAIRS].bit_count() < MOST_PUMPS
