"""What the seat is about to receive, in a step between two choices."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.small_city.benefits import GRANTS, OFFERS
from faubourg.games.small_city.components import COLUMNS, EACH_RAW
from faubourg.games.small_city.council import column_of
from faubourg.games.small_city.judge.forecast import Forecast
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.special import SUPPORT_MONEY
from faubourg.games.small_city.state import (
    COUNCILLOR,
    GRANT,
    MAKING,
    OFFER,
    STORING,
    SUPPORT,
    TILE,
    SmallCityState,
)


def receive(f: Forecast, kit: Kit, state: SmallCityState, seat: Seat) -> None:
    """As if it were chosen well."""
    if state.turn != seat or seat not in state.actors:
        return
    step, column = state.step, column_of(state.space)
    if step == GRANT:
        _reward(f, GRANTS[column - 1], GRANTS[column - 1])
    elif step == SUPPORT:
        _reward(f, SUPPORT_MONEY, 2)
    elif step == COUNCILLOR:
        f.invest()
    elif step == OFFER:
        raw = min(OFFERS[column - 1])
        f.raw[raw] += OFFERS[column - 1][raw]
    elif step in (STORING, MAKING):
        _units(f, kit, state)
    elif step == TILE and state.city.boroughs[seat].ask == 0:
        _tile(f, column)


def _reward(f: Forecast, money: int, votes: int) -> None:
    if f.left >= f.w.late:
        f.money += money
    else:
        f.votes += votes


def _units(f: Forecast, kit: Kit, state: SmallCityState) -> None:
    for raw in EACH_RAW:
        first = raw * kit.seats
        f.raw[raw] += sum(state.units[first : first + kit.seats])
        if state.unmade:
            f.raw[raw] += sum(state.unmade[first : first + kit.seats])


def _tile(f: Forecast, column: int) -> None:
    """11.3: a park, or at the end of the line a large residential tile."""
    if column == COLUMNS and f.ground[0] >= COLUMNS:
        f.levels.append(COLUMNS)
        f.culture.append(COLUMNS)
        f.room.append(COLUMNS)
    else:
        f.parks += column
