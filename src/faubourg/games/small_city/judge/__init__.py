"""How good a state is for a seat: named terms in points, for bots and hints."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Seat
from faubourg.games.small_city.judge.facts import frame
from faubourg.games.small_city.judge.foresight import Memory, memory
from faubourg.games.small_city.judge.survey import WEIGHTS, People, Survey, Weights, survey
from faubourg.games.small_city.judge.worth import best, moving, picked
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.rules import BaseRules
from faubourg.games.small_city.state import MOVES, OVER, SLOT, City, SmallCityState


class Judge(presentation.Judge[BaseRules, SmallCityState]):
    """Named terms that add up: the score as it is foreseen."""

    def __init__(self, rules: BaseRules, weights: Weights = WEIGHTS) -> None:
        super().__init__(rules)
        self.memory = memory(frame(rules.kit), weights)

    def terms(self, state: SmallCityState, seat: Seat) -> dict[str, float]:
        if state.step == OVER:
            return {"points": float(self.rules.total(state, seat))}
        return weighed(self.rules.kit, state, seat, self.memory)


def weighed(kit: Kit, state: SmallCityState, seat: Seat, known: Memory) -> dict[str, float]:
    city = state.plans[seat].city if state.plans else state.city
    return measured(kit, state, city, seat, survey(kit, city, seat), known)


def measured(
    kit: Kit, state: SmallCityState, city: City, seat: Seat, s: Survey, known: Memory
) -> dict[str, float]:
    """The same where the borough is surveyed already."""
    if state.turn == seat and state.step == SLOT:
        return picked(kit, state, seat, s, known)
    if state.turn == seat and state.step == MOVES and any(state.moved):
        return moving(kit, state, seat, s, known)
    p = People(kit, city, seat, s, [0] * kit.seats)
    return best(kit, state, city, seat, s, p, known)
