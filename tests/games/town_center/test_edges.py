"""Edge cases, by the numbers of the specification; those of the solo game are in test_solo.py."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.model import InvalidNotation
from faubourg.games.town_center.reasons import COLUMN_FULL, MUST_BUILD, SUBURB_LIFT, TOWERS_TOO_LOW
from games.town_center.random_games import walk
from games.town_center.table import Table, city, name_of, names_of, table


@rule("1.6", "3.4.2")
def test_ed1_a_cube_in_the_corner_of_an_l_shaped_car_park_counts_once() -> None:
    game = city("L@1,1,0 L@2,1,0 L@2,2,0 R@1,2,0")
    assert len(game.car_parks()) == 1
    assert game.income() == 1


@rule("A12", "1.6", "1.8")
def test_ed3_a_lift_splits_a_car_park() -> None:
    game = city("L@1,2,0 L@2,2,0 L@3,2,0", hand="L", seats=2)
    assert (len(game.car_parks()), game.income()) == (1, 0)
    game.play(f"build lift {name_of('2,2,1')}")
    assert game.car_parks() == [names_of("1,2,0"), names_of("3,2,0")]
    assert game.income_lines()["car-park"] == [1, 1]
    assert game.limit == 1


@rule("3.3.6", "3.7.3")
def test_ed5_forced_growth_into_the_suburb() -> None:
    game = city("R@2,1,0 O@1,1,0 O@3,1,0 H@2,2,0", money=0, seats=2)
    for seat in (0, 1):
        game.sit(seat).play("confirm")
    assert game.choices() == {f"grow residence {name_of('2,0,0')}"}
    game.play(f"grow residence {name_of('2,0,0')}")
    assert game.legal("grow residence") == names_of("1,0,0 3,0,0")
    game.play(f"grow residence {name_of('1,0,0')}")
    assert game.step != "grow"
    assert game.score_lines()["sprawl"] == [-2]


@rule("3.2.9", "A8")
def test_ed8_two_offices_and_7_dollars() -> None:
    game = city("H@2,2,0", hand="OO", money=7, seats=2)
    before = game.reserve["O"]
    assert game.why_not("discard office") == MUST_BUILD
    game.play("build office b2", "discard office")
    assert (len(game.cubes("O")), game.money, game.reserve["O"]) == (1, 2, before + 1)


@rule("3.3.7", "3.3.5")
def test_ed9_in_a_shortage_the_last_player_gets_the_cube() -> None:
    town = "R@2,2,0 H@1,2,0 O@3,2,0"
    game = table([town, town], reserve="R1", money=[0, 0])
    for seat in (0, 1):
        game.sit(seat).play("confirm")
    assert game.actors == (1,)
    game.follow(f"grow residence {name_of('2,3,0')}")
    assert [len(game.sit(seat).cubes("R")) for seat in (0, 1)] == [1, 2]
    assert (game.reserve["R"], game.step) == (0, "draw")


@rule("3.5.5", "3.5.4")
def test_ed10_a_black_cube_only_in_the_suburb() -> None:
    game = city("H@2,2,0 L@0,2,0", money=50, step="buy")
    assert not game.legal("buy lift")
    assert game.why_not(f"buy lift {name_of('0,2,0')}") == SUBURB_LIFT
    assert game.legal("buy utility")


@rule("3.2.4", "3.5.4")
def test_ed11_a_column_of_five() -> None:
    built = city("LLLLL@2,2,0", hand="L")
    assert built.why_not(f"build lift {name_of('2,2,4')}") == COLUMN_FULL
    assert not {place for place in built.legal("build lift") if "+" in place}
    bought = city("LLLLL@2,2,0", money=500, step="buy")
    assert bought.why_not(f"buy lift {name_of('2,2,4')}") == COLUMN_FULL
    assert not bought.legal("buy lift")


def heights_of(seats: int) -> set[tuple[int, ...]]:
    """The heights of all towers that the first player can build, largest first."""
    begin = table([""] * seats, step="towers", drawn="R" * 2 * seats, towers="- - - -")
    seen: set[tuple[int, ...]] = {(0, 0, 0, 0)}
    waiting = [begin]
    done = set()
    while waiting:
        game = waiting.pop()
        for words in game.choices():
            after = Table(game.rules, game.state.clone()).play(words)
            heights = tuple(map(len, after.towers))
            if after.step == "draft":
                done.add(tuple(sorted(heights, reverse=True)))
            elif heights not in seen:
                seen.add(heights)
                waiting.append(after)
    return done


@rule("3.1.3")
@pytest.mark.parametrize(("seats", "count"), [(5, 2), (6, 5), (7, 9), (8, 15)])
def test_ed13_the_towers_of_five_to_eight_players(seats: int, count: int) -> None:
    found = heights_of(seats)
    assert len(found) == count
    assert all(len(heights) == 4 and min(heights) >= 2 for heights in found)


@rule("3.1.3")
def test_ed13_five_players_have_two_shapes_of_towers() -> None:
    assert heights_of(5) == {(4, 2, 2, 2), (3, 3, 2, 2)}


@rule("3.1.3")
@pytest.mark.parametrize("seats", range(5, 9))
def test_ed14_the_tallest_tower_is_twice_the_players_less_six(seats: int) -> None:
    assert max(heights[0] for heights in heights_of(seats)) == 2 * seats - 6


@rule("3.1.2")
@pytest.mark.parametrize("seats", range(1, 9))
def test_ed15_all_offices_are_still_in_the_bag_after_round_1(seats: int) -> None:
    for _, state in walk(seats, {}, f"ed15-{seats}"):
        if state.round > 1:
            break
        drafted = [colour for city in state.cities for colour in city.hand]
        assert 0 not in drafted
        assert all(0 not in tower for tower in state.towers)
    assert state.bag[0] == 3 * seats


@rule("3.7.3", "A30")
def test_ed19_a_hall_in_the_suburb_costs_a_point() -> None:
    assert city("H@0,2,0", money=0).total() == -1


@rule("3.1.3")
def test_ed13_a_tower_of_one_and_a_fifth_tower_are_refused() -> None:
    """After 5, 2 and 2 cubes one is left for the fourth tower: 5 is one too many."""
    game = table([""] * 5, step="towers", drawn="RR", towers="RRRR RR RR -")
    assert game.why_not("stack residence 1") == TOWERS_TOO_LOW
    with pytest.raises(InvalidNotation):
        game.why_not("stack residence 5")
