"""What the judge has no name for and the learned value knows: for words alone."""

from __future__ import annotations

from typing import ClassVar

from faubourg.core import presentation
from faubourg.core.model import Seat
from faubourg.games.town_center.judge import Judge
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import DRAFT, TOWERS, TownCenterState


class Prospects(presentation.Prospects[TownCenterRules, TownCenterState]):
    """Of the others."""

    TERMS: ClassVar[tuple[str, ...]] = ("others",)

    def __init__(self, rules: TownCenterRules) -> None:
        super().__init__(rules)
        self.judge = Judge(rules)

    def terms(self, state: TownCenterState, seat: Seat) -> dict[str, float]:
        """3.1.4: what is left for the best of them behind a draft; before its end nobody knows."""
        others = [each for each in range(self.rules.seats) if each != seat]
        if not others or state.step in (TOWERS, DRAFT):
            return {}
        return {"others": -max(sum(self.judge.terms(state, each).values()) for each in others)}
