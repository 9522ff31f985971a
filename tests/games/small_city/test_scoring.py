"""RULES.md chapter 15: end and scoring."""

from __future__ import annotations

import pytest
from marks import rule

from games.small_city.table import Table, table

HARD = 12  # a residential tile of level 5 with five citizens
KEPT = "residential-5 a1* b1* c1* a2* b2*"


def ended(borough: str = "", promise: int = 0, **facts: list[int]) -> Table:
    """After round 8."""
    game = table(borough, phase=7, round=8, money=[1])
    for name, values in facts.items():
        for player, value in zip(game.city.boroughs, values, strict=False):
            setattr(player, name, value)
    game.borough.promise = promise
    return game.play("decline") if game.step == "council" else game


@rule("15.1")
def test_the_game_ends_after_round_8() -> None:
    assert ended().step == "over"


@rule("15.2", "15.3")
def test_sco_1_a_hard_promise_kept() -> None:
    game = ended(KEPT, HARD, votes=[90], pollution=[40])
    assert game.score() == {"score-votes": 90, "score-promise": 18, "score-pollution": -40}
    assert game.total() == 68


@rule("15.2", "15.3")
def test_sco_2_a_hard_promise_broken() -> None:
    assert ended("", HARD, votes=[90], pollution=[40]).total() == 38


@rule("15.3", "1.4.6")
def test_the_result_can_be_negative() -> None:
    assert ended(votes=[3], pollution=[40]).total() == -37


@rule("15.4")
def test_the_most_votes_win() -> None:
    assert ended(votes=[30, 31]).ranking() == [[1], [0]]


@rule("15.4")
def test_votes_are_compared_after_promises_and_pollution() -> None:
    assert ended(KEPT, HARD, votes=[30, 40], pollution=[10, 5]).ranking() == [[0], [1]]


@rule("15.5")
def test_sco_3_of_equals_the_lower_pollution_wins() -> None:
    assert ended(votes=[80, 81], pollution=[30, 31]).ranking() == [[0], [1]]


@rule("15.6")
def test_then_more_money_wins() -> None:
    game = ended(votes=[80, 80], pollution=[30, 30], money=[4, 5])
    assert game.ranking() == [[1], [0]]


@rule("15.7", "A36")
def test_then_the_victory_is_shared() -> None:
    assert ended(votes=[80, 80], pollution=[30, 30], money=[4, 4]).ranking() == [[0, 1]]


@rule("15.2", "15.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lines_add_up_at_any_moment(seats: int) -> None:
    game = table(KEPT, seats=seats, money=[5], votes=[7], pollution=[3])
    game.state.city.boroughs[0].promise = HARD
    assert game.total() == 7 + 18 - 3
    assert sum(line.points for line in game.rules.score(game.state, 1)) == 0
