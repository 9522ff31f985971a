"""Section 3.3 of RULES.md: development."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.model import InvalidNotation
from faubourg.games.town_center import reasons
from faubourg.games.town_center.state import BUILD, BUY
from games.town_center.table import Table, city, crowd, table

RESIDENCES = {1: "R@c3", 2: "R@c3 R@c4", 3: "R@c2 R@c3 R@c4"}
SHOPS = {1: "S@c3", 2: "S@c3 S@c4", 3: "S@c2 S@c3 S@c4"}
BESIDE = {1: ["b3", "d3", "c2", "c4"], 2: ["b3", "d3", "b4", "d4"], 3: ["b2", "d2", "b4", "d4"]}


def confirm_all(game: Table) -> Table:
    """Construction is over; the first city that can grow is asked."""
    for seat in game.actors:
        game.sit(seat).play("confirm")
    return game


@rule("3.3.1")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_residence_needs_one_office_more_than_it_has_cubes(size: int) -> None:
    offices = [f"O@{place}" for place in BESIDE[size]]
    ready = city(" ".join([RESIDENCES[size], *offices[: size + 1]]), step="grow")
    assert ready.legal("grow residence")
    not_ready = city(" ".join([RESIDENCES[size], *offices[:size]]), step="grow")
    assert (
        not_ready.why_not("grow residence c5" if size > 1 else "grow residence c4")
        == reasons.RESIDENCE_NOT_READY
    )
    assert not not_ready.choices()


@rule("3.3.1", "A1")
def test_the_hall_makes_residences_grow() -> None:
    assert city("R@c3 H@b3 O@d3", step="grow").legal("grow residence") == {"c2", "c4"}
    assert not city("R@c3 O@d3", step="grow").choices()


@rule("3.3.1")
def test_an_office_that_touches_two_cubes_of_a_unit_counts_once() -> None:
    """The office at c3 touches two of the unit's three cubes; with b4 and a2 that makes three."""
    unit = "R@b3 R@b2 R@c2 "
    assert not city(unit + "O@c3 O@b4 O@a2", step="grow").choices()
    assert city(unit + "O@c3 O@b4 O@a2 O@d2", step="grow").choices()


@rule("3.3.1")
def test_an_office_above_or_below_counts() -> None:
    assert city("LLL@b2 U@b1 ORO@c3", step="grow").legal("grow residence") == set()
    game = city("LLL@b2 U@b1 ORO@c3 O@d3", step="grow")
    assert game.why_not("grow residence d3+1") is None


@rule("A18", "3.3.1")
def test_more_offices_than_needed_are_fine() -> None:
    assert city("R@c3 O@b3 O@d3 O@c4", step="grow").legal("grow residence") == {"c2"}


@rule("A18", "3.3.2")
def test_more_residences_than_needed_are_fine() -> None:
    assert city("S@c3 R@b3 R@d3 R@c4", step="grow").legal("grow shop") == {"c2"}


@rule("3.3.2")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_shop_needs_one_residence_unit_more_than_it_has_cubes(size: int) -> None:
    homes = {1: BESIDE[1], 2: ["b3", "d3", "c2", "c5"], 3: ["b2", "d2", "b4", "d4"]}[size]
    units = [f"R@{place}" for place in homes]
    ready = city(" ".join([SHOPS[size], *units[: size + 1]]), step="grow")
    assert ready.legal("grow shop")
    not_ready = city(" ".join([SHOPS[size], *units[:size]]), step="grow")
    assert not not_ready.choices()
    open_place = {1: "c4", 2: "b4", 3: "c5"}[size]
    assert not_ready.why_not(f"grow shop {open_place}") == reasons.SHOP_NOT_READY


@rule("3.3.2")
def test_units_count_and_not_cubes() -> None:
    """Both residences that touch the shop are one unit, joined at b2."""
    assert not city("S@c3 R@b3 R@b2 R@c2", step="grow").choices()
    assert city("S@c3 R@b3 R@c2", step="grow").legal("grow shop") == {"d3", "c4"}


