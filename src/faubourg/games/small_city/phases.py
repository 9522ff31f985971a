"""Which function begins each phase, and which chapter answers for each step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from faubourg.games.small_city import (
    citizens,
    construction,
    council,
    grants,
    income,
    pollution,
    setup,
    special,
    storing,
    visit,
    votes,
)
from faubourg.games.small_city.chapter import Chapter
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import SmallCityState, Step

Begin: TypeAlias = Callable[[Kit, SmallCityState], None]


# Phases 1 to 8, in this order (3.1).
BEGIN: Final[tuple[Begin, ...]] = (
    special.begin,
    construction.begin,
    citizens.begin,
    income.begin,
    votes.begin,
    pollution.begin,
    council.begin,
    visit.begin,
)

CHAPTERS: Final[dict[Step, Chapter]] = {
    **setup.CHAPTERS,
    **special.CHAPTERS,
    **construction.CHAPTERS,
    **citizens.CHAPTERS,
    **income.CHAPTERS,
    **storing.CHAPTERS,
    **pollution.CHAPTERS,
    **council.CHAPTERS,
    **grants.CHAPTERS,
}
