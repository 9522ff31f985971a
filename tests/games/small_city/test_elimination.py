"""RULES.md 10.2: who reaches level 100."""

from __future__ import annotations

from functools import partial

import pytest
from marks import rule

from faubourg.games.small_city import flow
from games.small_city.table import table

DOOMED = 100
pollution = partial(table, phase=6)  # as it begins
fallen = partial(pollution, seats=3, pollution=[DOOMED])  # the first player reaches 100 in phase 6


@rule("10.2.1")
def test_pol6_10_level_100_eliminates() -> None:
    six = "museum a1* b1* c1*; museum a3* b3* c3*"
    game = pollution(six, "", "", seats=3, pollution=[95])
    assert (game.pollution, game.borough.gone) == (101, 10 * 2 + 6)
    assert not pollution("museum a1* b1* c1*", "", seats=2, pollution=[96]).borough.gone


@rule("10.2.1", "5.4.12", "A61")
def test_demolition_eliminates_when_the_plan_is_settled() -> None:
    game = table("museum a1 b1 c1", "", "", seats=3, pollution=[97], money=[3])
    game.play("demolish a1")
    assert game.choices() == {"commit"}
    game.play("commit")
    for seat in (1, 2):
        game.sit(seat).play("commit")
    assert game.state.city.boroughs[0].gone == 10 * 2 + 2
    assert game.view().grounds[0].eliminated


@rule("10.2.2")
def test_all_citizens_at_home_are_out_of_the_game() -> None:
    game = fallen("residential-1 a1*; clinic a5* b5 a6 b6 a7; fire d1* e1 e2", hall=[2])
    borough = game.borough
    assert (borough.out, borough.hall, borough.career, borough.reserve) == (22, 0, 0, 0)
    assert game.citizens() == set()


@rule("10.2.3", "A27")
def test_a_citizen_of_the_owner_takes_the_slot_of_a_tourist() -> None:
    game = fallen("fire d1* e1 e2", "school a1*1; park-1 c1")
    second = game.sit(1)
    assert (second.citizens(0), second.citizens(1)) == (set(), {"a1"})
    assert second.borough.career == 14 - 1


@rule("10.2.3", "A27")
@pytest.mark.parametrize(("career", "reserve", "taken"), [(0, 8, {"a1"}), (0, 0, set())])
def test_from_the_reserve_if_the_career_space_is_empty_else_nobody(
    career: int, reserve: int, taken: set[str]
) -> None:
    game = table("", "school a1*1", phase=7, seats=3, pollution=[DOOMED])
    second = game.sit(1)
    second.borough.career, second.borough.reserve = career, reserve
    game.begin(6)
    assert second.citizens() == taken
    assert second.borough.reserve == max(0, reserve - 1)


@rule("10.2.4")
def test_tourists_in_the_eliminated_borough_go_home() -> None:
    game = fallen("library a1*2 b1*3", hall=[0, 0, 4])
    assert (game.citizens(1), game.citizens(2)) == (set(), set())
    assert (game.sit(1).hall, game.sit(2).hall) == (1, 4)
    assert game.sit(2).borough.career == 14 - 4


@rule("10.2.5", "A28")
def test_the_borough_leaves_the_circle_of_neighbours() -> None:
    game = fallen("", "residential-1 a1*", "", "park-1 a1", seats=4)
    game.begin(3)
    assert game.sit(1).play("pick 2 a1").legal("go") == {"4 a1"}


@rule("18.11", "A28")
def test_by_option_its_place_stays_between_them() -> None:
    gap = {"eliminated_borough": "gap"}
    game = fallen("", "residential-1 a1*", "", "park-1 a1", seats=4, options=gap)
    assert game.begin(3).phase != 3  # the park is out of reach


@rule("10.2.6", "A28")
def test_money_and_raw_materials_go_back_and_tiles_stay_out() -> None:
    game = fallen("warehouse a1; school c1", money=[7], stock=["hall wood; a1 metal"])
    assert (game.money, game.city.raw) == (0, [16, 8, 6])
    assert game.supply("warehouse") == 11
    before = game.rules.inventory(table("warehouse a1; school c1", phase=7, seats=3).state)
    assert game.rules.inventory(game.state) == before


@rule("10.2.7", "A57")
def test_those_who_fall_together_do_not_inherit_from_each_other() -> None:
    game = fallen("school a1*2", "school a1*1; library a5*3 b5", "", pollution=[DOOMED, DOOMED])
    assert game.citizens() == game.sit(1).citizens() == set()
    assert [borough.out for borough in game.city.boroughs] == [22, 22, 0]
    assert game.sit(2).hall == 1


@rule("10.2.8", "A50")
def test_without_its_host_the_round_goes_on_with_the_next_player() -> None:
    game = table("museum a1 b1 c1", "residential-1 a1*; park-1 c1", "residential-1 a1*; park-1 c1",
                 seats=3, pollution=[97], money=[3])  # fmt: skip
    game.play("demolish a1", "commit")
    for seat in (1, 2):
        game.sit(seat).play("commit")
    assert (game.state.host, flow.turn_order(game.state)) == (0, [1, 2])
    assert game.actors == (1,)
    assert game.sit(1).play("stop").actors == (2,)


@rule("10.2.9", "15.1")
def test_the_last_one_left_has_won_at_once() -> None:
    game = fallen("", "", seats=2, votes=[50, 0])
    assert (game.step, game.actors, game.ranking()) == ("over", (), [[1], [0]])


@rule("10.2.9")
def test_the_others_play_on_while_they_are_several() -> None:
    assert fallen("", seats=3).step != "over"


@rule("10.2.10", "A58")
def test_if_nobody_is_left_those_eliminated_last_share_the_first_place() -> None:
    game = fallen("", "", "", pollution=[DOOMED] * 3)
    assert (game.step, game.ranking()) == ("over", [[0, 1, 2]])
    assert all(game.rules.is_out(game.state, seat) for seat in range(3))


@rule("10.2.11", "A58")
def test_eliminated_players_rank_behind_all_others_later_ones_first() -> None:
    game = table("", seats=4, phase=7, votes=[90, 80, 0, 0])
    for seat, when in ((0, 36), (1, 42), (2, 36)):
        game.city.boroughs[seat].gone = when
    assert game.ranking() == [[3], [1], [0, 2]]
    assert game.rules.is_out(game.state, 0) and not game.rules.is_out(game.state, 3)


@rule("10.2.11")
def test_an_eliminated_player_is_asked_nothing_more() -> None:
    game = fallen("residential-1 a1*", money=[5, 1, 1])
    assert game.actors == (1,)  # the council
    while game.step != "over" and game.state.round < 4:
        assert 0 not in game.actors
        there = game.sit(game.actors[0])
        there.follow(*sorted(there.choices() or there.chances())[:1])
