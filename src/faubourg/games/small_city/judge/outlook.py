"""Which phases of the round are still to come for a seat (RULES.md 3.1)."""

from __future__ import annotations

from typing import NamedTuple

from faubourg.core.model import Seat
from faubourg.games.small_city import flow
from faubourg.games.small_city.components import ROUNDS
from faubourg.games.small_city.state import COMMERCE, COUNCIL, MOVES, SmallCityState


class Outlook(NamedTuple):
    """What lies ahead of the state at hand."""

    rounds: int  # after this one
    building: bool  # the construction of this round; an open plan counts as it stands
    growing: bool  # the own plan is open, so that its tiles can still grow
    moving: bool  # the own moves, none of which is made
    arriving: bool  # 7.5
    earning: bool  # what commerce and tourists bring by themselves
    making: bool  # the own production
    voting: bool
    polluting: bool
    investing: bool  # the own turn in the council


def outlook(state: SmallCityState, seat: Seat) -> Outlook:
    phase = max(1, state.phase)
    return Outlook(
        rounds=ROUNDS - max(1, state.round),
        building=phase == 1,
        growing=phase == 2 and not state.plans[seat].committed,
        moving=phase < 3 or (phase == 3 and _waits_to_move(state, seat)),
        arriving=phase <= 3,
        earning=phase <= 3,
        making=phase <= 3 or (phase == 4 and _waits_to_make(state, seat)),
        voting=phase < 5,
        polluting=phase < 6,
        investing=phase < 7 or (phase == 7 and _waits_to_invest(state, seat)),
    )


def _waits_to_move(state: SmallCityState, seat: Seat) -> bool:
    if state.turn == seat:
        return state.step == MOVES and not any(state.moved)
    return seat in flow.after(state, state.turn)


def _waits_to_make(state: SmallCityState, seat: Seat) -> bool:
    return state.step == COMMERCE or seat in flow.after(state, state.turn)


def _waits_to_invest(state: SmallCityState, seat: Seat) -> bool:
    if state.turn == seat:
        return state.step == COUNCIL
    return seat in flow.after(state, state.turn)
