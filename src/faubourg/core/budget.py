"""How long a bot may think: so many evaluations; a clock only stops what has gone wrong."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final, TypeAlias

Clock: TypeAlias = Callable[[], float]  # seconds
PATIENCE: Final = 4.0  # times what a choice should take
ENOUGH: Final = 1_000_000_000  # evaluations


def no_clock() -> float:
    """Time stands still: the same seed gives the same choice, on any machine."""
    return 0.0


class Budget:
    """What is left for one choice: states that may be judged or valued."""

    def __init__(
        self, evaluations: int = ENOUGH, seconds: float = inf, clock: Clock = no_clock
    ) -> None:
        self.left = evaluations
        self.late = False  # a fault: evaluations should have ended it before
        self._clock = clock
        self._end = clock() + PATIENCE * seconds

    def is_late(self) -> bool:
        """Whether to stop at once, with the best so far."""
        self.late = self.late or self._clock() > self._end
        return self.late
