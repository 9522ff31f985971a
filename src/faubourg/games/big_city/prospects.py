"""What the judge has no name for and the learned value knows: for words alone."""

from __future__ import annotations

from typing import ClassVar

from faubourg.core import presentation
from faubourg.core.model import Seat
from faubourg.games.big_city import components as box
from faubourg.games.big_city.judge import sites_of
from faubourg.games.big_city.judge.ground import WEIGHTS
from faubourg.games.big_city.judge.hands import Holding
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import OVER, BigCityState


class Prospects(presentation.Prospects[BigCityRules, BigCityState]):
    """Cards of use, and how long the game goes on."""

    TERMS: ClassVar[tuple[str, ...]] = ("uses", "decks")

    def terms(self, state: BigCityState, seat: Seat) -> dict[str, float]:
        """Cards in hand that can be part of a building now; cards in the decks."""
        if state.step == OVER:
            return {}
        sites = sites_of(self.rules, state, WEIGHTS)
        holding = Holding(sites, state.hands[seat] & sites.ground.free)
        of_use = [plot for plot, points in holding.uses if points]
        decks = sum(state.deck_size(deck) for deck in range(box.DISTRICTS))
        return {"uses": float(len(of_use)), "decks": float(decks)}
