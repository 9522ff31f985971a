"""Chapter 7 of RULES.md: elimination, the end, points and places."""

from __future__ import annotations

import pytest
from marks import rule

from games.la_citta.table import EDUCATION, QUIET, Table, table

FULL = "6-13:5 statue@5-12 school@6-15 fountain@7-14"


def emptied() -> Table:
    """Red takes the last citizen of blue's only city; green lives far away."""
    game = table(
        red=["8-9:3", "4-19:3 school@3-18"], blue=["2-15:1"], green=["12-19:3"], seats=3,
        gold=[1, 4, 2],
    )  # fmt: skip
    return game.reveal(*EDUCATION)


@rule("7.1.1", "7.1.2")
def test_a_player_without_a_tile_is_eliminated() -> None:
    game = emptied()
    assert game.state.out == (0, 26, 0)
    assert game.state.out[1] // 10 == 2


@rule("7.1.1", "A43")
def test_players_are_eliminated_when_relocation_is_complete_for_all() -> None:
    """Blue has lost its city, but green must still demolish."""
    game = table(
        red=["4-19:3 school@3-18"], blue=["2-15:1"], green=["12-19 school@11-18"], seats=3
    ).crowd("12-19", 1)
    game.reveal(*EDUCATION)
    assert (game.actors, game.stands("2-15"), game.state.out) == ((2,), False, (0, 0, 0))
    game.follow("demolish 11-18")
    assert game.state.out == (0, 26, 0)


@rule("7.1.1", "3.7.6")
def test_hunger_eliminates_at_the_end_of_phase_seven() -> None:
    game = table(red=["0-9:1"], blue=["8-23:3"], green=["12-19:3"], seats=3)
    game.state.land = game.board.land(
        tuple(0 if space in ("B1", "n2") else terrain for space, terrain in
              zip(game.board.space_names, game.state.land.terrain, strict=True)))  # fmt: skip
    game.reveal(*QUIET).play("starve 0-9")
    assert game.state.out == (27, 0, 0)


@rule("7.1.2", "A44")
def test_the_gold_of_the_eliminated_returns_and_they_have_no_turns() -> None:
    game = emptied()
    assert (game.state.gold, game.state.bank) == ([1, 0, 2], 30)
    game.follow("voice open culture")
    assert game.state.first == 2  # seat 1 would be next
    order: list[int] = []
    for _ in range(4):
        order += game.actors
        game.follow("pass")
    assert order == [2, 0, 2, 0]


@rule("7.1.3", "A30", "A46")
def test_the_game_ends_when_one_player_is_left() -> None:
    game = table(red=["4-19:4 school@3-18"], blue=["2-15:1"], year=3).reveal(*EDUCATION)
    assert (game.step, game.actors, game.state.year) == ("over", (), 3)
    assert game.ranking() == [[0], [1]]
    assert game.citizens > game.food  # there was no phase 7 any more


@rule("7.1.4")
def test_the_eliminated_rank_behind_whatever_the_points() -> None:
    game = table(red=["4-13:3"], blue=["8-23:5"], seats=4, year=6)
    game.state.out = (0, 0, 26, 37)
    game.state.hungry = 1
    assert game.total() == -2  # worse than nothing
    assert game.ranking() == [[1], [0], [3], [2]]


@rule("7.1.4")
def test_players_eliminated_in_the_same_phase_share_a_place() -> None:
    game = table(red=["4-13:3"], seats=4)
    game.state.out = (0, 26, 26, 27)
    assert game.ranking() == [[0], [3], [1, 2]]


@rule("7.1.5", "A45")
def test_who_is_eliminated_last_shares_the_victory() -> None:
    game = table(red=["4-13:1"], blue=["4-19:1"], seats=3)
    game.state.out = (0, 0, 16)
    game.state.land = game.board.land((0,) * len(game.board.space_names))  # wasteland everywhere
    game.reveal(*QUIET).follow("starve 4-13", "starve 4-19")
    assert game.step == "over"
    assert game.ranking() == [[0, 1], [2]]


@rule("7.2.1", "3.8.4")
def test_the_game_ends_after_year_six() -> None:
    assert table(red=["8-9:3"], blue=["8-23:3"], year=5).reveal(*QUIET).step == "voice"
    assert table(red=["8-9:3"], blue=["8-23:3"], year=6).reveal(*QUIET).step == "over"


@rule("7.2.2")
def test_each_citizen_is_a_point() -> None:
    game = table(red=["4-13:3 school@3-14", "8-9:4"], blue=["8-23:3"])
    assert game.score() == {"citizens": 7, "services": 0, "hunger": 0}


@rule("7.2.3")
@pytest.mark.parametrize(
    ("city", "points"),
    [
        (FULL, 3),
        ("6-13:5 statue@5-12 hospital@6-15", 3),
        ("6-13:5 palace@5-12 school@6-15", 0),
        ("6-13:5 school@5-12 fountain@7-14", 0),
    ],
)
def test_a_city_with_all_services_brings_three_points(city: str, points: int) -> None:
    assert table(red=[city]).score()["services"] == points


@rule("7.2.3")
def test_services_of_several_cities_do_not_add_up() -> None:
    game = table(red=[FULL, "8-23:3 statue@8-21", "12-13:3 hospital@11-14"])
    assert game.score()["services"] == 3


@rule("7.2.3", "5.3.1")
def test_cubes_bring_no_service_points() -> None:
    game = table(red=["6-13:5 school@5-12 fountain@7-14"], display="bread-and-games")
    game.play("games 6-13 education 1")
    assert game.score()["services"] == 0


@rule("7.2.4")
def test_the_hunger_penalty_is_five_points() -> None:
    game = table(red=["8-9:3"], year=6)
    game.state.hungry = 1
    assert game.score()["hunger"] == -5


@rule("7.2.5")
def test_the_most_points_win_and_a_total_may_be_negative() -> None:
    game = table(red=["4-13:2"], blue=["8-23:3"], year=6)
    game.state.hungry = 1
    assert [game.total(), game.sit(1).total()] == [-3, 3]
    assert game.ranking() == [[1], [0]]


@rule("7.2.6")
def test_gold_breaks_a_tie() -> None:
    game = table(red=["4-13:3"], blue=["8-23:3"], green=["12-13:4"], seats=3, gold=[2, 4, 0])
    assert game.ranking() == [[2], [1], [0]]


@rule("7.2.7")
def test_equal_gold_shares_the_victory() -> None:
    game = table(red=["4-13:3"], blue=["8-23:3"], gold=[4, 4])
    assert game.ranking() == [[0, 1]]
