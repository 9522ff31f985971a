"""Which function begins each phase, and which chapter answers for each step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from faubourg.games.small_city import construction, flow, setup, special
from faubourg.games.small_city.chapter import Chapter
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import SmallCityState, Step

Begin: TypeAlias = Callable[[Kit, SmallCityState], None]


def _skip(kit: Kit, state: SmallCityState) -> None:
    flow.end_phase(state)


def _visit(kit: Kit, state: SmallCityState) -> None:
    state.last_host, state.host = state.host, flow.next_clockwise(state, state.host)
    if state.host < 0:
        state.host = state.last_host
    if kit.is_last_round(state):
        flow.end_game(state)
    else:
        flow.end_phase(state)


# Phases 1 to 8, in this order (3.1).
BEGIN: Final[tuple[Begin, ...]] = (
    special.begin,
    construction.begin,
    _skip,  # citizens.begin
    _skip,  # income.begin
    _skip,  # votes.begin
    _skip,  # pollution.begin
    _skip,  # council.begin
    _visit,  # visit.begin
)

CHAPTERS: Final[dict[Step, Chapter]] = {
    **setup.CHAPTERS,
    **special.CHAPTERS,
    **construction.CHAPTERS,
}
