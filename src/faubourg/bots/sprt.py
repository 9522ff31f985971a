"""A test that stops as soon as it knows: is one of two bots better by so many points of Elo?

Sequential probability ratio, generalised: blocks of games with the same luck are the samples, their
variance is the measured one. Both kinds of error have a chance of 5 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean
from typing import Final

ERROR: Final = 0.05
BOUND: Final = log((1 - ERROR) / ERROR)
FEWEST: Final = 8  # blocks before a variance means anything
LEAST_VARIANCE: Final = 1e-3  # one bot may win every block


@dataclass(frozen=True)
class Sprt:
    """The first of two bots is as good as the other plus `low`, or plus `high`."""

    low: float
    high: float

    def evidence(self, shares: Sequence[float]) -> float:
        """For the higher one, as a logarithm of odds; from shares of the victory by block."""
        if len(shares) < FEWEST:
            return 0.0
        worse, better = expected(self.low), expected(self.high)
        mean = fmean(shares)
        variance = max(fmean([(share - mean) ** 2 for share in shares]), LEAST_VARIANCE)
        return len(shares) * (better - worse) * (2 * mean - worse - better) / 2 / variance

    def is_decided(self, shares: Sequence[float]) -> bool:
        return abs(self.evidence(shares)) >= BOUND

    def verdict(self, shares: Sequence[float]) -> str:
        if not self.is_decided(shares):
            return "open"
        return "high" if self.evidence(shares) > 0 else "low"


def expected(elo: float) -> float:
    """The share of the victory against one who is so much weaker."""
    return 1 / (1 + 10 ** (-elo / 400))


def read(text: str) -> Sprt:
    """From "0,20"; ValueError with what was expected."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise ValueError(f"{text!r} for --sprt; expected two numbers such as 0,20") from None
    if not -1000 <= low < high <= 1000:
        raise ValueError(f"{text!r} for --sprt; expected the lower number first, within 1000")
    return Sprt(low, high)
