"""Section 3.4 of RULES.md: tax income."""

from __future__ import annotations

import pytest
from marks import rule
from rulebook import Rulebook

from games.town_center.table import city, table

BOOK = Rulebook("town_center")
# A snake of ten cells, so that a unit of any size may be laid out with its highest cube anywhere.
PATH = ["c3", "b3", "a3", "a4", "b4", "b5", "c5", "d5", "d4", "e4"]


def powered_unit(letter: str, size: int, level: int) -> str:
    """A unit of that size, its highest cube on that level: a column first, then along the ground.

    What does not fit in the column below that level is laid on the ground; a column shorter than
    the level stands on an office, so that the unit need not begin on the ground.
    """
    column = min(size, level + 1)
    base = "O" * (level + 1 - column)
    flat = [f"{letter}@{cell}" for cell in PATH[1 : 1 + size - column]]
    beside = "U" if size > column or not base else "O" * (level + 1 - column) + "U"
    return " ".join([f"{base}{letter * column}@c3", *flat, f"{beside}@c2"])


@rule("3.4.1", "7.6")
@pytest.mark.parametrize("row", BOOK.rows("3.4.1"), ids=lambda row: f"size-{row[0]}")
def test_a_powered_shop_pays_by_size_and_highest_floor(row: list[str]) -> None:
    size, *values = map(int, row)
    paid = [city(powered_unit("S", size, level)).income() for level in range(5)]
    assert paid == values


@rule("3.4.1")
def test_the_table_goes_to_ten_cubes() -> None:
    assert [int(row[0]) for row in BOOK.rows("3.4.1")] == list(range(1, 11))


@rule("3.4.1")
def test_a_shop_without_power_pays_nothing() -> None:
    assert city("SSS@c3 U@b2").income() == 0


@rule("3.4.1")
def test_a_shop_need_not_stand_on_the_ground() -> None:
    assert city("OOS@c3 OOU@b3").income() == 1 + 3


@rule("3.4.1")
def test_each_shop_unit_pays_for_itself() -> None:
    assert city("S@b3 U@c3 S@d3 S@d4").income_lines() == {"shop-unit": [1, 3]}


@rule("3.4.2")
@pytest.mark.parametrize("letter", "ORSULH")
def test_a_car_park_pays_for_cubes_of_every_colour(letter: str) -> None:
    """Beside the car park at c3: a column, so that even a black one is no part of it."""
    assert city(f"L@c3 {letter * 2}@b3").income_lines()["car-park"] == [1]


CAR_PARKS = [
    ("L@c3 L@b3 L@d3 O@c4", [1]),  # its own cubes do not count
    ("L@c3 L@b3 L@b4 R@c4", [1]),  # a cube that touches it twice counts once
    ("L@b3 R@c3 L@d3", [1, 1]),  # a cube that touches two pays to both
    ("L@c3 OO@b3 OO@d3 RR@c2 UU@c4", [4]),  # the most that one cube of it pays
    ("L@c3 O@b3 O@d3", [2]),  # no power is needed
    ("L@b3 LLL@c3", [1]),  # the ground cube of a lift pays too
    ("L@a3 O@b3 R@a2", [2]),  # in the Suburb as well
]


@rule("3.4.2", "A12", "A16")
@pytest.mark.parametrize(("cubes", "dollars"), CAR_PARKS)
def test_a_car_park_pays_for_each_cube_of_others_beside_it(cubes: str, dollars: list[int]) -> None:
    assert city(cubes).income_lines()["car-park"] == dollars
    assert city(cubes).income() == sum(dollars)


@rule("3.4.3")
def test_the_hall_pays_1() -> None:
    assert city("H@c3").income() == 1
    assert city("H@a3").income() == 1


@rule("3.4.3", "A15")
@pytest.mark.parametrize("cubes", ["LL@c3 O@b3 O@d3", "LLL@c3 O@b3 U@d3"])
def test_lifts_pay_nothing(cubes: str) -> None:
    """With power or without."""
    assert city(cubes).income() == 0


@rule("3.4.3", "A26", "7.6")
def test_money_has_no_upper_limit() -> None:
    game = table(["H@c3"] * 2, money=[99, 1000])
    for seat in (0, 1):
        game.sit(seat).play("confirm")
    assert [game.sit(seat).money for seat in (0, 1)] == [100, 1001]
    known = game.rules.known(game.state, None)
    assert [city.money for city in known.cities] == [100, 1001]


@rule("3.4.1", "3.4.2", "3.4.3")
def test_income_is_paid_to_everybody_after_development() -> None:
    """The shop of seat 1 grows first and pays for two cubes."""
    game = table(["H@c3", "S@c3 U@c4 R@b3 R@d3"], money=[0, 0])
    for seat in (0, 1):
        game.sit(seat).play("confirm")
    assert [game.sit(seat).money for seat in (0, 1)] == [0, 0]
    game.follow("grow shop c2")
    assert [game.sit(seat).money for seat in (0, 1)] == [1, 3]
