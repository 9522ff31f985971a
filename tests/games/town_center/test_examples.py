"""The rulebook's worked examples; the pictures are lost, so the positions are ours (7.5)."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.model import InvalidNotation, Reason
from faubourg.games.town_center import reasons
from faubourg.games.town_center.administration import price
from faubourg.games.town_center.components import LIFT, UTILITY
from games.town_center.table import Table, city, name_of, names_of, start, table
from games.town_center.test_income import powered_unit


def refusals(game: Table, kind: str, places: str) -> set[Reason | None]:
    return {game.why_not(f"{kind} {name}") for name in names_of(places)}


@rule("7.5", "2.4")
def test_ex1_the_bag_for_three_players() -> None:
    assert start(3).bag == {"O": 9, "R": 18, "S": 9, "U": 12, "L": 12}


@rule("7.5", "3.1.4")
def test_ex2_the_draft_of_three_players() -> None:
    game = table([""] * 3, towers="UR OU SL", step="draft")
    tops = {game.towers[int(tower) - 1][-1] for tower in game.legal("pick")}
    assert tops == {"R", "U", "L"}
    game.play("pick 1")
    assert game.hand == "R"
    assert [tower[-1] for tower in game.towers] == ["U", "U", "L"]
    assert game.sit(1).legal("pick") == {"1", "2", "3"}
    order = [0]
    while game.step == "draft":
        order += game.actors
        game.follow(sorted(game.sit(game.actors[0]).choices())[0])
    assert order == [0, 1, 2, 2, 1, 0]


@rule("7.5", "1.3")
def test_ex3_adjacency() -> None:
    game = city("S@1,1,0 R@1,2,0 U@2,1,0 H@2,2,0 R@2,2,1")
    board, town = game.board, game.city
    near = board.touching(town.cubes[2])
    touched = {letter: (near & town.cubes[place]).bit_count() for place, letter in
               enumerate("ORSULH")}  # fmt: skip
    assert touched == {"O": 0, "R": 1, "S": 0, "U": 1, "L": 0, "H": 0}
    assert [len(unit) for unit in game.units("R")] == [1, 1]


@rule("7.5", "3.2.5")
def test_ex4_construction_of_a_residence_and_a_shop() -> None:
    town = "R@1,2,0 S@3,2,0 H@2,2,0 U@2,3,0 L@2,1,0 L@2,1,1 U@2,0,0"
    game = city(town, hand="RS")
    assert game.limit == 2
    assert refusals(game, "build residence", "1,1,0 1,3,0 0,2,0 1,2,1") == {reasons.SAME_COLOUR}
    assert refusals(game, "build residence", "3,1,0 2,2,1") == {None}
    assert refusals(game, "build shop", "3,1,0 4,2,0 3,3,0 3,2,1") == {reasons.SAME_COLOUR}
    assert refusals(game, "build shop", "2,3,1") == {None}


@rule("7.5", "1.6", "3.2.3")
def test_ex5_lift_and_car_parks() -> None:
    town = "L@2,1,0 L@2,1,1 U@2,2,0 L@1,3,0 L@3,3,0 R@0,1,0"
    game = city(town, hand="SO", money=5)
    assert game.limit == 2
    assert game.car_parks() == [names_of("1,3,0"), names_of("3,3,0")]
    assert game.income() == 0
    assert refusals(game, "build shop", "1,3,1 3,3,1") == {reasons.ON_A_LIFT}
    assert refusals(game, "build shop", "2,2,1") == {None}
    black = city(town, hand="L")
    assert refusals(black, "build lift", "1,3,1 3,3,1") == {None}


@rule("7.5", "1.6", "3.2.3")
def test_ex5_nothing_at_all_on_the_cube_in_the_suburb() -> None:
    town = "L@2,1,0 L@2,1,1 U@2,2,0 L@1,3,0 L@3,3,0 R@0,1,0"
    for letter, name in (("O", "office"), ("S", "shop"), ("U", "utility"), ("L", "lift")):
        game = city(town, hand=letter, money=5)
        reason = reasons.SUBURB_LIFT if letter == "L" else reasons.SUBURB_FULL
        assert game.why_not(f"build {name} {name_of('0,1,0')}") == reason
        with pytest.raises(InvalidNotation):
            game.why_not(f"build {name} {name_of('0,1,1')}")


EX6 = "R@1,2,0 R@2,2,0 H@3,2,0 R@3,2,1 O@1,1,0 O@2,1,0 L@1,3,0 L@1,3,1 U@2,3,0"


@rule("7.5", "3.3.1", "3.3.4")
def test_ex6_a_residence_grows_and_merges() -> None:
    game = city(EX6, step="grow", seats=2)
    assert game.limit == 2
    assert game.legal("grow residence") == names_of("0,2,0 1,2,1 2,2,1")
    game.play(f"grow residence {name_of('2,2,1')}")
    assert game.units("R") == [names_of("1,2,0 2,2,0 2,2,1 3,2,1")]
    assert game.step != "grow"
    assert game.score_lines()["residence-unit"] == [11]


EX7 = "S@2,1,0 S@2,2,0 R@1,1,0 R@3,2,0 L@3,3,0 L@3,3,1 U@4,3,0 H@4,1,0"


@rule("7.5", "3.3.2", "3.3.4")
def test_ex7_a_shop_beside_two_residences_does_not_grow() -> None:
    game = city(EX7, step="grow")
    assert game.limit == 2
    assert refusals(game, "grow shop", "1,2,0 2,0,0 3,1,0 2,1,1 2,2,1") == {reasons.SHOP_NOT_READY}
    assert not game.choices()


@rule("7.5", "3.3.2", "3.3.4")
def test_ex7_a_third_residence_makes_the_shop_grow() -> None:
    game = city(EX7, hand="R").play(f"build residence {name_of('2,3,0')}")
    assert game.step == "grow"
    assert game.legal("grow shop") == names_of("1,2,0 2,0,0 3,1,0 2,1,1 2,2,1")
    game.play(f"grow shop {name_of('2,2,1')}")
    assert game.units("S") == [names_of("2,1,0 2,2,0 2,2,1")]
    assert game.step != "grow"


@rule("7.5", "3.4.1")
def test_ex8_a_powered_shop_of_four_cubes_up_to_level_2() -> None:
    assert city(powered_unit("S", 4, 2)).income() == 13


@rule("7.5", "3.4.1", "3.4.2", "3.4.3")
def test_ex9_income() -> None:
    town = "S@2,2,0 S@2,2,1 S@2,2,2 U@2,3,0 L@1,3,0 L@1,3,1 L@1,3,2 L@3,2,0 S@3,1,0 H@3,3,0"
    game = city(town)
    assert game.limit == 3
    assert game.income_lines() == {"shop-unit": [0, 9], "car-park": [3], "hall": [1]}
    assert game.income() == 13


@rule("7.5", "3.7.2")
def test_ex10_a_powered_residence_of_three_cubes_up_to_level_3() -> None:
    assert city(powered_unit("R", 3, 3)).score_lines()["residence-unit"] == [12]


@rule("7.5", "3.5.2")
@pytest.mark.parametrize(
    ("cubes", "dollars"), [("", 5), ("{0}@1,1,0", 10), ("{0}@1,1,0 {0}@3,3,0", 15)]
)
def test_ex11_prices(cubes: str, dollars: int) -> None:
    assert price(city(cubes.format("U")).city, UTILITY) == dollars
    assert price(city(cubes.format("L")).city, LIFT) == dollars


@rule("7.5", "3.2.6", "3.2.9")
def test_ex12_one_office_and_4_dollars() -> None:
    game = city("H@2,2,0", hand="O", money=4, seats=2)
    assert game.choices() == {"discard office"}
    before = game.reserve["O"]
    game.play("discard office")
    assert (game.money, game.reserve["O"]) == (4, before + 1)


@rule("7.5", "3.2.6", "3.2.9")
def test_ex12_two_offices_and_12_dollars() -> None:
    game = city("H@2,2,0", hand="OO", money=12, seats=2).play("build office b2", "build office b3")
    assert game.money == 2


EX13 = {  # a row along the middle of the Center, and what makes it grow, above and below
    1: ("1,2,0", "1,1,0 1,3,0"),
    2: ("1,2,0 2,2,0", "1,1,0 1,3,0 3,2,0"),
    3: ("1,2,0 2,2,0 3,2,0", "1,1,0 3,1,0 1,3,0 3,3,0"),
}


@rule("7.5", "3.3.1", "3.3.2")
@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize(
    ("letter", "makes", "kind", "reason"),
    [
        ("R", "O", "residence", reasons.RESIDENCE_NOT_READY),
        ("S", "R", "shop", reasons.SHOP_NOT_READY),
    ],
)
def test_ex13_growth_thresholds(
    size: int, letter: str, makes: str, kind: str, reason: Reason
) -> None:
    row, beside = EX13[size]
    unit = [f"{letter}@{place}" for place in row.split()]
    around = [f"{makes}@{place}" for place in beside.split()]
    assert len(around) == size + 1
    ready = city(" ".join([*unit, *around]), step="grow")
    assert ready.why_not(f"grow {kind} {name_of('0,2,0')}") is None
    short = city(" ".join([*unit, *around[1:]]), step="grow")
    assert short.why_not(f"grow {kind} {name_of('0,2,0')}") == reason


@rule("7.5", "3.4.1", "3.4.3")
@pytest.mark.parametrize(("cubes", "dollars"), [("S@1,1,0", 1), ("S@1,1,0 S@1,2,0", 3)])
def test_ex14_base_income_of_shops(cubes: str, dollars: int) -> None:
    assert city(cubes + " U@2,1,0").income() == dollars


@rule("7.5", "3.4.1", "3.4.3")
def test_ex14_base_income_of_the_hall() -> None:
    assert city("H@2,2,0").income() == 1


@rule("7.5", "3.7.1")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (23, 4)])
def test_ex15_money_points(money: int, points: int) -> None:
    assert city("H@2,2,0", money=money).total() == points
