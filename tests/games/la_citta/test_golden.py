"""What the golden records of this game are kept for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from golden import expected_in, match_of, moments, record, takes_back_and_does_again
from marks import rule

from faubourg.core.model import Action
from faubourg.core.replay import verify
from faubourg.games.la_citta import actions as a
from faubourg.games.la_citta import citizens
from faubourg.games.la_citta.components import BUILDINGS, FARMHOUSE, MARKET, ROAD, SIZES
from faubourg.games.la_citta.state import CASTLES, SHUFFLE, START, TERRAIN
from faubourg.games.la_citta.year import voices
from games.la_citta.make_golden import CityMatch


def test_the_edition_of_a_record_matters() -> None:
    """The deck was shuffled twice: by the rules of today another card should have come."""
    told = record("la_citta/edition_1", "shuffle")
    assert not verify(replace(told, header=replace(told.header, edition=2))).honest


def is_a_whole_game(match: CityMatch) -> bool:
    """Six years in which cities were founded and buildings of every size built."""
    actions = [step.action for _, step in moments(match)]
    sizes = {SIZES[action.building] for action in actions if isinstance(action, a.Build)}
    founded = any(isinstance(action, a.Found) for action in actions)
    return match.state.year == 6 and founded and sizes == {0, 1, 2}


def chooses_who_grows(match: CityMatch) -> bool:
    """Of two cities or more, and not the first in reading order."""
    for state, step in moments(match):
        if isinstance(step.action, a.Grow):
            growing = [state.castles[city] for city in citizens.growing(state, step.seat)]
            if step.action.castle != growing[0]:
                return True
    return False


def starves(match: CityMatch) -> bool:
    """Somebody sits out a first round, and somebody loses points in the end."""
    state = match.state
    hunger = any(match.rules.score(state, seat)[2].points for seat in range(match.rules.seats))
    return hunger and any(before.penalised for before, _ in moments(match))


def loses_a_market(match: CityMatch) -> bool:
    """A market is demolished, and citizens leave because the limit falls."""
    states = [state for state, _ in moments(match)]
    for (before, step), after in zip(moments(match), states[1:], strict=False):
        action = step.action
        if isinstance(action, a.Demolish) and before.kinds[MARKET] >> action.hex & 1:
            if after.citizens > before.citizens and after.phase == before.phase:
                return True
    return False


def eliminates(match: CityMatch) -> bool:
    out = [seat for seat, when in enumerate(match.state.out) if when]
    return match.state.year == 6 and len(out) == 1 and match.rules.ranking(match.state)[-1] == out


def ends_early(match: CityMatch) -> bool:
    return match.state.year < 6 and sum(not when for when in match.state.out) == 1


def uses_two_voices(match: CityMatch) -> bool:
    """In one year one player chooses different Voices for two cities."""
    chosen: dict[tuple[int, int], set[int]] = {}
    for state, step in moments(match):
        if isinstance(step.action, a.Migrate):
            chosen.setdefault((state.year, step.seat), set()).add(step.action.service)
    return any(len(services) == 2 for services in chosen.values())


def asks_for_the_order(match: CityMatch) -> bool:
    return any(
        isinstance(step.action, a.Migrate) and len(voices(state)) == 1
        for state, step in moments(match)
    )


def sets_cards_aside(match: CityMatch) -> bool:
    return any(isinstance(step.action, a.SetAside) for _, step in moments(match))


def sets_cards_aside_twice(match: CityMatch) -> bool:
    """And a card set aside at one reshuffle could not be set aside at the next."""
    return any(state.step == SHUFFLE and any(state.returned) for state, _ in moments(match))


def looks_twice(match: CityMatch) -> bool:
    for state, step in moments(match):
        if isinstance(step.action, a.Ask):
            mine = sum(1 << position for position in step.action.positions)
            others = [seen for seat, seen in enumerate(state.looked) if seat != step.seat]
            if any(mine & seen for seen in others):
                return True
    return False


def uses_roads(match: CityMatch) -> bool:
    """Two roads at a time, a building on a road, a road demolished, and all kinds built."""
    replaced = demolished = False
    built: set[int] = set()
    kinds: set[type[Action]] = set()
    for state, step in moments(match):
        action = step.action
        kinds.add(type(action))
        if isinstance(action, a.Build):
            built.add(action.building)
            replaced = replaced or bool(state.kinds[ROAD] >> action.hex & 1)
        if isinstance(action, a.Demolish):
            demolished = demolished or bool(state.kinds[ROAD] >> action.hex & 1)
    added = set(range(ROAD, len(BUILDINGS)))
    return replaced and demolished and {a.SecondRoad, a.Enough} <= kinds and added <= built


def harvests_farmhouses_only(match: CityMatch) -> bool:
    harvests = [
        state.kinds[FARMHOUSE] >> step.action.hex & 1
        for state, step in moments(match)
        if isinstance(step.action, a.Harvest)
    ]
    return bool(harvests) and all(harvests)


def is_advanced(match: CityMatch) -> bool:
    steps = [state.step for state, _ in moments(match)]
    return steps.count(CASTLES) == 2 * match.rules.seats and TERRAIN in steps


def draws_no_first_player(match: CityMatch) -> bool:
    return all(state.step != START for state, _ in moments(match))


SHOWN: dict[str, Callable[[CityMatch], bool]] = {
    "two": is_a_whole_game, "three": is_a_whole_game, "four": is_a_whole_game,
    "five": is_a_whole_game, "growth": chooses_who_grows, "starvation": starves,
    "demolition": loses_a_market, "elimination": eliminates, "last_one": ends_early,
    "tied_voice": uses_two_voices, "order": asks_for_the_order, "shuffle": sets_cards_aside,
    "reshuffles": sets_cards_aside_twice, "questions": looks_twice, "expansion": uses_roads,
    "no_large_harvest": harvests_farmhouses_only, "advanced": is_advanced,
    "advanced_expansion": is_advanced, "chosen_first": draws_no_first_player,
    "undo": takes_back_and_does_again,
}  # fmt: skip


@rule(
    "3.3.4", "3.4.3", "3.6.8", "3.6.14", "5.1.9", "6.11", "7.1.3", "7.1.4", "8.1", "9.1.1", "10.1"
)
@pytest.mark.parametrize("folder", ["la_citta", "la_citta/edition_1"])
def test_a_record_shows_what_it_is_kept_for(folder: str) -> None:
    for name in expected_in(folder):
        assert SHOWN[name](match_of(folder, name)), name