@rule("3.3.2")
def test_size_and_power_of_the_residences_do_not_matter() -> None:
    assert city("S@c3 R@b3 R@b2 R@d3 R@d4", step="grow").legal("grow shop") == {"c2", "c4"}
    assert city("S@c3 R@b3 R@d3 U@b2", step="grow").legal("grow shop") == {"c2", "c4"}


@rule("3.3.3")
def test_power_is_not_needed_to_grow() -> None:
    game = city("R@c3 O@b3 O@d3 S@b2 R@b1 R@a2", step="grow")
    assert not game.cubes("U")
    assert game.legal("grow residence") and game.legal("grow shop")


@rule("3.3.3")
@pytest.mark.parametrize("name", ["office", "utility", "lift", "hall"])
def test_other_colours_never_grow(name: str) -> None:
    with pytest.raises(InvalidNotation):
        city("R@c3 O@b3 O@d3", step="grow").rules.parse(f"grow {name} c4")


@rule("3.3.4")
def test_the_new_cube_comes_from_the_reserve() -> None:
    game = city("R@c3 H@b3 O@d3", step="grow", seats=2).play("grow residence c4")
    assert (game.reserve["R"], game.cubes("R")) == (29, {"c3", "c4"})


@rule("3.3.4")
def test_the_new_cube_must_touch_the_unit() -> None:
    game = city("R@c3 H@b3 O@d3 R@b1", step="grow")
    assert game.why_not("grow residence d4") == reasons.NO_UNIT
    assert game.why_not("grow residence c1") == reasons.RESIDENCE_NOT_READY  # touches another unit
    assert game.why_not("grow residence c4") is None


@rule("3.3.4")
def test_the_new_cube_obeys_the_limits_of_height() -> None:
    flat = city("R@c3 H@b3 O@d3 L@c4", step="grow")
    assert flat.why_not("grow residence c3+1") == reasons.TOO_HIGH
    assert flat.why_not("grow residence c4+1") == reasons.ON_A_LIFT
    tall = city("R@c3 H@b3 O@d3 LL@c4 U@c5", step="grow")
    assert tall.legal("grow residence") == {"c2", "c3+1"}


@rule("3.3.4", "3.3.6")
def test_a_unit_may_grow_into_the_suburb_but_not_onto_it() -> None:
    game = city("R@b3 H@b2 O@b4 O@c3 U@d3", step="grow")
    assert game.legal("grow residence") == {"a3"}
    full = city("R@b3 H@b2 O@b4 O@c3 U@a3", step="grow")
    assert full.why_not("grow residence a3") == reasons.SUBURB_FULL
    assert not full.choices()


@rule("3.3.4", "A17")
@pytest.mark.parametrize(
    ("cubes", "words", "letter"),
    [
        ("R@b3 R@d3 H@b2 O@b4", "grow residence c3", "R"),
        ("S@b3 S@d3 R@b2 R@b4", "grow shop c3", "S"),
    ],
)
def test_units_that_touch_are_one_unit_at_once(cubes: str, words: str, letter: str) -> None:
    game = city(cubes, step="grow")
    assert len(game.units(letter)) == 2
    assert game.play(words).units(letter) == [{"b3", "c3", "d3"}]


@rule("A17")
def test_shops_that_have_merged_are_counted_as_one_in_the_same_phase() -> None:
    """Each shop alone would be ready; together, three cubes with four homes, they grow once."""
    game = city("S@b3 S@d3 R@b2 R@b4 R@d2 R@d4", step="grow").play("grow shop c3")
    assert game.legal("grow shop") == {"a3", "e3", "c2", "c4"}
    game.play("grow shop a3")
    assert game.step != "grow"


@rule("3.3.5")
def test_a_ready_unit_without_a_place_does_not_grow() -> None:
    game = confirm_all(city(crowd("", "R@c3"), seats=2))
    assert game.step != "grow"


