"""How good a state is for a seat: named terms in points, for bots and hints."""

from __future__ import annotations

from faubourg.core.model import Seat, State
from faubourg.core.registry import AnyRules
from faubourg.games.big_city.judge.judgement import Judgement, lasting
from faubourg.games.big_city.judge.weights import WEIGHTS, Weights
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import OVER, BigCityState


def terms(rules: AnyRules, state: State, seat: Seat) -> dict[str, float]:
    """Named terms that add up; see judge.judgement."""
    assert isinstance(rules, BigCityRules) and isinstance(state, BigCityState)
    return weighed(rules, state, seat, WEIGHTS)


def weighed(
    rules: BigCityRules, state: BigCityState, seat: Seat, weights: Weights
) -> dict[str, float]:
    """The same with other weights."""
    if state.step == OVER:
        return {"points": float(state.scores[seat])} | lasting(state, weights)
    return Judgement(rules, state, seat, weights).terms()
