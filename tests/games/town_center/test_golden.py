"""What the golden records of this game are kept for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from golden import match_of, moments, takes_back_and_does_again
from marks import rule

from faubourg.core.model import CHANCE
from faubourg.games.town_center.actions import Build, Confirm, Discard, Grow
from faubourg.games.town_center.components import OFFICE
from faubourg.games.town_center.construction import places
from faubourg.games.town_center.development import residence_growth, shop_growth
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import BUY, GROW
from games.town_center.make_golden import TownMatch


def town_rules(match: TownMatch) -> TownCenterRules:
    assert isinstance(match.rules, TownCenterRules)
    return match.rules


def runs_short(match: TownMatch) -> bool:
    """A shop is ready while no shop is left in the reserve."""
    boards = town_rules(match).boards
    growth = (residence_growth, shop_growth)
    return any(
        not state.reserve[colour] and grow(board, city)
        for state, _ in moments(match)
        if state.step in (GROW, BUY)
        for colour, grow in enumerate(growth, start=1)
        for board, city in zip(boards, state.cities, strict=True)
    )


def grows_in_turns(match: TownMatch) -> bool:
    """In one phase a city grows, then another one, then the first one again."""
    growers: dict[int, list[int]] = {}
    for state, step in moments(match):
        if isinstance(step.action, Grow):
            growers.setdefault(state.round, []).append(step.seat)
    return any(
        order[place] in order[place + 2 :] and order[place] != order[place + 1]
        for order in growers.values()
        for place in range(len(order) - 1)
    )


def discards_another_cube(match: TownMatch) -> bool:
    actions = [step.action for _, step in moments(match)]
    return any(isinstance(action, Discard) and action.colour != OFFICE for action in actions)


def discards_a_paid_office(match: TownMatch) -> bool:
    boards = town_rules(match).boards
    return any(
        step.action == Discard(OFFICE)
        and places(boards[step.seat], state.cities[step.seat], OFFICE)
        for state, step in moments(match)
    )


def discards_two_offices(match: TownMatch) -> bool:
    return any(
        step.action == Discard(OFFICE)
        and state.cities[step.seat].hand == (OFFICE, OFFICE)
        and 5 <= state.cities[step.seat].money < 10
        for state, step in moments(match)
    )


def builds_city_by_city(match: TownMatch) -> bool:
    """In round 1 the seats build two cubes each in turn order and nobody confirms."""
    first = [(state.first, step) for state, step in moments(match) if state.round == 1]
    order = [step.seat for _, step in first if isinstance(step.action, Build)]
    start = first[0][0]
    expected = [(start + place // 2) % match.rules.seats for place in range(len(order))]
    return order == expected and not any(isinstance(step.action, Confirm) for _, step in first)


def has_all_towers(match: TownMatch) -> bool:
    """Four towers, one of them higher than two."""
    towers = [state.towers for state, _ in moments(match)]
    return any(len(built) == 4 and max(map(len, built)) > 2 for built in towers)


def begins_with_the_line(match: TownMatch) -> bool:
    return [entry.seat for entry in match.entries[:20]] == [CHANCE] * 20


def draws_no_first_player(match: TownMatch) -> bool:
    return not any(entry.words.startswith("start") for entry in match.entries)


def is_a_whole_game(match: TownMatch) -> bool:
    return match.state.round == 10


SHOWN: dict[str, Callable[[TownMatch], bool]] = {
    "solo": is_a_whole_game,
    "solo_side_b": lambda match: town_rules(match).options["sides"] == "B",
    "central_park": begins_with_the_line,
    "two": lambda match: town_rules(match).options["sides"] == "A,B",
    "four": is_a_whole_game,
    "five": has_all_towers,
    "eight": has_all_towers,
    "shortage": runs_short,
    "cyclic": lambda match: runs_short(match) and grows_in_turns(match),
    "discard": discards_another_cube,
    "undo": takes_back_and_does_again,
    "offices_optional": discards_a_paid_office,
    "two_offices_none": discards_two_offices,
    "city_by_city": builds_city_by_city,
    "chosen_first": draws_no_first_player,
}


@rule("3.3.7", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7")
@pytest.mark.parametrize("name", SHOWN)
def test_a_record_shows_what_it_is_kept_for(name: str) -> None:
    assert SHOWN[name](match_of("town_center", name))
