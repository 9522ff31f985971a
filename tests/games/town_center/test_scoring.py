"""Section 3.7 of RULES.md: final scoring."""

from __future__ import annotations

import pytest
from marks import rule
from rulebook import Rulebook

from faubourg.games.town_center.scoring import tie_break
from games.town_center.table import city, table
from games.town_center.test_income import powered_unit

BOOK = Rulebook("town_center")


@rule("3.7.1")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (136, 27)])
def test_every_full_5_dollars_are_a_point(money: int, points: int) -> None:
    assert city("", money=money).total() == points


@rule("3.7.2")
@pytest.mark.parametrize("row", BOOK.rows("3.4.1"), ids=lambda row: f"size-{row[0]}")
def test_a_powered_residence_scores_by_size_and_highest_floor(row: list[str]) -> None:
    size, *values = map(int, row)
    units = [city(powered_unit("R", size, level)).score_lines() for level in range(5)]
    assert [lines["residence-unit"] for lines in units] == [[value] for value in values]


@rule("3.7.2")
def test_a_residence_without_power_scores_nothing() -> None:
    assert city("RR@c3 U@b2").total() == 0


@rule("3.7.2")
def test_each_residence_unit_scores_for_itself() -> None:
    game = city("R@b3 U@c3 R@d3 R@d4 R@b2 R@c5")
    assert game.score_lines()["residence-unit"] == [0, 3, 3]


@rule("3.7.2")
def test_shops_and_offices_score_nothing() -> None:
    assert city("SS@c3 U@c4 OO@c2").total() == 0


@rule("3.7.3", "A30")
@pytest.mark.parametrize("letter", "ORSULH")
def test_every_cube_in_the_suburb_costs_a_point(letter: str) -> None:
    assert city(f"{letter}@a3").total() == -1
    assert city(f"{letter}@b3").total() == 0


@rule("3.7.3")
def test_the_corners_of_the_center_on_side_b_are_suburb() -> None:
    assert city("O@b2 O@d4 O@c3", side="B").total() == -2


@rule("3.7.4")
def test_totals_may_be_negative_and_the_highest_wins() -> None:
    game = table(["O@a2 O@a3", "O@a2", "O@a2 O@a3 O@a4"], money=[0, 0, 0])
    assert [game.sit(seat).total() for seat in range(3)] == [-2, -1, -3]
    assert game.rules.ranking(game.state) == [[1], [0], [2]]


@rule("3.7.4")
def test_the_lines_of_a_score_add_up() -> None:
    game = city("R@b3 U@c3 O@a3 H@a2", money=23)
    assert game.score_lines() == {"money": [4], "residence-unit": [1], "sprawl": [-2]}
    assert game.total() == 3
    assert dict(game.rules.score(game.state, 0)[1].values)["place"] == "b3"


@rule("3.7.5", "A27")
@pytest.mark.parametrize("level", [4, 3, 2, 1, 0])
def test_a_tie_goes_to_the_most_cubes_on_the_highest_floor_that_differs(level: int) -> None:
    """Seat 2 has one cube more on that level; seat 1 has more on every level below it."""
    lower = "O" * level
    more_below = " ".join(f"{lower}@{cell}" for cell in ("b2", "b3", "b4")) if level else ""
    game = table([more_below, f"{lower}O@c3"], money=[0, 0])
    assert [game.sit(seat).total() for seat in (0, 1)] == [0, 0]
    assert game.rules.ranking(game.state) == [[1], [0]]


@rule("3.7.5")
def test_cubes_of_every_colour_count_in_a_tie() -> None:
    game = city("ORSUH@c3 LLLLL@b3")
    assert tie_break(game.board, game.city) == (2, 2, 2, 2, 2)


@rule("3.7.5")
def test_points_come_before_the_tie_break() -> None:
    game = table(["OOOOO@c3", "O@c3"], money=[0, 5])
    assert game.rules.ranking(game.state) == [[1], [0]]


@rule("3.7.5", "A27")
def test_if_all_levels_are_equal_the_victory_is_shared() -> None:
    game = table(["O@b2 LL@c3", "R@d4 HO@b3", "O@b2"], money=[0, 0, 0])
    assert game.rules.ranking(game.state) == [[0, 1], [2]]
