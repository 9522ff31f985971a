"""Arcologies by a learned value: phases as in Small City, and what the end is worth.

The score is the number of pumps, or alone that of rounds, where fewer are better; neither says how
good an end is. So ends are counted in the points of the judge, in which the value begins.
"""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Seat
from faubourg.games.arcologies.ending import citizens_counted
from faubourg.games.arcologies.kit import takes_off
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import BUILT, PUMPS, ArcologiesState
from faubourg.games.small_city.outlook import CityOutlook

PUMP: Final = 60  # points, as the judge has them
ARCOLOGY: Final = 30
TAKE_OFF: Final = 200
CITIZEN: Final = 1  # they break ties of those who take off (8.5)
ROUND: Final = 10  # alone, each one less
USUAL_ROUNDS: Final = 20
ELIMINATED: Final = -200


class Outlook(CityOutlook[ArcologiesRules, ArcologiesState]):
    """Small City's, with another end."""

    def final(self, state: ArcologiesState, seat: Seat) -> list[float]:
        return [float(points(self.rules, state, each)) for each in self.around(seat)]


def points(rules: ArcologiesRules, state: ArcologiesState, seat: Seat) -> int:
    """What a game that has ended is worth to a seat."""
    borough = state.city.boroughs[seat]
    if borough.gone:
        return ELIMINATED
    found = PUMP * borough.extras[PUMPS] + ARCOLOGY * borough.extras[BUILT]
    if not takes_off(borough):
        return found
    if rules.kit.solo:
        return found + TAKE_OFF + ROUND * (USUAL_ROUNDS - state.round)
    return found + TAKE_OFF + CITIZEN * citizens_counted(rules.kit, state.city, seat)
