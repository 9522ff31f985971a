"""How good a state is for a seat, in named terms and in points: for the greedy bot."""

from __future__ import annotations

from typing import Final

from faubourg.core import presentation
from faubourg.core.model import Seat
from tiny import HIGHEST_BID, NO_BID, TinyRules, TinyState

COIN: Final = 0.6  # points; in the end it counts less, but until then it buys gems


class Judge(presentation.Judge[TinyRules, TinyState]):
    def terms(self, state: TinyState, seat: Seat) -> dict[str, float]:
        others = [other for other in range(self.rules.seats) if other != seat]
        return {
            "gems": self._gems(state, seat) - max(self._gems(state, other) for other in others),
            "coins": COIN * state.purses[seat],
            "bid": self._hope(state, state.bids[seat]),
        }

    def _gems(self, state: TinyState, seat: Seat) -> int:
        return sum(self.rules.worth(gem) * count for gem, count in enumerate(state.won[seat]))

    def _hope(self, state: TinyState, bid: int) -> float:
        """What a bid that nobody has answered brings, if the other bids anything at all."""
        chance = bid / (HIGHEST_BID + 1)
        return 0.0 if bid == NO_BID else chance * (self.rules.worth(state.gem) - COIN * bid)
