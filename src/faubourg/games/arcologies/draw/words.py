"""The words of these drawings; what is Small City's is said in its words."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Value
from faubourg.games.arcologies.components import STATUE_NAMES
from faubourg.games.arcologies.table import INSIDE
from faubourg.games.small_city.draw import words as base

GAME: Final = "arcologies"
ARCOLOGY: Final = "arcology"
RISING: Final = "arcology-rising"  # how it is drawn once it has taken off
PAIR: Final = "pair"  # a stone slot with two citizens
KINDS: Final = (*(f"statue-{name}" for name in STATUE_NAMES), ARCOLOGY, RISING)
OWN: Final = (
    "endless-round", "legend-pattern", "pattern", "pattern-own", "pattern-turn", "pattern-best",
    "wanted", "wanted-empty", "pumps", "race", "race-row", "standing", "quiet", "rounds", "rank",
    "remainder", "remain", "place", "taken-off", "text-best", "text-legend-more",
)  # fmt: skip


def say(language: str, key: str, **values: Value) -> str:
    return base.say(language, key, **values)


def extend() -> None:
    """Small City's drawing asks here for what it does not know."""
    base.ELSEWHERE.update(dict.fromkeys(OWN, GAME))
    base.ELSEWHERE.update({f"{key} {kind}": GAME for key in ("kind", "code") for kind in KINDS})
    base.ELSEWHERE.update({f"slot-kind {kind}": GAME for kind in (INSIDE, PAIR)})