@rule("3.3.5")
@pytest.mark.parametrize(
    ("cubes", "reserve", "words"),
    [
        ("R@c3 H@b3 O@d3", "R0", "grow residence c4"),
        ("S@c3 R@b3 R@d3", "S0", "grow shop c4"),
    ],
)
def test_a_ready_unit_does_not_grow_when_its_colour_has_run_out(
    cubes: str, reserve: str, words: str
) -> None:
    game = city(cubes, reserve=reserve, step="grow")
    assert game.why_not(words) == reasons.RESERVE_EMPTY
    assert confirm_all(city(cubes, reserve=reserve, seats=2)).step != "grow"


@rule("3.3.6", "A21")
def test_nobody_may_refuse_to_grow() -> None:
    game = city("R@b3 H@b2 O@b4 O@c3", step="grow")
    assert game.choices() == {"grow residence a3"}
    assert game.why_not("pass") == reasons.WRONG_STEP[BUY]
    assert game.why_not("confirm") == reasons.WRONG_STEP[BUILD]


@rule("3.3.6")
def test_growth_goes_on_as_long_as_anything_can_grow() -> None:
    game = confirm_all(city("R@c3 H@b3 O@d3 O@c2 O@b4", seats=2))
    game.play("grow residence c4")  # two cubes, four offices
    assert game.choices() == {"grow residence d4", "grow residence c5"}
    game.play("grow residence d4")  # three cubes, four offices
    assert game.step == "grow"
    game.play("grow residence d5")  # four cubes, four offices
    assert game.step != "grow"


@rule("3.3.6")
def test_the_owner_chooses_which_unit_grows_and_where() -> None:
    game = city("R@b2 H@b1 O@a2 S@d4 R@d5 R@e4", step="grow")
    assert game.legal("grow residence") == {"c2", "b3"}
    assert game.legal("grow shop") == {"c4", "d3"}


@rule("3.3.6")
def test_one_growth_may_make_another_possible() -> None:
    """The new residence touches the shop and is the second unit beside it."""
    game = city("R@b2 H@b1 O@a2 S@d3 R@d4 O@b3", step="grow")
    assert not game.legal("grow shop")
    game.play("grow residence c2", "grow residence d2")
    assert game.legal("grow shop")


@rule("3.3.6")
def test_one_growth_may_make_another_impossible() -> None:
    """Growing at b3 or c2 joins two residence units, so the shop has one neighbour unit less."""
    town = "S@c3 R@c2 R@b3 H@b1 O@c1 O@d2"
    shop_first = city(town, step="grow")
    assert shop_first.legal("grow shop")
    home_first = city(town, step="grow").play("grow residence b2")
    assert not home_first.legal("grow shop")


@rule("3.3.7", "A19", "A20")
def test_whole_cities_develop_in_reverse_order() -> None:
    """Each city grows twice; the first player is seat 2."""
    town = "R@c3 H@b3 O@d3 O@c2"
    game = confirm_all(table([town] * 3, first=1))
    asked: list[int] = []
    while game.step == "grow":
        asked += game.actors
        game.follow(sorted(game.sit(game.actors[0]).choices())[0])
    assert asked == [0, 0, 2, 2, 1, 1]


@rule("3.3.7", "A19")
def test_in_a_shortage_the_last_city_takes_all_it_can() -> None:
    town = "R@c3 H@b3 O@d3 O@c2"
    game = confirm_all(table([town] * 2, reserve="R2", money=[0, 0]))
    game.follow("grow residence c4", "grow residence c5")
    assert [len(game.sit(seat).cubes("R")) for seat in (0, 1)] == [1, 3]
    assert game.step != "grow"


@rule("3.3.7", "A20")
def test_with_enough_cubes_the_order_of_the_cities_does_not_matter() -> None:
    towns = ["R@c3 H@b3 O@d3 O@c2", "S@c3 R@b3 R@d3"]
    results = []
    for first in (0, 1):
        game = confirm_all(table(towns, money=[0, 0], first=first))
        while game.step == "grow":
            game.follow(sorted(game.sit(game.actors[0]).choices())[0])
        results.append([city.cubes for city in game.state.cities])
    assert results[0] == results[1]
