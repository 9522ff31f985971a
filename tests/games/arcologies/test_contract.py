"""The contract of all games, for every number of players and every option value."""

from __future__ import annotations

import pytest
from contract import test_walks as walks
from contract.cases import Case, _cases

from faubourg.games.arcologies import GAME
from faubourg.games.small_city import GAME as SMALL_CITY

CASES = list(_cases(GAME))
DEFAULTS = [case for case in CASES if not case.options]
OWN = {option.key for option in GAME.options} - {option.key for option in SMALL_CITY.options}
LONG = ("quiet_rounds", "thirty_two")
# The contract test of all games tries the rest.
CHOSEN = DEFAULTS + [
    case
    for case in CASES
    if case.seats == 2 and case.options and case.options[0][0] in OWN and LONG not in case.options
]
every_case = pytest.mark.parametrize("case", CHOSEN, ids=str)
some_cases = pytest.mark.parametrize("case", DEFAULTS[:2], ids=str)


def test_every_option_is_among_the_cases() -> None:
    tried = {key for case in CASES for key, _ in case.options}
    numbers = {"first_player"}
    assert tried | numbers == {option.key for option in GAME.options}


@every_case
def test_a_random_game_keeps_the_contract(case: Case) -> None:
    walks.test_a_random_game_keeps_the_contract(case)


@some_cases
def test_a_record_gives_the_same_states(case: Case) -> None:
    walks.test_a_record_gives_the_same_states_and_its_chance_is_honest(case)


@some_cases
def test_undo_then_the_same_action(case: Case) -> None:
    walks.test_undo_then_the_same_action_gives_the_same_state(case)


def test_notations() -> None:
    walks.test_notations_are_unique_and_parse_back(CASES[0])
