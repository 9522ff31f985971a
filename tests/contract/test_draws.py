"""Every deck, bag and reshuffle draws as real pieces do (draws.py); `make soak` plays far more."""

from __future__ import annotations

import pytest

from contract.cases import all_cases
from contract.draws import CASES, FAULTY, Case, draws, tallied, worst
from contract.pieces import MODELS

FAR = 4.5  # standard deviations: by chance alone once in a hundred thousand comparisons


def test_every_game_has_real_pieces_and_is_played_with_them() -> None:
    ours = [case.game for case in all_cases() if case.game.package.startswith("faubourg.")]
    assert {game.key for game in ours} == set(MODELS) == {case.game for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_comes_up_comes_as_often_as_with_real_pieces(case: Case) -> None:
    tallies = tallied(case, case.games, "test")
    trait, deviation = worst(tallies)
    assert abs(deviation) < FAR, f"{trait}: {tallies[trait]}"
    assert draws(tallies) > 500


def test_a_deck_that_is_drawn_wrong_is_found() -> None:
    """La Città's second reshuffle, as edition 1 had it."""
    trait, deviation = worst(tallied(FAULTY, FAULTY.games, "test"))
    assert abs(deviation) > FAR and trait.startswith("unseen: ")
