"""La Città by a learned value: what belongs to one choice is searched as one.

A turn is one choice but for founding and roads; growth, migration, demolition and hunger are asked
piece by piece. A turn that follows at once is another one: some choices have chance behind them and
some have not, so that to go on would compare the best of a next turn with what comes before it.
"""

from __future__ import annotations

from collections.abc import Hashable

from faubourg.core import outlook
from faubourg.core.model import Seat
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.state import TURN, LaCittaState


class Outlook(outlook.Outlook[LaCittaRules, LaCittaState]):
    """One's own points against the best of the others."""

    def goes_on(self, start: LaCittaState, state: LaCittaState, seat: Seat) -> bool:
        return state.actors == (seat,) and state.step != TURN

    def key(self, state: LaCittaState) -> Hashable:
        """Citizens and tiles that go in another order leave the same behind."""
        asked = state.step, state.year, state.handled, state.shortage, state.site
        return (asked, tuple(state.population), tuple(state.tiles), tuple(state.kinds),
                state.founded)  # fmt: skip
