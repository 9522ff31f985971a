"""Phase 2: secret plans, and how they are settled (RULES.md 5.1 and 5.6)."""

from __future__ import annotations

from faubourg.games.small_city import flow
from faubourg.games.small_city.chapter import Chapter
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import SmallCityState, Step


def begin(kit: Kit, state: SmallCityState) -> None:
    """5.1.1."""
    flow.end_phase(state)


CHAPTERS: dict[Step, Chapter] = {}
