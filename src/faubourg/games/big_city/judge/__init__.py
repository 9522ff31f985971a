"""How good a state is for a seat: named terms in points, for bots and hints."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Seat
from faubourg.games.big_city.judge.judgement import Judgement, lasting
from faubourg.games.big_city.judge.weights import WEIGHTS, Weights
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import OVER, BigCityState


class Judge(presentation.Judge[BigCityRules, BigCityState]):
    """Named terms that add up; see judge.judgement."""

    def __init__(self, rules: BigCityRules, weights: Weights = WEIGHTS) -> None:
        super().__init__(rules)
        self.weights = weights

    def terms(self, state: BigCityState, seat: Seat) -> dict[str, float]:
        if state.step == OVER:
            return {"points": float(state.scores[seat])} | lasting(state, self.weights)
        return Judgement(self.rules, state, seat, self.weights).terms()
