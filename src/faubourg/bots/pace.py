"""How much each level may think about a choice."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

from faubourg.core.budget import Budget, Clock
from faubourg.core.registry import AnyRules

log = logging.getLogger("faubourg.bots")


@dataclass(frozen=True)
class Pace:
    """So many evaluations, and what they take on one core, about, without a compiled build."""

    level: str
    evaluations: int
    seconds: float

    def budget(self, choices: int, clock: Clock) -> Budget:
        """Every choice is looked at once, however many there are; they get time in proportion."""
        evaluations = max(self.evaluations, choices)
        return Budget(evaluations, self.seconds * evaluations / self.evaluations, clock)

    def tell(self, budget: Budget, rules: AnyRules) -> None:
        """Being stopped by time is a fault: this machine may choose otherwise than others."""
        if budget.late:
            log.warning("%s was stopped by time, with %d evaluations left (%s, %d seats)",
                        self.level, budget.left, type(rules).__name__, rules.seats)  # fmt: skip


NEWCOMER: Final = Pace("newcomer", 160, 0.02)
APPRENTICE: Final = Pace("apprentice", 160, 0.02)
CITIZEN: Final = Pace("citizen", 400, 0.05)
PLANNER: Final = Pace("planner", 4000, 0.5)
