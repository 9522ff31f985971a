"""What the seat is about to receive, in a step between two choices."""

from __future__ import annotations

from typing import Final, NamedTuple

from faubourg.core.model import Seat
from faubourg.games.small_city.benefits import GRANTS, OFFERS
from faubourg.games.small_city.components import EACH_RAW, Raw
from faubourg.games.small_city.council import column_of
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.special import SUPPORT_MONEY, SUPPORT_VOTES
from faubourg.games.small_city.state import (
    COUNCILLOR,
    GRANT,
    MAKING,
    NOTHING,
    OFFER,
    STORING,
    SUPPORT,
    TILE,
    SmallCityState,
)


class Gift(NamedTuple):
    """One of money and votes, and all the rest."""

    money: int = 0
    votes: int = 0
    raw: tuple[int, ...] = (0, 0, 0)
    tile: int = 0  # the column of construction
    investment: bool = False


NO_GIFT: Final = Gift()


def gift(kit: Kit, state: SmallCityState, seat: Seat) -> Gift:
    if state.turn != seat or seat not in state.actors:
        return NO_GIFT
    step, column = state.step, column_of(state.space)
    if step == GRANT:
        return Gift(GRANTS[column - 1], GRANTS[column - 1])
    if step == SUPPORT:
        return Gift(SUPPORT_MONEY, SUPPORT_VOTES)
    if step == COUNCILLOR:
        return Gift(investment=True)
    if step == OFFER:
        return Gift(raw=_units_of(*min(OFFERS[column - 1].items())))
    if step in (STORING, MAKING):
        return Gift(raw=_units(kit, state))
    if step == TILE and state.city.boroughs[seat].ask == NOTHING:
        return Gift(tile=column)
    return NO_GIFT


def _units_of(raw: Raw, count: int) -> tuple[int, ...]:
    return tuple(count * (kind == raw) for kind in EACH_RAW)


def _units(kit: Kit, state: SmallCityState) -> tuple[int, ...]:
    """8.3.2 and 11.2.2: made and still to be made."""
    both = (state.units, state.unmade)
    return tuple(
        sum(sum(units[raw * kit.seats : (raw + 1) * kit.seats]) for units in both)
        for raw in EACH_RAW
    )
