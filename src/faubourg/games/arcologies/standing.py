"""Arcologies: an end counts by its pumps and its take-off, also where nothing is learned."""

from __future__ import annotations

from faubourg.core import standing
from faubourg.core.model import Seat
from faubourg.games.arcologies.outlook import ELIMINATED, points
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import ArcologiesState


class Standing(standing.Standing[ArcologiesRules, ArcologiesState]):
    """The judge gives a victory or a defeat thousands of points, so that nobody misses one."""

    def value(self, guess: ArcologiesState, seat: Seat) -> float:
        if self.outlook is not None:
            return super().value(guess, seat)
        if not guess.actors or guess.city.boroughs[seat].gone:
            return float(points(self.rules, guess, seat))
        return max(float(ELIMINATED), super().value(guess, seat))
