"""Plain plans for the rest of the game; the judge believes in the best of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Policy:
    """What a plan prefers."""

    industry: bool  # in the council: raw materials before money
    making: bool  # citizens work in factories if the next cultural building lacks wood
    homes: int  # residential tiles built in a round, at most


POLICIES: Final = (
    Policy(industry=True, making=True, homes=2),
    Policy(industry=False, making=True, homes=2),
    Policy(industry=False, making=False, homes=2),
)
