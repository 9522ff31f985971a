"""Which games, player counts and options the contract tests play."""

from __future__ import annotations

from web import odd

from contract.cases import Case, cases_of


def test_numbers_that_are_no_seats_are_values_like_others() -> None:
    assert [case.options for case in cases_of(odd.GAME)] == [
        (), (("gems", "1"),), (("gems", "3"),)
    ]  # fmt: skip
    assert all(isinstance(case, Case) and case.rules().seats == 2 for case in cases_of(odd.GAME))
