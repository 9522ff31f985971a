"""What the judge has no name for and the learned value knows: for words alone."""

from __future__ import annotations

from typing import ClassVar

from faubourg.core import presentation
from faubourg.core.model import Seat
from faubourg.games.la_citta.city import castles_left
from faubourg.games.la_citta.judge import Judge
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.state import OVER, LaCittaState


class Prospects(presentation.Prospects[LaCittaRules, LaCittaState]):
    """Castles kept for later, and what a choice leaves to the others."""

    TERMS: ClassVar[tuple[str, ...]] = ("castles", "rivals")

    def __init__(self, rules: LaCittaRules) -> None:
        super().__init__(rules)
        self.judge = Judge(rules)

    def terms(self, state: LaCittaState, seat: Seat) -> dict[str, float]:
        """2.2: castles in hand; and what the judge thinks of the others, on average."""
        others = [each for each in range(self.rules.seats) if each != seat]
        worth = sum(sum(self.judge.terms(state, each).values()) for each in others)
        kept = castles_left(state, seat) if state.step != OVER else 0
        return {"castles": float(kept), "rivals": -worth / len(others)}
