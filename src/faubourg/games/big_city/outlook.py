"""Big City by a learned value: a turn is followed to the end of its action, before the draw.

Which card comes is chance, so that the best deck of several is no better than the value of the
hand that waits for it; to choose a deck is a decision of its own.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from faubourg.core import outlook
from faubourg.core.model import Seat
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import BigCityState

# An action that was begun and is not finished; while others answer, a trade is not one's own.
UNFINISHED: Final = (
    steps.ORIGIN, steps.TRAM, steps.EXCHANGE, steps.FORWARD, steps.ACCEPT, steps.FALLBACK,
)  # fmt: skip


class Outlook(outlook.Outlook[BigCityRules, BigCityState]):
    """Discards, the action with all its parts, and no more."""

    def goes_on(self, start: BigCityState, state: BigCityState, seat: Seat) -> bool:
        if state.actors != (seat,):
            return False
        if state.step == steps.TURN:  # obsolete cards were discarded, and the action is to come
            return start.step == steps.TURN and state.discards > 0
        return state.step in UNFINISHED

    def key(self, state: BigCityState) -> Hashable:
        """Cards may be put back, discarded or put forward, and segments laid, in any order."""
        trade = state.trade
        return (
            state.step, state.placed, state.chosen, state.standing, frozenset(state.trams),
            state.hands[state.turn], state.out, frozenset(trade.forward), trade.wishes,
            trade.moving,
        )  # fmt: skip
