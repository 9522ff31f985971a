"""How good a state is for a seat: named terms in points, for bots and hints."""

from __future__ import annotations

from typing import Any

from faubourg.core.model import Seat, State
from faubourg.core.registry import AnyRules
from faubourg.games.small_city.judge.moves import moving, picked
from faubourg.games.small_city.judge.people import people
from faubourg.games.small_city.judge.survey import survey
from faubourg.games.small_city.judge.weights import WEIGHTS, Weights
from faubourg.games.small_city.judge.worth import best
from faubourg.games.small_city.rules import SmallCityRules
from faubourg.games.small_city.scoring import score_lines
from faubourg.games.small_city.state import MOVES, OVER, SLOT, SmallCityState


def terms(rules: AnyRules, state: State, seat: Seat) -> dict[str, float]:
    """Named terms that add up: the score as it is foreseen."""
    assert isinstance(rules, SmallCityRules) and isinstance(state, SmallCityState)
    return weighed(rules, state, seat, WEIGHTS)


def weighed(
    rules: SmallCityRules[Any], state: SmallCityState, seat: Seat, w: Weights
) -> dict[str, float]:
    """The same with other weights."""
    kit = rules.kit
    if state.step == OVER:
        lines = score_lines(kit, state.city, seat)
        return {"points": float(sum(line.points for line in lines))}
    city = state.plans[seat].city if state.plans else state.city
    s = survey(kit, city, seat)
    if state.turn == seat and state.step == SLOT:
        return picked(kit, state, seat, s, w)
    if state.turn == seat and state.step == MOVES and any(state.moved):
        return moving(kit, state, seat, s, w)
    p = people(kit, city, seat, s, [0] * kit.seats)
    return best(kit, state, city, seat, s, p, w)
