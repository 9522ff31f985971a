"""How near a seat is to a take-off: named terms in points, for bots and hints."""

from __future__ import annotations

from faubourg.core.model import Seat, State
from faubourg.core.registry import AnyRules
from faubourg.games.arcologies.judge import result
from faubourg.games.arcologies.judge.moves import picked
from faubourg.games.arcologies.judge.survey import survey
from faubourg.games.arcologies.judge.weights import WEIGHTS, Weights
from faubourg.games.arcologies.judge.worth import Terms, worth
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city.state import OVER, SLOT


def terms(rules: AnyRules, state: State, seat: Seat) -> dict[str, float]:
    """Named terms that add up."""
    assert isinstance(rules, ArcologiesRules) and isinstance(state, ArcologiesState)
    return weighed(rules, state, seat, WEIGHTS)


def weighed(rules: ArcologiesRules, state: ArcologiesState, seat: Seat, w: Weights) -> Terms:
    """The same with other weights."""
    kit = rules.kit
    if state.step == OVER or state.city.boroughs[seat].gone:
        return {"result": result.at_the_end(kit, state, seat, w)}
    city = state.plans[seat].city if state.plans else state.city
    ground = survey(kit, city, seat, w)
    if state.turn == seat and state.step == SLOT:
        return picked(kit, state, seat, ground, w)
    return worth(kit, state, city, seat, ground, w)
