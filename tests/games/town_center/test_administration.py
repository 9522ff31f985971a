"""Sections 3.5 and 3.6 of RULES.md: administration and the end of a round."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.model import CHANCE, InvalidNotation
from faubourg.games.town_center import reasons
from faubourg.games.town_center.administration import price
from faubourg.games.town_center.components import LIFT, UTILITY
from games.town_center.random_games import walk
from games.town_center.table import Table, city, table


def administration(game: Table) -> Table:
    """Everybody confirms; nothing grows; who can buy is asked."""
    for seat in game.actors:
        game.sit(seat).play("confirm")
    return game


@rule("3.5.1")
@pytest.mark.parametrize("name", ["office", "residence", "shop", "hall"])
def test_only_utilities_and_black_cubes_are_on_sale(name: str) -> None:
    with pytest.raises(InvalidNotation):
        city("H@c3", money=50, step="buy").rules.parse(f"buy {name} b2")


@rule("3.5.1")
def test_a_bought_cube_comes_from_the_reserve_and_is_placed_at_once() -> None:
    game = city("H@c3", money=5, step="buy").play("buy utility b2")
    assert (game.money, game.reserve["U"], game.cubes("U")) == (0, 15, {"b2"})


@rule("3.5.1")
def test_one_cube_at_most_is_bought() -> None:
    game = administration(table(["H@c3"] * 2, money=[50, 50]))
    assert game.actors == (1,)
    assert game.follow("buy utility b2").actors == (0,)
    assert game.follow("buy lift b2").step == "draw"


@rule("3.5.1")
def test_nobody_has_to_buy() -> None:
    game = city("H@c3", money=50, step="buy").play("pass")
    assert (game.money, game.cubes("U"), game.cubes("L")) == (50, set(), set())
    assert game.step == "draw"


@rule("3.5.1")
def test_who_cannot_buy_is_not_asked() -> None:
    game = administration(table(["H@c3"] * 3, money=[4, 3, 50]))  # and the hall pays 1
    assert game.actors == (2,)
    assert game.follow("pass").actors == (0,)
    assert game.follow("pass").step == "draw"


@rule("3.5.2", "A22")
@pytest.mark.parametrize(
    ("cubes", "utility", "lift"),
    [
        ("H@c3", 5, 5),
        ("H@c3 U@a3", 10, 5),
        ("H@c3 L@a3", 5, 10),
        ("H@c3 U@a3 U@b2 LLL@d4", 15, 20),
        ("H@c3 LL@d4 L@a3 L@b5", 5, 25),
    ],
)
def test_the_price_rises_with_every_cube_of_the_colour_in_the_city(
    cubes: str, utility: int, lift: int
) -> None:
    town = city(cubes).city
    assert (price(town, UTILITY), price(town, LIFT)) == (utility, lift)


@rule("3.5.2", "3.5.5")
def test_a_purchase_costs_its_price_and_is_refused_below_it() -> None:
    assert city("H@c3 U@a3", money=9, step="buy").why_not("buy utility b2") == reasons.TOO_DEAR
    assert city("H@c3 U@a3", money=10, step="buy").play("buy utility b2").money == 0


@rule("3.5.3")
def test_a_bought_utility_obeys_the_limits_of_height() -> None:
    game = city("HO@c3 LL@b3 U@b2 R@a3 O@d4", money=50, step="buy")
    assert game.why_not("buy utility d4+1") is None
    assert game.why_not("buy utility c3+2") == reasons.TOO_HIGH
    assert game.why_not("buy utility b3+2") == reasons.ON_A_LIFT
    assert game.why_not("buy utility a3") == reasons.SUBURB_FULL
    assert game.why_not("buy utility a2") is None
    assert game.why_not("buy utility d2+1") == reasons.FLOATING


@rule("3.5.4")
def test_the_first_black_cube_goes_on_any_empty_cell() -> None:
    game = city("H@c3", money=50, step="buy")
    assert game.legal("buy lift") == set(game.rules.site.cell_names) - {"c3"}
    assert game.play("buy lift a3").car_parks() == [{"a3"}]


@rule("3.5.4")
def test_further_black_cubes_go_only_on_black_columns_in_the_center() -> None:
    game = city("H@c3 L@b2 LLLL@d4 LLLLL@d2 L@a3", money=500, step="buy")
    assert game.legal("buy lift") == {"b2+1", "d4+4"}
    assert game.why_not("buy lift b4") == reasons.NO_NEW_CAR_PARK
    assert game.why_not("buy lift b3") == reasons.NO_NEW_CAR_PARK  # would extend one
    assert (
        game.why_not("buy lift c3+1") == reasons.NO_NEW_CAR_PARK
    )  # an empty cell would do no better
    assert game.why_not("buy lift b4+1") == reasons.NO_NEW_CAR_PARK
    assert game.why_not("buy lift b2+2") == reasons.FLOATING
    assert game.why_not("buy lift a3") == reasons.SUBURB_LIFT
    assert game.why_not("buy lift d2+4") == reasons.COLUMN_FULL


@rule("3.5.4")
def test_a_bought_black_cube_makes_or_raises_a_lift() -> None:
    game = city("H@c3 L@b2 U@b1", money=50, step="buy").play("buy lift b2+1")
    assert (game.limit, game.car_parks()) == (2, [])
    game = city("H@c3 LL@b2 U@b1", money=50, step="buy").play("buy lift b2+2")
    assert game.limit == 3


@rule("A23", "3.5.4")
def test_a_third_black_cube_need_not_go_on_the_lift() -> None:
    game = city("H@c3 LL@b2 L@d4", money=50, step="buy")
    assert game.legal("buy lift") == {"b2+2", "d4+1"}


@rule("A23")
def test_a_bought_lift_may_cut_a_car_park_in_two() -> None:
    game = city("L@b3 L@c3 L@d3", money=50, step="buy")
    assert game.car_parks() == [{"b3", "c3", "d3"}]
    assert game.play("buy lift c3+1").car_parks() == [{"b3"}, {"d3"}]


@rule("3.5.5")
def test_nothing_is_sold_that_the_reserve_does_not_have() -> None:
    game = city("H@c3", money=50, reserve="U0", step="buy")
    assert game.why_not("buy utility b2") == reasons.NONE_ON_SALE
    assert game.legal("buy lift")


@rule("3.5.5")
@pytest.mark.parametrize("black", ["L@a3", "LLLLL@b2"])
def test_black_cubes_on_which_none_can_go_rule_out_another(black: str) -> None:
    game = city(f"H@c3 {black}", money=500, step="buy")
    assert not game.legal("buy lift")
    assert game.legal("buy utility")
    assert game.why_not("buy lift b4") == game.why_not("buy lift c3+1") == reasons.NO_BLACK_COLUMN


@rule("3.5.6", "A25")
def test_nothing_grows_because_of_a_purchase_before_the_next_phase_3() -> None:
    """The ready residence has no place until the bought lift works."""
    town = "R@c3 H@b3 O@d3 O@c2 L@c4 U@c5"
    game = city(town, money=50, step="buy").play("buy lift c4+1")
    assert (game.step, game.cubes("R")) == ("draw", {"c3"})
    game.play("draw shop", "draw shop", "draw utility", "return shop")
    game.play("build shop a2", "build utility e4")
    assert game.step == "grow"


@rule("3.6.1")
def test_the_bag_goes_to_the_left() -> None:
    game = table(["H@c3"] * 3, money=[0] * 3, round=4, first=1)
    administration(game)
    assert (game.state.round, game.state.first) == (5, 2)
    again = administration(table(["H@c3"] * 3, money=[0] * 3, round=4, first=2))
    assert again.state.first == 0


@rule("3.6.1")
@pytest.mark.parametrize("seats", range(1, 9))
def test_there_are_ten_rounds(seats: int) -> None:
    rounds = {state.round for _, state in walk(seats, {}, f"rounds-{seats}")}
    assert rounds == set(range(11))  # 0 is the set-up


@rule("3.6.1", "A24")
def test_the_game_ends_after_the_purchases_of_round_10() -> None:
    game = administration(table(["H@c3"] * 2, money=[50, 50], round=10))
    assert (game.step, game.actors) == ("buy", (1,))
    game.follow("buy utility b2", "pass")
    assert (game.step, game.actors) == ("over", ())


@rule("3.6.1")
def test_a_round_begins_with_the_draw() -> None:
    game = administration(table(["H@c3"] * 2, money=[0, 0], round=9))
    assert (game.step, game.actors, game.state.round) == ("draw", (CHANCE,), 10)
