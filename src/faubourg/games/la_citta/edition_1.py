"""La Città by edition 1 of our rules, kept so that its records and tables can still be played."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.la_citta import citizens, knowledge, politics
from faubourg.games.la_citta.knowledge import Luck
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.state import LaCittaState


class FirstEdition(LaCittaRules):
    """What was mended since, as it was."""

    edition = 1

    def may_lie_in_front(self, state: LaCittaState) -> list[int]:
        """Cards that were set aside at the shuffle before were taken for cards of the old deck."""
        return politics.not_aside(state)

    def asks_who_grows(self, state: LaCittaState, seat: Seat) -> bool:
        """The first cities in reading order grew."""
        return False

    def order_matters(self, state: LaCittaState, seat: Seat) -> bool:
        """It was asked for wherever citizens were scarce, even between full cities."""
        return citizens.too_few_to_take(state, seat)

    def imagine(self, known: LaCittaState, seat: Seat, rng: Luck) -> LaCittaState:
        """So nothing was to be learned from earlier shuffles."""
        return knowledge.imagine(known, rng, known.shuffles[-1:])
