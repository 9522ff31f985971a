"""Chapter 1 of RULES.md: words and geometry."""

from __future__ import annotations

import re

import pytest
from marks import rule
from rulebook import Rulebook

from faubourg.core.model import CHANCE, InvalidNotation
from faubourg.core.texts import LANGUAGES
from faubourg.games.town_center.components import COLOURS, HIGHEST, LETTERS, NAMES, triangle
from faubourg.games.town_center.draw.scene import letter
from faubourg.games.town_center.investment import pick_order
from faubourg.games.town_center.reasons import TOO_HIGH
from games.town_center.plain import touching
from games.town_center.table import city, start, table

BOOK = Rulebook("town_center")


@rule("1.1")
def test_six_kinds_have_the_letters_of_the_table() -> None:
    assert [row[0][0] for row in BOOK.rows("1.1")] == list(LETTERS)
    kinds = [row[1].replace("lift or car park", "lift") for row in BOOK.rows("1.1")]
    assert kinds == list(NAMES)


@rule("1.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_the_letters_of_the_board(language: str) -> None:
    book = Rulebook("town_center", "RULES.fr.md" if language == "fr" else "RULES.md")
    written = "".join(re.findall(r"\b[A-Z]\b", " ".join(row[0] for row in book.rows("1.1"))))
    in_order = ("office", "residence", "shop", "utility", "lift", "car-park", "hall")
    assert written == "".join(letter(language, kind) for kind in in_order)


@rule("1.1")
def test_five_kinds_are_in_bag_and_reserve_and_the_hall_is_not() -> None:
    assert [LETTERS[colour] for colour in COLOURS] == ["O", "R", "S", "U", "L"]


@rule("1.1", "A1")
def test_an_office_cube_is_an_office_or_a_hall() -> None:
    assert city("R@c3 O@b3 H@d3", step="grow").legal("grow residence")
    assert city("R@c3 O@b3 O@d3", step="grow").legal("grow residence")
    assert not city("R@c3 O@b3 U@d3", step="grow").legal("grow residence")


@rule("1.2")
def test_cells_are_named_by_column_from_the_left_and_row_from_the_top() -> None:
    site = start(1).rules.site
    assert site.cell_names[site.cells.index((1, 0))] == "b1"
    assert site.cell_names[site.cells.index((4, 3))] == "e4"


@rule("1.2")
def test_every_cell_of_a_board_is_center_or_suburb() -> None:
    board = start(1).board
    assert {zone for zone in board.zones} == {"C", "S"}
    assert len(board.zones) == 21


@rule("1.2")
def test_the_ground_is_level_0_and_the_highest_level_is_4() -> None:
    site = start(1).rules.site
    assert {level for _, level in site.places} == {0, 1, 2, 3, 4}
    with pytest.raises(InvalidNotation):
        start(1).rules.parse("build residence c3+5")


@rule("1.3")
def test_adjacent_means_one_coordinate_differs_by_one() -> None:
    site = start(1).rules.site
    places = [(*site.cells[cell], level) for cell, level in site.places]
    for position, place in enumerate(places):
        near = {places[other] for other in range(len(places)) if site.touch[position] >> other & 1}
        assert near == set(touching(place)) & set(places)


@rule("1.3")
def test_a_diagonal_contact_does_not_count() -> None:
    game = city("S@b2 LL@c3 U@c4", hand="S")
    assert game.why_not("build shop c2") is not None
    assert game.why_not("build shop c1") is None  # diagonal on the ground
    assert city("HS@b2 LL@c3 U@c4", hand="S").why_not("build shop c2") is None  # in height


@rule("1.3")
def test_the_border_of_the_suburb_makes_no_difference() -> None:
    assert city("S@a2 U@b2").income() == 1


@rule("1.4")
def test_a_unit_is_everything_of_one_colour_that_hangs_together() -> None:
    game = city("RR@b2 R@c2 R@d3 S@c3 SS@b4 LL@d4 U@d5")
    assert game.units("R") == [{"b2", "b2+1", "c2"}, {"d3"}]
    assert game.units("S") == [{"b4", "b4+1"}, {"c3"}]


@rule("1.4")
def test_units_are_found_afresh_after_every_cube() -> None:
    game = city("R@b3 R@d3 H@b2 O@b4 O@a3", step="grow")
    assert game.units("R") == [{"b3"}, {"d3"}]
    game.play("grow residence c3")
    assert game.units("R") == [{"b3", "c3", "d3"}]


@rule("1.5")
def test_two_lifts_side_by_side_stay_two_lifts() -> None:
    """Only the lower one touches the utility, so the higher one does not count."""
    assert city("LL@b3 LLL@c3 U@a3").limit == 2
    assert city("LL@b3 LLL@c3 U@c4").limit == 3


@rule("1.5", "A15")
def test_a_column_of_two_black_cubes_is_a_lift_and_no_car_park() -> None:
    game = city("LL@c3 R@b3 R@d3")
    assert game.car_parks() == []
    assert game.income() == 0


@rule("1.6")
def test_a_car_park_is_a_group_of_black_cubes_alone_in_their_cells() -> None:
    game = city("L@b3 L@b4 L@d3 L@d1 L@e2")
    assert game.car_parks() == [{"b3", "b4"}, {"d1"}, {"d3"}, {"e2"}]


@rule("1.6", "A12")
def test_the_ground_cube_of_a_lift_is_no_part_of_the_car_park_beside_it() -> None:
    assert city("L@b3 LL@c3 L@d3").car_parks() == [{"b3"}, {"d3"}]


@rule("1.7")
def test_a_unit_is_powered_by_one_of_its_cubes() -> None:
    assert city("S@b3 S@c3 S@d3 U@d2").income() == 6
    assert city("S@b3 S@c3 S@d3 U@e2").income() == 0


@rule("1.7")
def test_one_utility_powers_any_number_of_neighbours() -> None:
    game = city("U@c3 S@b3 S@d3 R@c2 LL@c4")
    assert (game.income(), game.limit) == (2, 2)
    assert game.score_lines()["residence-unit"] == [1]


@rule("1.7")
def test_power_does_not_travel() -> None:
    assert city("U@b3 R@c3 S@d3").income() == 0
    assert city("U@b3 L@c3 S@d3").income_lines()["shop-unit"] == [0]
    assert city("U@b3 S@c3 O@d3 S@e3").income() == 1


@rule("1.8", "A13")
@pytest.mark.parametrize(
    ("cubes", "limit"),
    [
        ("", 1),
        ("LLL@c3", 1),  # no power
        ("L@c3 U@b3", 1),  # a car park
        ("LL@c3 U@b3", 2),
        ("LLLLL@c3 U@b3", 5),
        ("LLLL@c3 LL@b2 U@a2", 2),  # the tall one has no power
        ("LLLL@c3 LL@b2 U@a2 U@c2", 4),
    ],
)
def test_the_tallest_powered_lift_is_the_limit(cubes: str, limit: int) -> None:
    assert city(cubes).limit == limit


@rule("1.8")
def test_the_limit_holds_for_the_whole_center() -> None:
    game = city("LL@b2 U@b1 H@d4 O@d3", hand="R")
    assert game.why_not("build residence d4+1") is None
    assert city("LL@b2 H@d4 O@d3", hand="R").why_not("build residence d4+1") == TOO_HIGH


@rule("1.9")
def test_turn_order_is_clockwise_and_reverse_order_ends_with_the_first_player() -> None:
    assert pick_order(2, 4)[:4] == [2, 3, 0, 1]
    assert pick_order(2, 4)[4:] == [1, 0, 3, 2]


@rule("1.9", "3.5.1")
def test_purchases_go_in_reverse_order() -> None:
    game = table(["H@c3"] * 4, money=[5] * 4, first=2)
    for seat in range(4):
        game.sit(seat).play("confirm")
    buyers: list[int] = []
    while game.step == "buy":
        buyers += game.actors
        game.follow("pass")
    assert buyers == [1, 0, 3, 2]


@rule("1.10")
def test_reserve_and_bag_are_counts_that_everybody_sees() -> None:
    game = table(["H@c3"] * 3, step="draw")
    for seat in (0, 1, 2, None):
        known = game.rules.known(game.state, seat)
        assert (known.bag, known.reserve) == ([9, 18, 9, 12, 12], [3, 24, 16, 8, 8])


@rule("1.10")
def test_every_cube_in_the_bag_is_equally_likely_to_come_out() -> None:
    game = table(["H@c3"] * 3, step="draw")
    game.state.actors = (CHANCE,)
    assert game.chances() == {"draw office": 9, "draw residence": 18, "draw shop": 9,
                              "draw utility": 12, "draw lift": 12}  # fmt: skip


@rule("1.11")
def test_triangular_numbers() -> None:
    assert [triangle(k) for k in range(6)] == [0, 1, 3, 6, 10, 15]


@rule("1.2", "3.2.4")
def test_no_column_has_room_for_a_sixth_cube() -> None:
    assert HIGHEST == 5
    assert "c3+1" not in city("LLLLL@c3 U@b3", hand="L").legal("build lift")
