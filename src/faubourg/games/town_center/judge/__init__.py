"""How good a state is for a seat: named terms in points, for bots and hints."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Seat
from faubourg.games.town_center.judge.ahead import Ahead, foreseen, holding
from faubourg.games.town_center.judge.city import WEIGHTS, Weights, city_terms
from faubourg.games.town_center.judge.survey import Outlook, outlook
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import DRAFT, TOWERS, TownCenterState


class Judge(presentation.Judge[TownCenterRules, TownCenterState]):
    """Named terms that add up; see judge.city for those of a city as it stands."""

    def __init__(self, rules: TownCenterRules, weights: Weights = WEIGHTS) -> None:
        super().__init__(rules)
        self.weights = weights

    def terms(self, state: TownCenterState, seat: Seat) -> dict[str, float]:
        return weighed(self.rules, state, seat, self.weights)


def weighed(
    rules: TownCenterRules, state: TownCenterState, seat: Seat, weights: Weights
) -> dict[str, float]:
    to_come = outlook(state)
    ahead = Ahead(rules.boards[seat], state.reserve, to_come, weights)
    city = state.cities[seat]
    named = city_terms(ahead.board, city, to_come, weights)
    grown = ahead.grown(city)
    named["growth"] = grown - sum(named.values())
    if city.hand:
        named["hand"] = ahead.built(city) - grown
    elif to_come.incomes == 1 and not to_come.cubes:
        named["purchase"] = ahead.ended(city) - grown
    if state.step in (TOWERS, DRAFT):
        named |= _draft_terms(rules, state, seat, to_come, weights)
    return named


def _draft_terms(
    rules: TownCenterRules, state: TownCenterState, seat: Seat, to_come: Outlook, weights: Weights
) -> dict[str, float]:
    """3.1.3 and 3.1.4: what the draft will still bring, to this seat and to the others."""
    aheads = [Ahead(board, state.reserve, to_come, weights) for board in rules.boards]
    hands, rivals = foreseen(state, aheads, seat)
    city = state.cities[seat]
    expected = aheads[seat].built(holding(city, hands[seat]))
    return {"draft": expected - aheads[seat].built(city), "rivals": -weights.rivals * rivals}
