"""How near a seat is to a take-off: named terms in points, for bots and hints."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Seat
from faubourg.games.arcologies.judge import sites
from faubourg.games.arcologies.judge.worth import (
    Survey,
    Terms,
    at_the_end,
    picked,
    survey,
    worth,
)
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city.state import OVER, SLOT, City


class Judge(presentation.Judge[ArcologiesRules, ArcologiesState]):
    """Named terms that add up."""

    def __init__(self, rules: ArcologiesRules, weights: sites.Weights = sites.WEIGHTS) -> None:
        super().__init__(rules)
        self.weights = weights

    def terms(self, state: ArcologiesState, seat: Seat) -> Terms:
        return weighed(self.rules.kit, state, seat, self.weights)


def weighed(kit: ArcologyKit, state: ArcologiesState, seat: Seat, w: sites.Weights) -> Terms:
    if state.step == OVER or state.city.boroughs[seat].gone:
        return {"result": at_the_end(kit, state, seat, w)}
    city = state.plans[seat].city if state.plans else state.city
    return measured(kit, state, city, seat, survey(kit, city, seat, w), w)


def measured(
    kit: ArcologyKit, state: ArcologiesState, city: City, seat: Seat, ground: Survey,
    w: sites.Weights,
) -> Terms:  # fmt: skip
    """The same where the borough is surveyed already."""
    if state.turn == seat and state.step == SLOT:
        return picked(kit, state, seat, ground, w)
    return worth(kit, state, city, seat, ground, w)
