"""How likely promises are kept, from the forecast and from what stands (RULES.md chapter 14)."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from faubourg.core.model import Seat
from faubourg.games.small_city.components import (
    BROKEN,
    BROKEN_SPECIAL,
    KEPT,
    LIBRARY,
    SCHOOL,
    STACKS,
)
from faubourg.games.small_city.judge.forecast import Forecast
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.promises import MEASURES
from faubourg.games.small_city.state import City

# How many build actions one more of a measure takes; others are foreseen.
EFFORT: Final = {
    "commercial-tiles": 1.0, "commercial-cells": 0.8, "commercial-level": 1.2, "factories": 1.2,
    "factory-level": 2.5, "police": 1.5, "fire": 2.0, "guards": 1.5, "port": 1.5, "refinery": 1.0,
    "steps": 2.0, "bare-start-cells": 0.8,
}  # fmt: skip
# How far off the forecast of a measure is, for each round to come.
BUILDS_EACH: Final = 1.5  # build actions a round to spare for a promise
DOUBT: Final = {
    "pollution": 1.5, "money": 0.6, "citizens-home": 0.5, "park-cells": 0.4, "raw": 0.3,
    "citizens-hall": 0.3, "residential-tiles": 0.3, "residential-level": 0.3,
    "cultural-tiles": 0.3, "school": 0.2, "library": 0.2, "citizens-residential-5": 0.5,
    "cemeteries": 0.2,
}  # fmt: skip


@lru_cache(maxsize=256)
def parsed(condition: str) -> tuple[str, int, int]:
    """The measure, 1 for at least or -1 for at most, the number."""
    measure, sign, number = condition.split()
    return measure, 1 if sign == ">=" else -1, int(number)


def promise(kit: Kit, city: City, seat: Seat, f: Forecast, ahead: float) -> float:
    """14.1: what is foreseen for the promise; ahead are the rounds in which one can build."""
    number = city.boroughs[seat].promise
    if not number:
        return 0.0
    value = next(n for n, (first, last) in enumerate(STACKS) if first <= number <= last)
    kept = chance(kit, city, seat, f, ahead, kit.box.promises[number - 1])
    return kept * KEPT[value] + (1 - kept) * BROKEN[value]


def specials(kit: Kit, city: City, seat: Seat, f: Forecast, ahead: float) -> float:
    """16.1.9; of cards just drawn the best will be kept."""
    borough, box = city.boroughs[seat], kit.box.specials
    risks = [1 - chance(kit, city, seat, f, ahead, box[n - 1]) for n in borough.specials]
    if borough.drawn:
        risks.append(min(1 - chance(kit, city, seat, f, ahead, box[n - 1]) for n in borough.drawn))
    return BROKEN_SPECIAL * sum(risks)


def chance(
    kit: Kit, city: City, seat: Seat, f: Forecast, ahead: float, conditions: tuple[str, ...]
) -> float:
    found = 1.0
    for condition in conditions:
        found *= _one(kit, city, seat, f, ahead, condition)
    return found


def _one(kit: Kit, city: City, seat: Seat, f: Forecast, ahead: float, condition: str) -> float:
    measure, sign, number = parsed(condition)
    if measure in EFFORT:
        lack = sign * (number - MEASURES[measure](kit, city, seat))
        if lack <= 0:
            return 1.0
        return (
            max(0.0, 1 - lack * EFFORT[measure] / (0.01 + 1.5 * ahead))
            if sign > 0 or measure != "steps"
            else 0.0
        )
    value = foreseen(kit, city, seat, f, measure)
    edge = sign * (value - number) + 0.5
    return 1 / (1 + exp(-max(-20.0, min(20.0, edge / (0.1 + DOUBT[measure] * ahead)))))


def foreseen(kit: Kit, city: City, seat: Seat, f: Forecast, measure: str) -> float:
    if measure == "pollution":
        return f.pollution
    if measure == "money":
        return f.money
    if measure == "citizens-home":
        return f.board
    if measure == "park-cells":
        return f.parks
    if measure == "raw":
        return sum(f.raw)
    if measure == "residential-tiles":
        return len(f.levels)
    if measure == "residential-level":
        return max(f.levels, default=0)
    if measure == "cultural-tiles":
        return len(f.sizes)
    if measure == "school":
        return float(SCHOOL not in f.wanted)
    if measure == "library":
        return float(LIBRARY not in f.wanted)
    if measure == "citizens-hall":
        return f.hall
    return MEASURES[measure](kit, city, seat)
