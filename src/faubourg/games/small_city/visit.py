"""Phase 8: whom the mayor visits next (RULES.md chapter 12)."""

from __future__ import annotations

from faubourg.core.model import NOBODY, Seat
from faubourg.games.small_city import flow
from faubourg.games.small_city.components import MAYOR
from faubourg.games.small_city.events import ValueRose
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.scoring import gain_value
from faubourg.games.small_city.state import SmallCityState


def begin(kit: Kit, state: SmallCityState) -> None:
    """12.3: the round is over; 16.3.2 and 16.4.4 count it."""
    for seat in flow.in_game(state):
        borough, gain = state.city.boroughs[seat], gain_value(kit, state.city, seat)
        borough.value += gain
        if gain and state.events is not None:
            state.events.append(ValueRose(seat, gain, borough.value))
    state.last_host, state.host = state.host, next_host(state)
    if kit.is_last_round(state):
        flow.end_game(state)
    else:
        flow.end_phase(state)


def next_host(state: SmallCityState) -> Seat:
    """12.1, 12.2 and 17.1.8: alone, nobody else can be host."""
    chosen = [s for s in flow.in_game(state) if state.city.boroughs[s].card == MAYOR]
    if chosen:
        return chosen[0]
    following = flow.next_clockwise(state, state.host)
    return state.host if following == NOBODY else following
